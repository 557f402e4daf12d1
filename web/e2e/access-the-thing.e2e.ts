/** Accessibility of The Thing's table: each kind of moment, in the hand and on a desk. */
import { expect, test } from 'vitest';
import { findings } from './axe';
import { openGallery, openMoment } from './moments';

test('The Thing: placing, meeting, voting, the revealed Alien, the dice and the end, in both hands', async () => {
  const { page, faults } = await openGallery();
  const found: string[] = [];
  for (const name of ['live-place', 'live-meet', 'live-vote', 'live-alien', 'live-dice', 'end-tree']) {
    await openMoment(page, `the-thing/${name}`);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      found.push(...(await findings(page)).map((fault) => `${name}, ${size.width} px: ${fault}`));
    }
  }
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
});
