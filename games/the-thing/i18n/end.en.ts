// What is told at the end, in English.
import type { Why } from '../types.ts';

export const words = {
  title: { humans: 'The Humans win', aliens: 'The Aliens win' },
  party: { humans: 'You have escaped', aliens: 'Nobody gets away' },
  how: {
    escaped: 'Every Human left the base, and no Alien was aboard.',
    alienStarted: 'An Alien started the engine.',
    alienBoarded: 'An Alien was let aboard.',
    leftBehind: 'A Human was left behind on the ice.',
    frozen: 'The base froze, and everybody in it.',
    noHumanLeft: 'The last Human is gone.',
    noWayOut: 'All three ways out are lost for good.',
    noAlienLeft: 'No Alien is left, nor any Dog.',
    roundCap: 'Nobody got away in time.',
    noCharacterLeft: 'No Character is left.',
  } satisfies Record<Why, string>,
  tree: {
    label: 'The infection tree: every life from the first round to the end',
    start: 'first round',
    end: 'the end',
    round: (round: number) => `Round ${round}`,
    place: (place: string, round: number) => `${place}, round ${round}`,
    dealt: 'Dealt at the start',
    fromTo: (from: string, to: string) => `${from} → ${to}`,
    byDog: (name: string) => `Dog → ${name}`,
    human: 'Human',
    carrier: 'the first Alien',
    since: (round: number) => `Alien since round ${round}`,
    and: (what: string, how: string) => `${what}, ${how}`,
    left: { assimilated: 'assimilated', beaten: 'beaten', lost: 'lost' },
    aboard: 'aboard',
    party: {
      away: (count: number): string => (count === 1 ? 'got away' : 'got away together'),
      ice: (count: number): string => (count === 1 ? 'left on the ice' : 'left on the ice at the end'),
      lost: (count: number): string => (count === 1 ? 'Character lost' : 'Characters lost'),
      force: 'Force of the Alien',
    },
    humans: (count: number): string => (count === 1 ? 'Human to the end' : 'Humans to the end'),
    aliens: (count: number, shown: number): string =>
      count === 1
        ? shown > 0
          ? 'Alien, revealed'
          : 'Alien, never revealed'
        : `Aliens, ${shown > 0 ? `${shown} of them revealed` : 'none ever revealed'}`,
    lies: (count: number): string => (count === 1 ? 'lie' : 'lies'),
    told: (name: string, life: string) => `${name}: ${life}`,
    letMeIn: '“Let me in.”',
    pointedAt: (name: string) => `points at ${name}`,
    goodFor: { humans: 'good for the Humans', aliens: 'good for the Aliens' },
    play: 'Play the tree',
    pause: 'Stop',
    scrub: 'Which round',
  },
  verdict: { won: 'You won.', lost: 'You lost.' },
};
