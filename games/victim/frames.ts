/** The procedures, with what their frames carry: public facts only. Nothing in VICTIM is offered while others are asked, so there are no interrupts. */
import type { CharacterId, Stat } from './data/characters.ts';
import type { DemonId } from './data/demons.ts';
import type { EventCard } from './data/events.ts';
import type { Side, Stack, TileId } from './data/tiles.ts';
import type { Cell } from './facts/hex.ts';
import type { Attacker, Blow, Hunter, Piece, RollWhy, RunKind, Score, Weakening } from './types.ts';

type One = { victim: CharacterId };

/** 3.2, 3.3, 3.31 */
type MatchFrames = {
  match: null;
  choosing: null;
  round: null;
};

/** 3.4 to 3.18 */
type VictimFrames = {
  /** VI-027 Who has still to play. */
  victimsPhase: { left: CharacterId[] };
  victimTurn: One;
  /** 3.5, VI-179, VI-206 What it has left stands in `open.running`. */
  run: One & { how: RunKind };
  /** 3.6 Behind this side of the tile the Victim stands on; `tile` once it is turned. */
  turnTile: One & { side: Side; stack: Stack; tile: TileId | null };
  /** One step has been taken: Web, Event, Test, bunker (timing note 3). */
  arrive: One & { how: RunKind | 'crawl' };
  test: One & { stat: Stat };
  /** 2.12 One roll by one Victim; the result is in `open.rolls`. */
  roll: One & { stat: Stat; why: RollWhy };
  /** VI-266a, VI-266b */
  rollTogether: { why: 'swarm' | 'curse'; rolls: (One & { stat: Stat })[] };
  decode: One;
  heal: One & { target: CharacterId };
  selfHeal: One;
  search: One;
  hide: One;
  /** VI-159 to VI-161 Who is still to be asked, one after the other. */
  bunker: { left: CharacterId[] };
  /** VI-201, VI-225 */
  peek: One & { by: 'flashlight' | 'photoFlash'; stack: Stack };
  eventPhase: null;
  /** 3.18 A card that is drawn, and by whom. */
  event: One & { card: EventCard };
};

/** 3.19 to 3.30 */
type DemonFrames = {
  /** VI-264, VI-268 The Demon of this match, once its card is drawn; who is tied for the lowest result. */
  cursePhase: { demon: DemonId | null; tied: CharacterId[] };
  demonPhase: null;
  demonTurn: null;
  /** VI-339 */
  slaveTurn: { ap: number; done: ('hunt' | 'attack')[] };
  /** 3.22 `die`: the face that is rolled; `left`: steps not taken; `stopped`: pieces that have entered a Test tile (VI-379a). */
  hunt: { by: Hunter; how: HuntKind; die: number; left: number; stopped: Piece[] };
  /** VI-333, VI-384, VI-386 The question whether to hunt. */
  freeHunt: { why: 'target' | 'granted' };
  /** 3.23 The Main Action Attack. */
  attack: { by: Hunter; victims: CharacterId[]; die: number };
  /** VI-317, VI-318 Attacks of one action, one after the other; a Victim stands in it once for each blow. */
  blows: Score & { by: Attacker; blow: Blow; queue: CharacterId[]; effect: Weakening | null };
  /** One attack: Firework or defence, Wound or Rage, then the effect. What came of it is in `open.attack`. */
  blow: One & Score & { by: Attacker; blow: Blow; effect: Weakening | null };
  /** VI-370 */
  web: One;
  target: { victims: CharacterId[] };
  doubleSlash: One;
  ambush: null;
  /** `path`: the tiles not yet entered. */
  madCharge: { path: Cell[] };
  morbidExplosion: One & { cell: Cell };
  thunderCall: { cell: Cell; victims: CharacterId[] };
  poisonMist: { victims: CharacterId[] };
  shadowSpikes: null;
  dimensionShift: One & { piece: Piece };
  terrifyingDance: { victims: CharacterId[] };
  behindYou: One;
  /** 3.24 */
  death: One;
  /** VI-206 After an action in which Vivian was attacked. */
  adrenaline: null;
};
/** VI-303, VI-333, VI-384, VI-347 */
export type HuntKind = 'action' | 'free' | 'granted' | 'ambush';

export type Frames = MatchFrames & VictimFrames & DemonFrames;
