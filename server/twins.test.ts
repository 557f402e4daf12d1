/**
 * Twins over the real socket: two matches that differ in nothing but whether one seat is infected. Whoever may not know gets the same bytes from the
 * server in both: the same messages in the same order, each of the same length, until a role lawfully comes out.
 */
import { chance } from '@lurk/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlayer } from './test/player.ts';
import { cleanUp, type TestServer, testServer } from './test/start.ts';
import { afterTwins, answered, begin, follows, isHere, PEOPLE, settled, step, type Twin } from './test/twins.ts';

const PAIRS = 24;
const INPUTS = 40;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  afterTwins();
  await server.stop();
  cleanUp();
});

/** What a match has sent to one viewer, as text; what differs between any two matches (its name, moments, fingerprints) is blotted out, letter by letter. */
const sentTo = ({ received, match }: TestPlayer, from = 0): string[] =>
  received
    .slice(from)
    .filter((text) => /^\{"t":"(frame|view|clock|wants)"/.test(text))
    .map((text) =>
      text
        .replaceAll(match, '#'.repeat(match.length))
        .replaceAll(/"(now|due)":\d+/g, (found) => found.replaceAll(/\d/g, '#'))
        .replaceAll(/"seals":"[^"]+"/g, (found) => `"seals":${'#'.repeat(found.length)}`),
    );

/** The watcher's line is down for a while, and a seat asks for everything again: both are brought up to date. */
async function comeAndGo({ code, viewers }: Twin, no: number): Promise<void> {
  const watcher = viewers[PEOPLE];
  if (no % 16 === 6) watcher.close();
  if (no % 16 === 14) {
    await watcher.connect();
    await follows(watcher, code);
  }
  const seat = viewers[(no >> 3) % PEOPLE];
  if (no % 8 === 2) await answered(seat, () => seat.say({ t: 'sync' }), /^\{"t":"view"/);
}

/** What else the server says of a running match to this person: their tables, the table's page, and its record, which there is not yet. */
async function pagesFor({ code }: Twin, { cookie, match }: TestPlayer): Promise<string[]> {
  const pages = ['/api/me', `/api/tables/${code}`, `/api/matches/${match}`].map(async (path) =>
    (await fetch(server.url + path, { headers: { cookie } })).text(),
  );
  const blot = (text: string): string =>
    [code, match].reduce((page, name) => page.replaceAll(name, '#'), text).replaceAll(/"(at|since|id|host)":("[^"]*"|\d+)/g, '"$1":#');
  return (await Promise.all(pages)).map(blot);
}
const LAWFUL = /"t":"(revealed|analysed|roleShown|won)"/;
const isOut = ({ viewers }: Twin): boolean => viewers.some(({ received }) => received.some((text) => LAWFUL.test(text)));
test('L-01 to L-34 who is infected is told to nobody else, by no byte, number, order or length', async () => {
  const kinds = new Set<string>();
  let [pairs, inputs, messages, pages] = [0, 0, 0, 0];
  for (let n = 0; n < PAIRS; n++) {
    const below = chance(`socket twins ${n}`);
    const turned = below(PEOPLE);
    const twins = [await begin(server.url, `socket twins ${n}`, null), await begin(server.url, `socket twins ${n}`, turned)] as const;
    const [one] = twins;
    /** Messages that have been compared already. */
    const looked = new Map<TestPlayer, number>();
    const ignorant = one.viewers.flatMap((_, at) => (at === turned ? [] : [at]));
    for (let no = 0; no < INPUTS; no++) {
      const kind = await step(twins, below);
      if (kind === null) break;
      kinds.add(kind);
      await Promise.all(twins.map(settled));
      if (no % 4 === 2) {
        for (const twin of twins) await comeAndGo(twin, no);
        await Promise.all(twins.map(settled));
      }
      if (twins.some(isOut)) break;
      inputs++;
      for (const at of ignorant) {
        if (twins.some(({ viewers }) => !isHere(viewers[at]))) continue;
        const [a, b] = twins.map(({ viewers }) => sentTo(viewers[at], looked.get(viewers[at])));
        expect(b).toEqual(a);
        for (const { viewers } of twins) looked.set(viewers[at], viewers[at].received.length);
      }
    }
    for (const at of twins.some(isOut) ? [] : ignorant) {
      const [a, b] = await Promise.all(twins.map((twin) => pagesFor(twin, twin.viewers[at])));
      expect(b).toEqual(a);
      pages += a.length;
    }
    messages += ignorant.reduce((sum, at) => sum + sentTo(one.viewers[at]).length, 0);
    pairs++;
    for (const player of twins.flatMap(({ viewers }) => viewers)) player.close();
  }
  console.info(
    `twins over the socket: ${pairs} pairs, ${inputs} inputs, ${messages} messages, ${pages} pages, ${kinds.size} kinds of question`,
  );
  expect(inputs).toBeGreaterThan(10 * PAIRS);
  expect(pages).toBeGreaterThan(2 * PAIRS);
  expect([...kinds]).toEqual(expect.arrayContaining(['lookAtRole', 'placeCharacter', 'placeTokens', 'lookAt', 'resort', 'setFire']));
});

test('a drill: a count that tells how many Aliens there are is noticed', async () => {
  const twins = [await begin(server.url, 'drill', null, true), await begin(server.url, 'drill', 1, true)];
  await Promise.all(twins.map(settled));
  const [a, b] = twins.map(({ viewers }) => sentTo(viewers[PEOPLE]));
  expect(b).not.toEqual(a);
  for (const player of twins.flatMap(({ viewers }) => viewers)) player.close();
});
