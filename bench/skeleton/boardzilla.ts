/**
 * The same game on Boardzilla: one action, the state as one plain attribute of its game, no board elements. Its licence (AGPL-3.0) keeps it out of
 * our dependencies: it takes part where somebody has installed it (bench/README.md). Only its inner modules load without a browser.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Seat } from '@lurk/kernel';
import { act, type Bare, begin, options, PlainDice, whoIsNext, words } from './bare.ts';

const HOME = join(import.meta.dirname, '..', 'node_modules', '@boardzilla', 'core');
/** The version installed here, if any. */
export const installed: string | null = existsSync(HOME) ? JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')).version : null;

interface Player {
  position: number;
}
interface Manager {
  phase: string;
  players: { atPosition(position: number): Player };
  game: { table: Bare };
  processMove(move: { player: Player; name: string; args: object }): string | undefined;
  play(): void;
}
interface State {
  board: [{ table: Bare }];
}
interface Update {
  game: { state: State; phase: string };
}
interface Server {
  initialState(of: object): Update;
  processMove(of: { state: State }, move: { position: number; data: object }): Update;
}

/** Its places at the table count from 1. */
const positionOf = (seat: Seat): number => seat + 1;

async function load(): Promise<{ create: (state: object, how: object) => Manager; server: Server }> {
  const inner = (file: string) => import(pathToFileURL(join(HOME, 'entry', file)).href);
  const [{ Game }, { Player }, { createGame }, { createInterface }] = await Promise.all(
    ['board/index.js', 'player/index.js', 'game-creator.js', 'interface.js'].map(inner),
  );
  // It tells of every move, and a terminal would cost more than the move.
  console.debug = () => {};
  class Skeleton extends Game {
    table: Bare = begin(0);
  }
  // biome-ignore lint/suspicious/noExplicitAny: its types do not resolve without a browser's
  const create = createGame(Player, Skeleton, (game: any) => {
    game.table = begin(game.setting('seed'));
    const { whileLoop, playerActions } = game.flowCommands;
    game.defineActions({
      act: ({ position }: Player) =>
        game
          .action({ prompt: 'Where?' })
          .chooseFrom('place', () => options(game.table, position - 1))
          .do(({ place }: { place: number }) => act(game.table, new PlainDice(game.table.dice), position - 1, place)),
    });
    game.defineFlow(
      whileLoop({
        while: () => game.table.over === null,
        do: playerActions({ player: () => game.players.atPosition(positionOf(whoIsNext(game.table))), actions: ['act'] }),
      }),
    );
  });
  return { create, server: createInterface(create) };
}

const start = (seed: number): object => ({
  settings: { seed },
  randomSeed: 'bench',
  players: [0, 1, 2, 3, 4].map((seat) => ({ id: `${seat}`, name: `${seat}`, position: positionOf(seat), color: '#000', settings: {} })),
});

/** A match by its game manager, kept in memory. */
export async function inMemory(): Promise<(seed: number) => Bare> {
  const { create } = await load();
  return (seed) => {
    const manager = create(start(seed), { rseed: 'bench' });
    manager.play();
    const player = new PlainDice(words(seed, 2));
    while (manager.phase !== 'finished') {
      const { table } = manager.game;
      const seat = whoIsNext(table);
      const open = options(table, seat);
      const args = { place: open[player.below('player', open.length)] };
      const error = manager.processMove({ player: manager.players.atPosition(positionOf(seat)), name: 'act', args });
      if (error) throw new Error(error);
      manager.play();
    }
    return manager.game.table;
  };
}

/** A match by the call its servers make: the state comes in as plain data, and goes out as one state for each of the five. */
export async function byServer(): Promise<(seed: number) => Bare> {
  const { server } = await load();
  return (seed) => {
    let update = server.initialState(start(seed));
    const player = new PlainDice(words(seed, 2));
    while (update.game.phase !== 'finished') {
      const { state } = update.game;
      const { table } = state.board[0];
      const seat = whoIsNext(table);
      const open = options(table, seat);
      const place = open[player.below('player', open.length)];
      update = server.processMove({ state }, { position: positionOf(seat), data: { name: 'act', args: { place } } });
    }
    return update.game.state.board[0].table;
  };
}
