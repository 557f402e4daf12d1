/** What a viewer may know, followed frame by frame, and held against everything that reached the device. */
import { applyPatch, type ServerMessage, type WireView } from '@lurk/table';
import { expect } from 'vitest';
import type { GameId } from '../src/ui/types';
import { Hearing, type Visitor } from './visitor';
import { CARDS, isFixed, nameOfCard, readable } from './words';

const strings = (value: unknown, out: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string') out.add(value);
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      out.add(key);
      strings(inner, out);
    }
  return out;
};

/** What a game says of its events, with what the viewer has before them afterwards. */
export interface Telling {
  /** What is wrong with telling this viewer this; null if nothing is. */
  wrong(event: { t: string }, view: WireView): string | null;
  /** Is it told openly, with the cards it names, even if they are out of sight again when it is over? */
  shows(event: { t: string }, view: WireView): boolean;
}
const nothingSaid: Telling = { wrong: () => null, shows: () => false };

export class Knowledge {
  readonly faults: string[] = [];
  readonly #cards: readonly string[];
  readonly #telling: Telling;
  /** The name of one card may end like that of another: the longer ones are taken out first. */
  readonly #names: readonly { card: string; name: string; found: RegExp }[];
  /** Cards this viewer has had before their eyes at any time. */
  readonly seen = new Set<string>();
  seat: number | null = null;
  #wire: WireView | null = null;
  #match = '';
  #n = 0;
  readonly #visitor: Visitor;
  readonly #hearing: Hearing;

  constructor(visitor: Visitor, game: GameId = 'not-alone', telling = nothingSaid) {
    this.#visitor = visitor;
    this.#hearing = new Hearing(visitor, (frame) => this.#hear(JSON.parse(frame) as ServerMessage, frame));
    this.#cards = CARDS[game]!;
    this.#names = this.#cards
      .map((card) => ({ card, name: nameOfCard(visitor.who.lang, card) }))
      .sort((a, b) => b.name.length - a.name.length)
      .map(({ card, name }) => ({ card, name, found: new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu') }));
    this.#telling = telling;
  }

  get view(): WireView | null {
    this.catchUp();
    return this.#wire;
  }

  /** Takes in what has come since. */
  catchUp(): void {
    this.#hearing.catchUp();
  }

  #hear(message: ServerMessage, text: string): void {
    if (message.t === 'view') {
      this.#wire = message.view as unknown as WireView;
      this.seat = this.#wire.seat;
      this.#n = message.n;
      this.#match = message.match;
      // Before the end a card may be named in the log only if it was shown.
      for (const word of strings([message.view, message.log])) if (this.#cards.includes(word)) this.seen.add(word);
    }
    if (message.t !== 'frame' || !this.#wire || message.n <= this.#n) return;
    this.#n = message.n;
    const before = strings(this.#wire);
    this.#wire = applyPatch(this.#wire, message.patch);
    const after = strings(this.#wire);
    const view = this.#wire;
    const events = (message.events ?? []) as { t: string }[];
    const shown = strings(events.filter((event) => this.#telling.shows(event, view)));
    for (const event of events) {
      const wrong = this.#telling.wrong(event, view);
      if (wrong) this.faults.push(`seat ${this.seat} of ${this.#match}: ${wrong}: ${JSON.stringify(event)}`);
    }
    for (const word of strings([message.events, message.patch])) {
      if (!this.#cards.includes(word)) continue;
      if (!before.has(word) && !after.has(word) && !shown.has(word))
        this.faults.push(`seat ${this.seat} of ${this.#match}: ${word} in ${text.slice(0, 300)}`);
      this.seen.add(word);
    }
    for (const word of after) if (this.#cards.includes(word)) this.seen.add(word);
  }

  /** Names on the page of cards that this viewer has never been shown. */
  async onPage(): Promise<string[]> {
    const named = async (): Promise<string[]> => {
      const { page } = this.#visitor;
      let text = ` ${(await readable(page)).filter((piece) => !isFixed(piece)).join(' \n ')} `;
      this.catchUp();
      return this.#names.flatMap(({ card, name, found }) => {
        if (!text.includes(name)) return [];
        const before = text;
        text = text.replace(found, ' ');
        return text !== before && !this.seen.has(card) ? [card] : [];
      });
    };
    // What the page has shown may be a moment ahead of what we were told of the wire; a name that was never shown stays so.
    const shown = expect.poll(named).toEqual([]);
    return shown.then(() => [], named);
  }
}

/**
 * What reached these devices although it was meant for others: canaries of other compartments, cards that were never shown, names and
 * words in the log of the server. `shares` are the canaries a viewer may know besides their own.
 */
export function leaks(
  people: readonly { readonly visitor: Visitor; readonly known: Knowledge; readonly kept: string; readonly shares?: readonly string[] }[],
  game: GameId,
  log: string,
): string[] {
  const faults: string[] = [];
  const cards = CARDS[game]!;
  for (const { visitor, known, kept, shares = [] } of people) {
    known.catchUp();
    const { seat, seen } = known;
    faults.push(...known.faults);
    const bytes = visitor.frames.join('\n');
    const own = `canary-own-${seat}-`;
    for (const canary of new Set(bytes.match(/canary-\w+(-\d+)?-/g)))
      if (canary !== own && !shares.includes(canary)) faults.push(`seat ${seat} got ${canary}`);
    if (!bytes.includes(own)) faults.push(`seat ${seat} did not get its own canary: the test sees nothing`);
    if (kept.includes('canary')) faults.push(`seat ${seat} keeps a canary`);
    for (const card of cards) if (!seen.has(card) && kept.includes(`"${card}"`)) faults.push(`seat ${seat} keeps ${card}`);
  }
  for (const word of ['canary', 'spoken-word', 'Nickname', ...cards.map((card) => `"${card}"`)])
    if (log.includes(word)) faults.push(`the log holds ${word}`);
  return faults;
}

/** Everything the device keeps. */
export const keptBy = ({ page }: Visitor): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, document.title];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open(name!);
        opening.onsuccess = () => done(opening.result);
      });
      for (const shelf of db.objectStoreNames)
        kept.push(
          await new Promise((done) => {
            const all = db.transaction(shelf).objectStore(shelf).getAll();
            all.onsuccess = () => done(all.result);
          }),
        );
      db.close();
    }
    for (const name of await caches.keys()) kept.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    return JSON.stringify(kept);
  });
