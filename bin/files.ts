// The files of the repository, by paths from its root.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const here = join(import.meta.dirname, '..');
/** Fetched or built, wherever they are. */
const skipped = new Set(['node_modules', 'dist', 'coverage']);
/** The store of a server that runs here: only this folder, since a game has a folder `data` of its own. */
const STORE = 'data';

/** The files of a folder whose names match; `root` may be another checkout. */
export function* filesUnder(folder: string, wanted: RegExp, root = here): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory() && !skipped.has(entry.name) && !entry.name.startsWith('.') && path !== STORE)
      yield* filesUnder(path, wanted, root);
    if (entry.isFile() && wanted.test(entry.name)) yield path;
  }
}

/** All code of the repository. */
export const codeUnder = (): Generator<string> => filesUnder('', /\.([cm]?[jt]s|[jt]sx|svelte)$/);
