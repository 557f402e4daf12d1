/** VI-046, VI-047 A far tile is touched: what is picked by it, what is said of it, what becomes of it. */
import { option } from '@lurk/kernel';
import { chance, watchMatch } from '@lurk/testkit';
import { late, victim } from '@lurk/victim/proof';
import { loadWords, oneOf, type Seen, STACKS, screenOf, victimOf } from '@lurk/victim/public';
import { expect, test } from 'vitest';
import { emptyDesk } from '../../../play/asking/desk';
import { NO_LINES } from '../../../play/frame/model';
import { aimOf } from '../adapt/aim';
import { answerOf, type Desk, deskRules } from '../adapt/desk';
import { keyOf } from '../adapt/keys';
import { pickedKeys } from '../adapt/picked';
import { stillAt } from '../adapt/test/scene';
import { victimTable } from '../adapt/victim';
import type { VictimTable } from '../model';
import { asks, running, seenOf, turning } from './tables';

await loadWords();

const FAR = '1,-2';
const touch = (view: Seen, desk: Desk, key: string): Desk => deskRules.touch(view, desk, key);
const tableOf = (seen: Seen, desk: Desk): VictimTable => victimTable(stillAt(seen), desk, NO_LINES);

test('VI-046, VI-047 a far tile picks the Run, and way, cost and chance are read before it is given', () => {
  const view = seenOf({}, turning);
  const desk = touch(view, emptyDesk, keyOf('cell', FAR));
  expect(answerOf(view, desk)?.choice).toBe('run');
  const { map, seal, prompt, tray, wheel } = tableOf(view, desk);
  // In the Snow three dice make two points and more where their sum is 3 or more; her Shoes add one.
  expect(map.way).toEqual({ cells: ['-1,1', '0,0', '1,-1', FAR], note: '3 points, chance 63%' });
  expect([seal.state, seal.label, seal.detail]).toEqual(['ready', 'Run there', 'Bunker: 3 points, chance 63%']);
  expect(prompt.help).toContain('3 steps away, 1 point each. Chance that the roll is enough: 63%. The Run costs 1 action.');
  expect(tray.next?.bars.filter(({ good }) => good).map(({ result }) => result)).toEqual([3, 4]);
  expect(wheel?.parts.find(({ key }) => key === keyOf('word', 'run'))?.picked).toBe(true);
  expect([...pickedKeys(stillAt(view), desk)]).toEqual([keyOf('word', 'run'), keyOf('cell', FAR)]);
  // Run by its own name aims nowhere.
  expect(aimOf(view, touch(view, desk, keyOf('word', 'run')))).toBe(null);
});

test('VI-047 after the roll the next step lies picked, until the tile is reached or something else is touched', () => {
  const [before, view] = [seenOf({}, turning), seenOf({}, running)];
  view.open.trail = ['-1,1'];
  asks(view, 'runPoint', oneOf([option('step', oneOf.cell(['-2,2', '0,0'])), option('flashlight', oneOf.stack(STACKS)), 'stop']));
  const desk = deskRules.follow?.(deskRules.clear(touch(before, emptyDesk, keyOf('cell', FAR))), view, before) ?? emptyDesk;
  expect(answerOf(view, desk)?.choice).toEqual({ pick: 'step', with: '0,0' });
  const { seal, prompt, map } = tableOf(view, desk);
  expect([seal.label, seal.detail, map.way?.cells.length]).toEqual(['Step there', 'Bunker: 3 points', 4]);
  // Two points are left: the way is longer.
  expect(prompt.help).toContain(screenOf('en').aim.tooFar(2));
  for (const other of [keyOf('cell', '-2,2'), keyOf('word', 'flashlight')]) {
    const turned = touch(view, desk, other);
    expect([other, aimOf(view, turned), turned.aim]).toEqual([other, null, null]);
  }
});

test('an aim ends with its Run, where it is reached, and with the turn', () => {
  const view = seenOf({}, running);
  const desk: Desk = { ...emptyDesk, aim: FAR };
  const then = (arrange: (open: Seen['open']) => void): Desk['aim'] => {
    const now = structuredClone(view);
    arrange(now.open);
    return deskRules.follow?.(desk, now, view).aim;
  };
  expect(then(() => {})).toBe(FAR);
  expect(then((open) => Object.assign(open, { running: null }))).toBe(null);
  expect(then((open) => Object.assign(victimOf(open, 'anya'), { at: FAR }))).toBe(null);
  expect(then((open) => Object.assign(open, { running: null, turn: null }))).toBe(null);
});

test('in any match: a tile that is drawn as far aims a Run there, and the step that lies picked is one the rules take', () => {
  const met = { aimed: 0, walked: 0 };
  const below = chance('aims');
  for (const proof of [victim, late('werewolf')])
    watchMatch(proof, victim.modes[2], 'aims', ({ seen }) => {
      const { decision, sealed } = seen;
      if (!decision || sealed || (decision.kind !== 'victimAction' && decision.kind !== 'runPoint')) return;
      const far = tableOf(seen, emptyDesk).map.tiles.flatMap(({ choice }) => (choice?.far ? [choice.key] : []));
      if (far.length === 0) return;
      const given = answerOf(seen, touch(seen, emptyDesk, far[below(far.length)]));
      const isRun = given?.choice === 'run' || given?.choice === 'agile';
      expect(decision.kind === 'victimAction' ? isRun : given?.choice).toEqual(isRun ? true : { pick: 'step', with: expect.any(String) });
      met[decision.kind === 'victimAction' ? 'aimed' : 'walked']++;
    });
  expect(met.aimed).toBeGreaterThan(5);
  expect(met.walked).toBeGreaterThan(0);
});
