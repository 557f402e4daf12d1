// What is told at the end, in English.
import type { Why, Winner } from '../types.ts';

export const words = {
  title: { victims: 'The Victims escape', demon: 'The Demon wins', nobody: 'The forest wins' } satisfies Record<Winner, string>,
  how: {
    escaped: 'Enough of them are in the bunker.',
    allCritical: 'Everybody in the forest is Critically Injured.',
    eliminated: 'Two Victims have been eliminated.',
    darkness: 'Darkness has fallen over the forest.',
  } satisfies Record<Why, string>,
  verdict: { won: 'You won.', lost: 'You lost.' },
};
