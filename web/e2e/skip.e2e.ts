/** "Skip to my turn": it ends what is being shown and nothing else, on one's own page alone. */
import { SCENE, timeline } from '@lurk/contract';
import { events } from '@lurk/not-alone/public';
import { loadWords, scenesOf } from '@lurk/the-thing/public';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameId } from '../src/ui/types';
import { pair } from './gather';
import { playNow, type Side } from './home';
import { Lurk } from './lurk';
import { byHand, look, type Point, pressIfThere } from './table';
import { alsoTelling } from './telling';
import { cut, type Visitor, visit } from './visitor';
import { say } from './words';

await loadWords();

/** A look at the page, ten times a second: the line over the board, or the card; a great moment; what is asked. */
interface Glance {
  readonly line: string;
  /** Which line it is: the same words may be said twice. */
  readonly no: number;
  readonly card: boolean;
  readonly great: boolean;
  /** Empty while nothing is asked. */
  readonly asked: string;
}
const watchPage = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => {
    const seen: Glance[] = [];
    Object.assign(globalThis, { e2eSeen: seen });
    const lines = new Map<Element | null, number>();
    const look = (): void => {
      const newest = document.querySelector('.beat .newest');
      if (!lines.has(newest)) lines.set(newest, lines.size);
      const text = (what: string): string => document.querySelector(what)?.textContent ?? '';
      seen.push({
        line: newest?.textContent ?? '',
        no: lines.get(newest) ?? 0,
        card: document.querySelector('section.turn') !== null,
        great: document.querySelector('.over') !== null,
        asked: document.title.startsWith('●') ? text('h1') || '?' : '',
      });
    };
    look();
    // From a skip on, nothing counts that came before it. A press that comes when its line has just gone is none.
    const skips = '.skip-to-turn, .over footer button';
    const pressed = ({ target }: Event): void => {
      if ((target as Element).closest(skips)) Object.assign(globalThis, { e2ePressed: seen.length });
    };
    addEventListener('click', pressed, { capture: true });
    setInterval(() => requestAnimationFrame(look), 100);
  });
const glances = ({ page }: Visitor): Promise<readonly Glance[]> =>
  page.evaluate(() => (globalThis as unknown as { e2eSeen: Glance[] }).e2eSeen);
/** From which look on a skip counts, the last one; undefined before the first. */
const skipped = ({ page }: Visitor): Promise<number | undefined> =>
  page.evaluate(() => (globalThis as unknown as { e2ePressed?: number }).e2ePressed);
/** What was seen since the last skip. */
const sinceSkip = async (visitor: Visitor): Promise<readonly Glance[]> => (await glances(visitor)).slice(await skipped(visitor));
const last = async (visitor: Visitor): Promise<Glance> => (await glances(visitor)).at(-1)!;
/** How many looks it was in sight, line by line: of a busy machine there are fewer, never more. */
function linesIn(seen: readonly Glance[]): { line: string; looks: number }[] {
  const lines: { line: string; looks: number }[] = [];
  for (const [i, { line, no }] of seen.entries())
    if (line && seen[i - 1]?.line === line && seen[i - 1]?.no === no) lines.at(-1)!.looks++;
    else if (line) lines.push({ line, looks: 1 });
  return lines;
}

const answers = ({ sent }: Visitor): number => sent.filter((text) => text.startsWith('{"t":"answer"')).length;
const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
async function middleOf(button: Locator): Promise<Point | null> {
  const [box] = await Promise.all((await button.all()).map((one) => one.boundingBox()));
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
/** Beside a question it takes no press. */
const skipButton = ({ page }: Visitor) => page.locator('.beat:not(.beside) .skip-to-turn');

/** Answers whatever is asked until this is so. */
async function playTill(visitor: Visitor, isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) {
    const seen = await look(visitor.page);
    if (seen.state === 'over') throw new Error('over before it came to that');
    // A great moment is watched here.
    if (seen.state === 'asked' && !(seen.what === 'skip' && (await last(visitor)).great)) await pressIfThere(visitor, seen, byHand);
    await rest(50);
  }
}
type Way = (visitor: Visitor, button: Point) => Promise<unknown>;
const click: Way = ({ page }, { x, y }) => page.mouse.click(x, y);
/** Skips as soon as this button is there; again, where it has just gone or moved. How many answers were given till then. */
async function skips(visitor: Visitor, button: Locator, way: Way = click): Promise<number> {
  const before = await skipped(visitor);
  let given = 0;
  while ((await skipped(visitor)) === before) {
    let at: Point | null = null;
    await playTill(visitor, async () => {
      at = await middleOf(button);
      return at !== null && (await last(visitor)).asked === '';
    });
    given = answers(visitor);
    await way(visitor, at!);
  }
  return given;
}

const eventsIn = (text: string): { t: string }[] => (JSON.parse(text) as { events?: { t: string }[] }).events ?? [];
/** What the line has brought of the match, in order; what comes again after a cut counts once. */
function heard({ frames }: Visitor): unknown[] {
  let [told, last]: [unknown[], number] = [[], 0];
  for (const text of frames) {
    const message = JSON.parse(text) as { t: string; n: number; log?: unknown[]; events?: unknown[] };
    if (message.t === 'view') [told, last] = [message.log ?? [], message.n];
    else if (message.t === 'frame' && message.n > last) [told, last] = [[...told, ...(message.events ?? [])], message.n];
  }
  return told;
}
/** The story as it stands on the page. */
async function story({ page }: Visitor): Promise<string[]> {
  for (const name of [say.en.play.tabs.talk, say.en.play.tabs.log]) await page.getByRole('tab', { name }).last().click();
  return page.locator('[role="log"] li').allTextContents();
}
/** The table waits for its one person: a page that opens now reads the same story, and is told the same. */
async function expectAllTold(visitor: Visitor): Promise<void> {
  const [lines, told] = [await story(visitor), heard(visitor)];
  expect(lines.length).toBeGreaterThan(5);
  await visitor.page.reload();
  await visitor.page.locator('.stage').waitFor();
  await watchPage(visitor);
  expect(heard(visitor)).toEqual(told);
  expect(await story(visitor)).toEqual(lines);
}

async function sitDown(lurk: Lurk, game: GameId, side: Side, tempo: 0 | 0.75 | 1 = 1): Promise<Visitor> {
  const visitor = await visit(lurk.url, { name: 'Ada', prefers: { tempo } });
  await playNow(visitor.page, side, game);
  await visitor.page.locator('.stage').waitFor();
  await watchPage(visitor);
  return visitor;
}

const isThere = async (visitor: Visitor): Promise<boolean> => {
  const { asked, great } = await last(visitor);
  return asked !== '' || great;
};

/** The ways to skip: a press, two at once, a press while there is no line. */
const WAYS: readonly Way[] = [
  click,
  ({ page }, { x, y }) => Promise.all([page.mouse.click(x, y), page.keyboard.press('s')]),
  async (visitor, { x, y }) => {
    await cut(visitor);
    await visitor.page.mouse.click(x, y);
    await expect.poll(() => skipButton(visitor).count()).toBe(0);
    await cut(visitor, false);
  },
];

async function skipsAlone(lurk: Lurk): Promise<void> {
  const visitor = await sitDown(lurk, 'victim', 'alone');
  for (const way of WAYS) {
    const given = await skips(visitor, skipButton(visitor), way);
    await expect.poll(() => isThere(visitor), { interval: 50, timeout: 60_000 }).toBe(true);
    expect(linesIn(await sinceSkip(visitor))).toEqual([]);
    expect(answers(visitor)).toBe(given);
  }
  await expectAllTold(visitor);
  expect(visitor.faults).toEqual([]);
}

/** A great moment ends by its own button, and what was told with it or after it is shown. */
async function skipsScene(lurk: Lurk): Promise<void> {
  const visitor = await sitDown(lurk, 'not-alone', 'hunted');
  const { page } = visitor;
  const given = await skips(visitor, page.locator('.over footer button').last());
  await expect.poll(async () => (await last(visitor)).great).toBe(false);
  await expect.poll(() => isThere(visitor)).toBe(true);
  // Not in every turn anything is told besides.
  const told = visitor.frames.slice(visitor.frames.findLastIndex((text) => text.includes('"placesShown"')));
  const { shown } = timeline(events, told.flatMap(eventsIn), null);
  const isShown = (await sinceSkip(visitor)).some(({ line, card }) => line !== '' || card);
  expect(isShown, told.join('\n')).toBe(shown.some(({ ms }) => ms < SCENE));
  expect(answers(visitor)).toBe(given);
  expect(visitor.faults).toEqual([]);
}

/** One of two people skips: the other page shows everything all the same. */
async function skipsOwn(lurk: Lurk): Promise<void> {
  const people = await pair(lurk.url);
  for (const { page } of people) {
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('lurk.settings') ?? '{}');
      localStorage.setItem('lurk.settings', JSON.stringify({ ...kept, tempo: 1 }));
    });
    await page.reload();
    await page.locator('.stage').waitFor();
  }
  await Promise.all(people.map(watchPage));
  const [host, friend] = people;
  let isSkipped = false;
  const skipping = skips(host, skipButton(host)).then(() => {
    isSkipped = true;
  });
  await Promise.all([skipping, playTill(friend, async () => isSkipped)]);
  // How a match begins: who chose what, and its first turn.
  await expect.poll(async () => linesIn(await glances(friend)).length).toBe(2);
  expect(linesIn(await sinceSkip(host))).toEqual([]);
  for (const { faults } of people) expect(faults).toEqual([]);
}

/** Looked at ten times a second: a beat of a whole second is seen ten times, or eleven. */
const SECOND = 11;
async function atTempo(lurk: Lurk, tempo: 0 | 0.75): Promise<void> {
  const visitor = await sitDown(lurk, 'victim', 'alone', tempo);
  const until = Date.now() + 15_000;
  await playTill(visitor, async () => Date.now() > until);
  // What begins a round stays in sight beside what follows.
  const lines = linesIn(await glances(visitor)).filter(({ line }) => !/^Round \d+ begins/.test(line));
  if (tempo > 0) expect(lines.length).toBeGreaterThan(2);
  expect(lines.filter(({ looks }) => looks > (tempo === 0 ? 0 : SECOND))).toEqual([]);
  expect(visitor.faults).toEqual([]);
}

// The real pace is mostly waiting: all wait at the same time.
test('a skip ends what is shown up to the next question or great moment, on one’s own page alone; at once no line is shown, briskly none for over a second', async () => {
  const lurk = await Lurk.start({ paced: true });
  await Promise.all([skipsAlone(lurk), skipsScene(lurk), skipsOwn(lurk), atTempo(lurk, 0), atTempo(lurk, 0.75)]);
});

test('a great moment without a scene is said in a line, which can be skipped; of two told at once each has its scene', async () => {
  const lurk = await Lurk.start();
  const { moments } = scenesOf('en');
  const told = async (side: Side, events: readonly object[]): Promise<Visitor> => {
    const visitor = await visit(lurk.url, { name: 'Ada' });
    const { tell } = await alsoTelling(visitor.page);
    await visitor.page.reload();
    await playNow(visitor.page, side, 'the-thing');
    await expect.poll(() => visitor.page.title()).toMatch(/^●/);
    tell(events);
    return visitor;
  };
  const together = await told('alone', [{ t: 'boilerDestroyed' }]);
  await together.page.locator('.beat .newest').waitFor();
  await skipButton(together).click();
  await expect.poll(() => together.page.locator('.beat').count()).toBe(0);

  const among = await told('hunted', [
    { t: 'analysed', kind: 'blood', by: 0, pawn: 1, role: 'alien' },
    { t: 'revealed', pawn: 1, by: 'analysis', pool: 3 },
  ]);
  const scene = among.page.locator('.over');
  await scene.getByRole('heading', { name: moments.tested.alien }).waitFor();
  await scene.getByRole('button', { name: say.en.play.skipToTurn }).click();
  await scene.getByRole('heading', { name: moments.revealed }).waitFor();
  await scene.getByRole('button', { name: say.en.play.skipToTurn }).click();
  await expect.poll(() => scene.count()).toBe(0);
});
