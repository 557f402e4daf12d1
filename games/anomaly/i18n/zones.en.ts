// The twelve zones, in English, in every form a sentence needs. This file is the type: French must have the same keys.
import type { Zone } from '../data/board.ts';

const zone = (ring: string, way: string, letters: string) => ({
  name: `${ring} ${way}`,
  /** For the board and for lists. */
  short: `${ring} ${letters}`,
  /** Inside a sentence, on its own. */
  the: `${ring} ${letters}`,
  /** Where somebody is. */
  at: `in ${ring} ${letters}`,
  /** Where somebody goes. */
  to: `to ${ring} ${letters}`,
  /** What belongs to it. */
  of: `of ${ring} ${letters}`,
});

export const zonesEn = {
  'Q-NW': zone('Quarters', 'north-west', 'NW'),
  'Q-NE': zone('Quarters', 'north-east', 'NE'),
  'Q-SE': zone('Quarters', 'south-east', 'SE'),
  'Q-SW': zone('Quarters', 'south-west', 'SW'),
  'L-N': zone('Labs', 'north', 'N'),
  'L-E': zone('Labs', 'east', 'E'),
  'L-S': zone('Labs', 'south', 'S'),
  'L-W': zone('Labs', 'west', 'W'),
  'C-NW': zone('Core', 'north-west', 'NW'),
  'C-NE': zone('Core', 'north-east', 'NE'),
  'C-SE': zone('Core', 'south-east', 'SE'),
  'C-SW': zone('Core', 'south-west', 'SW'),
} satisfies Record<Zone, unknown>;
