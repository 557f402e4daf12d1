/** The game's words as a table speaks them. */
import { type GameSpeech, type Lang, lineOf } from '@lurk/i18n';
import type { Event } from '../events.ts';
import type { NA } from '../types.ts';
import { describeDecision, describeWaiting } from './decisions.ts';
import type { Namer } from './lines.ts';
import { type Audience, namer } from './names.ts';
import { tableOf } from './parts.ts';
import { describeStep } from './steps.ts';
import { audienceOf, options } from './things.ts';

/** What the reader was told is all there is to say: nothing here looks at a state. */
export const tellEvent = (lang: Lang, event: Event, table: Audience): string =>
  lineOf<Event, Namer, Event['t']>(tableOf(lang).events, event.t, event, namer(lang, table));

export const speech: GameSpeech<NA> = {
  describeDecision,
  describeWaiting,
  describeStep,
  ...options,
  describeConfirm: (lang) => tableOf(lang).decisions.options.confirm,
  tellEvent: (lang, event, view, names) => tellEvent(lang, event, audienceOf(view, names)),
};
