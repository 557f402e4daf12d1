/** VICTIM for the page around its screens. */
import { blank, events, foresight, remember } from '@lurk/victim/public';
import type { GameKit } from '../kit';
import figure from './art/demon-werewolf.svg';
import ground from './world/world.svg';

export const kit: GameKit = {
  fold: { blank, remember, events, foresight },
  art: { ground, figure },
};
