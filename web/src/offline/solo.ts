/** A match of one person against bots, run in this page. It speaks the server's protocol, so the same session and screens serve both. */
import { botFor } from '@lurk/bots';
import type { Options } from '@lurk/contract';
import { diceOver, fastDice, type GameTypes, type Input, type Json } from '@lurk/kernel';
import {
  type BotTask,
  type Change,
  type ClientMessage,
  type Dealt,
  Driver,
  type Environment,
  type FirstDealt,
  Host,
  type MatchRecord,
  type Move,
  RecentKeys,
  recordOf,
  restore,
  type Saved,
  type Sender,
  type ServerMessage,
  type StoredMatch,
  type StreamFrame,
  secretOf,
  seedFrom,
  type TableInfo,
  type Thought,
  toWire,
} from '@lurk/table';
import type { AnyGame } from './games';
import { SOLO } from './messages';

export const ME = 0;
export const LEVEL = 'beginner';
export const ID = 'me';
const KEYS = 20;

/** Everything that must outlive the page. */
export interface SoloSave {
  readonly game: string;
  readonly rulesVersion: string;
  readonly match: string;
  readonly side: string | null;
  readonly names: readonly string[];
  readonly options: Options;
  readonly dealt: Dealt | FirstDealt;
  readonly away: boolean;
  readonly inputs: readonly Input[];
  /** Keys of the last inputs: one sent again after a reload is recognized and not applied twice. */
  readonly keys: readonly string[];
  readonly log: readonly Json[];
  readonly host: Partial<Saved>;
}

export interface SoloWorld {
  now(): number;
  /** From 0 up to, but not including, 1. */
  chance(): number;
  hex(bytes: number): string;
  write(save: SoloSave): Promise<void>;
  say(message: ServerMessage): void;
}

export class Solo implements Environment {
  #save: SoloSave;
  /** Sends messages in order, each only after what it reports has been stored. */
  #tail: Promise<void> = Promise.resolve();
  readonly #game: AnyGame;
  readonly #driver: Driver<GameTypes>;
  readonly #world: SoloWorld;

  private constructor(game: AnyGame, save: SoloSave, host: Host<GameTypes>, world: SoloWorld) {
    this.#game = game;
    this.#save = save;
    this.#world = world;
    const keys = new RecentKeys(save.keys.map((key) => ({ seat: ME, key })));
    this.#driver = new Driver(host, this, keys);
  }

  static begin(game: AnyGame, wish: Pick<SoloSave, 'match' | 'side' | 'names' | 'options' | 'dealt'>, world: SoloWorld): Solo {
    const { options, dealt, names } = wish;
    const { host, frames } = Host.begin(game, {
      ...settingOf(names, dealt, false, world),
      options,
      seed: seedFrom(dealt),
      now: world.now(),
    });
    const base = { ...wish, game: game.name, rulesVersion: game.rulesVersion, away: false, inputs: [], keys: [] };
    const solo = new Solo(game, { ...base, log: eventsIn(frames), host: host.save() }, host, world);
    solo.#keep();
    return solo;
  }

  /** Null if none of these rules can go on with it. */
  static goOn(rules: AnyGame[], save: SoloSave, world: SoloWorld): Solo | null {
    const { names, dealt, away, options, inputs, host } = save;
    const now = world.now();
    const stored: StoredMatch = {
      options,
      seed: seedFrom(dealt),
      // Nobody was there meanwhile, so the clocks start again.
      snapshot: { no: inputs.length, saved: { ...host, clocks: names.map(() => null) } },
      inputsAfter: (no) => inputs.map((input, i) => ({ no: i + 1, input, at: now })).slice(no),
    };
    const found = restore(rules, stored, settingOf(names, dealt, away, world), now);
    return 'host' in found ? new Solo(found.host.game, save, found.host, world) : null;
  }

  get #host(): Host<GameTypes> {
    return this.#driver.host;
  }
  get save(): SoloSave {
    return this.#save;
  }
  get isOver(): boolean {
    return this.#host.over !== null;
  }
  /** Once it is over. */
  get record(): MatchRecord {
    const { match, options, names, dealt, inputs } = this.#save;
    const seats = names.map((name, seat) => ({ name, bot: seat !== ME }));
    const record = recordOf({ match, game: this.#game, options, seats, dealt, inputs: [...inputs] });
    return { ...record, rulesVersion: this.#save.rulesVersion };
  }

  hear(message: ClientMessage): void {
    switch (message.t) {
      case 'follow':
        this.#tellEverything();
        // The match waits while the brief is shown before the table.
        if (!message.reading && !this.#driver.isStarted) this.#driver.start();
        return;
      case 'sync':
        this.#tellEverything();
        return;
      case 'answer':
        this.#driver.hear({ seat: ME, id: message.decision, choice: message.choice }, this.#sender(message));
        return;
      case 'unseal':
        this.#driver.hear({ seat: ME, id: message.decision, unseal: true }, this.#sender(message));
        return;
      case 'leave':
      case 'back':
        this.#setAway(message.t === 'leave');
        return;
      case 'giveWay':
        this.#giveWay();
        return;
      case 'seen':
        this.#driver.sawTill(ME, message.n);
        return;
      case 'wants': {
        const { t: _, ...wants } = message;
        const now = this.#driver.setWants(ME, wants);
        if (typeof now === 'string') this.#world.say({ t: 'refused', code: now, of: 'wants' });
        else this.#tell(() => this.#world.say({ t: 'wants', ...now }));
        return;
      }
      case 'here':
        return;
      case 'ping':
        this.#world.say({ t: 'pong', now: this.#world.now() });
        return;
      default:
        this.#world.say({ t: 'refused', code: 'notNow', of: message.t });
    }
  }

  /** Lets go of it: nothing is answered any more. */
  close(): void {
    this.#driver.close('stopping');
  }

  /** A snapshot of now, sent after everything that has happened so far has been sent. */
  #tellEverything(): void {
    const { match, log } = this.#save;
    const view = toWire(this.#host.view(ME));
    // Serialized now: the view shares objects with the match, which goes on changing them.
    const text = JSON.stringify({
      t: 'view',
      match,
      n: this.#host.lastOf(ME),
      now: this.#world.now(),
      view,
      log,
      due: this.#host.dueOf(ME),
    });
    const table = this.#table();
    this.#tell(() => {
      this.#world.say({ t: 'table', table });
      this.#world.say({ t: 'chats', list: [] });
      this.#world.say({ t: 'wants', ...this.#host.wantsOf(ME) });
      this.#world.say(JSON.parse(text));
    });
  }

  #table(): TableInfo {
    return tableOf(this.#save, this.isOver ? 'over' : 'playing');
  }

  #sender({ t, key }: { t: string; key: string }): Sender {
    return {
      key,
      accepted: (receipt) => this.#world.say(receipt ? { t: 'ok', key, receipt } : { t: 'ok', key }),
      refused: (code) => this.#tell(() => this.#world.say({ t: 'refused', code, of: t, key })),
    };
  }

  #setAway(away: boolean): void {
    this.#save = { ...this.#save, away };
    this.#driver.setBot(ME, away);
    this.#keep();
    this.#tell(() => this.#world.say({ t: 'table', table: this.#table() }));
  }

  #giveWay(): void {
    const given = this.#driver.giveWay(ME);
    this.#tell(() => this.#world.say(given ? { t: 'givesWay', seat: ME } : { t: 'refused', code: 'notNow', of: 'giveWay' }));
  }

  // ── The world of its driver ──

  now(): number {
    return this.#world.now();
  }

  after(ms: number, act: () => void): () => void {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  }

  think({ id, view, memory }: BotTask, answer: (thought: Thought) => void): void {
    const decision = [view.decision, view.offer].find((asked) => asked?.id === id);
    const dice = diceOver(fastDice(this.#world.hex(16)));
    answer(decision ? { choice: botFor(this.#game.name, LEVEL).decide(view, memory, decision, dice) } : null);
  }

  commit({ move, stored }: Change): void {
    if (move) this.#add(move);
    this.#tell(() => {
      for (const { viewer, text } of move?.frames ?? []) if (viewer === ME) this.#world.say(JSON.parse(text));
      stored();
      if (move && this.isOver) this.#world.say({ t: 'table', table: this.#table() });
    });
  }

  fault(): void {
    // There is nobody here to tell.
  }

  #add({ input, key, frames }: Move): void {
    const { inputs, log, keys } = this.#save;
    const known = key ? [...keys, key].slice(-KEYS) : keys;
    this.#save = { ...this.#save, inputs: [...inputs, input], keys: known, log: [...log, ...eventsIn(frames)] };
    this.#keep();
  }

  #keep(): void {
    this.#save = { ...this.#save, host: this.#host.save() };
    // Serialized now: the match goes on changing before the write begins.
    const written = this.#world.write(JSON.parse(JSON.stringify(this.#save)));
    this.#tail = this.#tail.then(() => written);
  }

  #tell(act: () => void): void {
    this.#tail = this.#tail.then(act);
  }
}

const settingOf = (names: readonly string[], dealt: SoloSave['dealt'], away: boolean, { chance }: SoloWorld) => ({
  bots: names.map((_, seat) => seat !== ME || away),
  speed: 'none' as const,
  secret: secretOf(dealt),
  chance,
  paced: true,
});

const eventsIn = (frames: readonly StreamFrame[]): Json[] =>
  frames.flatMap(({ viewer, text }) => {
    const { events = [] }: { events?: Json[] } = viewer === ME ? JSON.parse(text) : {};
    return events;
  });

/** The table of a match, as a server would tell it. */
export function tableOf({ game, names, options, match, side, away }: SoloSave, state: 'playing' | 'over'): TableInfo {
  const bot = (name: string): TableInfo['seats'][number] => ({ kind: 'bot', level: LEVEL, name, side: null });
  return {
    code: SOLO,
    game,
    state,
    host: ID,
    seats: names.map((name, seat) => (seat === ME ? { kind: 'person', id: ID, name, side, ready: true, here: true, away } : bot(name))),
    options,
    speed: 'none',
    match,
    you: ME,
    watchers: 0,
  };
}
