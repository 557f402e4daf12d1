/** Words the table did not take: they go back into the field they were written in, wherever on a screen that is. */
import { getContext, setContext } from 'svelte';

/** Another one each time, though the words may be the same. */
export interface Unsaid {
  readonly text: string;
}

const KEY = Symbol('unsaid');
export const provideUnsaid = (unsaid: () => Unsaid | null): void => void setContext(KEY, unsaid);
export const useUnsaid = (): (() => Unsaid | null) | undefined => getContext(KEY);
