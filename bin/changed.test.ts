import { expect, test } from 'vitest';
import { testsOf } from './changed.ts';
import { merged } from './durations.ts';
import { type Module, moduleOf } from './import-graph.ts';

const module = (path: string, ...from: string[]): [string, Module] => [
  path,
  { path, exports: new Map(), passes: new Map(), passesAll: [], takes: from.map((file) => ({ from: file, names: [] })) },
];
const modules = new Map([
  module('a.ts'),
  module('b.ts', 'a.ts'),
  module('c.ts'),
  module('a.test.ts', 'a.ts'),
  module('near.test.ts', 'b.ts'),
  module('long.test.ts', 'b.ts'),
  module('other.test.ts', 'c.ts'),
]);
const known = { 'a.test.ts': 3, 'near.test.ts': 4, 'long.test.ts': 30, 'other.test.ts': 1 };

test('the tests of a change are those that reach it, the nearest first, as many as fit; what is too long is named', () => {
  expect(testsOf(['a.ts'], modules, known, 10)).toEqual({ run: ['a.test.ts', 'near.test.ts'], left: ['long.test.ts'] });
  expect(testsOf(['a.ts'], modules, known, 40).run).toEqual(['a.test.ts', 'near.test.ts', 'long.test.ts']);
  expect(testsOf(['c.ts', 'README.md'], modules, known, 10)).toEqual({ run: ['other.test.ts'], left: [] });
  expect(testsOf([], modules, known, 10)).toEqual({ run: [], left: [] });
});

test('a run replaces what is known of its own files, forgets those that are gone, and keeps the other run’s', () => {
  const before = { 'x.test.ts': 9, 'gone.test.ts': 5, 'x.e2e.ts': 100 };
  const after = merged(before, { 'x.test.ts': 2, 'new.test.ts': 7 }, (path) => path.endsWith('.test.ts'));
  expect(Object.entries(after)).toEqual([
    ['x.e2e.ts', 100],
    ['new.test.ts', 7],
    ['x.test.ts', 2],
  ]);
});

test('a module’s exports, and what it takes of others in every way there is', () => {
  const { exports, takes, passes, passesAll } = moduleOf(
    'bin/a.ts',
    `import { codeUnder as code, type Module } from './import-graph.ts';
     import * as all from './durations.ts';
     export * from './changed.ts';
     export { step as once } from './steps.ts';
     export const used = 1, [unused] = [all.record];
     export interface Shape {}
     export const later = async () => (await import('./test.ts')).count;
     const rest = used;`,
  );
  expect([...exports].map(([name, { usedHere }]) => `${name} ${usedHere}`)).toEqual([
    'once false',
    'used true',
    'unused false',
    'Shape false',
    'later false',
  ]);
  expect(takes).toEqual([
    { from: 'bin/import-graph.ts', names: ['codeUnder', 'Module'] },
    { from: 'bin/durations.ts', names: [] },
    { from: 'bin/test.ts', names: ['count'] },
    { from: 'bin/durations.ts', names: ['record'] },
  ]);
  expect(passes.get('once')).toEqual({ from: 'bin/steps.ts', name: 'step' });
  expect(passesAll).toEqual(['bin/changed.ts']);
});

test('of a module that is taken whole a component uses what its script and its markup name', () => {
  const { takes } = moduleOf(
    'bin/A.svelte',
    `<script lang="ts">import * as all from './durations.ts'; import * as given from './steps.ts'; import * as parts from './lines.ts';
     const known = all.record;</script>
     {#if all.durations()}<parts.Row on:click={() => all.merged} use:parts.act />{/if}
     <List from={given} />{#await import('./test.ts') then { count }}{count}{/await}`,
  );
  const used = takes.filter(({ names }) => names.length > 0).toSorted((a, b) => a.from.localeCompare(b.from));
  expect(used).toEqual([
    { from: 'bin/durations.ts', names: ['record', 'durations', 'merged'] },
    { from: 'bin/lines.ts', names: ['Row', 'act'] },
    { from: 'bin/steps.ts', names: 'all' },
    { from: 'bin/test.ts', names: 'all' },
  ]);
});

test('a glob takes of each file what it says, or everything', () => {
  const { takes } = moduleOf('bin/a.ts', "import.meta.glob('./file*.ts', { eager: true, import: 'one' }); import.meta.glob('./lines.ts');");
  expect(takes).toEqual([
    { from: 'bin/files.ts', names: ['one'] },
    { from: 'bin/lines.ts', names: 'all' },
  ]);
});
