import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const windows = process.platform === 'win32';

/** npm's own script, so that it can be run by a chosen Node instead of the one its first line finds. */
function npmScript() {
  const caller = process.env.npm_execpath;
  if (caller?.endsWith('npm-cli.js')) return caller;
  for (const folder of [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)]) {
    if (windows) {
      const beside = join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
      if (existsSync(beside)) return beside;
    } else if (existsSync(join(folder, 'npm'))) {
      const script = realpathSync(join(folder, 'npm'));
      if (script.endsWith('npm-cli.js')) return script;
    }
  }
  return undefined;
}

/**
 * Runs npm to its end.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions & { node?: string }} [options]
 */
export function npm(args, { node = process.execPath, ...options } = {}) {
  const script = npmScript();
  const result = script ? spawnSync(node, [script, ...args], options) : spawnSync('npm', args, { ...options, shell: windows });
  return { ok: result.status === 0, said: `${result.stderr ?? ''}${result.error?.message ?? ''}` };
}
