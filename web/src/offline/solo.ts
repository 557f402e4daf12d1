/** A match of one person against bots, driven where it is played. It speaks as a server would, so the same session and screens serve both. */
import { botFor } from '@lurk/bots';
import { diceOver, fastDice, type GameTypes, type Input, type Json } from '@lurk/kernel';
import {
  type BotTask,
  type ClientMessage,
  type Dealt,
  type Frame,
  Host,
  type MatchRecord,
  type RefusalCode,
  recordOf,
  type Saved,
  type ServerMessage,
  seedOf,
  type TableInfo,
  toWire,
} from '@lurk/table';
import type { AnyGame } from './games';
import { SOLO } from './messages';

const ME = 0;
const LEVEL = 'beginner';
const ID = 'me';
const KEYS = 20;

/** Everything that must outlive the page. */
export interface SoloSave {
  readonly game: string;
  readonly rulesVersion: string;
  readonly match: string;
  readonly side: string | null;
  readonly names: readonly string[];
  readonly options: Json;
  readonly dealt: Dealt;
  readonly away: boolean;
  readonly inputs: readonly Input[];
  /** Of the last inputs: one sent again after a reload is known again. */
  readonly keys: readonly string[];
  readonly log: readonly Json[];
  readonly host: Saved;
}

export interface SoloWorld {
  now(): number;
  /** From 0 up to, but not including, 1. */
  chance(): number;
  hex(bytes: number): string;
  write(save: SoloSave): Promise<void>;
  say(message: ServerMessage): void;
}

interface Waiting {
  readonly at: number;
  readonly input: Input;
  readonly key: string | null;
}

export class Solo {
  #save: SoloSave;
  #held: Waiting | null = null;
  #thoughts: Waiting[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Tells in order, each once what it tells of is kept. */
  #tail: Promise<void> = Promise.resolve();
  readonly #game: AnyGame;
  readonly #host: Host<GameTypes>;
  readonly #world: SoloWorld;

  private constructor(game: AnyGame, save: SoloSave, host: Host<GameTypes>, world: SoloWorld) {
    this.#game = game;
    this.#save = save;
    this.#host = host;
    this.#world = world;
  }

  static begin(game: AnyGame, wish: Pick<SoloSave, 'match' | 'side' | 'names' | 'options' | 'dealt'>, world: SoloWorld): Solo {
    const { options, dealt, names } = wish;
    const { host, frames } = Host.begin(game, {
      ...settingOf(names, dealt, false, world),
      options: options as object,
      seed: seedOf(dealt.secret, dealt.nonces),
      now: world.now(),
    });
    const base = { ...wish, game: game.name, rulesVersion: game.rulesVersion, away: false, inputs: [], keys: [] };
    const solo = new Solo(game, { ...base, log: eventsIn(frames), host: host.save() }, host, world);
    solo.#keep();
    solo.#goOn();
    return solo;
  }

  static goOn(game: AnyGame, save: SoloSave, world: SoloWorld): Solo {
    const host = Host.restore(game, settingOf(save.names, save.dealt, save.away, world), save.host, world.now());
    const solo = new Solo(game, save, host, world);
    solo.#goOn();
    return solo;
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
    return recordOf({ match, game: this.#game, options, seats, dealt, inputs: [...inputs] });
  }

  hear(message: ClientMessage): void {
    switch (message.t) {
      case 'follow':
      case 'sync':
        this.#tell(() => this.#everything());
        return;
      case 'answer':
        this.#take({ seat: ME, id: message.decision, choice: message.choice as never }, message.key);
        return;
      case 'unseal':
        this.#take({ seat: ME, id: message.decision, unseal: true }, message.key);
        return;
      case 'leave':
      case 'back':
        this.#setAway(message.t === 'leave');
        return;
      case 'giveWay':
        this.#giveWay();
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
    clearTimeout(this.#timer);
  }

  #everything(): void {
    const { say, now } = this.#world;
    say({ t: 'table', table: this.#table() });
    say({ t: 'chats', list: [] });
    const view = toWire(this.#host.view(ME)) as never;
    // Through text and back: the view shares the match's own objects.
    say(
      JSON.parse(
        JSON.stringify({ t: 'view', match: this.#save.match, n: this.#host.lastOf(ME), now: now(), view, log: this.#save.log, due: null }),
      ),
    );
  }

  #table(): TableInfo {
    const { game, names, options, match, side, away } = this.#save;
    const bot = (name: string): TableInfo['seats'][number] => ({ kind: 'bot', level: LEVEL, name, side: null });
    return {
      code: SOLO,
      game,
      state: this.isOver ? 'over' : 'playing',
      host: ID,
      seats: names.map((name, seat) => (seat === ME ? { kind: 'person', id: ID, name, side, ready: true, here: true, away } : bot(name))),
      options: options as TableInfo['options'],
      speed: 'none',
      match,
      you: ME,
      watchers: 0,
    };
  }

  #take(input: Input, key: string | null): void {
    const now = this.#world.now();
    if (key && this.#save.keys.includes(key)) this.#accept(key);
    else if (key && this.#save.away) this.#refuse('notNow', key);
    else if ('unseal' in input && this.#held) {
      this.#letGo();
      if (key) this.#accept(key);
    } else if (key && !('unseal' in input) && this.#host.holdsUntil(ME, now) > now) {
      this.#letGo();
      this.#held = { at: this.#host.holdsUntil(ME, now), input, key };
      this.#setTimer();
    } else this.#apply(input, key, now);
  }

  #apply(input: Input, key: string | null, now: number): void {
    const done = this.#host.apply(input, now);
    if (!done.ok) {
      this.#refused(input, key, done.refusal);
      return;
    }
    const { inputs, log, keys } = this.#save;
    const known = key ? [...keys, key].slice(-KEYS) : keys;
    this.#save = { ...this.#save, inputs: [...inputs, input], keys: known, log: [...log, ...eventsIn(done.frames)] };
    this.#keep();
    this.#tell(() => {
      for (const { viewer, text } of done.frames) if (viewer === ME) this.#world.say(JSON.parse(text));
      if (key) this.#world.say({ t: 'ok', key, ...(done.receipt && { receipt: done.receipt }) });
      if (this.isOver) this.#world.say({ t: 'table', table: this.#table() });
    });
    this.#goOn();
  }

  #accept(key: string): void {
    this.#tell(() => this.#world.say({ t: 'ok', key }));
  }

  #letGo(): void {
    if (this.#held?.key) this.#refuse('decisionClosed', this.#held.key);
    this.#held = null;
  }

  #refused(input: Input, key: string | null, code: RefusalCode): void {
    if (key) this.#refuse(code, key);
    // A bot's answer that is no answer is replaced by the clock's.
    else if (code === 'notAnOption' && !('timeout' in input)) this.#take({ seat: input.seat, id: input.id, timeout: true }, null);
  }

  #refuse(code: RefusalCode, key: string): void {
    this.#tell(() => this.#world.say({ t: 'refused', code, of: 'answer', key }));
  }

  #setAway(away: boolean): void {
    this.#save = { ...this.#save, away };
    this.#host.setBot(ME, away, this.#world.now());
    if (!away) this.#thoughts = this.#thoughts.filter(({ input }) => input.seat !== ME);
    this.#keep();
    this.#tell(() => this.#world.say({ t: 'table', table: this.#table() }));
    this.#goOn();
  }

  #giveWay(): void {
    const given = this.#host.giveWay(ME, this.#world.now());
    this.#tell(() => this.#world.say(given ? { t: 'givesWay', seat: ME } : { t: 'refused', code: 'notNow', of: 'giveWay' }));
    if (given) this.#goOn();
  }

  #goOn(): void {
    if (this.isOver) return;
    for (const task of this.#host.botTasks()) this.#ask(task);
    this.#setTimer();
  }

  #ask({ seat, id, view, memory }: BotTask): void {
    const decision = [view.decision, view.offer].find((asked) => asked?.id === id);
    const at = this.#host.planned(seat, id);
    if (!decision || at === null) return;
    const choice = botFor(this.#game.name, LEVEL).decide(view, memory, decision, diceOver(fastDice(this.#world.hex(16))));
    // An offer is nobody's duty.
    if (choice === null && view.offer?.id === id) return;
    this.#thoughts.push({ at, input: { seat, id, choice }, key: null });
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const times = [this.#host.wakesAt(), this.#held?.at, ...this.#thoughts.map(({ at }) => at)].filter((at) => typeof at === 'number');
    if (times.length > 0) this.#timer = setTimeout(() => this.#wake(), Math.max(0, Math.min(...times) - this.#world.now()));
  }

  #wake(): void {
    const now = this.#world.now();
    const due = this.#thoughts.filter(({ at }) => at <= now);
    this.#thoughts = this.#thoughts.filter(({ at }) => at > now);
    const held = this.#held;
    if (held && held.at <= now) {
      this.#held = null;
      due.push(held);
    }
    for (const { input, key } of due) this.#take(input, key);
    for (const input of this.isOver ? [] : this.#host.answersAt(now)) this.#take(input, null);
    if (!this.isOver) this.#setTimer();
  }

  #keep(): void {
    this.#save = { ...this.#save, host: this.#host.save() };
    // As text: what is kept is the match of this moment, and it goes on before the write has begun.
    const written = this.#world.write(JSON.parse(JSON.stringify(this.#save)));
    this.#tail = this.#tail.then(() => written);
  }

  #tell(act: () => void): void {
    this.#tail = this.#tail.then(act);
  }
}

const settingOf = (names: readonly string[], { secret }: Dealt, away: boolean, { chance }: SoloWorld) => ({
  bots: names.map((_, seat) => seat !== ME || away),
  speed: 'none' as const,
  secret,
  chance,
  paced: true,
});

const eventsIn = (frames: readonly Frame[]): Json[] =>
  frames.flatMap(({ viewer, text }) => (viewer === ME ? ((JSON.parse(text).events as Json[] | undefined) ?? []) : []));
