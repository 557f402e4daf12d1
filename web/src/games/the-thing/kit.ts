/** The Thing for the page around its table. */
import { beats, blank, type Event, foresight, offersTo, remember, type Seen } from '@lurk/the-thing/public';
import type { SoundName } from '../../sound/synth';
import type { GameKit } from '../kit';
import figure from './art/figure.svg';
import ground from './art/lobby.svg';

/** Public events alone: a sound for what one seat was told would tell the room. */
const SOUNDS: Partial<Record<Event['t'], SoundName>> = {
  roundBegan: 'heartbeat',
  placed: 'step',
  flipped: 'card',
  assigned: 'turn',
  encounterBegan: 'hush',
  attacked: 'heavy',
  blackout: 'hush',
  burnt: 'claw',
  assimilated: 'claw',
  revealed: 'claw',
  voted: 'turn',
  analysed: 'hush',
  diceRolled: 'turn',
  threatMoved: 'heavy',
  characterLost: 'claw',
  escapeBegan: 'heavy',
};

export const kit: GameKit = {
  fold: { blank, remember, beats, foresight },
  art: { ground, figure },
  isAddressed: (view: Seen) => offersTo(view).length > 0,
  soundOf: (event: Event) => (event.t === 'won' ? (event.winner === 'humans' ? 'dawn' : 'doom') : (SOUNDS[event.t] ?? null)),
};
