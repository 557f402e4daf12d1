/** Somebody without a mouse: Tab, arrows, Enter. At every stop the focus must be where it can be seen. */

import type { Zone } from '@lurk/anomaly/public';
import type { ElementHandle, Page } from 'playwright-core';
import { towards } from '../src/games/anomaly/geometry';
import { type Press, wanted } from './table';

/** Where the focus is, seen from the thing that is wanted. */
type Bearing = 'there' | 'gone' | 'before' | 'after' | { readonly arrow: string } | { readonly door: readonly [from: Zone, to: Zone] };
interface Stand {
  readonly where: Bearing;
  /** What is wrong with the focus as it is now; null if it can be seen. */
  readonly wrong: string | null;
}

/** One look for both: a walk through a match has thousands of steps. */
const look = (target: ElementHandle<HTMLElement>): Promise<Stand> =>
  target.evaluate(async (wanted): Promise<Stand> => {
    // What has come or gone in a row is known to its keys once it is laid out, and keys are quicker than a busy machine lays out.
    const row = wanted.closest('[data-keys=row]');
    const isEntered = (): boolean => !row || [...row.querySelectorAll("[tabindex='0']")].some((stop) => stop.checkVisibility());
    for (let frames = 0; frames < 9 && isOffered() && !isEntered(); frames++) await new Promise(requestAnimationFrame);
    const at = document.activeElement;
    const wrong = await hidden();
    return { where: bearing(), wrong };

    /** The table has not moved on meanwhile, and no sheet has opened over it: a modal keeps the focus to itself. */
    function isOffered(): boolean {
      const modal = document.querySelector('dialog:modal');
      if (modal && !modal.contains(wanted)) return false;
      return wanted.isConnected && wanted.checkVisibility() && !wanted.closest('[inert], [aria-disabled=true]');
    }

    async function hidden(): Promise<string | null> {
      if (!at || at === document.body) return 'nothing has the focus';
      const name = `${at.outerHTML.slice(0, 160)}`;
      if (!at.matches(':focus-visible')) return `not :focus-visible: ${name}`;
      const drawn = (element: Element): boolean => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      };
      // A piece of a board is drawn in SVG, where a line is a stroke.
      const line = at instanceof SVGElement ? at.querySelector('.ring') : null;
      const stroked = (): boolean => {
        const { stroke, strokeWidth } = line ? getComputedStyle(line) : { stroke: 'none', strokeWidth: '0' };
        return stroke !== 'none' && Number.parseFloat(strokeWidth) >= 2;
      };
      // Even without motion it takes a frame or two to be drawn.
      for (let frames = 0; line && frames < 9 && !stroked(); frames++) await new Promise(requestAnimationFrame);
      // A control drawn by its label (a radio button, a switch) shows the ring there.
      const ring = stroked() || [at, at.closest('label'), at.parentElement?.querySelector('.slot')].some((one) => one && drawn(one));
      if (!ring) return `no ring: ${name}`;
      const box = (at.closest('label') ?? at).getBoundingClientRect();
      const inside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
      return inside ? null : `out of sight: ${name}`;
    }

    function bearing(): Bearing {
      if (at === wanted) return 'there';
      if (!isOffered()) return 'gone';
      // Rows, and boards, share one stop of the tab order: the smallest box around this thing that has one.
      const stopIn = (box: Element): HTMLElement | null => box.querySelector(":is(button, [role='button'])[tabindex='0']");
      let row: Element | null = wanted.tabIndex < 0 ? wanted.parentElement : null;
      while (row && !stopIn(row)) row = row.parentElement;
      const zone = wanted.dataset.zone as Zone | undefined;
      const from = (at as HTMLElement | null)?.dataset.zone as Zone | undefined;
      if (zone && from) return { door: [from, zone] };
      // Within them arrows lead on.
      if (at && row?.contains(at) && wanted.tabIndex < 0) {
        const [from, to] = [at.getBoundingClientRect(), wanted.getBoundingClientRect()];
        const down = to.y + to.height / 2 - from.y - from.height / 2;
        const isRow = wanted.closest('[data-keys=row]')?.contains(at);
        if (!isRow && Math.abs(down) > Math.min(from.height, to.height) / 2) return { arrow: down > 0 ? 'ArrowDown' : 'ArrowUp' };
        // Cards overlap: their order, not their place, says which way.
        return { arrow: at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING ? 'ArrowRight' : 'ArrowLeft' };
      }
      const stop = wanted.tabIndex < 0 ? ((row && stopIn(row)) ?? wanted) : wanted;
      return at && at !== document.body && at.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING ? 'after' : 'before';
    }
  });

/** On the station arrows lead through doors: the first step of the shortest way. */
function arrowThrough(from: Zone, to: Zone): string {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
  const ways: { at: Zone; first: string | null }[] = [{ at: from, first: null }];
  const been = new Set([from]);
  for (const { at, first } of ways)
    for (const key of keys) {
      const next = towards(at, key);
      if (!next || been.has(next)) continue;
      if (next === to) return first ?? key;
      been.add(next);
      ways.push({ at: next, first: first ?? key });
    }
  throw new Error(`no arrows lead from ${from} to ${to}`);
}

export async function walkTo(page: Page, target: ElementHandle<HTMLElement>): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    const { where, wrong } = await look(target);
    if (where === 'gone') throw new Error('detached on the way: the table has moved on');
    // Wherever a pointer or the table left it, a walk begins; past the last stop the focus leaves the page once, for the browser's own.
    const excused = where !== 'there' && (steps === 0 || wrong === 'nothing has the focus');
    if (wrong && !excused) throw new Error(wrong);
    if (where === 'there') return;
    const key = typeof where === 'object' ? ('door' in where ? arrowThrough(...where.door) : where.arrow) : null;
    await page.keyboard.press(key ?? (where === 'before' ? 'Tab' : 'Shift+Tab'));
  }
  throw new Error(`not reached by keys: ${await target.evaluate((node) => node.outerHTML.slice(0, 300))}`);
}

export const byKeys: Press = async ({ page }, { what }) => {
  await walkTo(page, await wanted(page));
  await page.keyboard.press(what === 'option' && Math.random() < 0.5 ? 'Space' : 'Enter');
  await staysAtTable(page);
};

/** However much an answer takes away, the focus is on something afterwards: once that is laid out, on a slow machine too. */
async function staysAtTable(page: Page): Promise<void> {
  const isKept = await page.evaluate(async () => {
    for (let frames = 0; frames < 120; frames++) {
      if (document.activeElement !== document.body) return true;
      await new Promise(requestAnimationFrame);
    }
    return false;
  });
  if (!isKept) throw new Error('nothing has the focus after an answer');
}
