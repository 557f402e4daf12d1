/** Events become sentences. What the reader was told is all there is to say: nothing here looks at a state. */
import { type Lang, lineOf } from '@lurk/i18n';
import type { Event } from '../types.ts';
import type { Namer } from './lines.ts';
import { type Audience, namer } from './names.ts';
import { tableOf } from './parts.ts';

export const tellEvent = (lang: Lang, event: Event, table: Audience): string =>
  lineOf<Event, Namer, Event['t']>(tableOf(lang).events, event.t, event, namer(lang, table));
