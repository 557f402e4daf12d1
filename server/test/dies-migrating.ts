/** Brings the store of a folder forward and dies just before the first step from the first layout is committed. */
import { DatabaseSync } from 'node:sqlite';
import { storeFile } from '../store/sqlite/folder.ts';
import { LAYOUTS, migrate } from '../store/sqlite/layouts.ts';

const db = new DatabaseSync(storeFile(process.argv[2]));
db.exec('PRAGMA journal_mode = WAL');
db.function('die', () => {
  process.kill(process.pid, 'SIGKILL');
  return 0;
});
migrate(
  db,
  'here',
  LAYOUTS.map((sql, layout) => (layout === 1 ? `${sql}; SELECT die()` : sql)),
);
