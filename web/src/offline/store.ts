/** One IndexedDB entry: the match played without a server. */
import type { SoloSave } from './solo';

const NAME = 'lurk';
const SHELF = 'solo';
const KEY = 'match';

const promised = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

async function shelf(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(SHELF);
  return (await promised(opening)).transaction(SHELF, mode).objectStore(SHELF);
}

/** Without storage (private windows) nothing is kept: the match then lasts as long as its page. */
export async function readSave(): Promise<SoloSave | null> {
  try {
    const save: SoloSave | undefined = await promised((await shelf('readonly')).get(KEY));
    return save ?? null;
  } catch {
    return null;
  }
}

export async function writeSave(save: SoloSave): Promise<void> {
  try {
    await promised((await shelf('readwrite')).put(save, KEY));
  } catch {
    // As above.
  }
}
