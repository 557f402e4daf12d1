/** The single writer of one running match: stores what its driver asks for, then sends the frames. */
import { randomBytes } from 'node:crypto';
import { type GameTypes, hashState, type Seat, type Viewer } from '@lurk/kernel';
import {
  type Attention,
  attentive,
  type BotTask,
  type Change,
  Driver,
  type Environment,
  type Frozen,
  framesOf,
  Host,
  MOST_KEYS,
  type Move,
  type Planned,
  RecentKeys,
  type Rejection,
  readTelling,
  restore,
  type Saved,
  type Setting,
  type StreamFrame,
  secretOf,
  type Telling,
  type Thought,
  type Wanted,
  type Wants,
  writeTelling,
} from '@lurk/table';
import type { TableSync } from '../../cluster/table-sync.ts';
import { type Effect, type Keeper, Refused } from '../../commit/committer.ts';
import { knownGame, rulesFor } from '../../common/games.ts';
import type { Services } from '../../services.ts';
import type { Batch, InputRow, MatchRow, ToldRow, Write } from '../../store/storage.ts';
import type { Audience } from '../audience.ts';
import type { TableState } from '../lobby.ts';
import { chance } from './chance.ts';
import { storedMatch } from './replay.ts';

/** Inputs between two snapshots: replaying fewer than these takes milliseconds. */
const SNAPSHOT_EVERY = 40;

/** A match as it was when all of it was stored; some of what came after may be stored by now. */
interface Checkpoint {
  saved: Saved<GameTypes>;
  no: number;
}

/** What a match needs of its table. */
export interface MatchDeps {
  /** Whose memory the match is part of. */
  readonly keeper: Keeper;
  readonly audience: Audience;
  readonly state: TableState;
  readonly sync: Pick<TableSync, 'lease'> | null;
  /** The match has ended: the table's part of the same transaction. */
  endMatch(): Effect;
}

/** A new match, what it tells first, and its first rows: part of the batch that begins it. */
export interface Begun {
  actor: Actor;
  telling: Telling;
  writes: Batch;
  /** Every follower has been sent it. */
  shown(): void;
}

const botsAt = (seats: TableState['seats']): boolean[] => seats.map((seat) => seat.kind !== 'person' || seat.away);

/** The clock answers for a seat whose person has no visible page. */
function attentionAt({ seats }: TableState, { lookers }: Audience): Attention[] {
  return seats.map((seat) => ({ ...attentive(), looking: seat.kind !== 'person' || lookers.has(seat.id) }));
}

/** Is there anybody to whom one person's times could tell something: a second one, here or gone, or a watcher? */
const hasOthers = ({ seats }: TableState, { watchers }: Audience): boolean =>
  watchers > 0 || seats.filter(({ kind }) => kind === 'person').length > 1;

function settingOf({ state, audience }: MatchDeps, row: MatchRow, services: Services, attention = attentionAt(state, audience)): Setting {
  const { seats, speed } = state;
  return {
    bots: botsAt(seats),
    attention,
    others: hasOthers(state, audience),
    speed,
    secret: secretOf(row.dealt),
    chance,
    paced: services.settings.paced,
  };
}

export class Actor implements Environment {
  readonly id: string;
  readonly driver: Driver<GameTypes>;
  /** Since when its clocks are stopped; null while they run. */
  #asleep: number | null;
  #no: number;
  readonly #row: MatchRow;
  /** Inputs applied and not yet stored, and a copy of the match before the first of them: in a cluster another server's input may be stored first. */
  readonly #unstored: Move[] = [];
  #checkpoint: Checkpoint | null = null;
  /** The last frame sent of each viewer's stream. */
  readonly #told = new Map<Viewer, number>();
  /** By seat: the plan it was told last. */
  readonly #toldPlans: (Planned | undefined)[];
  readonly #services: Services;
  readonly #table: MatchDeps;

  private constructor(services: Services, table: MatchDeps, row: MatchRow, host: Host<GameTypes>, no: number, keys?: RecentKeys) {
    this.#services = services;
    this.#table = table;
    this.#row = row;
    this.id = row.id;
    this.#asleep = row.state === 'playing' ? row.asleep : null;
    this.#no = no;
    this.driver = new Driver(host, this, keys);
    this.#toldPlans = table.state.seats.map((_, seat) => host.wantsOf(seat).planned);
    for (const viewer of [...table.state.seats.keys(), 'public' as const]) this.#told.set(viewer, host.lastOf(viewer));
  }

  /** How many inputs it has had. */
  get no(): number {
    return this.#no;
  }

  /** The number of the last frame sent of this stream. */
  toldTo(viewer: Viewer): number {
    return this.#told.get(viewer) ?? 0;
  }

  get host(): Host<GameTypes> {
    return this.driver.host;
  }

  /** A new match; its first rows are part of the transaction that begins it. */
  static begin(services: Services, table: MatchDeps, row: MatchRow, seed: string): Begun {
    const { host, telling } = Host.begin(knownGame(row.game).module, {
      ...settingOf(table, row, services),
      options: JSON.parse(row.options),
      seed,
      now: services.now(),
    });
    const actor = new Actor(services, table, row, host, 0);
    // Nothing is sent before it is stored: another server may have begun the same match, and then that one is shown.
    const first = new Map(actor.#told);
    actor.#told.clear();
    const people = table.state.seats.map((seat) => (seat.kind === 'person' ? seat.id : null));
    const beginning = { no: 0, seat: -1, key: null, text: '', at: services.now(), told: writeTelling(telling) };
    const writes: Batch = [['addMatch', row], ['seated', row.id, people], ['addInput', row.id, beginning], actor.#snapshot()];
    const shown = (): void => {
      for (const [viewer, n] of first) actor.#told.set(viewer, n);
    };
    return { actor, telling, writes, shown };
  }

  /** A match as it is stored, or why it cannot go on. It is not driven until it is woken. */
  static async load(services: Services, table: MatchDeps, row: MatchRow): Promise<Actor | Frozen> {
    const { storage } = services;
    const stored = await storedMatch(storage, row);
    // Read after the inputs: the key of an input stored meanwhile may be known too soon, never too late.
    const keys = await storage.lastKeys(row.id, MOST_KEYS);
    const setting = settingOf(table, row, services);
    if (row.state === 'playing' && setting.bots.includes(true)) services.bots.prepare(row.game);
    const found = restore(rulesFor(row.game, row.rulesVersion), stored, setting, services.now());
    return 'host' in found ? new Actor(services, table, row, found.host, found.no, new RecentKeys(keys.reverse())) : found;
  }

  /** A player is connected: clocks run on from where they stopped. */
  wake(): void {
    if (this.driver.isStarted) return;
    const asleep = this.#asleep;
    if (asleep !== null) {
      this.#asleep = null;
      this.host.shift(Math.max(0, this.#services.now() - asleep));
      this.#commitBesideInputs([['sleep', this.id, null], this.#snapshot()], () => {});
    }
    this.driver.start();
  }

  /** No server has run its clocks for so long. */
  stoodStill(ms: number): void {
    if (this.#asleep === null && ms > 0 && this.host.over === null) this.#asleep = this.#services.now() - ms;
  }

  /** Replays inputs another server has stored, and sends their frames; false if they do not fit what is in memory. */
  follow(rows: (InputRow & ToldRow)[]): boolean {
    for (const { no, key, text, at, told } of rows) {
      if (no !== this.#no + 1 || told === '') return false;
      const telling = readTelling(told);
      if (!this.driver.follow({ input: JSON.parse(text), key, at, telling })) return false;
      this.#no = no;
      this.#deliver(framesOf(telling));
      this.#tellPlans();
    }
    return true;
  }

  /**
   * The match rolled back to the checkpoint, to replay what another server has stored; null if there is none and the match has to be loaded again. This
   * actor is closed: held answers are given again.
   */
  stepBack(): Actor | null {
    if (!this.#checkpoint) return null;
    const { saved, no } = this.#checkpoint;
    this.driver.close('conflict');
    const { keys } = this.driver;
    for (const { input, key } of this.#unstored) if (key) keys.forget({ seat: input.seat, key });
    const row = { ...this.#row, asleep: this.#asleep };
    const setting = settingOf(this.#table, row, this.#services, this.host.attention);
    const host = Host.restore(this.host.game, setting, saved, this.#services.now());
    const before = new Actor(this.#services, this.#table, row, host, no, keys);
    for (const [viewer, n] of this.#told) before.#told.set(viewer, n);
    for (const [seat, plan] of this.#toldPlans.entries()) before.#toldPlans[seat] = plan;
    return before;
  }

  /** Hands seats to bots, or back, as the table says. */
  seat({ seats }: TableState): void {
    for (const [seat, isBot] of botsAt(seats).entries()) if (this.host.isBot(seat) !== isBot) this.driver.setBot(seat, isBot);
    this.lookedAt();
  }

  /** Tells the driver who is there: which seats have a visible page, and whether anybody else could notice anything. */
  lookedAt(): void {
    const { state, audience } = this.#table;
    for (const [seat, { looking }] of attentionAt(state, audience).entries()) this.driver.setLooking(seat, looking);
    const others = hasOthers(state, audience);
    if (others !== this.host.hasOthers) this.driver.setOthers(others);
  }

  /** Sends frames that were not sent yet. */
  #deliver(frames: StreamFrame[]): void {
    const fresh = frames.filter(({ viewer, n }) => n > this.toldTo(viewer));
    this.#table.audience.deliver(fresh);
    for (const { viewer, n } of fresh) this.#told.set(viewer, n);
  }

  /** The writes that put it to sleep: a snapshot, and since when its clocks are stopped. */
  sleep(): Batch {
    if (this.host.over !== null || !this.driver.isStarted) return [];
    return [this.#snapshot(), ['sleep', this.id, this.#services.now()]];
  }

  /** How a seat wants to be asked from now on; part of the snapshot, so that it survives a restart. */
  want(seat: Seat, wants: Wanted, rejected: (code: Rejection) => void): void {
    const before = { ...this.host.wantsOf(seat) };
    const set = this.driver.setWants(seat, wants);
    if (typeof set === 'string') throw new Refused(set);
    const now = { ...set };
    const isNew = before.emptyToo !== now.emptyToo || before.passing !== now.passing || before.planned !== now.planned;
    this.#commitBesideInputs(isNew ? [this.#snapshot()] : [], () => this.#tellWants(seat, now), rejected);
  }

  /** Private to the seat: every device of its player is told, and nobody else. */
  #tellWants(seat: Seat, wants: Wants): void {
    this.#toldPlans[seat] = wants.planned;
    this.#table.audience.tell({ t: 'wants', ...wants }, ({ viewer }) => viewer === seat);
  }

  /** What has become of plans: a seat is told when its own was given, or is not allowed any more. */
  #tellPlans(): void {
    for (const seat of this.#table.state.seats.keys()) {
      const wants = this.host.wantsOf(seat);
      if (wants.planned !== this.#toldPlans[seat]) this.#tellWants(seat, wants);
    }
  }

  /** A change that inputs do not say: the checkpoint could no longer be rolled back to by dropping inputs alone. */
  #commitBesideInputs(writes: Batch, tell: () => void, rejected: (code: Rejection) => void = () => {}): void {
    this.#checkpoint = null;
    this.#services.committer.add(this.#table.keeper, { writes, isMatchRead: true, tell }, rejected);
  }

  // ── The environment of its driver ──

  now(): number {
    return this.#services.now();
  }

  after(ms: number, act: () => void): () => void {
    const timer = this.#services.guard.after(ms, 'match clock', () => this.#services.committer.within(this.#table.keeper, act));
    return () => clearTimeout(timer);
  }

  think({ seat, id, view, memory }: BotTask, answer: (thought: Thought) => void): void {
    const { game, seats } = this.#table.state;
    const place = seats[seat];
    const level = place.kind === 'bot' ? place.level : 'beginner';
    const seed = randomBytes(16).toString('hex');
    const { bots, committer, guard } = this.#services;
    const heard = guard.wrap('bot', (thought: Thought) => committer.within(this.#table.keeper, () => answer(thought)));
    void bots.ask({ game, level, view, memory, id, seed }).then(heard);
  }

  changing(): void {
    if (this.#services.cluster && this.#unstored.length === 0) this.#checkpoint = { saved: this.host.copy(), no: this.#no };
  }

  commit({ move, stored, rejected }: Change): void {
    const { committer } = this.#services;
    committer.add(this.#table.keeper, move ? this.#effectOf(move, stored) : { writes: [], tell: stored }, rejected);
  }

  fault(what: 'bot out of order'): void {
    this.#services.log(what, { match: this.id });
  }

  #effectOf(move: Move, stored: () => void): Effect {
    const { input, key, at, frames, telling } = move;
    this.#unstored.push(move);
    const no = ++this.#no;
    const over = this.host.over !== null;
    const ended = over ? this.#table.endMatch() : null;
    const result = over ? JSON.stringify({ outcome: this.host.over, end: hashState(this.host.match.s) }) : null;
    const row = { no, seat: input.seat, key, text: JSON.stringify(input), at, told: writeTelling(telling) };
    const writes: Write[] = [['addInput', this.id, row]];
    if (over || no % SNAPSHOT_EVERY === 0) writes.push(this.#snapshot());
    if (result) writes.push(['endMatch', this.id, at, result]);
    if (ended) writes.push(...ended.writes);
    return {
      writes,
      tell: () => {
        this.#unstored.shift();
        if (this.#unstored.length === 0) this.#checkpoint = null;
        this.#deliver(frames);
        this.#tellPlans();
        stored();
        ended?.tell();
      },
    };
  }

  #snapshot(): Write {
    return ['saveSnapshot', this.id, { no: this.#no, text: JSON.stringify(this.host.save()) }];
  }
}
