/** What the followers of a table say in its match: answers, courtesies, and how they want to be asked. */
import type { ClientMessage } from '@lurk/table';
import type { TableSync } from '../../cluster/table-sync.ts';
import { type Effect, Refused, type Reject } from '../../commit/committer.ts';
import { type Audience, type Follower, say } from '../audience.ts';
import type { TableMatch } from './match.ts';

export type AnswerMessage = Extract<ClientMessage, { t: 'answer' | 'unseal' }>;
export type Attention = Extract<ClientMessage, { t: 'seen' | 'wants' }>;

export interface PlayDeps {
  readonly code: string;
  readonly match: TableMatch;
  readonly audience: Audience;
  readonly sync: Pick<TableSync, 'notify'> | null;
}

export class TablePlay {
  readonly #table: PlayDeps;

  constructor(table: PlayDeps) {
    this.#table = table;
  }

  answer(follower: Follower, message: AnswerMessage, rejected: Reject): void {
    const { viewer } = follower;
    const { match } = this.#table;
    if (viewer === 'public') throw new Refused('notSeated');
    const { driver } = match.played();
    match.wake();
    const { key, decision: id } = message;
    const input = message.t === 'answer' ? { seat: viewer, id, choice: message.choice } : { seat: viewer, id, unseal: true as const };
    const accepted = (receipt: string | null): void => follower.send(say(receipt ? { t: 'ok', key, receipt } : { t: 'ok', key }));
    driver.hear(input, { key, accepted, refused: rejected, conflict: () => rejected('conflict') });
  }

  /** A courtesy everybody is told of; it changes when bots answer, and nothing else. */
  giveWay({ viewer }: Follower): Effect {
    const { code, match, audience, sync } = this.#table;
    if (viewer === 'public') throw new Refused('notSeated');
    if (!match.played().driver.giveWay(viewer)) throw new Refused('notNow');
    const tell = (): void => {
      audience.tell({ t: 'givesWay', seat: viewer });
      sync?.notify({ t: 'way', code, seat: viewer });
    };
    return { writes: [], tell };
  }

  /** A seat says what it has seen, or how it wants to be asked: nothing of the match itself changes. */
  attend({ viewer }: Follower, message: Attention, rejected: Reject): void {
    const { code, match, sync } = this.#table;
    const actor = match.played();
    if (message.t === 'seen') {
      if (viewer === 'public') return;
      actor.driver.sawTill(viewer, message.n);
      sync?.notify({ t: 'seen', code, seat: viewer, n: message.n });
      return;
    }
    if (viewer === 'public') throw new Refused('notSeated');
    const { t: _, ...wants } = message;
    actor.want(viewer, wants, rejected);
  }
}
