/** A client that sends whatever it likes. It must be refused in one of four words, change nothing, learn nothing and break nothing. */
import { type Applied, answerable, anyChoice, apply, type GameTypes, type Input, type Match, save } from '@lurk/kernel';
import type { Report } from '../report.ts';
import { garbageFor, nonsense } from './garbage.ts';
import type { Below } from './player.ts';

const REFUSALS = new Set(['notYourDecision', 'decisionClosed', 'notAnOption', 'matchOver']);
const NOT_SEATS: readonly unknown[] = [-1, 0.5, 99, Number.NaN, '0', 'length', 'map', '__proto__', null, undefined, {}, [0], 2 ** 40];
const NOT_IDS: readonly unknown[] = [0, -1, 1.5, Number.NaN, '1', null, undefined, {}, [1], 2 ** 40];

/** Everything anybody may try. Each must be refused, by the way it is made and not by the kernel's own judgement. */
function attacks<G extends GameTypes>({ s }: Match<G>, below: Below): Input[] {
  const { ask, issued } = s.control;
  const out: unknown[] = [];
  const open = [...(ask?.decisions ?? []), ...(ask?.offers ?? [])].filter((d) => d != null);
  const legal = open.map((d) => ({ id: d.id, choice: answerable(d.shape) ? anyChoice(d.shape, below) : null }));
  for (let seat = 0; seat < s.seats; seat++) {
    const mine = open.filter((d) => d.seat === seat);
    const last = issued[seat];
    // What another seat might well answer, and this one's own past and future, under numbers that are not its own now.
    for (const { id, choice } of [...legal, { id: last, choice: null }, { id: last - 1, choice: true }, { id: last + 1, choice: true }])
      if (!mine.some((d) => d.id === id))
        out.push({ seat, id, choice }, { seat, id, choice: null }, { seat, id, unseal: true }, { seat, id, timeout: true });
    for (const id of NOT_IDS) out.push({ seat, id, choice: null }, { seat, id, unseal: true });
    for (const { id, shape, mayPass } of mine)
      for (const choice of [...nonsense, ...garbageFor(shape, mayPass, below)]) out.push({ seat, id, choice });
    const [decision, offer] = [ask?.decisions[seat], ask?.offers[seat]];
    if (offer) out.push({ seat, id: offer.id, unseal: true });
    if (decision && !ask?.sealed[seat]) out.push({ seat, id: decision.id, unseal: true });
  }
  for (const seat of [s.seats, ...NOT_SEATS])
    for (const id of [open[0]?.id, 1, undefined])
      out.push({ seat, id, choice: null }, { seat, id, choice: true }, { seat, id, unseal: true });
  return out as Input[];
}

/** Sends all of it, here and now. */
export function checkHostile<G extends GameTypes>(match: Match<G>, below: Below, report: Report): void {
  const before = save(match.s);
  for (const input of attacks(match, below)) {
    const result = sent(match, input);
    if (result.ok || !REFUSALS.has(result.refusal)) throw new Error(`not refused: ${describe(input)}`);
    report.count('attacks');
  }
  if (save(match.s) !== before) throw new Error('refused inputs changed the state');
  if (match.run.told.length > 0) throw new Error('refused inputs told something');
}

function sent<G extends GameTypes>(match: Match<G>, input: Input): Applied<G['Event']> {
  try {
    return apply(match, input);
  } catch (error) {
    throw new Error(`an input broke the kernel: ${describe(input)}`, { cause: error });
  }
}

const describe = (input: Input): string => JSON.stringify(input)?.slice(0, 200) ?? String(input);
