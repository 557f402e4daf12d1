/** Everything that is told, and what is to be known of each kind of it. A public fact and a private one are two events. */
import { BEAT, CARD, type Events, line, outcome, said, scene, shown } from '@lurk/contract';
import type { Seat } from '@lurk/kernel';
import type { BoardSide } from './data/board.ts';
import type { HuntId } from './data/hunt-cards.ts';
import { type PairId, type PlaceNo, pairPlaces } from './data/places.ts';
import type { SurvivalId } from './data/survival-cards.ts';
import { key, keys } from './things.ts';
import type { Double, NA, Phase, Token, Winner } from './types.ts';

/** Why cards left a hand for the discard. */
export type DiscardReason = 'sacrifice' | 'ascendancy' | 'forbiddenZone' | 'scream' | 'artemia' | 'vortex' | 'endOfTurn';
/** Why cards came back to a hand. */
export type TakeBackReason = 'resist' | 'giveUp' | 'sixthSense' | 'place' | 'power' | 'doubleBack' | 'collapse';

export type Event =
  | { t: 'sideChosen'; side: BoardSide }
  | { t: 'turnBegan'; turn: number }
  | { t: 'phaseBegan'; phase: Phase }
  | { t: 'huntPlayed'; card: HuntId; as: HuntId; place?: PlaceNo; pair?: PairId; hunted?: Seat }
  | { t: 'survivalPlayed'; who: Seat; card: SurvivalId }
  | { t: 'resisted'; who: Seat; paid: number }
  | { t: 'gaveUp'; who: Seat }
  | { t: 'allReady' }
  | { t: 'willChanged'; who: Seat; by: number; will: number }
  /** Cards come back into a hand; under Smokescreen everybody hears the number, the Hunted alone the cards. */
  | { t: 'tookBack'; who: Seat; why: TakeBackReason; cards: PlaceNo[] }
  | { t: 'tookBackHidden'; who: Seat; why: TakeBackReason; count: number }
  | { t: 'tookBackCards'; who: Seat; cards: PlaceNo[] }
  | { t: 'discarded'; who: Seat; why: DiscardReason; cards: PlaceNo[] }
  | { t: 'discardedHidden'; who: Seat; why: DiscardReason; count: number }
  | { t: 'discardedCards'; who: Seat; cards: PlaceNo[] }
  /** NA-193 What everybody knew of the discards when they were hidden. */
  | { t: 'smokeRose'; discards: PlaceNo[][] }
  | { t: 'smokeCleared'; discards: PlaceNo[][] }
  | { t: 'swapped'; who: Seat; out: PlaceNo; in: PlaceNo }
  | { t: 'swappedHidden'; who: Seat }
  | { t: 'swappedCards'; who: Seat; out: PlaceNo; in: PlaceNo }
  | { t: 'struckBack'; count: number }
  | { t: 'struckBackCards'; cards: HuntId[] }
  | { t: 'phobiaShown'; who: Seat; count: number }
  | { t: 'phobiaCards'; who: Seat; cards: PlaceNo[] }
  | { t: 'tokensPlaced'; tokens: Partial<Record<Token, PlaceNo[]>> }
  | { t: 'tokenTakenBack'; token: Token }
  | { t: 'tokenMoved'; token: Token; to: PlaceNo; by: Seat }
  | { t: 'placesShown'; shown: { hunted: Seat; cards: PlaceNo[] }[] }
  | { t: 'riverKept'; who: Seat }
  | { t: 'detoured'; hunted: Seat; card: PlaceNo; to: PlaceNo }
  /** NA-178 After a Detour `at` is the place that comes first, another than the card's own. */
  | { t: 'visitOrdered'; who: Seat; card: PlaceNo; at?: PlaceNo }
  | { t: 'visitLost'; hunted: Seat; place: PlaceNo }
  | { t: 'visitPassed'; hunted: Seat; place: PlaceNo }
  | { t: 'powerUsed'; who: Seat; place: PlaceNo; through: PlaceNo | SurvivalId | null }
  | { t: 'markerPut'; on: boolean }
  | { t: 'doubleGained'; who: Seat; kind: Double }
  | { t: 'placeTaken'; who: Seat; place: PlaceNo }
  | { t: 'survivalDrawn'; who: Seat; count: number }
  | { t: 'survivalDrawnCards'; cards: SurvivalId[] }
  | { t: 'survivalDiscarded'; who: Seat; card: SurvivalId; why: 'shelter' | 'toxin' }
  | { t: 'survivalReshuffled' }
  | { t: 'huntReshuffled' }
  | { t: 'huntDrawn'; count: number }
  | { t: 'huntDrawnCards'; cards: HuntId[] }
  | { t: 'screamSuffered'; who: Seat }
  | { t: 'caught'; who: Seat; place: PlaceNo }
  | { t: 'collapsed'; who: Seat; will: number }
  | { t: 'rescueMoved'; to: number }
  | { t: 'rescueHeld' }
  | { t: 'assimMoved'; to: number; why: 'giveUp' | 'caught' | 'anticipation' | 'collapse' }
  | { t: 'won'; winner: Winner };

type Who = { s: { open: NA['Open'] } };
const isHunted = (_: unknown, seat: Seat, { s: { open } }: Who): boolean => open.creature !== seat;
const isCreature = (_: unknown, seat: Seat, { s: { open } }: Who): boolean => open.creature === seat;

/** The two counters of the race. */
const track = (): string[] => ['track'];
const whom = ({ who }: { who: Seat }): string[] => [key('seat', who)];
const visitor = ({ place, who }: { place: PlaceNo; who: Seat }): string[] => [key('place', place), key('seat', who)];

const STEP = line('turn');
const FIND = outcome('turn');

/** Who may be told what, and what comes out: sections 5 and 6, written from the specification and not from the rules. */
export const events: Events<NA> = {
  sideChosen: { beat: BEAT, about: track },
  turnBegan: { beat: CARD, sound: () => 'heartbeat' },
  huntPlayed: {
    beat: FIND,
    icon: 'claw',
    sound: () => 'card',
    about: ({ pair, place, hunted }, { open }) => [
      key('seat', open.creature),
      ...keys('place', pair ? pairPlaces(pair) : place ? [place] : []),
      ...(hunted === undefined ? [] : [key('seat', hunted)]),
    ],
    final: true,
  },
  survivalPlayed: { beat: FIND, icon: 'kit', sound: () => 'card', about: whom, final: true },
  resisted: { beat: STEP, about: whom },
  gaveUp: { beat: FIND, sum: 'lost', about: whom },
  allReady: { sound: () => 'hush' },
  willChanged: { sum: 'lost', icon: 'heart' },
  tookBack: { out: shown('cards'), final: true },
  tookBackHidden: { better: 'tookBackCards' },
  tookBackCards: { to: isHunted, out: shown('cards') },
  // A discard lies open for all, under Smokescreen for the Hunted (NA-193).
  discarded: { out: shown('cards'), final: true },
  discardedHidden: { better: 'discardedCards' },
  discardedCards: { to: isHunted, out: shown('cards') },
  smokeRose: { icon: 'moon' },
  smokeCleared: { icon: 'moon', out: shown('discards'), final: true },
  swapped: { out: shown('out', 'in'), final: true },
  swappedHidden: { better: 'swappedCards' },
  swappedCards: { to: isHunted, out: shown('out', 'in') },
  struckBack: { better: 'struckBackCards' },
  struckBackCards: { to: isCreature, out: shown('cards') },
  phobiaShown: { better: 'phobiaCards' },
  // NA-165 Shown, and taken back into the hand.
  phobiaCards: { to: isCreature, out: said('cards') },
  tokensPlaced: {
    beat: STEP,
    sum: 'moved',
    icon: 'target',
    about: ({ tokens }) => Object.values(tokens).flatMap((places) => keys('place', places)),
  },
  tokenTakenBack: { beat: STEP, about: (_, { open }) => [key('seat', open.creature)] },
  tokenMoved: { beat: STEP, sum: 'moved', icon: 'target', about: ({ to }) => [key('place', to)] },
  placesShown: {
    beat: scene('turn'),
    icon: 'eye',
    sound: () => 'turn',
    about: ({ shown }) => shown.flatMap(({ cards }) => keys('place', cards)),
    out: shown('shown.*.cards'),
    final: true,
  },
  detoured: { beat: STEP, about: ({ card, to, hunted }) => [key('place', card), key('place', to), key('seat', hunted)] },
  visitLost: { beat: STEP, sum: 'lost', about: ({ place, hunted }) => [key('place', place), key('seat', hunted)] },
  powerUsed: { beat: STEP, about: visitor },
  markerPut: { sum: 'moved', icon: 'beacon' },
  survivalDrawn: { better: 'survivalDrawnCards' },
  // The number is said aloud first; at the start a hand is dealt in silence.
  survivalDrawnCards: {
    to: ({ cards }, seat, { s, before }) =>
      before?.t === 'survivalDrawn' ? before.who === seat : s.own[seat].survival.join() === cards.join(),
    out: shown('cards'),
  },
  survivalDiscarded: { out: shown('card'), final: true },
  huntDrawn: { better: 'huntDrawnCards' },
  huntDrawnCards: { to: isCreature, out: shown('cards') },
  screamSuffered: { beat: STEP, about: whom },
  caught: { beat: FIND, sum: 'lost', icon: 'claw', sound: () => 'claw', about: visitor },
  collapsed: { beat: FIND, sum: 'lost', icon: 'heart', about: whom },
  rescueMoved: { beat: STEP, sum: 'moved', icon: 'pod', sound: () => 'step', about: track },
  rescueHeld: { beat: STEP, sum: 'moved', icon: 'hourglass', about: track },
  assimMoved: { beat: STEP, sum: 'moved', icon: 'claw', sound: () => 'heavy', about: track },
  won: { beat: BEAT, icon: 'flag', sound: ({ winner }) => (winner === 'hunted' ? 'dawn' : 'doom') },
};
