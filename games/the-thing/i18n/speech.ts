/** The game's words as a table speaks them: ids and numbers come in, sentences go out. */
import { capital, type DescribeOutcome, type GameSpeech, type Lang, lineOf, plainSpeech } from '@lurk/i18n';
import { type Decision, framesOf, has, idOf, type Shape, theOne } from '@lurk/kernel';
import type { Analysis } from '../frames.ts';
import type { Things } from '../things.ts';
import type { Event, Open, Seen, TT } from '../types.ts';
import type { Namer, Question } from './lines.ts';
import { endOf, tableOf } from './parts.ts';
import { namesIn, things, word } from './things.ts';

export function tellEvent(lang: Lang, event: Event, names: Namer): string {
  return capital(lineOf<Event, Namer, Event['t']>(tableOf(lang).events, event.t, event, names));
}
const question = (lang: Lang, kind: string): Question => theOne(tableOf(lang).asks, kind);
/** What a question is called by what lies on the table now: the card, the dice and the deck are seen, so they are named. */
function calledNow(lang: Lang, { kind, shape }: Decision, view: Seen): Pick<Question, 'title' | 'help'> {
  const { open, own } = view;
  const { actions, whoDoes, analysis, steps, dieStays, bothAlike, leaderSays, mayBeStopped, weather } = tableOf(lang);
  const { title, help } = question(lang, kind);
  if (kind === 'assignCard' && open.flipped) return { title: whoDoes(actions[open.flipped]), help };
  if (kind === 'sleepersCards' && own?.deckSeen)
    return { title, help: tellEvent(lang, { t: 'deckSeen', counts: own.deckSeen }, namesIn(lang, { view, names: [] })) };
  const test = testAt(kind, view);
  if (test) return analysis[test];
  if (kind === 'alienChoice' && open.coop) return { title, help: leaderSays };
  if (kind === 'startRescue' && open.coop) return { title, help: mayBeStopped };
  if (kind === 'whichCard' && optionsIn(shape).length === 1) return { title, help: bothAlike };
  if (kind === 'stationUse' && shape.t === 'compound') {
    const [skies, rooms] = [optionsIn(shape.parts.weather), optionsIn(shape.parts.fuel)];
    const [sky] = skies;
    if (skies.length === 1 && has(weather, sky)) return { title: rooms.length > 1 ? steps.fuel : title, help: dieStays(weather[sky]) };
    if (rooms.length === 1) return { title: steps.weather, help };
  }
  return { title, help };
}
/** Which of the two Analyses somebody is asked to make. */
function testAt(kind: string, view: Seen): Analysis | null {
  if (kind !== 'volunteer' && kind !== 'partyAnalyst') return null;
  const frame = framesOf<TT>(view).findLast(({ proc }) => proc === 'analysis');
  return frame?.proc === 'analysis' ? frame.at.kind : null;
}
const optionsIn = (shape: Shape): string[] => (shape.t === 'oneOf' ? shape.options.map((option) => String(idOf(option))) : []);

/** What may be done unasked beside these questions; beside all others a card may be played. */
const OFFERED = { callVote: 'talk', endExchange: 'give', alienPlan: 'propose' } as const;

export const speech: GameSpeech<TT> = {
  ...plainSpeech<TT, Things>({
    asks: (lang) => tableOf(lang).asks,
    things,
    word,
    tellEvent: (lang, event, view, names) => tellEvent(lang, event, namesIn(lang, { view, names })),
  }),
  describeDecision(lang, decision, view, offered) {
    const { kind } = decision;
    const { help, sealed, pass } = question(lang, kind);
    if (!offered) return { ...calledNow(lang, decision, view), sealed, pass };
    const { offers, screen } = tableOf(lang);
    const name = has(OFFERED, kind) ? OFFERED[kind] : 'play';
    return { title: offers[name], help: name === 'talk' ? screen.trade.help : help, sealed: null, pass: null };
  },
  describeStep(lang, _shape, { kind, view }, path = []) {
    const part = path.at(-1);
    const { steps, analysis, offers, talk } = tableOf(lang);
    const test = testAt(kind, view);
    if (test) return analysis[test].title;
    if (kind === 'callVote' && path.length === 0) return offers.talk;
    if (path[0] === 'request' && path.length > 1) return talk.asked;
    if (typeof part === 'string' && has(talk, part)) return talk[part];
    return typeof part === 'string' && has(steps, part) ? steps[part] : question(lang, kind).title;
  },
  describeConfirm: (lang) => tableOf(lang).confirm,
};

/** Null while nobody has won. */
export const describeOutcome: DescribeOutcome<TT> = (lang, open: Open, reader) => {
  if (!open.end) return null;
  const { title, party, how, verdict } = endOf(lang);
  const { winner, why, camps } = open.end;
  // TT-003 All of a camp win together.
  const won = reader === null ? null : open.people.some(({ seat }, pawn) => seat === reader && camps[pawn] === winner);
  return {
    title: open.coop ? party[winner] : title[winner],
    how: how[why],
    verdict: won === null ? '' : won ? verdict.won : verdict.lost,
    won,
  };
};
