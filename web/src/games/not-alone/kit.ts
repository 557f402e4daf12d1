/** NOT ALONE for the page around its screens. */
import { beats, blank, type Event, foresight, remember } from '@lurk/not-alone/public';
import type { SoundName } from '../../sound/synth';
import figure from '../../ui/art/beast.svg';
import type { GameKit } from '../kit';
import ground from './art/place-02-jungle.svg';

const SOUNDS: Partial<Record<Event['t'], SoundName>> = {
  turnBegan: 'heartbeat',
  huntPlayed: 'card',
  survivalPlayed: 'card',
  allReady: 'hush',
  placesShown: 'turn',
  caught: 'claw',
  rescueMoved: 'step',
  assimMoved: 'heavy',
};

export const kit: GameKit = {
  fold: { blank, remember, beats, foresight },
  art: { ground, figure },
  soundOf: (event: Event) => (event.t === 'won' ? (event.winner === 'hunted' ? 'dawn' : 'doom') : (SOUNDS[event.t] ?? null)),
};
