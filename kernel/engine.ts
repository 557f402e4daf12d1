/** A match: how it begins, and the one function that changes it. */
import { accepts, actsAtOnce, allSealed, closeAsk, PublicPart, questionOf, rederive } from './ask.ts';
import { type DiceState, diceOver } from './dice.ts';
import { assertJson } from './json.ts';
import { must } from './keys.ts';
import { Run } from './run.ts';
import { anyChoice, type Choice } from './shapes.ts';
import type { Answer, AnyAsk, Applied, Decision, Game, GameTypes, Input, Refusal, Seat, State, Told } from './types.ts';

export interface Match<G extends GameTypes> {
  game: Game<G>;
  s: State<G>;
  /** Simulation: nothing is told and choices are trusted. */
  quiet: boolean;
  run: Run<G>;
}

export interface Start<G extends GameTypes> {
  seats: number;
  options: G['Options'];
  dice: DiceState;
  quiet?: boolean;
}

/** Nothing counted yet, for every seat and for those who watch. */
function counters(seats: number): number[] {
  const out: number[] = [];
  for (let i = 0; i <= seats; i++) out.push(0);
  return out;
}

/** Sets the table up and runs to the first question. */
export function begin<G extends GameTypes>(game: Game<G>, start: Start<G>): { match: Match<G>; told: Told<G['Event']>[] } {
  const { seats, options, dice } = start;
  if (seats < game.minSeats || seats > game.maxSeats) throw new Error(`${game.name} is for ${game.minSeats} to ${game.maxSeats} players`);
  const control = { stack: [], over: null, ask: null, kept: null, dice, told: counters(seats), issued: counters(seats), inputs: 0 };
  const { open, own, circle, vault } = game.setup(options, seats, diceOver(dice));
  const match = resume(game, { open, own, circle, vault, seats, control }, start.quiet);
  match.run.push(game.start, null);
  match.run.untilAsked([]);
  if (!match.quiet) assertJson(match.s);
  return { match, told: taken(match) };
}

/** A match over a state that was stored, copied or imagined. */
export const resume = <G extends GameTypes>(game: Game<G>, s: State<G>, quiet = false): Match<G> => ({
  game,
  s,
  quiet,
  run: new Run(game, s, quiet),
});

/**
 * The decision an input answers, or why it is refused. Changes nothing, and looks at nothing but the seat's own decision, offer and seal.
 */
export function judge<G extends GameTypes>({ s, quiet }: Match<G>, input: Input): Decision | Refusal {
  const { seat } = input;
  const decision = findDecision(s, seat, input.id);
  if (typeof decision === 'string') return decision;
  const open = must(s.control.ask);
  const offered = decision === open.offers[seat];
  if ('unseal' in input) return offered || !open.sealed[seat] ? 'notAnOption' : decision;
  // Nobody waits for an offer, so no clock can answer one. For a question the game chooses what the clock answers: it may be an answer that
  // no player can give, such as a forfeited attack.
  if ('timeout' in input) return offered ? 'notAnOption' : decision;
  return quiet || accepts(decision, input.choice) ? decision : 'notAnOption';
}

/**
 * Judges an input and, if it is legal, runs the rules until the next question. A refused input changes nothing and tells nothing. A caller that has just
 * judged it passes in the result of `judge`.
 */
export function apply<G extends GameTypes>(match: Match<G>, input: Input, decision = judge(match, input)): Applied<G['Event']> {
  if (typeof decision === 'string') return { ok: false, refusal: decision };
  const { game, s, run } = match;
  const { seat } = input;
  const open = must(s.control.ask);
  const offered = decision === open.offers[seat];
  const question = questionOf(game, s);

  if ('unseal' in input) {
    open.sealed[seat] = null;
    return sealedOnly(match, question, seat);
  }
  const choice = 'timeout' in input ? fallbackOf(s, decision) : input.choice;

  const acts = offered || actsAtOnce(question, choice);
  if (!acts) open.sealed[seat] = { choice };
  const answers = acts ? [{ seat, choice }] : allSealed(open);
  if (!answers) return sealedOnly(match, question, seat);

  s.control.inputs++;
  const frame = s.control.stack[s.control.stack.length - 1];
  const by = acts ? interruptBy(question, offered) : undefined;
  // The frame stays at the step that asks, so the question is asked again, unless the frame names a step for acts.
  if (!by) frame.step = acts ? must(frame.asking).acted : must(frame.asking).then;
  closeAsk(s, question, acts);
  if (by) run.push(by, null);
  run.learned = 'timeout' in input || (!acts && answers.length > 1);
  run.untilAsked(answers);
  return { ok: true, told: taken(match), mayTakeBack: !run.learned };
}

/**
 * Search and simulation: everybody who is waited for answers the open question, in seat order, and the rules run on to the next one.
 * Choices are trusted, so only in quiet matches. Where an answer may act at once they are given one by one: the first that does closes the question.
 */
export function answerAll<G extends GameTypes>(match: Match<G>, choose: (decision: Decision) => Choice): void {
  const { game, s, run } = match;
  const { control } = s;
  const question = questionOf(game, s);
  const open = must(control.ask);
  if (question.acts) {
    for (const decision of waitingFor(match))
      if (control.ask === open) apply(match, { seat: decision.seat, id: decision.id, choice: choose(decision) });
    return;
  }
  const answers: Answer[] = new Array(open.who.length);
  let count = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const decision = open.decisions[seat];
    if (!decision) continue;
    const sealed = open.sealed[seat];
    if (!sealed) control.inputs++;
    answers[count++] = { seat, choice: sealed ? sealed.choice : choose(decision) };
  }
  const frame = control.stack[control.stack.length - 1];
  frame.step = must(frame.asking).then;
  closeAsk(s, question, false);
  run.untilAsked(answers);
}

/** The procedure that deals with an act, if the question or its offer names one. */
function interruptBy<G extends GameTypes>({ by, offer }: AnyAsk<G>, offered: boolean): (keyof G['Frames'] & string) | undefined {
  if (!offered) return by;
  return offer && 'by' in offer ? offer.by : undefined;
}

/** The answer changed but the question stays open. Once sealed, a seat that can also act at once may have other acts to choose from. */
function sealedOnly<G extends GameTypes>({ game, s }: Match<G>, question: AnyAsk<G>, seat: Seat): Applied<G['Event']> {
  s.control.inputs++;
  if (question.keeps) rederive(s, question, seat, new PublicPart(game, s));
  return { ok: true, told: [], mayTakeBack: false };
}

function taken<G extends GameTypes>({ run }: Match<G>): Told<G['Event']>[] {
  const { told } = run;
  run.told = [];
  return told;
}

/** The decision with this id, if it belongs to this seat and is still open. The refusals depend on no secret. */
function findDecision(s: State<GameTypes>, seat: Seat, id: number): Decision | Refusal {
  const { over, ask, issued } = s.control;
  if (over !== null) return 'matchOver';
  // Input from strangers: a missing id must not match a missing decision, nor a string pass for a seat.
  if (!Number.isInteger(seat) || !Number.isInteger(id)) return 'notYourDecision';
  const { decisions, offers } = must(ask);
  const decision = decisions[seat];
  if (decision?.id === id) return decision;
  const offer = offers[seat];
  if (offer?.id === id) return offer;
  return id >= 1 && id <= (issued[seat] ?? 0) ? 'decisionClosed' : 'notYourDecision';
}

/** What the clock answers. A random fallback is drawn only when needed, from a stream of its own, so that it can be verified. */
function fallbackOf(s: State<GameTypes>, { fallback, shape }: Decision): Choice {
  if (typeof fallback === 'object' && 'choice' in fallback) return fallback.choice;
  const dice = diceOver(s.control.dice);
  return anyChoice(fallback === 'random' ? shape : fallback.anyOf, (n) => dice.below('fallback', n));
}

/** All open decisions the match waits for: the unsealed ones. */
export function waitingFor<G extends GameTypes>({ s }: Match<G>): Decision[] {
  const { ask } = s.control;
  const waiting: Decision[] = [];
  if (ask) for (const seat of ask.who) if (!ask.sealed[seat]) waiting.push(must(ask.decisions[seat]));
  return waiting;
}

/**
 * Goes back to the state before an input that may be taken back. Event and decision numbers go on counting,
 * so that nobody's stream runs backwards and no old decision comes back to life.
 */
export function takeBack<G extends GameTypes>(match: Match<G>, before: State<G>): Match<G> {
  const { told, issued, inputs } = match.s.control;
  before.control.told = told.slice();
  before.control.issued = issued.slice();
  before.control.inputs = inputs + 1;
  const ask = must(before.control.ask);
  const anew = (d: Decision | null, seat: Seat): Decision | null => d && { ...d, id: ++before.control.issued[seat] };
  ask.decisions = ask.decisions.map(anew);
  ask.offers = ask.offers.map(anew);
  return resume(match.game, before, match.quiet);
}
