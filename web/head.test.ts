/** What a browser, a search engine or a home screen is told before the first script has run. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shell as en } from './src/i18n/shell/en.ts';
import { shell as fr } from './src/i18n/shell/fr.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const page = read('index.html');
const head = page.slice(0, page.indexOf('</head>'));

test('the page says what it is, in which language, and is as wide as the screen', () => {
  expect(page).toMatch(/<html lang="en">/);
  expect(head).toContain('<title>Lurk</title>');
  expect(head).toContain('width=device-width, initial-scale=1');
  expect(/<meta name="description" content="([^"]+)"/.exec(head)?.[1]).toBe(en.description);
  // What a search engine shows of it.
  for (const { description } of [en, fr]) expect(description.length).toBeLessThanOrEqual(180);
});

test('nothing stands before the first picture: no script but modules, no style but those the build puts there', () => {
  const scripts = page.match(/<script[^>]*>/g) ?? [];
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toContain('type="module"');
  expect(head).not.toMatch(/rel="stylesheet"|<style/);
});

test('it can be put on a home screen', () => {
  const [, path = ''] = /rel="manifest" href="([^"]+)"/.exec(head) ?? [];
  const manifest = JSON.parse(read(`public${path}`));
  expect(manifest).toMatchObject({ name: 'Lurk', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect(existsSync(join(import.meta.dirname, 'public', src))).toBe(true);
  expect(head).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`);
});

test('search engines are asked to keep away from tables, and from nothing else people read', () => {
  expect(read('public/robots.txt').match(/^Disallow: .*$/gm)).toEqual(['Disallow: /t/', 'Disallow: /api/']);
});
