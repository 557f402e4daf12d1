/**
 * Twins over the real socket: two matches that differ in nothing but whether one seat is infected. Whoever may not know gets the same bytes from the
 * server in both: the same messages in the same order, each of the same length, until a role lawfully comes out.
 */
import { asGame } from '@lurk/contract';
import { accepts, answerable, anyChoice, type Choice, type Decision, diceOver, keyedDice, seedFromText } from '@lurk/kernel';
import { chance } from '@lurk/testkit';
import { theThing } from '@lurk/the-thing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOf } from './games.ts';
import { TestPlayer } from './test/player.ts';
import { cleanUp, type TestServer, testServer } from './test/start.ts';
import { dealt } from './test/tables.ts';

const PAIRS = 24;
const INPUTS = 40;
const PEOPLE = 4;
const entry = gameOf('the-thing')!;
const rules = entry.module;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  entry.module = rules;
  await server.stop();
  cleanUp();
});

/** The Thing with this chance, and with one seat's role turned round once the roles are dealt. `leaks`: a count that should not tell counts Aliens. */
function world(text: string, turned: number | null, leaks: boolean) {
  const seed = seedFromText(text);
  const { match } = theThing.procedures;
  const leader: typeof match.steps.leader = (c, answers) => {
    // The state behind the compartments, with the match's own chance.
    Object.assign((c.s as unknown as { control: { dice: object } }).control.dice, keyedDice(seed));
    return match.steps.leader(c, answers);
  };
  const roles: typeof match.steps.roles = (c, answers) => {
    const said = match.steps.roles(c, answers);
    const own = turned === null ? null : c.s.own[turned];
    if (own) own.role = own.role === 'human' ? 'alien' : 'human';
    return said;
  };
  const procedures = { ...theThing.procedures, match: { ...match, steps: { ...match.steps, leader, roles } } };
  const setup: typeof theThing.setup = (options, seats) => theThing.setup(options, seats, diceOver(keyedDice(seed)));
  const aliens: typeof theThing.sizes = (c) => {
    const sizes = theThing.sizes(c);
    return { ...sizes, lab: sizes.lab + c.own.filter(({ role }) => role === 'alien').length };
  };
  return asGame({ ...theThing, setup, procedures, ...(leaks && { sizes: aliens }) });
}

interface Twin {
  code: string;
  players: TestPlayer[];
  /** The players by seat, then somebody who watches. */
  viewers: TestPlayer[];
}
async function begin(text: string, turned: number | null, leaks = false): Promise<Twin> {
  entry.module = world(text, turned, leaks);
  const { code, players } = await dealt(server.url, { game: 'the-thing', people: PEOPLE });
  const watcher = await TestPlayer.join(server.url, 'Watcher');
  watcher.follow(code);
  await watcher.until(() => watcher.wire !== null);
  return { code, players, viewers: [...players, watcher] };
}

/** Says something that is answered when all before it is stored and told, and waits for the last word of that answer. */
async function answered(player: TestPlayer, say: () => void, last: RegExp): Promise<void> {
  const before = player.received.length;
  say();
  await player.until(() => player.received.slice(before).some((text) => last.test(text)));
}
/** Whoever follows is told the clock, or everything, last. */
const follows = (player: TestPlayer, code: string): Promise<void> => answered(player, () => player.follow(code), /^\{"t":"(clock|view)"/);

/** Everything said so far is dealt with, and all of it has come. */
const settled = ({ code, viewers }: Twin): Promise<unknown> => Promise.all(viewers.filter(isHere).map((player) => follows(player, code)));

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

/** Whoever is here: somebody whose line is down hears nothing. */
const isHere = ({ ws }: TestPlayer): boolean => ws.readyState === ws.OPEN;

/** The watcher's line is down for a while, and a seat asks for everything again: both are brought up to date. */
async function comeAndGo({ code, viewers }: Twin, step: number): Promise<void> {
  const watcher = viewers[PEOPLE];
  if (step % 16 === 6) watcher.close();
  if (step % 16 === 14) {
    await watcher.connect();
    await follows(watcher, code);
  }
  const seat = viewers[(step >> 3) % PEOPLE];
  if (step % 8 === 2) await answered(seat, () => seat.say({ t: 'sync' }), /^\{"t":"view"/);
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
/** An answer that both worlds take; rather one that brings people together. */
function answerFor(a: Decision, b: Decision, below: (n: number) => number): Choice | undefined {
  const choices = Array.from({ length: 16 }, () => (answerable(a.shape) ? anyChoice(a.shape, below) : null)).filter((choice) =>
    choice === null ? a.mayPass && b.mayPass : accepts(b, choice),
  );
  return choices.find((choice) => JSON.stringify(choice).includes('"lab"')) ?? choices[0];
}

test('L-01 to L-34 who is infected is told to nobody else, by no byte, number, order or length', { timeout: 300_000 }, async () => {
  const kinds = new Set<string>();
  let [pairs, inputs, messages, pages] = [0, 0, 0, 0];
  for (let n = 0; n < PAIRS; n++) {
    const below = chance(`socket twins ${n}`);
    const turned = below(PEOPLE);
    const twins = [await begin(`socket twins ${n}`, null), await begin(`socket twins ${n}`, turned)] as const;
    const [one, two] = twins;
    /** Messages that have been compared already. */
    const looked = new Map<TestPlayer, number>();
    const ignorant = one.viewers.flatMap((_, at) => (at === turned ? [] : [at]));
    for (let step = 0; step < INPUTS; step++) {
      const waiting = one.players.findIndex(({ view }) => view.decision && !view.sealed);
      const [mine, theirs] = twins.map(({ players }) => players[waiting].view.decision);
      const choice = mine && theirs && answerFor(mine, theirs, below);
      if (!mine || !theirs || choice === undefined) break;
      kinds.add(mine.kind);
      for (const [twin, decision] of [
        [one, mine],
        [two, theirs],
      ] as const) {
        const key = twin.players[waiting].answer(decision.id, choice);
        await twin.players[waiting].until(() => twin.players[waiting].acks.has(key));
      }
      await Promise.all(twins.map(settled));
      if (step % 4 === 2) {
        for (const twin of twins) await comeAndGo(twin, step);
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
  const twins = [await begin('drill', null, true), await begin('drill', 1, true)];
  await Promise.all(twins.map(settled));
  const [a, b] = twins.map(({ viewers }) => sentTo(viewers[PEOPLE]));
  expect(b).not.toEqual(a);
  for (const player of twins.flatMap(({ viewers }) => viewers)) player.close();
});
