/** ANOMALY for the page around its screens. */
import { blank, events, foresight, remember } from '@lurk/anomaly/public';
import type { GameKit } from '../kit';
import figure from './art/feed-beast.svg';
import ground from './art/lobby.svg';
import './lobby.css';

export const kit: GameKit = {
  fold: { blank, remember, events, foresight },
  art: { ground, figure },
};
