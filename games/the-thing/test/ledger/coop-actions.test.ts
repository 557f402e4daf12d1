import { expect, test } from 'vitest';
import type { DieFace } from '../../coop/types.ts';
import type { S } from '../../types.ts';
import { ACTIONS, dealt, disc, GIVEN, give, party, put, whenSeen } from '../party.ts';

const phase5 = (arrange: (s: S) => void, players = 2, seed?: string) => party(players, {}, seed).given(arrange, ...ACTIONS);
/** These dice lie before Character 0; 3 and 4 stand elsewhere. */
const roll = (faces: DieFace[], arrange: (s: S) => void = () => {}, seed?: string) =>
  party(2, {}, seed).given(
    (s) => {
      put(s, { 0: 'radio', 3: 'armory', 4: 'weather' });
      dealt(s, 0, ...faces);
      arrange(s);
    },
    ...GIVEN,
  );
const standing = (s: S): number[] => s.open.people.flatMap((person, pawn) => (person.standing ? [pawn] : []));

test('TC-044: once the Rescue Helicopter is there the owner of the least suspicious decides; a tie goes by turn order', () => {
  const arrive = (s: S) => {
    put(s, { 0: 'radio', 3: 'lab' });
    s.open.rescue.state = 'arrived';
    for (const pawn of [0, 1, 2]) s.open.people[pawn].suspicion = 2;
  };
  const table = phase5(arrive);
  table.expectAsked('startRescue', [1]);
  table.pass(1).expectAsked('rollOrStop', [0]);
  const clock = phase5((s) => {
    arrive(s);
    s.open.pool = 6;
  }).timeout(1);
  clock.expectAsked('rollOrStop', [0]);
  phase5(arrive).timeout(1).expectOver({ winner: 'humans', why: 'escaped', round: 1 });
});

test('TC-045, TC-046: the Leader rolls three dice and gives them to one who stands', () => {
  const table = phase5((s) => put(s, { 0: 'radio', 3: 'armory' })).answer(0, 'roll');
  expect(table.s.open.coop!.dice.length).toBe(3);
  table.expectAsked('assignDice', [0]);
  expect(table.optionsOf(0)).toEqual([0, 3]);
  table.answer(0, 3);
  expect(table.s.open.coop!.acting).toBe(3);
});

test('TC-045, TC-072: two when Starving', () => {
  const table = phase5((s) => {
    put(s, { 0: 'radio' });
    s.open.starving = true;
  }).answer(0, 'roll');
  expect(table.s.open.coop!.dice.length).toBe(2);
});

test('TC-046a: the one in the Dormitory can be given the dice; there is no action and nothing to sabotage there', () => {
  const table = party().given(
    (s) => {
      put(s, { 0: 'dorm', 3: 'armory' });
      dealt(s, 0, 'use', 'sabotage');
    },
    ...GIVEN,
  );
  table.expectAsked('setDie', [0]).pass(0).expectAsked('cancelDice', [0]).pass(0);
  expect(table.toldOf('public', 'actionLost').length).toBe(1);
  expect(table.told('public').some(({ t }) => t === 'damaged' || t === 'cardsLost')).toBe(false);
  expect(standing(table.s)).toEqual([3]);
});

test('TC-019, TC-047: who stands in the Dormitory may lie down to set a die, before cancelling or after it', () => {
  const dream = (s: S) => Object.assign(s.open.people[4], { at: 'dorm' });
  const before = roll(['use', 'use', 'threat'], dream);
  before.expectAsked('setDie', [1]).answer(1, { pick: 2, with: 'repair' });
  expect(before.s.open.coop!.dice.map(({ face }) => face)).toEqual(['use', 'use', 'repair']);
  expect(before.s.open.people[4].standing).toBe(false);
  const after = roll(['use', 'use', 'threat'], dream).pass(1).answer(0, [2]);
  after.expectAsked('setDie', [1]);
  expect(after.optionsOf(1)).toEqual([0, 1]);
  after.answer(1, { pick: 0, with: 'repair' }).expectAsked('partyAct', [0]).answer(0, 'repair');
  expect(after.s.open.rooms.radio.damage).toBe(5);
});

test('TC-047: once only', () => {
  const table = roll(['use', 'use', 'threat'], (s) => Object.assign(s.open.people[4], { at: 'dorm' }));
  table.answer(1, { pick: 0, with: 'repair' }).expectAsked('cancelDice', [0]).answer(0, [2]).expectAsked('partyAct', [0]);
});

test('TC-048: each die cancelled costs one space to the right', () => {
  const table = roll(['use', 'sabotage', 'threat']).answer(0, [1, 2]);
  expect(disc(table.s, 0)).toBe(3);
  expect(table.s.open.coop!.threat).toBe(6);
  table.expectAsked('rollOrStop', [0]);
});

test('TC-049: a step onto the Threat’s space is the Reveal effect at once, and the dice are lost', () => {
  const table = roll(['use', 'sabotage', 'threat'], (s) => {
    s.open.people[0].suspicion = 5;
  }).answer(0, [1]);
  expect(table.toldOf('public', 'characterLost')).toMatchObject([{ pawn: 0, why: 'cancelling' }]);
  expect(table.s.open.coop).toEqual({ threat: 6, acting: null, dice: [] });
  expect(table.toldOf('public', 'actionLost')).toEqual([]);
  table.expectAsked('rollOrStop', [0]);
});

test('TC-049: somebody who goes past the Threat by two steps stops on its space', () => {
  const table = roll(['sabotage', 'sabotage', 'threat'], (s) => {
    s.open.people[0].suspicion = 5;
  }).answer(0, [0, 1]);
  expect(table.s.open.people[0].status).toBe('lost');
});

test('TC-050, TC-051: SABOTAGE that is not cancelled is resolved in the room, and the Character loses the action', () => {
  const table = roll(['use', 'repair', 'sabotage']).pass(0);
  expect(table.s.open.rooms.radio.damage).toBe(7);
  expect(standing(table.s)).toEqual([3, 4]);
  table.expectAsked('rollOrStop', [0]);
});

test('TC-051: nothing where it cannot be resolved', () => {
  const table = roll(['sabotage', 'use', 'use'], (s) => {
    s.open.rooms.radio.damage = 8;
  }).pass(0);
  expect(table.told('public').some(({ t }) => t === 'damaged')).toBe(false);
  expect(table.s.open.people[0].standing).toBe(false);
});

test('TC-050a, RU-77: SABOTAGE first, then THREAT one by one, even if the acting Character is revealed', () => {
  const table = roll(['threat', 'sabotage', 'threat'], (s) => {
    s.open.people[0].suspicion = 5;
  });
  table.pass(0);
  const order = table.told('public').flatMap(({ t }) => (t === 'damaged' || t === 'threatMoved' || t === 'characterLost' ? [t] : []));
  expect(order).toEqual(['damaged', 'threatMoved', 'characterLost', 'threatMoved']);
  expect(table.s.open.coop!.threat).toBe(4);
});

test('TC-052: the Threat goes back; of several discs it enters upon the Leader chooses one', () => {
  const table = roll(['threat', 'use', 'use'], (s) => {
    for (const pawn of [3, 4]) s.open.people[pawn].suspicion = 5;
  }).pass(0);
  table.expectAsked('victim', [0]);
  expect(table.optionsOf(0)).toEqual([3, 4]);
  table.answer(0, 4);
  expect(table.s.open.people[4].status).toBe('lost');
  expect(table.s.open.people[3].status).toBe('character');
});

test('TC-053: otherwise one action, USE or REPAIR, of a die that is left', () => {
  const table = roll(['repair', 'use', 'use']).pass(0).expectAsked('partyAct', [0]);
  // The Radio Room is damaged: nothing to use there yet.
  expect(table.optionsOf(0)).toEqual(['repair']);
  table.answer(0, 'repair');
  expect(table.s.open.rooms.radio.damage).toBe(5);
  expect(table.s.open.people[0].standing).toBe(false);
  table.expectAsked('rollOrStop', [0]);
});

test('TC-053: the action may be left out, and the Character lies down all the same', () => {
  const table = roll(['repair', 'use', 'use']).pass(0).pass(0);
  expect(table.s.open.rooms.radio.damage).toBe(6);
  expect(table.s.open.people[0].standing).toBe(false);
});

test('TC-053a, TC-056: with the Co-operation bonus the acting Character counts as standing', () => {
  const table = roll(['repair', 'repair', 'repair'], (s) => put(s, { 0: 'radio', 3: 'radio', 4: 'radio' }))
    .pass(0)
    .answer(0, 'repair');
  expect(table.s.open.rooms.radio.damage).toBe(3);
  expect(standing(table.s)).toEqual([3, 4]);
});

test('TC-054: with all dice cancelled there is no action', () => {
  const table = roll(['repair', 'use', 'threat']).answer(0, [0, 1, 2]);
  expect(table.s.open.people[0].standing).toBe(false);
  table.expectAsked('rollOrStop', [0]);
});

test('TC-055, TC-055a: fire instead of the action, with a die that is left, a Fire token and a room that burns', () => {
  const armed = (s: S) => give(s, 0, 'dynamite', 'flamethrower:3');
  const table = roll(['use', 'threat', 'threat'], armed).answer(0, [1, 2]);
  expect(table.optionsOf(0)).toEqual(['dynamite', 'flamethrower:3']);
  table.answer(0, 'flamethrower:3');
  expect(table.s.open.rooms.radio.burnt).toBe(true);
  expect(table.s.open.people[0]).toMatchObject({ at: 'rec', standing: false, up: ['dynamite', 'flamethrower:2'] });
  // No die is left.
  roll(['use'], armed).answer(0, [0]).expectAsked('rollOrStop', [0]);
  const noToken = roll(['repair'], (s) => {
    armed(s);
    for (const room of ['kitchen', 'lab', 'shed', 'helipad', 'warehouse', 'generator'] as const) s.open.rooms[room].burnt = true;
  }).pass(0);
  expect(noToken.optionsOf(0)).toEqual(['repair']);
});

const atShed = (s: S) => {
  put(s, { 0: 'shed', 3: 'armory' });
  Object.assign(s.open.rooms.shed, { fuel: 4, damage: 0 });
};

test('TC-057: USE at a ready vehicle with Keys starts the escape; without Keys there is nothing to do', () => {
  const table = roll(['use', 'use', 'use'], (s) => {
    atShed(s);
    give(s, 0, 'keys');
  }).pass(0);
  expect(table.optionsOf(0)).toEqual(['escape']);
  table.answer(0, 'escape').expectOver({ winner: 'humans', why: 'escaped', round: 1 });
  roll(['use', 'use', 'use'], atShed).pass(0).expectAsked('rollOrStop', [0]);
});

test('TC-057: a vehicle that is not ready takes fuel of the Depot', () => {
  const table = roll(['use', 'use', 'use'], (s) => put(s, { 0: 'shed', 3: 'shed', 4: 'lab' }))
    .pass(0)
    .answer(0, 'use');
  expect([table.s.open.rooms.shed.fuel, table.s.open.depot]).toEqual([2, 3]);
});

test('TC-057a: Fuel and Tools are played at any time in 5.2 by a standing holder, and use no die', () => {
  const table = phase5((s) => {
    put(s, { 0: 'radio', 3: 'armory', 4: 'radio' });
    give(s, 4, 'tools');
    give(s, 5, 'tools');
  });
  expect(table.optionsOf(1)).toEqual(['tools']);
  table.answer(1, { pick: 'tools', with: 4 });
  expect(table.s.open.rooms.radio.damage).toBe(5);
  expect(table.s.open.people[4].standing).toBe(true);
  table.expectAsked('rollOrStop', [0]);
});

test('TC-058: the phase ends when the Leader stops or when all lie', () => {
  const stopped = phase5((s) => put(s, { 0: 'radio', 3: 'armory' })).answer(0, 'stop');
  expect(stopped.s.open.people.filter(({ at }) => at === 'rec').length).toBeGreaterThan(0);
  expect(stopped.toldOf('public', 'partyStopped').length).toBe(1);
  const lying = phase5((s) => put(s, {}));
  expect(lying.toldOf('public', 'gathered').length).toBe(1);
});

test('TC-059: the Leader may stop before the first roll', () => {
  expect(phase5((s) => put(s, { 0: 'radio' })).optionsOf(0)).toEqual(['roll', 'stop']);
});

test('TC-060: a disc on the last space cannot pay for a die', () => {
  roll(['use', 'repair', 'repair'], (s) => {
    s.open.people[0].suspicion = 8;
  }).expectAsked('partyAct', [0]);
  const one = roll(['use', 'repair', 'repair'], (s) => {
    s.open.people[0].suspicion = 7;
  });
  expect(() => one.answer(0, [0, 1])).toThrow();
});

test('TC-060a: green, yellow and red mean nothing', () => {
  const table = roll(['use', 'sabotage', 'repair'], (s) => {
    s.open.people[0].suspicion = 6;
  }).answer(0, [1]);
  expect(disc(table.s, 0)).toBe(7);
  expect(table.s.open.people[0].status).toBe('character');
});

const dark = (s: S) => {
  s.open.rooms.generator.damage = 2;
};

test('TC-061: in Darkness the dice are given before they are rolled', () => {
  const table = phase5((s) => {
    put(s, { 0: 'radio', 3: 'armory' });
    dark(s);
  }).answer(0, 'roll');
  table.expectAsked('assignDice', [0]);
  expect(table.s.open.coop!.dice).toEqual([]);
  table.answer(0, 0);
  expect(table.s.open.coop!.dice.length).toBe(3);
});

test('TC-061a: whether it is dark is looked at anew for every roll', () => {
  const table = phase5((s) => {
    put(s, { 0: 'radio', 3: 'generator' });
    dark(s);
    give(s, 3, 'tools');
  });
  table.answer(1, { pick: 'tools', with: 3 }).answer(0, 'roll');
  expect(table.s.open.coop!.dice.length).toBe(3);
});

test('TC-062, RU-68: in Darkness a Flashlight rolls up to three dice again; by light it does nothing', () => {
  const lit = (s: S) => give(s, 0, 'flashlight');
  roll(['threat', 'threat', 'threat'], lit).expectAsked('cancelDice', [0]);
  const table = roll(['threat', 'threat', 'threat'], (s) => {
    lit(s);
    dark(s);
  });
  table.expectAsked('rerollDice', [0]).answer(0, [0, 1, 2]);
  expect(table.toldOf('public', 'diceRerolled')).toMatchObject([{ pawn: 0, with: 'flashlight', which: [0, 1, 2] }]);
  expect(table.s.open.coop!.dice.map(({ face }) => face)).toEqual(table.toldOf('public', 'diceRerolled')[0].dice);
  table.expectAsked('cancelDice', [0]);
});

test('TC-062, RU-96: a Flashlight in other hands than those that have the dice rolls nothing again', () => {
  roll(['threat', 'threat', 'threat'], (s) => {
    put(s, { 0: 'shed', 1: 'shed', 3: 'shed' });
    for (const pawn of [1, 3]) give(s, pawn, 'flashlight');
    dark(s);
  }).expectAsked('cancelDice', [0]);
});

test('TC-063: Norris rolls up to three again, and once more with a Flashlight in Darkness', () => {
  const norris = (s: S) => {
    s.open.people[0].character = 'norris';
    s.open.people[5].character = 'bennings';
  };
  roll(['threat', 'threat'], norris).expectAsked('rerollDice', [0]).answer(0, [0, 1]).expectAsked('cancelDice', [0]);
  const both = roll(['threat', 'threat'], (s) => {
    norris(s);
    dark(s);
    give(s, 0, 'flashlight');
  });
  both.answer(0, [0]).expectAsked('rerollDice', [0]).answer(0, [0, 1]);
  expect(both.toldOf('public', 'diceRerolled').map((event) => event.with)).toEqual(['norris', 'flashlight']);
});

test('TC-064: Garry rolls one die again', () => {
  const table = roll(['threat', 'threat', 'threat'], (s) => {
    s.open.people[0].character = 'garry';
    s.open.people[4].character = 'bennings';
  });
  expect(() => table.answer(0, [0, 1])).toThrow();
  table.answer(0, [2]).expectAsked('cancelDice', [0]);
});

test('TC-065: other abilities are as they are: Windows removes two', () => {
  const table = roll(['repair', 'repair', 'repair'], (s) => {
    s.open.people[0].character = 'windows';
    s.open.people[2].character = 'bennings';
  })
    .pass(0)
    .answer(0, 'repair');
  table.expectAsked('repairBy', [0]).answer(0, 2);
  expect(table.s.open.rooms.radio.damage).toBe(4);
});

test('TC-066: rolling again comes after the dice are given and before any is cancelled', () => {
  const table = phase5((s) => {
    put(s, { 0: 'radio' });
    s.open.people[0].character = 'garry';
    s.open.people[4].character = 'bennings';
  });
  table.answer(0, 'roll').expectAsked('assignDice', [0]).answer(0, 0).expectAsked('rerollDice', [0]).pass(0).expectAsked('cancelDice', [0]);
});

test('2.9: every face of the die comes up', () => {
  const seen = new Set<DieFace>();
  whenSeen(
    (seed) => phase5((s) => put(s, { 0: 'radio' }), 1, seed).answer(0, 'roll'),
    (table) => {
      for (const { face } of table.s.open.coop!.dice) seen.add(face);
      return seen.size === 4;
    },
  );
});
