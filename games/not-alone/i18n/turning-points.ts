/** The moments of a match worth retelling: what its events and its turns amount to, and of that the heaviest few in the order they happened. */
import { heaviest, type Lang, listed, type TurningPoint as Point, type Weighed } from '@lurk/i18n';
import { must, type Seat, theFirst } from '@lurk/kernel';
import { RESCUE_START } from '../data/board.ts';
import { PLACE, type PlaceNo, pairPlaces } from '../data/places.ts';
import { catchingPlaces } from '../facts/tokens.ts';
import type { Event, Open } from '../types.ts';
import type { PointKind } from './end.en.ts';
import { type Audience, namer } from './names.ts';
import { endOf } from './parts.ts';

export type TurningPoint = Point<PointKind>;

export function turningPoints(events: readonly Event[]): TurningPoint[] {
  const begins = [...events.keys()].filter((at) => events[at].t === 'turnBegan');
  return heaviest(begins.flatMap((at, i) => pointsOf(events.slice(at, begins[i + 1]), events.slice(0, at))));
}
/** Told by name, to be read by everybody alike; the turn stands beside it. */
export function tellTurningPoint(lang: Lang, { kind, who, count }: TurningPoint, table: Audience): string {
  const names = who.map(namer(lang, table).who);
  return endOf(lang).points[kind](listed(lang, names), count);
}

type Told<T> = Extract<Event, { t: T }>;
const all = <T extends Event['t']>(t: T, told: readonly Event[]): Told<T>[] => told.filter((event): event is Told<T> => event.t === t);

/** What happened, how much it weighs, to whom; and how much of it there was, where it is not so many people. */
type Found = readonly [kind: PointKind, weight: number, who: Seat[], count?: number];
/** What an event amounts to, after what was told before it in its turn, and before that turn. */
type Finds = { readonly [T in Event['t']]?: (event: Told<T>, turn: readonly Event[], before: readonly Event[]) => Found | false };

/** A Rescue counter this close makes Stasis hurt. */
const NEARLY_HOME = 4;

const FINDS: Finds = {
  survivalPlayed: ({ who, card }) => card === 'dodge' && ['dodged', 3, [who]],
  powerUsed: ({ who, through }) => through === PLACE.lair && ['borrowed', 2, [who]],
  gaveUp: ({ who }) => ['gaveUp', 2, [who]],
  huntPlayed: ({ as }, turn, before) => as === 'stasis' && held([...before, ...turn]),
  detoured: (event, turn) => sparedBy(event, turn) < 0 && ['pushed', 4, [event.hunted]],
  tokenMoved(event, turn) {
    const spared = sparedBy(event, turn);
    if (spared > 0) return ['lured', 3 + spared, [event.by], spared];
    return spared < 0 && ['backfired', 4, [event.by], -spared];
  },
  assimMoved({ why }, turn) {
    if (why === 'anticipation') return ['anticipated', 5, [must(theFirst(all('huntPlayed', turn), ({ as }) => as === why).hunted)]];
    // NA-115 One space however many; they are known by having no Will left.
    const will = new Map(all('willChanged', turn).map((event) => [event.who, event.will]));
    const broken = [...will.keys()].filter((seat) => will.get(seat) === 0).sort((a, b) => a - b);
    return why === 'collapse' && ['collapse', 5 + broken.length, broken];
  },
};
const findOf = <T extends Event['t']>(t: T, event: Told<T>, turn: readonly Event[], before: readonly Event[]): Found | false =>
  FINDS[t]?.(event, turn, before) ?? false;

/** Stasis, with what it kept Rescue from. */
function held(told: readonly Event[]): Found {
  const spaces = all('rescueMoved', told).at(-1)?.to ?? RESCUE_START(all('placesShown', told)[0].shown.length + 1);
  return ['stasis', spaces <= NEARLY_HOME ? 5 : 3, [], spaces];
}

/** How many fewer stand where a token catches. */
const sparedBy = (event: Event, turn: readonly Event[]): number => exposed(turn) - exposed([...turn, event]);
function exposed(turn: readonly Event[]): number {
  const tokens: Open['tokens'] = { creature: [], artemia: [], target: [] };
  for (const event of turn) {
    if (event.t === 'tokensPlaced') Object.assign(tokens, event.tokens);
    if (event.t === 'tokenMoved') tokens[event.token] = [event.to];
    // NA-151 Force Field lays the Target token.
    if (event.t === 'huntPlayed' && event.pair) tokens.target = [...pairPlaces(event.pair)];
  }
  const catching = catchingPlaces({ tokens, huntPlayed: all('huntPlayed', turn) });
  const detours = all('detoured', turn);
  const placeOf = (hunted: Seat, card: PlaceNo): PlaceNo =>
    detours.findLast((detour) => detour.hunted === hunted && detour.card === card)?.to ?? card;
  const visitors = all('placesShown', turn).flatMap(({ shown }) => shown);
  return visitors.filter(({ hunted, cards }) => cards.some((card) => catching.includes(placeOf(hunted, card)))).length;
}

function pointsOf(turn: readonly Event[], before: readonly Event[]): Weighed<PointKind>[] {
  const [{ turn: no }] = all('turnBegan', turn);
  return [...foundIn(turn, before)].map(([kind, weight, who, count = who.length]) => ({ turn: no, kind, weight, who, count }));
}
/** In the order in which it happened. */
function* foundIn(turn: readonly Event[], before: readonly Event[]): Generator<Found> {
  for (const [at, event] of turn.entries()) {
    const found = findOf<Event['t']>(event.t, event, turn.slice(0, at), before);
    if (found) yield found;
  }
  // The rest is known only when it is over.
  const caught = [...new Set(all('caught', turn).map(({ who }) => who))];
  if (caught.length > 1) yield ['catch', 2 + caught.length, caught];
  if (caught.length === 1 && all('caught', before).length === 0) yield ['firstCatch', 1, caught];
  // One space comes by itself, a second is nothing rare.
  const moves = all('rescueMoved', turn).length;
  if (moves > 1) yield ['leap', moves > 2 ? 2 + moves : 1, [], moves];
}
