/** What those who follow one table say in its match. */
import type { Seat } from '@lurk/kernel';
import type { ClientMessage } from '@lurk/table';
import { type Effect, type Losing, Refused } from '../../commit/committer.ts';
import { type Audience, type Follower, say } from '../audience.ts';
import type { TableMatch } from './match.ts';

export type Answer = Extract<ClientMessage, { t: 'answer' | 'unseal' }>;
export type Attention = Extract<ClientMessage, { t: 'seen' | 'wants' }>;

/** What other servers of this table are to hear. */
type Heard = { t: 'seen'; seat: Seat; n: number } | { t: 'way'; seat: Seat };

export class TablePlay {
  readonly #match: TableMatch;
  readonly #audience: Audience;
  readonly #tellOthers: (word: Heard) => void;

  constructor(match: TableMatch, audience: Audience, tellOthers: (word: Heard) => void) {
    this.#match = match;
    this.#audience = audience;
    this.#tellOthers = tellOthers;
  }

  answer(follower: Follower, message: Answer, lost: Losing): void {
    const { viewer } = follower;
    if (viewer === 'public') throw new Refused('notSeated');
    const actor = this.#match.played();
    this.#match.wake(actor);
    const { key, decision: id } = message;
    const input = message.t === 'answer' ? { seat: viewer, id, choice: message.choice } : { seat: viewer, id, unseal: true as const };
    const accepted = (receipt: string | null): void => follower.send(say(receipt ? { t: 'ok', key, receipt } : { t: 'ok', key }));
    actor.hear(input, { key, accepted, refused: lost, again: () => lost('overtaken') });
  }

  /** A courtesy, said aloud; it changes when bots answer, and nothing else. */
  giveWay({ viewer }: Follower): Effect {
    if (viewer === 'public') throw new Refused('notSeated');
    if (!this.#match.played().driver.giveWay(viewer)) throw new Refused('notNow');
    const tell = (): void => {
      this.#audience.tell({ t: 'givesWay', seat: viewer });
      this.#tellOthers({ t: 'way', seat: viewer });
    };
    return { writes: [], tell };
  }

  /** A seat says what it has seen, or how it wants to be asked: nothing of the match itself changes. */
  attend({ viewer }: Follower, message: Attention, lost: Losing): void {
    const actor = this.#match.played();
    if (message.t === 'seen') {
      if (viewer === 'public') return;
      actor.driver.sawTill(viewer, message.n);
      this.#tellOthers({ t: 'seen', seat: viewer, n: message.n });
      return;
    }
    if (viewer === 'public') throw new Refused('notSeated');
    const { t: _, ...wants } = message;
    // Its own affair: those who sit there hear of it, on whatever device, and nobody else.
    actor.want(viewer, wants, (now) => this.#audience.tell({ t: 'wants', ...now }, (other) => other.viewer === viewer), lost);
  }
}
