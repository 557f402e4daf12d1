/** A running match on the server: stores what its driver asks for, and sends what it tells. */
import { randomBytes } from 'node:crypto';
import { type GameTypes, hashState, type Seat } from '@lurk/kernel';
import {
  type BotTask,
  type Change,
  Driver,
  type Frozen,
  Host,
  MOST_KEYS,
  type Move,
  type RefusalCode,
  restore,
  type Said,
  type Sender,
  secretOf,
  type Thought,
  type Wants,
  type World,
  writeTelling,
} from '@lurk/table';
import type { Audience } from './audience.ts';
import { chance } from './chance.ts';
import type { Effect, Keeper } from './committer.ts';
import { knownGame, rulesFor } from './games.ts';
import type { TableState } from './lobby.ts';
import { storedMatch } from './replay.ts';
import type { Services } from './services.ts';
import type { MatchRow, Storage } from './storage.ts';

/** Inputs between two snapshots: replaying fewer than these takes milliseconds. */
const SNAPSHOT_EVERY = 40;

/** The table a match is played at. */
export interface Place {
  /** Whose memory the match is part of. */
  keeper: Keeper;
  audience: Audience;
  table(): TableState;
  /** The match has ended: the table's part of the same transaction. */
  ended(): Effect;
}

function settingOf(table: TableState, row: MatchRow, services: Services) {
  return {
    bots: table.seats.map((seat) => seat.kind !== 'person' || seat.away),
    speed: table.speed,
    secret: secretOf(row.dealt),
    chance,
    paced: services.settings.paced,
  };
}

export class Actor implements World {
  readonly id: string;
  readonly driver: Driver<GameTypes>;
  /** Since when its clocks stand still, as far as they do. */
  #asleep: number | null;
  #no: number;
  readonly #services: Services;
  readonly #place: Place;

  private constructor(services: Services, place: Place, row: MatchRow, host: Host<GameTypes>, no: number) {
    this.#services = services;
    this.#place = place;
    this.id = row.id;
    this.#asleep = row.state === 'playing' ? row.asleep : null;
    this.#no = no;
    this.driver = new Driver(host, this, no > 0 ? services.storage.lastKeys(row.id, MOST_KEYS).reverse() : []);
  }

  get host(): Host<GameTypes> {
    return this.driver.host;
  }

  /** A new match; its first rows are part of the transaction that begins it. */
  static begin(services: Services, place: Place, row: MatchRow, seed: string): { actor: Actor; store(storage: Storage): void } {
    const { host, telling } = Host.begin(knownGame(row.game).module, {
      ...settingOf(place.table(), row, services),
      options: JSON.parse(row.options),
      seed,
      now: services.now(),
    });
    const actor = new Actor(services, place, row, host, 0);
    const store = (storage: Storage): void => {
      storage.addMatch(row);
      storage.seated(
        row.id,
        place.table().seats.map((seat) => (seat.kind === 'person' ? seat.id : null)),
      );
      storage.addInput(row.id, { no: 0, seat: -1, key: null, text: '', at: services.now(), told: writeTelling(telling) });
      actor.#snapshot(storage);
    };
    return { actor, store };
  }

  /** A match as it is stored, or why it cannot go on. It is not driven until it is woken. */
  static load(services: Services, place: Place, row: MatchRow): Actor | Frozen {
    const { storage } = services;
    const setting = settingOf(place.table(), row, services);
    const found = restore(rulesFor(row.game, row.rulesVersion), storedMatch(storage, row), setting, services.now());
    return 'host' in found ? new Actor(services, place, row, found.host, found.no) : found;
  }

  /** Somebody who plays is there: clocks run again, from where they stood. */
  wake(): void {
    if (this.driver.isStarted) return;
    const asleep = this.#asleep;
    if (asleep !== null) {
      this.#asleep = null;
      this.host.shift(Math.max(0, this.#services.now() - asleep));
      const store = (storage: Storage): void => {
        storage.sleep(this.id, null);
        this.#snapshot(storage);
      };
      this.#services.committer.add(this.#place.keeper, { store, tell() {} }, () => {});
    }
    this.driver.start();
  }

  /** Stores where the match stands, and that its clocks stand still from now on. */
  sleep(storage: Storage): void {
    if (this.host.over !== null || !this.driver.isStarted) return;
    this.#snapshot(storage);
    storage.sleep(this.id, this.#services.now());
  }

  /** An input of a seat. The seat comes from the connection. */
  hear(input: Said, from: Sender): void {
    this.#services.committer.within(this.#place.keeper, () => this.driver.hear(input, from), from.refused);
  }

  /** How a seat wants to be asked from now on: kept with where the match stands, so that a server that starts again knows it too. */
  want(seat: Seat, wants: Partial<Wants>, told: (now: Wants) => void): void {
    const before = { ...this.host.wantsOf(seat) };
    const now = { ...this.driver.setWants(seat, wants) };
    const isNew = before.emptyToo !== now.emptyToo || before.passing !== now.passing;
    const store = (storage: Storage): void => {
      if (isNew) this.#snapshot(storage);
    };
    this.#services.committer.add(this.#place.keeper, { store, tell: () => told(now) }, () => {});
  }

  close(code: RefusalCode): void {
    this.driver.close(code);
  }

  // ── The world of its driver ──

  now(): number {
    return this.#services.now();
  }

  after(ms: number, act: () => void): () => void {
    const timer = this.#services.guard.after(ms, 'match clock', () => this.#services.committer.within(this.#place.keeper, act));
    return () => clearTimeout(timer);
  }

  think({ seat, id, view, memory }: BotTask, answer: (thought: Thought) => void): void {
    const { game, seats } = this.#place.table();
    const place = seats[seat];
    const level = place.kind === 'bot' ? place.level : 'beginner';
    const seed = randomBytes(16).toString('hex');
    const { bots, committer, guard } = this.#services;
    const heard = guard.wrap('bot', (thought: Thought) => committer.within(this.#place.keeper, () => answer(thought)));
    void bots.ask({ game, level, view, memory, id, seed }).then(heard);
  }

  commit({ move, stored, lost }: Change): void {
    const { committer } = this.#services;
    committer.add(this.#place.keeper, move ? this.#effectOf(move, stored) : { store() {}, tell: stored }, lost);
  }

  fault(what: string): void {
    this.#services.log(what, { match: this.id });
  }

  #effectOf({ input, key, at, frames, telling }: Move, stored: () => void): Effect {
    const no = ++this.#no;
    const over = this.host.over !== null;
    const ended = over ? this.#place.ended() : null;
    const result = over ? JSON.stringify({ outcome: this.host.over, end: hashState(this.host.match.s) }) : null;
    // Made now: when it is stored, the match may be further on.
    const snapshot = over || no % SNAPSHOT_EVERY === 0 ? JSON.stringify(this.host.save()) : null;
    return {
      store: (storage) => {
        const { seat } = input;
        storage.addInput(this.id, { no, seat, key, text: JSON.stringify(input), at, told: writeTelling(telling) });
        if (snapshot) storage.saveSnapshot(this.id, { no, text: snapshot });
        if (result) storage.endMatch(this.id, at, result);
        ended?.store(storage);
      },
      tell: () => {
        this.#place.audience.deliver(frames);
        stored();
        ended?.tell();
      },
    };
  }

  #snapshot(storage: Storage): void {
    storage.saveSnapshot(this.id, { no: this.#no, text: JSON.stringify(this.host.save()) });
  }
}
