// What is told at the end, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './end.en.ts';

export const words: Words<typeof english> = {
  title: { guests: 'Les Invités gagnent', cursed: 'Les Maudits gagnent' },
  how: { guests: 'Une Malédiction brûle avec qui la tenait.', cursed: 'Au feu, aucune Malédiction.' },
};
