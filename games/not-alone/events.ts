/** Everything that is told, and what is to be known of each kind of it. A public fact and a private one are two events. */
import { BEAT, type Beat, CARD, line, outcome, scene } from '@lurk/contract';
import { keysOf, type Seat } from '@lurk/kernel';
import type { BoardSide } from './data/board.ts';
import type { HuntId } from './data/hunt-cards.ts';
import type { PairId, PlaceNo } from './data/places.ts';
import type { SurvivalId } from './data/survival-cards.ts';
import type { Double, Phase, Token, Winner } from './types.ts';

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

type EventName = Event['t'];
interface EventFacts {
  /** How long it is shown, and with what; left out, it is only told in the log. */
  readonly beat?: Beat;
  /** Where the card at the end of a turn counts it up. */
  readonly sum?: 'lost' | 'moved';
  /** The event that tells the whole of it to those who may know. */
  readonly twin?: EventName;
}
export const EVENTS: { readonly [T in EventName]: EventFacts } = {
  sideChosen: { beat: BEAT },
  turnBegan: { beat: CARD },
  phaseBegan: {},
  huntPlayed: { beat: outcome('turn') },
  survivalPlayed: { beat: outcome('turn') },
  resisted: { beat: line('turn') },
  gaveUp: { beat: outcome('turn'), sum: 'lost' },
  allReady: {},
  willChanged: { sum: 'lost' },
  tookBack: {},
  tookBackHidden: { twin: 'tookBackCards' },
  tookBackCards: {},
  discarded: {},
  discardedHidden: { twin: 'discardedCards' },
  discardedCards: {},
  smokeRose: {},
  smokeCleared: {},
  swapped: {},
  swappedHidden: { twin: 'swappedCards' },
  swappedCards: {},
  struckBack: { twin: 'struckBackCards' },
  struckBackCards: {},
  phobiaShown: { twin: 'phobiaCards' },
  phobiaCards: {},
  tokensPlaced: { beat: line('turn'), sum: 'moved' },
  tokenTakenBack: { beat: line('turn') },
  tokenMoved: { beat: line('turn'), sum: 'moved' },
  placesShown: { beat: scene('turn') },
  riverKept: {},
  detoured: { beat: line('turn') },
  visitOrdered: {},
  visitLost: { beat: line('turn'), sum: 'lost' },
  visitPassed: {},
  powerUsed: { beat: line('turn') },
  markerPut: { sum: 'moved' },
  doubleGained: {},
  placeTaken: {},
  survivalDrawn: { twin: 'survivalDrawnCards' },
  survivalDrawnCards: {},
  survivalDiscarded: {},
  survivalReshuffled: {},
  huntReshuffled: {},
  huntDrawn: { twin: 'huntDrawnCards' },
  huntDrawnCards: {},
  screamSuffered: { beat: line('turn') },
  caught: { beat: outcome('turn'), sum: 'lost' },
  collapsed: { beat: outcome('turn'), sum: 'lost' },
  rescueMoved: { beat: line('turn'), sum: 'moved' },
  rescueHeld: { beat: line('turn'), sum: 'moved' },
  assimMoved: { beat: line('turn'), sum: 'moved' },
  won: { beat: BEAT },
};
export const EVENT_NAMES: readonly EventName[] = keysOf(EVENTS);

const twins = EVENT_NAMES.flatMap((name) => {
  const { twin } = EVENTS[name];
  return twin ? [[name, twin]] : [];
});
/** What everybody is told, with what some are told in its place. */
export const TWINS: Partial<Record<EventName, EventName>> = Object.fromEntries(twins);
/** Told to some alone. */
export const isPrivate = ({ t }: Event): boolean => Object.values(TWINS).includes(t);
