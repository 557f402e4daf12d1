import { describe, expect, test } from 'vitest';
import { violations } from './import-rules.ts';

const fine = (path: string, code: string) => test(`${path} may: ${code}`, () => expect(violations(path, code)).toEqual([]));
const wrong = (path: string, code: string, words: string) =>
  test(`${path} may not: ${code}`, () => {
    const found = violations(path, code);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(path);
    expect(found[0]).toContain(words);
  });

describe('directions', () => {
  fine('kernel/a.ts', "import { hmac } from '@noble/hashes/hmac.js'");
  wrong('kernel/a.ts', "import { bot } from '@lurk/bots'", 'may not import bots');
  wrong('kernel/a.ts', "import type { Game } from '@lurk/not-alone'", 'may not import a game');
  wrong('kernel/a.ts', "import { walk } from '@lurk/testkit'", 'may not import testkit');

  fine('games/not-alone/a.ts', "import { ask } from '@lurk/kernel'");
  wrong('games/not-alone/a.ts', "import { x } from '@lurk/anomaly'", 'may not import a game');
  wrong('games/not-alone/a.ts', "import { x } from '@lurk/anomaly/public'", 'may not import a game');
  wrong('games/not-alone/a.ts', "import { x } from 'lodash'", '@lurk/kernel, @lurk/i18n and @lurk/contract only');
  fine('games/not-alone/i18n/a.ts', "import { sentence } from '@lurk/i18n'");
  fine('web/src/a.ts', "import { LANGS } from '@lurk/i18n'");
  fine('i18n/a.ts', "import type { Shape } from '@lurk/kernel'");
  wrong('i18n/a.ts', "import { words } from '@lurk/not-alone/public'", 'may not import a game');
  wrong('i18n/a.ts', 'export const now = Date.now()', 'uses Date');
  wrong('bots/a.ts', "import { sentence } from '@lurk/i18n'", 'may not import i18n');
  wrong('kernel/a.ts', "import { sentence } from '@lurk/i18n'", 'may not import i18n');

  wrong('testkit/a.ts', "import { game } from '@lurk/not-alone'", 'may not import a game');
  fine('bots/a.ts', "import { words } from '@lurk/not-alone/public'");
  wrong('bots/a.ts', "import { game } from '@lurk/not-alone'", "'@lurk/not-alone/public' only");
  wrong('bots/a.ts', "import { x } from '@lurk/server'", 'may not import server');
  fine('web/src/a.ts', "import { bot } from '@lurk/bots'");
  wrong('web/src/a.ts', "import { game } from '@lurk/not-alone'", "'@lurk/not-alone/public' only");
  fine('table/a.ts', "import { view } from '@lurk/kernel'");
  wrong('table/a.ts', "import { game } from '@lurk/not-alone'", 'may not import a game');
  fine('web/src/a.ts', "import { applyPatch } from '@lurk/table'");
  fine('web/src/offline/a.ts', "const { game } = await import('@lurk/not-alone')");
  wrong('web/src/offline/A.svelte', "<script>import { game } from '@lurk/not-alone'</script>", "'@lurk/not-alone/public' only");
  wrong('web/src/play/offline/a.ts', "import { game } from '@lurk/not-alone'", "'@lurk/not-alone/public' only");
  wrong('web/src/offline/a.ts', "import { start } from '@lurk/server'", 'may not import server');
  fine('web/src/games/not-alone/gallery/a.ts', "import { game } from '@lurk/not-alone'; import { b } from '../../../gallery/b'");
  wrong('web/src/games/not-alone/a.ts', "import { scene } from './gallery/a'", 'never ships');
  wrong('web/src/pages/a.ts', "import { scene } from '../gallery/a'", 'never ships');
  fine('server/a.ts', "import { Host } from '@lurk/table'");
  wrong('bots/a.ts', "import { Host } from '@lurk/table'", 'may not import table');
  wrong('server/a.ts', "import { game } from '@lurk/not-alone'", 'may not import a game');
  fine('server/a.ts', "import { contractOf } from '@lurk/games'");
  fine('games/not-alone/contract.ts', "import type { Contract } from '@lurk/contract'");
  wrong('games/not-alone/a.ts', "import { contractOf } from '@lurk/games'", 'may not import games');
  fine('games/index.ts', "const a = () => import('./not-alone/contract.ts')");
  wrong('games/index.ts', "import { rules } from './not-alone/rules.ts'", 'its contract and its rules only');
  fine('server/a.ts', "import { rulesOf } from '@lurk/games/rules'");
  fine('web/src/offline/a.ts', "import { rulesOf } from '@lurk/games/rules'");
  wrong('web/src/games/a.ts', "import { rulesOf } from '@lurk/games/rules'", 'may not import games');
  fine('web/src/games/a.ts', "import { contractOf } from '@lurk/games'");
  wrong('web/src/games/not-alone/a.ts', "import { contractOf } from '@lurk/games'", 'may not import games');
  fine('web/a.mjs', "import { contractOf } from '@lurk/games'");
  wrong('web/src/pages/a.ts', "import { contractOf } from '@lurk/games'", 'may not import games');
  wrong('server/a.ts', "import { page } from '@lurk/web'", 'may not import web');
});

describe('folders of the server', () => {
  fine('server/app.ts', "import { Gateway } from './gateway/gateway.ts'; import { Tables } from './table/tables.ts'");
  fine('server/gateway/a.ts', "import type { Tables } from '../table/tables.ts'; import type { Settings } from '../settings.ts'");
  fine('server/table/match/a.ts', "import type { Audience } from '../audience.ts'; import type { Storage } from '../../store/storage.ts'");
  fine('server/store/sqlite/a.ts', "import type { Storage } from '../storage.ts'");
  fine('server/store/a.test.ts', "import { startServer } from '../app.ts'; import { Gateway } from '../gateway/gateway.ts'");
  wrong('server/store/a.ts', "import { Committer } from '../commit/committer.ts'", 'server/store may not use server/commit');
  wrong('server/cluster/a.ts', "import type { LiveTable } from '../table/live-table.ts'", 'server/cluster may not use server/table');
  wrong('server/table/match/a.ts', "import type { Limits } from '../../gateway/limits.ts'", 'server/table may not use server/gateway');
  wrong('server/gateway/a.ts', "import { Health } from '../ops/health.ts'", 'server/gateway may not use server/ops');
  wrong('server/new/a.ts', "import { Health } from '../ops/health.ts'", 'server/new may not use server/ops');
  wrong('server/ops/a.ts', "import { startServer } from '../app.ts'", 'puts the folders together');
});

describe('tests', () => {
  fine('kernel/a.test.ts', "import { walk } from '@lurk/testkit'; import { readFileSync } from 'node:fs'; console.log(Date.now())");
  fine('games/not-alone/test/given.ts', "import { walk } from '@lurk/testkit'");
  fine('games/not-alone/a.test.ts', "import { test } from 'vitest'; import { game } from '@lurk/not-alone'");
  fine('testkit/a.test.ts', "import { game } from '@lurk/not-alone'");
  fine('bots/a.test.ts', "import { game } from '@lurk/not-alone'");
  wrong('kernel/a.test.ts', "import { game } from '@lurk/not-alone'", 'not even in a test');
  wrong('games/not-alone/a.ts', "import { given } from './test/given.ts'", 'imports the test file');
  fine('games/not-alone/proof/a.ts', "import { trade } from '@lurk/testkit'; import { rules } from '../rules.ts'");
  wrong('games/not-alone/a.ts', "import { swaps } from './proof/swaps.ts'", 'imports the test file');
  fine('table/a.test.ts', "import { game } from '@lurk/not-alone/proof'");
  wrong('server/a.ts', "import { game } from '@lurk/not-alone/proof'", 'deep import');
});

describe('ways in', () => {
  fine('games/not-alone/cards/a.ts', "import { places } from '../data/places.ts'");
  wrong('games/not-alone/a.ts', "import { x } from '../anomaly/a.ts'", 'relative path');
  wrong('bots/a.ts', "import { x } from '../kernel/index.ts'", 'relative path');
  wrong('bots/a.ts', "import { x } from '@lurk/kernel/dice.ts'", 'deep import');
  wrong('web/src/a.ts', "import { x } from '@lurk/not-alone/data/places.ts'", 'deep import');
  wrong('bots/a.ts', "export * from '@lurk/web'", 'may not import web');
  wrong('bots/a.ts', "const web = await import('@lurk/web')", 'may not import web');
  wrong('bots/a.ts', "let page: import('@lurk/web').Page", 'may not import web');
  wrong('bots/a.ts', "const web = require('@lurk/web')", 'may not import web');
  wrong('bots/a.ts', 'await import(`@lurk/${name}`)', 'cannot be checked');
  wrong('web/src/a.ts', "import.meta.glob(['./boards/*.ts', '../../games/*/index.ts'])", 'relative path');
  wrong('web/src/A.svelte', '<p>import</p>\n<script lang="ts">\nimport { x } from "@lurk/server";\n</script>', 'A.svelte:3');
  fine('bots/a.ts', "// import '@lurk/web'\nconst text = \"import '@lurk/web'\"");
});

describe('purity', () => {
  for (const pkg of ['kernel', 'table', 'games/not-alone']) {
    wrong(`${pkg}/a.ts`, "import { readFileSync } from 'node:fs'", 'without Node');
    wrong(`${pkg}/a.ts`, "import { readFileSync } from 'fs'", 'without Node');
    wrong(`${pkg}/a.ts`, 'const now = Date.now()', 'uses Date');
    wrong(`${pkg}/a.ts`, 'const roll = Math.random()', 'uses Math.random');
    wrong(`${pkg}/a.ts`, 'const { random } = Math', 'uses Math.random');
    wrong(`${pkg}/a.ts`, "console.log('x')", 'uses console');
    wrong(`${pkg}/a.ts`, 'const home = process.env.HOME', 'uses process');
    fine(`${pkg}/a.ts`, 'const most = Math.max(1, 2); frame.process = 3; type When = Date');
  }
  fine('server/a.ts', "import { readFileSync } from 'node:fs'; console.log(Date.now(), process.pid)");
});

describe('free folders', () => {
  fine('bin/a.ts', "import { x } from '../kernel/dice.ts'; import { y } from '@lurk/web'");
  fine('bench/a.ts', "import { x } from '@lurk/kernel/dice.ts'; console.log(Date.now())");
});
