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
 * How npm is run with these arguments, by this Node if it can be chosen.
 * @param {string[]} args
 * @param {string} [node]
 */
export function npmCommand(args, node = process.execPath) {
  const script = npmScript();
  return script ? { file: node, args: [script, ...args], shell: false } : { file: 'npm', args, shell: windows };
}

/**
 * Runs npm to its end.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions & { node?: string }} [options]
 */
export function npm(args, { node, ...options } = {}) {
  const command = npmCommand(args, node);
  const result = spawnSync(command.file, command.args, { ...options, shell: command.shell });
  return { ok: result.status === 0, said: `${result.stderr ?? ''}${result.error?.message ?? ''}` };
}
