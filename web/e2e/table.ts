/** What a table offers to somebody who looks at it: read off the page as assistive tools would, with no knowledge of the rules. */
import type { ElementHandle, Page } from 'playwright-core';
import { Hearing, type Visitor } from './visitor';

/** Whatever can look into a page: Playwright's, or another driver's. */
export interface Sees {
  evaluate<A, R>(look: (arg: A) => R, arg: A): Promise<R>;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something to press, and what pressing it means. */
export interface Offered {
  readonly what: 'option' | 'seal' | 'skip';
  /** Where a finger would press it; null if something lies over all of it. */
  readonly point: Point | null;
  readonly html: string;
}
export type Look = { readonly state: 'over' | 'waiting' | 'elsewhere' | 'stuck' } | ({ readonly state: 'asked' } & Offered);

/**
 * One look at the page. What is chosen, by chance, is also left where `wanted` finds it; now and then a player thinks better of it.
 * Whoever wishes for something takes that where it is offered: the words of an option, as a pattern.
 */
export const look = (page: Sees, restless = 0, wish = ''): Promise<Look> =>
  page.evaluate(
    ([chance, thinksAgain, wished]): Look => {
      // Nothing behind an open sheet can be pressed, though its content may still be on its way.
      const modal = document.querySelector('dialog:modal');
      const shown = (node: Element): boolean =>
        node.checkVisibility({ visibilityProperty: true }) &&
        node.getClientRects().length > 0 &&
        !node.closest('[inert]') &&
        (!modal || modal.contains(node));
      // A board is drawn in SVG, and its pieces are buttons too.
      const buttons = (within: string): Element[] =>
        [...document.querySelectorAll(`${within} :is(button, [role='button']):not([aria-disabled='true'])`)].filter(shown);
      const asked = (what: Offered['what'], node: Element): Look => {
        const findPoint = (): Offered['point'] => {
          node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const { x, y, width, height } = node.getBoundingClientRect();
          const shares = [0.5, ...Array.from({ length: 19 }, (_, i) => (i + 1) / 20)];
          const spots = shares.flatMap((down) => shares.map((across) => ({ x: x + width * across, y: y + height * down })));
          return spots.find((spot) => node.contains(document.elementFromPoint(spot.x, spot.y))) ?? null;
        };
        Object.assign(globalThis, { e2eWanted: node, e2ePoint: findPoint });
        return { state: 'asked', what, point: findPoint(), html: node.outerHTML.slice(0, 300) };
      };
      const [skip] = buttons(':is(.over .reveal footer, .over .skip, .over footer, .brief)');
      if (skip) return asked('skip', skip);
      if (document.querySelector('.end main h1')) return { state: 'over' };
      if (!document.querySelector('.stage')) return { state: 'elsewhere' };
      // A sheet that this player has opened lies over everything else.
      const sheet = buttons('dialog[open] .content');
      if (sheet.length > 0) return asked('option', sheet[Math.floor(chance * sheet.length)]!);
      // The title of the window says that something is wanted of this seat.
      if (!document.title.startsWith('●')) return { state: 'waiting' };
      const inZones = ['main.scene', '.self', '.hand', '.seal', 'aside .says'].flatMap(buttons);
      const seal = inZones.find((node) => node.closest('.seal') && node.classList.contains('ready'));
      if (seal && !thinksAgain) return asked('seal', seal);
      // Things to pick say whether they are picked; an act given at once stands in the list of acts, or is the one big button.
      const atOnce = '.seal li button, .seal .prime, .traps li button, .trades button, [aria-haspopup]';
      const options = inZones.filter(
        (node) => node.getAttribute('aria-pressed') === 'false' || (node.matches(atOnce) && !node.hasAttribute('aria-pressed')),
      );
      // Turning to another token, one's own marks, words, and what is offered unasked lead nowhere by themselves: now and then is enough.
      const aside = '.sockets, .marks, .says, .offer, [aria-haspopup]';
      const leading = options.filter((node) => !node.closest(aside));
      // Whoever thinks of an answer looks first at what is not answered yet.
      const isOpen = (node: Element): boolean => !node.closest("ul, [role='group'], section")?.querySelector("[aria-pressed='true']");
      const liked = wished ? leading.filter((node) => isOpen(node) && new RegExp(wished).test(node.textContent ?? '')) : [];
      const first = [liked, leading.filter(isOpen), leading, options].find((list) => list.length > 0) ?? [];
      const among = liked.length > 0 || (chance * 1000) % 1 < 0.85 ? first : options;
      const one = among[Math.floor(chance * among.length)];
      return one ? asked('option', one) : seal ? asked('seal', seal) : { state: 'stuck' };
    },
    [Math.random(), Math.random() < restless, wish] as const,
  );

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What the last look has chosen. */
export const wanted = async (page: Page): Promise<ElementHandle<HTMLElement>> =>
  (await page.evaluateHandle(() => (globalThis as { e2eWanted?: Element }).e2eWanted)).asElement() as ElementHandle<HTMLElement>;

/** How somebody presses things. */
export type Press = (visitor: Visitor, offered: Offered) => Promise<void>;

/** A page that has just asked may still move, a map follow what is asked: what is covered after so long stays so, on any machine. */
const SETTLES = 30_000;
async function uncovered(page: Page): Promise<Offered['point']> {
  type Wanted = { e2eWanted: Element; e2ePoint: () => Offered['point'] };
  const end = Date.now() + SETTLES;
  while (Date.now() < end) {
    const seen = await page.evaluate(() => {
      const { e2eWanted, e2ePoint } = globalThis as unknown as Wanted;
      return e2eWanted.isConnected ? e2ePoint() : 'gone';
    });
    if (seen === 'gone') throw new Error('detached meanwhile: the table has moved on');
    if (seen) return seen;
    await rest(50);
  }
  return null;
}

/** A mouse, or a finger on what is held in the hand. */
export const byHand: Press = async ({ page, who }, { point: atOnce, html }) => {
  const point = atOnce ?? (await uncovered(page));
  if (!point) throw new Error(`covered, so that nobody can press it: ${html}`);
  if (who.size !== 'desktop') await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
};

/** A table moves on by itself: what was seen a moment ago may be gone. */
export const pressIfThere = (visitor: Visitor, offered: Offered, press: Press = byHand): Promise<void> =>
  press(visitor, offered).catch((error) => {
    if (!/not attached|detached|destroyed|Cannot find context/i.test(String(error))) throw error;
  });

export interface Playing {
  readonly press?: Press;
  /** After every press, and now and then while waiting. */
  readonly between?: (visitor: Visitor) => Promise<void>;
  /** Stops before the end. */
  readonly until?: (visitor: Visitor) => boolean | Promise<boolean>;
  /** Nobody at this table gets anywhere for so long: something is wrong. A busy machine may need tens of seconds for one press. */
  readonly patience?: number;
  /** How often a player goes on choosing although nothing is missing. */
  readonly restless?: number;
  /** What somebody takes wherever it is offered, by its words. */
  readonly wish?: (visitor: Visitor) => string;
}

/** Somebody who has pressed so often without the server saying a word goes round in circles. */
const LOST = 150;

/** When anybody at a table last pressed something or heard something, and how each of them saw it last. */
interface Pulse {
  at: number;
  readonly sees: Map<Visitor, Look['state'] | 'stopped'>;
}
const newPulse = (): Pulse => ({ at: Date.now(), sees: new Map() });

/** Presses what is offered until the match is over; the number of presses. */
export async function playOn(
  visitor: Visitor,
  { press = byHand, between, until, patience = 300_000, restless = 0, wish }: Playing = {},
  pulse: Pulse = newPulse(),
): Promise<number> {
  const { page, faults } = visitor;
  let presses = 0;
  let unheard = 0;
  let since = Date.now();
  const moved = (): void => {
    since = pulse.at = Date.now();
  };
  const hearing = new Hearing(visitor, (frame) => {
    if (frame.startsWith('{"t":"pong"')) return;
    unheard = 0;
    moved();
  });
  for (;;) {
    if (faults.length > 0) throw new Error(`the page complained: ${faults.join('\n')}`);
    if (await until?.(visitor)) {
      pulse.sees.set(visitor, 'stopped');
      return presses;
    }
    const seen = await look(page, restless, wish?.(visitor)).catch((error) => {
      // A reload in the middle of a look.
      if (/context was destroyed|navigation|Execution context/i.test(String(error))) return { state: 'elsewhere' } as Look;
      throw error;
    });
    pulse.sees.set(visitor, seen.state);
    if (seen.state === 'over') return presses;
    if (seen.state === 'asked') {
      await pressIfThere(visitor, seen, press);
      presses++;
      moved();
      hearing.catchUp();
      if (++unheard > LOST) throw new Error(`${LOST} presses and no answer among them, the last on: ${seen.html}`);
      await between?.(visitor);
    } else {
      hearing.catchUp();
      if (seen.state === 'stuck' && Date.now() - since > 800) await page.keyboard.press('Escape');
      if (Date.now() - pulse.at > patience) {
        throw new Error(`${seen.state} for ${patience} ms: ${await page.title()}; at this table: ${[...pulse.sees.values()].join(', ')}`);
      }
      await rest(50);
    }
  }
}

/**
 * Everybody plays until this one of them has come to something, or the match is over: whether they have. The others stop after them, for whoever stopped
 * before would keep the table waiting if it went by.
 */
export async function playUntil(
  visitors: readonly Visitor[],
  lead: Visitor,
  isThere: () => boolean | Promise<boolean>,
  playing: Omit<Playing, 'until'> = {},
): Promise<boolean> {
  let there = false;
  const until = async (one: Visitor): Promise<boolean> => {
    if (one === lead) there = await isThere();
    return there;
  };
  await playOut(visitors, { ...playing, until });
  return there;
}

/** Everybody at once. */
export function playOut(visitors: readonly Visitor[], playing: Playing = {}): Promise<number[]> {
  const pulse = newPulse();
  return Promise.all(visitors.map((visitor) => playOn(visitor, playing, pulse)));
}
