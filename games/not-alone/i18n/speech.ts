/** The game's words as a table speaks them. */
import { type Ending, type GameSpeech, type Lang, lineOf, listed, plainSpeech } from '@lurk/i18n';
import { type Seat, theOne } from '@lurk/kernel';
import type { Event } from '../events.ts';
import type { Things } from '../things.ts';
import type { NA, Open } from '../types.ts';
import { asksOf, describeStep, exploring } from './decisions.ts';
import type { Namer } from './lines.ts';
import { type Audience, namer, namesIn } from './names.ts';
import { endOf, tableOf } from './parts.ts';
import { things, word } from './things.ts';

/** What the reader was told is all there is to say: nothing here looks at a state. */
export const tellEvent = (lang: Lang, event: Event, table: Audience): string =>
  lineOf<Event, Namer, Event['t']>(tableOf(lang).events, event.t, event, namer(lang, table));

const plain = plainSpeech<NA, Things>({
  asks: asksOf,
  things,
  word,
  all: (lang, seats, view, names) => listed(lang, seats.map(namesIn(lang, { view, names }).who)),
  tellEvent: (lang, event, { seat, open }, names) => tellEvent(lang, event, { names, reader: seat, creature: open.creature }),
});
export const speech: GameSpeech<NA> = {
  ...plain,
  describeDecision(lang, decision, view, offered) {
    if (offered) return { ...theOne(tableOf(lang).decisions.offers, decision.kind), sealed: null, pass: null };
    return { ...plain.describeDecision(lang, decision, view), ...exploring(lang, decision, view) };
  },
  describeStep,
  describeConfirm: (lang) => tableOf(lang).decisions.options.confirm,
};
export const { describeDecision } = speech;

/** The end screen: who won, and how; null while nobody has. */
export function describeOutcome(lang: Lang, { winner, turn, rescue, assim, creature }: Open, reader: Seat | null): Ending | null {
  if (!winner) return null;
  const { title, how, verdict } = endOf(lang);
  const side = reader === null ? 'watcher' : reader === creature ? 'creature' : 'hunted';
  return {
    title: title[winner],
    how: how[winner](turn, winner === 'hunted' ? assim : rescue),
    verdict: verdict[winner][side],
    won: reader === null ? null : side === winner,
  };
}
