/** The co-operative game where its rules meet: the chain of dice, reveals in the middle of it, the Alien's attacks, few who are left. */
import { view } from '@lurk/kernel';
import { expect, test } from 'vitest';
import { dealBarred } from '../../coop/facts.ts';
import type { DieFace } from '../../coop/types.ts';
import type { S } from '../../types.ts';
import { ACTIONS, at, dealt, disc, ENCOUNTERS, GIVEN, give, inside, party, put, whenSeen, without } from '../party.ts';

/** These dice lie before Character 0, whose owner leads; 3 stands in the Armory, 5 in the Kitchen. */
const roll = (faces: DieFace[], arrange: (s: S) => void = () => {}, players = 2) =>
  party(players).given(
    (s) => {
      put(s, { 0: 'shed', 3: 'armory', 5: 'kitchen' });
      dealt(s, 0, ...faces);
      arrange(s);
    },
    ...GIVEN,
  );
const threat = (s: S, space: number): void => void Object.assign(s.open.coop ?? {}, { threat: space });
const lost = (s: S): number[] => s.open.people.flatMap(({ status }, pawn) => (status === 'lost' ? [pawn] : []));

test('TC-049, RU-77: a step of cancelling that reaches the Threat loses the Character at once, the step after it is not taken and no die is resolved', () => {
  const table = roll(['sabotage', 'threat', 'sabotage'], (s) => threat(s, 2)).answer(0, [0, 1]);
  expect(lost(table.s)).toEqual([0]);
  expect([table.s.open.rooms.shed.damage, table.s.open.coop]).toEqual([1, { threat: 2, acting: null, dice: [] }]);
  expect([table.s.open.pool, table.toldOf('public', 'suspicionMoved')]).toMatchObject([5, [{ pawn: 0, to: 2 }]]);
  table.expectAsked('rollOrStop', [0]);
});
test('TC-049, TC-047: who sleeps is asked before the cancelling and, after a reveal, not again', () => {
  const table = roll(['sabotage', 'use', 'use'], (s) => {
    threat(s, 2);
    put(s, { 0: 'shed', 4: 'dorm' });
  });
  table.expectAsked('setDie', [1]).pass(1).expectAsked('cancelDice', [0]).answer(0, [0]);
  expect(lost(table.s)).toEqual([0]);
  table.expectAsked('rollOrStop', [0]);
  expect(table.s.open.people[4]).toMatchObject({ at: 'dorm', standing: true });
});
test('TC-047, EX-09: a die that was cancelled cannot be set; one that is left can, after the cancelling too', () => {
  const table = roll(['use', 'use', 'threat'], (s) => put(s, { 0: 'shed', 4: 'dorm', 5: 'kitchen' }))
    .pass(1)
    .answer(0, [2]);
  table.expectAsked('setDie', [1]);
  expect(table.optionsOf(1)).toEqual([0, 1]);
  table.answer(1, { pick: 1, with: 'repair' });
  expect(table.optionsOf(0)).toEqual(['use', 'repair']);
  table.answer(0, 'repair');
  expect([table.s.open.rooms.shed.damage, table.s.open.people[4].standing]).toEqual([0, false]);
});
test('TC-050a, RU-77: a THREAT reveals the acting Character; the THREAT behind it is resolved all the same', () => {
  const table = roll(['threat', 'threat', 'sabotage'], (s) => {
    threat(s, 5);
    s.open.rooms.shed.damage = 0;
    for (const [pawn, space] of [4, 1, 1, 3, 1, 1].entries()) s.open.people[pawn].suspicion = space;
  }).pass(0);
  expect([lost(table.s), table.s.open.coop?.threat, table.s.open.rooms.shed.damage, table.s.open.pool]).toEqual([[0, 3], 3, 1, 6]);
});
test('TC-051: three SABOTAGE in the Shed do one damage, for there is one space; two in a Laboratory with one token take one', () => {
  const shed = roll(['sabotage', 'sabotage', 'sabotage'], (s) => void Object.assign(s.open.rooms.shed, { damage: 0 })).pass(0);
  expect([shed.s.open.rooms.shed.damage, shed.toldOf('public', 'damaged')]).toMatchObject([1, [{ count: 1 }]]);
  const lab = roll(['sabotage', 'sabotage', 'use'], (s) => {
    put(s, { 0: 'lab', 3: 'armory' });
    s.vault.lab = ['blood'];
  }).pass(0);
  expect([lab.s.vault.lab, lab.toldOf('public', 'bloodSought')]).toEqual([[], [{ t: 'bloodSought', found: true }]]);
});
test('TC-046a, TC-019: the sleeper is given the dice, sets one of them and has no action', () => {
  const table = party().given(
    (s) => {
      put(s, { 0: 'dorm', 3: 'armory' });
      dealt(s, 0, 'threat', 'use', 'use');
    },
    ...GIVEN,
  );
  table.expectAsked('setDie', [0]).answer(0, { pick: 0, with: 'repair' }).expectAsked('cancelDice', [0]).pass(0);
  table.expectAsked('rollOrStop', [0]);
  expect([table.s.open.coop?.threat, table.s.open.people[0].standing, table.toldOf('public', 'acted')]).toMatchObject([
    6,
    false,
    [{ pawn: 0, action: null }],
  ]);
});
test('TC-061a, TC-063: Norris in Darkness with a Flashlight rolls again twice; what was rolled is what is cancelled', () => {
  const table = party().given(
    (s) => {
      s.open.people[0].character = 'norris';
      s.open.people[5].character = 'bennings';
      put(s, { 0: 'radio', 3: 'armory' });
      give(s, 0, 'flashlight');
      s.open.rooms.generator.damage = 2;
    },
    ...ACTIONS,
  );
  table.answer(0, 'roll').expectAsked('assignDice', [0]).answer(0, 0).expectAsked('rerollDice', [0]).answer(0, [0, 1]);
  table.expectAsked('rerollDice', [0]).answer(0, [2]).expectAsked('cancelDice', [0]);
  expect(table.toldOf('public', 'diceRerolled').map((event) => event.with)).toEqual(['norris', 'flashlight']);
});
test('TC-055a, TC-087: a fire in the last vehicle with no other way out ends the match in the middle of the chain', () => {
  const table = roll(['repair', 'use', 'use'], (s) => {
    s.open.rooms.helipad.burnt = true;
    s.open.rescue.state = 'gone';
    give(s, 0, 'dynamite');
  });
  table.pass(0).answer(0, 'dynamite').expectOver({ winner: 'aliens', why: 'noWayOut', round: 1 });
});
test('TC-083b, TC-084: a stopped escape takes the Keys and the rest of the phase; the vehicle stays ready', () => {
  for (let n = 0; n < 60; n++) {
    const table = party(2, {}, `stopped ${n}`).given(
      (s) => {
        put(s, { 0: 'shed', 3: 'armory' });
        Object.assign(s.open.rooms.shed, { damage: 0, fuel: 4 });
        give(s, 0, 'keys', 'tools');
        s.open.pool = 14;
        dealt(s, 0, 'use', 'repair', 'repair');
      },
      ...GIVEN,
    );
    table.pass(0).answer(0, 'escape');
    if (table.toldOf('public', 'escapeInterrupted').length === 0) continue;
    expect([table.s.open.gone, table.s.open.people[0].up, table.s.open.rooms.shed.fuel, table.s.open.end]).toEqual([
      ['keys'],
      ['tools'],
      4,
      null,
    ]);
    expect(table.s.open.people[3]).toMatchObject({ at: 'rec', standing: true });
    table.expectAsked('endExchange', [0]);
    return;
  }
  throw new Error('it was never stopped');
});

test('RU-65: three who meet enter the Threat’s space together: all move first, then all are lost, in turn order', () => {
  const table = party(2, { coopEncounterReveal: true }).given(
    (s) => {
      put(s, { 0: 'lab', 1: 'lab', 3: 'lab', 4: 'radio' });
      threat(s, 2);
      s.open.rooms.lab.dog = true;
      s.open.leader = 1;
    },
    ...ENCOUNTERS,
  );
  expect(table.s.open.kennel).toBe(1);
  expect(table.toldOf('public', 'suspicionMoved').map(({ pawn }) => pawn)).toEqual([3, 0, 1]);
  expect(table.toldOf('public', 'characterLost').map(({ pawn, pool }) => [pawn, pool])).toEqual([
    [3, 5],
    [0, 6],
    [1, 7],
  ]);
});
test('RU-65, TC-086: they were the last ones: the players lose', () => {
  const table = party(1, { coopEncounterReveal: true }).given(
    (s) => {
      without(s, 2, 3, 4, 5);
      put(s, { 0: 'lab', 1: 'lab' });
      threat(s, 2);
    },
    ...ENCOUNTERS,
  );
  table.expectOver({ winner: 'aliens', why: 'noCharacterLeft', round: 1 });
});
test('TC-039, TT-134: an Alien that flees from two leaves the Dog to be caught, and their discs alone', () => {
  const table = party().given(
    (s) => {
      put(s, { 0: 'lab', 3: 'lab' });
      s.open.phase = 'alien';
      s.open.rooms.lab.dog = true;
      s.open.force = [{ room: 'lab', force: 1 }];
    },
    ...inside('actions', 'encounters', 'list', { left: [], others: [], byBoard: false }),
  );
  expect([table.s.open.kennel, disc(table.s, 0), disc(table.s, 3)]).toEqual([1, 1, 1]);
});
test('TC-036, TC-036b, RU-27: everybody there avoids the Alien: it wrecks the room and leaves them alone; with a Dog left, it takes the Dog', () => {
  const avoided = (dog: boolean) =>
    party()
      .given(
        (s) => {
          put(s, { 0: 'generator', 3: 'generator' });
          for (const pawn of [0, 3]) give(s, pawn, 'melee');
          s.open.phase = 'alien';
          s.open.rooms.generator.dog = dog;
          s.open.force = [{ room: 'generator', force: 3 }];
        },
        ...inside('actions', 'encounters', 'list', { left: [], others: [], byBoard: false }),
      )
      .answer(0, { pick: 'avoid', with: 'melee' })
      .answer(1, { pick: 'avoid', with: 'melee' });
  const empty = avoided(false);
  expect(empty.toldOf('public', 'alienSabotaged')).toEqual([{ t: 'alienSabotaged', room: 'generator', force: 3 }]);
  expect(empty.s.open.rooms.generator.damage).toBe(2);
  for (const pawn of [0, 3]) expect(empty.s.open.people[pawn]).toMatchObject({ at: 'generator', standing: true, status: 'character' });
  const withDog = avoided(true);
  expect(withDog.toldOf('public', 'dogAssimilated')).toEqual([{ t: 'dogAssimilated', room: 'generator' }]);
  expect(withDog.toldOf('public', 'alienSabotaged')).toEqual([]);
});
test('RU-63, TC-075: a Leader without Characters leads on; at the end of the round the next who has one follows, and chooses for the Threat', () => {
  const table = party(3).given(
    (s) => {
      without(s, 0, 1, 2, 3);
      put(s, { 4: 'radio', 5: 'lab' });
      s.open.leader = 0;
    },
    ...ACTIONS,
  );
  table.expectAsked('rollOrStop', [0]).answer(0, 'stop');
  const dogs = party(3).given(
    (s) => {
      without(s, 0, 1, 2, 3);
      put(s, { 4: 'rec', 5: 'rec' });
      for (const pawn of [4, 5]) s.open.people[pawn].suspicion = 4;
      threat(s, 5);
    },
    ...at('dogs'),
  );
  dogs.expectAsked('victim', [2]);
  expect(dogs.s.open.leader).toBe(2);
});
test('TC-031, RU-67: the sleeper counts for the fullest place; with the deck at its end the rest of the Force stays in the pool', () => {
  const table = party(1).given(
    (s) => {
      put(s, { 0: 'dorm', 1: 'radio', 2: 'radio', 3: 'radio' });
      for (const room of ['armory', 'warehouse', 'weather', 'lab', 'kitchen', 'shed'] as const) s.open.rooms[room].burnt = true;
      s.open.rooms.boiler.damage = 3;
      s.open.freezing = 0;
      s.open.pool = 14;
    },
    ...at('alien'),
  );
  // Three rooms are left, 4 Force on each.
  expect(table.toldOf('public', 'planned')).toEqual([{ t: 'planned', forces: [4, 4, 4] }]);
  expect(table.s.open.pool).toBe(2);
  table.expectAsked('alienChoice', [0]);
});
test('TC-044, TC-080: it is the Rescue Helicopter that they try to leave with', () => {
  const table = party().given(
    (s) => {
      put(s, { 0: 'radio', 3: 'lab' });
      s.open.rescue.state = 'arrived';
    },
    ...ACTIONS,
  );
  table.answer(0, 'start');
  expect(table.toldOf('public', 'escapeBegan')).toEqual([{ t: 'escapeBegan', exit: 'rescue', pawn: 0 }]);
  expect(table.toldOf('public', 'departed')).toMatchObject([{ exit: 'rescue' }]);
});
test('TC-069, C-13: Analysis B takes Cable and Flamethrower in the same hands; one of them is not enough', () => {
  const after = (...items: Parameters<typeof give>[2][]) =>
    party().given(
      (s) => {
        for (const item of items) give(s, 3, item);
        give(s, 0, 'flamethrower:2');
        s.open.phase = 'analyses';
      },
      ...inside('meal', 'analysis', 'ask', { kind: 'B', volunteers: [], by: null }),
    );
  after('cable', 'flamethrower:3').expectAsked('partyAnalyst', [1]);
  expect(after('cable').toldOf('public', 'analysed')).toEqual([]);
  after('cable').expectAsked('placeParty', [1]);
});
test('C-03, TC-042: who lies is asked about a Melee weapon, not about Dynamite', () => {
  const facing = (item: 'melee' | 'dynamite') =>
    party().given(
      (s) => {
        put(s, { 0: 'radio', 3: 'lab' });
        s.open.people[0].standing = false;
        give(s, 0, item);
        s.open.phase = 'alien';
        s.open.force = [{ room: 'radio', force: 1 }];
      },
      ...inside('actions', 'encounters', 'list', { left: [], others: [], byBoard: false }),
    );
  facing('melee').expectAsked('weaponVsAlien', [0]);
  expect(facing('dynamite').toldOf('public', 'laidDown')).toEqual([{ t: 'laidDown', pawns: [0] }]);
});
test('TC-053, TC-057: why a die does not do: no USE for the Keys, nothing to mend at a ready vehicle, no fuel for it', () => {
  const ready = (...faces: DieFace[]) =>
    roll(faces, (s) => {
      Object.assign(s.open.rooms.shed, { damage: 0, fuel: 4 });
      give(s, 0, 'keys');
    });
  const why = (table: ReturnType<typeof ready>, deal: 'use' | 'repair' | 'escape') => dealBarred(view(table.match, 'public'), 0, deal);
  expect(why(ready('repair', 'repair', 'repair'), 'escape')).toBe('noSuchDie');
  const both = ready('use', 'repair', 'repair');
  expect([why(both, 'escape'), why(both, 'use'), why(both, 'repair')]).toEqual([null, 'vehicleReady', 'noDamage']);
});
test('C-15, TC-043: with two Encounters the Leader says which comes first, in phase 3 and in phase 4', () => {
  const meeting = party().given(
    (s) => {
      put(s, { 0: 'lab', 1: 'lab', 3: 'radio', 4: 'radio' });
      s.open.phase = 'movement';
    },
    ...at('encounters'),
  );
  meeting.expectAsked('encounterOrder', [0]).answer(0, 'lab');
  expect(meeting.toldOf('public', 'encounterBegan').map(({ room }) => room)).toEqual(['lab', 'radio']);
  const attacked = party(1).given(
    (s) => {
      put(s, { 0: 'lab', 1: 'radio', 2: 'radio' });
      // Two rooms are left, and both are attacked.
      for (const room of ['armory', 'warehouse', 'weather', 'kitchen', 'shed', 'helipad', 'generator'] as const)
        s.open.rooms[room].burnt = true;
      Object.assign(s.open.rooms.boiler, { damage: 3 });
      s.open.freezing = 0;
      s.open.pool = 6;
    },
    ...at('alien'),
  );
  attacked.expectAsked('encounterOrder', [0]);
  expect(attacked.optionsOf(0)).toEqual(['radio', 'lab']);
});
test('TC-068a, TC-069: the Leader ends the exchange; then come Analysis A and, with Cable and Flamethrower, Analysis B', () => {
  const table = party().given((s) => give(s, 3, 'blood', 'cable', 'flamethrower:2'), ...at('rest'));
  table.expectAsked('endExchange', [0]).answer(0, true).expectAsked('partyAnalyst', [1]).pass(1);
  expect(table.toldOf('public', 'noAnalysis')).toEqual([{ t: 'noAnalysis', kind: 'A' }]);
  table.expectAsked('partyAnalyst', [1]).answer(1, 3).expectAsked('analysisTarget', [1]);
  expect(table.toldOf('public', 'volunteered')).toEqual([{ t: 'volunteered', kind: 'B', pawns: [3] }]);
  expect(table.s.open.people[3].up).toEqual(['blood', 'cable', 'flamethrower:2']);
});
test('TC-017, TC-026: who has lost a Character places those who are left', () => {
  const table = party().given((s) => without(s, 1), ...at('movement'));
  expect(table.optionsOf(0)).toEqual([0, 2]);
});
test('TC-060, RU-78: a disc that cannot move has not entered the space where the Threat is', () => {
  const table = party().given(
    (s) => {
      put(s, { 0: 'lab', 3: 'lab', 4: 'radio' });
      threat(s, 8);
      s.open.people[0].suspicion = 8;
    },
    ...ENCOUNTERS,
  );
  expect([lost(table.s), disc(table.s, 0), disc(table.s, 3)]).toEqual([[], 8, 2]);
});
test('TC-022, 2.7: two tokens of the nine are Alien dogs', () => {
  let aliens = 0;
  for (let n = 0; n < 270; n++) {
    const table = party(1, {}, `bag ${n}`).given(
      (s) => {
        put(s, { 0: 'lab' });
        s.open.rooms.lab.dog = true;
      },
      ...ENCOUNTERS,
    );
    if (table.toldOf('public', 'dogTokenShown')[0].alien) aliens++;
  }
  // 60 of 270 are to be expected; three tokens of nine would be 90.
  expect(Math.abs(aliens - 60)).toBeLessThan(15);
});
test('TC-022, TC-025: a healthy Dog moves the disc onto the Threat’s space: nothing more, unless the option is on', () => {
  const tested = (coopEncounterReveal: boolean) =>
    whenSeen(
      (seed) =>
        party(1, { coopEncounterReveal }, seed).given(
          (s) => {
            put(s, { 0: 'lab' });
            s.open.rooms.lab.dog = true;
            s.open.people[0].suspicion = 5;
            threat(s, 6);
          },
          ...ENCOUNTERS,
        ),
      (table) => !table.toldOf('public', 'dogTokenShown')[0].alien,
    ).s;
  expect([lost(tested(true)), lost(tested(false)), disc(tested(false), 0)]).toEqual([[0], [], 6]);
});
test('TC-057a, C-14: while the sleeper is asked, their player can play Tools with another who stands', () => {
  const table = roll(['use', 'use', 'use'], (s) => {
    put(s, { 0: 'shed', 4: 'dorm', 5: 'radio' });
    give(s, 5, 'tools');
    s.open.rooms.radio.damage = 2;
  });
  table.expectAsked('setDie', [1]).answer(1, { pick: 'tools', with: 5 });
  expect(table.s.open.rooms.radio.damage).toBe(1);
  table.expectAsked('setDie', [1]);
});
test('TC-057a, RU-94: Fuel is played while somebody else decides, and can make the vehicle ready for their Keys', () => {
  const table = roll(['use', 'use', 'use'], (s) => {
    put(s, { 0: 'shed', 3: 'shed' });
    dealt(s, 3, 'use', 'use', 'use');
    Object.assign(s.open.rooms.shed, { damage: 0, fuel: 3 });
    give(s, 0, 'fuel');
    give(s, 3, 'keys');
  });
  table.expectAsked('cancelDice', [1]).answer(0, { pick: 'fuel', with: 0 }).expectAsked('cancelDice', [1]).pass(1);
  expect(table.expectAsked('partyAct', [1]).optionsOf(1)).toEqual(['escape']);
});
test('TC-057a, RU-94: Tools are played while the Leader chooses whom the Threat reaches, which has moved once', () => {
  const table = roll(['threat', 'use', 'use'], (s) => {
    threat(s, 6);
    for (const [pawn, space] of [8, 5, 5, 1, 1, 5].entries()) s.open.people[pawn].suspicion = space;
    put(s, { 0: 'shed', 5: 'radio' });
    give(s, 5, 'tools');
    s.open.rooms.radio.damage = 2;
  });
  table.expectAsked('victim', [0]).answer(1, { pick: 'tools', with: 5 }).expectAsked('victim', [0]);
  expect([table.s.open.coop?.threat, table.s.open.rooms.radio.damage, table.optionsOf(0)]).toEqual([5, 1, [1, 2, 5]]);
  expect(lost(table.answer(0, 5).s)).toEqual([5]);
});
test('TC-047, RU-93: another’s sleeper has a say after a cancelling that was declined; who has both is not asked again', () => {
  const sleeps = (pawn: number) => roll(['use', 'use', 'threat'], (s) => put(s, { 0: 'shed', [pawn]: 'dorm' }));
  const table = sleeps(4).expectAsked('setDie', [1]).pass(1).expectAsked('cancelDice', [0]).pass(0).expectAsked('setDie', [1]);
  table.answer(1, { pick: 2, with: 'use' }).expectAsked('partyAct', [0]);
  sleeps(1).expectAsked('setDie', [0]).pass(0).expectAsked('cancelDice', [0]).pass(0).expectAsked('rollOrStop', [0]);
});
