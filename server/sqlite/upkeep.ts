/** Cleaning up by age, in SQL: a little at a time. */
import type { DatabaseSync } from 'node:sqlite';
import type { Upkeep } from '../storage.ts';
import { pack } from './pack.ts';
import type { Numbers, Prepared } from './prepared.ts';

export function upkeepOf(db: DatabaseSync, sql: Prepared, numbers: Numbers): Omit<Upkeep, 'soon'> {
  const ids = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);
  const dropPlay = (id: string): void => {
    sql.dropInputs.run(...numbers.inputsOf(id));
    sql.dropSnapshot.run(numbers.of(id));
  };
  return {
    seen(hashes, at, stale) {
      for (const hash of hashes) sql.seen.run(at, hash, stale);
    },
    dropSessions: ({ than, most }) => Number(sql.dropSessions.run(than, most).changes),
    idleTables: (state, { than, most }, after) => sql.idleTables.all(state, than, after.at, after.code, most),
    dropTable(code) {
      for (const drop of [sql.dropTable, sql.leave, sql.dropChats]) drop.run(code);
    },
    toArchive: ({ than, most }) => ids(sql.toArchive.all(than, most)),
    archive(match, record) {
      sql.saveRecord.run(numbers.of(match), pack(record));
      sql.archived.run(numbers.of(match));
      dropPlay(match);
    },
    leaveAsItIs: (match) => void sql.archived.run(numbers.of(match)),
    endedMatches: ({ than, most }) => ids(sql.endedMatches.all(than, most)),
    abandoned: ({ than, most }) => sql.abandoned.all(than, most),
    dropMatch(id) {
      dropPlay(id);
      sql.dropRecord.run(numbers.of(id));
      sql.dropPlayed.run(numbers.of(id));
      sql.dropMatch.run(numbers.of(id));
      numbers.forget();
    },
    shrink(pages, spare) {
      const unused = sql.unused.get()?.freelist_count ?? 0;
      if (unused <= spare) return false;
      db.exec(`PRAGMA incremental_vacuum(${Math.min(pages, unused - spare)})`);
      return true;
    },
  };
}
