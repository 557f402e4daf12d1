/** localStorage. A browser that refuses to store (private windows, full disks) must not break the page. */

type Shelf = 'localStorage' | 'sessionStorage';

export function readStored<T>(key: string, otherwise: T, shelf: Shelf = 'localStorage'): T {
  try {
    const text = globalThis[shelf].getItem(`lurk.${key}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** Undefined removes it. */
export function store(key: string, value: unknown, shelf: Shelf = 'localStorage'): void {
  try {
    if (value === undefined) globalThis[shelf].removeItem(`lurk.${key}`);
    else globalThis[shelf].setItem(`lurk.${key}`, JSON.stringify(value));
  } catch {
    // Then it is remembered for this visit only.
  }
}

/** Everything kept under keys that begin so. */
export function storedUnder<T>(start: string): T[] {
  try {
    const keys = Object.keys(globalThis.localStorage).filter((key) => key.startsWith(`lurk.${start}`));
    return keys.map((key) => readStored<T | null>(key.slice('lurk.'.length), null)).filter((value) => value !== null);
  } catch {
    return [];
  }
}

/** Erases everything this device keeps: settings, matches against bots, commitments of deals. */
export function clearStored(): void {
  for (const shelf of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(globalThis[shelf])) if (key.startsWith('lurk.')) globalThis[shelf].removeItem(key);
    } catch {
      // Where nothing is kept there is nothing to forget.
    }
  }
  // The match played without a server; a browser without databases has none.
  globalThis.indexedDB?.deleteDatabase('lurk');
}

/** Evicts all but the newest of the keys with this prefix; this one always stays. */
export function dropOldest(start: string, spared: string, most: number): void {
  try {
    const others = Object.keys(globalThis.localStorage).filter((key) => key.startsWith(`lurk.${start}`) && key !== `lurk.${spared}`);
    for (const old of others.slice(0, Math.max(0, others.length - most))) globalThis.localStorage.removeItem(old);
  } catch {
    // Nothing is kept here: there is nothing to forget.
  }
}
