/** The game's words as a table speaks them: ids and numbers come in, sentences go out. */
import { type Ending, type GameSpeech, type Lang, lineOf, piece, plainSpeech, sentence, stepAt } from '@lurk/i18n';
import { type Decision, framesOf, has, type Seat, type Shape, shapeIn, theOne } from '@lurk/kernel';
import type { Zone } from '../data/board.ts';
import { ACTIVATE, PRETEND } from '../data/picks.ts';
import { healthOf } from '../facts/health.ts';
import { pawnsOf, studentSeats } from '../facts/pawns.ts';
import type { Things } from '../things.ts';
import type { AN, Event, Open, Seen } from '../types.ts';
import { type Namer, namesIn } from './names.ts';
import { endOf, type TableWords, tableOf } from './parts.ts';
import { things, word } from './things.ts';

/** What the reader was told is all there is to say: nothing here looks at a state. */
export const tellEvent = (lang: Lang, event: Event, n: Namer): string =>
  lineOf<Event, Namer, Event['t']>(tableOf(lang).events, event.t, event, n);

/** Where the bait lies that draws the Anomaly. */
export function baitAt(view: Seen): Zone | null {
  const asking = framesOf<AN>(view).at(-1);
  return asking?.proc === 'bait' ? asking.at.zone : null;
}
/** Some questions read differently with two Students, for a Student alone, or with nothing to decide but to go on. */
function variantOf({ kind, shape }: Decision, { open, seat }: Seen): keyof TableWords['decisions']['variants'] | null {
  const isAlone = studentSeats(open).length === 1;
  const hasTwo = seat !== null && pawnsOf(open, seat).length > 1;
  if (kind === 'startingZone' && hasTwo) return 'startingZones';
  // Neither the Anomaly nor a Student alone has friends to hide from.
  if (kind === 'startingZone' && (seat === open.anomaly || isAlone)) return 'startingLair';
  if (kind === 'firstCard' && hasTwo) return 'firstCards';
  if (kind === 'studentTurn' && isAlone) return 'aloneTurn';
  if (shape.t !== 'oneOf') return null;
  if (kind === 'baited' && shape.options[0] === PRETEND) return 'pretend';
  return kind === 'reactive' && shape.options.length === 0 ? 'unmoved' : null;
}
/** How many are to be picked. */
function countOf(level: Shape): number {
  if (level.t === 'someOf') return level.min;
  if (level.t === 'assign') return level.keys.length;
  return level.t === 'number' ? level.max : 1;
}

export const speech: GameSpeech<AN> = {
  ...plainSpeech<AN, Things>({
    asks: (lang) => tableOf(lang).decisions.asks,
    things,
    word,
    all: (lang, seats, view, names) => namesIn(lang, { view, names }).players(seats),
    tellEvent: (lang, event, view, names) => tellEvent(lang, event, namesIn(lang, { view, names })),
  }),
  describeDecision(lang, decision, view, offered) {
    const { zones, decisions } = tableOf(lang);
    const { asks, offer, variants } = decisions;
    if (offered) return { ...offer, sealed: null, pass: null };
    const variant = variantOf(decision, view);
    const { title, help, sealed, pass } = { ...theOne(asks, decision.kind), ...(variant && variants[variant]) };
    const bait = baitAt(view);
    return { title, help: piece(lang, help, { at: bait ? zones[bait].at : '' }), sealed, pass };
  },
  describeStep(lang, level, { kind, shape }, path = []) {
    const { trap, at, details, action, ...steps } = tableOf(lang).decisions.steps;
    const place = path.length === 0 ? kind : path.slice(-2).join('.');
    const said = has(at, place) ? at[place] : (stepAt(steps, shape, path) ?? (level.t === 'compound' ? details : action));
    // An offer of traps hangs on any question.
    return piece(lang, path.length === 0 && shapeIn(shape, ACTIVATE) ? trap : said, { count: countOf(level) });
  },
  describeConfirm: (lang) => tableOf(lang).decisions.options.confirm,
};

/** Null while nobody has won. */
export function describeOutcome(lang: Lang, { winner, round, track, anomaly }: Open, reader: Seat | null): Ending | null {
  if (!winner) return null;
  const { title, how, verdict } = endOf(lang);
  const side = reader === null ? 'watcher' : reader === anomaly ? 'anomaly' : 'students';
  return {
    title: title[winner],
    how: sentence(lang, how[winner], { turn: round, count: winner === 'draw' ? 0 : healthOf(track, winner) }),
    verdict: verdict[winner][side],
    won: side === 'watcher' || winner === 'draw' ? null : side === winner,
  };
}
