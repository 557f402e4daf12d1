/** How questions are put here: openly to one, or alike to all who could be concerned (6.3, the uniform window). */
import type { AnyAsk, Pace } from '@lurk/kernel';
import type { Pub, TT } from '../types.ts';

type Form = Pick<AnyAsk<TT>, 'show' | 'pace' | 'window'>;
const paced = (pace: Pace) => (): Pace => pace;

/** A public decision: everybody sees whom the table waits for, and it closes with the answer. */
export const OPENLY: Form = { show: 'names', pace: paced('none') };
/** U, one after the other: whom is asked is public, but never closed so soon that it would tell what they hold. */
export const IN_TURN: Form = { show: 'names', pace: paced('window') };
/** U, all at once: nobody is shown who has answered, and it closes no sooner than a minimum time. */
export const UNIFORMLY: Form = { show: 'nothing', pace: paced('window') };
/** U, and most will let it pass. */
export const WINDOW: Form = { ...UNIFORMLY, window: true };

export const leader = ({ open }: Pub): number[] => [open.leader];
