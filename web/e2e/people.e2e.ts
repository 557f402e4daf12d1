/** Three people, each at a screen of their own, and two bots: from the lobby to the end, through everything that can go wrong on the way. */
import { expect, test } from 'vitest';
import { expectAllStored, gather } from './gather';
import { Lurk } from './lurk';
import { counts, faultsAtTheEnd, reload, speak, watchOver } from './people';
import { Knowledge, keptBy, leaks } from './secrets';
import { playOut } from './table';
import { cut, type Visitor } from './visitor';
import { say } from './words';

const turnOf = counts('turnBegan","turn');
const until = (turn: number) => (visitor: Visitor) => turnOf(visitor) >= turn;

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
function playFor(people: readonly Visitor[], between: (visitor: Visitor) => Promise<void>, ms: number): Promise<number[]> {
  const end = Date.now() + ms;
  return playOut(people, { between, until: () => Date.now() > end });
}

test('a table of three people and two bots plays to its end through a dropped line, a reload and a killed server', async () => {
  const lurk = await Lurk.start({ command: ['server/test/canaries.ts'] });
  const people = await gather(lurk, 'not-alone', { seats: 5, bots: 2 });
  const [host, phone, french] = people;
  const known = people.map((visitor) => new Knowledge(visitor));
  const { faults, between } = watchOver(people, known);
  await speak(people);

  // Offline in the middle of turn 2: the others play on, and what was answered meanwhile arrives once.
  await playOut(people, { between, until: until(2) });
  await cut(phone);
  await playFor(people, between, 1_500);
  await phone.page.getByText(say.en.shell.line.lost).waitFor();
  await cut(phone, false);

  await playOut(people, { between, until: until(3) });
  await reload(french);

  // Killed in the middle of turn 4, while answers are under way.
  await playOut(people, { between, until: until(4) });
  const playing = playFor(people, between, 900);
  await rest(400);
  await lurk.kill();
  await playing;
  // What nobody can hear stays in the field, and is said when the line is back.
  await host.page.getByText(say.en.shell.line.lost).waitFor();
  const field = host.page.getByPlaceholder(say.en.ui.sayHint);
  await field.fill('kept-word');
  await field.press('Enter');
  expect(await field.inputValue()).toBe('kept-word');
  const again = await lurk.again();
  await expect.poll(() => field.press('Enter').then(() => field.inputValue())).toBe('');
  await expect.poll(() => french.frames.some((frame) => frame.includes('kept-word'))).toBe(true);
  const presses = await playOut(people, { between });
  console.log(`${presses.join(' + ')} presses after the restart; ${Math.max(...people.map(turnOf))} turns`);

  for (const { page } of people) expect(await page.locator('.end h1').innerText()).not.toBe('');
  // The Hunted win or lose together, and everybody can read it, with all that happened, on the last screen.
  const verdicts = await Promise.all(people.map(async ({ page }) => (await page.locator('.end .outcome').textContent())?.trim()));
  const { won, lost } = say.en.play.end;
  expect([won, lost]).toContain(verdicts[0]);
  // The host and the phone hide, the French one hunts.
  expect(verdicts).toEqual([verdicts[0], verdicts[0], verdicts[0] === won ? say.fr.play.end.lost : say.fr.play.end.won]);
  await host.page.getByRole('button', { name: say.en.play.end.story }).click();
  await expect.poll(() => host.page.locator('dialog[open] [role=log] li').count()).toBeGreaterThan(20);
  await host.page.keyboard.press('Escape');
  expect(await faultsAtTheEnd(people)).toEqual([]);

  const kept = await Promise.all(people.map(keptBy));
  await again.stop();
  const shares = (at: number): string[] => (known[at]!.seat === creatureIn(people[at]!) ? [] : ['canary-hunted-']);
  const all = people.map((visitor, i) => ({ visitor, known: known[i]!, kept: kept[i]!, shares: shares(i) }));
  expect([...faults, ...leaks(all, 'not-alone', [...lurk.lines, ...again.lines].join('\n'))]).toEqual([]);
  for (const { faults: complaints } of people) expect(complaints).toEqual([]);
  await expectAllStored(lurk, people);
});

const creatureIn = ({ frames }: Visitor): number | null => {
  const view = frames.map((text) => JSON.parse(text) as { t: string; view?: { open: { creature: number } } }).find(({ t }) => t === 'view');
  return view?.view?.open.creature ?? null;
};
