/** A running match on the server: the host of the match, what it has stored, and the timers that answer for bots, clocks and standing orders. */
import { randomBytes } from 'node:crypto';
import { type Choice, type GameTypes, hashState, type Input, type Seat } from '@lurk/kernel';
import { type BotTask, type Frame, Host, type RefusalCode, type Saved, writeTelling } from '@lurk/table';
import type { Thought } from './bots.ts';
import { chance } from './chance.ts';
import type { Effect } from './committer.ts';
import { Refused } from './committer.ts';
import { type AnyGame, gameOf } from './games.ts';
import type { House } from './house.ts';
import type { TableState } from './lobby.ts';
import { inputsOf, replay } from './replay.ts';
import type { MatchRow, Storage } from './storage.ts';

/** Inputs between two snapshots: replaying fewer than these takes milliseconds. */
const SNAPSHOT_EVERY = 40;
/** Keys remembered, so that an input sent again is known again. */
const KEYS = 400;
/** After an answer of ours was refused, which only a fault can cause, not at once again. */
const BACK_OFF = 1000;

/** Who gives an input, and how to tell him. */
export interface Source {
  key: string | null;
  accepted(receipt: string | null): void;
  refused(code: RefusalCode): void;
}
const NOBODY: Source = { key: null, accepted() {}, refused() {} };

interface Waiting {
  at: number;
  input: Input;
  source: Source;
}

/** What the actor needs of its table. */
export interface Seated {
  table(): TableState;
  /** Queues a change of this match. */
  change(work: () => Effect | null, refused: (code: RefusalCode) => void): void;
  deliver(frames: Frame[]): void;
  /** The match has ended: the table's part of the same transaction. */
  ended(): Effect;
}

function settingOf(table: TableState, row: MatchRow, house: House) {
  return {
    bots: table.seats.map((seat) => seat.kind !== 'person' || seat.away),
    speed: table.speed,
    secret: row.dealt.secret,
    chance,
    paced: house.settings.paced,
  };
}

export class Actor {
  readonly id: string;
  readonly host: Host<GameTypes>;
  #no: number;
  /** Answers taken but not yet due: they would close a question too soon. */
  #held: Waiting[] = [];
  /** What bots have thought of and not yet said. */
  #thoughts: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Why it takes no more inputs. */
  #closed: RefusalCode | null = null;
  #notBefore = 0;
  readonly #keys = new Set<string>();
  readonly #house: House;
  readonly #seated: Seated;

  constructor(house: House, seated: Seated, id: string, host: Host<GameTypes>, no: number) {
    this.#house = house;
    this.#seated = seated;
    this.id = id;
    this.host = host;
    this.#no = no;
  }

  /** A new match; its first rows are part of the transaction that begins it. */
  static begin(house: House, seated: Seated, row: MatchRow, seed: string): { actor: Actor; store(storage: Storage): void } {
    const game = gameOf(row.game)!.module;
    const table = seated.table();
    const { host, telling } = Host.begin(game, {
      ...settingOf(table, row, house),
      options: JSON.parse(row.options),
      seed,
      now: house.now(),
    });
    const actor = new Actor(house, seated, row.id, host, 0);
    const store = (storage: Storage): void => {
      storage.addMatch(row);
      storage.addInput(row.id, { no: 0, seat: -1, key: null, text: '', at: house.now(), told: writeTelling(telling) });
      storage.saveSnapshot(row.id, { no: 0, text: JSON.stringify(host.save()) });
    };
    return { actor, store };
  }

  /** A match as it is stored: the last snapshot, and the inputs since. */
  static load(house: House, seated: Seated, row: MatchRow): Actor {
    const { storage } = house;
    const game: AnyGame = gameOf(row.game)!.module;
    const setting = settingOf(seated.table(), row, house);
    const snapshot = storage.snapshot(row.id);
    if (!snapshot) {
      // Archived: only its inputs are left.
      const inputs = inputsOf(storage, row.id);
      return new Actor(house, seated, row.id, replay(game, row, setting, inputs).host, inputs.length);
    }
    const inputs = storage.inputsAfter(row.id, snapshot.no);
    const now = house.now();
    const host = Host.restore(game, setting, JSON.parse(snapshot.text) as Saved, now);
    for (const { text, at } of inputs) host.apply(JSON.parse(text), at);
    const actor = new Actor(house, seated, row.id, host, snapshot.no + inputs.length);
    for (const { seat, key } of storage.lastKeys(row.id, KEYS).reverse()) actor.#keys.add(`${seat} ${key}`);
    if (row.state === 'playing' && row.asleep !== null) {
      host.shift(Math.max(0, now - row.asleep));
      storage.together(() => {
        storage.sleep(row.id, null);
        actor.#snapshot(storage);
      });
    }
    return actor;
  }

  /** Begins to drive the match: asks bots, sets timers. */
  start(): void {
    this.#goOn();
  }

  /** An input of a seat. The seat comes from the connection. */
  take(input: Input, source: Source): void {
    this.#seated.change(() => this.#work(input, source), source.refused);
  }

  #work(input: Input, source: Source): Effect | null {
    if (this.#closed) throw new Refused(this.#closed);
    const { key } = source;
    const known = key && `${input.seat} ${key}`;
    if (known && this.#keys.has(known)) return { store() {}, tell: () => source.accepted(null) };
    const now = this.#house.now();
    const at = this.host.holdsUntil(input.seat, now);
    if (at > now && !('unseal' in input)) {
      this.#hold({ at, input, source });
      return null;
    }
    if ('unseal' in input && this.#drop(input.seat)) return { store() {}, tell: () => source.accepted(null) };
    const done = this.host.apply(input, now);
    if (!done.ok) throw new Refused(done.refusal);
    if (known) this.#know(known);
    const no = ++this.#no;
    const over = this.host.over !== null;
    const ended = over ? this.#seated.ended() : null;
    const result = over ? JSON.stringify({ outcome: this.host.over, end: hashState(this.host.match.s) }) : null;
    const snapshot = over || no % SNAPSHOT_EVERY === 0 ? JSON.stringify(this.host.save()) : null;
    return {
      store: (storage) => {
        const { seat } = input;
        storage.addInput(this.id, { no, seat, key, text: JSON.stringify(input), at: now, told: writeTelling(done.telling) });
        if (snapshot) storage.saveSnapshot(this.id, { no, text: snapshot });
        if (result) storage.endMatch(this.id, now, result);
        ended?.store(storage);
      },
      tell: () => {
        this.#seated.deliver(done.frames);
        source.accepted(done.receipt);
        ended?.tell();
        this.#goOn();
      },
    };
  }

  #know(key: string): void {
    this.#keys.add(key);
    if (this.#keys.size > KEYS) this.#keys.delete(this.#keys.values().next().value!);
  }

  /** Another answer of the same seat takes the place of the one that waits. */
  #hold(waiting: Waiting): void {
    const same = this.#held.find(({ input }) => input.seat === waiting.input.seat);
    if (same && same.source.key !== waiting.source.key) same.source.refused('decisionClosed');
    this.#held = [...this.#held.filter((other) => other !== same), waiting];
    this.#setTimer();
  }

  #drop(seat: Seat): boolean {
    const same = this.#held.find(({ input }) => input.seat === seat);
    if (!same) return false;
    same.source.refused('decisionClosed');
    this.#held = this.#held.filter((other) => other !== same);
    return true;
  }

  #goOn(): void {
    if (this.#closed || this.host.over !== null) return;
    for (const task of this.host.botTasks()) this.#askBot(task);
    this.#setTimer();
  }

  #askBot({ seat, id, view, memory }: BotTask): void {
    const { game, seats } = this.#seated.table();
    const place = seats[seat];
    const level = place.kind === 'bot' ? place.level : 'beginner';
    const offered = view.offer?.id === id;
    const seed = randomBytes(16).toString('hex');
    const heard = this.#house.guard.wrap('bot', (thought: Thought) => {
      const at = this.#closed ? null : this.host.planned(seat, id);
      if (at === null) return;
      if (offered && (!thought || thought.choice === null)) return;
      this.#thoughts.push({ at, input: botInput(seat, id, thought), source: this.#fallingBack(seat, id) });
      this.#setTimer();
    });
    void this.#house.bots.ask({ game, level, view, memory, id, seed }).then(heard);
  }

  /** A bot's answer that is no answer is replaced by the clock's. */
  #fallingBack(seat: Seat, id: number): Source {
    const refused = (code: RefusalCode): void => {
      if (code !== 'notAnOption') return;
      this.#house.log('bot out of order', { match: this.id });
      this.take({ seat, id, timeout: true }, NOBODY);
    };
    return { ...NOBODY, refused };
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const times = [this.host.wakesAt(), ...this.#held.map(({ at }) => at), ...this.#thoughts.map(({ at }) => at)].filter(
      (at) => at !== null,
    );
    if (times.length === 0) return;
    const wait = Math.max(Math.min(...times), this.#notBefore) - this.#house.now();
    // A day at most: longer ones would overflow the timer, and an early wake does no harm.
    this.#timer = this.#house.guard.after(Math.min(Math.max(wait, 0), 86_400_000), 'match clock', () => this.#wake());
  }

  #wake(): void {
    const now = this.#house.now();
    const due = [...this.#held, ...this.#thoughts].filter(({ at }) => at <= now);
    this.#held = this.#held.filter(({ at }) => at > now);
    this.#thoughts = this.#thoughts.filter(({ at }) => at > now);
    for (const { input, source } of due) this.take(input, source);
    if (now >= this.#notBefore) {
      const refused = (): void => {
        this.#notBefore = now + BACK_OFF;
      };
      for (const input of this.host.answersAt(now)) this.take(input, { ...NOBODY, refused });
    }
    this.#seated.change(
      () => ({ store() {}, tell: () => this.#setTimer() }),
      () => {},
    );
  }

  /** A bot takes a seat over, or gives it back. */
  setBot(seat: Seat, bot: boolean): void {
    this.host.setBot(seat, bot, this.#house.now());
    this.#thoughts = this.#thoughts.filter(({ input }) => bot || input.seat !== seat);
    this.#goOn();
  }

  /** A person lets the others go first; false where there is nothing to give way in. */
  giveWay(seat: Seat): boolean {
    if (!this.host.giveWay(seat, this.#house.now())) return false;
    this.#goOn();
    return true;
  }

  #snapshot(storage: Storage): void {
    storage.saveSnapshot(this.id, { no: this.#no, text: JSON.stringify(this.host.save()) });
  }

  /** Stores where the match stands, and that its clocks stand still from now on. */
  sleep(storage: Storage): void {
    if (this.host.over !== null) return;
    this.#snapshot(storage);
    storage.sleep(this.id, this.#house.now());
  }

  /** Lets go of the match. Answers still held did not happen. */
  close(code: RefusalCode): void {
    this.#closed = code;
    clearTimeout(this.#timer);
    for (const { source } of this.#held) source.refused(code);
    this.#held = [];
  }
}

const botInput = (seat: Seat, id: number, thought: { choice: Choice } | null): Input =>
  thought ? { seat, id, choice: thought.choice } : { seat, id, timeout: true };
