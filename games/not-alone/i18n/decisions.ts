/** A question as its reader sees it, and what is wanted at each level of it. */
import { type AskedIn, kindPicked, type Lang, type Path, stepAt } from '@lurk/i18n';
import { type Decision, has, type Shape, shapeIn } from '@lurk/kernel';
import { PLACE, type PlaceNo } from '../data/places.ts';
import { personOf } from '../facts/people.ts';
import { visitAsked } from '../facts/visits.ts';
import type { NA, Seen } from '../types.ts';
import type { Texts } from './lines.ts';
import { type TableWords, tableOf } from './parts.ts';

/** Where the Hunted whose visit is being resolved is. */
export const placeOfVisit = (view: Seen): PlaceNo => visitAsked(view)?.at ?? PLACE.lair;
/** How many cards are to be chosen. */
export const cardsWanted = (shape: Shape | undefined): number => (shape?.t === 'someOf' ? shape.min : 1);

/** The questions as they are asked now: some name the place that is explored, or how many cards are wanted. */
export function asksOf(lang: Lang, view: Seen) {
  const { places, decisions } = tableOf(lang);
  const { resolveVisit, artemiaDiscard, ...asks } = decisions.asks;
  const { at, the, of } = places[placeOfVisit(view)];
  return {
    ...asks,
    resolveVisit: { ...resolveVisit, title: resolveVisit.title(at), waiting: (who: string) => resolveVisit.waiting(who, the, of) },
    artemiaDiscard: { ...artemiaDiscard, title: artemiaDiscard.title(at, cardsWanted(view.decision?.shape)) },
  };
}

/** Choosing a place reads differently with two cards to play, or with too few. */
export function exploring(lang: Lang, { kind, shape }: Decision, { open, seat }: Seen): Texts | null {
  const { stuck, doubles } = tableOf(lang).decisions;
  if (kind !== 'explore' || seat === null) return null;
  const cards = shapeIn(shape, 'play');
  if (!cards) return stuck;
  const { double } = personOf(open, seat);
  return double && cardsWanted(cards) > 1 ? doubles[double] : null;
}

export function describeStep(lang: Lang, level: Shape, asked: AskedIn<NA>, path: Path = []): string {
  const said = stepOf(tableOf(lang).decisions.steps, level, asked, path);
  return typeof said === 'string' ? said : said(cardsWanted(level));
}
function stepOf({ first, ...steps }: TableWords['decisions']['steps'], level: Shape, { kind, shape, view }: AskedIn<NA>, path: Path) {
  if (level.t === 'compound') return steps.tokens;
  if (level.t === 'confirm' || (level.t === 'someOf' && level.min === 0)) return steps.confirm;
  const led = path.at(-1);
  if (led === undefined) return has(first, kind) ? first[kind] : (stepAt(steps, shape, path) ?? steps.action);
  if (path.at(-2) === 'vortex') return steps.tradeIn;
  if (level.of === 'place' && led === 'play') return steps.putDown;
  // Powers that ask for a place bring a new one, or cards back.
  if (level.of === 'place' && (led === 'power' || kindPicked(shape, path) === 'place'))
    return (led === 'power' ? placeOfVisit(view) : led) === PLACE.rover ? steps.newPlace : steps.takeBack;
  return stepAt(steps, shape, path) ?? steps.mode;
}
