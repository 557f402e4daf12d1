/**
 * Twin runs: a viewer imagines another world that would look the same, and both are played on together (`pair.ts`).
 * Nothing the viewer gets may tell them apart until a secret lawfully comes out. This finds what comparing states cannot:
 * who is asked, how many messages arrive, which window opens.
 */
import {
  copyState,
  type Decision,
  diceOver,
  fastDice,
  type GameTypes,
  imagined,
  type Json,
  type Match,
  resume,
  type Viewer,
  waitingFor,
} from '@lurk/kernel';
import type { Below } from '../play/player.ts';
import type { Proof, Swapped } from '../proof.ts';
import type { Report } from '../report.ts';
import type { Lens } from './lens.ts';
import { Pair } from './pair.ts';

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
  const { module, report, viewer, below, seed } = run;
  // Answers kept during an act are nobody's to see and cannot be imagined one by one.
  if (match.s.control.over !== null || match.s.control.kept) return;
  const real = resume(module, copyState(module, match.s));
  const twin = twinOf(real, run);
  // Where the table is not told who has answered, the worlds may lawfully wait for different seats.
  if (seatsOf(waitingFor(real)) !== seatsOf(waitingFor(twin))) return;
  report.count('twin runs');
  const fault = 'tells twins apart';
  const pair = new Pair({ module, real, twin, viewers: [viewer], reveals: module.reveals, fault, where: `seed ${seed}`, below, report });
  for (let step = 0; step < steps; step++) if (!pair.step(true)) return;
}

/** Plays a match and one with a swap that never comes out on from here: not even a reveal may tell them apart. Both given are left alone. */
export function checkForever<G extends GameTypes>(match: Match<G>, { secret, state }: Swapped<G>, steps: number, run: TwinRun<G>): void {
  const { module, report, viewer, below, seed } = run;
  if (match.s.control.over !== null) return;
  const [real, twin] = [match.s, state].map((s) => resume(module, copyState(module, s))) as [Match<G>, Match<G>];
  report.count('runs with what never comes out');
  const pair = new Pair({
    module,
    real,
    twin,
    viewers: [viewer],
    reveals: [],
    fault: `learns "${secret}"`,
    where: `seed ${seed}`,
    below,
    report,
  });
  for (let step = 0; step < steps; step++) if (!pair.step(false)) return;
}
