/** Views out of random matches, as a page would have them: for tests and for the gallery. */
import { anomaly } from '@lurk/anomaly';
import type { AN } from '@lurk/anomaly/public';
import { blank, type Event, type Lang, type Memory, remember, type Seen } from '@lurk/anomaly/public';
import { type Match, messagesFor, type Seat, view } from '@lurk/kernel';
import { playRandomMatch } from '@lurk/testkit';
import { en } from '../../../../i18n/en';
import { fr } from '../../../../i18n/fr';
import { pastOf } from '../past';
import type { Sight } from '../sight';

export const NAMES = ['Vesna', 'Mila', 'Anouk', 'Theo'];
const WORDS = { en, fr };

export const sightOf = ({ seen, memory, log, latest }: Scene, lang: Lang): Sight => ({
  view: seen,
  memory,
  past: pastOf(log, seen.open.cards),
  names: NAMES,
  seats: NAMES.map((_, seat) => ({ bot: seat % 3 === 2, away: false })),
  lang,
  w: WORDS[lang],
  code: 'KQFMRT',
  clock: null,
  pending: null,
  latest,
  marks: { 'L-N': ['anomaly', '0'] },
  going: [],
});

export interface Scene {
  readonly match: Match<AN>;
  readonly viewer: Seat | 'public';
  readonly seen: Seen;
  readonly memory: Memory;
  readonly log: readonly Event[];
  readonly latest: readonly Event[];
}

/** Plays one random match, showing every state to every viewer, with all they were told. */
export function watchMatch(mode: (typeof anomaly)['modes'][number], seed: string, each: (scene: Scene) => void): void {
  const logs = new Map<Scene['viewer'], Event[]>();
  const memories = new Map<Scene['viewer'], Memory>();
  playRandomMatch(anomaly, mode, seed, {
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
