// What is chosen before a match, in English.
import type { LobbyWords } from '@lurk/contract';
import type { Named } from '@lurk/i18n';
import type { Options } from '../options.ts';

export const words = {
  options: {
    creature: { name: 'Who is the Creature?', rule: 'Decided before the game starts; everybody else is Hunted.' },
    seating: { name: 'Seats', rule: 'The order in which the Hunted come, from the Creature’s left.' },
    expert: { name: 'Expert mode', rule: 'A Hunted who loses the last Will in phase 3 gets only 2 back.' },
    copyIneffective: {
      name: 'Copy ineffective places',
      rule: 'The Lair, Gate and Drone may copy a place that a Hunt card has made ineffective.',
    },
    doubleMayPlayOne: {
      name: 'Optional double',
      rule: 'After the River or the Artefact, a Hunted who can play only one card may play just that one.',
    },
    targetMovesFromForceField: {
      name: 'The Target leaves Force Field',
      rule: 'Clone, Scream or Toxin played after Force Field lets the Creature move the Target token to any one place.',
    },
  },

  choices: {
    creature: {
      random: { name: 'Drawn at random', rule: 'The Creature is drawn at random.' },
      host: { name: 'The host', rule: 'The player who opened the table is the Creature.' },
      notHost: { name: 'Anybody but the host', rule: 'The Creature is drawn at random among the other players.' },
      seat: { name: 'A player of your choice', rule: 'The host names the Creature.' },
    },
    seating: {
      random: { name: 'Drawn at random', rule: 'Seats are drawn at random.' },
      arranged: { name: 'As at this table', rule: 'Everybody sits as in this list.' },
    },
  },
  roles: {
    hunted: {
      name: 'Hunted',
      many: 'Hunted',
      rule: 'Hide, bluff, hold out.',
      wish: 'You would rather hide. The draw will try to respect that.',
    },
    creature: {
      name: 'Creature',
      many: 'Creatures',
      the: 'the Creature',
      rule: 'Read them, close your claws.',
      wish: 'You would rather hunt. The draw will try to respect that.',
    },
  },
} satisfies LobbyWords & { options: Record<Exclude<keyof Options, 'host'>, Named> };
