/** What three people at a table do and see, whatever the game. */
import { expect } from 'vitest';
import { findings } from './axe';
import type { Three } from './gather';
import type { Knowledge } from './secrets';
import { Hearing, type Visitor } from './visitor';
import { englishOn, say } from './words';

/** The highest number a kind of event has told so far. */
export function counts(event: string): (visitor: Visitor) => number {
  const heard = new WeakMap<Visitor, { highest: number; hearing: Hearing }>();
  const number = new RegExp(`"${event}":(\\d+)`, 'g');
  return (visitor) => {
    const known = heard.get(visitor) ?? {
      highest: 0,
      hearing: new Hearing(visitor, (frame) => {
        for (const [, n] of frame.matchAll(number)) known.highest = Math.max(known.highest, Number(n));
      }),
    };
    heard.set(visitor, known);
    known.hearing.catchUp();
    return known.highest;
  };
}

/** Now and then: nothing on a page that its viewer was never shown, no English on the French one. */
export function watchOver(people: Three, known: readonly Knowledge[]): { faults: string[]; between: (visitor: Visitor) => Promise<void> } {
  const faults: string[] = [];
  const [, , french] = people;
  let looks = 0;
  const between = async (visitor: Visitor): Promise<void> => {
    if (++looks % 7) return;
    const cards = await known[people.indexOf(visitor)]!.onPage();
    if (cards.length > 0) faults.push(`${visitor.who.lang} ${visitor.who.size}: ${cards.join(', ')} on the page, never shown`);
    if (visitor === french) for (const text of await englishOn(french.page)) faults.push(`left in English: ${text}`);
  };
  return { faults, between };
}

/** Orders to pass until the next turn, where that is offered: whether it was. The button goes with the order, however often it is pressed. */
export async function passOn({ page }: Visitor): Promise<boolean> {
  const passes = page.getByRole('button', { name: say.en.play.passUntil, exact: true });
  if (!(await passes.isVisible())) return false;
  await passes.click({ timeout: 2000 }).catch(() => {});
  return true;
}

export async function speak([host, , french]: Three): Promise<void> {
  await host.page.getByPlaceholder(say.en.ui.sayHint).fill('spoken-word');
  await host.page.keyboard.press('Enter');
  // On a tablet the talk is behind a tab, which says that there is news.
  const news = french.page.getByRole('tab').filter({ hasText: '1' });
  await news.first().tap();
  await french.page.getByText('spoken-word').first().tap();
  await expect.poll(() => news.count()).toBe(0);
}

/** What is wrong with the last screen of each, on their own device and in their own language. */
export async function faultsAtTheEnd(people: readonly Visitor[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { page, who } of people) {
    for (const found of await findings(page)) faults.push(`end on a ${who.size}: ${found}`);
    if (who.lang === 'fr') for (const text of await englishOn(page)) faults.push(`end, left in English: ${text}`);
  }
  return faults;
}

/** In the middle of the match: the same table, the same story. */
export async function reload({ page }: Visitor): Promise<void> {
  const story = await page.getByRole('listitem').count();
  await page.reload();
  await page.locator('.stage').waitFor();
  await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(story / 2);
}
