/** How questions are put here: openly to one, or alike to all who could be concerned (section 6). */
import type { AnyAsk, Pace } from '@lurk/kernel';
import type { VI } from '../types.ts';

type Form = Pick<AnyAsk<VI>, 'show' | 'pace' | 'window'>;
const paced = (pace: Pace) => (): Pace => pace;

/** A public decision: everybody sees whom the table waits for, and it closes with the answer. */
export const OPENLY: Form = { show: 'names', pace: paced('none') };
/** Points 1 and 2: who is asked is public, but it never closes so soon that it would tell what they hold. */
export const IN_TURN: Form = { show: 'names', pace: paced('window') };
/** Points 3 and 4: all at once; nobody is shown who has answered. */
export const TOGETHER: Form = { show: 'nothing', pace: paced('window') };
/** RU-113 And the table passes for who holds nothing to answer with, in the time they would have taken. */
export const asWindow = (form: Form): Form => ({ ...form, window: true });
