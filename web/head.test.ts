/** What a browser, a search engine or a home screen is told before the first script has run. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_GAME, ORIGIN } from '@lurk/table';
import { expect, test } from 'vitest';
import { headsOf, PICTURE, worldWords } from './heads.ts';
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

/** What a head says, by name. */
const said = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

test('chats are shown the game of a link, in the language of whoever sends it, and a picture that is there', () => {
  const worlds = worldWords();
  const heads = headsOf(page, worlds);
  expect(heads.size).toBe((worlds.size + 1) * 2);
  for (const [game, locale, shell] of [...worlds.keys(), NO_GAME].flatMap((game) => [
    [game, 'en_GB', en] as const,
    [game, 'fr_FR', fr] as const,
  ])) {
    const text = heads.get(`${game}.${locale.slice(0, 2)}.html`)!;
    const world = worlds.get(game);
    const title = world ? shell.title.at(world.name) : 'Lurk';
    expect(text).toContain(`<title>${title}</title>`);
    expect(said(text)).toMatchObject({
      'og:title': title,
      'og:locale': locale,
      'og:image': `${ORIGIN}/og/${game}.png`,
      'twitter:card': 'summary_large_image',
    });
    const { 'og:description': told, description } = said(text);
    expect(told).toBe(description);
    expect(told).toContain(world ? world.pitch[locale === 'fr_FR' ? 'fr' : 'en'] : shell.description);
    // Below the head it is the same page.
    expect(text.slice(text.indexOf('<script'))).toBe(page.slice(page.indexOf('<script')));
  }
});

test('the picture of every game, and of Lurk, is as big as chats want it and no heavier', () => {
  for (const game of [NO_GAME, ...worldWords().keys()]) {
    const png = readFileSync(join(import.meta.dirname, 'public/og', `${game}.png`));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', PICTURE.width, PICTURE.height]);
    expect(png.length).toBeLessThan(200_000);
  }
});

test('a page without a place for a head is not built', () => {
  expect(() => headsOf('<title>Lurk</title>', new Map())).toThrow('0 places');
});
