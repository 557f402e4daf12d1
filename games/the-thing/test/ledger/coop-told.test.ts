/** What everybody is told of dice, the Alien and the escape in the co-operative game: whole, in order, and no word more. */
import { expect, test } from 'vitest';
import { NO_BACKS } from '../../facts/items.ts';
import type { Event, S } from '../../types.ts';
import { heard } from '../heard.ts';
import { ACTIONS, dealt, GIVEN, give, party, put, whenSeen, without } from '../party.ts';

/** Two stand; the first has these dice. */
const rolled = (faces: Parameters<typeof dealt>[2][], arrange: (s: S) => void = () => {}) =>
  party().given(
    (s) => {
      put(s, { 0: 'radio', 3: 'lab' });
      dealt(s, 0, ...faces);
      arrange(s);
    },
    ...GIVEN,
  );
const rescued = (s: S) => Object.assign(s.open, { rescue: { state: 'arrived', at: 11, fuel: 1 } });

test('TC-045, TC-046, TC-050: a roll, whose it is, and what is lost by it', () => {
  const table = party().given((s) => put(s, { 0: 'radio', 3: 'armory' }), ...ACTIONS);
  const told = heard(table, () => table.answer(0, 'roll').answer(0, 0));
  expect(told).toEqual([
    { t: 'diceRolled', dice: table.s.open.coop?.dice.map(({ face }) => face) },
    { t: 'diceAssigned', pawn: 0 },
  ]);
  const bad = rolled(['sabotage', 'threat'], (s) => {
    s.open.people[3].suspicion = 5;
    Object.assign(s.open.people[1], { at: 'armory', standing: true });
  });
  expect(heard(bad, () => bad.pass(0))).toEqual([
    { t: 'actionLost', pawn: 0 },
    { t: 'damaged', room: 'radio', count: 1, damage: 7, why: 'sabotage' },
    { t: 'threatMoved', to: 5 },
    { t: 'characterLost', pawn: 3, why: 'threat', pool: 5 },
    { t: 'discardedAll', pawn: 3, cards: 0, up: [], backs: NO_BACKS },
    { t: 'laidDown', pawns: [0] },
  ]);
  expect(bad.s.open.coop).toMatchObject({ acting: null, dice: [] });
});
test('TC-047, TC-048, TC-053: a die is set, another cancelled, and one of those that are left is acted on', () => {
  const table = rolled(['use', 'repair', 'threat'], (s) => {
    Object.assign(s.open.people[3], { at: 'dorm' });
    Object.assign(s.open.people[1], { at: 'armory', standing: true });
    s.open.people[0].suspicion = 3;
  });
  expect(heard(table, () => table.answer(1, { pick: 2, with: 'repair' }).answer(0, [0]).answer(0, 'repair'))).toEqual([
    { t: 'dieSet', pawn: 3, die: 2, face: 'repair' },
    { t: 'laidDown', pawns: [3] },
    { t: 'diceCancelled', pawn: 0, which: [0] },
    { t: 'suspicionMoved', pawn: 0, to: 4, why: 'cancelling' },
    { t: 'acted', pawn: 0, action: 'repair', times: 1 },
    { t: 'repaired', room: 'radio', count: 1, damage: 5, pawn: 0 },
    { t: 'laidDown', pawns: [0] },
  ]);
});
test('TC-049, TC-026: a Character lost while cancelling pays no further, and none of the dice is resolved', () => {
  const table = rolled(['use', 'repair', 'threat'], (s) => {
    s.open.people[0].suspicion = 5;
    give(s, 0, 'keys');
  });
  expect(heard(table, () => table.answer(0, [0, 1]))).toEqual([
    { t: 'diceCancelled', pawn: 0, which: [0, 1] },
    { t: 'suspicionMoved', pawn: 0, to: 6, why: 'cancelling' },
    { t: 'characterLost', pawn: 0, why: 'cancelling', pool: 5 },
    { t: 'discardedAll', pawn: 0, cards: 0, up: ['keys'], backs: NO_BACKS },
  ]);
  table.expectAsked('rollOrStop', [0]);
});
test('TC-047: with every die cancelled the sleeper has none to set; TC-054 and nothing is done', () => {
  const table = rolled(['use'], (s) => void Object.assign(s.open.people[3], { at: 'dorm' }));
  const told = heard(table, () => table.pass(1).answer(0, [0]));
  expect(told.slice(2)).toEqual([
    { t: 'acted', pawn: 0, action: null, times: 0 },
    { t: 'laidDown', pawns: [0] },
  ]);
  table.expectAsked('rollOrStop', [0]);
});
test('TC-064, TC-055, TC-053: dice rolled again, a fire, and nothing at all', () => {
  const garry = party().given(
    (s) => {
      put(s, { 4: 'radio' });
      dealt(s, 4, 'use', 'repair');
    },
    ...GIVEN,
  );
  const again = heard(garry, () => garry.answer(1, [0]));
  expect(again).toEqual([{ t: 'diceRerolled', pawn: 4, with: 'garry', which: [0], dice: [garry.s.open.coop?.dice[0].face] }]);
  const burnt = rolled(['repair'], (s) => give(s, 0, 'dynamite'));
  expect(heard(burnt, () => burnt.pass(0).answer(0, 'dynamite'))).toEqual([
    { t: 'burnt', room: 'radio', pawn: 0, with: 'dynamite' },
    { t: 'sentToRec', pawns: [0] },
  ]);
  expect(burnt.s.open.people[0].up).toEqual([]);
  const idle = rolled(['repair']);
  expect(heard(idle, () => idle.pass(0).pass(0))).toEqual([
    { t: 'acted', pawn: 0, action: null, times: 0 },
    { t: 'laidDown', pawns: [0] },
  ]);
});
test('TC-061, TC-061a: in the light they are rolled before they are given, in Darkness after', () => {
  const kinds = (damage: number) => {
    const table = party().given(
      (s) => {
        put(s, { 0: 'radio', 3: 'armory' });
        s.open.rooms.generator.damage = damage;
      },
      ...ACTIONS,
    );
    return heard(table, () => table.answer(0, 'roll').answer(0, 3)).map(({ t }) => t);
  };
  expect([kinds(0), kinds(2)]).toEqual([
    ['diceRolled', 'diceAssigned'],
    ['diceAssigned', 'diceRolled'],
  ]);
});
test('TC-080, TC-082, TC-083: the Alien’s dice, if it has any, and who gets away', () => {
  const flight = (pool: number) => {
    const table = whenSeen(
      (seed) =>
        party(2, {}, seed).given(
          (s) => {
            put(s, { 0: 'shed', 3: 'lab' });
            dealt(s, 0, 'use');
            give(s, 0, 'keys');
            Object.assign(s.open.rooms.shed, { fuel: 4, damage: 0 });
            Object.assign(s.open, { pool, revealed: [5] });
            without(s, 5);
          },
          ...GIVEN,
        ),
      () => true,
    );
    return { table, told: heard(table, () => table.pass(0).answer(0, 'escape')) };
  };
  const { table, told } = flight(2);
  expect(told).toEqual([
    { t: 'escapeBegan', exit: 'shed', pawn: 0 },
    { t: 'escapeRolled', dice: expect.any(Array) },
    { t: 'departed', exit: 'shed', aboard: [0, 1, 2, 3, 4] },
    { t: 'won', winner: 'humans', why: 'escaped' },
  ]);
  expect(table.toldOf('public', 'escapeRolled')[0].dice).toHaveLength(2);
  expect(flight(0).told.map(({ t }) => t)).toEqual(['escapeBegan', 'departed', 'won']);
});
test('TC-081, TC-083b: three bad dice stop it: the phase is over at once, and nobody is gone', () => {
  const stopped = whenSeen(
    (seed) =>
      party(2, {}, seed)
        .given(
          (s) => {
            rescued(s);
            give(s, 0, 'keys');
            s.open.pool = 9;
          },
          ...ACTIONS,
        )
        .answer(0, 'start'),
    (table) => table.toldOf('public', 'escapeInterrupted').length > 0,
  );
  const [{ dice }] = stopped.toldOf('public', 'escapeRolled');
  expect(dice.filter((face) => face === 'sabotage' || face === 'threat').length).toBeGreaterThanOrEqual(3);
  expect(stopped.told('public').map(({ t }) => t)).not.toContain('departed');
  stopped.expectAsked('endExchange', [0]);
  expect([stopped.s.open.phase, stopped.s.open.escape, stopped.s.open.coop?.acting]).toEqual(['rest', null, null]);
  // Two are not enough, and three are: whatever was rolled, the outcome is that.
  for (let n = 0; n < 40; n++) {
    const table = party(2, {}, `bad dice ${n}`).given((s) => void Object.assign(rescued(s), { pool: 5 }), ...ACTIONS);
    table.answer(0, 'start');
    const bad = table.toldOf('public', 'escapeRolled')[0].dice.filter((face) => face === 'sabotage' || face === 'threat').length;
    expect(table.toldOf('public', 'departed').length).toBe(bad >= 3 ? 0 : 1);
  }
});
test('TC-088, C-16: one after the other in turn order, each card as it boards, those left behind last', () => {
  const check = (alien: number) =>
    party(2, { coopRoleCheck: true }).given(
      (s) => {
        s.vault.roles = [0, 1, 2, 3, 4, 5].map((pawn) => (pawn === alien ? 'alien' : 'human'));
        rescued(s);
      },
      ...ACTIONS,
    );
  const table = check(5).answer(0, 'start');
  const told = heard(table, () => {
    for (const seat of [0, 0, 0, 1, 1]) table.answer(seat, 'board');
    table.answer(1, 'stay');
  });
  expect(told).toEqual([
    ...[0, 1, 2, 3, 4].flatMap((pawn): Event[] => [
      { t: 'boardingAsked', pawn, boards: true },
      { t: 'roleShown', pawn, role: 'human', where: 'aboard' },
    ]),
    { t: 'boardingAsked', pawn: 5, boards: false },
    { t: 'departed', exit: 'rescue', aboard: [0, 1, 2, 3, 4] },
    { t: 'roleShown', pawn: 5, role: 'alien', where: 'ground' },
    { t: 'won', winner: 'humans', why: 'escaped' },
  ]);
  const boards = check(0).answer(0, 'start').answer(0, 'board');
  boards.expectOver({ winner: 'aliens', why: 'alienBoarded', round: 1 });
  const left = check(5).answer(0, 'start').answer(0, 'stay');
  for (const seat of [0, 0, 1, 1]) left.answer(seat, 'board');
  left.answer(1, 'stay').expectOver({ winner: 'aliens', why: 'leftBehind', round: 1 });
});
test('TC-044, TC-059: the rescue is declined, and the Leader stops before the first roll', () => {
  const table = party().given(
    (s) => {
      put(s, { 0: 'shed' });
      rescued(s);
      give(s, 0, 'keys');
    },
    ...ACTIONS,
  );
  expect(heard(table, () => table.pass(0).answer(0, 'stop'))).toEqual([
    { t: 'rescueDeclined', pawn: 0 },
    { t: 'partyStopped' },
    { t: 'phaseBegan', phase: 'rest' },
    { t: 'gathered' },
  ]);
});

test('C-09: a die is set to another face than it shows', () => {
  const table = rolled(['use', 'threat'], (s) => void Object.assign(s.open.people[3], { at: 'dorm' }));
  expect(table.decisionOf(1).shape).toEqual({
    t: 'oneOf',
    of: 'die',
    options: [
      { id: 0, with: { t: 'oneOf', of: 'face', options: ['repair', 'sabotage', 'threat'] } },
      { id: 1, with: { t: 'oneOf', of: 'face', options: ['use', 'repair', 'sabotage'] } },
    ],
  });
});
