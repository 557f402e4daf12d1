/** The rules of The Thing, to look things up in. */
import { coachOf, lobbyOf, tableOf } from '@lurk/the-thing/public';
import type { RuleBook } from '../kit';

export const words = [lobbyOf, tableOf, coachOf];

export const book: RuleBook = (lang) => {
  const { places, characters, items, actions, bonus, screen } = tableOf(lang);
  const { aim, turn, steps, together, party } = coachOf(lang).overview;
  const { roles } = lobbyOf(lang);
  const { use, repair, sabotage } = screen.hand.actionRules;
  return [
    { lead: true, ...aim },
    { lead: true, title: turn, entries: steps },
    { title: together, entries: party },
    { title: screen.book.roles, entries: [roles.human, roles.alien] },
    { title: screen.book.places, entries: Object.values(places) },
    {
      title: screen.hand.cards,
      entries: [
        { name: actions.use, rule: use },
        { name: actions.repair, rule: repair },
        { name: actions.sabotage, rule: sabotage },
        bonus,
      ],
    },
    { title: screen.book.items, entries: Object.values(items) },
    { title: screen.book.characters, entries: Object.values(characters) },
  ];
};
