/** The pictures of README.md. Every other screen: `npm run gallery:shots`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject, test } from 'vitest';
import type { GameId } from '../src/ui/types';
import { playNow } from './home';
import { Lurk } from './lurk';
import { playOn } from './table';
import { type Visitor, visit } from './visitor';

const out = join(import.meta.dirname, '../../docs/screenshots');
mkdirSync(out, { recursive: true });

async function shoot({ page, who }: Visitor, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(out, `${name}.${who.size}.png`), scale: 'css' });
}

/** Something is wanted, once this was told. */
const after = (told: string) => (visitor: Visitor) =>
  visitor.frames.some((frame) => frame.includes(told)) && visitor.page.evaluate(() => document.title.startsWith('●'));

/** From a match that is really played, once it has got somewhere. */
const PLAYED: [name: string, game: GameId, told: string][] = [
  ['hunted', 'not-alone', '"turnBegan","turn":3'],
  ['student', 'anomaly', '"roundBegan","round":2'],
];
test.each(PLAYED)('the picture %s, of %s', async (name, game, told) => {
  const lurk = await Lurk.start();
  const visitor = await visit(lurk.url, { name: 'Ada', prefers: { tempo: 1.25 }, drawn: true });
  await playNow(visitor.page, 'hunted', game);
  const scene = visitor.page.locator('.feed');
  await playOn(visitor, { until: async () => (await after(told)(visitor)) && !(await scene.isVisible()) });
  // Until what was said too fast is forgiven.
  await visitor.page.waitForTimeout(5_000);
  await shoot(visitor, name);
  await lurk.stop();
});

/** Late in a match, as the galleries hold it: a forest of eighteen tiles, or a base full of Aliens, takes an hour to grow. */
const LATE = {
  victim: { run: 'victim', demon: 'demon' },
  'the-thing': { 'live-meet': 'meet', 'end-tree': 'tree' },
};
test.each(Object.entries(LATE))('pictures of %s', async (game, pages) => {
  const origin = inject('gallery');
  await fetch(`${origin}/gallery.html`);
  const visitor = await visit(`${origin}/gallery.html`, { drawn: true });
  for (const [page, name] of Object.entries(pages)) {
    await visitor.page.goto(`${origin}/gallery.html?page=${game}/${page}&lang=en`);
    await visitor.page.locator('main').first().waitFor();
    await visitor.page.waitForTimeout(4_000);
    await shoot(visitor, name);
  }
});
