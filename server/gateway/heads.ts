/** The page with the head of a game, in a language: what a chat shows of a link. Made from what the build left, in memory. */
import { headsFor, ORIGIN } from '@lurk/table';
import { type File, fileOf } from './file.ts';

/** So many pages are kept with an address in them: of more hosts than anybody has, each is made anew and goes uncompressed, so that a made-up host costs next to nothing. */
const MOST_KEPT = 256;

export class Heads {
  /** By name, with a mark where the address belongs. */
  readonly #texts: ReadonlyMap<string, string>;
  readonly #made = new Map<string, File>();

  constructor(texts: Iterable<readonly [name: string, text: string]>) {
    this.#texts = new Map(texts);
  }

  /** For this query, to whom came by this address. Undefined if the build has left none. */
  find(query: string, origin: string): File | undefined {
    const name = headsFor(query).find((each) => this.#texts.has(each));
    return name === undefined ? undefined : this.#page(name, origin);
  }

  #page(name: string, origin: string): File {
    const key = `${name} ${origin}`;
    const known = this.#made.get(key);
    if (known) return known;
    const text = this.#texts.get(name) ?? '';
    const file = fileOf(Buffer.from(text.replaceAll(ORIGIN, () => origin)), '.html');
    if (this.#made.size >= MOST_KEPT) return { ...file, packed: null };
    this.#made.set(key, file);
    return file;
  }
}
