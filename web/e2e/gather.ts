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
export const shorter = (page: Page): Promise<void> => option(page, '14', '6');

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

/** An input as it is kept: a person's has a key. */
export interface StoredInput {
  readonly key: string | null;
  readonly text: string;
}

const keysOf = (texts: readonly string[], t: string): string[] =>
  texts
    .map((text) => JSON.parse(text) as { t: string; key?: string })
    .flatMap((message) => (message.t === t && message.key ? [message.key] : []));

/** Every accepted input is in the store of the server once, and none that was given twice counts twice; no answer is lost on the way. */
export function expectAllStored(lurk: Lurk, people: readonly Visitor[]): void {
  const db = new DatabaseSync(join(lurk.data, 'lurk.sqlite'), { readOnly: true });
  const rows = db.prepare('SELECT key, text FROM input').all() as unknown as StoredInput[];
  db.close();
  expectAllAmong(rows, people);
  expectNoneLost(people);
}

/** Every accepted input is among what a store has, once. */
export function expectAllAmong(rows: readonly StoredInput[], people: readonly Visitor[]): void {
  const stored = rows.flatMap(({ key }) => key ?? []);
  expect(new Set(stored).size).toBe(stored.length);
  const accepted = people.flatMap(({ frames }) => keysOf(frames, 'ok'));
  expect(accepted.filter((key) => !stored.includes(key))).toEqual([]);
  expect(accepted.length).toBeGreaterThan(20);
  expect(rows.filter(({ text }) => text.includes('"timeout"'))).toEqual([]);
}

/** What was pressed was taken, or its question was closed by somebody else first. */
export function expectNoneLost(people: readonly Visitor[]): void {
  for (const { sent, frames, who } of people) {
    const late = frames.filter((text) => /"t":"refused".*"code":"(decisionClosed|notNow)"/.test(text));
    const known = [...keysOf(frames, 'ok'), ...keysOf(late, 'refused')];
    const lost = [...keysOf(sent, 'answer'), ...keysOf(sent, 'unseal')].filter((key) => !known.includes(key));
    expect(lost, `answers of the ${who.size}`).toEqual([]);
  }
}
