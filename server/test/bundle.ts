/**
 * A server to be killed, put together into few files: to start one takes a quarter of the processor time that hundreds of small files take,
 * and whoever kills a hundred of them has more of it for the killing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';

const server = join(import.meta.dirname, '..');
/** Threads are started by the names of their files. */
const THREADS = { thread: 'store/sqlite/thread.ts', worker: 'bots/worker.ts' };

/** Its first file, in this folder. */
export async function bundled(folder: string): Promise<string> {
  const input = { child: 'test/child.ts', ...THREADS };
  await build({
    input: Object.fromEntries(Object.entries(input).map(([name, path]) => [name, join(server, path)])),
    platform: 'node',
    external: ['pg-native'],
    output: { dir: folder, format: 'esm', entryFileNames: '[name].mjs' },
    logLevel: 'silent',
  });
  for (const name of Object.keys(THREADS)) writeFileSync(join(folder, `${name}.ts`), `import './${name}.mjs';\n`);
  return join(folder, 'child.mjs');
}
