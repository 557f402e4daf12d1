/**
 * Twins over the real socket: two matches that differ in nothing but whether one seat is infected. Everybody who may not know gets the same bytes from the
 * server in both: the same messages in the same order, each of the same length, until a role lawfully comes out.
 */
import { chance } from '@lurk/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlayer } from '../test/player.ts';
import { cleanUp, type TestServer, testServer } from '../test/start.ts';
import { afterTwins, answered, begin, follows, isHere, type Leak, PEOPLE, settled, step, type Twin } from '../test/twins.ts';

const PAIRS = 24;
const INPUTS = 40;
const ANSWER_PAIRS = 16;
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
      const stepped = await step(twins, below);
      if (stepped === null) break;
      kinds.add(stepped.kind);
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

/** Where an Action card, or what a token has done, comes out (section 6.1). */
const OUT = /"t":"(flipped|shownCard|deckSeen|sawToken|revealed|analysed|roleShown|won)"/;
test('H-04, H-09, H-37 what somebody answers in secret is told to nobody else before it may, by no byte, number, order or length', async () => {
  const kinds = new Map<string, number>();
  let [inputs, messages] = [0, 0];
  for (let n = 0; n < ANSWER_PAIRS; n++) {
    const below = chance(`socket answers ${n}`);
    const secretive = n % PEOPLE;
    const twins = [await begin(server.url, `socket answers ${n}`, null), await begin(server.url, `socket answers ${n}`, null)] as const;
    const ignorant = twins[0].viewers.flatMap((_, at) => (at === secretive ? [] : [at]));
    for (let no = 0; no < INPUTS; no++) {
      const stepped = await step(twins, below, secretive);
      if (stepped === null) break;
      if (stepped.differs) kinds.set(stepped.kind, (kinds.get(stepped.kind) ?? 0) + 1);
      await Promise.all(twins.map(settled));
      if (twins.some(({ viewers }) => ignorant.some((at) => viewers[at].received.some((text) => OUT.test(text))))) break;
      inputs++;
      for (const at of ignorant) expect(sentTo(twins[1].viewers[at])).toEqual(sentTo(twins[0].viewers[at]));
    }
    messages += ignorant.reduce((sum, at) => sum + sentTo(twins[0].viewers[at]).length, 0);
    for (const player of twins.flatMap(({ viewers }) => viewers)) player.close();
  }
  console.info(
    `answer twins over the socket: ${ANSWER_PAIRS} pairs, ${inputs} inputs, ${messages} messages, ${JSON.stringify([...kinds])}`,
  );
  expect(inputs).toBeGreaterThan(3 * ANSWER_PAIRS);
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['placeCharacter', 'placeTokens']));
});

test('a drill: a count that tells how many Aliens there are is noticed', async () => {
  const aliens = ({ own }: Parameters<Leak>[0]): number => own.filter(({ role }) => role === 'alien').length;
  const twins = [await begin(server.url, 'drill', null, aliens), await begin(server.url, 'drill', 1, aliens)];
  await Promise.all(twins.map(settled));
  const [a, b] = twins.map(({ viewers }) => sentTo(viewers[PEOPLE]));
  expect(b).not.toEqual(a);
  for (const player of twins.flatMap(({ viewers }) => viewers)) player.close();
});

test('a drill: a count that tells a card just put on the pile is noticed', async () => {
  const cards = ({ vault }: Parameters<Leak>[0]): number => vault.pile.filter((card) => card === 'sabotage').length;
  const below = chance('drill of answers');
  const twins = [await begin(server.url, 'drill', null, cards), await begin(server.url, 'drill', null, cards)] as const;
  let isNoticed = false;
  for (let no = 0; no < INPUTS && !isNoticed; no++) {
    if ((await step(twins, below, no % PEOPLE)) === null) break;
    await Promise.all(twins.map(settled));
    const [a, b] = twins.map(({ viewers }) => sentTo(viewers[PEOPLE]));
    isNoticed = JSON.stringify(a) !== JSON.stringify(b);
  }
  expect(isNoticed).toBe(true);
  for (const player of twins.flatMap(({ viewers }) => viewers)) player.close();
});
