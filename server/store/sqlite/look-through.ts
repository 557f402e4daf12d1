/** A worker thread that runs SQLite's `quick_check` while the store is in use, and posts what is wrong; null for nothing. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

function lookThrough(file: string): string | null {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const found = db.prepare('PRAGMA quick_check(1)').get();
    return found?.quick_check === 'ok' ? null : String(found?.quick_check);
  } finally {
    db.close();
  }
}

function lookAt(file: string): string | null {
  try {
    return lookThrough(file);
  } catch (error) {
    // So damaged that it cannot even be looked through. Anything else, such as no descriptors left, says nothing of the store.
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
    return (code === 11 || code === 26) && error instanceof Error ? error.message : null;
  }
}

parentPort?.postMessage(lookAt(workerData));
