/** Sealed answers are delivered together: in which order they came in must not matter. */
import { anySeal, apply, copyState, type GameTypes, type Match, resume, waitingFor } from '@lurk/kernel';
import type { Report } from '../report.ts';
import type { Below } from './player.ts';

/** All orders of up to four; beyond that as many orders drawn at random, each seat being the last to answer in its turn. */
const MOST = 24;

export function orders<T>(list: T[], below: Below): T[][] {
  if (list.length < 2) return [list];
  if (list.length <= 4) return list.flatMap((last, i) => orders(list.toSpliced(i, 1), below).map((rest) => [...rest, last]));
  return Array.from({ length: MOST }, (_, n) => {
    const rest = list.slice();
    const [last] = rest.splice(n % list.length, 1);
    const mixed = list.slice(1).map(() => rest.splice(below(rest.length), 1)[0]);
    return [...mixed, last!];
  });
}

/** Gives the same answers in every order, each time from here. Does nothing unless several seats are awaited. */
export function checkOrder<G extends GameTypes>(match: Match<G>, below: Below, report: Report): void {
  const { game, s } = match;
  const waiting = waitingFor(match);
  if (waiting.length < 2) return;
  const inputs = waiting.map((decision) => ({
    seat: decision.seat,
    id: decision.id,
    choice: anySeal(game.asks[decision.kind] as never, decision, below),
  }));
  let first: string | null = null;
  for (const order of orders(inputs, below)) {
    const copy = resume(game, copyState(game, s));
    const results = order.map((input) => apply(copy, input));
    // A seat with nothing but acts and no pass has no answer to seal: there is no order to speak of.
    if (results.some(({ ok }) => !ok)) return;
    const text = JSON.stringify([results.at(-1), copy.s]);
    first ??= text;
    if (text !== first) throw new Error(`the order of sealed answers to "${waiting[0].kind}" matters: ${JSON.stringify(order)}`);
    report.count('orders');
  }
}
