import type { PlaceNo } from '@lurk/not-alone/public';
import type { IconName } from '../../ui/icons';
import lair from './art/place-01-lair.svg';
import jungle from './art/place-02-jungle.svg';
import river from './art/place-03-river.svg';
import beach from './art/place-04-beach.svg';
import rover from './art/place-05-rover.svg';
import swamp from './art/place-06-swamp.svg';
import shelter from './art/place-07-shelter.svg';
import wreck from './art/place-08-wreck.svg';
import source from './art/place-09-source.svg';
import artefact from './art/place-10-artefact.svg';

export interface PlaceLook {
  /** Drawn once by the browser per size and kept as a bitmap: an <img>, not inline SVG. */
  readonly art: string;
  readonly tint: string;
  readonly icon: IconName;
}

export const placeLook: Record<PlaceNo, PlaceLook> = {
  1: { art: lair, tint: '#b08ed0', icon: 'back' },
  2: { art: jungle, tint: '#86c46a', icon: 'back' },
  3: { art: river, tint: '#6fbdb8', icon: 'two' },
  4: { art: beach, tint: '#e6b877', icon: 'beacon' },
  5: { art: rover, tint: '#d1915a', icon: 'rover' },
  6: { art: swamp, tint: '#b4b763', icon: 'back' },
  7: { art: shelter, tint: '#93abc0', icon: 'kit' },
  8: { art: wreck, tint: '#7d9fc4', icon: 'pod' },
  9: { art: source, tint: '#80d0ba', icon: 'heart' },
  10: { art: artefact, tint: '#bfa4d6', icon: 'two' },
};

/** The planet is two rows of five. */
export const COLUMNS = 5;
