/** What of a match of NOT ALONE is shown one thing at a time, and what the card at the end of a turn counts up. */
import type { Beats, TurnCard } from '@lurk/contract';
import { recordBy } from '@lurk/kernel';
import { EVENT_NAMES, EVENTS } from './events.ts';
import type { NA } from './types.ts';

const shown = EVENT_NAMES.filter((name) => EVENTS[name].beat !== undefined);
export const beats: Beats<NA> = recordBy(shown, (name) => EVENTS[name].beat ?? 0);

export const turnCard: TurnCard<NA> = {
  begins: 'turnBegan',
  lost: EVENT_NAMES.filter((name) => EVENTS[name].sum === 'lost'),
  moved: EVENT_NAMES.filter((name) => EVENTS[name].sum === 'moved'),
};
