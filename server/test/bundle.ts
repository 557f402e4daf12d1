/**
 * A server to be killed, bundled into few files: it starts in a quarter of the processor time that hundreds of small files take, which counts where a
 * test kills a hundred of them.
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
