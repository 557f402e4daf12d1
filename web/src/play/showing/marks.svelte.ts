/** Reminder pieces put on a board: this reader's own, kept on this device for as long as the match is remembered. */
import { dropOldest, readStored, store } from '../../storage';

/** Matches whose pieces are kept. */
const MATCHES = 8;

export class Marks<Place extends string> {
  all = $state.raw<Partial<Record<Place, readonly string[]>>>({});
  readonly #key: string;

  constructor(match: string, places: readonly Place[]) {
    this.#key = `marks.${match}`;
    const kept = readStored<Record<string, unknown>>(this.#key, {});
    const here = (place: Place): readonly string[] => {
      const pieces = kept[place];
      return Array.isArray(pieces) ? pieces.map(String) : [];
    };
    for (const place of places) if (here(place).length > 0) this.all = { ...this.all, [place]: here(place) };
  }

  toggle(place: Place, piece: string): void {
    const here = this.all[place] ?? [];
    this.all = { ...this.all, [place]: here.includes(piece) ? here.filter((one) => one !== piece) : [...here, piece] };
    store(this.#key, this.all);
    dropOldest('marks.', this.#key, MATCHES);
  }
}
