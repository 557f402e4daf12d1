/** What happens is shown one thing at a time, nothing is asked meanwhile, and whoever can do nothing is not asked at all. */
import { LINE } from '@lurk/contract';
import { expect, test } from 'vitest';
import type { GameId } from '../src/ui/types';
import { playNow } from './home';
import { Lurk } from './lurk';
import { byHand, look, type Press, playOn } from './table';
import { alsoTelling } from './telling';
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
      const beat = document.querySelector('.beat .newest, section.turn h2')?.textContent ?? '';
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

/**
 * Whoever reads what is shown, then what is asked, and touches it only then. So every question is glanced at as it was put, before what is picked changes
 * its title.
 */
const afterReading: Press = async (visitor, offered) => {
  const reading = (): 'reads' | 'has read' | 'gone' => {
    const { e2eSeen, e2eWanted } = globalThis as unknown as { e2eSeen: Glance[]; e2eWanted: Element };
    if (!e2eWanted.isConnected) return 'gone';
    const last = e2eSeen.at(-1);
    const hasRead = last?.beat === '' && last.asked !== '' && last.asked === document.querySelector('h1')?.textContent;
    return hasRead ? 'has read' : 'reads';
  };
  // What is shown is waited for to its end: a skip goes on over the card of the turn. A briefing is closed, for nothing begins before.
  const ended = (): Promise<boolean> =>
    visitor.page.evaluate(() => !(globalThis as unknown as { e2eWanted: Element }).e2eWanted.isConnected);
  if (offered.what === 'skip' && (await visitor.page.locator('.brief').count()) === 0) await expect.poll(ended).toBe(true);
  else if (offered.what === 'skip' || (await visitor.page.evaluate(reading)) === 'has read') await byHand(visitor, offered);
  // What was looked at may have moved meanwhile: it is looked at again.
  else await expect.poll(() => visitor.page.evaluate(reading)).not.toBe('reads');
};

/** Lets the bots go first wherever the first answer counts, so that their turns are seen too; then as one who reads. */
const givingWay: Press = async (visitor, offered) => {
  const [way] = await visitor.page.locator('.says button[aria-pressed="false"] >> nth=1').all();
  // It is gone as soon as a bot takes the turn: not waited for.
  if (way && offered.what !== 'skip') await way.click({ timeout: 1000 }).catch(() => {});
  else await afterReading(visitor, offered);
};

/** Did a question stand before what is shown now began? Its title goes on with what its reader picks, at that very moment too. */
function stoodBefore(seen: readonly Glance[], i: number): boolean {
  const begun = seen.slice(0, i).findLastIndex(({ beat }) => beat === '');
  const between = seen.slice(0, begun + 1).findLastIndex(({ beat }) => beat !== '');
  return seen.slice(between + 1, begun + 1).some(({ asked }) => asked !== '');
}

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
  const visitor = await visit(lurk.url, { name: 'Ada', prefers: { tempo: 1 } });
  await playNow(visitor.page, 'hunted', game);
  await visitor.page.locator('.stage').waitFor();
  await watchPage(visitor);
  await playOn(visitor, { press: givingWay, until: hears(visitor, turns[game]) });
  // What a turn brought and what begins the next stay in sight beside the first question of that. A turn that brought nothing has no card.
  const isCard = ({ beat }: Glance): boolean => beat === say.en.play.turn.title;
  const isBeginning = (beat: string): boolean => /^(Turn|Round) \d+ begins/.test(beat);
  const isNext = (one: Glance): boolean => isCard(one) || /^(Turn|Round) 2 begins/.test(one.beat);
  await expect.poll(async () => (await glances(visitor)).some(isNext)).toBe(true);
  await expect.poll(async () => isNext((await glances(visitor)).at(-1)!)).toBe(false);
  const seen = await glances(visitor);
  const beats = beatsIn(seen);
  console.log(`${game}: ${beats.length} beats\n${beats.map(({ beat, ms }) => `${Math.round(ms)} ms ${beat}`).join('\n')}`);
  expect(beats.length).toBeGreaterThan(4);
  // Looked at ten times a second, by a machine that may be busy.
  expect(beats.filter(({ ms }) => ms < LINE - 300)).toEqual([]);
  // A question that stood before may stay, where its reader acted between; none comes up meanwhile. A card stays in sight beside one.
  const stays = (one: Glance): boolean => isCard(one) || isBeginning(one.beat);
  const early = seen.filter((one, i) => one.beat !== '' && !stays(one) && one.asked !== '' && !stoodBefore(seen, i));
  expect(early).toEqual([]);
  // What each is about is marked on the board, and the line lies beside it; the beginning of a turn is about nothing on it.
  const lit = new Set(seen.filter((one) => one.lit).map(({ beat }) => beat));
  const dark = beats.filter(({ beat }) => !lit.has(beat)).map(({ beat }) => beat);
  expect(dark.filter((beat) => !isBeginning(beat) && beat !== say.en.play.turn.title)).toEqual([]);
  // A board that moves under a line is looked at again at once: the line is gone from it within a glance or two.
  const lasting = seen.filter((one, i) => [one, seen[i + 1], seen[i + 2]].every((next) => next?.covers && next.beat === one.beat));
  expect(lasting.map(({ beat }) => beat)).toEqual([]);
  expect(visitor.faults).toEqual([]);
}

// The real pace is mostly waiting: all games wait at the same time.
test('a turn against bots, one thing at a time, in every game', async () => {
  const lurk = await Lurk.start({ paced: true });
  await Promise.all(Object.keys(turns).map((game) => firstTurn(lurk, game as keyof typeof turns)));
});

test('what is answered while something is shown counts as answered, though what came of it waits to be shown', async () => {
  // Paced, so that bots wait for what is shown: with too much still to show the page would show what stands instead.
  const lurk = await Lurk.start({ paced: true });
  const visitor = await visit(lurk.url, { name: 'Ada', prefers: { tempo: 1 } });
  const { page } = visitor;
  const { tell, taken } = await alsoTelling(page);
  await page.reload();
  await playNow(page, 'hunted', 'not-alone');
  const isAsked = (): Promise<boolean> => page.evaluate(() => document.title.startsWith('●'));
  await expect.poll(isAsked).toBe(true);
  // Far more to show than anybody sits through.
  tell(Array.from({ length: 100 }, () => ({ t: 'rescueMoved', to: 15 })));
  await page.locator('.beat .newest').waitFor();
  // The question that stood before stays, and may be answered.
  await playOn(visitor, { until: taken });
  const isOnItsWay = (): Promise<boolean> => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.includes('outbox')));
  await expect.poll(isOnItsWay).toBe(false);
  expect(await page.locator('.beat .newest').count()).toBe(1);
  expect(await isAsked()).toBe(false);
  expect((await look(page)).state).toBe('waiting');
  expect(visitor.faults).toEqual([]);
});
