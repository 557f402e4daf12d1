import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const styled = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|css)$/.test(path));

/** Such a rule is asked again whenever an element comes or goes, wherever that is, and every style below it is then worked out anew. */
test('no style asks what the whole page has in it', () => {
  const isAsking = (path: string): boolean => /(:root|html|body)[^\s,{]*:has\(/.test(readFileSync(join(root, path), 'utf8'));
  expect(styled.filter(isAsking)).toEqual([]);
});
