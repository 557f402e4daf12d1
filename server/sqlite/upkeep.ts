/** Cleaning up by age, in SQL: a little at a time. */
import type { DatabaseSync } from 'node:sqlite';
import type { Upkeep } from '../storage.ts';
import { pack } from './pack.ts';
import type { Numbers, Prepared } from './prepared.ts';

export function upkeepOf(db: DatabaseSync, sql: Prepared, numbers: Numbers): Upkeep {
  const ids = (rows: unknown): string[] => (rows as { id: string }[]).map(({ id }) => id);
  const dropPlay = (id: string): void => {
    sql.dropInputs.run(...numbers.inputsOf(id));
    sql.dropSnapshot.run(numbers.of(id));
  };
  return {
    seen(hashes, at) {
      for (const hash of hashes) sql.seen.run(at, hash);
    },
    dropSessions: ({ than, most }) => Number(sql.dropSessions.run(than, most).changes),
    idleTables: (state, { than, most }, after) =>
      sql.idleTables.all(state, than, after.at, after.code, most) as { at: number; code: string }[],
    dropTable(code) {
      for (const drop of [sql.dropTable, sql.leave, sql.dropChats]) drop.run(code);
    },
    toArchive: ({ than, most }) => ids(sql.toArchive.all(than, most)),
    archive(match, record) {
      sql.saveRecord.run(numbers.of(match), pack(record));
      sql.archived.run(numbers.of(match));
      dropPlay(match);
    },
    endedMatches: ({ than, most }) => ids(sql.endedMatches.all(than, most)),
    abandoned: ({ than, most }) => sql.abandoned.all(than, most) as { id: string; table: string }[],
    dropMatch(id) {
      dropPlay(id);
      sql.dropRecord.run(numbers.of(id));
      sql.dropMatch.run(numbers.of(id));
      numbers.forget();
    },
    shrink(pages) {
      const unused = (): number => (sql.unused.get() as { freelist_count: number }).freelist_count;
      if (unused() > 0) db.exec(`PRAGMA incremental_vacuum(${pages})`);
      return unused();
    },
  };
}
