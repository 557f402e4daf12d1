/** What docs/where.md names is there: of a game, in one of them at least. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('every path of docs/where.md leads somewhere', () => {
  const named = [...readFileSync(join(root, 'docs/where.md'), 'utf8').matchAll(/`([\w-]+(?:\/[\w.*-]+)+\/?|[\w.-]+\/)`/g)].map(
    ([, path]) => path,
  );
  expect(named.length).toBeGreaterThan(40);
  const gone = named.filter((path) => globSync(path.replaceAll('GAME', '*').replace(/\/$/, ''), { cwd: root }).length === 0);
  expect(gone).toEqual([]);
});
