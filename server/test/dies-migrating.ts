/** Brings the store of a folder forward and dies just before the last step is committed. */
import { DatabaseSync } from 'node:sqlite';
import { storeFile } from '../sqlite/folder.ts';
import { LAYOUTS, migrate } from '../sqlite/layouts.ts';

const db = new DatabaseSync(storeFile(process.argv[2]));
db.exec('PRAGMA journal_mode = WAL');
db.function('die', () => {
  process.kill(process.pid, 'SIGKILL');
  return 0;
});
migrate(db, 'here', [...LAYOUTS.slice(0, -1), `${LAYOUTS.at(-1)}; SELECT die()`]);
