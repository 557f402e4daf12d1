/** NOT ALONE for the page around its screens. */
import { blank, events, foresight, remember } from '@lurk/not-alone/public';
import figure from '../../ui/art/beast.svg';
import type { GameKit } from '../kit';
import ground from './art/place-02-jungle.svg';

export const kit: GameKit = {
  fold: { blank, remember, events, foresight },
  art: { ground, figure },
};
