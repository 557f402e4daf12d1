/** What a viewer may know, followed frame by frame, and held against everything that reached the device. */
import { applyPatch, type ServerMessage, type WireView } from '@lurk/table';
import type { Visitor } from './visitor';
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

export class Knowledge {
  readonly faults: string[] = [];
  /** Cards this viewer has had before their eyes at any time. */
  readonly seen = new Set<string>();
  seat: number | null = null;
  #wire: WireView | null = null;
  #match = '';
  #n = 0;
  #read = 0;
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  /** Takes in what has come since. */
  catchUp(): void {
    const { frames } = this.#visitor;
    for (; this.#read < frames.length; this.#read++) this.#hear(JSON.parse(frames[this.#read]!) as ServerMessage, frames[this.#read]!);
  }

  #hear(message: ServerMessage, text: string): void {
    if (message.t === 'view') {
      this.#wire = message.view as unknown as WireView;
      this.seat = this.#wire.seat;
      this.#n = message.n;
      this.#match = message.match;
      // Before the end a card may be named in the log only if it was shown.
      for (const word of strings([message.view, message.log])) if (CARDS.includes(word)) this.seen.add(word);
    }
    if (message.t !== 'frame' || !this.#wire || message.n <= this.#n) return;
    this.#n = message.n;
    const before = strings(this.#wire);
    this.#wire = applyPatch(this.#wire, message.patch);
    const after = strings(this.#wire);
    for (const word of strings([message.events, message.patch])) {
      if (!CARDS.includes(word)) continue;
      if (!before.has(word) && !after.has(word)) this.faults.push(`seat ${this.seat} of ${this.#match}: ${word} in ${text.slice(0, 300)}`);
      this.seen.add(word);
    }
    for (const word of after) if (CARDS.includes(word)) this.seen.add(word);
  }

  /** Names on the page of cards that this viewer has never been shown. */
  async onPage(): Promise<string[]> {
    const named = async (): Promise<string[]> => {
      const { page, who } = this.#visitor;
      const text = ` ${(await readable(page)).filter((piece) => !isFixed(piece)).join(' \n ')} `;
      this.catchUp();
      return CARDS.filter((card) => !this.seen.has(card) && new RegExp(`[^\\p{L}]${nameOfCard(who.lang, card)}[^\\p{L}]`, 'u').test(text));
    };
    const first = await named();
    if (first.length === 0) return [];
    // What the page has shown may be a moment ahead of what we were told of the wire.
    await new Promise((done) => setTimeout(done, 400));
    return named();
  }
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
