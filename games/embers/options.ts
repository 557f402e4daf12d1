import { type Chosen, defaultsOf, type OptionSchema } from '@lurk/contract';
import type { Seat } from '@lurk/kernel';

export const OPTIONS = { nights: { kind: 'number', min: 2, max: 6, initial: 3 } } as const satisfies OptionSchema;

export type Options = Chosen<typeof OPTIONS> & { host: Seat };
export const DEFAULT_OPTIONS: Options = { ...defaultsOf(OPTIONS), host: 0 };
