/** VICTIM among people: a lying tablet, a phone and a French tablet upright play with a bot to the end, in front of the same forest. */
import { endOf } from '@lurk/victim/public';
import { expect, test } from 'vitest';
import { findings } from './axe';
import { expectAllStored, gather } from './gather';
import { Lurk } from './lurk';
import { counts, faultsAtTheEnd, reload, speak } from './people';
import { playOut } from './table';
import type { Visitor } from './visitor';
import { englishOn } from './words';

const roundOf = counts('roundBegan","round');

test('VICTIM: three people and a bot play to the end, one turned into the Demon, nobody locked out and nothing left in English', async () => {
  const lurk = await Lurk.start();
  const people = await gather(lurk, 'victim', { seats: 4, bots: 1, sides: false });
  const [host, phone, french] = people;
  await speak(people);
  await host.page.setViewportSize({ width: 1024, height: 768 });

  const faults: string[] = [];
  let looks = 0;
  const between = async (visitor: Visitor): Promise<void> => {
    if (visitor !== french || ++looks % 9) return;
    for (const text of await englishOn(french.page)) faults.push(`left in English: ${text}`);
  };
  // Before the Curse, and after it.
  await playOut(people, { between, restless: 0.1, until: (visitor) => roundOf(visitor) >= 2 });
  for (const { page, who } of people) faults.push(...(await findings(page)).map((fault) => `${who.size}, first rounds: ${fault}`));
  await reload(phone);
  await playOut(people, { between, restless: 0.1, until: (visitor) => roundOf(visitor) >= 4 });
  for (const { page, who } of people) faults.push(...(await findings(page)).map((fault) => `${who.size}, hunted: ${fault}`));
  const presses = await playOut(people, { between, restless: 0.1 });
  console.log(`${presses.join(' + ')} presses at the end of ${roundOf(host)} rounds`);

  // Everybody has the same end before them, each in their own words.
  for (const { page, who } of people) {
    const titles = Object.values(endOf(who.lang).title);
    expect(titles).toContain(await page.locator('.end h1').innerText());
  }
  faults.push(...(await faultsAtTheEnd(people)));
  await lurk.stop();
  expect(faults).toEqual([]);
  for (const { faults: complaints } of people) expect(complaints).toEqual([]);
  await expectAllStored(lurk, people);
});
