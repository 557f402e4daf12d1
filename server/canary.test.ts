/** Canaries: secrets with names of their own, planted in every compartment, and looked for in every byte that leaves the server. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { notAlone } from '@lurk/not-alone';
import { HUNT_IDS, SURVIVAL_IDS } from '@lurk/not-alone/public';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestPlayer } from './test/player.ts';
import { cleanUp, type TestServer, testServer } from './test/start.ts';
import { dealt, playOut } from './test/tables.ts';

type Game = typeof notAlone;
const { setup } = notAlone;
const planted = { own: [] as string[], vault: '', circle: '', members: [] as number[] };

let server: TestServer;
beforeAll(async () => {
  notAlone.setup = ((...args: Parameters<Game['setup']>) => plant(setup(...args))) as Game['setup'];
  server = await testServer();
});
afterAll(async () => {
  notAlone.setup = setup;
  cleanUp();
});

const token = (name: string): string => `canary-${name}-${Math.random().toString(36).slice(2)}`;

function plant<S>(s: S): S {
  const { own, vault, circle } = s as unknown as { own: object[]; vault: object; circle: { hunted: { members: number[]; facts: object } } };
  planted.own = own.map((_, seat) => token(`own${seat}`));
  own.forEach((mine, seat) => {
    Object.assign(mine, { canary: planted.own[seat] });
  });
  planted.vault = token('vault');
  Object.assign(vault, { canary: planted.vault });
  planted.circle = token('circle');
  planted.members = circle.hunted.members;
  Object.assign(circle.hunted.facts, { canary: planted.circle });
  return s;
}

/** Names of cards: hidden as long as they are in a deck or in another's hand. */
const cards = new Set<string>([...HUNT_IDS, ...SURVIVAL_IDS]);

const strings = (value: unknown, out: Set<string>): Set<string> => {
  if (typeof value === 'string') out.add(value);
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      out.add(key);
      strings(inner, out);
    }
  return out;
};

/** Looks at every frame as it comes: a card named in it must be in what the viewer saw just before, or sees just after. */
function watchCards(player: TestPlayer, faults: string[]): void {
  let before = strings(player.wire, new Set());
  player.onMessage = (message) => {
    if (message.t !== 'frame' && message.t !== 'view') return;
    const after = strings(player.wire, new Set());
    if (message.t === 'frame')
      for (const word of strings([message.events, message.patch], new Set()))
        if (cards.has(word) && !before.has(word) && !after.has(word))
          faults.push(`${player.view.seat}: ${word} in ${JSON.stringify(message).slice(0, 300)}`);
    before = after;
  };
}

test('no byte of a frame, a page or a log holds a secret its reader may not know, over whole matches', { timeout: 120_000 }, async () => {
  const faults: string[] = [];
  const everything: string[] = [];
  const matches: { id: string; heard: string[] }[] = [];
  for (let round = 0; round < 3; round++) {
    const { code, players } = await dealt(server.url, { people: 4, bots: 1, options: { expert: round === 1 } });
    const watcher = await TestPlayer.join(server.url, 'Watcher');
    watcher.follow(code);
    await watcher.until(() => watcher.wire !== null);
    const viewers = [...players, watcher];
    for (const player of viewers) watchCards(player, faults);
    for (const player of players) player.say({ t: 'chat', text: 'spoken-word' });
    await playOut(players);
    for (const player of viewers) {
      const { seat } = player.view;
      const bytes = player.received.join('\n');
      planted.own.forEach((canary, owner) => {
        if (owner !== seat && bytes.includes(canary)) faults.push(`seat ${seat} got the canary of ${owner}`);
        if (owner === seat && !bytes.includes(canary)) faults.push(`seat ${seat} did not get its own canary: the test sees nothing`);
      });
      if (bytes.includes(planted.vault)) faults.push(`seat ${seat} got the vault's canary`);
      if (bytes.includes(planted.circle) && !(seat !== null && planted.members.includes(seat)))
        faults.push(`seat ${seat} got the circle's canary`);
    }
    for (const path of [`/api/tables/${code}`, '/api/me', '/api/games', `/t/${code}`, '/healthz'])
      everything.push(await (await fetch(server.url + path, { headers: { cookie: players[0].cookie } })).text());
    matches.push({ id: players[0].match, heard: viewers.flatMap(({ received }) => received) });
    for (const player of viewers) player.close();
  }
  await server.stop();

  const logs = server.lines.join('\n');
  const pages = everything.join('\n');
  for (const word of ['canary', 'spoken-word', 'Player 0', '"open"', '"choice"'])
    if (logs.includes(word)) faults.push(`a log line holds ${word}`);
  if (pages.includes('canary')) faults.push('a page holds a canary');
  const db = new DatabaseSync(join(server.data, 'lurk.sqlite'));
  for (const { id, heard } of matches) {
    const { dealt: text } = db.prepare('SELECT dealt FROM match WHERE id = ?').get(id) as { dealt: string };
    const { secret } = JSON.parse(text) as { secret: string };
    if (heard.some((line) => line.includes(secret)) || logs.includes(secret)) faults.push('the secret of the deal was told before the end');
  }
  db.close();
  expect(faults).toEqual([]);
});
