// What is chosen before a match, in French.
import type { Words } from '@lurk/i18n';
import type { words as english } from './lobby.en.ts';

export const words: Words<typeof english> = {
  world: { name: 'Braises', minutes: '5–10 min' },
  options: { nights: { name: 'Nuits', rule: 'Combien d’échanges ont lieu avant que chacun accuse quelqu’un.' } },
  choices: {},
  roles: {
    guest: { name: 'Invité', many: 'Invités', rule: 'Brûler quelqu’un qui tient une Malédiction.' },
    cursed: { name: 'Maudit', many: 'Maudits', rule: 'Tenir une Malédiction, et laisser brûler quelqu’un d’autre.' },
  },
};
