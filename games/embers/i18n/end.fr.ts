// What is told at the end, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './end.en.ts';

export const words: Words<typeof english> = {
  title: { guests: 'Les Invités gagnent', cursed: 'Les Maudits gagnent' },
  how: {
    guests: (burnt) => `Une Malédiction brûle avec ${burnt}.`,
    cursed: (burnt) => `${burnt} brûle, sans aucune Malédiction en main.`,
  },
};
