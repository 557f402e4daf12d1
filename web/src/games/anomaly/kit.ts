/** ANOMALY for the page around its screens. */
import { beats, blank, type Event, foresight, remember } from '@lurk/anomaly/public';
import type { SoundName } from '../../sound/synth';
import type { GameKit } from '../kit';
import figure from './art/feed-beast.svg';
import ground from './art/lobby.svg';
import './lobby.css';

const SOUNDS: Partial<Record<Event['t'], SoundName>> = {
  roundBegan: 'heartbeat',
  used: 'card',
  studentMoved: 'step',
  anomalyMoved: 'heavy',
  anomalyRevealed: 'hush',
  attacked: 'claw',
  exploded: 'claw',
  symbolShown: 'turn',
};

export const kit: GameKit = {
  fold: { blank, remember, beats, foresight },
  art: { ground, figure },
  soundOf: (event: Event) => (event.t === 'won' ? (event.winner === 'anomaly' ? 'doom' : 'dawn') : (SOUNDS[event.t] ?? null)),
};
