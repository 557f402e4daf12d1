/** Names for the options of a decision: whatever a shape holds, a player reads words. */

import { type AskedIn, capital, type Lang, type Path, piece, sentence } from '@lurk/i18n';
import { framesOf, has, type Option, type Shape, type Value } from '@lurk/kernel';
import { isBoardSide } from '../data/board.ts';
import { isHuntId } from '../data/hunt-cards.ts';
import { isPairId, isPlaceNo, PLACE, type PlaceNo } from '../data/places.ts';
import { isSurvivalId } from '../data/survival-cards.ts';
import { isLastWill } from '../facts/people.ts';
import { isToken } from '../facts/tokens.ts';
import { findVisit } from '../facts/visits.ts';
import type { NA, Seen } from '../types.ts';
import { type AskKind, cardPlayedAs, meaningOf } from './asks.ts';
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
} from './names.ts';
import { type TableWords, tableOf } from './parts.ts';

/** What an option stands in: the question, what the reader sees, and the names at the table. */
export interface Asked extends AskedIn<NA> {
  kind: AskKind;
}

export const audienceOf = (view: Seen, names: readonly string[]): Audience => ({ names, reader: view.seat, creature: view.open.creature });

/** The label of one option; `path` holds the picks made before it. */
export function describeOption(lang: Lang, option: Value | Option, asked: Asked, path: Path = []): string {
  const id = typeof option === 'object' ? option.id : option;
  const shape = typeof option === 'object' ? option.with : null;
  if (typeof id === 'number') return describeNumber(lang, id, shape, asked, path);
  if (isHuntId(id)) return nameOfHunt(lang, id);
  if (isSurvivalId(id)) return nameOfSurvival(lang, id);
  if (isPairId(id)) return capital(nameOfPair(lang, id));
  if (isToken(id)) return nameOfToken(lang, id);
  if (id.includes('/')) return describeVisit(lang, id, asked);
  return describeWord(lang, id, shape, asked);
}

/** The label of the button that answers a shape with nothing to choose. */
export const describeConfirm = (lang: Lang): string => tableOf(lang).decisions.options.confirm;

function describeNumber(lang: Lang, id: number, shape: Shape | null, { kind, view, names }: Asked, path: Path): string {
  const { options } = tableOf(lang).decisions;
  const { open, seat } = view;
  switch (meaningOf(kind, path, open)) {
    case 'side':
      return isBoardSide(id) ? nameOfSide(lang, id) : String(id);
    case 'seat':
      return id === seat ? options.yourself : nameOfSeat(lang, id, audienceOf(view, names));
    case 'paid':
      return isLastWill(open, seat, id)
        ? options.paidLast
        : sentence(lang, options.paid, { paid: id, count: shape?.t === 'someOf' ? shape.min : 0 });
    case 'place':
      if (!isPlaceNo(id)) return String(id);
      return nameOfPlace(lang, kind === 'visitOrder' ? placeNow(view, id) : id);
  }
}

/** NA-178 After a Detour a card of the reader leads to another place: from then on only that one counts. */
const placeNow = ({ open, seat }: Seen, card: PlaceNo): PlaceNo => (seat === null ? card : (findVisit(open, seat, card)?.at ?? card));

/** "hunted/card" (NA-178). */
function describeVisit(lang: Lang, id: string, { view, names }: Asked): string {
  const [hunted, card] = id.split('/').map(Number);
  const at = findVisit(view.open, hunted, card)?.at ?? card;
  if (!isPlaceNo(at)) return id;
  return piece(lang, tableOf(lang).decisions.options.visit, {
    who: nameOfSeat(lang, hunted, audienceOf(view, names)),
    atPlace: atPlace(lang, at),
  });
}

function describeWord(lang: Lang, id: string, shape: Shape | null, { kind, view }: Asked): string {
  const { options } = tableOf(lang).decisions;
  if (id === 'play') {
    if (kind === 'explore') return options.play.explore;
    return view.seat === view.open.creature ? options.play.hunt : options.play.survival;
  }
  if (id === 'power') return sentence(lang, options.power, { ofPlace: ofPlace(lang, placeOfVisit(view)) });
  if (id === 'takeBack') return shape?.t === 'confirm' ? options.takeBackAll : options.takeBack;
  const word = has(options, id) ? options[id] : id;
  return typeof word === 'string' ? word : id;
}

/** Where the Hunted whose visit is being resolved is. */
export function placeOfVisit(view: Seen): PlaceNo {
  const asking = framesOf<NA>(view).at(-1);
  if (asking?.proc !== 'reckoning' || asking.at.hunted === null || asking.at.card === null) return PLACE.lair;
  return findVisit(view.open, asking.at.hunted, asking.at.card)?.at ?? asking.at.card;
}

type StepKey = keyof TableWords['decisions']['steps'];

/** What is wanted at one level of a decision: after these picks, this shape. */
export function describeStep(lang: Lang, shape: Shape, { kind, view }: Asked, path: Path = []): string {
  const words = tableOf(lang).decisions;
  const last = path.at(-1);
  if (last !== undefined && isToken(last) && !path.includes('wrongTrack')) return words.lay[last];
  const count = shape.t === 'someOf' ? shape.min : 1;
  const key = count === 0 || shape.t === 'confirm' ? 'confirm' : stepOf(kind, shape, path, view);
  return sentence(lang, words.steps[key], { count });
}

/** Questions that ask for their cards at once. */
const AT_ONCE: Partial<Record<AskKind, StepKey>> = {
  ascendancyKeep: 'keep',
  phobiaKeep: 'keep',
  riverKeep: 'keep',
  shelterKeep: 'keep',
  forbiddenZoneDiscard: 'discard',
  toxinDiscard: 'discard',
  artemiaDiscard: 'discard',
  visitOrder: 'place',
  placeTokens: 'tokens',
};
/** What comes after a pick, whatever the question. */
const AFTER: Partial<Record<Value, StepKey>> = {
  resist: 'paid',
  survival: 'card',
  tokens: 'tokens',
  card: 'card',
  takeBack: 'takeBack',
  discard: 'discard',
  sacrifice: 'discard',
  sixthSense: 'takeBack',
  doubleBack: 'takeBack',
  vortex: 'tradeOut',
  hologram: 'lureTo',
  wrongTrack: 'token',
  copy: 'copy',
  gate: 'copy',
  heal: 'heal',
  drone: 'newPlace',
};

function stepOf(kind: AskKind, shape: Shape, path: Path, view: Seen): StepKey {
  const last = path.at(-1);
  if (last === undefined) return AT_ONCE[kind] ?? (firstIsCard(shape) ? 'card' : 'action');
  if (last === 'play') return kind === 'explore' ? 'putDown' : 'card';
  if (last === 'power') return powerStep(placeOfVisit(view));
  if (typeof last === 'string' && isHuntId(last)) return huntStep(cardPlayedAs(last, view.open));
  if (path.includes('resist') && last !== 'resist') return 'takeBack';
  if (path.includes('vortex') && last !== 'vortex') return 'tradeIn';
  if (path.includes('wrongTrack') && last !== 'wrongTrack') return 'lureTo';
  if (typeof last === 'number') return isPlaceNo(last) ? powerStep(last) : 'action';
  return AFTER[last] ?? (last.includes('/') ? 'pushTo' : 'action');
}

const firstIsCard = (shape: Shape): boolean => {
  const first = shape.t === 'oneOf' ? shape.options[0] : undefined;
  const id = String(typeof first === 'object' ? first.id : first);
  return isHuntId(id) || isSurvivalId(id);
};

function powerStep(place: PlaceNo): StepKey {
  if (place === PLACE.jungle || place === PLACE.swamp) return 'takeBack';
  return place === PLACE.rover ? 'newPlace' : 'mode';
}

function huntStep(card: ReturnType<typeof cardPlayedAs>): StepKey {
  if (card === 'forceField') return 'pair';
  if (card === 'cataclysm') return 'place';
  return card === 'detour' ? 'visit' : 'hunted';
}
