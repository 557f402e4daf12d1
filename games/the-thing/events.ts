/** Everything that is told, and what is to be known of each kind of it. A public fact and a private one are two events. */
import { BEAT, CARD, type Events, line, outcome, SCENE, said, scene, shown } from '@lurk/contract';
import { must, type Seat } from '@lurk/kernel';
import type { CoopEvent } from './coop/types.ts';
import type { Action, Item, Role, Token } from './data/cards.ts';
import type { CharacterId } from './data/characters.ts';
import type { Phase } from './data/phases.ts';
import type { Exit, GreenRoom, Location, Place } from './data/rooms.ts';
import type { Weather } from './data/weather.ts';
import { itemOf } from './facts/items.ts';
import { seatOf } from './facts/people.ts';
import type { Analysis, Look } from './frames.ts';
import { key, keys } from './things.ts';
import type { Arm, Attack, Backs, Infection, Offered, Pawn, Side, Up, Why, Winner } from './types.ts';
import { ALIENS, type TT, type Whole } from './types.ts';

/** How a Character was placed in 4.2: option (a), (b) or (c). */
export type Placing = 'work' | 'sleep' | 'special';
export type DamageWhy = 'shortage' | 'sabotage' | 'alien';
export type SuspicionWhy = 'encounter' | 'dog' | 'vote' | 'analysis' | 'cancelling';
export type LeaderWhy = 'first' | 'token' | 'successor' | 'left';

type SetupEvent =
  | { t: 'charactersDealt'; characters: CharacterId[] }
  | { t: 'characterPicked'; pawn: Pawn; character: CharacterId }
  | { t: 'leaderIs'; seat: Seat; why: LeaderWhy }
  | { t: 'leaderTokenPut'; room: GreenRoom }
  /** TT-037, TT-117 At the deal and after every look, changed or not. */
  | { t: 'roleIs'; role: Role }
  | { t: 'rolesDealt' }
  | { t: 'roundBegan'; round: number }
  | { t: 'phaseBegan'; phase: Phase };

type BaseEvent =
  | { t: 'weatherRolled'; results: Weather[]; before: Weather | null }
  | { t: 'weatherIs'; weather: Weather }
  | { t: 'fuelUsed'; room: GreenRoom; count: number; fuel: number }
  | { t: 'damaged'; room: GreenRoom; count: number; damage: number; why: DamageWhy }
  | { t: 'repaired'; room: GreenRoom; count: number; damage: number; pawn: Pawn }
  | { t: 'blackout'; on: boolean }
  | { t: 'boilerDestroyed' }
  | { t: 'freezing'; to: number }
  | { t: 'rescueMoved'; at: number; fuel: number }
  | { t: 'rescueArrived' }
  | { t: 'rescueGone' }
  | { t: 'ate'; from: 'kitchen' | 'pantry'; count: number }
  | { t: 'starving' }
  | { t: 'starvingDiscarded'; pawns: Pawn[] }
  | { t: 'dogPlaced'; room: Location }
  | { t: 'dogsAside'; count: number }
  | { t: 'kennelOpened' };

type AlienEvent =
  | { t: 'proposed'; by: Pawn; plan: Attack[] }
  | { t: 'planIs'; plan: Attack[] }
  | { t: 'planned'; forces: number[] }
  | { t: 'attacked'; attacks: Attack[] }
  | { t: 'alienSabotaged'; room: GreenRoom; force: number }
  | { t: 'alienFled'; room: GreenRoom }
  | { t: 'assimilated'; pawn: Pawn; room: GreenRoom }
  | { t: 'dogAssimilated'; room: Location }
  | { t: 'forceRecovered'; pool: number }
  | { t: 'revealed'; pawn: Pawn; by: 'choice' | 'analysis'; pool: number }
  /** TT-210 What lay face up goes under its deck by name; of the rest the backs. */
  | { t: 'discardedAll'; pawn: Pawn; cards: number; up: Up[]; backs: Backs }
  | { t: 'aliensBeaten'; pawns: Pawn[] };

type CardEvent =
  | { t: 'drew'; pawn: Pawn; count: number }
  | { t: 'drewCards'; cards: Action[] }
  | { t: 'reshuffled' }
  | { t: 'swappedCard'; pawn: Pawn }
  | { t: 'swappedCardFor'; out: Action; in: Action }
  | { t: 'pileBegan' }
  | { t: 'placed'; pawn: Pawn; place: Place; how: Placing }
  | { t: 'itemShown'; pawn: Pawn; item: Up }
  | { t: 'putCard'; pawn: Pawn }
  | { t: 'putCardIs'; card: Action; discarded: Action | null }
  | { t: 'shownCard'; pawn: Pawn; card: Action }
  | { t: 'deckSeen'; counts: Record<Action, number> }
  | { t: 'slept'; pawn: Pawn; count: number }
  | { t: 'sleptCards'; cards: Action[] }
  | { t: 'tookLeaderToken'; pawn: Pawn }
  | { t: 'pileLost'; count: number };

type EncounterEvent =
  | { t: 'encounterBegan'; room: Location | Place; pawns: Pawn[]; dog: boolean; force: number }
  | { t: 'avoided'; pawn: Pawn; with: Arm }
  | { t: 'drove'; pawn: Pawn; with: Arm; room: GreenRoom }
  | { t: 'laidDown'; pawns: Pawn[] }
  | { t: 'sentToRec'; pawns: Pawn[] }
  | { t: 'dogCaptured'; room: GreenRoom }
  | { t: 'tokensPut'; pawns: Pawn[] }
  | { t: 'looked'; by: Pawn; of: Pawn; side: Side }
  | { t: 'sawToken'; of: Pawn; side: Side; token: Token }
  /** RU-33, L-34 Told to the owner, whatever the token. */
  | { t: 'tokenSeen'; by: Pawn; side: Side; token: Token }
  | { t: 'drewDogToken'; pawn: Pawn }
  | { t: 'dogTokenIs'; alien: boolean }
  | { t: 'resorted'; pawns: Pawn[] }
  | { t: 'suspicionMoved'; pawn: Pawn; to: number; why: SuspicionWhy };

type ActionEvent =
  | { t: 'rescueDeclined'; pawn: Pawn }
  | { t: 'burnt'; room: GreenRoom; pawn: Pawn; with: Arm }
  | { t: 'flipped'; card: Action }
  | { t: 'assigned'; pawn: Pawn; card: Action; times: number }
  | { t: 'cardLost'; card: Action; pawn: Pawn }
  | { t: 'usePassed'; pawn: Pawn }
  | { t: 'stopped'; left: number }
  | { t: 'fuelMoved'; room: GreenRoom; from: 'warehouse' | 'depot'; fuel: number }
  | { t: 'fuelLost'; count: number }
  | { t: 'sosSent' }
  | { t: 'foodMoved'; count: number }
  | { t: 'foodLost'; count: number }
  /** TT-292, TT-304 Removed unseen. */
  | { t: 'cardsLost'; of: 'weapon' | 'object'; count: number }
  | { t: 'labLost'; count: number }
  /** TT-308a */
  | { t: 'bloodSought'; found: boolean }
  | { t: 'drewItems'; pawn: Pawn; of: 'weapon' | 'object'; count: number }
  | { t: 'drewItemsAre'; items: Item[] }
  | { t: 'keptItem'; pawn: Pawn; of: 'weapon' | 'object' }
  | { t: 'keptItemIs'; kept: Item; back: Item[] }
  | { t: 'drewLab'; pawn: Pawn }
  | { t: 'drewLabIs'; token: Item }
  | { t: 'settledLab'; pawn: Pawn; kept: boolean }
  | { t: 'stationSet'; weather: Weather; pawn: Pawn }
  | { t: 'bonusPlayed'; pawn: Pawn; item: 'fuel' | 'tools'; room: GreenRoom };

type RestEvent =
  | { t: 'gathered' }
  | { t: 'offerMade'; to: Pawn }
  | { t: 'offerCame'; offer: Offered }
  | { t: 'offerClosed'; from: Pawn; to: Pawn; why: 'declined' | 'withdrawn' | 'lapsed' }
  | { t: 'traded'; from: Pawn; to: Pawn; gave: Backs; gaveUp: Up[]; got: Backs; gotUp: Up[] }
  | { t: 'gotItems'; from: Pawn; items: Item[] }
  /** L-03 Told to the player who pressed it and is no Alien. */
  | { t: 'stayedHidden' }
  | { t: 'voteCalled' }
  | { t: 'voted'; votes: { by: Pawn; at: Pawn | null }[] }
  | { t: 'volunteered'; kind: Analysis; pawns: Pawn[] }
  | { t: 'noAnalysis'; kind: Analysis }
  | { t: 'analysed'; kind: Analysis; by: Pawn; pawn: Pawn; role: Role };

type EndEvent =
  | { t: 'escapeBegan'; exit: Exit; pawn: Pawn }
  | { t: 'boardingAsked'; pawn: Pawn; boards: boolean }
  | { t: 'boardingAnswered'; pawn: Pawn; yes: Pawn[]; no: Pawn[] }
  | { t: 'roleShown'; pawn: Pawn; role: Role; where: 'aboard' | 'ground' }
  | { t: 'departed'; exit: Exit; aboard: Pawn[] }
  | { t: 'won'; winner: Winner; why: Why }
  /** TT-247 Roles, camps and how each became what they are. */
  | { t: 'unveiled'; roles: (Role | null)[]; camps: Winner[]; infections: Infection[] };

export type Event = SetupEvent | BaseEvent | AlienEvent | CardEvent | EncounterEvent | ActionEvent | RestEvent | EndEvent | CoopEvent;

const acting = <T>({ control }: Whole): T => must(control.stack.at(-1)).at as T;
const acts = (_: unknown, seat: Seat, { s }: { s: Whole }): boolean => seatOf(s.open, acting<{ pawn: Pawn }>(s).pawn) === seat;
const isAlien = (_: unknown, seat: Seat, { s }: { s: Whole }): boolean => s.circle[ALIENS].members.includes(seat);
const holds = <T>(held: readonly T[], these: readonly T[]): boolean => these.every((one) => held.includes(one));
const looksOf = (s: Whole): Look[] => acting<{ looks: Look[] }>(s).looks;

const whom = ({ pawn }: { pawn: Pawn }): string[] => [key('pawn', pawn)];
const all = ({ pawns }: { pawns: Pawn[] }): string[] => keys('pawn', pawns);
const there = ({ pawn, room }: { pawn: Pawn; room: Location }): string[] => [key('pawn', pawn), key('place', room)];
/** A room whose upkeep has a row of its own on the card of the night. */
const upkeep = (room: GreenRoom): string | null => (room === 'generator' || room === 'boiler' ? room : null);
const onThePile = ({ pawn }: { pawn: Pawn }): string[] => ['pile', key('pawn', pawn)];

/**
 * Who may be told what, and what comes out: sections 5 and 6, written from the specification and not from the rules. What is told to one seat in silence
 * is read behind the look alone (L-02).
 */
export const events: Events<TT> = {
  leaderIs: { row: () => 'leader', icon: 'flag' },
  // H-01, H-19 to H-22 Roles and tokens.
  roleIs: { to: ({ role }, seat, { s }) => s.own[seat].role === role, out: shown('role'), silent: true },
  roundBegan: { beat: CARD, sound: () => 'heartbeat' },
  weatherIs: { row: () => 'sky', icon: 'moon' },
  fuelUsed: { row: ({ room }) => upkeep(room) },
  damaged: { row: ({ why, room }) => (why === 'shortage' ? upkeep(room) : null), sum: 'lost', icon: 'claw' },
  repaired: { sum: 'moved', icon: 'gear' },
  blackout: { beat: line('upkeep'), row: () => 'generator', icon: 'moon', sound: () => 'hush', about: () => [key('place', 'generator')] },
  boilerDestroyed: { beat: scene('upkeep'), row: () => 'boiler', sum: 'lost', icon: 'claw', about: () => [key('place', 'boiler')] },
  freezing: { row: () => 'cold', sum: 'lost', icon: 'hourglass' },
  rescueMoved: { row: () => 'rescue', sum: 'moved', icon: 'pod' },
  rescueArrived: { beat: outcome('upkeep'), row: () => 'rescue', icon: 'pod', about: () => ['sos'] },
  rescueGone: { beat: outcome('upkeep'), sum: 'lost', row: () => 'rescue', about: () => ['sos'] },
  ate: { row: () => 'meal' },
  starving: { beat: outcome('upkeep'), row: () => 'meal', sum: 'lost', about: () => [key('place', 'kitchen')] },
  starvingDiscarded: { sum: 'lost', row: () => 'meal' },
  dogPlaced: { row: () => 'dogs' },
  dogsAside: { row: () => 'dogs' },
  kennelOpened: { row: () => 'dogs' },
  proposed: { to: isAlien, out: shown('plan') },
  // H-25, H-36 The plan.
  planIs: { to: isAlien, out: shown('plan') },
  planned: { beat: line('places'), icon: 'fang', about: (_, { open }) => keys('pawn', open.revealed) },
  attacked: {
    beat: outcome('encounter'),
    icon: 'fang',
    sound: () => 'heavy',
    about: ({ attacks }) => attacks.map(({ room }) => key('place', room)),
    out: said('attacks'),
    final: true,
  },
  alienFled: { beat: outcome('encounter'), about: ({ room }) => [key('place', room)] },
  assimilated: { beat: scene('encounter'), sum: 'lost', icon: 'fang', sound: () => 'claw', about: there },
  revealed: { beat: scene('gathering'), sum: 'moved', icon: 'fang', sound: () => 'claw', about: whom, final: true },
  aliensBeaten: { beat: SCENE, about: all },
  drew: { silent: true },
  // H-04 to H-09 Action cards.
  drewCards: { to: ({ cards }, seat, { s }) => holds([...s.own[seat].hand, ...s.own[seat].drawnCards], cards), out: shown('cards') },
  swappedCard: { better: 'swappedCardFor' },
  swappedCardFor: { to: (event, seat, { s }) => s.own[seat].hand.includes(event.in), out: shown('in') },
  pileBegan: { silent: true },
  placed: {
    beat: line('places'),
    icon: 'runner',
    sound: () => 'step',
    about: ({ pawn, place }) => [key('pawn', pawn), key('place', place)],
  },
  itemShown: { final: true },
  putCard: { silent: true },
  putCardIs: { to: acts, out: said('card', 'discarded') },
  shownCard: { out: said('card'), final: true },
  deckSeen: { to: acts, out: shown('counts') },
  slept: { icon: 'moon' },
  sleptCards: { to: ({ cards }, seat, { s }) => s.own[seat].hand.join() === cards.join(), out: shown('cards') },
  encounterBegan: {
    beat: line('encounter'),
    icon: 'person',
    sound: () => 'hush',
    about: ({ room, pawns }) => [key('place', room), ...keys('pawn', pawns)],
  },
  avoided: { beat: line('encounter'), about: whom },
  drove: { beat: line('encounter'), about: there },
  tokensPut: { silent: true },
  looked: { icon: 'eye' },
  // H-22, L-34 Who looked, and the owner.
  sawToken: {
    to: ({ of, side }, seat, { s }) => looksOf(s).some((look) => look.of === of && look.side === side && seatOf(s.open, look.by) === seat),
    out: said('token'),
    silent: true,
  },
  tokenSeen: {
    to: ({ by, side }, seat, { s }) => looksOf(s).some((look) => look.by === by && look.side === side && seatOf(s.open, look.of) === seat),
    silent: true,
  },
  drewDogToken: { beat: line('encounter'), about: whom },
  dogTokenIs: { to: acts, out: said('alien'), silent: true },
  resorted: { beat: line('encounter'), icon: 'cards', about: all },
  suspicionMoved: { sum: 'moved', icon: 'target' },
  burnt: { beat: scene('encounter'), sum: 'lost', icon: 'spark', sound: () => 'claw', about: there },
  flipped: { beat: line('pile'), icon: 'cards', sound: () => 'card', about: () => ['pile'], out: shown('card'), final: true },
  assigned: { beat: line('pile'), icon: 'cards', sound: () => 'turn', about: onThePile },
  cardLost: { beat: line('pile'), about: onThePile },
  usePassed: { silent: true },
  fuelMoved: { sum: 'moved' },
  fuelLost: { sum: 'lost' },
  sosSent: { beat: outcome('pile'), sum: 'moved', icon: 'beacon', about: () => ['sos', key('place', 'radio')] },
  foodMoved: { sum: 'moved' },
  foodLost: { sum: 'lost' },
  cardsLost: { sum: 'lost' },
  labLost: { sum: 'lost' },
  bloodSought: { out: said('found'), final: true },
  drewItems: { better: 'drewItemsAre' },
  // H-12, H-16, H-35 Items.
  drewItemsAre: { to: acts, out: shown('items') },
  keptItem: { better: 'keptItemIs' },
  keptItemIs: { to: acts, out: shown('kept', 'back') },
  drewLab: { better: 'drewLabIs' },
  drewLabIs: { to: acts, out: shown('token') },
  bonusPlayed: { beat: line('pile'), about: there },
  offerMade: { to: ({ to }, seat, { s }) => s.own[seat].offer?.to === to },
  offerCame: { to: ({ offer }, seat, { s }) => s.own[seat].offered.some(({ from }) => from === offer.from) },
  offerClosed: { to: ({ from, to }, seat, { s: { open } }) => [from, to].some((pawn) => seatOf(open, pawn) === seat) },
  traded: { beat: line('gathering'), sum: 'moved', icon: 'swap', about: ({ from, to }) => [key('pawn', from), key('pawn', to)] },
  gotItems: {
    to: ({ items }, seat, { s }) =>
      holds<Item>([...s.own[seat].items, ...s.open.people.flatMap((person) => (person.seat === seat ? person.up.map(itemOf) : []))], items),
    out: shown('items'),
  },
  // D-35 To a Human, whichever button it was.
  stayedHidden: { to: (_, seat, { s }) => !s.circle[ALIENS].members.includes(seat), silent: true },
  voteCalled: { silent: true },
  voted: {
    beat: scene('gathering'),
    icon: 'target',
    sound: () => 'turn',
    about: ({ votes }) => votes.flatMap(({ at }) => (at === null ? [] : [key('pawn', at)])),
    final: true,
  },
  volunteered: { beat: line('gathering'), about: all, final: true },
  noAnalysis: { silent: true },
  analysed: {
    beat: scene('gathering'),
    sum: 'moved',
    icon: 'kit',
    sound: () => 'hush',
    about: ({ by, pawn }) => [key('pawn', by), key('pawn', pawn)],
    out: shown('role'),
    final: true,
  },
  escapeBegan: { beat: scene('boarding'), icon: 'flag', sound: () => 'heavy', about: whom },
  boardingAsked: { beat: line('boarding'), about: whom },
  boardingAnswered: { beat: line('boarding'), about: whom, final: true },
  roleShown: { beat: outcome('boarding'), about: whom, out: shown('role'), final: true },
  departed: { beat: SCENE, icon: 'flag', about: ({ aboard }) => keys('pawn', aboard) },
  won: { beat: BEAT, icon: 'flag', sound: ({ winner }) => (winner === 'humans' ? 'dawn' : 'doom') },
  unveiled: { final: true },
  threatMoved: { sound: () => 'heavy' },
  characterLost: { sound: () => 'claw' },
  diceRolled: { sound: () => 'turn' },
};
