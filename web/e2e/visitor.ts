/** Somebody with a browser of their own: a size, a language, cookies, and a record of everything that came in. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Lang } from '../src/i18n/languages';

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const SCREENS = { ...SIZES, tablet: { width: 768, height: 1024 } } as const;
export type SizeName = keyof typeof SCREENS;

export interface Who {
  readonly lang?: Lang;
  readonly size?: SizeName;
  /** What the device prefers; by default one press seals, nobody is coached and results appear at once, so that a match takes seconds. */
  readonly prefers?: { readonly holds?: boolean; readonly tempo?: 0 | 0.75 | 1 | 1.25; readonly sound?: boolean; readonly coach?: boolean };
  /** For pictures. Without it a page is laid out, pressed and read as ever, and never drawn: see `painted`. */
  readonly drawn?: boolean;
  /** A copy of the page is kept for play without a server, as on everybody's device: it takes as long as all the rest of a visit. */
  readonly copies?: boolean;
  /** A nickname this device knows already. */
  readonly name?: string;
}

export interface Visitor {
  readonly who: Required<Pick<Who, 'lang' | 'size'>>;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Every frame received over any socket, oldest first. */
  readonly frames: string[];
  readonly sent: string[];
  /** What the browser complained about, apart from a server that is away. */
  readonly faults: string[];
  readonly log: string[];
}

/** Looks through what has come in, each frame once however often it is asked: a match sends megabytes, and tests ask twenty times a second. */
export class Hearing {
  readonly #frames: readonly string[];
  readonly #take: (frame: string) => void;
  #read = 0;

  constructor({ frames }: Visitor, take: (frame: string) => void) {
    this.#frames = frames;
    this.#take = take;
  }

  catchUp(): void {
    while (this.#read < this.#frames.length) this.#take(this.#frames[this.#read++]!);
  }
}

/** Whether a frame with these words in it has come yet; every call of what this returns looks on where the last one stopped. */
export function hears(visitor: Visitor, words: string): () => boolean {
  let heard = false;
  const hearing = new Hearing(visitor, (frame) => {
    heard ||= frame.includes(words);
  });
  return () => {
    hearing.catchUp();
    return heard;
  };
}

const FAILED = join(import.meta.dirname, '.failed');
const away = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket connection to/;
let browser: Browser | null = null;
const visitors: Visitor[] = [];

async function launched(): Promise<Browser> {
  const { path, args, env } = inject('chromium');
  browser ??= await chromium.launch({ executablePath: path, args: [...args], env: { ...(process.env as Record<string, string>), ...env } });
  return browser;
}

export async function visit(url: string, who: Who = {}): Promise<Visitor> {
  const { lang = 'en', size = 'desktop', prefers = {}, drawn = false, copies = false, name } = who;
  const context = await (await launched()).newContext({
    viewport: SCREENS[size],
    hasTouch: size !== 'desktop',
    isMobile: size !== 'desktop',
    locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: copies ? 'allow' : 'block',
    // Matches are played in high contrast; pictures are of what most people see.
    contrast: drawn ? 'no-preference' : 'more',
  });
  if (!drawn) await context.addInitScript(unpaint);
  const settings = { sound: false, holds: false, tempo: 0, coach: false, ...prefers };
  await context.addInitScript(
    ([kept, me]) => {
      if (localStorage.getItem('lurk.settings') === null) localStorage.setItem('lurk.settings', kept);
      if (me && localStorage.getItem('lurk.name') === null) localStorage.setItem('lurk.name', me);
      // A line can be cut from outside: going offline leaves open sockets alone.
      const lines = new Set<WebSocket>();
      const Real = WebSocket;
      globalThis.WebSocket = class extends Real {
        constructor(...args: ConstructorParameters<typeof Real>) {
          super(...args);
          lines.add(this);
        }
      };
      addEventListener('e2e-cut', () => {
        for (const line of lines) line.close();
      });
    },
    [JSON.stringify(settings), name ? JSON.stringify(name) : ''] as const,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  const visitor: Visitor = { who: { lang, size }, context, page, frames: [], sent: [], faults: [], log: [] };
  listen(visitor);
  visitors.push(visitor);
  await page.goto(url);
  return visitor;
}

/**
 * Where things are, what can be pressed and what is written does not depend on how it looks, and drawing takes longest where no graphics
 * card helps: a match takes a third of the time. What is transparent is still hit by a pointer, and seen by assistive tools.
 */
function unpaint(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { opacity: 0 !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  Object.assign(globalThis, { e2eUnpainted: sheet });
}
/** Looks at a page as most people see it drawn: for colours, contrast and pictures. */
export async function painted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const draw = async (on: boolean): Promise<void> => {
    await page.emulateMedia({ contrast: on ? 'no-preference' : 'more' });
    await page.evaluate((drawn) => {
      const sheet = (globalThis as { e2eUnpainted?: CSSStyleSheet }).e2eUnpainted;
      if (sheet) sheet.disabled = drawn;
    }, on);
  };
  await draw(true);
  try {
    return await look();
  } finally {
    await draw(false);
  }
}

/** The line of this device is cut, or mended. */
export async function cut({ context, page }: Visitor, off = true): Promise<void> {
  await context.setOffline(off);
  if (off) await page.evaluate(() => dispatchEvent(new Event('e2e-cut')));
}

function listen({ page, frames, sent, faults, log }: Visitor): void {
  page.on('console', (message) => {
    log.push(`${message.type()}: ${message.text()}`);
    if (message.type() === 'error' && !away.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => {
    log.push(`error: ${error.stack}`);
    faults.push(error.message);
  });
  page.on('websocket', (socket) => {
    log.push('socket opened');
    socket.on('framereceived', ({ payload }) => {
      frames.push(String(payload));
      log.push(`< ${String(payload).slice(0, 400)}`);
    });
    socket.on('framesent', ({ payload }) => {
      sent.push(String(payload));
      log.push(`> ${String(payload).slice(0, 400)}`);
    });
    socket.on('close', () => log.push('socket closed'));
  });
}

export async function keepFailure(test: string): Promise<void> {
  mkdirSync(FAILED, { recursive: true });
  for (const [i, { page, log, who }] of visitors.entries()) {
    const path = join(FAILED, `${test.replace(/\W+/g, '-').slice(0, 60)}.${i}-${who.lang}-${who.size}`);
    await painted(page, () => page.screenshot({ path: `${path}.png`, timeout: 5_000 })).catch(() => {});
    const text = await page.evaluate(() => document.body.innerText).catch(() => '');
    writeFileSync(`${path}.log`, [page.url(), text, ...log].join('\n'));
  }
}

export async function closeVisitors(): Promise<void> {
  for (const { context } of visitors.splice(0)) await context.close().catch(() => {});
}

/** This device has its copy of the page: the server may go. */
export const copied = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!(await caches.match('/'))) await new Promise((done) => setTimeout(done, 100));
  });
