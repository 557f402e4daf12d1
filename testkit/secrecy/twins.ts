/**
 * Twin runs: a viewer imagines another world that would look the same, and both are played on together (`pair.ts`).
 * Nothing the viewer gets may tell them apart until a secret lawfully comes out. This finds what comparing states cannot:
 * who is asked, how many messages arrive, which window opens.
 */
import {
  accepts,
  copyState,
  type Decision,
  diceOver,
  fastDice,
  type GameTypes,
  imagined,
  type Json,
  type Match,
  resume,
  type View,
  type Viewer,
  waitingFor,
} from '@lurk/kernel';
import { lettingOut } from '../outlets.ts';
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

type Hidden<G extends GameTypes> = Parameters<typeof imagined<G>>[2];
type Imagining<G extends GameTypes> = Pick<TwinRun<G>, 'module' | 'lens' | 'viewer' | 'memory' | 'seed'>;

/** A world imagined from what the viewer gets. */
export const twinOf = <G extends GameTypes>(real: Match<G>, run: Imagining<G>): Match<G> | null =>
  worldOf(real, (seen) => run.module.imagine(seen, run.memory as never, diceOver(fastDice(run.seed))), run);
/** The world with something swapped. */
export const swappedTwin = <G extends GameTypes>(real: Match<G>, { state }: Swapped<G>, run: Imagining<G>): Match<G> | null =>
  worldOf(real, () => copyState(run.module, state), run, true);

/**
 * What the viewer gets, with this behind it, and with the real dice, so that open chance falls alike. None where the table is not told who has
 * answered, and the two wait for different seats. If answers
 * sealed before are kept, none either where one of them could not be given.
 */
function worldOf<G extends GameTypes>(
  real: Match<G>,
  hidden: (seen: View<G>) => Hidden<G>,
  { module, lens, viewer, seed }: Imagining<G>,
  keepsSeals = false,
): Match<G> | null {
  const seen = JSON.parse(JSON.stringify(lens.view(real, viewer)));
  const { own, circle, vault } = hidden(seen);
  const { s } = imagined(module, seen, { own, circle, vault } as Hidden<G>, fastDice(`${seed} seals`));
  const { dice, told, issued, ask } = copyState(module, real.s).control;
  Object.assign(s.control, { dice, told });
  if (viewer !== 'public') s.control.issued[viewer] = issued[viewer];
  if (keepsSeals && ask && s.control.ask) {
    const { decisions } = s.control.ask;
    if (ask.sealed.some((given, seat) => given && !(decisions[seat] && accepts(decisions[seat], given.choice)))) return null;
    s.control.ask.sealed = ask.sealed;
  }
  const twin = resume(module, s);
  return seatsOf(waitingFor(real)) === seatsOf(waitingFor(twin)) ? twin : null;
}

const seatsOf = (decisions: Decision[]): string => decisions.map(({ seat }) => seat).join();

/** Plays a match and its twin on from here for so many inputs at most. The match given is left alone. */
export function checkTwins<G extends GameTypes>(match: Match<G>, steps: number, run: TwinRun<G>): void {
  const { module, report, viewer, below, seed } = run;
  // Answers kept during an act are nobody's to see and cannot be imagined one by one.
  if (match.s.control.over !== null || match.s.control.kept) return;
  const real = resume(module, copyState(module, match.s));
  const twin = twinOf(real, run);
  if (!twin) return;
  report.count('twin runs');
  const fault = 'tells twins apart';
  const pair = new Pair({
    module,
    real,
    twin,
    viewers: [viewer],
    until: lettingOut(module),
    fault,
    where: `seed ${seed}`,
    below,
    report,
  });
  for (let step = 0; step < steps; step++) if (!pair.step(true)) return;
}

/**
 * Plays a match and one with something swapped on from here: little is different, so that whatever else comes out shows. What never comes out
 * may not even by a reveal. Both given are left alone.
 */
export function checkSwapped<G extends GameTypes>(match: Match<G>, swapped: Swapped<G>, steps: number, run: TwinRun<G>): void {
  const { module, report, viewer, below, seed } = run;
  const { secret, state, forever } = swapped;
  if (match.s.control.over !== null || match.s.control.kept) return;
  const real = resume(module, copyState(module, match.s));
  const twin = forever ? resume(module, copyState(module, state)) : swappedTwin(real, swapped, run);
  if (!twin) return;
  report.count(forever ? 'runs with what never comes out' : 'runs with something swapped');
  const until = forever ? [] : lettingOut(module);
  const pair = new Pair({
    module,
    real,
    twin,
    viewers: [viewer],
    until,
    fault: `learns "${secret}"`,
    where: `seed ${seed}`,
    below,
    report,
  });
  for (let step = 0; step < steps; step++) if (!pair.step(false)) return;
}
