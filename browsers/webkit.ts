/**
 * WebKit, the engine of Safari, in its Linux dress (WebKitGTK), driven over WebDriver. Its window has tool bars and is never narrower than
 * these: so the screen itself has the size of the device, and a window manager for small devices gives all of it to the page.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Builder, Button, Capabilities, Origin } from 'selenium-webdriver';
import { DIED, type Launch, SIZES } from './device';
import { programOf } from './install';

const MACHINES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'];
const SERIES = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'];
const browserOf = (): string => {
  const known = MACHINES.flatMap((machine) => SERIES.map((series) => `/usr/lib/${machine}/${series}/MiniBrowser`));
  const found = known.find((path) => existsSync(path));
  if (!found) throw new Error(`no MiniBrowser beside WebKitGTK; looked for ${known.join(', ')}`);
  return found;
};

/** A port nobody listens on at this moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A screen that nobody looks at; it says its own name once it is there. */
async function screenOf(width: number, height: number): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const screen = spawn(programOf('xvfb'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [name] = await once(screen.stdio[3]!, 'data');
  return { screen, display: `:${String(name).trim()}` };
}

/** Until it listens. */
async function answers(url: string): Promise<void> {
  for (;;) {
    const up = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/**
 * When the process of the page ends, the driver takes the answer of the script that was running for an empty one, and says of every later
 * command that there is no session.
 */
const GONE = /Could not parse script result|page crash or hang/;
/** Says what WebKit showed when that happened: a test that is run once more would keep that to itself. */
const watched =
  (shown: () => string) =>
  async <T>(command: Promise<T>): Promise<T> => {
    try {
      return await command;
    } catch (error) {
      if (!(error instanceof Error && GONE.test(error.message))) throw error;
      const died = `${DIED}, at ${shown()}: ${error.message}`;
      console.log(died);
      throw new Error(died, { cause: error });
    }
  };

export const launchWebKit: Launch = async (size) => {
  const { width, height } = SIZES[size];
  const { screen, display } = await screenOf(width, height);
  // The processor paints: Mesa, which stands in for a graphics card, now and then ends the page's process (segfault in swrast_dri.so).
  const env = { ...process.env, DISPLAY: display, WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };
  const port = await freePort();
  const manager = spawn(programOf('matchbox-window-manager'), ['-use_titlebar', 'no'], { env, stdio: 'ignore' });
  const driver = spawn(programOf('webkit2gtk-driver'), [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  const options = { binary: browserOf(), args: ['--automation', '--full-screen'] };
  const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const browser = await new Builder().usingServer(address).withCapabilities(wanted).build();
  // A busy machine may look at a page for longer than the half minute a driver gives a script.
  await browser.manage().setTimeouts({ script: 600_000 });
  const is = await browser.getCapabilities();
  let shown = 'nothing yet';
  const alive = watched(() => shown);
  return {
    engine: `WebKitGTK ${is.get('browserVersion')}`,
    size,
    open: (url) => {
      shown = url;
      return alive(browser.get(url));
    },
    evaluate: (look, arg) => alive(browser.executeScript(`return (${look}).apply(null, arguments)`, arg)),
    // Its driver has no finger: a touch arrives as a mouse would.
    press: async ({ x, y }) => {
      const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      await alive(browser.actions().move(at).press(Button.LEFT).release(Button.LEFT).perform());
    },
    picture: async (path) => writeFileSync(path, Buffer.from(await alive(browser.takeScreenshot()), 'base64')),
    close: async () => {
      await browser.quit();
      for (const child of [driver, manager, screen]) child.kill();
    },
  };
};
