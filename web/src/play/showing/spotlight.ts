/**
 * The things on the board that what is being shown is about. A game names them by the keys of its own drawing (`TableGame.about`), and whatever
 * draws such a thing asks whether it is lit: `data-lit={spotlight.on('place:4')}`. A screen on its own, as in a gallery, lights nothing.
 */
import { getContext, setContext } from 'svelte';

export interface Spotlight<Lit extends string> {
  /** For the attribute `data-lit`, which base.css draws as a ring: there or not. */
  on(key: Lit): '' | undefined;
}

const KEY = Symbol('spotlight');
const DARK: Spotlight<string> = { on: () => undefined };
export const provideSpotlight = (lit: () => ReadonlySet<string>): void =>
  void setContext<Spotlight<string>>(KEY, { on: (key) => (lit().has(key) ? '' : undefined) });
/** `Lit`: what a game has to light. */
export const useSpotlight = <Lit extends string>(): Spotlight<Lit> => getContext<Spotlight<string> | undefined>(KEY) ?? DARK;
