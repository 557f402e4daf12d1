/** All tables in memory: found by code, loaded on demand, put to sleep when nobody follows them. */
import { randomInt } from 'node:crypto';
import { type Chat, CODE_LETTERS, type PlayBody, type TableBody } from '@lurk/table';
import { type Effect, Refused } from '../commit/committer.ts';
import { gameOf } from '../common/games.ts';
import { NOBODY, type Visitor } from '../common/visitor.ts';
import type { Services } from '../services.ts';
import { comingFrom } from './admission.ts';
import { BACKLOG } from './chat-log.ts';
import { LiveTable } from './live-table.ts';
import type { Player } from './lobby.ts';
import { arrange, fillWithBots, type NewTable, newTable, seatOf, type TableState } from './lobby.ts';
import { storedTable } from './stored-table.ts';

/** A table without followers for so many milliseconds is dropped from memory. */
const IDLE = 30_000;
/** In a cluster a match sleeps sooner, so that another server can go on with it. */
const TIRED_SHARED = 2_000;
const MOST_LISTED = 20;

export interface Listed {
  code: string;
  game: string;
  state: TableState['state'];
  seats: string[];
  /** Null while the match is not in memory. */
  yourTurn: boolean | null;
  at: number;
}

export class Tables {
  readonly #tables = new Map<string, LiveTable>();
  /** Those being loaded. */
  readonly #coming = new Map<string, Promise<boolean>>();
  /** Makers of the tables made by this process, for their caps. */
  readonly #makers = new Map<string, Visitor>();
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Calls `act` with a table in the tick it is in memory: a tick later it may have been dropped. Null if there is none. */
  async at<T>(code: string, act: (table: LiveTable) => T): Promise<Awaited<T> | null> {
    for (;;) {
      const known = this.#tables.get(code);
      if (known) return await act(known);
      if (!(await this.#bring(code))) return null;
    }
  }

  /**
   * The same for a code a visitor names: wrong codes are rate-limited, so that tables cannot be found by guessing. A player with a seat gets to it all the
   * same, however many guesses come from their address.
   */
  async visit<T>(code: string, visitor: Visitor, act: (table: LiveTable) => T): Promise<Awaited<T> | null> {
    const { limits } = this.#services;
    if (!limits.allowGuess(visitor)) {
      if (await this.#hasSeat(code, visitor)) return this.at(code, act);
      throw new Refused('tooFast');
    }
    const found = await this.at(code, (table) => {
      limits.guessedRight(visitor);
      return act(table);
    });
    return found;
  }

  async #hasSeat(code: string, { session }: Visitor): Promise<boolean> {
    const known = this.#tables.get(code);
    if (known) return seatOf(known.shown, session) !== null;
    const rows = session === NOBODY ? [] : await this.#services.storage.tablesOf(session, MOST_LISTED);
    return rows.some((row) => row.code === code);
  }

  /** False if there is none. Loaded once, however many ask. */
  #bring(code: string): Promise<boolean> {
    const coming = this.#coming.get(code) ?? this.#services.tableReads.run(() => this.#load(code)).finally(() => this.#coming.delete(code));
    this.#coming.set(code, coming);
    return coming;
  }

  async #load(code: string): Promise<boolean> {
    // The table before its chats: chats stored between the two reads are part of the next update.
    const found = await storedTable(this.#services, code);
    if (!found) return false;
    this.#keep(found.state, await this.#services.storage.chats(code, BACKLOG), found.version);
    return true;
  }

  #keep(state: TableState, chats: Chat[] = [], version = 0): LiveTable {
    const table = new LiveTable(this.#services, state, chats, version);
    this.#tables.set(table.code, table);
    return table;
  }

  async create({ game, seats, options, speed }: TableBody, host: Player, maker: Visitor): Promise<string> {
    return this.#open(await this.#newTable({ game, seats, options, speed }, host, maker), maker, null);
  }

  /** A table of one person and bots, dealt as soon as the person is there. */
  async playNow({ game, seats, level, side, options, speed = 'none' }: PlayBody, player: Player, maker: Visitor): Promise<string> {
    const table = await this.#newTable({ game, seats, options, speed }, player, maker);
    return this.#open(fillWithBots(arrange(table, player, { t: 'wish', side: side ?? null }), level), maker, player);
  }

  async #newTable(wanted: Omit<NewTable, 'code'>, player: Player, { address }: Visitor): Promise<TableState> {
    if (gameOf(wanted.game)?.contract.example && !this.#services.settings.examples) throw new Refused('noSuchGame');
    const code = await this.#freshCode();
    return newTable({ code, ...wanted }, comingFrom(code, { player, address }));
  }

  #open(state: TableState, maker: Visitor, starter: Player | null): Promise<string> {
    this.#services.limits.openTable(maker);
    this.#makers.set(state.code, maker);
    const table = this.#keep(state);
    return new Promise((done, failed) => {
      const work = (): Effect => {
        const effect = starter ? table.start(starter) : table.become(state);
        const tell = (): void => {
          effect.tell();
          done(table.code);
        };
        return { ...effect, tell };
      };
      this.#services.committer.submit(table.keeper, work, (code) => {
        this.#drop(table);
        failed(new Refused(code === 'conflict' ? 'storage' : code));
      });
    });
  }

  async #freshCode(): Promise<string> {
    for (;;) {
      const code = Array.from({ length: 6 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
      if (!this.isInMemory(code) && !(await this.#services.storage.table(code))) return code;
    }
  }

  async of(player: Player): Promise<Listed[]> {
    const rows = await this.#services.storage.tablesOf(player.id, MOST_LISTED);
    return rows.map(({ code, text, at }) => {
      const live = this.#tables.get(code);
      const { game, state, seats }: TableState = live?.shown ?? JSON.parse(text);
      const names = seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
      return { code, game, state, seats: names, yourTurn: live?.isTurnOf(player) ?? null, at };
    });
  }

  inMemory(code: string): LiveTable | undefined {
    return this.#tables.get(code);
  }

  isInMemory(code: string): boolean {
    return this.#tables.has(code) || this.#coming.has(code);
  }

  /** All tables in memory. */
  get awake(): Iterable<LiveTable> {
    return this.#tables.values();
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Puts to sleep the matches nobody who plays follows, and lets go of the tables nobody follows at all; with `all`, at once and every match. */
  async sweep(all = false): Promise<void> {
    const { now } = this.#services;
    const wait = this.#services.cluster ? TIRED_SHARED : IDLE;
    const isIdle = ({ audience, idleSince }: LiveTable): boolean => all || (audience.size === 0 && idleSince + IDLE < now());
    const isTired = ({ match, keeper, attendance }: LiveTable): boolean =>
      match.isRunning && !keeper.lane.isWaitedFor && attendance.isUnattended(now() - wait);
    const sleeps = (table: LiveTable): boolean => isIdle(table) || isTired(table);
    const slept = (table: LiveTable): void => {
      // Somebody may have come meanwhile.
      if (table.audience.size === 0 && isIdle(table) && !table.keeper.lane.isWaitedFor) this.#drop(table);
    };
    const sleep = (table: LiveTable): Promise<void> =>
      table.sleep(
        () => sleeps(table),
        () => slept(table),
      );
    await Promise.all([...this.#tables.values()].filter(sleeps).map(sleep));
  }

  #drop({ code }: LiveTable): void {
    this.#tables.delete(code);
    const maker = this.#makers.get(code);
    if (!maker) return;
    this.#makers.delete(code);
    this.#services.limits.closeTable(maker);
  }
}
