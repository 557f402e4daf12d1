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
  verdict: { won: 'You won.', lost: 'You lost.' },
};
