/** A server behind a proxy, as people use it who come by way of the proxy alone. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from 'vitest';
import { trustFrom } from '../../server/gateway/proxy.ts';
import { TestPlayer } from '../../server/test/player.ts';
import { LOOSE, testServer } from '../../server/test/start.ts';
import { dealt } from '../../server/test/tables.ts';

export const has = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

interface Proxy {
  /** Where people come, and what they are to be. */
  readonly url: string;
  readonly secure: boolean;
  /** How it is started before a server on this port. */
  command(port: number): { file: string; args: string[]; env?: Record<string, string> };
}

/** A match is played through it, nobody passes for another address, and what is said of https is so. */
export async function playThrough({ url, secure, command }: Proxy): Promise<void> {
  const server = await testServer({ proxy: trustFrom('127.0.0.1')!, rates: { ...LOOSE, guest: [4, 0] } });
  const { file, args, env } = command(server.port);
  const proxy = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  proxy.stderr.on('data', (part: Buffer) => (said += part));
  try {
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          ({ status }) => status,
          () => said,
        ),
      )
      .toBe(200);
    const { players } = await dealt(url, { people: 2, bots: 1 });
    const asked = (): TestPlayer | undefined => players.find(({ view }) => view.decision);
    await expect.poll(asked).toBeDefined();
    const player = asked()!;
    const key = player.answer(player.view.decision!.id, null);
    // Taken, or refused by the rules: the move has been there and back.
    await player.until(() => player.acks.has(key) || player.refusals.some((refusal) => refusal.key === key));
    for (const { ws } of players) ws.close();
    const hello = (visitor: string): Promise<Response> => {
      const headers = { origin: url, 'x-forwarded-for': visitor, 'x-forwarded-proto': 'ftp', 'x-forwarded-host': 'elsewhere.example' };
      return fetch(`${url}/api/hello`, { method: 'POST', body: '{}', headers });
    };
    const guests = [];
    for (const visitor of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) guests.push(await hello(visitor));
    // Two players and two more: whatever they write about themselves, they come from one address.
    expect(guests.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(guests[0].headers.getSetCookie()[0].includes('; Secure')).toBe(secure);
    expect((await TestPlayer.join(url, 'Late').catch((error) => error)) instanceof Error).toBe(true);
  } finally {
    const ended = once(proxy, 'exit');
    proxy.kill('SIGTERM');
    await ended;
    await server.stop();
  }
}
