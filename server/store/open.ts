/** The store of the settings: PostgreSQL where one is named, else SQLite in the data folder. Only the one that is used is loaded. */
import type { Settings } from '../settings.ts';
import { openSqlite } from './sqlite/open.ts';
import type { Storage } from './storage.ts';

export async function openStore({ postgres, data }: Pick<Settings, 'postgres' | 'data'>): Promise<Storage> {
  if (!postgres) return openSqlite(data);
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(postgres);
}
