import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const styled = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|css)$/.test(path));

/** Such a rule is evaluated again whenever any element of the page comes or goes, and every style below it is then recomputed. */
test('no style asks what the whole page has in it', () => {
  const isAsking = (path: string): boolean => /(:root|html|body)[^\s,{]*:has\(/.test(readFileSync(join(root, path), 'utf8'));
  expect(styled.filter(isAsking)).toEqual([]);
});
