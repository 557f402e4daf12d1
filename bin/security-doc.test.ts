import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('every promise of docs/security.md names a test that is there', () => {
  const rows = readFileSync(join(root, 'docs/security.md'), 'utf8').match(/^\| .*\.(?:test|e2e)\.ts.* \|$/gm)!;
  expect(rows.length).toBeGreaterThan(25);
  const missing = rows.filter((row) => {
    const files = [...row.matchAll(/`([\w/.-]+\.(?:test|e2e)\.ts)`/g)].map(([, file]) => file);
    const title = /\.(?:test|e2e)\.ts`: (.+) \|$/.exec(row)?.[1];
    const texts = files.map((file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null));
    return files.length === 0 || texts.includes(null) || (title !== undefined && !texts.some((text) => text!.includes(title)));
  });
  expect(missing).toEqual([]);
});
