import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { games } from '@lurk/games';
import { REFUSALS } from '@lurk/table';
import { chance } from '@lurk/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { TROUBLES } from '../../common/log.ts';
import { RATES, settingsFrom } from '../../settings.ts';
import { openSqlite } from '../../store/sqlite/open.ts';
import { post, TestPlayer } from '../../test/player.ts';
import { cleanUp, LOOSE, newFolder, type TestServer, testServer } from '../../test/start.ts';
import { dealt, playOut } from '../../test/tables.ts';
import { afterTwins, begin, settled, step, type Twin } from '../../test/twins.ts';
import { REST } from './page.ts';

afterAll(() => {
  afterTwins();
  cleanUp();
});

const here = { port: 0, host: '127.0.0.1' };
/** Every look is a new one: time passes between them. */
function restless(): { now(): number; rest(): void } {
  let later = 0;
  return {
    now: () => Math.round(performance.timeOrigin + performance.now()) + later,
    rest: () => {
      later += REST;
    },
  };
}

const pageOf = async ({ metricsPort }: TestServer): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const linesOf = (page: string): string[] => page.split('\n').filter((line) => line && !line.startsWith('#'));
/** One figure, named with its label if it has one. */
const figure = (page: string, name: string): number =>
  Number(
    linesOf(page)
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );

describe('figures', () => {
  test('count what was stored, refused, turned away and what is in memory', async () => {
    const clock = restless();
    const server = await testServer({ metrics: here, rates: { ...LOOSE, chat: [2, 0] } }, undefined, clock);
    const { players } = await dealt(server.url, { people: 2, bots: 1 });
    players[0].answer(999, null);
    for (let n = 0; n < 5; n++) players[0].say({ t: 'chat', text: 'hello' });
    players[0].raw('{');
    await players[0].until(() => players[0].refusals.length === 5);
    expect((await post(server.url, '/api/tables', { game: 'chess' })).status).toBe(404);
    const page = await pageOf(server);
    expect(figure(page, 'lurk_refusals_total{code="tooFast"}')).toBe(3);
    expect(figure(page, 'lurk_refusals_total{code="badMessage"}')).toBe(1);
    expect(figure(page, 'lurk_refusals_total{code="notYourDecision"}')).toBe(1);
    expect(figure(page, 'lurk_refusals_total{code="noSuchGame"}')).toBe(1);
    expect(figure(page, 'lurk_limits_reached_total{limit="chat"}')).toBe(3);
    expect(figure(page, 'lurk_matches_begun_total{game="not-alone"}')).toBe(1);
    expect(figure(page, 'lurk_sockets')).toBe(2);
    expect(figure(page, 'lurk_tables_awake')).toBe(1);
    expect(figure(page, 'lurk_matches_awake')).toBe(1);
    expect(figure(page, 'lurk_batches_total{outcome="failed"}')).toBe(0);
    await playOut(players);
    clock.rest();
    const later = await pageOf(server);
    const { inputs } = (await (await fetch(`${server.url}/api/matches/${players[0].match}`)).json()) as { inputs: unknown[] };
    expect(figure(later, 'lurk_inputs_total')).toBe(inputs.length);
    expect(figure(later, 'lurk_matches_ended_total')).toBe(1);
    expect(figure(later, 'lurk_batch_seconds_count')).toBe(figure(later, 'lurk_batches_total{outcome="stored"}'));
    expect(figure(later, 'lurk_batch_writes_sum')).toBeGreaterThan(inputs.length);
    expect(figure(later, 'lurk_bot_thread_busy_seconds_total')).toBeGreaterThan(0);
    expect(figure(later, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    for (const player of players) player.close();
    await server.stop();
  });

  test('count what a store could not take', async () => {
    const store = await openSqlite(newFolder());
    let isFull = false;
    const commit: typeof store.commit = (batch, revisions) => (isFull ? Promise.reject(new Error('full')) : store.commit(batch, revisions));
    const server = await testServer({ metrics: here }, { ...store, commit });
    isFull = true;
    expect((await post(server.url, '/api/hello', { name: 'Ada' })).status).toBe(503);
    isFull = false;
    const page = await pageOf(server);
    expect(figure(page, 'lurk_batches_total{outcome="failed"}')).toBe(1);
    expect(figure(page, 'lurk_troubles_total{what="store failed"}')).toBe(1);
    await server.stop();
  });

  /** Times and sizes of batches, and what the machine does, go by the clock. */
  const BY_CLOCK = /^(lurk_batch_|lurk_batches_total|lurk_bot_thread_busy|process_|nodejs_)/;

  test('of two matches that differ in who is infected are the same', async () => {
    const clock = restless();
    const servers = [await testServer({ metrics: here }, undefined, clock), await testServer({ metrics: here }, undefined, clock)] as const;
    const told = async (): Promise<string[][]> => {
      clock.rest();
      const pages = await Promise.all(servers.map(pageOf));
      return pages.map((page) => linesOf(page).filter((line) => !BY_CLOCK.test(line)));
    };
    let inputs = 0;
    const everybody: Twin[] = [];
    for (let n = 0; n < 2; n++) {
      const below = chance(`counted twins ${n}`);
      const [one, two] = servers;
      const twins = [await begin(one.url, `counted ${n}`, null), await begin(two.url, `counted ${n}`, below(4))] as const;
      everybody.push(...twins);
      for (let no = 0; no < 16 && (await step(twins, below)); no++) {
        await Promise.all(twins.map(settled));
        inputs++;
        const [a, b] = await told();
        expect(b).toEqual(a);
      }
    }
    expect(inputs).toBeGreaterThan(20);
    const [a] = await told();
    expect(figure(a.join('\n'), 'lurk_inputs_total')).toBe(inputs);
    expect(figure(a.join('\n'), 'lurk_tables_awake')).toBe(2);
    // A drill: one message more on one side is noticed.
    everybody[0].players[0].raw('{');
    await everybody[0].players[0].until(() => everybody[0].players[0].refusals.length === 1);
    const [c, d] = await told();
    expect(d).not.toEqual(c);
    for (const { viewers } of everybody) for (const player of viewers) player.close();
    await Promise.all(servers.map((server) => server.stop()));
  });

  test('name kinds that are written down in the code, and nobody and nothing else', async () => {
    const server = await testServer({ metrics: here });
    const { code, players } = await dealt(server.url, { people: 2 });
    players[0].raw('{"t":"follow","table":"no-such-table-at-all"}');
    await post(server.url, '/api/tables', { game: 'no-such-game-at-all' });
    await players[0].until(() => players[0].refusals.length > 0);
    const page = await pageOf(server);
    const ours = linesOf(page).filter((line) => line.startsWith('lurk_'));
    const kinds = new Set<string>([
      ...REFUSALS,
      ...TROUBLES,
      ...Object.keys(RATES),
      ...Object.keys(games),
      'stored',
      'failed',
      'overtaken',
    ]);
    const labels = ours.flatMap((line) => [...line.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => ({ label, value })));
    expect(labels.filter(({ label, value }) => label !== 'le' && !kinds.has(value))).toEqual([]);
    expect(new Set(labels.map(({ label }) => label))).toEqual(new Set(['code', 'limit', 'what', 'game', 'outcome', 'le']));
    const secrets = [code, players[0].match, 'at-all', ...players.flatMap(({ id, cookie }) => [id, cookie.split('=')[1]])];
    for (const secret of ['Player', ...secrets]) expect(page).not.toContain(secret);
    for (const player of players) player.close();
    await server.stop();
  });
});

describe('where they are told', () => {
  test('is nowhere unless somebody says where, and this machine alone unless they say otherwise', () => {
    const at = (text: string | undefined) => settingsFrom({ LURK_METRICS: text }).metrics;
    expect(at(undefined)).toBeNull();
    expect(at('9464')).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(at('0.0.0.0:9464')).toEqual({ port: 9464, host: '0.0.0.0' });
    expect(at('[::1]:9464')).toEqual({ port: 9464, host: '::1' });
    for (const wrong of ['yes', '70000', ':9464', 'http://x:9464', '1:2:3', '-1']) expect(() => at(wrong)).toThrow('LURK_METRICS');
  });

  test('is never where people come', async () => {
    const server = await testServer({ metrics: here });
    for (const path of ['/metrics', '/metrics/', '/api/metrics', '/%6detrics'])
      expect(await (await fetch(server.url + path)).text()).not.toContain('lurk_');
    await server.stop();
  });

  test('is one page and nothing else, whatever is asked of it', async () => {
    const server = await testServer({ metrics: here });
    const url = `http://127.0.0.1:${server.metricsPort}`;
    const player = await TestPlayer.join(server.url, 'Ada');
    const status = async (path: string, init?: RequestInit): Promise<number> => (await fetch(url + path, init)).status;
    expect(await status('/metrics')).toBe(200);
    for (const path of ['/', '/healthz', '/api/me', '/ws', '/metrics?x', '/metrics/../api/me', `/${'x'.repeat(4096)}`, '/%00', '/%'])
      expect(await status(path, { headers: { cookie: player.cookie } }), path).toBe(404);
    expect(await status(`/${'x'.repeat(64_000)}`)).toBe(431);
    expect(await status('/metrics', { method: 'POST', body: 'x'.repeat(100_000) })).toBe(405);
    const raw = connect(server.metricsPort!, '127.0.0.1');
    raw.write('GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    expect(String((await once(raw, 'data'))[0])).toMatch(/^HTTP\/1.1 404 /);
    raw.destroy();
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    player.close();
    await server.stop();
  });

  test('lets nobody watch by the moment: the page is the same until a while has passed', async () => {
    const clock = restless();
    const server = await testServer({ metrics: here }, undefined, clock);
    const first = await pageOf(server);
    await post(server.url, '/api/tables', { game: 'chess' });
    expect(await pageOf(server)).toBe(first);
    clock.rest();
    expect(figure(await pageOf(server), 'lurk_refusals_total{code="noSuchGame"}')).toBe(1);
    await server.stop();
  });

  test('holds so many lines and no more, and those who play do not notice', async () => {
    const server = await testServer({ metrics: here });
    const lines = Array.from({ length: 100 }, () => connect(server.metricsPort!, '127.0.0.1').on('error', () => {}));
    await Promise.all(lines.map((line) => once(line, 'connect')));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    for (const line of lines) line.destroy();
    await expect.poll(async () => pageOf(server).catch(() => '')).toContain('lurk_sockets');
    await server.stop();
  });

  test('may fail, in one visitor’s words only', async () => {
    const probe = (what: string): void => {
      if (what === 'metrics') throw new Error('made to fail');
    };
    const server = await testServer({ metrics: here }, undefined, { probe });
    const answer = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([500, '']);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.stop();
  });

  test('must be free, or the server does not start and says why', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const data = newFolder();
    await expect(testServer({ metrics: { ...here, port }, data })).rejects.toThrow(
      `LURK_METRICS: nothing can be told at 127.0.0.1:${port}`,
    );
    // And has let go of its folder.
    await (await testServer({ data })).stop();
    taken.close();
  });
});
