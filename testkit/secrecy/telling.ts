/** What a game says of its events must hold together: who may hear what, what comes out of it, and after what nothing can be taken back. */
import { type GameTypes, keysOf } from '@lurk/kernel';
import type { Proof } from '../proof.ts';
import type { Report } from '../report.ts';

export function checkTelling<G extends GameTypes>(game: Proof<G>, report: Report): void {
  const isPrivate = (t: G['Event']['t']): boolean => game.isPrivate({ t } as G['Event']);
  for (const t of game.events)
    if (isPrivate(t) !== Boolean(game.hears[t]))
      report.fail(`${t} is told to ${isPrivate(t) ? 'some alone, and nobody says to whom' : 'everybody, and it is said to whom'}`);
  for (const t of keysOf(game.comesOut)) {
    if (!game.events.includes(t)) report.fail(`something comes out by ${t}, which is never told`);
    if (!isPrivate(t) && !game.final.includes(t)) report.fail(`something comes out by ${t}, and yet it can be taken back`);
  }
}
