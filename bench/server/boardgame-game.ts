/** Six sockets at a match of boardgame.io's server. */
import { type Game, SEATS } from './game.ts';
import { ioSocket } from './lines.ts';

interface State {
  _stateID: number;
}
/** Its log of a match grows with every move: after so many there is another match, as there would be. */
const MOVES = 120;

type Socket = Awaited<ReturnType<typeof ioSocket>>;

let matches = 0;

export class BoardgameGame implements Game {
  sent = 0;
  last = 0;
  busy = true;
  bytes = 0;
  #match = '';
  #state = 0;
  /** Sockets that have not heard yet of what is under way. */
  #left = 0;
  readonly #sockets: Socket[] = [];

  static async begin(port: number): Promise<BoardgameGame> {
    const game = new BoardgameGame();
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = await ioSocket(`http://127.0.0.1:${port}/recorded`, {}, (bytes) => {
        game.bytes += bytes;
      });
      socket.on('sync', (match, { state }: { state: State }) => {
        if (match !== game.#match) return;
        if (seat === 0) game.#others();
        game.#hear(state);
      });
      socket.on('update', (match, state: State) => match === game.#match && game.#hear(state));
      game.#sockets.push(socket);
    }
    game.#again();
    return game;
  }

  /** Everybody comes to a new match. */
  #again(): void {
    this.#match = `match${++matches}`;
    this.#left = SEATS;
    this.#sockets[0].emit('sync', this.#match, '0', undefined, SEATS);
  }

  /** The match is made by whoever asks for it first, and lost if several do at once. */
  #others(): void {
    for (let seat = 1; seat < SEATS; seat++) this.#sockets[seat].emit('sync', this.#match, String(seat));
  }

  #hear({ _stateID }: State): void {
    this.last = performance.now();
    this.#state = _stateID;
    if (--this.#left > 0) return;
    if (_stateID < MOVES) this.busy = false;
    else this.#again();
  }

  move(): boolean {
    if (this.busy) return false;
    this.busy = true;
    this.#left = SEATS;
    this.sent = performance.now();
    const payload = { type: 'next', args: [], playerID: '0' };
    this.#sockets[0].emit('update', { type: 'MAKE_MOVE', payload }, this.#state, this.#match, '0');
    return true;
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }
}
