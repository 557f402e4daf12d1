/** What can be wrong with a store: messages for the operator, each with its exit code. */
import { codeOf, type Fact } from '../common/log.ts';

export type Trouble = Told | 'newer' | 'older' | 'away';
/** What SQLite or the system tells us; of which layout a store is we find ourselves, and only a PostgreSQL can be away for a while. */
type Told = 'inUse' | 'damaged' | 'noAccess' | 'full';

/** Documented in docs/store.md. 1 is any other failure, 2 a wrong call; what is worth another try later is above 64. */
const EXIT_CODES: Record<Trouble, number> = { inUse: 3, newer: 4, damaged: 5, noAccess: 6, full: 7, older: 8, away: 75 };

export class StoreTrouble extends Error {
  readonly kind: Trouble;
  constructor(kind: Trouble, words: string) {
    super(words);
    this.kind = kind;
  }
  get exitCode(): number {
    return EXIT_CODES[this.kind];
  }
  get fact(): Fact {
    return { store: this.kind };
  }
}

/** Primary result codes of SQLite. */
const OF_SQLITE: Record<number, Told> = {
  5: 'inUse',
  6: 'inUse',
  8: 'noAccess',
  11: 'damaged',
  13: 'full',
  14: 'noAccess',
  26: 'damaged',
};
const OF_SYSTEM: Record<string, Told> = {
  EACCES: 'noAccess',
  EPERM: 'noAccess',
  EROFS: 'noAccess',
  ENOTDIR: 'noAccess',
  EEXIST: 'noAccess',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

const WORDS: Record<Told, (where: string) => string> = {
  inUse: (where) => `The data folder ${where} is in use by another Lurk server. Stop it, or choose another folder with LURK_DATA.`,
  damaged: (where) =>
    `The store in ${where} is damaged or is not a store of Lurk. Nothing in it was changed. Restore a backup: lurk restore.`,
  noAccess: (where) => `Lurk may not write to the data folder ${where}. Make it writable for this user, or choose another with LURK_DATA.`,
  full: (where) => `The disk of the data folder ${where} is full. Make room, then start again; nothing was lost.`,
};

export const troubleAt = (kind: Told, where: string): StoreTrouble => new StoreTrouble(kind, WORDS[kind](where));

/** Who only reads brings nothing forward: a store of another layout is refused. */
export function refuseOther(found: number, layout: number, where: string): void {
  if (found === 0) throw new StoreTrouble('damaged', `There is no store of Lurk in ${where}.`);
  const words = `The store in ${where} has layout ${found}; this Lurk reads layout ${layout}`;
  if (found > layout) throw new StoreTrouble('newer', `${words}. Use the newer Lurk that wrote it.`);
  if (found < layout) throw new StoreTrouble('older', `${words}. A server of this Lurk brings it forward: start one on it, or on a copy.`);
}

function kindOf(error: Error): Told | undefined {
  // The low byte says what; the rest where in SQLite.
  if ('errcode' in error && typeof error.errcode === 'number') return OF_SQLITE[error.errcode & 0xff];
  return OF_SYSTEM[codeOf(error) ?? ''];
}

export const isDamaged = (error: unknown): boolean => error instanceof Error && kindOf(error) === 'damaged';
export const isFull = (error: unknown): boolean => error instanceof Error && kindOf(error) === 'full';

/** An error of SQLite or of the system in our own words; any other as it is. */
export function troubleOf(error: unknown, where: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreTrouble) return error;
  const kind = kindOf(error);
  return kind ? troubleAt(kind, where) : error;
}

export function inOurWords<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw troubleOf(error, where);
  }
}
