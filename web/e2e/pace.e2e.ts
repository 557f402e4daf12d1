/** What happens is shown one thing at a time, nothing is asked meanwhile, and whoever can do nothing is not asked at all. */
import { BEAT } from '@lurk/contract';
import { expect, test } from 'vitest';
import type { GameId } from '../src/ui/types';
import { playNow } from './home';
import { Lurk } from './lurk';
import { playOn } from './table';
import { hears, type Visitor, visit } from './visitor';
import { say } from './words';

/** A look at the page, ten times a second: what is shown over the board, what of the board it lights, and whether anything is asked. */
interface Glance {
  readonly at: number;
  readonly beat: string;
  /** What is asked; empty while nothing is. */
  readonly asked: string;
  readonly lit: boolean;
  /** The line lies over what it is about. */
  readonly covers: boolean;
}

/** Looks where a person does: at what a frame is about to paint, once all that waits for its layout has had its say. Between two frames the page may be half-way. */
const watchPage = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    const seen: Glance[] = [];
    Object.assign(globalThis, { e2eSeen: seen });
    const look = (): void => {
      const beat = document.querySelector('.beat p, section.turn h2')?.textContent ?? '';
      const line = document.querySelector('.beat')?.getBoundingClientRect();
      const lit = [...document.querySelectorAll('[data-lit]')].map((node) => node.getBoundingClientRect()).filter(({ width }) => width > 0);
      const covers = lit.some((it) => line && it.left < line.right && it.right > line.left && it.top < line.bottom && it.bottom > line.top);
      seen.push({
        at: performance.now(),
        beat,
        asked: document.title.startsWith('●') ? (document.querySelector('h1')?.textContent ?? '?') : '',
        lit: lit.length > 0,
        covers,
      });
    };
    // Made anew for each look, so that it is called after those the page has made.
    const atNextFrame = (): number =>
      requestAnimationFrame(() => {
        const layout = new ResizeObserver(() => {
          layout.disconnect();
          look();
        });
        layout.observe(document.documentElement);
      });
    setInterval(atNextFrame, 100);
  });
const glances = ({ page }: Visitor): Promise<readonly Glance[]> =>
  page.evaluate(() => (globalThis as unknown as { e2eSeen: Glance[] }).e2eSeen);

/** What was shown, one after the other, and for how long at most: a busy machine looks late, at its beginning too. */
function beatsIn(seen: readonly Glance[]): { beat: string; ms: number }[] {
  const beats: { beat: string; from: number; ms: number }[] = [];
  for (const [i, { at, beat }] of seen.entries()) {
    const last = beats.at(-1);
    if (last) last.ms = at - last.from;
    if (last?.beat !== beat) beats.push({ beat, from: seen[i - 1]?.at ?? at, ms: 0 });
  }
  return beats.filter(({ beat }) => beat !== '').slice(0, -1);
}

/** What is told when the second turn begins. */
const turns = { 'not-alone': '"turnBegan","turn":2', anomaly: '"roundBegan","round":2' } as const;

/** The first turn of a table against bots, as its person sees it. */
async function firstTurn(lurk: Lurk, game: keyof typeof turns & GameId): Promise<void> {
  const visitor = await visit(lurk.url, { name: 'Ada', prefers: { tempo: 0.75 } });
  await playNow(visitor.page, 'hunted', game);
  await visitor.page.locator('.stage').waitFor();
  await watchPage(visitor);
  await playOn(visitor, { until: hears(visitor, turns[game]) });
  // The card at the end of the turn, in sight and gone by itself.
  const isCard = ({ beat }: Glance): boolean => beat === say.en.play.turn.title;
  await expect.poll(async () => (await glances(visitor)).some(isCard)).toBe(true);
  await expect.poll(async () => isCard((await glances(visitor)).at(-1)!)).toBe(false);
  const seen = await glances(visitor);
  const beats = beatsIn(seen);
  console.log(`${game}: ${beats.length} beats\n${beats.map(({ beat, ms }) => `${Math.round(ms)} ms ${beat}`).join('\n')}`);
  expect(beats.length).toBeGreaterThan(4);
  // Looked at ten times a second, by a machine that may be busy.
  expect(beats.filter(({ ms }) => ms < 0.75 * BEAT - 400)).toEqual([]);
  // A question that stood before may stay, where its reader acted between; no other comes up meanwhile.
  const before = (i: number): string | undefined => seen.slice(0, i).findLast(({ asked }) => asked !== '')?.asked;
  expect(seen.filter(({ beat, asked }, i) => beat !== '' && asked !== '' && !seen[i - 1]?.asked && asked !== before(i))).toEqual([]);
  // What each is about is marked on the board, and the line lies beside it; the beginning of a turn is about nothing on it.
  const lit = new Set(seen.filter((one) => one.lit).map(({ beat }) => beat));
  const dark = beats.filter(({ beat }) => !lit.has(beat)).map(({ beat }) => beat);
  expect(dark.filter((beat) => !/^(Turn|Round) \d+ begins/.test(beat) && beat !== say.en.play.turn.title)).toEqual([]);
  expect(seen.filter((one) => one.covers).map(({ beat }) => beat)).toEqual([]);
  expect(visitor.faults).toEqual([]);
}

// The real pace is mostly waiting: all games wait at the same time.
test('a turn against bots, one thing at a time, in every game', async () => {
  const lurk = await Lurk.start({ paced: true });
  await Promise.all(Object.keys(turns).map((game) => firstTurn(lurk, game as keyof typeof turns)));
});
