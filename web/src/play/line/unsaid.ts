/** Chat lines the table refused: they go back into the field they were typed in, wherever on the screen that is. */
import { getContext, setContext } from 'svelte';

/** A new object each time, even for equal words, so that every refusal triggers an update. */
export interface Unsaid {
  readonly text: string;
}

const KEY = Symbol('unsaid');
export const provideUnsaid = (unsaid: () => Unsaid | null): void => void setContext(KEY, unsaid);
export const useUnsaid = (): (() => Unsaid | null) | undefined => getContext(KEY);
