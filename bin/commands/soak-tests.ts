/** The last part of `lurk soak`: tests that check a random sample or run for a set time, run much longer. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** By their names, as the test runner takes them. */
const DEEP = ['secrecy.test', 'random.test', 'deduction.test', 'arena.test', 'kill.test', 'chaos.test', 'storm.test', 'container.test'];

export function soakTests(effort: number): boolean {
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...DEEP];
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, LURK_EFFORT: String(effort) } }).status === 0
  );
}
