/** A table belongs to its people: who has gone holds nobody up, who is removed stays out, and who comes from there is let in or not. */
import { expect, test } from 'vitest';
import { chooseGame } from './home';
import { Lurk } from './lurk';
import { type SizeName, type Visitor, visit } from './visitor';
import { say } from './words';

const { lobby: w, shell } = say.en;
const button = ({ page }: Visitor, name: string | RegExp) => page.getByRole('button', { name });
const begins = (name: string): RegExp => new RegExp(`^${name}`);

async function makes(lurk: Lurk, size: SizeName = 'desktop'): Promise<{ host: Visitor; link: string }> {
  const host = await visit(lurk.url, { name: 'Ada', size });
  await chooseGame(host.page, 'not-alone');
  await button(host, say.en.home.makeTable).click();
  await button(host, begins(w.start)).waitFor();
  return { host, link: host.page.url() };
}
async function sits(link: string, name: string, size: SizeName = 'phone'): Promise<Visitor> {
  const friend = await visit(link, { name, size });
  await button(friend, begins(w.takeSeat)).click();
  await button(friend, begins(w.iAmReady)).waitFor();
  return friend;
}
const starts = async (host: Visitor): Promise<void> => {
  await expect.poll(() => button(host, begins(w.start)).getAttribute('aria-disabled')).toBe(null);
  await button(host, begins(w.start)).click();
};
/** Another cookie, from the same machine: the same address. */
const comesAnew = (link: string): Promise<Visitor> => visit(link, { name: 'Mallory', size: 'phone' });
const reads = async ({ page }: Visitor, text: string): Promise<void> => page.getByText(text, { exact: true }).first().waitFor();

test('a guest who has gone holds up no start, is named with what becomes of their seat, and takes it back from a bot', async () => {
  const lurk = await Lurk.start();
  const { host, link } = await makes(lurk);
  const guest = await sits(link, 'Ben');
  await expect.poll(() => button(host, begins(w.start)).getAttribute('aria-disabled')).toBe('true');
  await reads(host, w.startWhyReady('Ben'));
  await guest.page.goto(lurk.url);
  await reads(host, w.startWithout('Ben'));
  await starts(host);
  await host.page.locator('.stage').waitFor();
  await guest.page.goto(link);
  await button(guest, shell.line.back).click();
  await expect.poll(() => button(guest, shell.line.back).count()).toBe(0);
  expect([...host.faults, ...guest.faults]).toEqual([]);
});

test('whoever the host removes reads so at once and after a reload; from there one waits at the door for a word; a locked table takes nobody', async () => {
  const lurk = await Lurk.start();
  const { host, link } = await makes(lurk);
  const friend = await sits(link, 'Ben');
  const griefer = await sits(link, 'Cleo');
  await button(friend, shell.people.more('Cleo')).click();
  await button(friend, shell.people.silence).click();
  await friend.page.keyboard.press('Escape');
  await griefer.page.getByPlaceholder(say.en.ui.sayHint).fill('nothing but spite');
  await griefer.page.keyboard.press('Enter');
  await host.page.getByText('nothing but spite').waitFor();
  expect(await friend.page.getByText('nothing but spite').count()).toBe(0);

  await button(host, shell.people.more('Cleo')).click();
  await button(host, shell.people.remove).click();
  await button(host, shell.people.removeSure('Cleo')).click();
  await reads(griefer, shell.outside.removed.title);
  await griefer.page.reload();
  await reads(griefer, shell.outside.removed.title);

  const again = await comesAnew(link);
  await reads(again, shell.outside.atDoor.title);
  await reads(friend, shell.gone.door('Mallory'));
  await button(friend, shell.gone.keepOut).click();
  await reads(again, shell.outside.removed.title);
  const welcome = await comesAnew(link);
  await reads(welcome, shell.outside.atDoor.title);
  await reads(host, shell.gone.door('Mallory'));
  await button(host, shell.gone.letIn).click();
  await button(welcome, begins(w.takeSeat)).waitFor();

  await host.page.getByRole('switch', { name: w.lock }).locator('..').click();
  await expect.poll(() => welcome.page.getByRole('switch', { name: w.lock }).isChecked()).toBe(true);
  const late = await visit(link, { name: 'Dan' });
  await reads(late, shell.outside.locked.title);
  await welcome.page.reload();
  await button(welcome, begins(w.takeSeat)).waitFor();
  for (const { faults } of [host, friend, griefer, again, welcome, late]) expect(faults).toEqual([]);
});

test('a place is closed, a bot is put in another, and the table is handed over, each from the menu of its seat', async () => {
  const lurk = await Lurk.start();
  const { host, link } = await makes(lurk, 'phone');
  const friend = await sits(link, 'Ben', 'desktop');
  const places = host.page.locator('.stand');
  const before = await places.count();
  await button(host, w.openSeatMore).last().click();
  await button(host, w.closeSeat).click();
  await expect.poll(() => places.count()).toBe(before - 1);
  await button(host, w.openSeatMore).last().click();
  await host.page.getByRole('dialog').getByRole('button', { name: w.addBot }).click();
  await host.page.locator('.stand.bot').waitFor();
  // The figure with the plus is no picture: whoever may fill its place does so by it.
  const watcher = await visit(link, { name: 'Cleo' });
  await watcher.page.locator('.stand.open .vacant').last().click();
  await reads(host, 'Cleo');
  await button(host, w.addSeat).click();
  await host.page.locator('.stand.open .vacant').last().click();
  await expect.poll(() => host.page.locator('.stand.bot').count()).toBe(2);
  await button(host, shell.people.more('Ben')).click();
  await button(host, shell.people.hand).click();
  await button(friend, begins(w.start)).waitFor();
  await button(host, begins(w.iAmReady)).waitFor();
  for (const { faults } of [host, friend]) expect(faults).toEqual([]);
});

test('in a match it takes more than half: who called is named, one alone changes nothing, and whoever is voted out is out', async () => {
  const lurk = await Lurk.start();
  const { host, link } = await makes(lurk);
  const [friend, griefer] = [await sits(link, 'Ben'), await sits(link, 'Cleo')];
  for (const one of [friend, griefer]) await button(one, begins(w.iAmReady)).click();
  await starts(host);
  for (const { page } of [host, friend, griefer]) await page.locator('.stage').waitFor();
  await button(friend, say.en.ui.menu).click();
  await button(friend, shell.people.more('Cleo')).click();
  expect(await button(friend, shell.people.remove).count()).toBe(0);
  await button(friend, shell.people.callVote).click();
  const asked = shell.gone.removal('Ben', 'Cleo', 1, 2);
  for (const one of [host, griefer]) await reads(one, asked);
  expect(await button(griefer, shell.gone.remove).count()).toBe(0);
  await button(host, shell.gone.remove).click();
  await reads(griefer, shell.outside.removed.title);
  await expect.poll(() => host.page.getByText(asked).count()).toBe(0);
  for (const { faults } of [host, friend, griefer]) expect(faults).toEqual([]);
});

test('a friend who comes late asks for a bot’s seat; whoever plays agrees in one press, and the friend sits there with what it holds', async () => {
  const lurk = await Lurk.start();
  const { host, link } = await makes(lurk);
  await button(host, w.addBot).last().click();
  const guest = await sits(link, 'Ben');
  await button(guest, begins(w.iAmReady)).click();
  await starts(host);
  await host.page.locator('.stage').waitFor();
  const late = await visit(link, { name: 'Cleo', size: 'phone' });
  await button(late, shell.gone.askSeat).click();
  await late.page.getByRole('dialog').getByRole('button').last().click();
  const bot = shell.gone.asked('Ash');
  await reads(late, bot);
  for (const one of [host, guest]) {
    await reads(one, shell.gone.joins('Cleo', 'Ash'));
    await button(one, shell.gone.agree).click();
  }
  await expect.poll(() => late.page.getByText(bot).count()).toBe(0);
  const seated = (): boolean => late.frames.some((text) => text.startsWith('{"t":"view"') && text.includes('"seat":2,'));
  await expect.poll(seated).toBe(true);
  // What follows is a player's page: the menu offers to leave to a bot what was a bot's.
  await button(late, say.en.ui.menu).click();
  await button(late, shell.menu.leave).waitFor();
  for (const { faults } of [host, guest, late]) expect(faults).toEqual([]);
});
