/** All tables in memory: found by code, brought in when asked for, put to sleep when nobody is there. */
import { randomInt } from 'node:crypto';
import { CODE_LETTERS, type PlayBody, type TableBody } from '@lurk/table';
import { type Effect, Refused } from './committer.ts';
import { gameOf } from './games.ts';
import type { Maker } from './limits.ts';
import { arrange, fillWithBots, type NewTable, newTable, type TableState } from './lobby.ts';
import { traceOf } from './log.ts';
import { Room } from './room.ts';
import type { Services } from './services.ts';
import type { Player } from './sessions.ts';

/** A table nobody follows for this long leaves the memory. */
const IDLE = 30_000;
const MOST_LISTED = 20;

export interface Listed {
  code: string;
  game: string;
  state: TableState['state'];
  seats: string[];
  /** Null while the match sleeps: nobody has looked. */
  yourTurn: boolean | null;
  at: number;
}

export class Tables {
  readonly #rooms = new Map<string, Room>();
  /** Who made the tables in memory that were made since they came there. */
  readonly #makers = new Map<string, Maker>();
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  find(code: string): Room | null {
    const known = this.#rooms.get(code);
    if (known) return known;
    const row = this.#services.storage.table(code);
    return row && this.#keep(JSON.parse(row.text));
  }

  #keep(state: TableState): Room {
    const room = new Room(this.#services, state);
    this.#rooms.set(room.code, room);
    return room;
  }

  create({ game, seats, options, speed }: TableBody, host: Player, maker: Maker): Promise<string> {
    return this.#open(this.#newTable({ game, seats, options, speed }, host), maker, null);
  }

  /** A table of one person and bots, dealt as soon as the person is there. */
  playNow({ game, seats, level, side, options, speed = 'none' }: PlayBody, player: Player, maker: Maker): Promise<string> {
    const table = this.#newTable({ game, seats, options, speed }, player);
    return this.#open(fillWithBots(arrange(table, player, { t: 'wish', side: side ?? null }), level), maker, player);
  }

  #newTable(wanted: Omit<NewTable, 'code'>, host: Player): TableState {
    if (gameOf(wanted.game)?.contract.example && !this.#services.settings.examples) throw new Refused('noSuchGame');
    return newTable({ code: this.#freshCode(), ...wanted }, host);
  }

  #open(state: TableState, maker: Maker, starter: Player | null): Promise<string> {
    this.#services.limits.openTable(maker);
    this.#makers.set(state.code, maker);
    const room = this.#keep(state);
    return new Promise((done, failed) => {
      const work = (): Effect => {
        const effect = starter ? room.start(starter) : room.opened();
        const tell = (): void => {
          effect.tell();
          done(room.code);
        };
        return { ...effect, tell };
      };
      this.#services.committer.submit(room, work, (code) => {
        this.#drop(room);
        failed(new Refused(code));
      });
    });
  }

  #freshCode(): string {
    for (;;) {
      const code = Array.from({ length: 6 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
      if (!this.#rooms.has(code) && !this.#services.storage.table(code)) return code;
    }
  }

  of(player: Player): Listed[] {
    return this.#services.storage.tablesOf(player.id, MOST_LISTED).map(({ code, text, at }) => {
      const room = this.#rooms.get(code);
      const { game, state, seats }: TableState = room?.state ?? JSON.parse(text);
      const names = seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
      return { code, game, state, seats: names, yourTurn: room?.isTurnOf(player) ?? null, at };
    });
  }

  isInMemory(code: string): boolean {
    return this.#rooms.has(code);
  }

  /** All tables in memory. */
  get awake(): Iterable<Room> {
    return this.#rooms.values();
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** Puts to sleep the matches nobody who plays follows, and lets go of the tables nobody follows at all; with `all`, every one. */
  sweep(all = false): void {
    const now = this.#services.now();
    const rooms = [...this.#rooms.values()];
    const idle = rooms.filter((room) => all || (room.isEmpty && room.idleSince + IDLE < now));
    const tired = rooms.filter((room) => room.isAwake && (all || room.isUnattended(now - IDLE)));
    if (idle.length + tired.length === 0) return;
    const { committer, storage, log } = this.#services;
    committer.flush();
    try {
      storage.together(() => {
        for (const room of tired) room.sleep(storage);
      });
    } catch (error) {
      // They stay awake, and what they have not stored has not happened.
      log('store failed', traceOf(error));
      return;
    }
    for (const room of new Set([...tired, ...idle])) room.close();
    for (const room of idle) this.#drop(room);
  }

  #drop({ code }: Room): void {
    this.#rooms.delete(code);
    const maker = this.#makers.get(code);
    if (!maker) return;
    this.#makers.delete(code);
    this.#services.limits.closeTable(maker);
  }
}
