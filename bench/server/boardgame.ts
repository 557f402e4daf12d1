/**
 * boardgame.io's own server, playing the recorded match: its state is what the six seats saw, of which each player is shown the common part and
 * their own, whole, as it does. It judges nothing. Everything is kept in memory, or said `file`, in a file for each match.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireView } from '../../table/index.ts';
import { packages } from '../packages.ts';
import { serveOrders } from './orders.ts';
import { recordedMoves } from './recorded.ts';

interface Boardgame {
  Server(options: object): { run(options: object): Promise<{ appServer: NetServer }> };
  FlatFile: new (options: { dir: string }) => object;
}
const { Server, FlatFile } = packages('boardgame.io/server') as Boardgame;
const { Stage } = packages('boardgame.io/core') as { Stage: { NULL: null } };

const moves = await recordedMoves();
const folder = process.argv[2] === 'file' ? mkdtempSync(join(tmpdir(), 'lurk-boardgame-')) : null;

/** What the six saw after this move: the common part once, and the parts of each. */
interface State {
  at: number;
  open: object;
  own: object[];
}
function stateAt(at: number): State {
  const { views } = moves[at % moves.length];
  const { open, sizes, stack, ask, over } = views[0];
  const own = views.map(({ own, circles, decision, offer, sealed }: WireView) => ({ own, circles, decision, offer, sealed }));
  return { at, open: { open, sizes, stack, ask, over }, own };
}

const game = {
  name: 'recorded',
  setup: () => stateAt(Math.floor(Math.random() * moves.length)),
  moves: { next: ({ G }: { G: State }) => stateAt(G.at + 1) },
  playerView: ({ G, playerID }: { G: State; playerID: string }) => ({ ...G.open, ...G.own[Number(playerID)] }),
  turn: { activePlayers: { all: Stage.NULL } },
  disableUndo: true,
};
const server = Server({ games: [game], origins: ['*'], ...(folder && { db: new FlatFile({ dir: folder }) }) });
const running = await server.run({ port: 0 });
serveOrders((running.appServer.address() as AddressInfo).port, async () => {
  if (folder) rmSync(folder, { recursive: true });
});
