/** What holds of the table of any game, through random matches: for tests. */
import { answerable, anyChoice, type Choice, type Decision, fits, type GameTypes, type Json } from '@lurk/kernel';
import { chance, type Mode, type Proof, type Scene, watchMatch } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Desk as AnyDesk } from '../desk';
import { answeredByTouch, type Seated } from './touching';

/** Every question is answered by touching at random, a kind that was met before once in so many times. Returns the kinds. */
export function expectTouchable<G extends GameTypes, Memory extends Json, Desk extends AnyDesk>(
  matches: readonly (readonly [Proof<G, Memory>, Mode<G>])[],
  seldom: number,
  seated: (scene: Scene<G, Memory>) => Seated<G, Desk>,
): string[] {
  const stuck = new Set<string>();
  const met = new Set<string>();
  for (const [i, [proof, mode]] of matches.entries()) {
    const below = chance(`touched ${i}`);
    watchMatch(proof, mode, `touched ${i}`, (scene) => {
      const { decision, sealed } = scene.seen;
      if (!decision || sealed || !answerable(decision.shape) || (met.has(decision.kind) && below(seldom) > 0)) return;
      met.add(decision.kind);
      if (answeredByTouch(seated(scene), below) === undefined) stuck.add(decision.kind);
    });
  }
  expect([...stuck]).toEqual([]);
  return [...met];
}

/** Every question and offer is given a choice at random or passed; `give` throws where it cannot. Returns the kinds, of an offer as "kind offered". */
export function expectGiven<G extends GameTypes, Memory extends Json>(
  game: Proof<G, Memory>,
  { matches, always, seldom }: { readonly matches: number; readonly always: number; readonly seldom: number },
  give: (scene: Scene<G, Memory>, asked: Decision, choice: Choice) => void,
): string[] {
  const faults = new Map<string, string>();
  const met = new Map<string, number>();
  const below = chance('screens');
  function meet(scene: Scene<G, Memory>, asked: Decision, name: string): void {
    const times = met.get(name) ?? 0;
    met.set(name, times + 1);
    // The common questions need not be answered every time they are seen.
    if (times > always && below(seldom) > 0) return;
    const choice = !answerable(asked.shape) || (asked.mayPass && below(4) === 0) ? null : anyChoice(asked.shape, below);
    if (choice !== null && !fits(asked.shape, choice)) throw new Error('not a choice');
    try {
      give(scene, asked, choice);
    } catch (error) {
      faults.set(`${name}: ${error}`.replace(/ of .*/, ''), JSON.stringify(choice));
    }
  }
  for (let i = 0; i < matches; i++)
    watchMatch(game, game.modes[i % game.modes.length], `screens ${i}`, (scene) => {
      const { decision, offer } = scene.seen;
      for (const asked of [decision, offer])
        if (asked && (answerable(asked.shape) || asked.mayPass)) meet(scene, asked, asked.kind + (asked === offer ? ' offered' : ''));
    });
  expect([...faults].slice(0, 20)).toEqual([]);
  return [...met.keys()];
}
