// Lines of each game by purpose. `node bin/lines.ts` counts the files git knows, as they are in the checkout.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const HOMES = /^(games|bots|web\/src\/games)\/([\w-]+)\//;
const CODE = /\.(ts|svelte|css)$/;
const KINDS = ['rules', 'bots', 'screens', 'proof', 'gallery', 'words', 'tests'] as const;
type Kind = (typeof KINDS)[number];
/** Needed to play; the rest proves it, shows it without a match, or says it. */
const TO_PLAY: readonly Kind[] = ['rules', 'bots', 'screens'];

function kindOf(file: string): Kind {
  if (/\/test\/|\.test\.ts$/.test(file)) return 'tests';
  if (file.includes('/i18n/')) return 'words';
  if (file.includes('/proof/')) return 'proof';
  if (file.includes('/gallery/')) return 'gallery';
  return file.startsWith('games/') ? 'rules' : file.startsWith('bots/') ? 'bots' : 'screens';
}

const lines = (file: string): number => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

const games = new Map<string, Map<Kind, number>>();
for (const file of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')) {
  const game = HOMES.exec(file)?.[2];
  if (!game || !CODE.test(file) || !existsSync(join(root, 'games', game, 'contract.ts'))) continue;
  const counts = games.get(game) ?? new Map<Kind, number>();
  games.set(game, counts.set(kindOf(file), (counts.get(kindOf(file)) ?? 0) + lines(file)));
}

console.log(['', ...KINDS, 'to play'].map((head) => head.padStart(10)).join(''));
for (const [game, counts] of games) {
  const toPlay = TO_PLAY.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
  console.log([game, ...KINDS.map((kind) => counts.get(kind) ?? 0), toPlay].map((cell) => `${cell}`.padStart(10)).join(''));
}
