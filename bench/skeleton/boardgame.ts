/** The same game in boardgame.io's reducer: one move, every seat active, undo off, no log of its own, no views. Its state is the bare one, kept by Immer. */
import { createRequire } from 'node:module';
import { act, type Bare, begin, options, PlainDice, whoIsNext, words } from './bare.ts';

interface Config {
  setup(table: unknown, seed: number): Bare;
  moves: { act(table: { G: Bare; playerID: string }, place: number): void };
  turn: { activePlayers: { all: string | null } };
  endIf(table: { G: Bare }): unknown;
  disableUndo: boolean;
}
interface Kept {
  G: Bare;
  ctx: { gameover?: unknown };
}
interface Internal {
  ProcessGameConfig(game: Config): Config;
  InitializeGame(of: { game: Config; numPlayers: number; setupData: number }): Kept;
  CreateGameReducer(of: { game: Config }): (state: Kept, action: unknown) => Kept;
}

// The package has no exports map: only `require` finds its inner folders, and its types do not resolve.
const require = createRequire(import.meta.url);
const { ProcessGameConfig, InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Internal;
const { Stage } = require('boardgame.io/core') as { Stage: { NULL: null } };

const game = ProcessGameConfig({
  setup: (_table, seed) => begin(seed),
  moves: {
    act: ({ G, playerID }, place) => act(G, new PlainDice(G.dice), Number(playerID), place),
  },
  turn: { activePlayers: { all: Stage.NULL } },
  endIf: ({ G }) => G.over ?? undefined,
  disableUndo: true,
});
const reduce = CreateGameReducer({ game });

export function play(seed: number): Bare {
  let state = InitializeGame({ game, numPlayers: 5, setupData: seed });
  const player = new PlainDice(words(seed, 2));
  while (state.ctx.gameover === undefined) {
    const seat = whoIsNext(state.G);
    const open = options(state.G, seat);
    const place = open[player.below('player', open.length)];
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'act', args: [place], playerID: String(seat) } });
  }
  return state.G;
}
