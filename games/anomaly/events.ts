/** Everything that is told. A public fact and a private one are two events; the private ones say what one seat alone learns. */
import type { Seat } from '@lurk/kernel';
import type { Zone } from './data/board.ts';
import type { Bottom, Kind, Weapon } from './data/cards.ts';
import type { Evolution } from './data/components.ts';
import type { RadiationId } from './data/radiation.ts';
import type { SymbolId } from './data/symbols.ts';
import type { Aim, AnomalyMove, Hit, Pawn, Side, Track, Use, Winner } from './types.ts';

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
