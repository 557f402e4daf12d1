/** Views: built from what a viewer owns. No game author writes one, so none can leak by mistake. */

import { actsAtOnce, anySeal, canOnlyPass, circlesOf, derive, openAsk, PublicPart, questionOf } from './ask.ts';
import { copyCompartments, copyControl } from './copy.ts';
import { type Dice, type DiceState, diceOver } from './dice.ts';
import { type Match, resume } from './engine.ts';
import { must } from './keys.ts';
import type { Choice } from './shapes.ts';
import type {
  AnyAsk,
  Asked,
  Compartments,
  Control,
  Decision,
  Frame,
  FrameOf,
  Game,
  GameTypes,
  Pace,
  Seat,
  State,
  Told,
  View,
  Viewer,
} from './types.ts';

/** The view of a seat, or of the public. It shares objects with the state: treat it as read-only. */
export function view<G extends GameTypes>(match: Match<G>, viewer: Viewer): View<G> {
  const { game, s } = match;
  const { stack, ask, over } = s.control;
  return {
    seat: viewer === 'public' ? null : viewer,
    seats: s.seats,
    open: s.open,
    sizes: game.sizes(s),
    stack,
    ask: ask && asked(game, s),
    over,
    ...(game.isOut ? { out: seatsOut(match) } : {}),
    ...(viewer === 'public' ? NOTHING : privateView(match, viewer)),
  };
}

/** Seats that have left the match for good. */
export function seatsOut<G extends GameTypes>({ game, s }: Match<G>): Seat[] {
  if (!game.isOut) return [];
  const sizes = game.sizes(s);
  return [...s.own.keys()].filter((seat) => game.isOut?.(s.open, seat, sizes));
}

/** What a seat sees and the public does not. */
export function privateView<G extends GameTypes>({ s }: Match<G>, seat: Seat): PrivateView<G> {
  const { ask } = s.control;
  return {
    own: s.own[seat],
    circles: circlesOf(s, seat),
    decision: ask?.decisions[seat] ?? null,
    offer: ask?.offers[seat] ?? null,
    sealed: ask?.sealed[seat] ?? null,
  };
}
export type PrivateView<G extends GameTypes = GameTypes> = Pick<View<G>, 'own' | 'circles' | 'decision' | 'offer' | 'sealed'>;
const NOTHING = { own: null, circles: {}, decision: null, offer: null, sealed: null };

function asked<G extends GameTypes>(game: Game<G>, s: State<G>): Asked {
  const { kind, acts, window, passes, show } = questionOf(game, s);
  return {
    kind,
    waiting: waiting(s, show),
    ...(acts ? { acts } : {}),
    ...(window ? { window } : {}),
    ...(passes ? { passes } : {}),
    ...(paceOf(game, s) === 'talk' ? { talk: true } : {}),
  };
}

function waiting<G extends GameTypes>(s: State<G>, show: AnyAsk<G>['show']): Seat[] | number | null {
  const { who, sealed } = must(s.control.ask);
  if (show === 'nothing') return null;
  const missing = who.filter((seat) => !sealed[seat]);
  return show === 'names' ? missing : missing.length;
}

/** The frames of this game's own procedures: the name of each determines what it carries, since the rules that pushed it were checked for that. */
export const framesOf = <G extends GameTypes>({ stack }: { stack: Frame[] }): FrameOf<G>[] => stack as FrameOf<G>[];

/** How fast the open question may close. */
export const pace = <G extends GameTypes>({ game, s }: Match<G>): Pace => paceOf(game, s);
function paceOf<G extends GameTypes>(game: Game<G>, s: State<G>): Pace {
  const { stack } = s.control;
  return questionOf(game, s).pace(new PublicPart(game, s), stack[stack.length - 1].at);
}

/** Are the others shown nothing of who has answered the open question? */
export const hidesSeals = <G extends GameTypes>({ game, s }: Match<G>): boolean => questionOf(game, s).show === 'nothing';

/** Would this answer to the open question be sealed, so that it can be taken back, rather than resolved at once? */
export const isSealing = <G extends GameTypes>({ game, s }: Match<G>, choice: Choice): boolean => !actsAtOnce(questionOf(game, s), choice);

/** Whether passing is all that the asked seat can do. */
export const isEmpty = <G extends GameTypes>({ game, s }: Match<G>, decision: Decision): boolean =>
  canOnlyPass(questionOf(game, s), decision);

/** Does this answer to the open question do nothing? */
export const isPass = <G extends GameTypes>({ game, s }: Match<G>, choice: Choice): boolean => {
  const { passes = [] } = questionOf(game, s);
  return choice === null || passes.some((pass) => pass === choice);
};

/** Is the open question a window, in which most will pass? */
export const isWindow = <G extends GameTypes>({ game, s }: Match<G>): boolean => questionOf(game, s).window ?? false;

/** Does the first answer to the open question count for all who are asked? */
export const isRace = <G extends GameTypes>({ game, s }: Match<G>): boolean => questionOf(game, s).race ?? false;

export interface Message<E> {
  /** Runs 1, 2, 3… per viewer. */
  n: number;
  event: E;
}
/** What one viewer is told of these events, with its own numbering. Call it before anything more is told. */
export function messagesFor<G extends GameTypes>({ s }: Match<G>, told: Told<G['Event']>[], viewer: Viewer): Message<G['Event']>[] {
  const heard = told.filter(({ to }) => to === 'all' || (viewer !== 'public' && to.includes(viewer)));
  const last = s.control.told[viewer === 'public' ? s.seats : viewer];
  return heard.map(({ event }, i) => ({ n: last - heard.length + 1 + i, event }));
}

/** A whole match for search, built from a view and a guess at what the view does not show; never from the real state. */
export function imagined<G extends GameTypes>(
  game: Game<G>,
  seen: View<G>,
  guess: Omit<Compartments<G>, 'open'>,
  dice: DiceState,
): Match<G> {
  const { seats, seat, open, stack, over } = seen;
  const zeros = (): number[] => new Array(seats + 1).fill(0);
  const control = { stack, over, ask: null, kept: null, dice, told: zeros(), issued: zeros(), inputs: 0 };
  const s: State<G> = { ...copyCompartments(game, { open, ...guess }), seats, control: copyControl(control) };
  if (seen.ask) {
    if (seat !== null) recallOwn(game, s, seat, seen);
    openAsk(game, s);
    if (seat !== null && seen.offer) renumberOffer(s.control, seat, seen.offer.id);
    guessSeals(game, s, seen);
  }
  return resume(game, s, true);
}

/** The asked seat's decision keeps its id: the question is asked again as after an act, with its decision and seal still standing. */
function recallOwn<G extends GameTypes>(game: Game<G>, { control, seats }: State<G>, seat: Seat, { ask, decision, sealed }: View<G>): void {
  const mine = <T>(item: T): (T | null)[] => Array.from({ length: seats }, (_, i) => (i === seat ? item : null));
  control.issued[seat] = decision?.id ?? 0;
  const { kind } = must(ask);
  control.kept = {
    kind,
    depth: control.stack.length,
    sealed: mine(game.asks[kind].keeps ? sealed : null),
    decisions: mine(decision),
  };
}

function renumberOffer({ ask, issued }: Control, seat: Seat, id: number): void {
  const offer = must(ask).offers[seat];
  if (offer) offer.id = id;
  issued[seat] = Math.max(issued[seat], id);
}

/** My own seal is known; a seat known to have answered gets a random answer; the others have still to answer. */
function guessSeals<G extends GameTypes>(game: Game<G>, s: State<G>, seen: View<G>): void {
  const open = must(s.control.ask);
  const question = questionOf(game, s);
  const pub = new PublicPart(game, s);
  const dice = diceOver(s.control.dice);
  const below = (n: number): number => dice.below('guess', n);
  if (seen.seat !== null) open.sealed[seen.seat] = seen.sealed;
  for (const seat of answered(open.who, seen, dice)) {
    open.sealed[seat] = { choice: anySeal(question, must(open.decisions[seat]), below) };
    if (question.keeps) derive(s, question, seat, pub);
  }
}

/** Which of the others have answered: those named, or as many as the count says, or none where nothing is shown. */
function answered<G extends GameTypes>(who: Seat[], { seat, sealed, ask }: View<G>, dice: Dice): Seat[] {
  const { waiting } = must(ask);
  const others = who.filter((other) => other !== seat);
  if (waiting === null) return [];
  if (typeof waiting !== 'number') return others.filter((other) => !waiting.includes(other));
  const iAmMissing = others.length < who.length && !sealed;
  return dice.shuffle('guess', others).slice(waiting - (iAmMissing ? 1 : 0));
}
