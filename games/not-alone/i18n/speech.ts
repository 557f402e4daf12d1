/** The game's words as a table speaks them. */
import { type GameSpeech, type Lang, lineOf, plainSpeech } from '@lurk/i18n';
import type { Event } from '../events.ts';
import type { Things } from '../things.ts';
import type { NA } from '../types.ts';
import { asksOf, describeDecision } from './decisions.ts';
import type { Namer } from './lines.ts';
import { type Audience, namer, seatList } from './names.ts';
import { tableOf } from './parts.ts';
import { describeStep } from './steps.ts';
import { audienceOf, things, word } from './things.ts';

/** What the reader was told is all there is to say: nothing here looks at a state. */
export const tellEvent = (lang: Lang, event: Event, table: Audience): string =>
  lineOf<Event, Namer, Event['t']>(tableOf(lang).events, event.t, event, namer(lang, table));

export const speech: GameSpeech<NA> = {
  ...plainSpeech<NA, Things>({
    asks: asksOf,
    things,
    word,
    all: (lang, seats, view, names) => seatList(lang, seats, audienceOf(view, names)),
    tellEvent: (lang, event, view, names) => tellEvent(lang, event, audienceOf(view, names)),
  }),
  describeDecision,
  describeStep,
  describeConfirm: (lang) => tableOf(lang).decisions.options.confirm,
};
