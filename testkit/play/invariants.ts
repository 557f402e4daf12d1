/** What must hold of any match of any game after every input, whatever was played. */
import { isPrivate } from '@lurk/contract';
import {
  accepts,
  apply,
  canonical,
  copyState,
  type GameTypes,
  type Input,
  type Match,
  resume,
  type State,
  save,
  type Told,
  takeBack,
} from '@lurk/kernel';
import type { Mode, Proof } from '../proof.ts';
import type { Report } from '../report.ts';
import { applied, type Below, chance, playRandomMatch, replay, startOf, type Watch } from './player.ts';

/**
 * Equal as plain data. The order of keys may differ between a copy and its original; usually it does not, and that is quicker to see. `text` is that of
 * the second, where it is at hand.
 */
const sameState = (a: unknown, b: unknown, text = JSON.stringify(b)): boolean =>
  JSON.stringify(a) === text || canonical(a) === canonical(b);

/** The state without what a simulation leaves out: it tells nobody anything. */
const untold = <G extends GameTypes>(s: State<G>): unknown => ({ ...s, control: { ...s.control, told: [] } });

/** Sealed answers stand, so the decision each one answers must still accept it; and somebody must be asked. */
function checkAsk<G extends GameTypes>({ s }: Match<G>): void {
  const { ask, over, stack } = s.control;
  if (over !== null) {
    if (ask || stack.length > 0) throw new Error('the match is over and somebody is still asked');
    return;
  }
  if (!ask?.who.some((seat) => !ask.sealed[seat])) throw new Error('nobody is asked and the match is not over');
  for (const seat of ask.who) {
    const sealed = ask.sealed[seat];
    if (sealed && !accepts(ask.decisions[seat]!, sealed.choice))
      throw new Error(`seat ${seat} sealed ${JSON.stringify(sealed.choice)}, which its decision no longer accepts`);
  }
}

/** A public fact and a private one are two events: of which kind an event is must not depend on anything. */
function checkAudience<G extends GameTypes>(module: Proof<G>, told: readonly Told<G['Event']>[]): void {
  const wrong = told.find(({ to, event }) => isPrivate(module.events, event) === (to === 'all'));
  if (wrong) throw new Error(`${wrong.event.t} is told to ${wrong.to === 'all' ? 'some alone' : 'everybody'}, and was told to ${wrong.to}`);
}

function checkAlike<G extends GameTypes>({ s }: Match<G>, twins: Twin<G>[]): void {
  const here = untold(s);
  const text = JSON.stringify(here);
  for (const { how, match } of twins)
    if (!sameState(untold(match.s), here, text)) throw new Error(`the same input gave another state ${how}`);
}

/** How often the costly checks look: at one state in so many, drawn at random. The cheap ones look at all. */
export interface Rarely {
  every: number;
}

/** The same match by another way. */
interface Twin<G extends GameTypes> {
  how: string;
  match: Match<G>;
}
interface Held<G extends GameTypes> {
  copy: State<G>;
  text: string;
  number: number;
}
/** Copies of earlier states, which must never change again. */
const HELD = 8;

/** Plays one random match under every check. */
export function checkedMatch<G extends GameTypes>(
  module: Proof<G>,
  mode: Mode<G>,
  seed: string,
  { every }: Rarely,
  report: Report,
  watch: Watch<G> = {},
): void {
  const below = chance(`checks of ${seed}`);
  const held: Held<G>[] = [];
  let number = 0;
  let expected: Twin<G>[] = [];

  const onInput = (match: Match<G>, input: Input): void => {
    watch.onInput?.(match, input);
    number++;
    expected = below(every) === 0 ? twinsOf(match, input, report) : [];
  };
  const onState: Watch<G>['onState'] = (match, told) => {
    checkAudience(module, told);
    checkAsk(match);
    const faults = module.faults(match.s);
    if (faults.length > 0) throw new Error(`faults: ${faults.join('; ')}`);
    if (expected.length > 0) checkAlike(match, expected);
    if (below(every) === 0) {
      for (const old of held)
        if (JSON.stringify(old.copy) !== old.text) throw new Error(`the copy taken after input ${old.number} has changed since`);
      report.count('copies', held.length);
      checkAskedAgain(match, report);
      hold(held, match, number, below);
    }
    report.count('states');
    watch.onState?.(match, told);
  };

  report.guard(`${mode.name}, seed ${seed}`, () => {
    try {
      const { match, inputs } = playRandomMatch(module, mode, seed, { ...watch, onInput, onState });
      report.count('matches');
      if (every > 1 && below(every) !== 0) return;
      if (!sameState(replay(module, startOf(mode, seed, watch.dice), inputs).s, match.s))
        throw new Error('the same inputs ended otherwise');
      report.count('replays');
    } catch (error) {
      throw new Error(`after input ${number}: ${(error as Error).message}`, { cause: error });
    }
  });
}

/** The input given to a stored, a copied and a simulated match first: none may disturb the original, and all must end up where it will. */
function twinsOf<G extends GameTypes>(match: Match<G>, input: Input, report: Report): Twin<G>[] {
  const { game, s } = match;
  const text = save(s);
  const stored = JSON.parse(text) as State<G>;
  const twins = [
    { how: 'after storing', match: resume(game, stored) },
    { how: 'on a copy', match: resume(game, copyState(game, s)) },
    { how: 'in simulation', match: resume(game, copyState(game, s), true) },
  ];
  for (const twin of twins) {
    if (!sameState(twin.match.s, s, text)) throw new Error(`another state ${twin.how}`);
    applied(twin.match, input);
  }
  checkTakeBack(match, input, report);
  if (JSON.stringify(s) !== text) throw new Error('playing on with a copy changed the original');
  report.count('round trips');
  return twins;
}

/** Where a match stands, whatever has been numbered on the way. */
const place = <G extends GameTypes>({ open, own, circle, vault, control: { stack, over, dice } }: State<G>): unknown => ({
  open,
  own,
  circle,
  vault,
  stack,
  over,
  dice,
});

/** An interruption puts the question again by running its step again: that step may ask, and must do nothing else. */
function checkAskedAgain<G extends GameTypes>({ game, s }: Match<G>, report: Report): void {
  const asking = s.control.stack.at(-1)?.asking;
  if (!s.control.ask || !asking) return;
  const { by, offer } = game.asks[asking.kind];
  if (!by && !(offer && 'by' in offer)) return;
  const again = resume(game, copyState(game, s), true);
  again.s.control.ask = null;
  again.run.untilAsked([]);
  if (!sameState(place(again.s), place(s))) throw new Error(`whatever interrupts "${asking.kind}" makes more happen than it says`);
  report.count('questions put again');
}

/** An answer taken back and given again leads to the same place, under new numbers; under its old number it is dead. */
function checkTakeBack<G extends GameTypes>({ game, s }: Match<G>, input: Input, report: Report): void {
  const slip = resume(game, copyState(game, s));
  if (!applied(slip, input).mayTakeBack) return;
  const back = takeBack(slip, copyState(game, s));
  if (apply(back, input).ok) throw new Error('an answer taken back still counts under its old number');
  const { decisions } = s.control.ask!;
  const from = decisions[input.seat]?.id === input.id ? 'decisions' : 'offers';
  applied(back, { ...input, id: back.s.control.ask![from][input.seat]!.id });
  if (!sameState(place(back.s), place(slip.s))) throw new Error('an answer taken back and given again leads elsewhere');
  report.count('answers taken back');
}

function hold<G extends GameTypes>(held: Held<G>[], { game, s }: Match<G>, number: number, below: Below): void {
  const copy = copyState(game, s);
  const item = { copy, text: JSON.stringify(copy), number };
  if (held.length < HELD) held.push(item);
  else held[below(HELD)] = item;
}
