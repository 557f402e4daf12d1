/** The form of what is told at the table: a line for every event. The compiler misses none. */
import type { LinesOf } from '@lurk/i18n';
import type { Event } from '../types.ts';
import type { Namer } from './names.ts';

/** What the Student who acts reads, the Anomaly where it is concerned, and everybody else. */
export interface Line {
  readonly you: string;
  readonly toAnomaly?: string;
  readonly name: string;
}
export type Lines = LinesOf<Event, Namer>;
