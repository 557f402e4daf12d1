/** A night of the co-operative game by a finger on a phone: one press for each thing that is said. */
import { loadWords, tableOf } from '@lurk/the-thing/public';
import { expect, test } from 'vitest';
import { playNow } from './home';
import { Lurk } from './lurk';
import { byHand, look, pressIfThere } from './table';
import { hears, visit } from './visitor';

await loadWords();

test('The Thing, alone on a French phone: a night in which everybody works takes no more presses than things are said', async () => {
  const lurk = await Lurk.start({ paced: true });
  const visitor = await visit(lurk.url, { name: 'Ada', lang: 'fr', size: 'phone' });
  const { page, frames, sent } = visitor;
  await playNow(page, 'alone', 'the-thing', (_, button) => button.tap());
  // What the dice are for is said at once, and the dice are rolled for as long as anybody stands.
  const { actions, options } = tableOf('fr');
  const wish = `^\\s*(${actions.use}|${actions.repair}|${options.roll})`;
  // Else the dice worth cancelling, which lie ready, are cancelled, and other dice are left as they are.
  const means = page.locator('.seal li button:not([aria-pressed])');
  const leaves = page.locator('.frame:has(.tray button):not(:has(.seal .ready)) .seal li button');
  const isOver = hears(visitor, '"t":"roundBegan","round":2');
  // An answer rests before it counts: to press meanwhile would change it.
  const rests = (): boolean =>
    sent.filter((text) => text.includes('"t":"answer"')).length > frames.filter((text) => text.startsWith('{"t":"ok"')).length;
  const pressed: string[] = [];
  while (!isOver()) {
    const said = means.or(leaves).last();
    if (!rests() && (await said.isVisible())) {
      pressed.push(await said.innerText());
      await said.tap();
      await page.waitForTimeout(50);
      continue;
    }
    const seen = rests() ? null : await look(page, 0, wish);
    if (seen?.state === 'over') break;
    if (seen?.state === 'asked') {
      if (seen.what !== 'skip') pressed.push(seen.html.replace(/<svg.*?<.svg>/g, '').slice(0, 90));
      await pressIfThere(visitor, seen, byHand);
    }
    await page.waitForTimeout(50);
  }
  // How many that are lies with the dice: some 30. What goes with an answer, such as the dice worth cancelling, is not said apart.
  const things = new Set(
    sent.filter((text) => text.includes('"t":"answer"')).map((text) => (JSON.parse(text) as { decision: number }).decision),
  );
  expect(things.size).toBeGreaterThan(20);
  expect(pressed.length, pressed.join('\n')).toBeLessThanOrEqual(things.size);
  expect(visitor.faults).toEqual([]);
});
