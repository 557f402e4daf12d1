/** What each kind of thing is called as an option, and the words beside them. */
import type { AskedIn, Lang, Path, ThingsWords } from '@lurk/i18n';
import { has, shapeAt, theOne, type Value } from '@lurk/kernel';
import { isLastWill } from '../facts/people.ts';
import { findVisit, visitNamed } from '../facts/visits.ts';
import type { Things } from '../things.ts';
import type { NA, Spot } from '../types.ts';
import { cardsWanted, placeOfVisit } from './decisions.ts';
import { atPlace, nameOfHunt, nameOfSurvival, nameOfToken, namesIn, thePlace } from './names.ts';
import { tableOf } from './parts.ts';

const optionsOf = (lang: Lang) => tableOf(lang).decisions.options;
const spot = { name: (lang: Lang, id: Spot) => thePlace(lang, id) };

export const things: ThingsWords<NA, Things> = {
  place: spot,
  pair: spot,
  spot,
  // NA-178 After a Detour a card of the reader leads to another place: from then on only that one counts.
  led: { name: (lang, card, { view: { open, seat } }) => thePlace(lang, findVisit(open, seat, card)?.at ?? card) },
  visit: {
    isNamed: true,
    name(lang, id, asked) {
      const { hunted, at } = visitNamed(asked.view.open, id);
      return optionsOf(lang).visit(namesIn(lang, asked).who(hunted), atPlace(lang, at));
    },
  },
  hunt: { name: nameOfHunt },
  survival: { name: nameOfSurvival },
  token: { name: nameOfToken },
  seat: {
    isNamed: true,
    name: (lang, seat, asked) => (seat === asked.view.seat ? optionsOf(lang).yourself : namesIn(lang, asked).who(seat)),
  },
  will: {
    name: (lang, paid, { shape, view: { open, seat } }, path) =>
      isLastWill(open, seat, paid) ? optionsOf(lang).paidLast : optionsOf(lang).paid(paid, cardsWanted(shapeAt(shape, [...path, paid]))),
  },
  side: { name: (lang, side) => tableOf(lang).boardSides[side].name, rule: (lang, side) => tableOf(lang).boardSides[side].rule },
};

/** An option that is no thing. */
export function word(lang: Lang, id: Value, { shape, view }: AskedIn<NA>, path: Path): string {
  const { play, power, takeBackAll, words } = optionsOf(lang);
  const next = shapeAt(shape, [...path, id]);
  if (id === 'play') return theOne(play, next && 'of' in next ? next.of : undefined);
  if (id === 'power') return power(tableOf(lang).places[placeOfVisit(view)].of);
  if (id === 'takeBack' && next?.t === 'confirm') return takeBackAll;
  // A part that says where one of several tokens goes bears its name.
  const { tokens } = tableOf(lang);
  return has(tokens, id) ? tokens[id].token : theOne(words, id);
}
