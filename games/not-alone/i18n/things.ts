/** What each kind of thing is called as an option, and the words beside them. */
import type { AskedIn, Lang, Path, ThingsWords } from '@lurk/i18n';
import { has, shapeAt, theOne, type Value } from '@lurk/kernel';
import { PLACE, type PlaceNo } from '../data/places.ts';
import { findVisit, visitAsked, visitNamed } from '../facts/visits.ts';
import type { Things } from '../things.ts';
import type { NA, Seen } from '../types.ts';
import { type Audience, atPlace, nameOfHunt, nameOfPair, nameOfPlace, nameOfSeat, nameOfSurvival, nameOfToken } from './names.ts';
import { tableOf } from './parts.ts';

export const audienceOf = (view: Seen, names: readonly string[]): Audience => ({ names, reader: view.seat, creature: view.open.creature });

/** Where the Hunted whose visit is being resolved is. */
export const placeOfVisit = (view: Seen): PlaceNo => visitAsked(view)?.at ?? PLACE.lair;

const optionsOf = (lang: Lang) => tableOf(lang).decisions.options;

export const things: ThingsWords<NA, Things> = {
  place: { name: nameOfPlace },
  pair: { name: nameOfPair },
  spot: { name: (lang, spot) => (typeof spot === 'number' ? nameOfPlace(lang, spot) : nameOfPair(lang, spot)) },
  // NA-178 After a Detour a card of the reader leads to another place: from then on only that one counts.
  led: {
    name: (lang, card, { view }) => nameOfPlace(lang, (view.seat === null ? null : findVisit(view.open, view.seat, card)?.at) ?? card),
  },
  visit: {
    isNamed: true,
    name: (lang, id, { view, names }) => {
      const { hunted, at } = visitNamed(view.open, id);
      const who = nameOfSeat(lang, hunted, audienceOf(view, names));
      return optionsOf(lang).visit(who, atPlace(lang, at));
    },
  },
  hunt: { name: nameOfHunt },
  survival: { name: nameOfSurvival },
  token: { name: nameOfToken },
  seat: {
    isNamed: true,
    name: (lang, seat, { view, names }) =>
      seat === view.seat ? optionsOf(lang).yourself : nameOfSeat(lang, seat, audienceOf(view, names)),
  },
  will: {
    name: (lang, paid, { shape, view }, path) => {
      const { open, seat } = view;
      if (seat !== null && open.people[seat]?.will === paid) return optionsOf(lang).paidLast;
      const cards = shapeAt(shape, [...path, paid]);
      return optionsOf(lang).paid(paid, cards?.t === 'someOf' ? cards.min : 0);
    },
  },
  side: { name: (lang, side) => tableOf(lang).boardSides[side].name, rule: (lang, side) => tableOf(lang).boardSides[side].rule },
};

/** An option that is no thing. */
export function word(lang: Lang, id: Value, { shape, view }: AskedIn<NA>, path: Path): string {
  const { tokens, places } = tableOf(lang);
  const { play, power, takeBackAll, words } = optionsOf(lang);
  const next = shapeAt(shape, [...path, id]);
  if (id === 'play') return theOne(play, next && 'of' in next ? next.of : undefined);
  if (id === 'power') return power(places[placeOfVisit(view)].of);
  if (id === 'takeBack' && next?.t === 'confirm') return takeBackAll;
  // A part that says where one of several tokens goes bears its name.
  return has(tokens, id) ? tokens[id].token : theOne(words, id);
}
