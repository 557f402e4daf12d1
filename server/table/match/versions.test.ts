import { canonical } from '@lurk/kernel';
import { verify } from '@lurk/table';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AnyGame, gameOf } from '../../common/games.ts';
import { anyAnswer, type TestPlayer } from '../../test/player.ts';
import { cleanUp, newFolder, type TestServer, testServer } from '../../test/start.ts';
import { dealt, playOut } from '../../test/tables.ts';

afterAll(cleanUp);

const entry = gameOf('not-alone')!;
const rules = entry.module;
/** Rules that have been given another version, and perhaps changed. */
const changed = (changes: Partial<AnyGame>): AnyGame => ({ ...rules, rulesVersion: 'other', ...changes });
afterEach(() => {
  entry.module = rules;
  entry.older = [];
});

interface Begun {
  data: string;
  code: string;
  players: TestPlayer[];
  views: string[];
}
let begun: Begun;
/** A match in its third turn or so, and the server stopped. */
beforeEach(async () => {
  const data = newFolder();
  const server = await testServer({ data });
  const { code, players } = await dealt(server.url, { people: 3 });
  for (const player of players) {
    player.play = anyAnswer;
    player.nudge();
  }
  await players[0].until(() => players[0].n > 15);
  for (const player of players) player.play = null;
  // What is under way arrives: a whole view is sent when all that was said before is stored and told.
  for (const player of [...players, ...players]) {
    const views = player.received.filter((text) => text.startsWith('{"t":"view"')).length;
    player.say({ t: 'sync' });
    await player.until(() => player.received.filter((text) => text.startsWith('{"t":"view"')).length > views);
  }
  begun = { data, code, players, views: players.map(({ wire }) => canonical(wire)) };
  await server.stop();
});

/** The same folder, the same people, with the rules as they are now; each asks for a whole view. */
async function comeBack(): Promise<TestServer> {
  const server = await testServer({ data: begun.data });
  for (const player of begun.players) {
    Object.assign(player, { url: server.url, match: '', table: null, wire: null });
    await player.connect();
    player.follow(begun.code);
    await player.until(() => player.table !== null);
  }
  return server;
}

async function expectGoesOn(): Promise<void> {
  const server = await comeBack();
  await Promise.all(begun.players.map((player) => player.until(() => player.wire !== null)));
  expect(begun.players.map(({ wire }) => canonical(wire))).toEqual(begun.views);
  await playOut(begun.players);
  const record = await fetch(`${server.url}/api/matches/${begun.players[0].match}`);
  expect(verify(await record.json(), gameOf).findings.filter(({ ok }) => !ok)).toEqual([]);
  await server.stop();
}

async function expectFrozen(why: string): Promise<void> {
  const server = await comeBack();
  const [one] = begun.players as [TestPlayer];
  expect(one.table).toMatchObject({ state: 'playing', frozen: true });
  const refusals = one.refusals.length;
  one.answer(1, null);
  one.say({ t: 'leave' });
  one.say({ t: 'giveWay' });
  await one.until(() => one.refusals.length === refusals + 3);
  expect(one.refusals.slice(refusals).map(({ code }) => code)).toEqual(['otherRules', 'otherRules', 'otherRules']);
  expect(one.wire).toBeNull();
  const said = server.lines.filter((line) => line.includes('match frozen'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`"why":"${why}"`);
  await server.stop();
}

describe('a match', () => {
  test('is frozen, not guessed at, when the rules are others; with its own back beside them it goes on as if nothing had been', async () => {
    entry.module = changed({});
    await expectFrozen('noRules');
    entry.older = [rules];
    await expectGoesOn();
  });

  test('goes on under rules that declare to continue it, and its record holds', async () => {
    entry.module = changed({ continues: [rules.rulesVersion] });
    await expectGoesOn();
  });

  test('is frozen where the rules that would continue it refuse what was played', async () => {
    const { explore } = rules.asks;
    const asks = { ...rules.asks, explore: { ...explore, decide: () => ({ shape: { t: 'oneOf' as const, options: ['nothing'] } }) } };
    entry.module = changed({ continues: [rules.rulesVersion], asks });
    await expectFrozen('refused');
    // Beside the rules it was played by, they are passed over.
    entry.older = [rules];
    await expectGoesOn();
  });

  test('is frozen where they fail, or would have told it otherwise', async () => {
    const setup: AnyGame['setup'] = () => {
      throw new Error('no such options');
    };
    entry.module = changed({ continues: [rules.rulesVersion], setup });
    await expectFrozen('failed');
    // The same course of play, but nobody hears that somebody has sealed.
    const asks = { ...rules.asks, explore: { ...rules.asks.explore, show: 'nothing' as const } };
    entry.module = changed({ continues: [rules.rulesVersion], asks });
    await expectFrozen('differs');
    entry.module = rules;
    await expectGoesOn();
  });

  test('is played again from its inputs where other code made the snapshot', async () => {
    const marked: AnyGame['setup'] = (options, seats, dice) => {
      const s = rules.setup(options, seats, dice);
      Object.assign(s.open, { marked: true });
      return s;
    };
    entry.module = { ...rules, setup: marked };
    const server = await comeBack();
    await Promise.all(begun.players.map((player) => player.until(() => player.wire !== null)));
    // Nothing but a new beginning can have put it there, and all that was played since is there as well.
    const views = begun.players.map(({ wire }) => JSON.parse(JSON.stringify(wire)));
    expect(views.map(({ open }) => open.marked)).toEqual([true, true, true]);
    for (const { open } of views) delete open.marked;
    expect(views.map((view) => canonical(view))).toEqual(begun.views);
    await server.stop();
  });
});
