/** The store of the settings: PostgreSQL where one is named, else SQLite in the data folder. Only the one that is used is loaded. */
import type { Settings } from '../settings.ts';
import { openSqlite } from './sqlite/open.ts';
import { readSqlite } from './sqlite/reads.ts';
import type { ReadOnly, Storage } from './storage.ts';

export async function openStore({ postgres, data }: Pick<Settings, 'postgres' | 'data'>): Promise<Storage> {
  if (!postgres) return openSqlite(data);
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(postgres);
}

/** The store at an address of PostgreSQL, or in a file of SQLite, only to be read. What is wrong with it is thrown as StoreTrouble. */
export async function readStore(where: string): Promise<ReadOnly> {
  if (!/^postgres(ql)?:/.test(where)) return readSqlite(where);
  const { readPostgres } = await import('./postgres/open.ts');
  return readPostgres(where);
}
