/**
 * One server among several on the same store: says that it lives, hears the others, and takes the lead where nobody has it. A match is led by a
 * server whose people play it; it asks bots and lets clocks speak. Of a server that dies the others take the matches over as soon as its life has run out.
 */
import type { Guard } from '../commit/guard.ts';
import type { Shared, Word } from '../store/cluster-store.ts';
import type { Room } from '../table/live-table.ts';
import type { Tables } from '../table/tables.ts';

/** Signs of life in a life: some may be late. */
const BEATS = 5;
/** In milliseconds: a beat that took longer says too little about the time. */
const SLOW = 200;
/** Beats between two looks at everything: what words have missed. */
const LOOK_EVERY = 4;
/** Beats between two looks for what dead servers have left behind. */
const TIDY_EVERY = 120;

interface Parts {
  shared: Shared;
  guard: Guard;
  /** Matches of servers long dead are asleep. */
  tidy(): Promise<unknown>;
  now(): number;
  /** Whoever is connected by way of this server. */
  players(): string[];
  /** A session has ended; somebody was forgotten. */
  bye(player: string): void;
  forgot(): void;
}

export class Sharing {
  readonly #shared: Shared;
  readonly #tables: Tables;
  readonly #guard: Guard;
  readonly #parts: Omit<Parts, 'shared' | 'guard'>;
  #timer: NodeJS.Timeout | undefined;
  #busy = false;
  #beats = 0;
  #living = '';
  #heardAt = performance.now();
  /** How far our time is ahead of the store's own clock. */
  #ahead = 0;

  constructor({ shared, guard, ...parts }: Parts, tables: Tables) {
    this.#shared = shared;
    this.#tables = tables;
    this.#guard = guard;
    this.#parts = parts;
  }

  async begin(): Promise<void> {
    await this.#beat();
    const heard = this.#guard.wrap('word', (word: Word) => this.#hear(word));
    const deaf = this.#guard.wrap('deaf', () => this.#missed());
    this.#shared.listen({ heard, deaf });
    this.#timer = this.#guard.every(this.#shared.life / BEATS, 'sharing', () => void this.#tick());
  }

  /** Whatever may have been said meanwhile is looked for. */
  async #missed(): Promise<void> {
    for (const room of this.#tables.awake) room.news?.again();
    this.#parts.forgot();
    for (const player of await this.#shared.ended(this.#parts.players())) this.#parts.bye(player);
  }

  #hear(word: Word): void {
    if (word.t === 'bye') this.#parts.bye(word.player);
    else if (word.t === 'forgot') this.#parts.forgot();
    else if ('codes' in word) for (const code of word.codes) this.#tables.inMemory(code)?.news?.look(word.t === 'who');
    else this.#tables.inMemory(word.code)?.news?.hear(word);
  }

  async #tick(): Promise<void> {
    if (this.#busy) {
      this.#lost();
      return;
    }
    this.#busy = true;
    try {
      await this.#beat();
      await this.#takeOver();
      if (++this.#beats % LOOK_EVERY === 0) {
        await this.#compareLeads();
        await this.#lookAround();
      }
      if (this.#beats % TIDY_EVERY === 0) await this.#parts.tidy();
    } catch {
      // The store is away, which its writes say loudly enough.
      this.#lost();
    }
    this.#busy = false;
  }

  /** Whoever has not been heard for a whole life leads nothing. */
  #lost(): void {
    if (performance.now() - this.#heardAt > this.#shared.life) this.#stopLeading();
  }

  async #beat(): Promise<void> {
    const asked = performance.now();
    const from = this.#parts.now();
    const { kept, living, at } = await this.#shared.beat(this.#ahead);
    if (!kept) this.#stopLeading();
    this.#heardAt = asked;
    const took = this.#parts.now() - from;
    if (took <= SLOW) this.#ahead = Math.round(from + took / 2 - at);
    // Who was there by way of a server that is no more, is not.
    if (living !== this.#living) for (const room of this.#tables.awake) room.news?.look(true);
    this.#living = living;
  }

  #stopLeading(): void {
    for (const room of this.#tables.awake) room.news?.stopLeading();
  }

  async #takeOver(): Promise<void> {
    for (const { news } of this.#tables.awake) if (news?.leadsForNobody) await news.letGo();
    const wanting = [...this.#tables.awake].filter((room: Room) => room.news?.wantsLead).map(({ code }) => code);
    if (wanting.length === 0) return;
    for (const { code, gap } of await this.#shared.lead(wanting)) this.#tables.inMemory(code)?.news?.leads(gap);
  }

  async #lookAround(): Promise<void> {
    const known = new Map([...this.#tables.awake].flatMap(({ code, news }) => (news?.isQuiet ? [[code, news.version] as const] : [])));
    if (known.size === 0) return;
    for (const code of await this.#shared.behind(known)) this.#tables.inMemory(code)?.news?.look();
  }

  /** A word to or from the store may have been lost on the way: what it and we say we lead is made the same. */
  async #compareLeads(): Promise<void> {
    const leading = [...this.#tables.awake].flatMap(({ code, news }) => (news?.holdsLead ? [code] : []));
    const led = new Set(await this.#shared.leads(leading));
    for (const code of leading) if (!led.has(code)) this.#tables.inMemory(code)?.news?.stopLeading();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#shared.leave();
  }
}
