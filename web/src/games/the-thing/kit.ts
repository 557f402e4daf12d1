/** The Thing for the page around its table. */
import { blank, events, foresight, offersTo, remember, type Seen } from '@lurk/the-thing/public';
import type { GameKit } from '../kit';
import figure from './art/figure.svg';
import ground from './art/lobby.svg';

export const kit: GameKit = {
  fold: { blank, remember, events, foresight },
  art: { ground, figure },
  isAddressed: (view: Seen) => offersTo(view).length > 0,
};
