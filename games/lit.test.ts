/** What is shown one thing at a time is about something on the table, which is lit meanwhile. */
import { factsOf, kindsWhere, lasting } from '@lurk/contract';
import { type GameTypes, view } from '@lurk/kernel';
import { type Proof, playRandomMatch } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { anomaly } from './anomaly/proof/index.ts';
import { notAlone } from './not-alone/proof/index.ts';
import { theThing } from './the-thing/proof/index.ts';
import { victim } from './victim/proof/index.ts';

interface Lit<G extends GameTypes> {
  readonly matches: number;
  /** Told of the table as a whole: the card of a round, the drawing of the Curse, the end. */
  readonly dark: readonly G['Event']['t'][];
  /** Where nobody was voted for, and nothing attacked, there is nothing to light. */
  readonly may?: readonly G['Event']['t'][];
  /** Random matches come to all that is shown but to these; left out, many are rare. */
  readonly rare?: readonly G['Event']['t'][];
}

function litIn<G extends GameTypes>(game: Proof<G>, { matches, dark, may = [], rare }: Lit<G>): void {
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
}

test('in every game, but for the cards of turns and rounds and the end', () => {
  litIn(notAlone, { matches: 40, dark: ['turnBegan', 'won'], rare: ['tokenTakenBack'] });
  litIn(anomaly, { matches: 28, dark: ['roundBegan', 'won'], rare: [] });
  litIn(theThing, { matches: 10, dark: ['roundBegan', 'won'], may: ['voted', 'attacked'] });
  litIn(victim, { matches: 10, dark: ['curseDrawn', 'roundBegan', 'won'] });
});
