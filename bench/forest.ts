/**
 * The map of VICTIM with all its 40 tiles, dragged and zoomed on a processor slowed four times: `node bench/forest.ts [PAGE]`.
 * A machine without a graphics card paints in software, so that frames per second say something about the machine alone; what the page itself costs
 * is the work of its main thread for each frame, of which script, style, layout and paint are the page's and the rest the browser's.
 */
import { chromium, type Page } from 'playwright-core';
import { hostGallery } from '../web/gallery-host.ts';

const PAGE = process.argv[2] ?? 'victim/forty';
/** As it is, which four times is what a slowed processor has to do, and as the browser itself slows it. */
const SLOWED = [1, 4];
const FRAMES = 120;
/** A frame at 60 a second. */
const FRAME_MS = 1000 / 60;
const WINDOWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the thread itself: what other programs take of the machine is not in it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}
type Move = (page: Page, frame: number, middle: readonly [number, number]) => Promise<void>;
const MOVES: Readonly<Record<string, Move>> = {
  drag: (page, frame, [x, y]) => page.mouse.move(x + 120 * Math.sin(frame / 9), y + 80 * Math.sin(frame / 14)),
  wheel: (page, frame) => page.mouse.wheel(0, Math.sin(frame / 12) < 0 ? 60 : -60),
};

async function traced(page: Page, move: () => Promise<void>): Promise<TraceEvent[]> {
  const device = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  device.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const over = new Promise<void>((done) => device.once('Tracing.tracingComplete', () => done()));
  await device.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await move();
  await device.send('Tracing.end');
  await over;
  await device.detach();
  return events;
}

const at = (list: readonly number[], share: number): number => list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
const ms = (n: number): string => `${n.toFixed(1)} ms`;

/** What each frame cost the main thread. */
function judge(events: readonly TraceEvent[]): string {
  const named = (name: string): TraceEvent[] => events.filter((event) => event.name === 'thread_name' && event.args.name === name);
  const mains = new Set(named('CrRendererMain').map(({ tid, pid }) => `${pid}/${tid}`));
  const onMain = events.filter(({ tid, pid }) => mains.has(`${pid}/${tid}`));
  const frames = onMain.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts);
  const tasks = onMain.filter(({ name, ph }) => ph === 'X' && (name === 'ThreadControllerImpl::RunTask' || name === 'RunTask'));
  const cost = frames
    .slice(1)
    .map((end, i) => tasks.filter(({ ts }) => ts >= (frames[i] ?? 0) && ts < end).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0));
  const gaps = frames.slice(1).map((ts, i) => (ts - (frames[i] ?? 0)) / 1000);
  const sum = (name: string): number => events.filter((event) => event.name === name).reduce((all, { tdur = 0 }) => all + tdur / 1000, 0);
  const late = cost.filter((one) => one > FRAME_MS).length;
  return [
    `${frames.length} frames`,
    `main thread ${ms(at(cost, 0.5))} median, ${ms(at(cost, 0.95))} at 95 of 100, ${ms(Math.max(...cost))} at most, ${late} over ${ms(FRAME_MS)}`,
    `${(1000 / at(gaps, 0.5)).toFixed(0)} frames a second on this machine`,
    `script ${ms((sum('FunctionCall') + sum('EventDispatch')) / frames.length)}, style and layout ${ms((sum('UpdateLayoutTree') + sum('Layout')) / frames.length)}, paint ${ms(sum('Paint') / frames.length)} a frame`,
  ].join('\n    ');
}

const { origin, close } = await hostGallery();
// It is built when it is first asked for.
await fetch(`${origin}/gallery.html`);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
for (const [name, viewport] of Object.entries(WINDOWS)) {
  const page = await browser.newPage({ viewport });
  await page.goto(`${origin}/gallery.html?page=${PAGE}&lang=en`);
  const map = page.locator('.window');
  await map.waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1000);
  const box = await map.boundingBox();
  if (!box) throw new Error('there is no map');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const device = await page.context().newCDPSession(page);
  for (const rate of SLOWED) {
    await device.send('Emulation.setCPUThrottlingRate', { rate });
    for (const [how, move] of Object.entries(MOVES)) {
      const events = await traced(page, async () => {
        await page.mouse.move(...middle);
        if (how === 'drag') await page.mouse.down();
        for (let frame = 0; frame < FRAMES; frame++) await move(page, frame, middle);
        if (how === 'drag') await page.mouse.up();
      });
      console.log(`${name}, ${how}, slowed ${rate} times: ${judge(events)}`);
    }
  }
  await page.close();
}
await browser.close();
close();
