/** The home page, on the way to a table. */
import type { ElementHandle, Page } from 'playwright-core';
import { nameOf } from '../src/games/worlds';
import type { GameId } from '../src/ui/types';
import { say } from './words';

/** Whoever hides, whoever hunts, or a game that one plays without anybody. */
export type Side = 'hunted' | 'creature' | 'alone';
type PressOn = (page: Page, button: ElementHandle<HTMLElement>) => Promise<void>;
const byMouse: PressOn = (_, button) => button.click();

const TRIES = 4;
/** A page that is still fetching its words may put a new button in the place of the one we are on the way to. */
async function pressOn(page: Page, press: PressOn, find: () => Promise<ElementHandle | null>): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    const button = (await find()) as ElementHandle<HTMLElement> | null;
    if (!button) return;
    const gone = await press(page, button).then(
      () => false,
      (error) => {
        if (left === 1 || !/detached|not attached/.test(String(error))) throw error;
        return true;
      },
    );
    if (!gone) return;
  }
}

/** Turns to a game, if another one is in front. */
export async function chooseGame(page: Page, game: GameId = 'not-alone', press: PressOn = byMouse): Promise<void> {
  await page.locator(`article[data-game="${game}"]`).waitFor();
  await pressOn(page, press, () => page.$(`article[data-game="${game}"] h2 button:not([aria-disabled])`));
}

/** Two presses, and a table of bots is waiting; one more for a game that is not in front. */
export async function playNow(page: Page, side: Side, game: GameId = 'not-alone', press: PressOn = byMouse): Promise<void> {
  await chooseGame(page, game, press);
  const { home } = say[(await page.evaluate(() => document.documentElement.lang)) as 'en' | 'fr'];
  const now = page.getByRole('button', { name: new RegExp(`^(${home.playNow}|${home.playGameNow(nameOf(game))})`) });
  const sides = page.locator(`dialog[open] button.prime${side === 'creature' ? '.monster' : ':not(.monster)'}`);
  for (const button of [now.first(), side === 'alone' ? sides.last() : sides.first()]) {
    await button.waitFor();
    await pressOn(page, press, () => button.elementHandle());
  }
  await page.locator(`.stage[data-game="${game}"]`).waitFor();
}
