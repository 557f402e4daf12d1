/** The order to pass until the next turn or round, for whatever part of a screen shows it. A screen on its own, as in a gallery, has none. */
import { getContext, setContext } from 'svelte';

export interface Passing {
  /** A window is open to this seat, or the order stands. */
  readonly offered: boolean;
  readonly on: boolean;
  set(on: boolean): void;
}

const KEY = Symbol('passing');
export const providePassing = (passing: Passing): void => void setContext(KEY, passing);
export const usePassing = (): Passing | undefined => getContext(KEY);
