/** What a chat is shown of a link: the head of its game, in its language, and nothing that came with the request. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADS, headName, headsFor, invitation, NO_GAME, ORIGIN } from '@lurk/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredGames } from '../common/games.ts';
import { answerTo, post } from '../test/player.ts';
import { cleanUp, newFolder, type TestServer, testServer } from '../test/start.ts';
import { Heads } from './heads.ts';

const GAMES = offeredGames(false).map(({ contract }) => contract.name);
/** As the build leaves it (web/heads.ts), big enough to be compressed. */
const pageOf = (game: string, lang: string): string =>
  `<!doctype html><title>${game} in ${lang}</title><meta property="og:image" content="${ORIGIN}/og/${game}.png" />${'<p>the same page</p>'.repeat(100)}`;
const web = newFolder();
let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(web, HEADS));
  writeFileSync(join(web, 'index.html'), pageOf('nothing', 'en'));
  for (const game of [NO_GAME, ...GAMES])
    for (const lang of ['en', 'fr']) writeFileSync(join(web, HEADS, headName(game, lang)), pageOf(game, lang));
  server = await testServer({ web });
  // Read once: from here on there is nothing on the disk.
  rmSync(web, { recursive: true });
});
afterAll(async () => {
  await server.stop();
  cleanUp();
});
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(server.url + path, { headers });
const at = (game: string, lang: string, origin = server.url): string => pageOf(game, lang).replaceAll(ORIGIN, origin);

describe('the head of a page', () => {
  test.each(GAMES.flatMap((game) => ['en', 'fr'].map((lang) => [game, lang] as const)))('is that of %s in %s', async (game, lang) => {
    for (const path of ['/t/ABCDEF', '/new', '/', '/nowhere'])
      expect(await (await get(path + invitation(game, lang))).text()).toBe(at(game, lang));
  });

  test('is that of Lurk where no game is known, and English where no language is', async () => {
    for (const [query, game, lang] of [
      ['', NO_GAME, 'en'],
      ['?in=fr', NO_GAME, 'fr'],
      ['?game=chess&in=fr', NO_GAME, 'fr'],
      ['?game=embers&in=fr', NO_GAME, 'fr'],
      ['?game=victim', 'victim', 'en'],
      ['?game=victim&in=de', 'victim', 'en'],
      ['?game=victim&seats=4&expert=true&in=fr', 'victim', 'fr'],
    ])
      expect(await (await get(`/new${query}`)).text()).toBe(at(game!, lang!));
  });

  test('does not tell whether a table is there, nor who sits at it', async () => {
    const { code } = (await (await post(server.url, '/api/tables', { game: 'victim', name: 'Nickname-Ada' })).json()) as { code: string };
    const [there, not] = [await get(`/t/${code}?game=victim&in=en`), await get('/t/ZZZZZZ?game=victim&in=en')];
    expect(await there.text()).toBe(await not.text());
    expect(there.headers.get('etag')).toBe(not.headers.get('etag'));
  });

  test('has the address that people come by', async () => {
    const image = async (url: string, head: string): Promise<string | undefined> => /content="(\S*)"/.exec(await answerTo(url, head))?.[1];
    const ask = (host: string): string => `GET /new?game=victim HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await image(server.url, ask('lurk.example:8787'))).toBe('http://lurk.example:8787/og/victim.png');
    // No host is written that could be anything else.
    expect(await image(server.url, ask('"><script>alert(1)</script>'))).toBe('/og/victim.png');
  });

  test('has the address of the settings, whatever host was asked for', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, HEADS));
    writeFileSync(join(folder, HEADS, headName(NO_GAME, 'en')), pageOf(NO_GAME, 'en'));
    const named = await testServer({ web: folder, address: 'https://play.example.org' });
    expect(await (await fetch(`http://127.0.0.1:${named.port}/`)).text()).toBe(at(NO_GAME, 'en', 'https://play.example.org'));
    await named.stop();
  });
});

describe('what a query says', () => {
  const MARK = 'hostile"><b>&amp;';
  const HOSTILE = [
    `game=${encodeURIComponent(MARK)}&in=${encodeURIComponent(MARK)}`,
    `game=victim&in=${encodeURIComponent(MARK)}`,
    `game=victim&${encodeURIComponent(MARK)}=1`,
    'game=%E0%A4%A&in=%',
    'game=../../etc/passwd&in=../en',
    'game=__proto__&in=constructor',
    'game=victim.en.html%00&in=en',
    `game=${'x'.repeat(7_000)}`,
    'game=victim&'.repeat(580),
    'game=victim&game=anomaly&in=en&in=fr',
    '?&&==&game',
  ];
  test.each(HOSTILE)('is compared with what is known, and written nowhere: %.60s', async (query) => {
    const known = new Set([NO_GAME, ...GAMES].flatMap((game) => ['en', 'fr'].map((lang) => at(game, lang))));
    const answer = await get(`/t/ABCDEF?${query}`);
    expect(answer.status).toBe(200);
    expect(known).toContain(await answer.text());
    expect([...answer.headers].join()).not.toContain('hostile');
  });

  test('is not read where it is 10 kB long: that is said in both languages, with a way on', async () => {
    const answer = await get(`/new?game=victim&${'hostile'.repeat(1_500)}`);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([431, 'text/html; charset=utf-8']);
    for (const part of ['far too long', 'bien trop long', '<a href="/">']) expect(text).toContain(part);
    expect(text).not.toContain('hostile');
  });

  test('leads to one of a few names', () => {
    for (const query of HOSTILE) expect(headsFor(query).at(-1)).toBe(headName(NO_GAME, 'en'));
    expect(headsFor('game=victim&in=fr').slice(0, 2)).toEqual([headName('victim', 'fr'), headName('victim', 'en')]);
  });
});

describe('a page with a head', () => {
  test('is asked for anew, and not sent again while it is the same', async () => {
    const first = await get('/t/ABCDEF?game=victim&in=fr');
    const tag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = (path: string): Promise<Response> => get(path, { 'if-none-match': tag });
    expect((await again('/t/ABCDEF?game=victim&in=fr')).status).toBe(304);
    expect((await again('/new?game=victim&in=fr&seats=4')).status).toBe(304);
    for (const other of ['/t/ABCDEF', '/t/ABCDEF?game=victim&in=en', '/t/ABCDEF?game=anomaly&in=fr'])
      expect((await again(other)).status).toBe(200);
  });

  test.each(['br', 'gzip'])('comes compressed by %s, each head its own', async (encoding) => {
    for (const game of ['victim', 'anomaly', 'victim']) {
      const answer = await get(`/?game=${game}`, { 'accept-encoding': encoding });
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'accept-encoding']);
      expect(await answer.text()).toBe(at(game, 'en'));
    }
  });

  test('under hosts without end is made each time, and neither kept nor compressed', () => {
    const heads = new Heads([[headName(NO_GAME, 'en'), pageOf(NO_GAME, 'en')]]);
    const first = heads.find('', 'http://first');
    const later = Array.from({ length: 1_000 }, (_, n) => heads.find('', `http://host-${n}`)!);
    expect(heads.find('', 'http://first')).toBe(first);
    expect(later.filter(({ packed }) => packed).length).toBeLessThan(300);
    expect(later.at(-1)!.body.toString()).toBe(at(NO_GAME, 'en', 'http://host-999'));
  });
});
