/**
 * Canaries: secrets with names of their own, planted in every compartment of a match of every game, and looked for in every byte that leaves the
 * server: frames, whole views after a dropped line, what somebody who comes late is brought up to date with, pages, "my tables", records, logs.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { games } from '@lurk/games';
import { HUNT_IDS, SURVIVAL_IDS } from '@lurk/not-alone/public';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyGame, knownGame } from '../common/games.ts';
import { anyAnswer, TestPlayer } from '../test/player.ts';
import { cleanUp, type TestServer, testServer } from '../test/start.ts';
import { dealt, playOut } from '../test/tables.ts';

type State = ReturnType<AnyGame['setup']>;
type Planted = Record<string, { members: number[]; facts: object }>;

const names = Object.keys(games);
const rules = new Map(names.map((name) => [name, knownGame(name).module.setup]));
/** The match that is being played, as the server has it. */
let state: State;
let faults: string[] = [];
let server: TestServer;

beforeAll(async () => {
  for (const name of names) {
    const { module } = knownGame(name);
    const setup = rules.get(name)!;
    module.setup = (...args) => {
      state = plant(setup(...args));
      return state;
    };
  }
  server = await testServer({ examples: true });
});
afterAll(() => {
  for (const name of names) knownGame(name).module.setup = rules.get(name)!;
  cleanUp();
});

const token = (where: string): string => `canary-${where}-`;
const circlesOf = (s: State): Planted => s.circle as unknown as Planted;
function plant(s: State): State {
  for (const [seat, mine] of s.own.entries()) Object.assign(mine as object, { canary: token(`own${seat}`) });
  Object.assign(s.vault as object, { canary: token('vault') });
  for (const [id, { facts }] of Object.entries(circlesOf(s))) Object.assign(facts, { canary: token(`circle-${id}`) });
  return s;
}

/** Looks at every message as it comes: a canary in it must be the reader's own, or that of a circle the reader is in. */
function watch(player: TestPlayer, seat: number | null): void {
  const mine = new Set<string>(seat === null ? [] : [token(`own${seat}`)]);
  player.onMessage = (_, text) => {
    if (!text.includes('canary')) return;
    for (const [id, { members }] of Object.entries(circlesOf(state)))
      if (seat !== null && members.includes(seat)) mine.add(token(`circle-${id}`));
    for (const [canary] of text.matchAll(/canary-\w+(-\w+)*-/g)) if (!mine.has(canary)) faults.push(`seat ${seat} got ${canary}`);
  };
}

const strings = (value: unknown, out: Set<string>): Set<string> => {
  if (typeof value === 'string') out.add(value);
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      out.add(key);
      strings(inner, out);
    }
  return out;
};
/** Names of cards that are nowhere but in one place: hidden as long as they are in a deck or in another's hand. */
const cards = new Set<string>([...HUNT_IDS, ...SURVIVAL_IDS]);
/** A card named in a frame must be in what the viewer saw just before, or sees just after. */
function watchCards(player: TestPlayer): void {
  let before = strings(player.wire, new Set());
  const { onMessage } = player;
  player.onMessage = (message, text) => {
    onMessage?.(message, text);
    if (message.t !== 'frame' && message.t !== 'view') return;
    const after = strings(player.wire, new Set());
    if (message.t === 'frame')
      for (const word of strings([message.events, message.patch], new Set()))
        if (cards.has(word) && !before.has(word) && !after.has(word)) faults.push(`${player.view.seat}: ${word} in ${text.slice(0, 300)}`);
    before = after;
  };
}

const isOver = ({ table }: TestPlayer): boolean => table?.state === 'over';

/** A watcher or a player who comes in the middle: brought up to date from nothing. */
async function comesLate(player: TestPlayer, code: string): Promise<void> {
  const from = player.received.length;
  player.follow(code);
  await player.until(() => player.received.slice(from).some((text) => text.startsWith('{"t":"clock"') || text.startsWith('{"t":"view"')));
}

test.each([...names.map((game) => ({ game, options: {} })), { game: 'not-alone', options: { expert: true } }])(
  'no byte that leaves the server holds a secret its reader may not know: $game $options',
  async ({ game, options }) => {
    faults = [];
    const { min, usual } = knownGame(game).contract.seats;
    const people = Math.max(2, Math.min(usual, min + 2));
    const { code, players } = await dealt(server.url, { game, people, bots: Math.max(0, usual - people), options });
    const [watcher, late] = await Promise.all(['Watcher', 'Late'].map((name) => TestPlayer.join(server.url, name)));
    for (const player of players) watch(player, player.view.seat);
    for (const player of [watcher, late]) watch(player, null);
    await comesLate(watcher, code);
    if (game === 'not-alone') for (const player of [...players, watcher]) watchCards(player);
    for (const player of players) player.say({ t: 'chat', text: 'spoken-word' });

    const ask = async (path: string): Promise<string> =>
      (await fetch(server.url + path, { headers: { cookie: players[0].cookie } })).text();
    const running = [`/api/tables/${code}`, '/api/me', '/api/games', `/t/${code}`, '/healthz', `/api/matches/${players[0].match}`];
    for (const player of players) {
      player.play = anyAnswer;
      player.nudge();
    }
    // One line drops and comes back for what it missed; another asks for everything again; somebody comes late.
    const [one, other] = players as [TestPlayer, TestPlayer];
    await other.until(() => other.n > 12 || isOver(other));
    one.close();
    await other.until(() => other.n > 18 || isOver(other) || other.view.decision === null, 2000).catch(() => {});
    await one.connect();
    await comesLate(one, code);
    await comesLate(late, code);
    other.say({ t: 'sync' });
    // Whoever takes over from a bot may know what that seat does, and nothing of any other.
    const bot = other.table!.seats.findIndex(({ kind }) => kind === 'bot');
    if (bot >= 0 && !isOver(other)) {
      watch(late, bot);
      late.say({ t: 'askSeat', seat: bot });
      await late.answered();
      for (const player of players) player.say({ t: 'vote', yes: true });
      await late.until(() => late.wire?.seat === bot || isOver(late));
      late.play = anyAnswer;
      late.nudge();
    }
    if (!isOver(other)) {
      const pages = await Promise.all(running.map(ask));
      for (const [i, page] of pages.entries()) if (page.includes('canary')) faults.push(`${running[i]} holds a canary`);
      if (!isOver(other) && !pages.at(-1)!.includes('notNow')) faults.push('a record was given of a running match');
    }
    await playOut(players);

    for (const player of players)
      if (!player.received.some((text) => text.includes(token(`own${player.view.seat}`))))
        faults.push(`seat ${player.view.seat} did not get its own canary: the test sees nothing`);
    for (const player of [...players, watcher, late]) player.close();
    const db = new DatabaseSync(join(server.data, 'lurk.sqlite'), { readOnly: true });
    const { dealt: text } = db.prepare('SELECT dealt FROM match WHERE id = ?').get(players[0].match) as { dealt: string };
    db.close();
    const { secret } = JSON.parse(text) as { secret: string };
    if (players.some(({ received }) => received.some((line) => line.includes(secret))))
      faults.push('the secret of the deal was told before the end');
    const logs = server.lines.join('\n');
    for (const word of ['canary', 'spoken-word', 'Player 0', '"open"', '"choice"', secret])
      if (logs.includes(word)) faults.push(`a log line holds ${word}`);
    expect(faults).toEqual([]);
  },
);
