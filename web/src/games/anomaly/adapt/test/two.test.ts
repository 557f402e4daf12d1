import { anomaly } from '@lurk/anomaly/proof';
import { loadWords } from '@lurk/anomaly/public';
import { watchMatch } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { NO_LINES } from '../../../../play/frame/model';
import { emptyDesk, touchThing } from '../desk';
import { keyOf } from '../keys';
import { studentTable } from '../student';
import { perspectiveOf, type Scene } from './scene';

await loadWords();

const two = anomaly.modes.find(({ name }) => name.startsWith('adv'));

test('AN-195, AN-197a of two Students each keeps its colour where it is to start and has a done mark; their one hand is told once', () => {
  const found: Scene[] = [];
  if (two)
    watchMatch(anomaly, two, 'two Students', (scene) => {
      if (scene.seen.decision?.kind === 'startingZone' && scene.seen.seat !== scene.seen.open.anomaly) found.push(scene);
    });
  const [scene] = found;
  if (!scene) throw new Error('nobody was asked');
  const tableAfter = (...zones: ('L-N' | 'C-SE')[]) => {
    const desk = zones.reduce((at, zone) => touchThing(scene.seen, at, keyOf('zone', zone)), emptyDesk);
    return studentTable(perspectiveOf(scene, 'en'), desk, NO_LINES);
  };
  const one = tableAfter('L-N');
  const [first, second] = one.students.map(({ seat }) => seat);
  expect(one.zones.filter(({ pickedFor }) => pickedFor).map(({ id, pickedFor }) => [id, pickedFor])).toEqual([['L-N', [first]]]);
  expect(one.pawns).toEqual([
    { seat: first, picked: false, done: 'Labs N' },
    { seat: second, picked: true },
  ]);
  expect(one.prompt.wanted).toBe('Student 2: Choose a starting zone');
  const both = tableAfter('L-N', 'C-SE');
  expect(both.zones.find(({ id }) => id === 'C-SE')?.pickedFor).toEqual([second]);
  expect(both.pawns?.map(({ done }) => done)).toEqual(['Labs N', 'Core SE']);
  expect(both.students.map(({ cards }) => cards)).toEqual([7, undefined]);
  expect(both.sharedBy?.id).toBe(String(scene.seen.seat));
});
