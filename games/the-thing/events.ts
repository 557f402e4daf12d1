/** Everything that is told. A public fact and a private one are two events; the private ones stand in `PRIVATE`. */
import type { Seat } from '@lurk/kernel';
import type { CoopEvent } from './coop/types.ts';
import type { Action, Item, Role, Token } from './data/cards.ts';
import type { CharacterId } from './data/characters.ts';
import type { Phase } from './data/phases.ts';
import type { Exit, GreenRoom, Location, Place } from './data/rooms.ts';
import type { Weather } from './data/weather.ts';
import type { Analysis } from './frames.ts';
import type { Arm, Attack, Backs, Infection, Offered, Pawn, Side, Up, Why, Winner } from './types.ts';

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
