/** NOT ALONE for the page around its screens. */
import { blank, type Event, remember, words } from '@lurk/not-alone/public';
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

export const kit: GameKit = {
  fold: { blank, remember: remember as (memory: never, event: never) => unknown },
  options(lang) {
    const { options, creatureChoices } = words(lang).components;
    const creature = { id: 'creature', ...options.creature, choices: CREATURES.map((id) => ({ id, ...creatureChoices[id] })) };
    return [creature, ...SWITCHES.map((id) => ({ id, ...options[id] }))];
  },
  rules(lang) {
    const { sides, phases, places, hunt, survival, glossary, boardSides, tokens } = words(lang).components;
    const own = (title: keyof typeof glossary): string => glossary[title].name;
    const cards = (list: Record<string, { name: string; text: string }>) =>
      Object.values(list).map(({ name, text }) => ({ name, rule: text }));
    return [
      { title: own('play'), entries: [...Object.values(sides), ...Object.values(boardSides)] },
      { title: own('turn'), entries: Object.values(phases) },
      { title: own('place'), entries: Object.values(places).map(({ name, power, limit }) => ({ name, rule: `${power} ${limit}` })) },
      { title: own('hunt'), entries: cards(hunt) },
      { title: own('survival'), entries: cards(survival) },
      { title: own('artemia'), entries: [...Object.values(tokens), ...Object.values(glossary)] },
    ];
  },
  soundOf: (event: Event) => (event.t === 'won' ? (event.winner === 'hunted' ? 'dawn' : 'doom') : (SOUNDS[event.t] ?? null)),
};
