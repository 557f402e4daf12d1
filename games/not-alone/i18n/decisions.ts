/** A question as its reader sees it. */
import type { Described, Lang } from '@lurk/i18n';
import { type Decision, shapeIn, theOne } from '@lurk/kernel';
import { personOf } from '../facts/people.ts';
import type { Seen } from '../types.ts';
import type { Texts } from './lines.ts';
import { tableOf } from './parts.ts';
import { placeOfVisit } from './things.ts';

/** The questions as they are asked now: some name the place that is explored, or how many cards are wanted. */
export function asksOf(lang: Lang, view: Seen) {
  const { places, decisions } = tableOf(lang);
  const { resolveVisit, artemiaDiscard, ...asks } = decisions.asks;
  const place = places[placeOfVisit(view)];
  return {
    ...asks,
    resolveVisit: {
      ...resolveVisit,
      title: resolveVisit.title(place.at),
      waiting: (who: string) => resolveVisit.waiting(who, place.the, place.of),
    },
    artemiaDiscard: { ...artemiaDiscard, title: artemiaDiscard.title(place.at, cardsWanted(view)) },
  };
}

const cardsWanted = ({ decision }: Seen): number => (decision?.shape.t === 'someOf' ? decision.shape.min : 1);

/** The texts of a decision put to the viewer, or of one offered. */
export function describeDecision(lang: Lang, decision: Decision, view: Seen, offered = false): Described {
  const { kind } = decision;
  if (offered) return { ...theOne(tableOf(lang).decisions.offers, kind), sealed: null, pass: null };
  const { title, help, sealed, pass } = { ...theOne(asksOf(lang, view), kind), ...exploring(lang, decision, view) };
  return { title, help, sealed, pass };
}

/** Choosing a place reads differently with two cards to play, or with too few. */
function exploring(lang: Lang, { kind, shape }: Decision, { open, seat }: Seen): Texts | null {
  const { stuck, doubles } = tableOf(lang).decisions;
  if (kind !== 'explore' || seat === null) return null;
  const cards = shapeIn(shape, 'play');
  if (cards?.t !== 'someOf') return stuck;
  const { double } = personOf(open, seat);
  return double && cards.min > 1 ? doubles[double] : null;
}
