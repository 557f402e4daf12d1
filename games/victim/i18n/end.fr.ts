// What is told at the end, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './end.en.ts';

export const words: Words<typeof english> = {
  title: { victims: 'Les Victimes sont sauvées', demon: 'Le Démon gagne', nobody: 'La forêt gagne' },
  how: {
    escaped: 'Elles sont assez nombreuses dans le bunker.',
    allCritical: 'Dans la forêt, toutes les Victimes sont Gravement Blessées.',
    eliminated: 'Deux Victimes ont été éliminées.',
    darkness: 'Les Ténèbres sont tombées sur la forêt.',
  },
  verdict: { won: 'Vous avez gagné.', lost: 'Vous avez perdu.' },
};
