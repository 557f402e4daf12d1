/** What those who follow one table say in its match. */
import type { ClientMessage } from '@lurk/table';
import { type Audience, type Follower, say } from './audience.ts';
import { type Effect, type Refuse, Refused } from './committer.ts';
import type { TableMatch } from './table-match.ts';

export type Answer = Extract<ClientMessage, { t: 'answer' | 'unseal' }>;
export type Attention = Extract<ClientMessage, { t: 'seen' | 'wants' }>;

export class TablePlay {
  readonly #match: TableMatch;
  readonly #audience: Audience;

  constructor(match: TableMatch, audience: Audience) {
    this.#match = match;
    this.#audience = audience;
  }

  answer(follower: Follower, message: Answer, refused: Refuse): void {
    const { viewer } = follower;
    if (viewer === 'public') throw new Refused('notSeated');
    const actor = this.#match.played();
    this.#match.wake(actor);
    const { key, decision: id } = message;
    const input = message.t === 'answer' ? { seat: viewer, id, choice: message.choice } : { seat: viewer, id, unseal: true as const };
    const accepted = (receipt: string | null): void => follower.send(say(receipt ? { t: 'ok', key, receipt } : { t: 'ok', key }));
    actor.hear(input, { key, accepted, refused });
  }

  /** A courtesy, said aloud; it changes when bots answer, and nothing else. */
  giveWay({ viewer }: Follower): Effect {
    if (viewer === 'public') throw new Refused('notSeated');
    if (!this.#match.played().driver.giveWay(viewer)) throw new Refused('notNow');
    return { writes: [], tell: () => this.#audience.tell({ t: 'givesWay', seat: viewer }) };
  }

  /** A seat says what it has seen, or how it wants to be asked: nothing of the match itself changes. */
  attend({ viewer }: Follower, message: Attention): void {
    const actor = this.#match.played();
    if (message.t === 'seen') {
      if (viewer !== 'public') actor.driver.sawTill(viewer, message.n);
      return;
    }
    if (viewer === 'public') throw new Refused('notSeated');
    const { t: _, ...wants } = message;
    // Its own affair: those who sit there hear of it, on whatever device, and nobody else.
    actor.want(viewer, wants, (now) => this.#audience.tell({ t: 'wants', ...now }, (other) => other.viewer === viewer));
  }
}
