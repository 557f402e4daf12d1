/** The table before the first decision (VI-016 to VI-025). Characters are chosen by the first procedure. */
import { type Dice, recordBy } from '@lurk/kernel';
import { gatesOf } from './data/bunker.ts';
import { CHARACTER, CHARACTERS, type CharacterId, type Stats } from './data/characters.ts';
import { DEMONS } from './data/demons.ts';
import { EVENT_CARDS } from './data/events.ts';
import { ITEM_CARDS } from './data/items.ts';
import { BOTTOM, BUNKER, START, type Stack, TILES, type TileId, WITH_BUNKER } from './data/tiles.ts';
import { TUNABLE } from './data/tunable.ts';
import { MIDDLE } from './facts/hex.ts';
import { lying } from './facts/placing.ts';
import type { Hand, Open, Options, Own, S, Victim } from './types.ts';

export function setup(options: Options, seats: number, dice: Dice): S {
  return {
    open: openTable(options, seats, dice),
    own: Array.from({ length: seats }, nothing),
    circle: recordBy(CHARACTERS, () => ({ members: [], facts: emptyHand() })),
    vault: {
      stacks: stacks(dice),
      // VI-015 Shuffled once the starter items are out.
      items: ITEM_CARDS.slice(),
      // VI-020, VI-021
      events: ['darkness', ...dice.shuffle('events', EVENT_CARDS.slice())],
      // VI-022
      numbers: dice.shuffle('numbers', TUNABLE.numbers.slice()),
      symbols: dice.shuffle('symbols', TUNABLE.symbols.slice()),
      gates: dice.shuffle('gates', gatesOf(options.gates)),
      // VI-023
      curses: dice.shuffle('curses', DEMONS.slice()),
    },
  };
}

/** VI-017 to VI-019 */
function stacks(dice: Dice): Record<Stack, TileId[]> {
  const others = dice.shuffle(
    'tiles',
    TILES.filter((tile) => tile !== START && tile !== BUNKER),
  );
  const bottom = dice.shuffle('bunker', [BUNKER, ...others.splice(0, WITH_BUNKER)]);
  const half = Math.ceil(others.length / 2);
  return {
    A: [...bottom.slice(0, BOTTOM), ...others.slice(0, half)],
    B: [...bottom.slice(BOTTOM), ...others.slice(half)],
  };
}

const openTable = (options: Options, players: number, dice: Dice): Open => ({
  options,
  players,
  // VI-024
  first: dice.below('first', players),
  victims: [],
  round: 0,
  phase: 'victims',
  // VI-016
  map: [lying(START, MIDDLE, 0)],
  bridges: [],
  turn: null,
  lastTurn: null,
  trail: [],
  running: null,
  rolls: [],
  attack: null,
  demonRoll: null,
  deed: null,
  smartLink: false,
  groundAnalyze: null,
  numbers: [],
  symbols: [],
  row: [],
  gate: null,
  bunkerOpen: false,
  discard: [],
  events: [],
  inForce: [],
  coming: [],
  demon: null,
  eliminated: 0,
  end: null,
});

const nothing = (): Own => ({ peek: null, rolls: [] });
const emptyHand = (): Hand => ({ items: [] });

/** VI-014; RU-109 */
function firstStats(character: CharacterId, { hardy }: Options): Stats {
  const { start, max } = CHARACTER[character];
  return { ...start, vit: Math.min(max.vit, start.vit + (hardy ? 1 : 0)) };
}
/** VI-011, VI-014, VI-016 A character as it begins. */
export const newVictim = (character: CharacterId, seat: number, options: Options): Victim => ({
  character,
  seat,
  status: 'forest',
  at: MIDDLE,
  stats: firstStats(character, options),
  wounds: 0,
  worn: [],
  hide: 'none',
  recharge: 'ready',
  effects: [],
});
