/**
 * The map of VICTIM with all its 40 tiles, dragged and zoomed on a processor slowed four times: `node bench/forest.ts [PAGE]`.
 * A hand moves sixty times a second and waits for nobody. What is asked of the page: that its main thread is done with each frame long before the next,
 * and that as many frames are shown as there were movements. A machine without a graphics card paints in software, which is not slowed and not the page's.
 */
import { type CDPSession, chromium } from 'playwright-core';
import { findChromium } from '../web/e2e/browser.ts';
import { hostGallery } from '../web/gallery-host.ts';

const PAGE = process.argv[2] ?? 'victim/forty';
/** As it is, and as the browser itself slows it. */
const SLOWED = [1, 4];
const FRAMES = 180;
/** A frame at 60 a second. */
const FRAME_MS = 1000 / 60;
const WINDOWS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  /** Time of the thread itself: what other programs take of the machine is not in it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}
type Point = readonly [x: number, y: number];
type Mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased' | 'mouseWheel', at: Point, deltaY?: number) => Promise<unknown>;
/** The device's own events: a library that drives a browser listens to every one of them on the page, which costs a frame as much as the page does. */
const mouseOf =
  (device: CDPSession, held: boolean): Mouse =>
  (type, [x, y], deltaY = 0) =>
    device.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      deltaX: 0,
      deltaY,
      button: held ? 'left' : 'none',
      buttons: held ? 1 : 0,
      clickCount: type === 'mouseMoved' || type === 'mouseWheel' ? 0 : 1,
    });
type Move = (mouse: Mouse, frame: number, middle: Point) => Promise<unknown>;
/** Here and there, nearer and further, and never at the edge, where nothing would move. */
const MOVES: Readonly<Record<string, Move>> = {
  drag: (mouse, frame, [x, y]) => mouse('mouseMoved', [x + 120 * Math.sin(frame / 9), y + 80 * Math.sin(frame / 14)]),
  wheel: (mouse, frame, middle) => mouse('mouseWheel', middle, Math.sin(frame / 9) < 0 ? 20 : -20),
};

async function traced(device: CDPSession, move: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { value: object[] }): number => events.push(...(value as TraceEvent[]));
  device.on('Tracing.dataCollected', take);
  const over = new Promise<void>((done) => device.once('Tracing.tracingComplete', () => done()));
  await device.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'viz'] } });
  await move();
  await device.send('Tracing.end');
  await over;
  device.off('Tracing.dataCollected', take);
  return events;
}

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** Moves by the clock, whether or not the page has answered the last one. */
async function steadily(move: (frame: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    sent.push(move(frame));
    await rest(Math.max(0, began + (frame + 1) * FRAME_MS - performance.now()));
  }
  await Promise.all(sent);
  return (performance.now() - began) / 1000;
}

const at = (list: readonly number[], share: number): number => list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0;
const ms = (n: number): string => `${n.toFixed(1)} ms`;

/** What each frame cost the main thread, and how many were seen. */
function judge(events: readonly TraceEvent[], seconds: number): string {
  const named = (name: string): Set<string> =>
    new Set(events.filter((event) => event.name === 'thread_name' && event.args.name === name).map(({ tid, pid }) => `${pid}/${tid}`));
  const on = (threads: Set<string>): TraceEvent[] => events.filter(({ tid, pid }) => threads.has(`${pid}/${tid}`));
  const onMain = on(named('CrRendererMain'));
  const frames = onMain.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts);
  const tasks = onMain.filter(({ name, ph }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask');
  const cost = frames
    .slice(1)
    .map((end, i) => tasks.filter(({ ts }) => ts >= (frames[i] ?? 0) && ts < end).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0));
  const sum = (name: string): number => onMain.filter((event) => event.name === name).reduce((all, { tdur = 0 }) => all + tdur / 1000, 0);
  const late = cost.filter((one) => one > FRAME_MS).length;
  const drawn = events.filter(({ name }) => name === 'Display::DrawAndSwap');
  const shown = events.filter(({ name }) => name === 'Display::FrameDisplayed').length;
  return [
    // A hand and a screen each keep their own time: what comes twice between two frames is one movement to the page.
    `${FRAMES} movements in ${seconds.toFixed(2)} s, which reached the page in ${frames.length} frames; ${shown} shown: ${(shown / seconds).toFixed(0)} a second`,
    `main thread ${ms(at(cost, 0.5))} median, ${ms(at(cost, 0.95))} at 95 of 100, ${ms(Math.max(...cost))} at most, ${late} of ${cost.length} over ${ms(FRAME_MS)}`,
    `script ${ms((sum('FunctionCall') + sum('EventDispatch')) / frames.length)}, style and layout ${ms((sum('UpdateLayoutTree') + sum('Layout')) / frames.length)}, layers ${ms(sum('Layerize') / frames.length)}, paint ${ms(sum('Paint') / frames.length)} a frame`,
    `painted in software, beside the page: ${ms(
      at(
        drawn.map(({ tdur = 0 }) => tdur / 1000),
        0.5,
      ),
    )} a frame`,
  ].join('\n    ');
}

const { origin, close } = await hostGallery();
// It is built when it is first asked for.
await fetch(`${origin}/gallery.html`);
const { path, args, env } = await findChromium(console.log);
const browser = await chromium.launch({
  executablePath: path,
  args: [...args],
  env: { ...(process.env as Record<string, string>), ...env },
});
for (const [name, viewport] of Object.entries(WINDOWS)) {
  const page = await browser.newPage({ viewport });
  await page.goto(`${origin}/gallery.html?page=${PAGE}&lang=en`);
  const map = page.locator('.window');
  await map.waitFor();
  await page.evaluate(() => document.fonts.ready);
  await rest(1000);
  const box = await map.boundingBox();
  if (!box) throw new Error('there is no map');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const device = await page.context().newCDPSession(page);
  for (const rate of SLOWED) {
    await device.send('Emulation.setCPUThrottlingRate', { rate });
    for (const [how, move] of Object.entries(MOVES)) {
      const mouse = mouseOf(device, how === 'drag');
      await mouse('mouseMoved', middle);
      if (how === 'drag') await mouse('mousePressed', middle);
      let seconds = 0;
      const events = await traced(device, async () => {
        seconds = await steadily((frame) => move(mouse, frame, middle));
      });
      if (how === 'drag') await mouse('mouseReleased', middle);
      await rest(1000);
      console.log(`${name}, ${how}, slowed ${rate} times: ${judge(events, seconds)}`);
    }
  }
  await page.close();
}
await browser.close();
close();
