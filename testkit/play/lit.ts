/** What is shown one thing at a time is about something on the table, which is lit meanwhile. */
import { factsOf, kindsWhere, lasting } from '@lurk/contract';
import { type GameTypes, view } from '@lurk/kernel';
import { expect, test } from 'vitest';
import type { Proof } from '../proof.ts';
import { playRandomMatch } from './player.ts';

export interface Lit<G extends GameTypes> {
  readonly matches: number;
  /** Told of the table as a whole: the card of a round, the end. */
  readonly dark: readonly G['Event']['t'][];
  /** Now and then there is nothing to light: nobody was voted for. */
  readonly may?: readonly G['Event']['t'][];
  /** Random matches come to all that is shown but to these; left out, many are rare. */
  readonly rare?: readonly G['Event']['t'][];
}

export function proveLit<G extends GameTypes>(game: Proof<G>, { matches, dark, may = [], rare }: Lit<G>): void {
  test(`${game.name}: what is shown by itself lights something on the table, but for ${dark.join(', ')}`, () => {
    const { events, modes } = game;
    const shown = kindsWhere(events, ({ beat }) => lasting(beat) > 0);
    const [met, unlit] = [new Set<string>(), new Set<string>()];
    for (let i = 0; i < matches; i++)
      playRandomMatch(game, modes[i % modes.length], `lit ${i}`, {
        onState: (match, told) => {
          for (const { event } of told.filter(({ event: { t } }) => shown.includes(t))) {
            met.add(event.t);
            if (!factsOf(events, event).about?.(event, view(match, 'public')).length) unlit.add(event.t);
          }
        },
      });
    expect([...unlit].filter((t) => !may.includes(t)).toSorted()).toEqual(dark);
    if (rare) expect(shown.filter((t) => !met.has(t))).toEqual(rare);
  });
}
