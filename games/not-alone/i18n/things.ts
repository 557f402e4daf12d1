/** What each kind of thing is called as an option, and the words beside them. */
import { type AskedIn, type Lang, optionsNamed, type Path, type ThingsWords } from '@lurk/i18n';
import { has, shapeAt, type Value } from '@lurk/kernel';
import { PLACE, type PlaceNo } from '../data/places.ts';
import { findVisit, visitAsked, visitNamed } from '../facts/visits.ts';
import type { Things } from '../things.ts';
import type { NA, Seen } from '../types.ts';
import {
  type Audience,
  atPlace,
  nameOfHunt,
  nameOfPair,
  nameOfPlace,
  nameOfSeat,
  nameOfSide,
  nameOfSurvival,
  nameOfToken,
  ofPlace,
  ruleOfSide,
} from './names.ts';
import { tableOf } from './parts.ts';

export const audienceOf = (view: Seen, names: readonly string[]): Audience => ({ names, reader: view.seat, creature: view.open.creature });

/** Where the Hunted whose visit is being resolved is. */
export const placeOfVisit = (view: Seen): PlaceNo => visitAsked(view)?.at ?? PLACE.lair;

const optionsOf = (lang: Lang) => tableOf(lang).decisions.options;

const things: ThingsWords<NA, Things> = {
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
  side: { name: nameOfSide, rule: ruleOfSide },
};

function word(lang: Lang, id: Value, { kind, shape, view }: AskedIn<NA>, path: Path): string {
  const options = optionsOf(lang);
  if (id === 'play') {
    if (kind === 'explore') return options.play.explore;
    return view.seat === view.open.creature ? options.play.hunt : options.play.survival;
  }
  if (id === 'power') return options.power(ofPlace(lang, placeOfVisit(view)));
  if (id === 'takeBack') return shapeAt(shape, [...path, id])?.t === 'confirm' ? options.takeBackAll : options.takeBack;
  const text = has(options, id) ? options[id] : undefined;
  return typeof text === 'string' ? text : String(id);
}

export const options = optionsNamed(things, word);
