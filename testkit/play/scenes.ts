/** A random match as those at the table live through it: every state, shown to every viewer, with all that viewer was told. */
import { type GameModule, type GameTypes, type Json, type Match, messagesFor, type View, type Viewer, view } from '@lurk/kernel';
import type { Mode } from '../proof.ts';
import { viewersOf } from '../secrecy/lens.ts';
import { playRandomMatch } from './player.ts';

export interface Scene<G extends GameTypes, Memory extends Json = Json> {
  readonly match: Match<G>;
  readonly viewer: Viewer;
  readonly seen: View<G>;
  readonly memory: Memory;
  /** Every event so far, and those that are new. */
  readonly log: readonly G['Event'][];
  readonly latest: readonly G['Event'][];
}

export function watchMatch<G extends GameTypes, Memory extends Json>(
  module: GameModule<G, Memory>,
  mode: Mode<G>,
  seed: string,
  each: (scene: Scene<G, Memory>) => void,
): void {
  const logs = new Map<Viewer, readonly G['Event'][]>();
  const memories = new Map<Viewer, Memory>();
  playRandomMatch(module, mode, seed, {
    onState: (match, told) => {
      for (const viewer of viewersOf(match.s)) {
        const latest = messagesFor(match, told, viewer).map(({ event }) => event);
        const log = [...(logs.get(viewer) ?? []), ...latest];
        const before = memories.get(viewer) ?? module.blank(viewer === 'public' ? null : viewer, match.s.seats);
        const memory = latest.reduce((known, event) => module.remember(known, event), before);
        logs.set(viewer, log);
        memories.set(viewer, memory);
        each({ match, viewer, seen: view(match, viewer), memory, log, latest });
      }
    },
  });
}
