/** RU-113 A roll that a Manual may change: kept by a pass, and worth the same to all who look on. */
import { loadWords, type Seen, screenOf } from '@lurk/victim/public';
import { expect, test } from 'vitest';
import { emptyDesk } from '../../../play/asking/desk';
import { PASS } from '../../../play/asking/things';
import { NO_LINES } from '../../../play/frame/model';
import { answerOf, deskRules } from '../adapt/desk';
import { stillAt } from '../adapt/test/scene';
import { victimTable } from '../adapt/victim';
import type { VictimTable } from '../model';
import { scenes } from './scenes';

await loadWords();

const tableOf = (seen: Seen): VictimTable => victimTable(stillAt(seen), emptyDesk, NO_LINES);

test('the roll is kept by one touch, which says so', () => {
  const view = scenes.manual.view();
  const { acts, words, seal } = tableOf(view);
  expect(acts).toMatchObject([{ key: PASS, name: 'Keep the roll', help: screenOf('en').tray.keeping, atOnce: true }]);
  expect([words, seal.quiet]).toEqual([[], true]);
  expect(answerOf(view, deskRules.touch(view, emptyDesk, PASS))?.choice).toBe(null);
});

test('who is not asked sees as well what the dice are worth so far', () => {
  const asked = scenes.manual.view();
  expect([asked, { ...asked, decision: null }].map((view) => tableOf(view).tray.now?.result)).toEqual([2, 2]);
});
