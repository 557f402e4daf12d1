/** 2.5 The Weather die and the two sides of the Weather tile. */
import { TUNABLE } from './tunable.ts';

export const WEATHERS = ['clear', 'cloudy', 'snow', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];

export const DIE_FACES: readonly Weather[] = WEATHERS.flatMap((weather) => new Array<Weather>(TUNABLE.weatherDie[weather]).fill(weather));

export interface Climate {
  /** TT-052, TT-053 Fuel used. */
  generator: number;
  boiler: number;
  /** TT-067 */
  helicopter: number;
  /** TT-062 */
  freezing: number;
}
/** TT-020 One side is for up to six players, the other for seven or eight. */
export function climateOf(weather: Weather, players: number): Climate {
  const [generator, boiler, helicopter, freezing] = TUNABLE.weatherTile[players > 6 ? 'large' : 'small'][weather];
  return { generator, boiler, helicopter, freezing };
}
