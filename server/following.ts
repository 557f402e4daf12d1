/** Those who follow one table: whose stream each of them gets, and what of it they have to be sent. */
import type { Viewer } from '@lurk/kernel';
import type { Telling } from '@lurk/table';
import type { Actor } from './actor.ts';
import { type Audience, type Follower, say } from './audience.ts';
import { catchUp, type Had, type Missed, wholeView } from './catch-up.ts';
import type { Keeper, Refuse } from './committer.ts';
import { seatOf, type TableState } from './lobby.ts';
import type { Services } from './services.ts';
import type { TableMatch } from './table-match.ts';

/** The table that is followed. */
export interface Followed {
  keeper: Keeper;
  audience: Audience;
  match: TableMatch;
  /** As everybody was told. */
  shown(): TableState;
  /** Looks first at what other servers have done. */
  look(): Promise<void>;
  /** Somebody is here from now on: they have yet to be told of the table, but not of its match. */
  came(follower: Follower): void;
}

export class Following {
  readonly #services: Services;
  readonly #at: Followed;

  constructor(services: Services, at: Followed) {
    this.#services = services;
    this.#at = at;
  }

  follow(follower: Follower, had: Had, refused: Refuse): void {
    const { audience, keeper } = this.#at;
    const come = async (): Promise<void> => {
      if (follower.isGone) return;
      await this.#at.look();
      const viewer = this.#viewerOf(follower);
      // Whoever is here already has been sent everything, whatever had reached them when they said this.
      const has = audience.includes(follower) && follower.viewer === viewer;
      const missed = await this.#missedBy(viewer, has ? { ...had, isSent: true } : had);
      if (follower.isGone) return;
      audience.add(follower);
      this.#assign(follower);
      this.#at.came(follower);
      this.#catchUp(follower, missed);
    };
    this.#services.committer.settled(keeper, come, refused);
  }

  /** A player gets the stream of their own seat and no other: nobody can be a watcher of their own table. */
  #viewerOf({ player }: Follower): Viewer {
    return seatOf(this.#at.shown(), player.id) ?? 'public';
  }

  #assign(follower: Follower): void {
    follower.viewer = this.#viewerOf(follower);
  }

  /** Somebody may have sat down or stood up. */
  assignAll(): void {
    for (const follower of this.#at.audience.all) this.#assign(follower);
  }

  /** Everything again, for one follower. */
  sync(follower: Follower, refused: Refuse): void {
    const again = async (): Promise<void> => {
      if (!follower.isGone) this.#catchUp(follower, await this.#missedBy(follower.viewer));
    };
    this.#services.committer.settled(this.#at.keeper, again, refused);
  }

  /** Everything again, or what they have not had, for everybody: read now, sent when the table itself has been told. */
  async readAgain(had?: (viewer: Viewer) => Had): Promise<() => void> {
    const missed = new Map<Viewer, Missed>();
    for (const follower of this.#at.audience.all) {
      const viewer = this.#viewerOf(follower);
      if (!missed.has(viewer)) missed.set(viewer, await this.#missedBy(viewer, had?.(viewer)));
    }
    return () => {
      for (const follower of this.#at.audience.all) this.#catchUp(follower, missed.get(follower.viewer) ?? (() => []));
    };
  }

  /** What everybody is sent of a match that begins: as it is now. Nobody comes before they are told, but somebody may answer what they cannot know yet. */
  atBeginning(actor: Actor, telling: Telling): () => void {
    const { audience } = this.#at;
    const views = new Map<Viewer, string>();
    for (const { viewer } of audience.all) if (!views.has(viewer)) views.set(viewer, wholeView(this.#services, actor, viewer, [telling]));
    return () => {
      for (const follower of audience.all) {
        this.#tellWants(follower);
        follower.send(views.get(follower.viewer) ?? '');
      }
    };
  }

  /** What somebody has to be sent, by what they have: read while nothing else happens at this table. Brings the match into memory. */
  async #missedBy(viewer: Viewer, had: Had = { match: undefined, last: 0 }): Promise<Missed> {
    const { match } = this.#at;
    await match.load();
    return match.actor ? catchUp(this.#services, match.actor, viewer, had) : () => [];
  }

  #catchUp(follower: Follower, missed: Missed): void {
    const { match } = this.#at;
    if (!match.actor) return;
    if (follower.viewer !== 'public' && !match.isHeld) match.wake(match.actor);
    this.#tellWants(follower);
    for (const text of missed()) follower.send(text);
  }

  #tellWants(follower: Follower): void {
    const { actor } = this.#at.match;
    if (actor && follower.viewer !== 'public') follower.send(say({ t: 'wants', ...actor.host.wantsOf(follower.viewer) }));
  }
}
