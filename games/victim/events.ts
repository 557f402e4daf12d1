/** Everything that is told, and what is to be known of each kind of it. A public fact and a private one are two events. */
import { BEAT, BREAK, CARD, type Events, line, outcome, scene, shown } from '@lurk/contract';
import { must, type Seat } from '@lurk/kernel';
import type { Token } from './data/bunker.ts';
import type { ActiveSkill, CharacterId, Stat } from './data/characters.ts';
import type { DemonId, Special, Upgradable } from './data/demons.ts';
import type { EventCard, Lasting } from './data/events.ts';
import type { Equipment, Item, SingleUse } from './data/items.ts';
import type { Phase } from './data/phases.ts';
import type { Rotation, Side, Stack, TileId } from './data/tiles.ts';
import type { Cell } from './facts/hex.ts';
import { seatOf } from './facts/people.ts';
import type { HuntKind } from './frames.ts';
import { key, keys } from './things.ts';
import type {
  Attacker,
  Blow,
  DemonRoll,
  Hide,
  Hunter,
  OwnRoll,
  Piece,
  Recharge,
  Roll,
  RunKind,
  Score,
  VI,
  Weakening,
  Whole,
  Why,
  Winner,
} from './types.ts';

export type WoundWhy = 'test' | 'event' | 'attack' | 'bloodCurse';
export type HealWhy = 'heal' | 'selfHeal' | 'aidbox' | 'herb';
export type StatWhy = 'test' | 'stress' | 'resourceful';
export type DiscardWhy = 'used' | 'handLimit' | 'event' | 'resourceful' | 'takenOff' | 'left';
export type DrawWhy = 'starter' | 'search' | 'blackBox';
export type RageWhy = 'critical' | 'failed' | 'match' | 'blackMagic' | 'upgrade' | 'death';
export type StaminaWhy = 'turn' | 'special' | 'voodooDoll';

type MatchEvent =
  | { t: 'firstIs'; seat: Seat }
  | { t: 'characterChosen'; seat: Seat; character: CharacterId }
  | { t: 'roundBegan'; round: number; inForce: Lasting[] }
  | { t: 'phaseBegan'; phase: Phase }
  | { t: 'won'; winner: Winner; why: Why; winners: Seat[] };

type TurnEvent =
  | { t: 'turnBegan'; victim: CharacterId; ap: number }
  | { t: 'turnEnded'; victim: CharacterId }
  | { t: 'hideIs'; victim: CharacterId; hide: Hide }
  | { t: 'rechargeIs'; victim: CharacterId; recharge: Recharge }
  | { t: 'smartLinkEnded' }
  | { t: 'groundAnalyzeEnded'; victim: CharacterId };

/** Rolls are told whole; in the story of a stored match there are some that were told before that, as bare as one's own dice. */
export type ToldRoll = Roll | OwnRoll;

type RollEvent =
  | { t: 'rolled'; roll: ToldRoll }
  | { t: 'rerolled'; victim: CharacterId; die: number; face: number }
  /** The roll with its result. */
  | { t: 'rollIs'; roll: ToldRoll }
  | { t: 'rolledTogether'; why: 'swarm' | 'curse'; victims: CharacterId[] }
  /** (own) VI-266a The dice of one's own Victims. */
  | { t: 'ownRolls'; rolls: OwnRoll[] }
  /** All of them, with the dice that Manuals have changed. */
  | { t: 'rollsShown'; rolls: ToldRoll[]; manuals: { victim: CharacterId; count: number }[] };

type MoveEvent =
  | { t: 'runBegan'; victim: CharacterId; how: RunKind; points: number; zero: boolean }
  | { t: 'runEnded'; victim: CharacterId; how: RunKind }
  | { t: 'stepped'; victim: CharacterId; from: Cell; to: Cell; how: RunKind | 'crawl' }
  | { t: 'tileTurned'; victim: CharacterId; stack: Stack; cell: Cell; tile: TileId }
  | { t: 'tileLaid'; cell: Cell; tile: TileId; rotation: Rotation }
  | { t: 'brokeThrough'; cell: Cell; side: Side }
  | { t: 'tokenPut'; cell: Cell; token: 'herb' | 'box' }
  | { t: 'gateShown'; gate: number }
  | { t: 'tested'; victim: CharacterId; stat: Stat; passed: boolean; analysed: boolean };

type BodyEvent =
  | { t: 'statMoved'; victim: CharacterId; stat: Stat; to: number; why: StatWhy }
  | { t: 'wounded'; victim: CharacterId; wounds: number; why: WoundWhy }
  | { t: 'fell'; victim: CharacterId }
  | { t: 'healed'; victim: CharacterId; wounds: number; by: CharacterId; why: HealWhy }
  | { t: 'stoodUp'; victim: CharacterId }
  | { t: 'weakened'; victim: CharacterId; effect: Weakening }
  | { t: 'relieved'; victim: CharacterId; effect: Weakening };

type ActionEvent =
  | { t: 'decoded'; victim: CharacterId; cell: Cell; success: boolean }
  | { t: 'decoderPut'; cell: Cell }
  | { t: 'tokenFound'; victim: CharacterId; token: Token }
  | { t: 'repaired'; victim: CharacterId; cell: Cell }
  | { t: 'healTried'; victim: CharacterId; target: CharacterId; success: boolean }
  | { t: 'searched'; victim: CharacterId; allowed: number }
  | { t: 'hid'; victim: CharacterId; success: boolean }
  | { t: 'skillUsed'; victim: CharacterId; skill: ActiveSkill; on: CharacterId | null }
  | { t: 'bulletPut'; victim: CharacterId; with: 'shoot' | 'pistol' }
  | { t: 'bulletOff' }
  | { t: 'tokenPlaced'; victim: CharacterId; token: Token; place: number }
  | { t: 'tokenTakenBack'; victim: CharacterId; token: Token; place: number }
  | { t: 'bunkerOpened'; victim: CharacterId }
  | { t: 'stayed'; victim: CharacterId }
  | { t: 'escaped'; victim: CharacterId };

type ItemEvent =
  | { t: 'drew'; victim: CharacterId; count: number; why: DrawWhy }
  /** (own) To the seats that see that hand. */
  | { t: 'drewItems'; victim: CharacterId; items: Item[] }
  | { t: 'itemsReshuffled' }
  | { t: 'gave'; from: CharacterId; to: CharacterId }
  /** (own) To the seats that see either hand. */
  | { t: 'gaveItem'; from: CharacterId; to: CharacterId; item: Item }
  | { t: 'used'; victim: CharacterId; item: SingleUse; on: CharacterId | null }
  | { t: 'discarded'; victim: CharacterId; items: Item[]; why: DiscardWhy }
  | { t: 'equipped'; victim: CharacterId; item: Equipment }
  | { t: 'pickedUp'; victim: CharacterId; what: 'herb' | 'box' }
  | { t: 'hammered'; victim: CharacterId; cell: Cell; side: Side }
  | { t: 'peeked'; victim: CharacterId; stack: Stack; count: number; by: 'flashlight' | 'photoFlash' }
  /** (own) The next to be drawn first. */
  | { t: 'peekedTiles'; stack: Stack; tiles: TileId[] }
  | { t: 'putBack'; victim: CharacterId; stack: Stack; top: number; bottom: number }
  /** (own) */
  | { t: 'putBackTiles'; stack: Stack; top: TileId[]; bottom: TileId[] };

type CardEvent = { t: 'eventDrawn'; victim: CharacterId; card: EventCard; why: 'phase' | 'curseTile' };

type CurseEvent =
  | { t: 'curseDrawn'; demon: DemonId; stat: Stat }
  | { t: 'tieRolled'; rolls: { victim: CharacterId; face: number }[] }
  | { t: 'possessed'; victim: CharacterId; seat: Seat; demon: DemonId; at: Cell }
  | { t: 'handedOver'; victim: CharacterId; to: Seat }
  /** (own) VI-274 What its new player is handed. */
  | { t: 'handIs'; victim: CharacterId; items: Item[] }
  | { t: 'removed'; victim: CharacterId };

type DemonEvent =
  | { t: 'demonTurnBegan'; ap: number }
  | { t: 'demonTurnEnded' }
  | { t: 'slaveTurnBegan'; victim: CharacterId }
  | { t: 'rageMoved'; to: number; why: RageWhy }
  | { t: 'staminaMoved'; to: number; why: StaminaWhy }
  | { t: 'upgraded'; skill: Upgradable; tokens: number }
  /** `worth` is missing in stories of matches that were played before it was told; so are `base` and `added` below. */
  | { t: 'demonRolled'; by: Hunter; die: 'd6' | 'd10'; face: number; why: 'hunt' | 'attack'; worth?: DemonRoll['worth'] }
  | { t: 'bloodSmelt'; face: number; worth?: DemonRoll['worth'] }
  | { t: 'huntBegan'; by: Hunter; how: HuntKind; steps: number; matched: boolean }
  | { t: 'hunted'; by: Hunter; piece: Piece; from: Cell; to: Cell }
  | { t: 'freeHuntAnswered'; hunts: boolean }
  | { t: 'attacked'; by: Attacker; blow: Blow; victim: CharacterId; score: number; base?: number; added?: Score['added'] }
  | { t: 'attackHit'; victim: CharacterId; score: number; defence: number }
  | { t: 'attackFailed'; victim: CharacterId; score: number; defence: number | null }
  | { t: 'specialUsed'; special: Special; victims: CharacterId[]; cell: Cell | null; side: Side | null }
  | { t: 'demonMoved'; from: Cell; to: Cell }
  | { t: 'shifted'; victim: CharacterId; piece: Piece; victimTo: Cell; pieceTo: Cell }
  | { t: 'webPut'; cell: Cell }
  | { t: 'webRemoved'; cell: Cell }
  | { t: 'webSprung'; cell: Cell; victim: CharacterId }
  | { t: 'corpseDestroyed'; cell: Cell }
  | { t: 'decoderBroken'; cell: Cell }
  | { t: 'shadowPut'; cell: Cell }
  | { t: 'meatTaken' }
  | { t: 'eliminated'; victim: CharacterId; count: number }
  | { t: 'enslaved'; victim: CharacterId; count: number }
  | { t: 'adrenalineAnswered'; victim: CharacterId; runs: boolean };

export type Event =
  | MatchEvent
  | TurnEvent
  | RollEvent
  | MoveEvent
  | BodyEvent
  | ActionEvent
  | ItemEvent
  | CardEvent
  | CurseEvent
  | DemonEvent;

const sees = ({ circle }: Whole, seat: Seat, victim: CharacterId): boolean => circle[victim].members.includes(seat);
const seesHand = ({ victim }: { victim: CharacterId }, seat: Seat, { s }: { s: Whole }): boolean => sees(s, seat, victim);
/** Whoever looks at tiles, in the frame that all can see. */
const looks = (_: unknown, seat: Seat, { s: { open, control } }: { s: Whole }): boolean => {
  const { victim } = must(control.stack.at(-1)).at as { victim: CharacterId };
  return seatOf(open, victim) === seat;
};

const whom = ({ victim }: { victim: CharacterId }): string[] => [key('victim', victim)];
const there = ({ victim, cell }: { victim: CharacterId; cell: Cell }): string[] => [key('victim', victim), key('cell', cell)];
const atBunker = ({ victim }: { victim: CharacterId }): string[] => [key('victim', victim), 'bunker'];
const rollers = ({ rolls }: { rolls: { victim: CharacterId }[] }): string[] =>
  keys(
    'victim',
    rolls.map(({ victim }) => victim),
  );
/** It lies on the table once there is one. */
const demon = (_: unknown, { open }: { open: VI['Open'] }): string[] => (open.demon ? ['demon'] : []);

const STEP = line('turn');
const FIND = outcome('turn');
const GREAT = scene('turn');
/** Silence, everybody's dice one after the other, the word. */
const CURSE = 9000;

/** Who may be told what, and what comes out: section 6, written from the specification and not from the rules. */
export const events: Events<VI> = {
  roundBegan: { beat: CARD, sound: () => 'heartbeat' },
  won: { beat: BEAT, icon: 'flag', sound: ({ winner }) => (winner === 'victims' ? 'dawn' : 'doom') },
  turnBegan: { beat: BREAK, icon: 'person' },
  turnEnded: { silent: true },
  hideIs: { silent: true },
  rechargeIs: { silent: true },
  rolled: { silent: true, final: true },
  rerolled: { icon: 'dice', final: true },
  rollIs: { beat: STEP, icon: 'dice', sound: () => 'card', about: ({ roll }) => [key('victim', roll.victim)], final: true },
  rolledTogether: { silent: true },
  ownRolls: { to: ({ rolls }, seat, { s: { open } }) => rolls.every(({ victim }) => seatOf(open, victim) === seat), silent: true },
  // VI-266a All at once, when every Manual is decided.
  rollsShown: { beat: STEP, icon: 'dice', about: rollers, out: shown('rolls', 'manuals'), final: true },
  runBegan: { silent: true },
  runEnded: { silent: true },
  stepped: { icon: 'runner', sound: () => 'step' },
  // 14 Piles: the tile, card, token or gate turned, and no other.
  tileTurned: { beat: STEP, icon: 'plus', sound: () => 'turn', about: there, out: shown('tile'), final: true },
  tileLaid: { sum: 'moved', silent: true },
  tokenPut: { silent: true },
  gateShown: { beat: FIND, icon: 'lock', about: () => ['bunker'], out: shown('gate'), final: true },
  tested: { beat: STEP, icon: 'dice', about: whom },
  statMoved: { sum: 'moved' },
  wounded: { sum: 'lost', icon: 'heart' },
  fell: { beat: FIND, sum: 'lost', icon: 'heart', sound: () => 'hush', about: whom },
  healed: { sum: 'moved', icon: 'kit' },
  stoodUp: { beat: STEP, icon: 'runner', about: whom },
  weakened: { sum: 'lost' },
  decoderPut: { silent: true },
  tokenFound: { beat: FIND, sum: 'moved', icon: 'gear', about: atBunker, out: shown('token'), final: true },
  hid: { icon: 'eye' },
  tokenPlaced: { icon: 'lock' },
  tokenTakenBack: { icon: 'lock' },
  bunkerOpened: { beat: GREAT, icon: 'flag', sound: () => 'dawn', about: atBunker },
  escaped: { beat: FIND, sum: 'moved', icon: 'flag', about: whom },
  drew: { better: 'drewItems', icon: 'cards' },
  // 12 Hands.
  drewItems: { to: seesHand, out: shown('items') },
  gave: { better: 'gaveItem' },
  gaveItem: { to: ({ from, to }, seat, { s }) => sees(s, seat, from) || sees(s, seat, to), out: shown('item') },
  used: { icon: 'cards', sound: () => 'card', final: true },
  discarded: { sum: 'lost', icon: 'cards', out: shown('items'), final: true },
  equipped: { final: true },
  peeked: { better: 'peekedTiles', icon: 'eye' },
  peekedTiles: { to: looks, out: shown('tiles') },
  putBack: { better: 'putBackTiles' },
  putBackTiles: { to: looks },
  eventDrawn: { beat: FIND, icon: 'moon', about: whom, out: shown('card'), final: true },
  curseDrawn: { beat: FIND, icon: 'fang', sound: () => 'hush', out: shown('demon', 'stat'), final: true },
  tieRolled: { beat: FIND, about: rollers, final: true },
  possessed: { beat: CURSE, icon: 'fang', sound: () => 'doom', about: whom },
  handedOver: { beat: FIND, about: whom },
  handIs: { to: seesHand, out: shown('items') },
  removed: { beat: FIND, about: whom },
  demonTurnBegan: { beat: BREAK, icon: 'fang' },
  slaveTurnBegan: { beat: BREAK },
  rageMoved: { sum: 'moved', icon: 'spark' },
  upgraded: { beat: STEP, sum: 'moved', icon: 'spark', about: demon },
  demonRolled: { beat: STEP, icon: 'dice', about: demon, final: true },
  bloodSmelt: { final: true },
  hunted: { icon: 'fang', sound: () => 'heavy' },
  freeHuntAnswered: { silent: true },
  attacked: { icon: 'claw' },
  attackHit: { beat: FIND, icon: 'claw', sound: () => 'claw', about: whom },
  attackFailed: { beat: STEP, icon: 'shield', about: whom },
  specialUsed: {
    beat: FIND,
    icon: 'claw',
    about: (event, view) => [...keys('cell', event.cell ? [event.cell] : []), ...demon(event, view)],
  },
  webPut: { icon: 'web' },
  webSprung: { beat: FIND, icon: 'web', about: there },
  corpseDestroyed: { sum: 'lost' },
  decoderBroken: { sum: 'lost' },
  eliminated: { beat: GREAT, sum: 'lost', icon: 'fang', sound: () => 'doom', about: whom },
  enslaved: { beat: GREAT, sum: 'lost', icon: 'fang', sound: () => 'doom', about: whom },
  adrenalineAnswered: { silent: true },
};
