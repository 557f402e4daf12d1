/** Views out of random matches, as a page would have them: for tests and for the gallery. */
import { type Match, messagesFor, type Seat, view } from '@lurk/kernel';
import { notAlone } from '@lurk/not-alone';
import { blank, type Event, type Lang, type Memory, type NA, remember, type Seen } from '@lurk/not-alone/public';
import { playRandomMatch } from '@lurk/testkit';
import { en } from '../../../../i18n/en';
import { fr } from '../../../../i18n/fr';
import type { Sight } from '../sight';

export const NAMES = ['Vesna', 'Mila', 'Anouk', 'Theo', 'Kestrel', 'Oren', 'Zélie'];
const WORDS = { en, fr };

export const sightOf = (seen: Seen, lang: Lang, memory: Memory = blank(), latest: readonly Event[] = []): Sight => ({
  view: seen,
  memory,
  names: NAMES,
  seats: NAMES.map((_, seat) => ({ bot: seat % 3 === 2, away: false })),
  lang,
  w: WORDS[lang],
  code: 'KQFMRT',
  clock: null,
  pending: null,
  latest,
});

export interface Scene {
  readonly match: Match<NA>;
  readonly viewer: Seat | 'public';
  readonly seen: Seen;
  readonly memory: Memory;
  readonly log: readonly Event[];
  readonly latest: readonly Event[];
}

/** Plays one random match, showing every state to every viewer, with all they were told. */
export function watchMatch(mode: (typeof notAlone)['modes'][number], seed: string, each: (scene: Scene) => void): void {
  const logs = new Map<Scene['viewer'], Event[]>();
  const memories = new Map<Scene['viewer'], Memory>();
  playRandomMatch(notAlone, mode, seed, {
    onState: (match, told) => {
      for (const viewer of [...Array(match.s.seats).keys(), 'public' as const]) {
        const latest = messagesFor(match, told, viewer).map(({ event }) => event);
        const log = [...(logs.get(viewer) ?? []), ...latest];
        const memory = latest.reduce(remember, memories.get(viewer) ?? blank());
        logs.set(viewer, log);
        memories.set(viewer, memory);
        each({ match, viewer, seen: view(match, viewer), memory, log, latest });
      }
    },
  });
}
