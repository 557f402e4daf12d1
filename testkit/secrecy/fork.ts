/** A moment at which somebody can answer in two ways, and what becomes of the two worlds. */
import { copyState, type GameTypes, type Match, resume, type Seat, waitingFor } from '@lurk/kernel';
import type { Below } from '../play/player.ts';
import type { Proof } from '../proof.ts';
import { viewersOf } from './lens.ts';
import { Pair, type PairRun } from './pair.ts';

export interface Fork<G extends GameTypes> {
  module: Proof<G>;
  match: Match<G>;
  from: 'decisions' | 'offers';
  seat: Seat;
}
/** A fork and its question. A public answer can differ only while others of the same question are awaited. */
interface Found<G extends GameTypes> extends Fork<G> {
  kind: string;
  isPublicAtOnce: boolean;
}
/** Somebody who has still to answer, or could take up an offer. */
export function forkAt<G extends GameTypes>(module: Proof<G>, match: Match<G>, below: Below): Found<G> {
  const { offers } = match.s.control.ask!;
  const offered = offers.filter((offer) => offer !== null);
  const waiting = waitingFor(match);
  const from = offered.length > 0 && below(2) === 0 ? 'offers' : 'decisions';
  const open = from === 'offers' ? offered : waiting;
  const { seat, kind } = open[below(open.length)]!;
  const isPublicAtOnce = module.learns[kind] === 'everybody' && (from === 'offers' || waiting.length < 2);
  return { module, match, from, seat, kind, isPublicAtOnce };
}

export interface ForkRun extends Pick<PairRun<GameTypes>, 'below' | 'report' | 'where' | 'onAnswer' | 'onAlike'> {
  steps: number;
}
/** Plays the twins of one fork; says whether the two answers were secret or only sealed, null if there were no two. The match is left alone. */
export function checkFork<G extends GameTypes>({ module, match, from, seat }: Fork<G>, run: ForkRun): ReturnType<Pair<G>['part']> {
  const [real, twin] = [0, 1].map(() => resume(module, copyState(module, match.s))) as [Match<G>, Match<G>];
  const pair = new Pair({
    module,
    real,
    twin,
    viewers: viewersOf(match.s),
    until: [],
    fault: 'learns an answer',
    quietly: run.below(2) === 0,
    ...run,
  });
  const parted = pair.part(from, seat);
  if (!parted) return null;
  run.report.count('answer twin runs');
  // By turns nothing else differs: then nothing but what may bring this one answer out excuses anything.
  const mayDiffer = run.below(2) === 0;
  for (let step = 0; step < run.steps && !pair.isOver; step++) if (!pair.step(mayDiffer)) break;
  return parted;
}
