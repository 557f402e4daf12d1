/** Pictures for docs/screenshots: every screen of a match against bots, at both sizes. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject, test } from 'vitest';
import { chooseGame, playNow } from './home';
import { Lurk } from './lurk';
import { playOn } from './table';
import { SIZES, type SizeName, type Visitor, visit } from './visitor';
import { say } from './words';

const out = join(import.meta.dirname, '../../docs/screenshots');

async function shoot({ page, who }: Visitor, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(out, `${name}.${who.size}.png`), scale: 'css' });
}

/** Something is wanted, once this was told. */
const after = (told: string) => (visitor: Visitor) =>
  visitor.frames.some((frame) => frame.includes(told)) && visitor.page.evaluate(() => document.title.startsWith('●'));
const turn = (no: number) => after(`"turnBegan","turn":${no}`);

/** What is told over the board, the card at the end of a turn, and the order to pass. */
test.each(Object.keys(SIZES) as SizeName[])('what is shown over the board, %s', async (size) => {
  const lurk = await Lurk.start();
  const visitor = await visit(lurk.url, { size, name: 'Ada', prefers: { tempo: 1.25 }, drawn: true });
  const { page } = visitor;
  await playNow(page, 'hunted');
  const seen = async (what: string, name: string): Promise<void> => {
    await playOn(visitor, { until: () => page.locator(what).first().isVisible() });
    await shoot(visitor, name);
  };
  await seen('body:has(main [data-lit]) .beat', 'beat');
  await seen(`button:has-text("${say.en.play.passUntil}")`, 'pass-until');
  await seen('section.turn', 'turn-card');
});

test.each(Object.keys(SIZES) as SizeName[])('pictures, %s', async (size) => {
  mkdirSync(out, { recursive: true });
  const lurk = await Lurk.start();
  const visitor = await visit(lurk.url, { size, name: 'Ada', prefers: { tempo: 1.25 }, drawn: true });
  const { page } = visitor;
  const home = (): Promise<unknown> => page.goto(lurk.url);
  await chooseGame(page);
  await shoot(visitor, 'home');

  await chooseGame(page);
  await page.getByRole('button', { name: say.en.home.makeTable }).click();
  await page.locator('.lobby aside svg[role=img]').waitFor();
  for (const left of [4, 3, 2]) {
    await page.getByRole('button', { name: say.en.lobby.addBot }).last().click();
    await page.waitForFunction(
      ([name, count]) => [...document.querySelectorAll('button')].filter((node) => node.textContent === name).length < Number(count),
      [say.en.lobby.addBot, left] as const,
    );
  }
  await shoot(visitor, 'lobby');

  await home();
  await playNow(page, 'creature');
  await playOn(visitor, { until: turn(3) });
  await shoot(visitor, 'creature');

  await home();
  await playNow(page, 'hunted');
  await playOn(visitor, { until: turn(3) });
  await shoot(visitor, 'hunted');
  await playOn(visitor, { until: () => page.locator('.reveal').isVisible() });
  await page.waitForTimeout(1_500);
  await shoot(visitor, 'reveal');
  await playOn(visitor);
  await shoot(visitor, 'end');

  for (const [side, name] of [
    ['hunted', 'student'],
    ['creature', 'anomaly'],
  ] as const) {
    await home();
    visitor.frames.length = 0;
    await playNow(page, side, 'anomaly');
    const scene = page.locator('.feed');
    await playOn(visitor, { until: async () => (await after('"roundBegan","round":2')(visitor)) && !(await scene.isVisible()) });
    // Until what was said too fast is forgiven.
    await page.waitForTimeout(5_000);
    await shoot(visitor, name);
  }
});

/** Late in a match, as the galleries hold it: a forest of eighteen tiles, or a base full of Aliens, takes an hour to grow. */
const LATE = {
  victim: { run: 'victim', demon: 'demon', 'scene-curse': 'curse' },
  'the-thing': {
    'live-place': 'the-thing',
    'live-meet': 'meet',
    'live-vote': 'vote',
    'live-alien': 'alien',
    'live-dice': 'together',
    'end-tree': 'tree',
  },
};
test.each(Object.entries(LATE))('pictures of %s', async (game, pages) => {
  const origin = inject('gallery');
  await fetch(`${origin}/gallery.html`);
  for (const size of Object.keys(SIZES) as SizeName[]) {
    const visitor = await visit(`${origin}/gallery.html`, { size, drawn: true });
    for (const [page, name] of Object.entries(pages)) {
      await visitor.page.goto(`${origin}/gallery.html?page=${game}/${page}&lang=en`);
      await visitor.page.locator('main, .curse').first().waitFor();
      await visitor.page.waitForTimeout(4_000);
      await shoot(visitor, name);
    }
  }
});
