/** What things are called, in the reader's language. */
import {
  type ActiveSkill,
  type CharacterId,
  type DeathSkill,
  type DemonId,
  type DemonPassive,
  type EventCard,
  type Item,
  type MainAction,
  type PassiveSkill,
  type Special,
  type Stat,
  type TileId,
  tableOf,
  tileName,
} from '@lurk/victim/public';
import type { Lang } from '../../../i18n/languages';

export function names({ lang }: { readonly lang: Lang }) {
  const words = tableOf(lang);
  return {
    character: (id: CharacterId) => ({ name: words.characters[id].name, role: words.characters[id].rule }),
    stat: (id: Stat) => words.stats[id],
    tile: (id: TileId) => tileName(lang, id),
    item: (id: Item) => words.items[id],
    event: (id: EventCard) => words.eventCards[id],
    demon: (id: DemonId) => words.demons[id],
    skill: (id: ActiveSkill | PassiveSkill | Special | DeathSkill | DemonPassive) => words.skills[id],
    action: (id: MainAction) => words.actions[id],
  };
}
