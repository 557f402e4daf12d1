/** Three people come together at one table of a server, and everything they were told can be looked at afterwards. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameId } from '../src/ui/types';
import { chooseGame } from './home';
import type { Lurk } from './lurk';
import { type Visitor, visit } from './visitor';
import { englishOn, say } from './words';

export type Three = readonly [host: Visitor, phone: Visitor, french: Visitor];

/** One choice of an option of the lobby, known by another choice of the same option. */
const option = (page: Page, other: string, choice: string): Promise<void> =>
  page.locator(`.lobby fieldset:has(input[value="${other}"]) label:has(input[value="${choice}"])`).click();
export const unhurried = (page: Page): Promise<void> => option(page, 'relaxed', 'none');
/** Anomaly with as little health as it allows. */
const shorter = (page: Page): Promise<void> => option(page, '14', '6');

/** Bots on all free seats but so many. Whoever has sat down must be seen to sit: their seat would be counted as free. */
export async function fillWithBots(page: Page, but = 0): Promise<void> {
  const addBot = page.getByRole('button', { name: say.en.lobby.addBot });
  await addBot.first().waitFor();
  for (let free = await addBot.count(); free > but; free--) {
    await addBot.last().click();
    await expect.poll(() => addBot.count()).toBe(free - 1);
  }
}

/**
 * The host makes a table of these seats, adds these bots and turns off the clock; one friend types the code on a phone and wishes to
 * hide, the other follows the link on a tablet, reads French and wishes to hunt. Where nobody knows who will hunt (`sides`), nothing is wished.
 */
export async function gather(
  lurk: Lurk,
  game: GameId,
  { seats, bots, short = false, sides = true }: { seats: number; bots: number; short?: boolean; sides?: boolean },
): Promise<Three> {
  const w = say.en.lobby;
  const host = await visit(lurk.url, { name: 'Nickname-Ada' });
  await chooseGame(host.page, game);
  await host.page.getByRole('button', { name: say.en.home.makeTable }).click();
  const mayAddBot = host.page.getByRole('button', { name: w.addBot });
  for (let left = seats - 1; left > seats - 1 - bots; left--) {
    await expect.poll(() => mayAddBot.count()).toBe(left);
    await mayAddBot.last().click();
  }
  await unhurried(host.page);
  if (short) await shorter(host.page);
  const code = new URL(host.page.url()).pathname.split('/').at(-1)!;

  // One types the code on a phone, and is asked for a name only there; the other follows the link and reads French.
  const phone = await visit(lurk.url, { size: 'phone', copies: true });
  await phone.page.getByLabel(say.en.home.letter(1, 6)).fill(code);
  await phone.page.getByRole('button', { name: say.en.home.join, exact: true }).tap();
  await phone.page.getByRole('button', { name: new RegExp(`^${w.takeSeat}`) }).tap();
  await phone.page.getByLabel(say.en.shell.name.label).fill('Nickname-Ben');
  await phone.page.getByRole('button', { name: say.en.shell.name.go }).tap();
  if (sides) await phone.page.locator('label:has(input[value="hunted"], input[value="students"])').tap();
  await phone.page.getByRole('button', { name: new RegExp(`^${w.iAmReady}`) }).tap();

  const french = await visit(`${lurk.url}/t/${code}`, { lang: 'fr', name: 'Nickname-Chloé', size: 'tablet' });
  await french.page.getByRole('button', { name: new RegExp(`^${say.fr.lobby.takeSeat}`) }).tap();
  if (sides) await french.page.locator('label:has(input[value="creature"], input[value="anomaly"])').tap();
  await expect.poll(() => englishOn(french.page)).toEqual([]);
  await french.page.getByRole('button', { name: new RegExp(`^${say.fr.lobby.iAmReady}`) }).tap();

  const start = host.page.getByRole('button', { name: new RegExp(`^${w.start}`) });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe(null);
  await start.click();
  for (const { page } of [host, phone, french]) await page.locator('.stage').waitFor();
  return [host, phone, french];
}

/** A host with a mouse, a friend on a phone and a bot, without a clock; where `sides` are chosen, the host hunts. */
export async function pair(url: string, { sides = false } = {}): Promise<[host: Visitor, friend: Visitor]> {
  const w = say.en.lobby;
  const host = await visit(url, { name: 'Ada' });
  await chooseGame(host.page, 'not-alone');
  await host.page.getByRole('button', { name: say.en.home.makeTable }).click();
  await host.page.getByRole('button', { name: w.addBot }).last().click();
  await unhurried(host.page);
  if (sides) await host.page.locator('label:has(input[value="creature"])').click();
  const friend = await visit(host.page.url(), { name: 'Ben', size: 'phone' });
  await friend.page.getByRole('button', { name: new RegExp(`^${w.takeSeat}`) }).tap();
  if (sides) await friend.page.locator('label:has(input[value="hunted"])').tap();
  await friend.page.getByRole('button', { name: new RegExp(`^${w.iAmReady}`) }).tap();
  const start = host.page.getByRole('button', { name: new RegExp(`^${w.start}`) });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe(null);
  await start.click();
  for (const { page } of [host, friend]) await page.locator('.stage').waitFor();
  return [host, friend];
}

/** An input as it is kept: a person's has a key. */
export interface StoredInput {
  readonly key: string | null;
  readonly text: string;
}

const keysOf = (texts: readonly string[], t: string): string[] =>
  texts
    .map((text) => JSON.parse(text) as { t: string; key?: string })
    .flatMap((message) => (message.t === t && message.key ? [message.key] : []));

/** What became of every answer is known to whoever gave it, and is what the store of the server has. */
export async function expectAllStored(lurk: Lurk, people: readonly Visitor[]): Promise<void> {
  await expectAllAmong(() => {
    const db = new DatabaseSync(join(lurk.data, 'lurk.sqlite'), { readOnly: true });
    const rows = db.prepare('SELECT key, text FROM input').all() as unknown as StoredInput[];
    db.close();
    return rows;
  }, people);
}

/** A refusal after which nothing more is to be expected: somebody else closed the question first, or ended the match. */
const FINAL = /"t":"refused".*"code":"(decisionClosed|notNow|matchOver)"/;

/** The same, of what a store has: no answer that was given is without its fate, none that was accepted is missing or counts twice, none that was refused counts. */
export async function expectAllAmong(
  rows: () => readonly StoredInput[] | Promise<readonly StoredInput[]>,
  people: readonly Visitor[],
): Promise<void> {
  const accepted = ({ frames }: Visitor): string[] => keysOf(frames, 'ok');
  const refused = ({ frames }: Visitor): string[] =>
    keysOf(
      frames.filter((text) => FINAL.test(text)),
      'refused',
    );
  // Whoever answered as the match ended hears of it a moment after its end, and a moment later still by way of another server.
  for (const visitor of people) {
    const { sent, who } = visitor;
    const lost = (): string[] => {
      const known = new Set([...accepted(visitor), ...refused(visitor)]);
      return [...keysOf(sent, 'answer'), ...keysOf(sent, 'unseal')].filter((key) => !known.has(key));
    };
    await expect.poll(lost, { message: `answers of the ${who.size} that nobody has heard of again` }).toEqual([]);
  }
  const inputs = await rows();
  const stored = inputs.flatMap(({ key }) => key ?? []);
  expect(new Set(stored).size).toBe(stored.length);
  expect(people.flatMap(accepted).filter((key) => !stored.includes(key))).toEqual([]);
  expect(people.flatMap(refused).filter((key) => stored.includes(key))).toEqual([]);
  expect(people.flatMap(accepted).length).toBeGreaterThan(20);
  expect(inputs.filter(({ text }) => text.includes('"timeout"'))).toEqual([]);
}
