/** The data folder: for this user alone, and for one server at a time. */
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf } from '../../common/log.ts';

const STORE = 'lurk.sqlite';
const LOCK = 'lurk.lock';
/** On a folder such as /tmp, which belongs to everybody and must go on doing so. */
const STICKY = 0o1000;

export const storeFile = (folder: string): string => join(folder, STORE);

/** Makes the folder and the store's file if they are missing, and closes both to everybody else, whatever the umask says. */
export function prepareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!(statSync(folder).mode & STICKY)) tighten(folder, 0o700);
  makePrivate(storeFile(folder));
  makePrivate(join(folder, LOCK));
  // What SQLite writes beside the store gets the mode of the store; what an older Lurk left may be open.
  for (const name of readdirSync(folder)) if (name.startsWith(STORE)) tighten(join(folder, name), 0o600);
}

/** A file that exists from now on and that nobody else can read. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  tighten(file, 0o600);
}

/** Somebody else's folder, or a disk that knows no modes, stays as it is. */
function tighten(path: string, mode: number): void {
  if ((statSync(path).mode & 0o777) === mode) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
  }
}

/**
 * Takes the folder: two servers on one store would each believe its own memory. The lock is one of SQLite's on an empty file of its own, so
 * that it ends with the process however that ends, and others may still read the store for a backup.
 */
export function lockFolder(folder: string): { release(): void } {
  const lock = new DatabaseSync(join(folder, LOCK), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => lock.close() };
}
