/** One moment of a page at every size: the same page is laid out again, no new match is needed. */
import type { CDPSession, Page } from 'playwright-core';
import type { Lang } from '../src/i18n/languages';
import { layoutFaults } from './layout-faults';

export interface Size {
  readonly width: number;
  readonly height: number;
  /** Held in the hand: pressed with a finger. */
  readonly touch?: boolean;
  readonly scale?: number;
}
const held = (width: number, height: number): Size => ({ width, height, touch: true });
export const SIZES: readonly Size[] = [
  held(320, 568),
  held(360, 640),
  held(390, 844),
  held(844, 390),
  held(768, 1024),
  held(820, 1180),
  held(1024, 768),
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  // 1440×900 at 200 %
  { width: 720, height: 450, scale: 2 },
];
/** Least side of a control, for a finger and for a mouse (WCAG 2.5.8 asks 24, 2.5.5 asks 44). */
const LEAST = { touch: 44, mouse: 24 } as const;

/** What was found, and on how many screens it was looked for. */
export class Findings {
  screens = 0;
  readonly faults: string[] = [];

  async look(page: Page, where: string, { sizes = SIZES, lang }: { readonly sizes?: readonly Size[]; readonly lang: Lang }): Promise<void> {
    const device = await page.context().newCDPSession(page);
    // Wherever the last press was: nothing is pointed at.
    await page.mouse.move(0, 0);
    // Finger or mouse changes what the page is asked to be: said only where it changes, since all of it is styled anew.
    let touch: boolean | null = null;
    for (const size of sizes) {
      const held = size.touch ?? false;
      if (held !== touch) await device.send('Emulation.setTouchEmulationEnabled', { enabled: held });
      touch = held;
      await become(device, size);
      await settle(page);
      this.screens++;
      for (const fault of await lasting(page, held ? LEAST.touch : LEAST.mouse))
        this.faults.push(`${where}, ${lang}, ${size.width}×${size.height}: ${fault}`);
    }
    await device.send('Emulation.clearDeviceMetricsOverride');
    await device.detach();
  }
}

/** A machine with much else to do lays a page out late: what is wrong a while later is wrong. */
const PATIENCE = 30_000;
async function lasting(page: Page, least: number): Promise<string[]> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await page.evaluate(layoutFaults, least);
    if (found.length === 0 || Date.now() > end) return found;
    await settle(page);
  }
}

async function become(device: CDPSession, { width, height, scale = 1 }: Size): Promise<void> {
  await device.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false });
}

/** Two frames: what measures itself does so in the first, and has taken its new place in the second. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
