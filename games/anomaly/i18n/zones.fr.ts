// The twelve zones, in French.
import type { Words } from '@lurk/i18n';
import type { zonesEn } from './zones.en.ts';

const quarters = (way: string, letters: string) => ({
  name: `Quartiers ${way}`,
  short: `Quartiers ${letters}`,
  the: `les Quartiers ${letters}`,
  at: `aux Quartiers ${letters}`,
  to: `aux Quartiers ${letters}`,
  of: `des Quartiers ${letters}`,
});
const labs = (way: string, letters: string) => ({
  name: `Laboratoires ${way}`,
  short: `Labos ${letters}`,
  the: `les Labos ${letters}`,
  at: `aux Labos ${letters}`,
  to: `aux Labos ${letters}`,
  of: `des Labos ${letters}`,
});
const core = (way: string, letters: string) => ({
  name: `Noyau ${way}`,
  short: `Noyau ${letters}`,
  the: `le Noyau ${letters}`,
  at: `au Noyau ${letters}`,
  to: `au Noyau ${letters}`,
  of: `du Noyau ${letters}`,
});

export const zonesFr: Words<typeof zonesEn> = {
  'Q-NW': quarters('nord-ouest', 'NO'),
  'Q-NE': quarters('nord-est', 'NE'),
  'Q-SE': quarters('sud-est', 'SE'),
  'Q-SW': quarters('sud-ouest', 'SO'),
  'L-N': labs('nord', 'N'),
  'L-E': labs('est', 'E'),
  'L-S': labs('sud', 'S'),
  'L-W': labs('ouest', 'O'),
  'C-NW': core('nord-ouest', 'NO'),
  'C-NE': core('nord-est', 'NE'),
  'C-SE': core('sud-est', 'SE'),
  'C-SW': core('sud-ouest', 'SO'),
};
