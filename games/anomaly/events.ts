/** Everything that is told, and what is to be known of each kind of it. A public fact and a private one are two events. */
import { BEAT, CARD, type EventOf, type Events, line, outcome, said, scene, shown } from '@lurk/contract';
import type { Seat } from '@lurk/kernel';
import type { Zone } from './data/board.ts';
import type { Bottom, Kind, Weapon } from './data/cards.ts';
import type { Evolution } from './data/components.ts';
import type { RadiationId } from './data/radiation.ts';
import { SYMBOL_ZONES, type SymbolId } from './data/symbols.ts';
import { key, keys } from './things.ts';
import type { Aim, AN, AnomalyMove, Hit, Pawn, Side, Track, Use, Winner } from './types.ts';

export type Event =
  | { t: 'fuelPlaced'; zones: Zone[] }
  /** AN-030 Everybody has chosen a starting zone. */
  | { t: 'placed'; students: { seat: Seat }[] }
  | { t: 'startedAt'; zones: Zone[] }
  | { t: 'roundBegan'; round: number }
  | { t: 'turnBegan'; side: Side }
  /** AN-051 A card is used; a basic action discards it, a special one hands it to the Anomaly. */
  | { t: 'used'; pawn: Pawn; card: Kind; use: Use; forced: boolean }
  | { t: 'studentRevealed'; pawn: Pawn; zone: Zone }
  /** The zone is public for a forced move alone (AN-126). */
  | { t: 'studentMoved'; pawn: Pawn; how: 'move' | 'stims'; zone: Zone | null }
  | { t: 'studentMovedTo'; pawn: Pawn; zone: Zone }
  /** AN-055 The new tracking card, and then all that are on show. */
  | { t: 'symbolShown'; pawn: Pawn; symbol: SymbolId; shown: SymbolId[] }
  | { t: 'tracked'; pawn: Pawn; symbol: SymbolId; yes: boolean }
  | { t: 'trapLaid'; pawn: Pawn; zone: Zone | null }
  | { t: 'trapLaidAt'; pawn: Pawn; zone: Zone }
  | { t: 'trapActivated'; pawn: Pawn; zone: Zone; aim: Aim }
  /** AN-091 `pawns` are the Students hit; `reaction` says that a reaction pause will follow (AN-150, AN-152a). */
  | { t: 'attacked'; pawn: Pawn; weapon: Weapon; zone: Zone; hit: Hit; pawns: Pawn[]; damage: number; reaction: boolean }
  /** AN-097 Everyone in the zone by name. */
  | { t: 'exploded'; pawn: Pawn; weapon: Weapon; zone: Zone; pawns: Pawn[]; anomaly: boolean }
  /** RU-71 The clock ran out. */
  | { t: 'secondHitLost'; pawn: Pawn }
  | { t: 'sensorPlaced'; pawn: Pawn; zone: Zone }
  | { t: 'baitSet'; pawn: Pawn; zone: Zone }
  /** AN-188 That it moved, and how; a sensor in the zone it enters says where (AN-070). */
  | { t: 'anomalyMoved'; how: AnomalyMove; sensor: Zone | null }
  | { t: 'anomalyMovedTo'; zone: Zone }
  /** AN-151, D-35 Declined, or nothing to react to. */
  | { t: 'noReaction' }
  | { t: 'skipped' }
  | { t: 'turnEnded' }
  | { t: 'apChanged'; ap: number; why: 'spent' | 'lost' | 'refill' | 'spirit' }
  | { t: 'paid'; deed: Bottom; cards: Kind[] }
  /** AN-107, AN-122 With all Students in its zone. */
  | { t: 'anomalyRevealed'; zone: Zone; why: 'feed' | 'possess'; pawns: Pawn[] }
  | { t: 'fed'; zone: Zone; on: 'students' | 'fuel' | 'electricity' | 'nothing' }
  | { t: 'evolved'; evolution: Evolution }
  | { t: 'electricityPlaced'; zones: Zone[] }
  /** AN-119, AN-140 Hits by Student; tokens eaten, and where, if there were any. */
  | { t: 'electricityActivated'; hits: number[]; eaten: number; zone: Zone | null }
  | { t: 'possessed'; pawn: Pawn }
  | { t: 'handSeen'; pawn: Pawn; seat: Seat; cards: Kind[] }
  /** AN-132 By Student. */
  | { t: 'scented'; zones: Zone[]; answers: boolean[] }
  | { t: 'trackMoved'; track: Track; why: 'attack' | 'explosion' | 'feed' | 'electricity' | 'starvation' | 'radiation' }
  | { t: 'spirit'; side: Side }
  | { t: 'reshuffled' }
  /** Cards drawn, by seat. */
  | { t: 'drawn'; counts: number[]; why: 'setup' | 'refill' | 'spirit' }
  | { t: 'drawnCards'; cards: Kind[] }
  | { t: 'roundEnded'; round: number }
  | { t: 'starved' }
  | { t: 'irradiated'; pawns: Pawn[]; anomaly: boolean }
  | { t: 'radiationPlaced'; token: RadiationId; zone: Zone }
  | { t: 'radiationForecast'; token: RadiationId }
  | { t: 'won'; winner: Winner }
  /** AN-179 */
  | { t: 'unveiled'; anomaly: Zone; students: { zone: Zone; traps: Zone[] }[]; hands: Kind[][] };

/** What is said of some kinds of events alone, and of one such event. */
export type OfSome<R, A extends unknown[] = []> = { readonly [T in Event['t']]?: (event: EventOf<AN, T>, ...more: A) => R };
export const ofSome = <R, A extends unknown[], T extends Event['t']>(
  says: OfSome<R, A>,
  t: T,
  event: EventOf<AN, T>,
  ...more: A
): R | undefined => says[t]?.(event, ...more);

type Who = { s: { open: AN['Open'] } };
const isAnomaly = (_: unknown, seat: Seat, { s: { open } }: Who): boolean => open.anomaly === seat;
const isItsPlayer = ({ pawn }: { pawn: Pawn }, seat: Seat, { s: { open } }: Who): boolean => open.students[pawn].seat === seat;

/** "anomaly" is where it is thought to be; "health" the rope of both lives. */
const anomaly = (): string[] => ['anomaly'];
const there = ({ pawn, zone }: { pawn: Pawn; zone: Zone | null }): string[] => [key('pawn', pawn), ...keys('zone', zone ? [zone] : [])];
const struck = ({ zone, pawn, pawns }: { zone: Zone; pawn: Pawn; pawns: Pawn[] }): string[] => [
  key('zone', zone),
  ...keys('pawn', [pawn, ...pawns]),
];

const STEP = line('steps');
const HIT = outcome('steps');
const GREAT = scene('steps');

/** Who may be told what, and what comes out: sections 5 and 6, written from the specification and not from the rules. */
export const events: Events<AN> = {
  startedAt: { to: ({ zones }, seat, { s }) => s.own[seat].pawns.map(({ zone }) => zone).join() === zones.join() },
  roundBegan: { beat: CARD, sound: () => 'heartbeat' },
  used: { icon: 'cards', sound: () => 'card' },
  // AN-107, AN-122 Whoever is revealed says where; soon nobody knows any more.
  studentRevealed: { beat: STEP, icon: 'eye', about: there, out: said('zone'), final: true },
  studentMoved: { beat: STEP, better: 'studentMovedTo', sound: () => 'step', about: there },
  studentMovedTo: { to: isItsPlayer },
  symbolShown: { sound: () => 'turn', final: true },
  // AN-052, AN-055, AN-070 A statement is true, and no more than that: yes or no, and the zone of a sensor.
  // The zones that bear the symbol: the answer says whether it is in one of them.
  tracked: {
    beat: STEP,
    about: ({ pawn, symbol }) => [key('pawn', pawn), ...keys('zone', SYMBOL_ZONES[symbol])],
    out: said('yes'),
    final: true,
  },
  trapLaid: { beat: STEP, better: 'trapLaidAt', about: there },
  trapLaidAt: { to: isItsPlayer },
  trapActivated: { beat: STEP, about: there, final: true },
  // AN-091, AN-097, AN-119 Whom it hits is said by name. One damage is dealt however many are hit (AN-089), so the track does not show them.
  attacked: {
    beat: HIT,
    sum: 'lost',
    icon: 'target',
    sound: () => 'claw',
    about: struck,
    out: said('hit', 'pawns', 'damage', 'reaction'),
    final: true,
  },
  exploded: { beat: HIT, sum: 'lost', icon: 'target', sound: () => 'claw', about: struck, out: said('pawns', 'anomaly'), final: true },
  secondHitLost: { beat: STEP, about: ({ pawn }) => [key('pawn', pawn)] },
  // What is put on the board where somebody stands.
  sensorPlaced: { beat: STEP, sum: 'moved', about: there, out: shown('zone'), final: true },
  baitSet: { beat: STEP, sum: 'moved', about: there, out: said('zone'), final: true },
  anomalyMoved: {
    beat: STEP,
    better: 'anomalyMovedTo',
    sound: () => 'heavy',
    about: ({ sensor }) => ['anomaly', ...(sensor ? [key('zone', sensor)] : [])],
    out: { ...said('sensor'), when: ({ sensor }, { s }) => sensor === null || s.open.sensors.includes(sensor) },
    final: true,
  },
  anomalyMovedTo: { to: isAnomaly },
  noReaction: { beat: STEP, about: anomaly },
  skipped: { beat: STEP, about: anomaly },
  turnEnded: { silent: true },
  apChanged: { silent: true },
  anomalyRevealed: {
    beat: STEP,
    sum: 'moved',
    icon: 'eye',
    sound: () => 'hush',
    about: ({ zone, pawns }) => ['anomaly', key('zone', zone), ...keys('pawn', pawns)],
    out: said('zone', 'pawns'),
    final: true,
  },
  fed: { beat: GREAT, sum: 'moved', icon: 'claw', about: ({ zone }) => [key('zone', zone)] },
  evolved: { beat: STEP, sum: 'moved', icon: 'spark', about: anomaly },
  electricityPlaced: { beat: STEP, icon: 'spark', about: ({ zones }) => keys('zone', zones) },
  electricityActivated: {
    beat: HIT,
    sum: 'lost',
    icon: 'spark',
    about: ({ hits, zone }) => [
      'anomaly',
      ...hits.flatMap((hits, who) => (hits > 0 ? [key('pawn', who)] : [])),
      ...(zone ? [key('zone', zone)] : []),
    ],
    out: said('hits', 'eaten', 'zone'),
    final: true,
  },
  possessed: { beat: GREAT, sum: 'moved', icon: 'claw', about: ({ pawn }) => [key('pawn', pawn)] },
  handSeen: { to: isAnomaly, out: shown('cards') },
  scented: { beat: STEP, icon: 'claw', about: ({ zones }) => keys('zone', zones), out: said('answers'), final: true },
  trackMoved: { beat: STEP, sum: 'lost', icon: 'heart', about: () => ['health'] },
  spirit: { beat: STEP, about: () => ['health'] },
  drawn: { icon: 'cards' },
  drawnCards: { to: ({ cards }, seat, { s }) => s.own[seat].hand.slice(-cards.length).join() === cards.join(), out: shown('cards') },
  roundEnded: { silent: true },
  starved: { beat: HIT, sum: 'lost', icon: 'heart', about: anomaly },
  irradiated: {
    beat: STEP,
    sum: 'lost',
    icon: 'moon',
    about: ({ pawns, anomaly }, { open }) => [
      ...keys(
        'zone',
        open.radiation.map(({ zone }) => zone),
      ),
      ...keys('pawn', pawns),
      ...(anomaly ? ['anomaly'] : []),
    ],
    out: said('pawns', 'anomaly'),
    final: true,
  },
  radiationPlaced: {
    beat: STEP,
    sum: 'moved',
    icon: 'moon',
    about: ({ zone }) => [key('zone', zone)],
    out: shown('token', 'zone'),
    final: true,
  },
  radiationForecast: { out: shown('token'), final: true },
  won: { beat: BEAT, icon: 'flag', sound: ({ winner }) => (winner === 'anomaly' ? 'doom' : 'dawn') },
  unveiled: { final: true },
};
