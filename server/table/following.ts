/** Admits followers to one table: which viewer's stream each of them gets, and the frames they have missed. */
import { must, type Viewer } from '@lurk/kernel';
import type { RefusalCode, Telling } from '@lurk/table';
import type { TableSync } from '../cluster/table-sync.ts';
import type { Keeper, Refuse } from '../commit/committer.ts';
import type { Services } from '../services.ts';
import { comingFrom, isOut, turnedAway } from './admission.ts';
import { type Audience, type Follower, say } from './audience.ts';
import { seatOf, type TableState } from './lobby.ts';
import type { Actor } from './match/actor.ts';
import { type Behind, catchUp, type Had, type Missed, wholeView } from './match/catch-up.ts';
import type { TableMatch } from './match/match.ts';

export interface FollowingDeps {
  readonly keeper: Keeper;
  readonly audience: Audience;
  readonly match: TableMatch;
  readonly shown: TableState;
  readonly sync: Pick<TableSync, 'lookNow'> | null;
  /** A follower is in, and is told of the table, but not of its match. */
  came(follower: Follower): void;
  unfollow(follower: Follower): void;
  /** Somebody who may not come in without a word wants to. */
  knocked(follower: Follower): void;
}

/** A follower to be admitted, or one who asks for everything again. */
interface Comer {
  readonly follower: Follower;
  /** What they have, as they say; null for a follower who wants everything again. */
  readonly had: Had | null;
  /** Admitted and told, or gone. */
  done(): void;
  refused: Refuse;
}

const NOTHING: Had = { match: undefined, last: 0 };

export class Following {
  readonly #services: Services;
  readonly #table: FollowingDeps;
  /** Waiting to be admitted: all of them in one go, so that the table is read once for all. */
  #waiting: Comer[] = [];

  constructor(services: Services, table: FollowingDeps) {
    this.#services = services;
    this.#table = table;
  }

  /** Subscribes a follower and sends what they have missed. Resolves once they are admitted or refused. */
  follow(follower: Follower, had: Had, refused: Refuse): Promise<void> {
    return new Promise((done) => {
      const turnAway: Refuse = (code) => {
        refused(code);
        done();
      };
      this.#wait({ follower, had, done, refused: turnAway });
    });
  }

  /** Everything again, for one follower. */
  resend(follower: Follower, refused: Refuse): void {
    this.#wait({ follower, had: null, done() {}, refused });
  }

  #wait(comer: Comer): void {
    this.#waiting.push(comer);
    if (this.#waiting.length > 1) return;
    const { committer, tableReads } = this.#services;
    let coming: Comer[] | null = null;
    // Followers who arrive before the job runs are admitted with it.
    const open = (): Promise<void> =>
      tableReads.run(() => {
        coming = this.#takeWaiting();
        return this.#letIn(coming);
      });
    committer.settled(this.#table.keeper, open, (code) => {
      for (const { refused } of coming ?? this.#takeWaiting()) refused(code);
    });
  }

  #takeWaiting(): Comer[] {
    const all = this.#waiting;
    this.#waiting = [];
    return all;
  }

  /** Reads the table once for all of them, and what they have missed once. */
  async #letIn(coming: readonly Comer[]): Promise<void> {
    const { guard } = this.#services;
    // Nothing is read for connections that are closed already.
    const missedBy = coming.some(({ follower }) => !follower.isGone) ? await this.#missedBy(coming) : null;
    for (const comer of coming) {
      const why = this.#turnsAway(comer.follower);
      if (why) {
        comer.refused(why);
        continue;
      }
      // A failure with one of them must not keep the others out.
      const isIn = !missedBy || comer.follower.isGone || guard.attempt('coming', () => this.#welcome(comer, missedBy(comer)));
      if (isIn) comer.done();
      else comer.refused('storage');
    }
  }

  #turnsAway(follower: Follower): RefusalCode | null {
    const { shown, audience } = this.#table;
    if (audience.includes(follower)) return null;
    const why = turnedAway(shown, comingFrom(shown.code, follower));
    if (why === 'atDoor') this.#table.knocked(follower);
    return why;
  }

  async #missedBy(coming: readonly Comer[]): Promise<(comer: Comer) => Missed> {
    const { audience } = this.#table;
    await this.#table.sync?.lookNow();
    const behind = new Map<Comer, Behind>();
    for (const comer of coming) {
      const { follower, had } = comer;
      const viewer = this.#viewerOf(follower);
      // A follower already subscribed has been sent everything, whatever had arrived when they asked.
      const isSent = audience.includes(follower) && follower.viewer === viewer;
      behind.set(comer, { viewer, had: had ? { ...had, isSent } : NOTHING });
    }
    const missed = await this.#read([...behind.values()]);
    return (comer) => missed(must(behind.get(comer)));
  }

  #welcome({ follower, had }: Comer, missed: Missed): void {
    if (had) {
      this.#table.audience.add(follower);
      this.#assign(follower);
      this.#table.came(follower);
    }
    this.#catchUp(follower, missed);
  }

  /** A player gets the stream of their own seat and no other: no player can watch their own table. */
  #viewerOf({ player }: Follower): Viewer {
    return seatOf(this.#table.shown, player.id) ?? 'public';
  }

  #assign(follower: Follower): void {
    follower.viewer = this.#viewerOf(follower);
  }

  /** Seats may have changed hands, and somebody may have been put out. */
  assignAll(): void {
    const { shown, match, audience } = this.#table;
    for (const follower of [...audience.all]) {
      if (isOut(shown, follower.player)) {
        this.#assign(follower);
        follower.send(say({ t: 'refused', code: 'removed', of: 'follow' }));
        this.#table.unfollow(follower);
      } else if (shown.state !== 'playing' || !match.actor) this.#assign(follower);
      // Whoever takes over from a bot comes anew: no frame of their seat may reach them before all that it was told.
      else if (follower.viewer !== this.#viewerOf(follower)) void this.follow(follower, NOTHING, () => {});
    }
  }

  /** Everything, or what each viewer has missed, for all followers: read now, sent by the function returned. */
  async readAgain(had: (viewer: Viewer) => Had = () => NOTHING): Promise<() => void> {
    const viewers = new Map<Viewer, Behind>();
    for (const follower of this.#table.audience.all) {
      const viewer = this.#viewerOf(follower);
      if (!viewers.has(viewer)) viewers.set(viewer, { viewer, had: had(viewer) });
    }
    const missedBy = await this.#read([...viewers.values()]);
    return () => {
      for (const follower of this.#table.audience.all) {
        const behind = viewers.get(follower.viewer);
        this.#catchUp(follower, behind ? missedBy(behind) : () => []);
      }
    };
  }

  /** The first views of a match, made now and sent by the function returned: by then an early answer may have changed the match. */
  atBeginning(actor: Actor, telling: Telling): () => void {
    const { audience } = this.#table;
    const views = new Map<Viewer, string>();
    for (const { viewer } of audience.all) if (!views.has(viewer)) views.set(viewer, wholeView(this.#services, actor, viewer, [telling]));
    return () => {
      for (const follower of audience.all) {
        this.#tellWants(follower);
        follower.send(views.get(follower.viewer) ?? '');
      }
    };
  }

  /** What each of these has missed, read while nothing else happens at this table. Loads the match. */
  async #read(crowd: readonly Behind[]): Promise<(behind: Behind) => Missed> {
    const { match } = this.#table;
    if (crowd.length > 0) await match.load();
    return match.actor ? catchUp(this.#services, match.actor, crowd) : () => () => [];
  }

  #catchUp(follower: Follower, missed: Missed): void {
    const { match } = this.#table;
    if (!match.actor) return;
    if (follower.viewer !== 'public') match.wakeUnlessHeld();
    this.#tellWants(follower);
    for (const text of missed()) follower.send(text);
  }

  #tellWants(follower: Follower): void {
    const { actor } = this.#table.match;
    if (actor && follower.viewer !== 'public') follower.send(say({ t: 'wants', ...actor.host.wantsOf(follower.viewer) }));
  }
}
