/**
 * Twin runs: a viewer imagines another world that would look the same, and both are played on alike.
 * Nothing the viewer gets may tell them apart until a secret lawfully comes out. This finds what comparing states cannot:
 * who is asked, how many messages arrive, which window opens.
 */
import {
  accepts,
  answerable,
  anyChoice,
  type Choice,
  copyState,
  type Decision,
  diceOver,
  fastDice,
  type GameTypes,
  imagined,
  type Json,
  type Match,
  type Message,
  resume,
  showTime,
  type Viewer,
  waitingFor,
} from '@lurk/kernel';
import { anyAnswer, applied, type Below } from '../play/player.ts';
import type { Proof, Swapped } from '../proof.ts';
import type { Report } from '../report.ts';
import type { Lens } from './lens.ts';
import { difference } from './swaps.ts';

/** How often a choice legal in both worlds is looked for. */
const TRIES = 12;
const OFFER = 6;

export interface TwinRun<G extends GameTypes> {
  module: Proof<G>;
  lens: Lens<G>;
  viewer: Viewer;
  memory: Json;
  seed: string;
  below: Below;
  report: Report;
}

/** A world imagined from what the viewer gets, with the real dice, so that open chance falls alike. */
function twinOf<G extends GameTypes>(real: Match<G>, { module, lens, viewer, memory, seed }: TwinRun<G>): Match<G> {
  const seen = JSON.parse(JSON.stringify(lens.view(real, viewer)));
  const { s } = imagined(module, seen, module.imagine(seen, memory, diceOver(fastDice(seed))), fastDice(`${seed} seals`));
  const { dice, told, issued } = copyState(module, real.s).control;
  Object.assign(s.control, { dice, told });
  if (viewer !== 'public') s.control.issued[viewer] = issued[viewer];
  return resume(module, s);
}

const seatsOf = (decisions: Decision[]): string => decisions.map(({ seat }) => seat).join();

/** Plays a match and its twin on from here for so many inputs at most. The match given is left alone. */
export function checkTwins<G extends GameTypes>(match: Match<G>, steps: number, run: TwinRun<G>): void {
  const { module, report } = run;
  // Answers kept during an act are nobody's to see and cannot be imagined one by one.
  if (match.s.control.over !== null || match.s.control.kept) return;
  const real = resume(module, copyState(module, match.s));
  const twin = twinOf(real, run);
  // Where the table is not told who has answered, the worlds may lawfully wait for different seats.
  if (seatsOf(waitingFor(real)) !== seatsOf(waitingFor(twin))) return;
  report.count('twin runs');
  for (let step = 0; step < steps; step++) if (!stepAlike(real, twin, run)) return;
}

/** Plays a match and one with a swap that never comes out on from here: not even a reveal may tell them apart. Both given are left alone. */
export function checkForever<G extends GameTypes>(match: Match<G>, { secret, state }: Swapped<G>, steps: number, run: TwinRun<G>): void {
  const { module, report } = run;
  if (match.s.control.over !== null) return;
  const [real, twin] = [match.s, state].map((s) => resume(module, copyState(module, s))) as [Match<G>, Match<G>];
  report.count('runs with what never comes out');
  for (let step = 0; step < steps; step++) if (!stepAlike(real, twin, run, secret)) return;
}

/** One input to both worlds; false once there is no more to compare, or a difference has been reported. */
function stepAlike<G extends GameTypes>(real: Match<G>, twin: Match<G>, run: TwinRun<G>, never: string | null = null): boolean {
  const { module, viewer, lens, report, below } = run;
  const fault = (what: string): false => {
    report.fail(`viewer ${viewer} ${never ? `learns "${never}"` : 'tells twins apart'} by ${what}`);
    return false;
  };
  const both = decisionPair(real, twin, below);
  const choice = both && choiceInBoth(both, viewer, below);
  if (!both || choice === undefined) {
    report.count('twin runs without a choice in common');
    return false;
  }
  const [one, other] = [real, twin].map((world, i) => {
    const { seat, id } = both[i];
    const { told } = applied(world, { seat, id, choice });
    return { heard: lens.messages(world, told, viewer), shows: showTime(module.beats, told) };
  });
  report.count('twin inputs');
  // The outcome is everybody's to know and hangs on every secret.
  if (real.s.control.over !== null || twin.s.control.over !== null) return false;
  const { parted, revealed } = compare(one!.heard, other!.heard, never ? [] : module.reveals);
  if (parted) return fault(`a message to them: ${parted}`);
  // Nobody goes on while it is shown: everybody sees how long.
  if (!revealed && one!.shows !== other!.shows) return fault(`how long it is shown: ${one!.shows} against ${other!.shows}`);
  const [a, b] = [real, twin].map((world) => JSON.stringify(lens.view(world, viewer)));
  const [waiting, alsoWaiting] = [real, twin].map((world) => seatsOf(waitingFor(world)));
  if (a === b && waiting === alsoWaiting) return true;
  if (revealed) {
    report.count('twin runs up to a reveal');
    return false;
  }
  return a === b
    ? fault(`who is asked: ${waiting} against ${alsoWaiting}`)
    : fault(`the view: ${difference(JSON.parse(a!), JSON.parse(b!))}`);
}

type Pair = [Decision, Decision];

/** The same seat's decision, or now and then its offer, in both worlds. */
function decisionPair<G extends GameTypes>(real: Match<G>, twin: Match<G>, below: Below): Pair | null {
  const offers = below(OFFER) === 0 ? real.s.control.ask!.offers.filter((d) => d && answerable(d.shape)) : [];
  const [open, from] = offers.length > 0 ? [offers, 'offers' as const] : [waitingFor(real), 'decisions' as const];
  const decision = open[below(open.length)]!;
  const other = twin.s.control.ask![from][decision.seat];
  return other ? [decision, other] : null;
}

/** The viewer answers alike because it is asked alike; the others, so that what they do could have been done in both worlds. */
function choiceInBoth([a, b]: Pair, viewer: Viewer, below: Below): Choice | undefined {
  if (a.seat === viewer) return anyAnswer(a, below);
  if (answerable(a.shape))
    for (let i = 0; i < TRIES; i++) {
      const choice = anyChoice(a.shape, below);
      if (accepts(b, choice)) return choice;
    }
  return a.mayPass && b.mayPass ? null : undefined;
}

/** Byte for byte up to the first reveal that differs, which must be of the same type and shape in both. */
function compare<E extends { t: string }>(
  a: Message<E>[],
  b: Message<E>[],
  reveals: readonly string[],
): { parted: string | null; revealed: boolean } {
  let revealed = false;
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x, y] = [a[i], b[i]];
    const parted = `${JSON.stringify(x)} against ${JSON.stringify(y)}`;
    if (!x || !y || x.event.t !== y.event.t || x.n !== y.n) return { parted, revealed };
    revealed ||= reveals.includes(x.event.t);
    if (JSON.stringify(x) === JSON.stringify(y)) continue;
    return { parted: revealed && sameForm(x.event, y.event) ? null : parted, revealed };
  }
  return { parted: null, revealed };
}

/** The same keys with the same types. Whether there is anything, and how long a list is, may be what comes out. */
function sameForm(a: unknown, b: unknown): boolean {
  if (a === null || b === null || (Array.isArray(a) && Array.isArray(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return typeof a === typeof b;
  const [keys, others] = [Object.keys(a!), Object.keys(b!)];
  return keys.join() === others.join() && keys.every((key) => sameForm((a as never)[key], (b as never)[key]));
}
