/**
 * The things on the board that what is being shown is about. A game names them by the keys of its own drawing (`TableGame.about`), and whatever
 * draws such a thing asks whether it is lit: `data-lit={spotlight.on('place:4')}`. A screen on its own, as in a gallery, lights nothing.
 */
import { getContext, setContext } from 'svelte';

export interface Spotlight {
  /** For the attribute `data-lit`, which base.css draws as a ring: there or not. */
  on(key: string): '' | undefined;
}

const KEY = Symbol('spotlight');
const DARK: Spotlight = { on: () => undefined };
export const provideSpotlight = (lit: () => ReadonlySet<string>): void =>
  void setContext<Spotlight>(KEY, { on: (key) => (lit().has(key) ? '' : undefined) });
export const useSpotlight = (): Spotlight => getContext<Spotlight | undefined>(KEY) ?? DARK;
