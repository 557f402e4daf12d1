/** Reminder pieces: this reader's own, kept on this device for as long as the match is remembered. */

type Pieces = Partial<Record<Zone, readonly string[]>>;
const KEPT = 8;
const PREFIX = 'lurk.marks.';

export class Marks {
  all = $state.raw<Pieces>({});
  readonly #key: string;

  constructor(match: string) {
    this.#key = PREFIX + match;
    this.all = read(this.#key);
  }

  toggle(zone: Zone, piece: string): void {
    const here = this.all[zone] ?? [];
    this.all = { ...this.all, [zone]: here.includes(piece) ? here.filter((one) => one !== piece) : [...here, piece] };
    keep(this.#key, this.all);
  }
}

function read(key: string): Pieces {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const pieces = (zone: Zone): unknown => (found as Record<string, unknown>)[zone];
    return Object.fromEntries(
      ZONES.filter((zone) => Array.isArray(pieces(zone))).map((zone) => [zone, (pieces(zone) as unknown[]).map(String)]),
    );
  } catch {
    return {};
  }
}

/** A device that keeps nothing still plays. */
function keep(key: string, pieces: Pieces): void {
  try {
    localStorage.setItem(key, JSON.stringify(pieces));
    const others = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && name !== key);
    for (const old of others.slice(0, Math.max(0, others.length - KEPT))) localStorage.removeItem(old);
  } catch {}
}

import { ZONES, type Zone } from '@lurk/anomaly/public';
