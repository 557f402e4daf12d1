/** VI-206 to VI-211 Adrenaline Rush: after the whole action of the Demon or its slave. */
import { type Answer, ask, call, go, must, next } from '@lurk/kernel';
import type { AdrenalineChoice } from '../answers.ts';
import { adrenaline as adrenalineAsk } from '../asks/hunting.ts';
import { worker } from '../facts/skills.ts';
import { theDemon } from '../facts/targets.ts';
import { type Frames, procedure } from '../types.ts';

export const adrenaline = procedure('adrenaline', {
  /** VI-206a, VI-208, VI-209 */
  offer: ({ s }) => {
    const { open } = s;
    const vivian = worker(open, 'adrenalineRush');
    const attacked = vivian !== undefined && open.deed?.defended.includes(vivian.character);
    return attacked && !theDemon(open).turn.rushed ? ask(adrenalineAsk, 'answered') : go('done');
  },
  /** VI-206b, VI-209b */
  answered: ({ s, tell }, [{ choice }]: Answer<AdrenalineChoice>[]) => {
    const { open } = s;
    const vivian = must(worker(open, 'adrenalineRush'));
    tell.all({ t: 'adrenalineAnswered', victim: vivian.character, runs: choice === 'run' });
    if (choice === 'stay') return go('done');
    theDemon(open).turn.rushed = true;
    const run: Frames['run'] = { victim: vivian.character, how: 'adrenaline' };
    return call('run', run);
  },
  done: ({ s }) => {
    s.open.deed = null;
    return next;
  },
});
