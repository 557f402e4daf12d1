/** Phases 5 and 6: votes, reveals and tests. */
import type { Choice, Shape } from '@lurk/kernel';
import { characters, isOnGreen, leastSuspicious, mostSuspicious, type Pawn } from '@lurk/the-thing/public';
import { TUNABLE } from '@lurk/the-thing/reckoning';
import { anyAnswer, chance, followUp, idsOf, pick, weighted } from '../pick.ts';
import { drawn, things } from './choosing.ts';
import type { Mind } from './mind.ts';
import { isFailing } from './needs.ts';

/** D-34 Points at somebody this suspicious; else most often at nobody. */
const ACCUSES = 0.36;
/** Once a helicopter is called, no Character that the bot distrusts should be the least suspicious. */
const AT_THE_END = 0.2;
const ON_A_WHIM = 0.15;
/** A test of somebody who is most likely Human still clears one more. */
const WORTH_TESTING = 0.04;
const ONESELF = 0.2;

export function votes(mind: Mind, shape: Shape): Choice {
  const all = things(shape, 'pawn');
  const least = mind.open.rescue.state === 'waiting' ? ACCUSES : AT_THE_END;
  const suspects = all.filter((pawn) => mind.says.of(pawn) > least);
  const known = (pawn: Pawn): boolean => mind.isAlien && mind.knows.of(pawn) > 0.9;
  const chosen = suspects.length > 0 ? suspects : chance(mind.dice, ON_A_WHIM) ? all.filter((pawn) => mind.says.of(pawn) > 0.1) : [];
  const [at] = weighted(chosen, (pawn) => mind.says.of(pawn) ** 2 * (known(pawn) ? 0.3 : 1), 1, mind.dice);
  return at ?? null;
}

/** D-35 (8.3) When a test is near, when the heat fails, or when they are about to leave without it. */
export function reveals(mind: Mind): boolean {
  if (!mind.isAlien) return false;
  return chance(mind.dice, urge(mind));
}
function urge({ open, me, view }: Mind): number {
  const first = open.revealed.length === 0;
  const tokens = view.sizes.items.reduce(
    (sum, { lab }, seat) => (open.people[seat].status === 'character' && seat !== me ? sum + lab : sum),
    0,
  );
  const tested = mostSuspicious(open).includes(me) && mostSuspicious(open).length < 3 && tokens > 0;
  const leaving = open.rescue.state === 'arrived' || (open.rescue.state === 'flying' && open.rescue.at >= TUNABLE.sos.last - 4);
  const decides = leastSuspicious(open) === me;
  if (tested) return first ? 0.4 : 0.15;
  if (leaving && !decides) return first ? 0.35 : 0.1;
  return first && isFailing(open) && open.round > 1 ? 0.07 : 0;
}

/** D-36 A Human who can pay for the test offers it; a hidden Alien never does. */
export function offersTest(mind: Mind, shape: Shape, kind: 'A' | 'B'): Choice {
  if (idsOf(shape).length === 0 || mind.isAlien) return null;
  const targets = kind === 'A' ? mostSuspicious(mind.open) : characters(mind.open);
  return targets.some((pawn) => doubtful(mind, pawn)) ? 'volunteer' : null;
}
/** To prove oneself is worth a test, too. */
const doubtful = ({ open, knows, me }: Mind, pawn: Pawn): boolean =>
  !isOnGreen(open, pawn) && (pawn === me || knows.of(pawn) > WORTH_TESTING);

/** D-38 The likeliest Alien. */
export const tests = (mind: Mind, shape: Shape): Choice => {
  const of = drawn(shape, { pawn: (pawn) => (pawn === mind.me ? ONESELF : 0.0001 + mind.knows.of(pawn)) ** 3 }, mind.dice);
  return pick(of, anyAnswer(followUp(shape, of), mind.dice));
};
/** D-37 Whom the Leader trusts most. */
export const picksAnalyst = (mind: Mind, shape: Shape): Choice =>
  drawn(shape, { pawn: (pawn) => (1.05 - mind.says.of(pawn)) ** 3 }, mind.dice);
