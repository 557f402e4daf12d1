import { expect, test } from 'vitest';
import { TUNABLE } from '../../data/tunable.ts';
import type { S } from '../../types.ts';
import { ACTIONS, at, dealt, disc, GIVEN, give, inside, type Party, party, put, whenSeen, without } from '../party.ts';

const rest = (arrange: (s: S) => void, players = 2) => party(players).given(arrange, ...at('rest'));

test('TC-067, TC-068a: all go to the Rec Room standing; items are given without asking, and only one’s own', () => {
  const table = rest((s) => {
    put(s, { 0: 'radio' });
    give(s, 0, 'keys');
    give(s, 3, 'tools');
  });
  expect(table.s.open.people.every(({ at: place, standing }) => place === 'rec' && standing)).toBe(true);
  table.expectAsked('endExchange', [0]);
  expect(table.optionsOf(1)).toEqual([3]);
  table.answer(1, { pick: 3, with: { item: 'tools', to: 0 } });
  expect([table.s.open.people[0].up, table.s.open.people[3].up]).toEqual([['keys', 'tools'], []]);
  expect(() => table.answer(1, { pick: 0, with: { item: 'keys', to: 3 } })).toThrow();
});

test('TC-068: nobody votes and nobody accuses', () => {
  const table = rest((s) => give(s, 0, 'keys'));
  table.answer(0, true);
  expect(table.told('public').some(({ t }) => t === 'voteCalled' || t === 'voted')).toBe(false);
});

test('TC-068a: the Leader ends the exchange, or the clock does', () => {
  for (const close of [(table: Party) => table.answer(0, true), (table: Party) => table.timeout(0)])
    expect(close(rest((s) => give(s, 0, 'keys'))).s.open.phase).not.toBe('rest');
});

const analysis = (arrange: (s: S) => void) => party().given(arrange, ...at('analyses'));

test('TC-069, TC-070: an analysed Human’s card is turned over and stays so; the disc does not move', () => {
  const table = analysis((s) => {
    give(s, 0, 'blood');
    s.open.people[3].suspicion = 4;
    s.vault.roles[3] = 'human';
  });
  table.expectAsked('partyAnalyst', [0]).answer(0, 0);
  expect(table.toldOf('public', 'analysed')).toEqual([{ t: 'analysed', kind: 'A', by: 0, pawn: 3, role: 'human' }]);
  expect(table.s.open.people[3]).toMatchObject({ shown: 'human', suspicion: 4, status: 'character' });
  expect(table.s.open.people[0].up).toEqual([]);
});

test('TC-069: B needs Cable and Flamethrower, and a Character with neither is not asked', () => {
  const table = analysis((s) => give(s, 4, 'cable', 'flamethrower:2'));
  table.expectAsked('partyAnalyst', [1]).answer(1, 4).expectAsked('analysisTarget', [1]);
  table.answer(1, { pick: 0, with: 'flamethrower:2' });
  expect(table.s.open.people[4].up).toEqual(['cable', 'flamethrower:1']);
  expect(
    analysis(() => {})
      .told('public')
      .some(({ t }) => t === 'volunteered' || t === 'noAnalysis'),
  ).toBe(false);
});

test('TC-069: of several who could, the Leader picks one', () => {
  const table = analysis((s) => {
    give(s, 0, 'blood');
    give(s, 3, 'blood');
  });
  table.expectAsked('partyAnalyst', [0, 1]).answer(0, 0).answer(1, 3).expectAsked('pickAnalyst', [0]);
});

test('TC-071: an analysed Alien is the Reveal effect', () => {
  const table = analysis((s) => {
    give(s, 0, 'blood');
    s.open.people[3].suspicion = 4;
    s.vault.roles[3] = 'alien';
  }).answer(0, 0);
  expect(table.toldOf('public', 'characterLost')).toMatchObject([{ pawn: 3, why: 'analysis', pool: 5 }]);
  expect(table.s.open.people[3].shown).toBe('alien');
});

test('TC-072: four food for the meal; with less there is hunger', () => {
  const eat = (pantry: number) =>
    party().given(
      (s) => {
        s.open.pantry = pantry;
      },
      ...at('meal'),
    );
  expect(eat(4).s.open.starving).toBe(false);
  expect(eat(3).s.open.starving).toBe(true);
});

test('TC-073: a card is turned over for every Dog outside the Kennel', () => {
  const table = party().given(
    (s) => {
      s.open.dogsAside = 3;
      s.open.rooms.lab.dog = true;
    },
    ...at('dogs'),
  );
  expect(table.toldOf('public', 'dogPlaced').length).toBe(4);
  expect(table.s.open.dogsAside).toBe(0);
});

test('TC-074: the Kennel card brings its Dogs out', () => {
  const table = whenSeen(
    (seed) =>
      party(2, {}, seed).given(
        (s) => {
          s.open.dogsAside = 1;
          s.open.kennel = 3;
        },
        ...at('dogs'),
      ),
    (played) => played.toldOf('public', 'kennelOpened').length > 0,
  );
  // One card is the Kennel itself, and its Dog goes in before all four come out.
  expect(table.toldOf('public', 'dogPlaced').length).toBe(5);
  expect(table.s.open.kennel).toBe(0);
});

test('TC-075: the player to the left leads next; alone one leads on; a player without Characters is passed over', () => {
  const leads = (players: number, arrange: (s: S) => void = () => {}) => party(players).given(arrange, ...at('leader')).s.open.leader;
  expect(leads(2)).toBe(1);
  expect(leads(1)).toBe(0);
  expect(leads(3, (s) => without(s, 2, 3))).toBe(2);
});

const threat = (space: number, discs: Record<number, number>, leader = 0) =>
  party().given(
    (s) => {
      s.open.coop!.threat = space;
      for (const [pawn, to] of Object.entries(discs)) s.open.people[Number(pawn)].suspicion = to;
      s.open.leader = leader;
    },
    ...at(leader === 0 ? 'threat' : 'leader'),
  );

test('TC-076: alone on its space the Threat goes back one', () => {
  const table = threat(6, {});
  expect(table.s.open.coop!.threat).toBe(5);
  expect(threat(6, { 3: 5 }).toldOf('public', 'characterLost')).toMatchObject([{ pawn: 3, why: 'threat' }]);
});

test('TC-076a: the new Leader chooses among several', () => {
  threat(6, { 3: 5, 4: 5 }, 1).expectAsked('victim', [0]);
});

test('TC-077: sharing its space it advances by as many as share it', () => {
  expect(threat(4, { 3: 4, 4: 4 }).s.open.coop!.threat).toBe(6);
});

test('TC-078: advancing never triggers the Reveal effect', () => {
  const table = threat(4, { 3: 4, 4: 5 });
  expect(table.s.open.coop!.threat).toBe(5);
  expect(table.toldOf('public', 'characterLost')).toEqual([]);
});

test('TC-079: the Threat never leaves the track', () => {
  expect(threat(8, { 3: 8, 4: 8 }).s.open.coop!.threat).toBe(8);
  const low = threat(0, {});
  expect(low.s.open.coop!.threat).toBe(0);
  expect(low.toldOf('public', 'characterLost')).toEqual([]);
});

/** Character 0 drives off in the Snowcat, against so much Force. */
const drive = (pool: number, seed: string, options = {}) =>
  party(2, options, seed)
    .given(
      (s) => {
        put(s, { 0: 'shed', 3: 'armory' });
        Object.assign(s.open.rooms.shed, { fuel: 4, damage: 0 });
        s.open.pool = pool;
        s.open.revealed = [5];
        without(s, 5);
        give(s, 0, 'keys');
        dealt(s, 0, 'use');
      },
      ...GIVEN,
    )
    .pass(0)
    .answer(0, 'escape');
const bad = (table: Party): number =>
  (table.toldOf('public', 'escapeRolled')[0]?.dice ?? []).filter((face) => face === 'sabotage' || face === 'threat').length;

test('TC-080, TC-081, TC-083b, TC-084: a die for every Force; three bad ones stop the escape, the Keys are gone and phase 6 follows', () => {
  const table = whenSeen(
    (seed) => drive(8, seed),
    (played) => bad(played) >= 3,
  );
  expect(table.toldOf('public', 'escapeRolled')[0].dice.length).toBe(8);
  expect(table.toldOf('public', 'escapeInterrupted').length).toBe(1);
  expect(table.s.open.end).toBeNull();
  expect(table.s.open.people[0].up).toEqual([]);
  expect(table.s.open.rooms.shed.fuel).toBe(4);
  expect(table.told('public').findLast(({ t }) => t === 'gathered')).toBeDefined();
  expect(table.s.open.coop).toMatchObject({ acting: null, dice: [] });
});

test('TC-080a, RU-97: who sleeps has no say in the Alien’s dice', () => {
  const told = whenSeen(
    (seed) => {
      const table = party(2, {}, seed).given(
        (s) => {
          put(s, { 0: 'radio', 3: 'dorm', 4: 'lab' });
          s.open.rescue.state = 'arrived';
          s.open.pool = 5;
        },
        ...ACTIONS,
      );
      return table.expectAsked('startRescue', [0]).answer(0, 'start');
    },
    (played) => bad(played) === 3,
  ).told('public');
  const rolled = told.findIndex(({ t }) => t === 'escapeRolled');
  expect(told[rolled + 1].t).toBe('escapeInterrupted');
});

test('TC-082: fewer than three, and the players have won', () => {
  whenSeen(
    (seed) => drive(8, seed),
    (played) => bad(played) === 2,
  ).expectOver({ winner: 'humans', why: 'escaped', round: 1 });
});

test('TC-083, TC-083a: without Force no die is rolled, and everybody gets away wherever they are', () => {
  const table = drive(0, 'no force');
  expect(table.toldOf('public', 'escapeRolled')).toEqual([]);
  expect(table.toldOf('public', 'departed')[0].aboard.toSorted()).toEqual([0, 1, 2, 3, 4]);
});

test('TC-083b: the Rescue Helicopter can be tried again in the next round', () => {
  const table = whenSeen(
    (seed) =>
      party(2, {}, seed)
        .given(
          (s) => {
            put(s, { 0: 'radio', 3: 'armory' });
            s.open.rescue.state = 'arrived';
            s.open.pool = 14;
          },
          ...ACTIONS,
        )
        .answer(0, 'start'),
    (played) => bad(played) >= 3,
  );
  expect(table.s.open.rescue.state).toBe('arrived');
  expect(table.s.open.escape).toBeNull();
});

test('TC-085: frozen to death', () => {
  party()
    .given(
      (s) => {
        s.open.rooms.boiler.damage = 3;
        s.open.freezing = TUNABLE.freezing.last;
        s.open.weather = 'storm';
      },
      ...inside('movement', 'maintenance', 'boiler'),
    )
    .expectOver({ winner: 'aliens', why: 'frozen', round: 1 });
});

test('TC-086: no Character is left', () => {
  threatLast().expectOver({ winner: 'aliens', why: 'noCharacterLeft', round: 1 });
});
const threatLast = () =>
  party().given(
    (s) => {
      without(s, 1, 2, 3, 4, 5);
      s.open.people[0].suspicion = 5;
    },
    ...at('threat'),
  );

test('TC-087: with hopelessEnd the players lose when all three ways out are gone', () => {
  const burn = (hopelessEnd: boolean) =>
    party(2, { hopelessEnd })
      .given(
        (s) => {
          put(s, { 0: 'shed', 3: 'armory' });
          s.open.rooms.helipad.burnt = true;
          s.open.rescue.state = 'gone';
          give(s, 0, 'dynamite');
          dealt(s, 0, 'repair');
        },
        ...GIVEN,
      )
      .pass(0)
      .answer(0, 'dynamite');
  burn(true).expectOver({ winner: 'aliens', why: 'noWayOut', round: 1 });
  burn(false).expectAsked('rollOrStop', [0]);
});

const check = (roles: ('human' | 'alien')[]) => {
  const table = drive(0, 'role check', { coopRoleCheck: true });
  table.s.vault.roles = roles;
  return table;
};

test('TC-088: with coopRoleCheck each is asked in turn, and a card is turned over at once', () => {
  const table = check(['human', 'human', 'human', 'human', 'human', 'human']);
  table.expectAsked('boardParty', [0]).answer(0, 'board');
  expect(table.toldOf('public', 'roleShown')).toEqual([{ t: 'roleShown', pawn: 0, role: 'human', where: 'aboard' }]);
  for (const seat of [0, 0, 1]) table.answer(seat, 'board');
  table.timeout(1).expectOver({ winner: 'humans', why: 'escaped', round: 1 });
});

test('TC-088: an Alien aboard loses the game at that moment', () => {
  check(['alien', 'human', 'human', 'human', 'human', 'human'])
    .answer(0, 'board')
    .expectOver({ winner: 'aliens', why: 'alienBoarded', round: 1 });
});

test('TC-088: a Human left behind loses it, an Alien left behind does not', () => {
  const leave = (role: 'human' | 'alien') => {
    const table = check([role, 'human', 'human', 'human', 'human', 'human']).answer(0, 'stay');
    for (const seat of [0, 0, 1, 1]) table.answer(seat, 'board');
    return table;
  };
  leave('human').expectOver({ winner: 'aliens', why: 'leftBehind', round: 1 });
  leave('alien').expectOver({ winner: 'humans', why: 'escaped', round: 1 });
});

test('TC-089: no infection, and no end by who is Human; the cap of rounds ends it against the players', () => {
  const aliens = party().given(
    (s) => {
      s.vault.roles = s.vault.roles.map(() => 'alien');
      s.open.people[0].suspicion = 5;
    },
    ...at('threat'),
  );
  expect(aliens.s.open.end).toBeNull();
  expect(disc(aliens.s, 0)).toBeNull();
  party()
    .given(
      (s) => {
        s.open.round = TUNABLE.roundCap;
      },
      ['match', 'round'],
    )
    .expectOver({ winner: 'aliens', why: 'roundCap', round: TUNABLE.roundCap });
});
