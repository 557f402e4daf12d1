/**
 * What the page around a game screen does for it. A screen takes it with `useShell()`; menu, sound, proof and the way home
 * look the same in every game, so no game builds its own.
 */
import { createContext } from 'svelte';

/** How much longer or shorter than designed the beats of a screen are; 0 shows results at once. */
export type Tempo = 0 | 0.75 | 1 | 1.25;

export interface Shell {
  /** This device's own settings; reactive. */
  readonly settings: { readonly sound: boolean; readonly holds: boolean; readonly tempo: Tempo; readonly coach: boolean };
  /** Changes one of them. */
  stopCoaching(): void;
  openMenu(): void;
  /** The rules, from the aim on. */
  openHelp(): void;
  toggleSound(): void;
  /** Checks the finished match in front of the player. */
  openVerify(): void;
  /** To the home page; a running match goes on, and waits there. */
  goHome(): void;
}

const [useShell, provideShell] = createContext<Shell>();

export { provideShell, useShell };
