/** One person against bots, from the home page to the last screen, pressing what is offered. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { look, type Point } from '../web/e2e/table';
import { say } from '../web/e2e/words';
import { nameOf } from '../web/src/games/worlds';
import type { GameId } from '../web/src/ui/types';
import type { Device } from './device';
import { lastingFaults } from './lasting-faults';
import { settled } from './settled';

const PICTURES = join(import.meta.dirname, 'pictures');
/** The page is looked at and photographed at the first choice after so many presses, and at the end. */
const LOOKS_AFTER = [1, 8, 25, 60];
/** Nothing was asked or told for so long: it stands still. */
const PATIENCE = 240_000;

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Waits for something to press, and presses its middle. */
async function pressWhenThere(device: Device, selector: string, words = ''): Promise<void> {
  const find = ([css, said]: [string, string]): Point | null => {
    const shown = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true }) && !node.closest('[inert]');
    const node = [...document.querySelectorAll(css)].find((one) => shown(one) && (one.textContent ?? '').trim().startsWith(said));
    if (!node) return null;
    node.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = node.getBoundingClientRect();
    const point = { x: x + width / 2, y: y + height / 2 };
    return node.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
  };
  const end = Date.now() + PATIENCE;
  for (let point: Point | null = null; !point; await rest(100)) {
    if (Date.now() > end) throw new Error(`never there to press: ${selector} “${words}”`);
    point = await device.evaluate(find, [selector, words]);
    if (point) await device.press(point);
  }
}

/** A device that has been here before: its language, no coach, results at once, so that a match takes a minute. */
async function comeHome(device: Device, url: string, lang: 'en' | 'fr'): Promise<void> {
  await device.open(url);
  const settings = JSON.stringify({ sound: false, holds: false, tempo: 0, coach: false });
  const kept: [string, string][] = [
    ['lurk.lang', lang],
    ['lurk.name', JSON.stringify('Ada')],
    ['lurk.settings', settings],
  ];
  await device.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, kept);
  await device.open(url);
  await device.evaluate(() => {
    const complaints: string[] = [];
    Object.assign(globalThis, { e2eComplaints: complaints });
    // Not a fault: what measures the page changed it, and hears of that in the next frame.
    const isLate = (message: string): boolean => message.startsWith('ResizeObserver loop');
    addEventListener('error', ({ message }) => isLate(message) || complaints.push(message));
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
    const { error } = console;
    console.error = (...said: unknown[]) => {
      complaints.push(said.join(' '));
      error(...said);
    };
  }, null);
}
const complaintsOf = (device: Device): Promise<string[]> =>
  device.evaluate(() => (globalThis as { e2eComplaints?: string[] }).e2eComplaints ?? ['the page was loaded anew'], null);

async function sitDown(device: Device, game: GameId, lang: 'en' | 'fr'): Promise<void> {
  const { home } = say[lang];
  const turned = `article[data-game="${game}"] h2 button`;
  await pressWhenThere(device, `${turned}, article[data-game="${game}"]:not(:has(h2 button)) h2`);
  // Beside each game on a desktop, under the game in front on a phone.
  const now = await device.evaluate(
    ([all, one]) => ([...document.querySelectorAll('button')].some(({ textContent }) => textContent?.trim().startsWith(one)) ? one : all),
    [home.playNow, home.playGameNow(nameOf(game))],
  );
  await pressWhenThere(device, 'button', now);
  await pressWhenThere(device, 'dialog[open] button.prime:not(.monster)');
}

export interface Played {
  readonly presses: number;
  /** What was wrong: with the page, or with what is on it. */
  readonly faults: string[];
  readonly pictures: string[];
}

export async function playMatch(device: Device, url: string, game: GameId, lang: 'en' | 'fr'): Promise<Played> {
  mkdirSync(PICTURES, { recursive: true });
  const faults: string[] = [];
  const pictures: string[] = [];
  const mine = `${device.engine.replace(/[ /].*/, '').toLowerCase()}.${game}.${device.size}.`;
  // An earlier match was pictured at other moments: its pictures would be taken for this one's.
  for (const old of readdirSync(PICTURES)) if (old.startsWith(mine)) rmSync(join(PICTURES, old));
  const pictured = async (moment: string): Promise<void> => {
    const path = join(PICTURES, `${mine}${moment}.png`);
    await settled(device);
    await device.picture(path);
    pictures.push(path);
    for (const fault of await lastingFaults(device)) faults.push(`${moment}: ${fault}`);
  };
  await comeHome(device, url, lang);
  await pressWhenThere(device, 'body');
  await pictured('home');
  await sitDown(device, game, lang);
  let presses = 0;
  const due = [...LOOKS_AFTER];
  for (let since = Date.now(); ; await rest(30)) {
    const seen = await look(device);
    if (seen.state === 'over') break;
    if (seen.state === 'asked' && seen.point) {
      if (seen.what === 'option' && due[0] !== undefined && presses >= due[0]) await pictured(`press-${due.shift()}`);
      await device.press(seen.point);
      presses++;
      since = Date.now();
    }
    if (Date.now() - since > PATIENCE) {
      await device.picture(join(PICTURES, 'stands-still.png'));
      throw new Error(
        `${game}: ${seen.state} for ${PATIENCE / 1000} s after ${presses} presses${'html' in seen ? `, at ${seen.html}` : ''}`,
      );
    }
  }
  await pictured('end');
  faults.push(...(await complaintsOf(device)).map((text) => `the page complained: ${text}`));
  return { presses, faults, pictures };
}
