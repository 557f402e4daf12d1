// Runs a script of this repository on a Node that is new enough, with its packages installed:
//   node bin/with-node.mjs [--quick] <script, from the root> [arguments]
// Plain JavaScript for Node 18 and up, because an old Node has to be able to run it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fetchNode, giveUp, install } from './fetch.mjs';

const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));
const given = process.argv.slice(2);

if (Number.parseInt(process.versions.node, 10) < 24) {
  const node = fetchNode(root);
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
  const child = spawn(node, [self, ...given], { stdio: 'inherit', env });
  // The child decides what a signal means; this process only waits for it. A terminal sends Ctrl-C to both of them already.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
} else {
  const quick = given[0] === '--quick';
  const [script, ...rest] = quick ? given.slice(1) : given;
  const path = join(root, script);
  install(root, quick);
  if (!existsSync(path)) giveUp(`There is no ${script} here.`);
  // A folder outside the workspaces (bench/) has packages of its own.
  if (existsSync(join(dirname(path), 'package-lock.json'))) install(dirname(path), quick);
  process.argv = [process.execPath, path, ...rest];
  await import(pathToFileURL(path).href);
}
