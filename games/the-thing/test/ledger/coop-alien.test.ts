import { expect, test } from 'vitest';
import { GREEN_ROOMS, type GreenRoom } from '../../data/rooms.ts';
import type { S } from '../../types.ts';
import { at, disc, give, inside, party, put, whenSeen, without } from '../party.ts';

/** The Alien has been revealed and has so much Force. */
function revealed(s: S, pool: number): void {
  without(s, 5);
  s.open.revealed = [5];
  s.open.pool = pool;
}
const phase4 = (pool: number, arrange: (s: S) => void, seed?: string) =>
  party(2, {}, seed).given(
    (s) => {
      revealed(s, pool);
      arrange(s);
    },
    ...at('alien'),
  );
/** Force stands in one room, and the Encounters begin. */
const attack = (room: GreenRoom, force: number, arrange: (s: S) => void) =>
  party().given(
    (s) => {
      revealed(s, 0);
      arrange(s);
      // Somebody else stands elsewhere, so that the round goes no further than phase 5.
      Object.assign(s.open.people[2], { at: 'kitchen', standing: true });
      s.open.phase = 'alien';
      s.open.force = [{ room, force }];
    },
    ...inside('actions', 'autoAlien', 'sabotage'),
  );

test('TC-031, TC-032, TC-033, TC-034: so much Force on each card as the fullest location has Characters, and one more', () => {
  const table = phase4(5, (s) => put(s, { 0: 'lab', 1: 'lab', 2: 'radio', 3: 'armory', 4: 'dorm' }));
  expect(table.toldOf('public', 'targetIs')).toEqual([{ t: 'targetIs', value: 3 }]);
  expect(table.toldOf('public', 'planned')[0].forces).toEqual([3, 2]);
  const [{ attacks }] = table.toldOf('public', 'attacked');
  expect(attacks.map(({ force }) => force)).toEqual([3, 2]);
  expect(new Set(attacks.map(({ room }) => room)).size).toBe(2);
});

test('TC-031a: the Location deck is shuffled, with the Kennel card while a Dog is in it', () => {
  const rooms = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const table = phase4(
      2,
      (s) => {
        put(s, { 0: 'lab' });
        s.open.kennel = 1;
      },
      `deck ${n}`,
    );
    for (const { room } of table.toldOf('public', 'attacked')[0].attacks) rooms.add(room);
  }
  expect(rooms).toContain('kennel');
  expect(rooms.size).toBe(GREEN_ROOMS.length + 1);
});

test('TC-035: the Alien flees from more, lays as many down, and acts against fewer', () => {
  const two = (s: S) => put(s, { 0: 'lab', 3: 'lab' });
  const flees = attack('lab', 1, two);
  expect(flees.toldOf('public', 'alienFled')).toEqual([{ t: 'alienFled', room: 'lab' }]);
  expect(flees.s.open.people[0].standing).toBe(true);
  const equal = attack('lab', 2, two);
  expect([0, 3].map((pawn) => equal.s.open.people[pawn].standing)).toEqual([false, false]);
  attack('lab', 3, two).expectAsked('alienChoice', [0]);
});

test('TC-035a: who met somebody in phase 3 can meet the Alien in phase 4', () => {
  const table = party().given(
    (s) => {
      revealed(s, 14);
      put(s, { 0: 'lab', 3: 'lab', 1: 'radio', 2: 'armory', 4: 'shed' });
    },
    ...inside('alien', 'encounters', 'list', { left: [], others: [], byBoard: false }),
  );
  expect([disc(table.s, 0), disc(table.s, 3)]).toEqual([2, 2]);
  expect(table.toldOf('public', 'attacked').length).toBe(1);
});

test('TC-036: a Character first, otherwise the Dog, otherwise the room', () => {
  const person = attack('lab', 2, (s) => {
    put(s, { 0: 'lab' });
    s.open.rooms.lab.dog = true;
  });
  expect(person.toldOf('public', 'assimilated')).toEqual([{ t: 'assimilated', pawn: 0, room: 'lab' }]);
  expect(person.s.open.rooms.lab.dog).toBe(true);
  const dog = attack('lab', 2, (s) => {
    put(s, {});
    s.open.rooms.lab.dog = true;
  });
  expect(dog.s.open.rooms.lab.dog).toBe(false);
  expect(dog.s.open.pool).toBe(3);
  const room = attack('radio', 2, (s) => put(s, {}));
  expect(room.s.open.rooms.radio.damage).toBe(8);
});

test('TC-036a: empty rooms are sabotaged first, in the order drawn', () => {
  const table = party().given(
    (s) => {
      revealed(s, 0);
      put(s, { 0: 'lab' });
      s.open.phase = 'alien';
      s.open.force = [
        { room: 'radio', force: 1 },
        { room: 'lab', force: 1 },
        { room: 'armory', force: 1 },
      ];
    },
    ...inside('actions', 'autoAlien', 'sabotage'),
  );
  const order = table.told('public').flatMap((event) => (event.t === 'alienSabotaged' || event.t === 'encounterBegan' ? [event.room] : []));
  expect(order).toEqual(['radio', 'armory', 'lab']);
});

test('TC-037: among several the Leader chooses who is assimilated; the others go to the Rec Room', () => {
  const table = attack('lab', 3, (s) => {
    put(s, { 0: 'lab', 3: 'lab' });
    s.open.people[3].suspicion = 4;
  });
  expect(table.optionsOf(0)).toEqual([0, 3]);
  table.answer(0, 0);
  expect(table.s.open.people[0].status).toBe('assimilated');
  expect(table.s.open.people[3]).toMatchObject({ at: 'rec', standing: false });
});

test('TC-037: the clock gives the most suspicious', () => {
  const table = attack('lab', 3, (s) => {
    put(s, { 0: 'lab', 3: 'lab' });
    s.open.people[3].suspicion = 4;
  }).timeout(0);
  expect(table.s.open.people[3].status).toBe('assimilated');
});

test('TC-038: in the Kennel it assimilates one Dog, and the pool gains one', () => {
  const table = whenSeen(
    (seed) =>
      phase4(
        4,
        (s) => {
          put(s, {});
          s.open.kennel = 2;
        },
        seed,
      ),
    (played) => played.toldOf('public', 'dogAssimilated').some(({ room }) => room === 'kennel'),
  );
  expect(table.toldOf('public', 'dogAssimilated').filter(({ room }) => room === 'kennel').length).toBe(1);
  expect(table.toldOf('public', 'forceRecovered')[0].pool).toBe(5);
});

test('TC-039: after its flight nobody meets, but a Dog left with two is captured', () => {
  const table = attack('lab', 1, (s) => {
    put(s, { 0: 'lab', 3: 'lab' });
    s.open.rooms.lab.dog = true;
  });
  expect([disc(table.s, 0), disc(table.s, 3)]).toEqual([1, 1]);
  expect([table.s.open.rooms.lab.dog, table.s.open.kennel]).toEqual([false, 1]);
});

test('TC-040: all Force returns to the pool with what it gained', () => {
  const table = attack('lab', 2, (s) => put(s, { 0: 'lab' }));
  expect(table.s.open.pool).toBe(3);
  expect(table.s.open.force).toEqual([]);
});

test('TC-041: Force for which there is no card stays in the pool', () => {
  const table = phase4(14, (s) => {
    put(s, {});
    for (const room of GREEN_ROOMS) if (room !== 'lab' && room !== 'radio') s.open.rooms[room].burnt = true;
    s.open.people.forEach((person) => {
      person.at = null;
    });
  });
  expect(table.toldOf('public', 'planned')[0].forces).toEqual([1, 1]);
  expect(table.s.open.pool).toBe(14);
});

test('TC-042: a Weapon drives the Alien off and costs no card of a pile', () => {
  const table = attack('lab', 3, (s) => {
    put(s, { 0: 'lab', 3: 'lab' });
    give(s, 3, 'dynamite');
  });
  table.expectAsked('weaponVsAlien', [1]).answer(1, { pick: 'attack', with: 'dynamite' });
  expect(table.toldOf('public', 'drove').length).toBe(1);
  expect(table.told('public').some(({ t }) => t === 'pileLost')).toBe(false);
  expect(table.s.open.pool).toBe(2);
  expect(table.s.open.people[3].standing).toBe(false);
});

test('TC-043: the Leader chooses the order of the Encounters', () => {
  const table = party().given(
    (s) => put(s, { 0: 'lab', 3: 'lab', 1: 'radio', 4: 'radio' }),
    ...inside('actions', 'encounters', 'list', { left: [], others: [], byBoard: false }),
  );
  table.expectAsked('encounterOrder', [0]).answer(0, 'lab');
  expect(table.toldOf('public', 'encounterBegan').map(({ room }) => room)).toEqual(['lab', 'radio']);
});
