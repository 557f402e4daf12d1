/** 3.7 The Test of a Test tile. */
import { go, next } from '@lurk/kernel';
import { wound } from '../acts/bodies.ts';
import { isAnalysed, judgeTest } from '../acts/tests.ts';
import { procedure } from '../types.ts';
import { rolling } from './roll.ts';

export const test = procedure('test', {
  /** VI-084, VI-198 */
  take: (c) => {
    const { victim, stat } = c.at;
    return isAnalysed(c, victim) ? go('judge') : rolling(victim, stat, 'test');
  },
  /** VI-085, VI-086 */
  judge: (c) => {
    const { victim, stat } = c.at;
    if (!judgeTest(c, victim, stat)) wound(c, [victim], 'test');
    return next;
  },
});
