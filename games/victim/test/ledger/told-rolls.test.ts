/** A roll is told with its dice, what changes them and why, what it has to reach and what came of it: at the time of the roll, and for good. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { attackOdds, huntFaces, huntReaches, nextRoll, rollAsItLies } from '../../facts/chances.ts';
import type { Event } from '../../types.ts';
import { DEMON_SEAT, demonTable, hauntedWest } from '../demon.ts';
import { aTable, scenarios, type VictimTable } from '../table.ts';

/** What was told last of this kind. */
const last = <T extends Event['t']>(table: VictimTable, t: T) => table.toldOf('public', t).at(-1)!;
const runOf = (table: VictimTable, how: 'run' | 'agile' | 'adrenaline'): VictimTable =>
  table.inside('victims', ['victimTurn', 'act', { victim: 'rolita' }], ['run', 'roll', { victim: 'rolita', how }]);

scenario('VI-085 a passed Test stays passed: what it had to reach is told with the roll, not read when the statistic has risen', () => {
  const table = aTable().lay(['1,0', 'T29']).put('1,0', 'diego').dice([1, 1]);
  table.inside('victims', ['victimTurn', 'act', { victim: 'diego' }], ['test', 'take', { victim: 'diego', stat: 'agi' }]);
  expect(table.victim('diego').stats.agi).toBe(3);
  expect(table.roll).toMatchObject({ stands: 2, result: 2, target: 2, outcome: 'passed' });
  expect(last(table, 'rollIs').roll).toEqual(table.roll);
  expect(last(table, 'tested')).toMatchObject({ passed: true });
});
scenario('VI-251 the Tests of an Insect Swarm are told in the same way, to everybody at once', () => {
  const table = aTable().lay(['1,0', 'T29']).put('1,0', 'diego', 'vivian').dice([1, 1, 0, 0]).nextEvents('insects');
  table.phase('event', ({ open }) => {
    open.lastTurn = 'rolita';
  });
  const [diego, vivian] = table.open.rolls;
  expect([diego, vivian].map(({ target, outcome }) => [target, outcome])).toEqual([
    [2, 'passed'],
    [2, 'failed'],
  ]);
  expect(table.victim('diego').stats.agi).toBe(3);
  expect(last(table, 'rollsShown').rolls).toEqual(table.open.rolls);
});
scenario('VI-314 a defence is told against the blow it was rolled for, also when the next one is on its way', () => {
  const table = demonTable('wendigo', { rage: 0 }).put('0,0', 'rolita', 'diego').hand('diego', 'hammer').dice([2, 1], [2]);
  table.phase('demon').answer(DEMON_SEAT, 'attackAll').expectAsked('defend', [1]);
  expect(table.open.attack).toMatchObject({ victim: 'diego', outcome: null });
  table.where(({ attack }) => void Object.assign(attack!, { score: 9 }));
  expect(table.roll).toMatchObject({ victim: 'rolita', why: 'defence', target: 2, result: 3, outcome: 'passed' });
});
scenarios(
  'VI-053, VI-180, VI-181, VI-256, VI-257 what makes a %s of it is told in its order: %j',
  [
    [
      'agile',
      [2, 1, 2, 0],
      [
        { by: 'agile', to: 3 },
        { by: 'shoes', plus: 1 },
      ],
      4,
    ],
    [
      'run',
      [0, 0, 0, 0],
      [
        { by: 'zero', to: 1 },
        { by: 'shoes', plus: 1 },
      ],
      2,
    ],
    ['run', [2, 2, 1, 0], [{ by: 'shoes', plus: 1 }], 6],
  ] as const,
  (how, dice, modifiers, stands) => {
    const table = runOf(
      aTable()
        .board('rolita', { worn: ['shoes'] })
        .dice(dice.slice()),
      how,
    );
    expect(last(table, 'rollIs').roll).toMatchObject({ modifiers, stands, target: null, outcome: null });
  },
);
scenario('VI-180, VI-186, VI-368 snow, Poison and Encouragement are named too', () => {
  const snow = runOf(
    aTable()
      .is({ inForce: ['snow'] })
      .board('rolita', { effects: ['poisoned'] })
      .dice([2, 2, 1]),
    'agile',
  );
  expect(snow.roll.modifiers).toEqual([
    { by: 'poisoned', dice: 1 },
    { by: 'snow', to: 3 },
    { by: 'agile', to: 2 },
  ]);
  const run = aTable().stats('rolita', { agi: 5 }).dice([1, 1]);
  run.inside('victims', ['victimTurn', 'act', { victim: 'diego' }], ['run', 'roll', { victim: 'diego', how: 'run' }]);
  expect(run.roll).toMatchObject({ modifiers: [{ by: 'encouragement', plus: 1 }], stands: 3 });
});
scenario('VI-226 until the Manuals are decided a roll says what it would be worth, and no outcome', () => {
  const table = aTable()
    .hand('diego', 'manual')
    .board('diego', { worn: ['calculator'] })
    .dice([0, 1, 0, 2]);
  table.inside('victims', ['victimTurn', 'act', { victim: 'diego' }], ['roll', 'roll', { victim: 'diego', stat: 'int', why: 'heal' }]);
  expect(table.roll).toMatchObject({ sum: 1, stands: 2, result: null, target: 3, outcome: null });
  table.answer(1, { pick: 'manual', with: 0 }).expectAsked('victimAction', [1]);
  expect(table.roll).toMatchObject({ sum: 3, stands: 4, result: 4, outcome: 'passed' });
});

scenario('VI-357 Wendigo with Meat: the face that is the Rage is told to be worth a step and a Rage, 5 of 6 get somewhere', () => {
  const table = demonTable('wendigo', { rage: 2, meat: true }).dice([], [2]).phase('demon').answer(DEMON_SEAT, 'hunt');
  const worth = { steps: 1, rage: 2, matched: true, meat: true, gains: 1 };
  expect(table.open.demonRoll).toEqual({ by: 'demon', why: 'hunt', die: 'd6', face: 2, worth });
  expect([last(table, 'demonRolled').worth, last(table, 'huntBegan').steps]).toEqual([worth, 1]);
  const { open } = demonTable('wendigo', { rage: 2, meat: true });
  expect(huntFaces(open, 'demon').map(({ steps }) => steps)).toEqual([0, 1, 1, 3, 4, 5]);
  expect(huntReaches(open, 'demon')[0]).toMatchObject({ from: 1, chance: 5 / 6 });
  expect(huntReaches(demonTable('wendigo', { rage: 2 }).open, 'demon')[0]).toMatchObject({ from: 1, chance: 4 / 6 });
});
scenario('VI-342 a slave hunts and strikes by the same die, gains no Rage and eats no Meat', () => {
  const table = hauntedWest('werewolf', { rage: 2 }).where(
    ({ victims }) => void Object.assign(victims[0], { status: 'enslaved', at: '-1,0' }),
  );
  table.dice([], [2]).inside('demon', ['demonPhase', 'slave']).answer(0, 'hunt');
  expect(table.open.demonRoll).toMatchObject({ by: 'slave', worth: { steps: 0, matched: true, meat: false, gains: 0 } });
});
scenario('VI-301, VI-312, VI-317, VI-356 the score of an attack is told with what it is made of', () => {
  const table = demonTable('wendigo', { meat: true, stamina: 9, upgrades: { passive: 0, special1: 0, special2: 2 } }).put('0,0', 'diego');
  table.dice([0, 0, 0, 0], [4]).phase('demon').answer(DEMON_SEAT, { pick: 'attack', with: 'diego' });
  expect(last(table, 'attacked')).toMatchObject({ score: 5, base: 4, added: [{ by: 'meat', plus: 1 }] });
  expect(table.open.demonRoll).toMatchObject({ why: 'attack', face: 4, worth: { score: 5, base: 4 } });
  table.answer(DEMON_SEAT, { pick: 'madCharge', with: 0 });
  expect(last(table, 'attacked')).toMatchObject({
    added: [
      { by: 'upgrades', plus: 2 },
      { by: 'meat', plus: 1 },
    ],
  });
});
scenario('what is said before a roll is what is told after it', () => {
  const table = runOf(aTable().board('rolita', { worn: ['shoes'] }), 'agile');
  const { open } = table;
  const said = nextRoll(open, table.victim('rolita'), 'agi', 'agile');
  expect([said.dice, said.target, said.chance]).toEqual([4, null, null]);
  expect(said.results.map(({ result }) => result)).toContain(table.roll.stands);
  const diego = nextRoll(open, table.victim('diego'), 'int', 'decode');
  expect([diego.target, diego.chance]).toEqual([3, expect.closeTo(17 / 27)]);
  // Two dice make 0 to 4 in 1, 2, 3, 2 and 1 of 9; each face of the D6 hits what is lower. The slave strikes like its master without Meat.
  const fed = demonTable('wendigo', { meat: true });
  expect([attackOdds(fed.open, fed.victim('diego')), attackOdds(fed.open, fed.victim('diego'), 'slave')]).toEqual([
    expect.closeTo(36 / 54),
    expect.closeTo(27 / 54),
  ]);
});
scenario('VI-266a of a common roll nobody else learns anything before it is shown: no dice, no sum, no result', () => {
  const cases = [
    [2, 2],
    [0, 0],
  ].map((dice) => {
    const table = aTable().lay(['1,0', 'T29']).put('1,0', 'diego').hand('diego', 'hammer').dice(dice).nextEvents('insects');
    return table
      .phase('event', ({ open }) => {
        open.lastTurn = 'rolita';
      })
      .expectAsked('useManuals', [1]);
  });
  expect(cases.map((table) => rollAsItLies(table.open, table.own(1).rolls[0]))).toMatchObject([
    { dice: [2, 2], stands: 4, target: 2, result: null, outcome: null },
    { dice: [0, 0], stands: 0, target: 2, result: null, outcome: null },
  ]);
  const [high, low] = cases;
  for (const viewer of [0, 2, 'public'] as const) {
    expect(high.seen(viewer).open.rolls).toEqual([]);
    expect(JSON.stringify(high.seen(viewer))).toBe(JSON.stringify(low.seen(viewer)));
    expect(high.told(viewer)).toEqual(low.told(viewer));
  }
});
