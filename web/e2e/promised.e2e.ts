/** What the drawings of the tables promised, looked for on their pages: what each side reads before it acts. */
import { tableOf as anomalyWords } from '@lurk/anomaly/public';
import { tableOf as notAloneWords } from '@lurk/not-alone/public';
import { expect, test } from 'vitest';
import { openGallery, openMoment } from './moments';
import { say } from './words';

const PHONE = { width: 390, height: 844 };

test('the Creature reads her odds and why, sees who could be where, on a phone too; claims, story and what is known stand beside the chat', async () => {
  const { page, faults } = await openGallery();
  const { tabs } = notAloneWords('en');
  await openMoment(page, 'not-alone/live-hunt');
  const odds = page.locator('.seal dl dd');
  await odds.first().waitFor();
  const shares = (await odds.allInnerTexts()).map((text) => Number(/(\d+) ?%/.exec(text)?.[1]));
  const bars = await odds.locator('i').evaluateAll((list) => list.map((bar) => Number.parseFloat(bar.style.getPropertyValue('--v'))));
  expect(bars).toEqual(shares);
  expect(await page.locator('.seal .in-wide').innerText()).toMatch(/could be (at|in|on) the/);
  const { talk, claims, log } = say.en.play.tabs;
  for (const name of [claims, log, tabs.known, talk]) await page.getByRole('tab', { name, exact: true }).click();
  await page.locator('.bar').getByRole('button', { name: say.en.ui.help }).waitFor();

  // As many chips as the number says, and busts behind them where they have room.
  await page.setViewportSize(PHONE);
  const places = page.locator('main .place.hunting');
  const wrong = (): Promise<string[]> =>
    places.evaluateAll((list) =>
      list.flatMap((place) => {
        const count = Number.parseInt(place.querySelector('.count')!.textContent, 10);
        const shown = (part: string): number =>
          [...place.querySelectorAll(`.prey > ${part}`)].filter((one) => one.checkVisibility()).length;
        const [chips, busts] = [shown(':last-child'), shown(':first-child')];
        const isRight = chips === count && (count === 0 || count > 3 || busts === count);
        return isRight ? [] : [`${place.textContent}: ${count} named, ${chips} chips, ${busts} busts`];
      }),
    );
  await expect.poll(() => places.count()).toBe(10);
  await expect.poll(wrong).toEqual([]);
  await page.getByRole('tab', { name: tabs.left }).click();
  await expect.poll(() => page.getByRole('tabpanel', { name: tabs.left }).locator('dl dd').count()).toBe(shares.length);
  expect(faults).toEqual([]);
});

test('Anomaly: zones to choose from are bold dashes, a Student of two keeps its colour and gets a done mark, a bite at nothing has its word', async () => {
  const { page, faults } = await openGallery();
  const w = anomalyWords('en');
  await openMoment(page, 'anomaly/live-two-start');
  const dashes = page.locator('.lights .may-line');
  await expect.poll(() => dashes.count()).toBe(12);
  expect(await dashes.first().evaluate((line) => [getComputedStyle(line).strokeWidth, getComputedStyle(line).strokeDasharray])).toEqual([
    '7px',
    '26px, 15px',
  ]);
  const students = page.getByRole('group', { name: w.whichStudent }).getByRole('button');
  const colours = await students.evaluateAll((list) => list.map((one) => one.style.getPropertyValue('--seat')));
  const colourOf = (zone: string): Promise<string> =>
    page.locator(`[data-zone="${zone}"]`).evaluate((node) => (node as SVGElement).style.getPropertyValue('--mine'));
  for (const [at, zone] of (['L-N', 'L-S'] as const).entries()) {
    await page.locator(`[data-zone="${zone}"] .plate`).click();
    await expect.poll(() => students.nth(at).locator('i svg').count()).toBe(1);
  }
  expect(new Set(colours).size).toBe(2);
  await expect.poll(async () => [await colourOf('L-N'), await colourOf('L-S')]).toEqual(colours);
  // One hand of seven cards, told once.
  expect(await page.getByRole('list', { name: w.hand.yourCards }).getByRole('button').count()).toBe(7);
  expect(await page.locator('.column.left').getByText('7', { exact: true }).count()).toBe(1);

  await openMoment(page, 'anomaly/live-body');
  const facts = page.getByRole('region', { name: w.known.title }).locator('ol li');
  await facts.first().waitFor();
  for (const fact of await facts.allInnerTexts()) expect(fact).toMatch(/^(Round \d+|At the start), .+\. \d+ zones? (left|possible now)$/);

  await openMoment(page, 'anomaly/scene-feed-miss');
  await page.locator('.feed').getByText(w.feed.word.nothing, { exact: true }).waitFor();
  expect(faults).toEqual([]);
});
