/** The home page, on the way to a table of NOT ALONE. */
import type { ElementHandle, Page } from 'playwright-core';
import { say } from './words';

export type Side = 'asHunted' | 'asCreature';
type PressOn = (page: Page, button: ElementHandle<HTMLElement>) => Promise<void>;
const byMouse: PressOn = (_, button) => button.click();

/** Turns to NOT ALONE, if another game is in front. */
export async function chooseGame(page: Page, press: PressOn = byMouse): Promise<void> {
  await page.locator('article[data-game="not-alone"]').waitFor();
  const other = await page.$('article[data-game="not-alone"] h2 button:not([aria-disabled])');
  if (other) await press(page, other as ElementHandle<HTMLElement>);
}

/** Two presses, and a table of bots is waiting. */
export async function playNow(page: Page, side: Side, press: PressOn = byMouse): Promise<void> {
  await chooseGame(page, press);
  const { home } = say[(await page.evaluate(() => document.documentElement.lang)) as 'en' | 'fr'];
  const now = page.getByRole('button', { name: new RegExp(`^(${home.playNow}|${home.playGameNow('NOT ALONE')})`) });
  const sides = page.locator(`dialog[open] button.prime${side === 'asCreature' ? '.monster' : ':not(.monster)'}`);
  for (const button of [now.first(), sides.first()]) {
    await button.waitFor();
    await press(page, (await button.elementHandle()) as ElementHandle<HTMLElement>);
  }
  await page.locator('.stage[data-game="not-alone"]').waitFor();
}
