/**
 * The page on a phone whose processor is four times slower (Chromium's own emulation), in every game, against bots at the pace of people (P18): how long
 * until the table stands and until the first question, the longest tasks while somebody plays, and how many frames come late while something is shown.
 * Nothing is asserted: times belong to the machine. `npm run slowed -w web [-- -t GAME]`, with nothing else to do for the machine.
 */
import type { CDPSession, Page } from 'playwright-core';
import { test } from 'vitest';
import type { GameId } from '../src/ui/types';
import { playNow, type Side } from './home';
import { Lurk } from './lurk';
import { look } from './table';
import { type Visitor, visit } from './visitor';

const SLOWED = 4;
/** What P18 asks for. */
const ASKED = 120;
const PRESSES = 30;
/** After a press nobody looks at the page for so long: whoever drives it would be measured with it. */
const UNDISTURBED = 1500;
/** A frame at 60 a second; a later one has left another out. */
const FRAME = 1000 / 60;
const MOST = 60_000;
/** In which part a visitor begins. */
const SIDES: Readonly<Record<GameId, Side>> = { 'not-alone': 'hunted', anomaly: 'hunted', 'the-thing': 'alone', victim: 'hunted' };

/** What the page notes by itself: long tasks, and every frame while something is shown over the board. */
interface Notes {
  readonly tasks: { readonly at: number; readonly ms: number }[];
  readonly frames: { readonly at: number; readonly ms: number }[];
}
const takeNotes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const notes: Notes = { tasks: [], frames: [] };
    Object.assign(globalThis, { e2eNotes: notes });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) notes.tasks.push({ at: startTime, ms: duration });
    }).observe({ type: 'longtask' });
    let last = 0;
    const frame = (at: number): void => {
      if (document.querySelector('.beat, .reveal, .feed, section.turn')) notes.frames.push({ at, ms: at - last });
      last = at;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());
const notesOf = (page: Page): Promise<Notes> => page.evaluate(() => (globalThis as unknown as { e2eNotes: Notes }).e2eNotes);
const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A finger, and nothing else: what a library asks of the page to press it would be measured too. */
async function tap(device: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Plays on; the times in which nobody but the page itself was at work. */
async function play({ page }: Visitor, device: CDPSession): Promise<[from: number, to: number][]> {
  const undisturbed: [number, number][] = [];
  const end = Date.now() + MOST;
  for (let presses = 0; presses < PRESSES && Date.now() < end; ) {
    const seen = await look(page);
    if (seen.state === 'over') break;
    const from = await now(page);
    if (seen.state === 'asked' && seen.point) {
      await tap(device, seen.point);
      presses++;
    }
    await rest(UNDISTURBED);
    undisturbed.push([from, await now(page)]);
  }
  return undisturbed;
}

test.each(Object.entries(SIDES) as [GameId, Side][])('%s', async (game, side) => {
  const lurk = await Lurk.start({ paced: true });
  const visitor = await visit(lurk.url, { size: 'phone', name: 'Ada', prefers: { tempo: 1 }, drawn: true });
  const { page, context } = visitor;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.reload();
  const began = Date.now();
  await playNow(page, side, game);
  const stands = Date.now() - began;
  await page.waitForFunction(() => document.title.startsWith('●') || document.querySelector('.brief') !== null);
  const first = Date.now() - began;
  await takeNotes(page);
  const undisturbed = await play(visitor, device);
  const { tasks, frames } = await notesOf(page);
  const isOurs = ({ at }: { at: number }): boolean => undisturbed.some(([from, to]) => at > from && at < to);
  const ours = tasks
    .filter(isOurs)
    .map(({ ms }) => ms)
    .sort((a, b) => b - a);
  const shown = frames.filter(isOurs);
  const missing = shown.reduce((sum, { ms }) => sum + Math.max(0, Math.round(ms / FRAME) - 1), 0);
  console.log(
    `${game}: the table stands ${(stands / 1000).toFixed(1)} s after the page was opened, first question after ${(first / 1000).toFixed(1)} s; ` +
      `longest tasks ${ours.slice(0, 5).map(Math.round).join(', ')} ms, ${ours.filter((ms) => ms > ASKED).length} over ${ASKED} and ${ours.length} over 50 ms, ` +
      `${ours.reduce((sum, ms) => sum + ms, 0).toFixed(0)} ms in all, in ${undisturbed.length} looks; while something is shown ${shown.length} frames, ${missing} missing`,
  );
});
