/** Firefox, headless, driven over WebDriver BiDi. */
import puppeteer from 'puppeteer-core';
import { type Launch, SIZES } from './device';
import { programOf } from './install';

export const launchFirefox: Launch = async (size) => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: programOf('firefox-esr'), headless: true });
  const page = await browser.newPage();
  await page.setViewport(SIZES[size]);
  return {
    engine: await browser.version(),
    size,
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (look, arg) => page.evaluate(look as (arg: unknown) => never, arg),
    press: ({ x, y }) => (size === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    picture: async (path) => {
      await page.screenshot({ path: path as `${string}.png` });
    },
    close: () => browser.close(),
  };
};
