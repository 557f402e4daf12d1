/** A trade of The Thing between two people, one of them on a French phone, with a third one at the table who must not hear of it. */
import { loadWords, tableOf } from '@lurk/the-thing/public';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { unhurried } from './gather';
import { chooseGame } from './home';
import { Lurk } from './lurk';
import { byHand, type Press, playOut } from './table';
import { type Visitor, visit } from './visitor';
import { englishOn, say } from './words';

await loadWords();
const wordsOf = ({ who }: Visitor) => tableOf(who.lang);
const press = ({ who }: Visitor, what: Locator): Promise<void> => (who.size === 'desktop' ? what.click() : what.tap());
/** In sight as the page stands, from edge to edge: nobody has to scroll for it, and nothing lies over it. */
const isInSight = (what: Locator): Promise<boolean> =>
  what.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const spots = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)));
    return spots.every((hit) => hit && node.contains(hit));
  });
const isCalled = ({ page }: Visitor): Promise<boolean> => page.title().then((title) => title.startsWith('●'));
const trade = (visitor: Visitor): Locator => visitor.page.getByRole('button', { name: wordsOf(visitor).offers.talk, exact: true });
const held = ({ page }: Visitor): Promise<string[]> => page.locator('.holds .item > span').allInnerTexts();
/** What a table told somebody since, line by line; the line itself is kept alive by words of its own. */
const toldSince = ({ frames }: Visitor, from: number): string[] => frames.slice(from).filter((text) => !text.startsWith('{"t":"pong"'));

/** Four people without a clock, and no bot: one of them always leads, so that a discussion lasts until they end it. */
async function gatherFour(lurk: Lurk): Promise<readonly [Visitor, Visitor, Visitor, Visitor]> {
  const host = await visit(lurk.url, { name: 'Ada' });
  await chooseGame(host.page, 'the-thing');
  await host.page.getByRole('button', { name: say.en.home.makeTable }).first().click();
  await host.page.locator('.lobby').waitFor();
  await unhurried(host.page);
  const guests = await Promise.all([
    visit(host.page.url(), { name: 'Chloé', lang: 'fr', size: 'phone' }),
    visit(host.page.url(), { name: 'Ben' }),
    visit(host.page.url(), { name: 'Dora' }),
  ]);
  for (const guest of guests) {
    const { lobby } = say[guest.who.lang];
    await press(guest, guest.page.getByRole('button', { name: new RegExp(`^${lobby.takeSeat}`) }));
    await press(guest, guest.page.getByRole('button', { name: new RegExp(`^${lobby.iAmReady}`) }));
  }
  const start = host.page.getByRole('button', { name: new RegExp(`^${say.en.lobby.start}`) });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBe(null);
  await start.click();
  const people = [host, ...guests] as const;
  for (const { page } of people) await page.locator('.stage').waitFor();
  return people as readonly [Visitor, Visitor, Visitor, Visitor];
}

/** Pages are told one after the other: all of them have been told as often as each other that a discussion is open. */
const everybodyKnows = (people: readonly Visitor[]): Promise<void> =>
  expect
    .poll(() => new Set(people.map(({ frames }) => frames.filter((text) => text.includes('"ask":{"kind":"callVote"')).length)).size)
    .toBe(1);

/** Ada works in the Armory and Ben in the Warehouse, with the card for it; the others go where that card is of little use, and the Leader turns all over. */
const ROOMS = ['armory', 'radio', 'warehouse', 'dorm'] as const;
type Four = Awaited<ReturnType<typeof gatherFour>>;
/** Plays on until a discussion in which Ada or Ben holds something: that one; null where the match is over before it. */
async function untilArmed(people: Four): Promise<Visitor | null> {
  const [host, , other] = people;
  const wish = (visitor: Visitor): string => {
    const { places, actions, options, asks } = wordsOf(visitor);
    return `^(${places[ROOMS[people.indexOf(visitor)]!].name}\\.|${actions.use}|${options.flip}$|${asks.lastReveal.pass})`;
  };
  // Whoever is out of the discussion waits with the others.
  const talks = async (): Promise<boolean> => (await Promise.all(people.map((one) => trade(one).isVisible()))).some(Boolean);
  // The discussion may open between a look and the press: what was meant for the work is not pressed there.
  const work: Press = async (visitor, offered) => {
    if (!(await talks())) await byHand(visitor, offered);
  };
  for (;;) {
    await playOut(people, { wish, press: work, until: talks });
    if (!(await talks())) return null;
    await everybodyKnows(people);
    for (const armed of [host, other]) if ((await trade(armed).isVisible()) && (await held(armed)).length > 0) return armed;
    // The vote is called, and another round begun.
    await playOut(people, { until: async () => !(await talks()) });
  }
}

/** Cards and votes are left to chance, so a match may end with empty hands: then another is begun. */
async function gatherArmed(lurk: Lurk): Promise<{ people: Four; giver: Visitor }> {
  for (;;) {
    const people = await gatherFour(lurk);
    const giver = await untilArmed(people);
    if (giver) return { people, giver };
    for (const { context } of people) await context.close();
  }
}

/** Offers what is held first, as a present. */
async function offer(giver: Visitor, taker: string): Promise<void> {
  const { page } = giver;
  const tile = (name: string) => page.locator('.steps').getByRole('button', { name, exact: true });
  await press(giver, trade(giver));
  await press(giver, tile(wordsOf(giver).options.offer));
  await press(giver, tile(taker));
  const given = page
    .getByRole('region', { name: wordsOf(giver).steps.give })
    .getByRole('button')
    .first();
  await given.waitFor();
  // The only one is taken for granted.
  if ((await given.getAttribute('aria-pressed')) === 'false') await press(giver, given);
  await press(giver, page.locator('.seal .ready'));
}

test('The Thing: an offer is told on the page of whom it is made to and nowhere else, and refused or accepted in one press', async () => {
  const lurk = await Lurk.start();
  const { people, giver } = await gatherArmed(lurk);
  const [host, french, ben, dora] = people;
  const others = [giver === host ? ben : host, dora];
  const words = wordsOf(french).screen.trade;
  const answer = (name: string): Locator => french.page.locator('.trades').getByRole('button', { name });
  const leads = await isCalled(french);
  const [had, got] = [(await held(giver)).length, (await held(french)).length];
  const froms = others.map(({ frames }) => frames.length);
  const toldToOthers = (): string[] => others.flatMap((other, i) => toldSince(other, froms[i]!));

  for (const word of [words.decline, words.accept]) {
    await offer(giver, 'Chloé');
    await expect.poll(() => french.page.locator('.prompt h1').first().innerText()).toBe(words.came(giver === host ? 'Ada' : 'Ben', 1));
    await expect.poll(() => isCalled(french)).toBe(true);
    for (const name of [words.accept, words.decline]) await expect.poll(() => isInSight(answer(name)), { message: name }).toBe(true);
    await expect.poll(() => englishOn(french.page)).toEqual([]);
    // Nobody else is told a word of an offer, nor of its refusal.
    expect(toldToOthers()).toEqual([]);
    await press(french, answer(word));
    await expect.poll(() => answer(word).count()).toBe(0);
    await expect.poll(() => isCalled(french)).toBe(leads);
  }
  await expect.poll(async () => [(await held(giver)).length, (await held(french)).length]).toEqual([had - 1, got + 1]);
  // What all may see of a trade: between whom, and how much of which back (RU-48).
  await expect.poll(() => toldToOthers().length).toBe(others.length);
  for (const text of toldToOthers()) {
    expect(text).toContain('"t":"traded"');
    expect(text).not.toMatch(/offerMade|offerCame|offerClosed|gotItems/);
  }
  for (const { faults } of people) expect(faults).toEqual([]);
});
