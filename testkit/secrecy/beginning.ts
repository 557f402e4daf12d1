/**
 * What is told while a match is set up, before there is a state to compare: the same beginning with one stream of the dice drawn otherwise. Whoever sees
 * no more of it than before must be told the same.
 */
import { begin, type GameTypes, type Match, messagesFor, type Told, type Viewer } from '@lurk/kernel';
import { unlawful } from '../outlets.ts';
import { startOf } from '../play/player.ts';
import type { Mode, Proof } from '../proof.ts';
import type { Report } from '../report.ts';
import { type Lens, viewersOf } from './lens.ts';

/** Streams are drawn from these words on, which no beginning comes to. */
const ELSEWHERE = [1_000_000, 2_000_000, 3_000_000, 4_000_000];

interface Begun<G extends GameTypes> {
  match: Match<G>;
  told: Told<G['Event']>[];
}

export function checkBeginning<G extends GameTypes>(module: Proof<G>, mode: Mode<G>, seed: string, lens: Lens<G>, report: Report): void {
  const { dice, ...start } = startOf(mode, seed, 'keyed');
  const beginning = (drawn: Record<string, number>): Begun<G> => begin(module, { ...start, dice: { ...dice, drawn } as typeof dice });
  const real = beginning({});
  const { drawn } = real.match.s.control.dice as { drawn: Record<string, number> };
  for (const label of Object.keys(drawn))
    for (const from of ELSEWHERE) {
      const other = beginning({ [label]: from });
      for (const viewer of viewersOf(real.match.s)) {
        const [seen, also] = [real, other].map(({ match }) => JSON.stringify(lens.view(match, viewer)));
        if (seen !== also) continue;
        report.count('beginnings');
        const apart = toldApart(real, other, viewer);
        if (apart) report.fail(`viewer ${viewer} learns of "${label}" at the beginning by ${apart} (seed ${seed})`);
      }
    }
}

/** The first event told to this viewer that is not the same in both, and where. */
function toldApart<G extends GameTypes>(real: Begun<G>, other: Begun<G>, viewer: Viewer): string | null {
  const [one, two] = [real, other].map(({ match, told }) => messagesFor(match, told, viewer).map(({ event }) => event));
  if (one.length !== two.length) return `the number of messages: ${one.length} against ${two.length}`;
  const at = one.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(two[i]));
  return at < 0 ? null : `${one[at].t}, its ${unlawful([], one[at], two[at]).join(', ') || 'kind'}`;
}
