/** The rules of VICTIM, to look things up in. */
import {
  CHARACTER,
  CHARACTERS,
  coachOf,
  componentsOf,
  DEFAULT_OPTIONS,
  DEMON,
  DEMONS,
  glossaryOf,
  MAIN_ACTIONS,
  screenOf,
  tableOf,
  tileTexts,
} from '@lurk/victim/public';
import type { Named, RuleBook } from '../kit';

export const words = [coachOf, glossaryOf, screenOf, tableOf];

export const book: RuleBook = (lang, options) => {
  const { actions, characters, demons, eventCards } = tableOf(lang);
  const chosen = { ...DEFAULT_OPTIONS, ...options };
  const { items, skills } = componentsOf(lang, chosen);
  const { title: meant, meanings } = glossaryOf(lang);
  const screen = screenOf(lang);
  const { aim, turn, steps } = coachOf(lang).overview;
  const doing = MAIN_ACTIONS.map((id): Named => ({ name: screen.wheel.actions[id], rule: actions[id] }));
  /** A Demon, and what each of its skills does. */
  const demonIn = (id: (typeof DEMONS)[number]): Named[] => {
    const { passive, special1, special2, death } = DEMON[id];
    const own = [passive, special1.id, special2.id, death].map((skill) => skills[skill]);
    return [{ name: demons[id], rule: own.map(({ name }) => name).join(', ') }, ...own];
  };
  return [
    { lead: true, title: aim.name, entries: [{ name: '', rule: aim.rule }] },
    { lead: true, title: turn, entries: steps },
    { title: screen.wheel.label, entries: doing },
    { title: meant, entries: Object.values(meanings) },
    { title: screen.map.title, entries: Object.values(tileTexts(lang, chosen)) },
    { title: screen.items.title, entries: Object.values(items) },
    { title: screen.phases.event, entries: Object.values(eventCards) },
    {
      title: screen.party.title,
      entries: CHARACTERS.flatMap((id) => [characters[id], skills[CHARACTER[id].active], skills[CHARACTER[id].passive]]),
    },
    { title: screen.phases.demon, entries: DEMONS.flatMap(demonIn) },
  ];
};
