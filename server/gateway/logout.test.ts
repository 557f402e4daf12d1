import { verify } from '@lurk/table';
import { afterAll, describe, expect, test } from 'vitest';
import { gameOf } from '../common/games.ts';
import { post, TestPlayer } from '../test/player.ts';
import { cleanUp, type TestServer, testServer } from '../test/start.ts';
import { dealt, lobby, playOut } from '../test/tables.ts';

afterAll(cleanUp);

const closed = ({ ws }: TestPlayer): Promise<unknown> => new Promise((done) => ws.once('close', done));
const me = async ({ url }: TestServer, { cookie }: TestPlayer): Promise<unknown> =>
  (await (await fetch(`${url}/api/me`, { headers: { cookie } })).json()) as unknown;

describe('going for good', () => {
  test('by logging out ends the session everywhere, stands up in the lobby, and leaves a running seat to a bot', async () => {
    const server = await testServer();
    const { players } = await dealt(server.url, { people: 2 });
    const [stays, goes] = players;
    const waiting = await lobby(server.url, { people: 1, bots: 1 });
    const guest = await TestPlayer.again(server.url, goes);
    guest.follow(waiting.code);
    await guest.until(() => guest.table !== null);
    await post(server.url, '/api/tables', { game: 'anomaly' }, goes.cookie);
    const cut = Promise.all([closed(goes), closed(guest)]);
    const answer = await post(server.url, '/api/logout', {}, goes.cookie);
    expect([answer.status, answer.headers.getSetCookie()[0]]).toEqual([200, expect.stringMatching(/^lurk=; .*Max-Age=0/)]);
    await cut;
    await stays.until(() => stays.table!.seats.some((seat) => seat.kind === 'person' && seat.away));
    expect(stays.table!.seats.map((seat) => seat.kind === 'person' && seat.name)).toContain('Player 1');
    expect(await me(server, goes)).toEqual({ you: null, tables: [] });
    await expect(goes.connect()).rejects.toThrow('401');
    await playOut([stays]);
    for (const player of [stays, ...waiting.players]) player.close();
    await server.stop();
  });

  test('by having everything deleted takes name and words out of tables, talk and records; the moves stay, and prove the same', async () => {
    const server = await testServer();
    const { code, players } = await dealt(server.url, { people: 2 });
    const [stays, goes] = players;
    goes.say({ t: 'chat', text: 'my very own words' });
    stays.say({ t: 'chat', text: 'words of another' });
    await stays.until(() => stays.chats.length === 2);
    const { match } = stays;
    await playOut(players);
    const record = async (): Promise<string> => (await fetch(`${server.url}/api/matches/${match}`)).text();
    expect(await record()).toContain('Player 1');
    expect((await post(server.url, '/api/forget', {}, goes.cookie)).status).toBe(200);
    const left = await record();
    expect(left).not.toContain('Player 1');
    expect(verify(JSON.parse(left), gameOf).ok).toBe(true);
    const stranger = await TestPlayer.join(server.url, 'Stranger');
    stranger.follow(code);
    await stranger.until(() => stranger.received.some((text) => text.startsWith('{"t":"chats"')));
    const told = stranger.received.join();
    expect(told).toContain('words of another');
    expect(told).not.toContain('my very own words');
    expect(told).not.toContain('Player 1');
    for (const player of [stays, stranger]) player.close();
    await server.stop();
  });

  test('needs our own page, and does nothing without a session', async () => {
    const server = await testServer();
    const player = await TestPlayer.join(server.url, 'Ada');
    expect((await post(server.url, '/api/forget', {}, player.cookie, 'http://evil.example')).status).toBe(400);
    expect(await me(server, player)).toMatchObject({ you: { name: 'Ada' } });
    expect((await post(server.url, '/api/forget', {})).status).toBe(200);
    for (const body of [{ more: 1 }, [], null]) expect((await post(server.url, '/api/logout', body, player.cookie)).status).toBe(400);
    expect(await me(server, player)).toMatchObject({ you: { name: 'Ada' } });
    player.close();
    await server.stop();
  });
});
