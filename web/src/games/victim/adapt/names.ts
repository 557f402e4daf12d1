/** What things are called and what they do at this table, in the reader's language. */
import {
  type ActiveSkill,
  type CharacterId,
  componentsOf,
  DEFAULT_OPTIONS,
  type DeathSkill,
  type DemonId,
  type DemonPassive,
  type EventCard,
  type Item,
  type MainAction,
  type Open,
  type PassiveSkill,
  type Special,
  type Stat,
  type TileId,
  tableOf,
  tileName,
} from '@lurk/victim/public';
import type { Lang } from '../../../i18n/languages';

interface Reader {
  readonly lang: Lang;
  readonly view?: { readonly open: Pick<Open, 'options'> };
}

export function names({ lang, view }: Reader) {
  const words = tableOf(lang);
  const { skills, items } = componentsOf(lang, view?.open.options ?? DEFAULT_OPTIONS);
  return {
    character: (id: CharacterId) => ({ name: words.characters[id].name, role: words.characters[id].rule }),
    stat: (id: Stat) => words.stats[id],
    tile: (id: TileId) => tileName(lang, id),
    item: (id: Item) => items[id],
    event: (id: EventCard) => words.eventCards[id],
    demon: (id: DemonId) => words.demons[id],
    skill: (id: ActiveSkill | PassiveSkill | Special | DeathSkill | DemonPassive) => skills[id],
    action: (id: MainAction) => words.actions[id],
  };
}
