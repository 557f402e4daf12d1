// Does the first load grow with the number of games? Builds the page as it is and with one more game, a copy of one there is, and
// compares what a visitor fetches first. Fails if the page itself differs by a single byte.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@lurk/games';
import { firstLoad } from './first-load.mjs';

const root = join(import.meta.dirname, '..');
const [COPIED] = Object.keys(games);
const THIRD = 'one-more';
/** What is neither built nor needed to build. */
const LEFT_OUT = /^\/(\.git|coverage|data|docs|bench|server|testkit)$|\/(node_modules|dist|\.gallery|e2e)$/;

function copyOf(name) {
  const home = mkdtempSync(join(tmpdir(), `lurk-${name}-`));
  cpSync(root, home, { recursive: true, filter: (path) => !LEFT_OUT.test(path.slice(root.length)) });
  const packages = join(home, 'node_modules');
  mkdirSync(join(packages, '@lurk'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules')))
    if (entry !== '@lurk' && !entry.startsWith('.')) symlinkSync(join(root, 'node_modules', entry), join(packages, entry));
  // Rooms are linked by relative paths: the same links lead into the copy.
  for (const room of readdirSync(join(root, 'node_modules/@lurk')))
    symlinkSync(readlinkSync(join(root, 'node_modules/@lurk', room)), join(packages, '@lurk', room));
  return home;
}

/** The rules, the words and the screens of a game under another name, and its line in every list of games. */
function addGame(home) {
  for (const folder of ['games', 'web/src/games']) {
    cpSync(join(home, folder, COPIED), join(home, folder, THIRD), { recursive: true });
    for (const file of readdirSync(join(home, folder, THIRD), { recursive: true, withFileTypes: true }))
      if (file.isFile() && /\.(ts|svelte|json|css)$/.test(file.name))
        rewrite(join(file.parentPath, file.name), (text) =>
          text.replaceAll(`@lurk/${COPIED}`, `@lurk/${THIRD}`).replaceAll(`data-game='${COPIED}'`, `data-game='${THIRD}'`),
        );
  }
  symlinkSync(join(home, 'games', THIRD), join(home, 'node_modules/@lurk', THIRD));
  const listed = new RegExp(`^  '?${COPIED}'?: .*,\\n`, 'm');
  for (const list of ['games/index.ts', 'games/rules.ts'])
    rewrite(join(home, list), (text) =>
      text.replace(listed, (line) => line + line.replace(/^ {2}'?[a-z-]+'?/, `  '${THIRD}'`).replace(`/${COPIED}/`, `/${THIRD}/`)),
    );
}
const rewrite = (path, change) => writeFileSync(path, change(readFileSync(path, 'utf8')));

function built(name, change = () => {}) {
  const home = copyOf(name);
  try {
    change(home);
    execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
      cwd: join(home, 'web'),
      stdio: 'inherit',
    });
    return firstLoad(join(home, 'web/dist'));
  } finally {
    rmSync(home, { recursive: true });
  }
}

const [two, three] = [built('two'), built('three', addGame)];
const row = (name, a, b) =>
  console.log(
    `${name.padEnd(28)}${String(a).padStart(9)}${String(b).padStart(9)}  ${a === b ? 'the same' : `${b - a > 0 ? '+' : ''}${b - a}`}`,
  );
console.log(`${'bytes'.padEnd(28)}${'as it is'.padStart(9)}${'one more'.padStart(9)}`);
row('the page', two.page, three.page);
row('the list of games', two.list, three.list);
row('games in that list', two.games, three.games);
process.exitCode = two.page === three.page && three.games === two.games + 1 ? 0 : 1;
