/** Backup of a store while a server writes to it, and restore. Nothing is overwritten or deleted without --force. */
import { closeSync, copyFileSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { lockFolder, makePrivate, storeFile } from '../store/sqlite/folder.ts';
import { layoutOf, refuseNewer } from '../store/sqlite/layouts.ts';
import { StoreTrouble, troubleAt, troubleOf } from '../store/trouble.ts';

/** All pages in one step: one read transaction, which in WAL mode neither waits for writers nor blocks them. */
const ALL_AT_ONCE = 2 ** 31 - 1;

export interface Copied {
  bytes: number;
  tables: number;
  matches: number;
}
/** Something stands in the way that only the caller can decide about. */
class Unasked extends Error {}

const exists = (file: string): boolean => existsSync(file) && statSync(file).size > 0;

/** Copies the store of a folder to a file. A server may be using it. */
export async function backUp(folder: string, file: string, force: boolean): Promise<Copied> {
  const source = storeFile(folder);
  if (!exists(source)) throw new Error(`there is no store in ${folder}`);
  if (exists(file) && !force) throw new Unasked(`${file} is there already; --force overwrites it`);
  return inWords(folder, () => copy(source, file));
}

export interface Restored extends Copied {
  /** Where what was in the folder before now lies; null if there was nothing. */
  aside: string | null;
}

/** Puts a copy in the place of a folder's store. What was there is kept beside it. */
export async function restore(file: string, folder: string, force: boolean, now: Date): Promise<Restored> {
  if (!exists(file)) throw new Error(`there is no file ${file}`);
  await inWords(file, () => check(file));
  return inWords(folder, async () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = lockFolder(folder);
    try {
      const store = storeFile(folder);
      const stands = exists(store);
      if (stands && !force) throw new Unasked(`there is a store in ${folder} already; --force puts it aside and restores`);
      const aside = stands ? join(folder, `lurk.sqlite.before-${now.toISOString().replaceAll(':', '-')}`) : null;
      const ready = `${store}.restored`;
      const copied = await copy(file, ready);
      if (aside) putAside(store, aside);
      renameSync(ready, store);
      flush(folder);
      return { ...copied, aside };
    } finally {
      lock.release();
    }
  });
}

async function inWords<T>(where: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw troubleOf(error, where);
  }
}

/** Copies a store to a file of its own, all of it and whole; the file appears when it is complete. */
async function copy(from: string, to: string): Promise<Copied> {
  const partial = `${to}.partial`;
  rmSync(partial, { force: true });
  makePrivate(partial);
  try {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    try {
      await backup(source, partial, { rate: ALL_AT_ONCE });
    } finally {
      source.close();
    }
    const alone = new DatabaseSync(partial);
    alone.exec('PRAGMA journal_mode = DELETE');
    alone.close();
    const counts = check(partial);
    flush(partial);
    renameSync(partial, to);
    flush(dirname(to));
    return { bytes: statSync(to).size, ...counts };
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/** Reads a store from end to end. */
function check(file: string): Omit<Copied, 'bytes'> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const found = db.prepare('PRAGMA integrity_check(1)').get();
    if (found?.integrity_check !== 'ok' || layoutOf(db) === 0) throw troubleAt('damaged', file);
    refuseNewer(db, file);
    const count = (table: string): number => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
    return { tables: count('lobby'), matches: count('match') };
  } finally {
    db.close();
  }
}

/** Hard-links the store under a second name before the first is given to another file: at no moment is there none. */
function putAside(store: string, aside: string): void {
  try {
    // Checkpoints the WAL, which must not be taken for part of the restored file.
    const db = new DatabaseSync(store, { timeout: 0 });
    db.exec('PRAGMA journal_mode = DELETE');
    db.close();
  } catch (error) {
    const trouble = troubleOf(error, dirname(store));
    if (!(trouble instanceof StoreTrouble) || trouble.kind !== 'damaged') throw trouble;
    // A damaged one is kept as it is, with all that lies beside it.
    for (const beside of ['-wal', '-journal']) if (existsSync(store + beside)) renameSync(store + beside, aside + beside);
  }
  rmSync(`${store}-shm`, { force: true });
  try {
    linkSync(store, aside);
  } catch {
    // A file system without hard links.
    copyFileSync(store, aside);
  }
}

function flush(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
