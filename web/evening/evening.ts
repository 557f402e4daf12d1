/**
 * Whole matches against bots by somebody who answers at once, with time running faster for page and server alike: how long they wait, and for what.
 * Nothing is asserted: times belong to the rules of pace and, a little, to the machine. See docs/evening.md.
 */
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { Lurk } from '../e2e/lurk';
import { byHand, look, pressIfThere } from '../e2e/table';
import { Hearing, type Visitor, visit } from '../e2e/visitor';
import type { GameId } from '../src/ui/types';
import { faster } from './faster';
import type { Evening } from './notes';
import { takeNotes } from './notes';
import { waitsOf } from './waits';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const {
  EVENING_SPEED = '10',
  EVENING_SEED = '1',
  EVENING_MINUTES = '60',
  EVENING_GAMES,
  EVENING_SIZE,
  EVENING_SIDE,
  EVENING_OUT,
} = process.env;
const speed = Number(EVENING_SPEED);
const seed = Number(EVENING_SEED);
/** A match that lasts longer is cut. */
const most = Number(EVENING_MINUTES) * MINUTE;

interface Evenings {
  readonly game: GameId;
  /** What it is called in the table. */
  readonly side: string;
  readonly wish?: string;
  readonly seats?: number;
  /** What is told of a match in which the person has this role; sides that are dealt are dealt again until then. */
  readonly dealt?: RegExp;
}
const EVENINGS: readonly Evenings[] = [
  { game: 'not-alone', side: 'hunted', wish: 'hunted' },
  { game: 'not-alone', side: 'creature', wish: 'creature' },
  { game: 'anomaly', side: 'students', wish: 'students' },
  { game: 'anomaly', side: 'anomaly', wish: 'anomaly' },
  { game: 'victim', side: 'as dealt' },
  { game: 'the-thing', side: 'human', dealt: /"role":"human"/ },
  { game: 'the-thing', side: 'alien', dealt: /"role":"alien"/ },
  { game: 'the-thing', side: 'co-op, 1', seats: 1 },
  { game: 'the-thing', side: 'co-op, 2', seats: 2 },
  { game: 'the-thing', side: 'co-op, 3', seats: 3 },
];
const games = EVENING_GAMES?.split(' ').filter(Boolean) ?? [];
const wanted = EVENINGS.filter(({ game, side }) => (games.length === 0 || games.includes(game)) && side.startsWith(EVENING_SIDE ?? ''));
const sizes = (['phone', 'desktop'] as const).filter((size) => !EVENING_SIZE || size === EVENING_SIZE);

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const eveningOf = ({ page }: Visitor): Promise<Evening> => page.evaluate(() => (globalThis as unknown as { evening: Evening }).evening);

/** As the home page does: a table of bots, with what its buttons send. */
async function sitDown({ page }: Visitor, { game, wish, seats }: Evenings): Promise<void> {
  const body = { game, name: 'Ada', ...(wish && { side: wish }), ...(seats && { seats }) };
  const code = await page.evaluate(async (asked) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/play', { method: 'POST', headers, body: JSON.stringify(asked) });
    const said = (await answer.json()) as { code?: string };
    if (!said.code) throw new Error(`no table: ${JSON.stringify(said)}`);
    return said.code;
  }, body);
  await page.goto(new URL(`/t/${code}`, page.url()).href);
  await page.locator(`.stage[data-game="${game}"]`).waitFor();
}

async function openTable(lurk: Lurk, evening: Evenings, size: 'phone' | 'desktop'): Promise<Visitor> {
  const visitor = await visit(lurk.url, { size, name: 'Ada', prefers: { tempo: 1 } });
  const { page, context } = visitor;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await context.addInitScript(faster, { speed, seed });
  await context.addInitScript(takeNotes);
  const device = await context.newCDPSession(page);
  await device.send('Animation.enable');
  await device.send('Animation.setPlaybackRate', { playbackRate: speed });
  for (let tries = 40; tries > 0; tries--) {
    visitor.frames.length = 0;
    await sitDown(visitor, evening);
    const view = visitor.frames.find((frame) => frame.startsWith('{"t":"view"'));
    if (!evening.dealt || evening.dealt.test(/"own":\{.*?\}/.exec(view ?? '')?.[0] ?? '')) return visitor;
  }
  throw new Error(`never dealt: ${evening.side}`);
}

/** Presses what is offered as soon as anything can be answered; never what would end a showing. */
async function playOut(visitor: Visitor): Promise<'over' | 'cut'> {
  const { page, faults } = visitor;
  const untilAsked = (ms: number): Promise<string> =>
    page.evaluate(async (patience) => {
      const { evening } = globalThis as unknown as { evening: Evening };
      const end = performance.now() + patience;
      while (evening.state !== 'asked' && evening.state !== 'over' && performance.now() < end) await new Promise(requestAnimationFrame);
      return performance.now() < end ? (evening.state ?? '') : 'late';
    }, ms);
  const began = Date.now();
  for (let stuck = 0; ; ) {
    if (faults.length > 0) throw new Error(`the page complained: ${faults.join('\n')}`);
    if ((Date.now() - began) * speed > most) return 'cut';
    const state = await untilAsked(5 * MINUTE);
    if (state === 'over') return 'over';
    if (state === 'late') throw new Error(`nothing to answer for five minutes: ${await page.title()}`);
    const seen = await look(page);
    if (seen.state === 'asked' && seen.what !== 'skip') {
      await pressIfThere(visitor, seen, byHand);
      stuck = 0;
    } else if (seen.state === 'stuck' && ++stuck > 40) {
      const isShown = await page.evaluate(() => document.querySelector('.beat') !== null);
      if (!isShown) await page.keyboard.press('Escape');
      stuck = 0;
    }
    if (seen.state !== 'asked') await rest(10);
  }
}

/** Rounds or turns begun. */
function roundsOf(visitor: Visitor): number {
  let highest = 0;
  new Hearing(visitor, (frame) => {
    for (const [, n] of frame.matchAll(/"(?:turnBegan","turn|roundBegan","round)":(\d+)/g)) highest = Math.max(highest, Number(n));
  }).catchUp();
  return highest;
}

const seconds = (ms: number): string => (ms / SECOND).toFixed(1);
/** A line of the table in docs/evening.md. */
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const HEAD = [
  'game',
  'side',
  'size',
  's per question',
  'longest, s',
  'questions',
  'presses per round',
  'minutes',
  'shown / idle, %',
  'end',
];
const rows: string[] = [row(HEAD), row(HEAD.map(() => '---'))];
const details: string[] = [];

/** In VICTIM the forest decides whom it possesses. */
function becameDemon({ frames }: Visitor): boolean {
  const you = frames.map((frame) => /^\{"t":"table".*"you":(\d)/.exec(frame)?.[1]).find(Boolean);
  return you !== undefined && frames.some((frame) => /"t":"possessed"[^}]*?"seat":(\d)/.exec(frame)?.[1] === you);
}

interface Played {
  readonly evening: Evenings;
  readonly visitor: Visitor;
  readonly size: string;
  readonly end: 'over' | 'cut';
  /** Of the machine's time. */
  readonly took: number;
}
async function tell({ evening: { game, side: named }, visitor, size, end, took }: Played): Promise<void> {
  const { notes, seconds: counted } = await eveningOf(visitor);
  const { perQuestion, stretches, questions, presses, waited, shown, idle } = waitsOf(notes);
  const side = game !== 'victim' ? named : becameDemon(visitor) ? 'demon' : 'victim';
  const rounds = roundsOf(visitor);
  const aSecond = counted.reduce((sum, ms) => sum + ms, 0) / counted.length;
  const share = (ms: number): string => ((100 * ms) / (waited || 1)).toFixed(0);
  rows.push(
    row([
      game,
      side,
      size,
      seconds(perQuestion),
      seconds(stretches[0]?.ms ?? 0),
      questions,
      (presses / Math.max(1, rounds)).toFixed(1),
      (waited / MINUTE).toFixed(1),
      `${share(shown)} / ${share(idle)}`,
      `${end}, round ${rounds}`,
    ]),
  );
  const lines = stretches.slice(0, 5).map(({ ms, idle: nothing, kinds }) => {
    const what = kinds.slice(0, 8).map(([kind, lasted]) => `${kind} ${seconds(lasted)}`);
    return `- ${seconds(ms)} s, of which ${seconds(nothing)} with nothing to do: ${what.join(', ') || 'nothing shown'}`;
  });
  const said = [
    `\n**${game}, ${side}, ${size}** (${(took / SECOND).toFixed(0)} s of the machine; a timer of a second took ${(aSecond / SECOND).toFixed(2)} s)`,
    '',
    ...lines,
  ].join('\n');
  details.push(said);
  console.log(`${rows.at(-1)}\n${said}`);
  if (EVENING_OUT) writeFileSync(EVENING_OUT, [...rows, ...details, ''].join('\n'));
}

const cases = sizes.flatMap((size) => wanted.map((evening) => ({ size, evening, name: `${evening.game}, ${evening.side}, ${size}` })));
test.each(cases)('$name', async ({ size, evening }) => {
  Object.assign(process.env, { EVENING_SPEED, EVENING_SEED });
  const lurk = await Lurk.start({ paced: true, command: ['--import', './web/evening/faster-server.ts', 'server/main.ts'] });
  const began = Date.now();
  const real = Math.random;
  try {
    const visitor = await openTable(lurk, evening, size);
    Math.random = drawnFrom(seed);
    const end = await playOut(visitor);
    await tell({ evening, visitor, size, end, took: Date.now() - began });
  } finally {
    Math.random = real;
  }
});

/** What the person presses is drawn from the seed too. */
function drawnFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
