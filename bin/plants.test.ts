// A check that skips a folder finds nothing wrong there. So for each check a fault is planted in every folder the check promises to watch.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { castsIn } from './casts.ts';
import { literalColours } from './colours.ts';
import { deadIn } from './dead-exports.ts';
import { droppedIn, hasSteps } from './dropped.ts';
import { codeUnder } from './files.ts';
import { moduleOf } from './import-graph.ts';
import { violations } from './import-rules.ts';
import { recomputed } from './page-rules.ts';

const root = join(import.meta.dirname, '..');
/** What git is told to ignore is nobody's code. Read from its own list: a folder left out of bin/files.ts by mistake is still here. */
const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => (line.startsWith('/') ? line.slice(1) : line.includes('/') ? line : `**/${line}`));
const tree = globSync('**/*.{ts,js,mjs,cjs,svelte,css}', { cwd: root, exclude: [...ignored, '**/.*'] }).map((path) =>
  path.replaceAll('\\', '/'),
);
const folders = [...new Set(tree.map(dirname))].filter((folder) => folder !== '.').sort();

test('every file of code is read', () => {
  expect([...codeUnder()].sort()).toEqual(tree.filter((path) => !path.endsWith('.css')).sort());
});

const script = (code: string): string => `<script lang="ts">${code}</script>`;
const proves = (folder: string): boolean => /\/(test|proof)(\/|$)/.test(folder);
const isGallery = (folder: string): boolean => /\/gallery(\/|$)/.test(folder);

interface Plants {
  check: string;
  watches: (folder: string) => boolean;
  /** Files with one fault each. */
  plants: Record<string, string>;
  finds: (path: string, text: string) => boolean;
}
const table: Plants[] = [
  {
    check: 'imports',
    watches: (folder) => /^(kernel|i18n|contract|games|testkit|bots|table|server|web)(\/|$)/.test(folder),
    plants: {
      'planted.ts': "import { x } from '@lurk/kernel/dice.ts';",
      'planted.mjs': "await import('@lurk/kernel/dice.ts');",
      'Planted.svelte': script("import { x } from '@lurk/kernel/dice.ts';"),
      'Markup.svelte': "{#await import('@lurk/kernel/dice.ts') then x}{x}{/await}",
    },
    finds: (path, text) => violations(path, text).length > 0,
  },
  {
    check: 'clocks',
    watches: (folder) => /^(kernel|i18n|contract|games|table)(\/|$)/.test(folder) && !proves(folder),
    plants: { 'planted.ts': 'export const now = Date.now();', 'chance.ts': 'export const roll = Math.random();' },
    finds: (path, text) => violations(path, text).length > 0,
  },
  {
    check: 'folders of the server',
    watches: (folder) => folder.startsWith('server/') && !proves(folder),
    plants: { 'planted.ts': "import { startServer } from '@server/app.ts';" },
    finds: (path, text) => violations(path, text.replace('@server', '../'.repeat(path.split('/').length - 2).slice(0, -1))).length > 0,
  },
  {
    check: 'page rules',
    watches: (folder) => /^web\/src\/games\/[^/]+/.test(folder) && !proves(folder) && !isGallery(folder),
    plants: {
      'planted.ts': 'const good = roll.result >= atLeast;',
      'Planted.svelte': script('const good = roll.result >= atLeast;'),
      'Markup.svelte': '{#if roll.result >= atLeast}<b></b>{/if}',
    },
    finds: (path, text) => recomputed(path, text).length > 0,
  },
  {
    check: 'exports',
    watches: (folder) => !/^(mutation|bench)(\/|$)/.test(folder),
    plants: {
      'planted.ts': 'export const planted = 1;',
      'planted.mjs': 'export function planted() {}',
      'Planted.svelte': '<script module lang="ts">export const planted = 1;</script>',
    },
    finds: (path, text) => deadIn(new Map([[path, moduleOf(path, text)]])).length > 0,
  },
  ...(['planted as Other', '<Other>planted', 'planted as unknown as Other', 'planted as never', 'planted!'] as const).map((cast) => ({
    check: `casts: ${cast}`,
    watches: (folder: string) =>
      /^(kernel|i18n|contract|games|table|server|bots|web\/src|bin)(\/|$)/.test(folder) && !proves(folder) && !isGallery(folder),
    plants: {
      'planted.ts': `use(${cast});`,
      'Planted.svelte': script(`use(${cast});`),
      // The old way to cast does not compile in markup.
      ...(cast === '<Other>planted' ? {} : { 'Markup.svelte': `${script('')}<b title={use(${cast})}></b>` }),
    },
    finds: (path: string, text: string) => {
      const counts = castsIn(path, text);
      if (cast === 'planted!') return counts['!'] === 1;
      return (
        counts.as === 1 &&
        counts['as never'] === Number(cast.endsWith('never')) &&
        counts['as unknown as'] === Number(cast.includes('unknown'))
      );
    },
  })),
  {
    check: 'colours',
    watches: (folder) => /^web\/src(\/|$)/.test(folder) && !isGallery(folder),
    plants: {
      'planted.css': 'p { color: #123456; }',
      'Planted.svelte': '<style>p { color: rgb(1 2 3); }</style>',
      'Drawing.svelte': '<path fill="#abc" />',
    },
    finds: (path, text) => literalColours(path, text) === 1,
  },
];

test.each(table)('$check: a fault is found in every folder', ({ watches, plants, finds }) => {
  const watched = folders.filter(watches);
  expect(watched.length).toBeGreaterThan(0);
  const planted = watched.flatMap((folder) => Object.entries(plants).map(([name, text]): [string, string] => [`${folder}/${name}`, text]));
  expect(planted.filter(([path, text]) => !finds(path, text)).map(([path]) => path)).toEqual([]);
});

const configured = (file: string): string[] => {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, file), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} });
  return (config?.fileNames ?? []).map((name) => name.slice(root.length + 1));
};

test('dropped continuations: a fault is found in every folder, and every file there is compiled', () => {
  const watched = folders.filter((folder) => /^(kernel|games|testkit)(\/|$)/.test(folder));
  const paths = watched.map((folder) => `${folder}/planted.ts`);
  const code = "declare function play(): { n: 'call' };\nplay();\nexport {};";
  const host = ts.createCompilerHost({});
  host.getSourceFile = (name) => (paths.includes(name) ? ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true) : undefined);
  const program = ts.createProgram(paths, { noLib: true, strict: true, types: [] }, host);
  expect(droppedIn(program, hasSteps)).toEqual(paths.map((path) => `${path}:2 play()`));
  const compiled = new Set(configured('tsconfig.json'));
  expect(tree.filter((path) => watched.includes(dirname(path)) && path.endsWith('.ts') && !compiled.has(path))).toEqual([]);
});
