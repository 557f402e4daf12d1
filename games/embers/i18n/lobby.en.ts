// What is chosen before a match, in English.
import type { LobbyWords } from '@lurk/contract';

export const words = {
  world: { name: 'Embers', minutes: '5–10 min' },
  options: { nights: { name: 'Nights', rule: 'How many trades are made before everybody accuses somebody.' } },
  choices: {},
  roles: {
    guest: { name: 'Guest', many: 'Guests', rule: 'Burn somebody who holds a Curse.' },
    cursed: { name: 'Cursed', many: 'Cursed', rule: 'Hold a Curse, and let somebody else burn.' },
  },
} satisfies LobbyWords;
