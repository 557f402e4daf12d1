/** Cleaning up by age, in SQL: a little at a time. */
import type { DatabaseSync } from 'node:sqlite';
import type { Engine } from './engine.ts';
import type { Prepared } from './prepared.ts';

type Looked = Pick<Engine, 'dropSessions' | 'idleTables' | 'toArchive' | 'endedMatches' | 'abandoned' | 'shrink'>;

export function upkeepOf(db: DatabaseSync, sql: Prepared, unflushed: <T>(work: () => T) => T): Looked {
  const ids = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);
  return {
    dropSessions: ({ than, most }) => unflushed(() => Number(sql.dropSessions.run(than, most).changes)),
    idleTables: (state, { than, most }, after) => sql.idleTables.all(state, than, after.at, after.code, most),
    toArchive: ({ than, most }) => ids(sql.toArchive.all(than, most)),
    endedMatches: ({ than, most }) => ids(sql.endedMatches.all(than, most)),
    abandoned: ({ than, most }) => sql.abandoned.all(than, most),
    shrink(pages, spare) {
      const unused = sql.unused.get()?.freelist_count ?? 0;
      if (unused <= spare) return false;
      unflushed(() => db.exec(`PRAGMA incremental_vacuum(${Math.min(pages, unused - spare)})`));
      return true;
    },
  };
}
