/** Every question, every offer, every event and every way of ending is come across: what is never reached is never tested. */
import { playRandomMatch, Reached } from '@lurk/testkit';
import { expect, test } from 'vitest';
import { armed, equipped, late, leaving } from '../proof/armed.ts';
import { party, theThing, whyOf } from '../proof/index.ts';
import type { Why } from '../types.ts';

/** TT-246, the engine's guard after sixty rounds, has a test of its own: nobody lives so long. */
const WHYS: Why[] = [
  'escaped',
  'alienStarted',
  'alienBoarded',
  'leftBehind',
  'frozen',
  'noHumanLeft',
  'noWayOut',
  'noAlienLeft',
  'noCharacterLeft',
];

test('random matches, begun at different moments, reach everything there is', { timeout: 120_000 }, () => {
  const reached = new Reached({ ...theThing, endings: WHYS, endingOf: whyOf });
  for (const [game, matches] of [
    [armed(), 12],
    [leaving(), 30],
    [late(), 40],
    [party, 60],
    [equipped(), 60],
  ] as const)
    for (const mode of game.modes)
      for (let n = 0; n < matches; n++) playRandomMatch(game, mode, `reached ${mode.name} ${n}`, { dice: 'fast', onState: reached.watch });
  expect(reached.never).toEqual([]);
});
