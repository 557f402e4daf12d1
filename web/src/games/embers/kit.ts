/** Embers for the page around its table. */
import { blank, remember } from '@lurk/embers/public';
import type { GameKit } from '../kit';

export const kit: GameKit = { fold: { blank, remember }, soundOf: () => null };
