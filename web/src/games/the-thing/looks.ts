/** Which pictogram stands for what. */
import type { Back, Item, Weather } from '@lurk/the-thing/public';
import type { GlyphId } from './glyphs';

export const weatherGlyph: Record<Weather, GlyphId> = { clear: 'clear', cloudy: 'cloudy', snow: 'snow', storm: 'storm' };
export const backGlyph: Record<Back, GlyphId> = { weapon: 'weapon', object: 'object', lab: 'lab' };
export const itemGlyph: Record<Item, GlyphId> = {
  flamethrower: 'fire',
  dynamite: 'dynamite',
  melee: 'melee',
  firearm: 'weapon',
  keys: 'key',
  flashlight: 'flashlight',
  tools: 'repair',
  fuel: 'fuel',
  cable: 'cable',
  blood: 'lab',
  failure: 'failure',
};
