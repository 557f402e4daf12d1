/** What things are called. */
import type { ActiveSkill, CharacterId, DeathSkill, DemonId, DemonPassive, EventCard, Item, MainAction, PassiveSkill, Special, Stat, TileId, Weakening } from '@lurk/victim/public';
import { TILE } from '@lurk/victim/public';
import type { Lang } from '../../../i18n/languages';

interface Named {
  readonly name: string;
  readonly rule: string;
}
const cap = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replace(/([A-Z])/g, ' $1');
const named = (id: string): Named => ({ name: cap(id), rule: `Rule of ${cap(id)}, said in one or two short sentences.` });

export const names = (_: { readonly lang: Lang }) => ({
  character: (id: CharacterId) => ({ name: cap(id), role: 'role' }),
  stat: (id: Stat) => cap(id),
  tile: (id: TileId) => cap(TILE[id].kind),
  item: (id: Item) => named(id),
  event: (id: EventCard) => named(id),
  demon: (id: DemonId) => cap(id),
  skill: (id: ActiveSkill | PassiveSkill | Special | DeathSkill | DemonPassive) => named(id),
  effect: (id: Weakening) => cap(id),
  action: (id: MainAction) => named(id),
});
