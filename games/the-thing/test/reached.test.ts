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

/** Of every mode, and always the same ones. */
const MOST = 60;

test('random matches, begun at different moments, reach everything there is', () => {
  const reached = new Reached({ ...theThing, endings: WHYS, endingOf: whyOf });
  const games = [armed(), leaving(), late(), party, equipped()];
  let n = 0;
  for (; n < MOST && reached.never.length > 0; n++)
    for (const game of games)
      for (const mode of game.modes) playRandomMatch(game, mode, `reached ${mode.name} ${n}`, { dice: 'fast', onState: reached.watch });
  expect(reached.never).toEqual([]);
});
