/** Whoever says more than the table takes loses no word of it. */
import { LONGEST_CHAT } from '@lurk/table';
import { expect, test } from 'vitest';
import { chooseGame } from './home';
import { Lurk } from './lurk';
import { visit } from './visitor';
import { say } from './words';

test('words that come too fast are refused in the language of their reader, stay in their field, and are said a moment later', async () => {
  const lurk = await Lurk.start();
  const { page, frames } = await visit(lurk.url, { name: 'Ada', lang: 'fr' });
  await chooseGame(page, 'not-alone');
  await page.getByRole('button', { name: say.fr.home.makeTable }).click();
  const field = page.getByPlaceholder(say.fr.ui.sayHint);
  await field.waitFor();
  const isRefused = (): boolean => frames.some((frame) => frame.includes('"of":"chat"'));
  const heard = (words: string): boolean => frames.some((frame) => frame.startsWith('{"t":"chat"') && frame.includes(words));
  let last = '';
  for (let n = 0; !isRefused(); n++) {
    last = `word-${n}-end`;
    await field.fill(last);
    await field.press('Enter');
    await expect.poll(() => isRefused() || heard(last)).toBe(true);
  }
  await page.getByText(say.fr.shell.trouble.tooFast).waitFor();
  await expect.poll(() => field.inputValue()).toBe(last);
  expect(heard(last)).toBe(false);
  const saidAgain = async (): Promise<boolean> => {
    await field.press('Enter');
    return heard(last);
  };
  await expect.poll(saidAgain, { interval: 1000 }).toBe(true);
  await expect.poll(() => field.inputValue()).toBe('');
  await lurk.stop();
});

test('a field takes no more than the table does, says near the end what is left, and all that it took is heard', async () => {
  const lurk = await Lurk.start();
  const { page, frames } = await visit(lurk.url, { name: 'Ada' });
  await chooseGame(page, 'not-alone');
  await page.getByRole('button', { name: say.en.home.makeTable }).click();
  const field = page.getByPlaceholder(say.en.ui.sayHint);
  await field.click();
  await page.keyboard.insertText('x'.repeat(LONGEST_CHAT - 51));
  expect(await page.getByText(say.en.ui.charactersLeft(51)).isVisible()).toBe(false);
  await page.keyboard.insertText('x');
  await page.getByText(say.en.ui.charactersLeft(50)).waitFor();
  await page.keyboard.insertText('y'.repeat(60));
  await page.getByText(say.en.ui.charactersLeft(0)).waitFor();
  const taken = await field.inputValue();
  expect(taken).toHaveLength(LONGEST_CHAT);
  await field.press('Enter');
  await expect.poll(() => frames.some((frame) => frame.startsWith('{"t":"chat"') && frame.includes(`"${taken}"`))).toBe(true);
  await lurk.stop();
});
