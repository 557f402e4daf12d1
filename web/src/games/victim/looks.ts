/** Pictures by what they show. */
import type { CharacterId, DemonId, Item } from '@lurk/victim/public';

const art = import.meta.glob<string>(['./art/demon-*.svg', './art/face-*.svg', './art/item-*.svg'], {
  eager: true,
  import: 'default',
  query: '?url',
});
const picture = (name: string): string => art[`./art/${name}.svg`] ?? '';

export const demonArt = (demon: DemonId): string => picture(`demon-${demon}`);
export const faceArt = (character: CharacterId): string => picture(`face-${character}`);
export const itemArt = (item: Item): string => picture(`item-${item}`);
