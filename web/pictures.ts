// Draws what a chat shows of a link (web/public/og): one picture for every game of the home page, and one for Lurk, from our own art.
// To be run when a name, an art or a face has changed: npm run pictures -w web
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_GAME } from '@lurk/table';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from './e2e/browser.ts';
import { PICTURE, worldWords } from './heads.ts';
import { pngOf } from './png.ts';
import type { WorldWords } from './src/games/worlds';

const src = join(import.meta.dirname, 'src');
const out = join(import.meta.dirname, 'public/og');
/** Some chats leave out what is bigger. */
const MOST_BYTES = 200_000;
/** Colours are rounded to multiples of this: nobody sees it, and a third of the bytes is gone. */
const STEP = 4;
/** Drawn so many times as big, then made smaller: that evens out the noise of gradients. */
const FINER = 3;
/** Nobody's address: everything there is answered from the sources. */
const HERE = 'http://pictures.invalid';

/** The markup of a component that draws a picture and nothing else. */
const mark = /<svg[\s\S]*<\/svg>/.exec(readFileSync(join(src, 'ui/Mark.svelte'), 'utf8'))![0].replace(' {height}', '');

const STYLE = `
* { margin: 0; box-sizing: border-box }
body { position: relative; width: ${PICTURE.width}px; height: ${PICTURE.height}px; overflow: hidden; color: #fff; font-family: var(--font-text); background: #080c0c }
.art { position: absolute; right: 0; top: 0; width: 62%; height: 100%; object-fit: cover; mask: linear-gradient(90deg, transparent, #000 34%) }
.beast { position: absolute; right: 40px; bottom: -60px; height: 104%; mask: linear-gradient(90deg, #000 62%, transparent 96%) }
.text { position: absolute; left: 64px; bottom: 64px; right: 64px }
h1 { font: 600 118px/1.02 var(--name-face, var(--font-title)); text-transform: var(--name-case, uppercase); letter-spacing: var(--name-spacing, 0.035em);
  max-width: 760px; text-shadow: 0 4px 24px rgb(0 0 0 / 0.9) }
p { margin-top: 22px; font-size: 36px; color: #dbe2e5; text-shadow: 0 2px 10px #000 }
svg { position: absolute; left: 64px; top: 56px; height: 54px; overflow: visible }
.alone svg { top: 240px; height: 150px }
.line { fill: none; stroke: currentColor; stroke-width: 5 }
.eyes { fill: var(--monster) }`;

function drawn(game: string, world: WorldWords | undefined): string {
  const sheets = ['ui/tokens.css', 'ui/fonts.css', ...(world ? [`games/${game}/world/world.css`] : [])];
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('');
  const art = world ? `<img class="art" src="/games/${game}/world/world.svg">` : '<img class="beast" src="/ui/art/beast.svg">';
  const text = world ? `<div class="text"><h1>${world.name}</h1><p>${world.players} · ${world.minutes}</p></div>` : '';
  const body = `${art}${mark}${text}`;
  return `<!doctype html><meta charset="utf-8">${links}<style>${STYLE}</style><body data-game="${game}"${world ? '' : ' class="alone"'}>${body}`;
}

async function draw(page: Page, game: string, world: WorldWords | undefined): Promise<void> {
  await page.route(`${HERE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: drawn(game, world) })
      : route.fulfill({ path: join(src, pathname) });
  });
  await page.goto(HERE, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const path = join(out, `${game}.png`);
  const shot = (await page.screenshot()).toString('base64');
  const pixels = Buffer.from(await page.evaluate(coarser, { shot, ...PICTURE, step: STEP }), 'base64');
  const png = pngOf(pixels, PICTURE.width, PICTURE.height);
  console.log(`${path}: ${(png.length / 1000).toFixed(1)} kB`);
  if (png.length > MOST_BYTES) throw new Error(`${path} is bigger than ${MOST_BYTES} bytes`);
  writeFileSync(path, png);
}

/** Runs in the browser: the pixels of the picture, made smaller, with every colour rounded. Gradients are full of noise there, and it would be most of the bytes. */
async function coarser({ shot, width, height, step }: typeof PICTURE & { shot: string; step: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const pen = new OffscreenCanvas(width, height).getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  const colours = pen.getImageData(0, 0, width, height).data.filter((_, i) => i % 4 !== 3);
  return btoa(colours.reduce((text, value) => text + String.fromCharCode(Math.min(255, Math.round(value / step) * step)), ''));
}

mkdirSync(out, { recursive: true });
const { path, args, env } = await findChromium(() => {});
const browser = await chromium.launch({
  executablePath: path,
  args: [...args],
  env: { ...(process.env as Record<string, string>), ...env },
});
for (const [game, world] of [[NO_GAME, undefined] as const, ...worldWords()]) {
  const page = await browser.newPage({ viewport: PICTURE, deviceScaleFactor: FINER });
  await draw(page, game, world);
  await page.close();
}
await browser.close();
