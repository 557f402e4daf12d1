/** What a table offers to somebody who looks at it: read off the page as assistive tools would, with no knowledge of the rules. */
import type { ElementHandle, Page } from 'playwright-core';
import type { Visitor } from './visitor';

/** Something to press, and what pressing it means. */
export interface Offered {
  readonly what: 'option' | 'seal' | 'skip';
  readonly at: ElementHandle<HTMLElement>;
}
export type Look = { readonly state: 'over' | 'waiting' | 'elsewhere' | 'stuck' } | ({ readonly state: 'asked' } & Offered);

/** `random` decides among options, so that a match can be steered. */
export async function look(page: Page, random = Math.random()): Promise<Look> {
  const found = await page.evaluateHandle((chance): { state: string; what?: string; at?: Element } => {
    const shown = (node: Element): boolean => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0;
    const buttons = (within: string): Element[] => [...document.querySelectorAll(`${within} button:not([aria-disabled='true'])`)].filter(shown);
    const [skip] = buttons('.reveal footer');
    if (skip) return { state: 'asked', what: 'skip', at: skip };
    if (document.querySelector('.end main h1')) return { state: 'over' };
    if (!document.querySelector('.stage')) return { state: 'elsewhere' };
    // The title of the window says that something is wanted of this seat.
    if (!document.title.startsWith('●')) return { state: 'waiting' };
    const inZones = [...buttons('main.scene'), ...buttons('section.hand')];
    const seal = inZones.find((node) => node.closest('.seal') && node.classList.contains('ready'));
    if (seal) return { state: 'asked', what: 'seal', at: seal };
    // Things to pick say whether they are picked; an act given at once stands in the list of acts.
    const options = inZones.filter((node) => node.getAttribute('aria-pressed') === 'false' || (node.closest('.seal li') && !node.hasAttribute('aria-pressed')));
    const at = options[Math.floor(chance * options.length)];
    return at ? { state: 'asked', what: 'option', at } : { state: 'stuck' };
  }, random);
  const { state, what } = await found.evaluate(({ state, what }) => ({ state, what }));
  if (state !== 'asked') return { state } as Look;
  const at = (await found.getProperty('at')).asElement() as ElementHandle<HTMLElement>;
  return { state: 'asked', what: what as Offered['what'], at };
}

/** How somebody presses things. */
export type Press = (visitor: Visitor, offered: Offered) => Promise<void>;

/** A mouse, or a finger on a phone: at the middle of the thing, or where it can be seen at all. */
export const byHand: Press = async ({ page, who }, { at }) => {
  const point = await at.evaluate((node) => {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = node.getBoundingClientRect();
    const shares = [0.5, ...Array.from({ length: 19 }, (_, i) => (i + 1) / 20)];
    for (const down of shares)
      for (const across of shares) {
        const spot = { x: x + width * across, y: y + height * down };
        if (node.contains(document.elementFromPoint(spot.x, spot.y))) return spot;
      }
    return null;
  });
  if (!point) {
    const { html, gone } = await at.evaluate((node) => ({ html: node.outerHTML.slice(0, 300), gone: !node.isConnected }));
    // The table has moved on meanwhile.
    if (gone) return;
    throw new Error(`covered, so that nobody can press it: ${html}`);
  }
  if (who.size === 'phone') await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
};

export interface Playing {
  readonly press?: Press;
  /** After every press, and now and then while waiting. */
  readonly between?: (visitor: Visitor) => Promise<void>;
  /** Stops before the end. */
  readonly until?: (visitor: Visitor) => boolean | Promise<boolean>;
  /** Nothing happens for so long: something is wrong. */
  readonly patience?: number;
}

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Presses what is offered until the match is over; the number of presses. */
export async function playOn(visitor: Visitor, { press = byHand, between, until, patience = 25_000 }: Playing = {}): Promise<number> {
  const { page, frames, faults } = visitor;
  let presses = 0;
  const news = (): number => frames.filter((frame) => !frame.startsWith('{"t":"pong"')).length;
  let [heard, since] = [news(), Date.now()];
  for (;;) {
    if (faults.length > 0) throw new Error(`the page complained: ${faults.join('\n')}`);
    if (await until?.(visitor)) return presses;
    const seen = await look(page).catch((error) => {
      // A reload in the middle of a look.
      if (/context was destroyed|navigation|Execution context/i.test(String(error))) return { state: 'elsewhere' } as Look;
      throw error;
    });
    if (seen.state === 'over') return presses;
    if (seen.state === 'asked') {
      await press(visitor, seen).catch((error) => {
        if (!/not attached|detached|destroyed|Cannot find context/i.test(String(error))) throw error;
      });
      presses++;
      since = Date.now();
      await between?.(visitor);
    } else {
      if (news() !== heard) [heard, since] = [news(), Date.now()];
      if (seen.state === 'stuck' && Date.now() - since > 800) await page.keyboard.press('Escape');
      if (Date.now() - since > patience) throw new Error(`${seen.state} for ${patience} ms: ${await page.title()}`);
      await rest(30);
    }
  }
}

/** Everybody at once. */
export const playOut = (visitors: readonly Visitor[], playing: Playing = {}): Promise<number[]> =>
  Promise.all(visitors.map((visitor) => playOn(visitor, playing)));
