/** NOT ALONE for the page around its screens. */
import { blank, type Event, lobbyOf, remember } from '@lurk/not-alone/public';
import type { SoundName } from '../../sound/synth';
import type { GameKit } from '../kit';

const SWITCHES = ['expert', 'copyIneffective', 'doubleMayPlayOne', 'targetMovesFromForceField'] as const;
const CREATURES = ['random', 'host', 'notHost'] as const;

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

export const words = [lobbyOf];

export const kit: GameKit = {
  fold: { blank, remember: remember as (memory: never, event: never) => unknown },
  options(lang) {
    const { options, choices } = lobbyOf(lang);
    const creature = { id: 'creature', ...options.creature, choices: CREATURES.map((id) => ({ id, ...choices.creature[id] })) };
    return [creature, ...SWITCHES.map((id) => ({ id, ...options[id] }))];
  },
  soundOf: (event: Event) => (event.t === 'won' ? (event.winner === 'hunted' ? 'dawn' : 'doom') : (SOUNDS[event.t] ?? null)),
};
