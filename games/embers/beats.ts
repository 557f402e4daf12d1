/** What of a match of Embers is shown one thing at a time. */
import { BEAT, type Beats, CARD } from '@lurk/contract';
import type { EM } from './types.ts';

export const beats: Beats<EM> = { nightBegan: CARD, named: BEAT, traded: BEAT, accused: BEAT, burnt: BEAT, won: BEAT };
