/** The Thing for the page around its table. */
import { beats, blank, remember } from '@lurk/the-thing/public';
import type { GameKit } from '../kit';

export const kit: GameKit = { fold: { blank, remember, beats }, soundOf: () => null };
