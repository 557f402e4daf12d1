/** VICTIM for the page around its screens. */
import { beats, blank, type Event, foresight, remember } from '@lurk/victim/public';
import type { SoundName } from '../../sound/synth';
import type { GameKit } from '../kit';
import figure from './art/demon-werewolf.svg';
import ground from './world/world.svg';

const SOUNDS: Partial<Record<Event['t'], SoundName>> = {
  roundBegan: 'heartbeat',
  stepped: 'step',
  tileTurned: 'turn',
  rollIs: 'card',
  used: 'card',
  fell: 'hush',
  curseDrawn: 'hush',
  possessed: 'doom',
  hunted: 'heavy',
  attackHit: 'claw',
  bunkerOpened: 'dawn',
  eliminated: 'doom',
  enslaved: 'doom',
};

export const kit: GameKit = {
  fold: { blank, remember, beats, foresight },
  art: { ground, figure },
  soundOf: (event: Event) => (event.t === 'won' ? (event.winner === 'victims' ? 'dawn' : 'doom') : (SOUNDS[event.t] ?? null)),
};
