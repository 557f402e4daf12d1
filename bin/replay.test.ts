// A stored match played again: of a folder left by the first published version, so of matches that an older Lurk has stored.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSqlite } from '../server/store/sqlite/open.ts';
import { leaveBehind } from '../server/test/fixtures/index.ts';
import { run } from './commands/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'lurk-replay-'));
const file = join(folder, 'lurk.sqlite');
const { tables } = leaveBehind('layout-1', folder);
const codeOf = (state: string): string => tables.find((table) => table.game === 'not-alone' && table.state === state)!.code;
// Opened once, it has today's layout.
beforeAll(async () => (await openSqlite(folder)).close());
afterAll(() => rmSync(folder, { recursive: true }));

async function replayed(...args: string[]): Promise<{ status: number; said: string }> {
  const said: string[] = [];
  const spies = (['log', 'error'] as const).map((way) => vi.spyOn(console, way).mockImplementation((line) => void said.push(String(line))));
  const status = await run(['replay', file, ...args]);
  for (const spy of spies) spy.mockRestore();
  return { status, said: said.join('\n') };
}

test('the matches of a store are listed with their tables, rules and states', async () => {
  const { said } = await replayed();
  expect(said).toMatch(new RegExp(`${codeOf('playing')} {2}not-alone {2}rules 1 {2}playing`));
  expect(said.split('\n')).toHaveLength(4);
});

test('a running match stands where it stood, after any number of its inputs', async () => {
  const { status, said } = await replayed(codeOf('playing'), '--to', '3');
  expect(status).toBe(0);
  expect(said).toContain('seat 0: {"t":"huntDrawnCards"');
  expect(said).toMatch(/^3 {2}\{"seat":1,.*\}$/m);
  expect(said).toMatch(/At match\.hunting > exploration\.explore\n {2}seat 2, decision 1, explore: /);
  expect((await replayed(codeOf('playing'))).said).toMatch(/^\d{2} /m);
});

test('one that is archived is read from its record', async () => {
  expect((await replayed(codeOf('over'))).said).toMatch(/Over: \{"winner":"(hunted|creature)"/);
});

test('what is not there is said in a line', async () => {
  expect(await replayed('NOBODY')).toEqual({ status: 2, said: expect.stringContaining('no match "NOBODY"') });
  expect((await replayed(codeOf('over'), '--to', '100000')).said).toContain('--to wants a whole number');
});
