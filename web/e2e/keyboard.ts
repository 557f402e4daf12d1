/** Somebody without a mouse: Tab, arrows, Enter. At every stop the focus must be where it can be seen. */
import type { ElementHandle, Page } from 'playwright-core';
import { type Press, wanted } from './table';

/** What is wrong with the focus as it is now; null if it can be seen. */
const hidden = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!node || node === document.body) return 'nothing has the focus';
    const name = `${node.outerHTML.slice(0, 160)}`;
    if (!node.matches(':focus-visible')) return `not :focus-visible: ${name}`;
    const drawn = (element: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // A control drawn by its label (a radio button, a switch) shows the ring there.
    const ring = [node, node.closest('label'), node.parentElement?.querySelector('.slot')].some((element) => element && drawn(element));
    if (!ring) return `no ring: ${name}`;
    const box = (node.closest('label') ?? node).getBoundingClientRect();
    const inside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    return inside ? null : `out of sight: ${name}`;
  });

/** Where the focus is, seen from the thing that is wanted. */
type Bearing = 'there' | 'gone' | 'before' | 'after' | { readonly arrow: string };
const bearing = (target: ElementHandle<HTMLElement>): Promise<Bearing> =>
  target.evaluate((wanted): Bearing => {
    const at = document.activeElement;
    if (at === wanted) return 'there';
    if (!wanted.isConnected) return 'gone';
    // Rows share one stop of the tab order: the smallest box around this thing that has one.
    let row: Element | null = wanted.tabIndex < 0 ? wanted.parentElement : null;
    while (row && !row.querySelector('button[tabindex="0"]')) row = row.parentElement;
    // Within them arrows lead on.
    if (at && row?.contains(at) && wanted.tabIndex < 0) {
      const [from, to] = [at.getBoundingClientRect(), wanted.getBoundingClientRect()];
      const down = to.y + to.height / 2 - from.y - from.height / 2;
      if (Math.abs(down) > Math.min(from.height, to.height) / 2) return { arrow: down > 0 ? 'ArrowDown' : 'ArrowUp' };
      // Cards overlap: their order, not their place, says which way.
      return { arrow: at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING ? 'ArrowRight' : 'ArrowLeft' };
    }
    const stop = wanted.tabIndex < 0 ? (row?.querySelector('button[tabindex="0"]') ?? wanted) : wanted;
    return at && at !== document.body && at.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING ? 'after' : 'before';
  });

export async function walkTo(page: Page, target: ElementHandle<HTMLElement>): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    const where = await bearing(target);
    if (where === 'there') return;
    if (where === 'gone') throw new Error('detached on the way: the table has moved on');
    await page.keyboard.press(where === 'before' ? 'Tab' : where === 'after' ? 'Shift+Tab' : where.arrow);
    const wrong = await hidden(page);
    // Past the last stop the focus leaves the page once, for the browser's own.
    if (wrong && wrong !== 'nothing has the focus') throw new Error(wrong);
  }
  throw new Error(`not reached by keys: ${await target.evaluate((node) => node.outerHTML.slice(0, 300))}`);
}

export const byKeys: Press = async ({ page }, { what }) => {
  await walkTo(page, await wanted(page));
  const wrong = await hidden(page);
  if (wrong) throw new Error(wrong);
  await page.keyboard.press(what === 'option' && Math.random() < 0.5 ? 'Space' : 'Enter');
};
