/** 3.A.16 Dogs and Leader change. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { GREEN_ROOMS, type GreenRoom } from '../../data/rooms.ts';
import { dogsInRooms, locationDeck } from '../../facts/base.ts';
import { aTable, type TableOptions } from '../table.ts';

const night = (n: number, options: TableOptions = {}) => aTable({ ...options, seed: `night ${n}` });
const many = <T>(make: (n: number) => T, count = 40): T[] => Array.from({ length: count }, (_, n) => make(n));
/** All rooms burnt but these. */
const onlyRooms =
  (...left: GreenRoom[]) =>
  (open: { rooms: Record<GreenRoom, { burnt: boolean }> }) => {
    for (const room of GREEN_ROOMS) open.rooms[room].burnt = !left.includes(room);
  };

scenario('TT-190, TT-191, TT-197, TT-024 in round 1 all four Dogs come in, each in another room, anywhere', () => {
  const rooms = new Set<string>();
  for (const { open } of many((n) => night(n).phase('dogs'))) {
    expect([dogsInRooms(open), open.dogsAside, open.kennel]).toEqual([4, 0, 0]);
    for (const room of GREEN_ROOMS) if (open.rooms[room].dog) rooms.add(room);
  }
  expect(rooms.size).toBe(10);
});
scenario('TT-191 Dogs on the board move; those in the Kennel stay unless it opens', () => {
  const moved = many((n) => night(n).is({ dogsAside: 0, kennel: 1 }).room('lab', { dog: true }).room('radio', { dog: true }).phase('dogs'));
  for (const { open } of moved) expect(dogsInRooms(open) + open.kennel).toBe(3);
  expect(moved.some(({ open }) => !open.rooms.lab.dog)).toBe(true);
  expect(moved.some(({ open }) => open.kennel === 1)).toBe(true);
});
scenario('TT-192, TT-196, RU-56 the Kennel card for a Dog: it goes in, and then all in the Kennel come out', () => {
  const opened = many((n) => night(n).is({ dogsAside: 3, kennel: 1 }).phase('dogs')).filter((t) =>
    t.toldOf('public', 'dogPlaced').some(({ room }) => room === 'kennel'),
  );
  expect(opened.length).toBeGreaterThan(0);
  for (const table of opened) {
    expect([table.open.kennel, dogsInRooms(table.open)]).toEqual([0, 4]);
    const told = table
      .told('public')
      .filter(({ t }) => t === 'dogPlaced' || t === 'kennelOpened')
      .map((event) => ('room' in event ? event.room : 'opened'));
    // First the three Dogs outside, then the Kennel opens.
    expect(told.indexOf('opened')).toBe(3);
    expect(locationDeck(table.open)).not.toContain('kennel');
  }
});
scenario('TT-193 who holds the Leader token leads; otherwise the Leader stays', () => {
  expect(
    aTable()
      .is({ leaderToken: { holder: 2 } })
      .phase('dogs').open.leader,
  ).toBe(2);
  expect(
    aTable()
      .is({ leaderToken: { room: 'lab' } })
      .phase('dogs').open.leader,
  ).toBe(0);
});
scenario('TT-194, TT-194a the token is placed anew every round, whatever became of it', () => {
  for (const leaderToken of [{ holder: 2 }, { room: 'lab' as const }, null]) {
    const places = new Set(many((n) => JSON.stringify(night(n).is({ leaderToken }).phase('dogs').open.leaderToken), 20));
    expect(places.size).toBeGreaterThan(4);
    for (const place of places) expect(place).toContain('room');
  }
});
scenario('TT-195 if that card is the Kennel, it opens, and another card is turned over', () => {
  const opened = many((n) => night(n).is({ dogsAside: 0, kennel: 2 }).phase('dogs'), 80).filter(
    (t) => t.toldOf('public', 'kennelOpened').length > 0,
  );
  expect(opened.length).toBeGreaterThan(0);
  for (const { open } of opened) {
    expect([open.kennel, dogsInRooms(open)]).toEqual([0, 2]);
    expect(open.leaderToken).toMatchObject({ room: expect.stringMatching(/^(?!kennel)/) });
  }
});
scenario(
  'TT-198, TT-198a with few rooms the cards are shuffled again, a room with a Dog is passed over, and a Dog without a room waits aside',
  () => {
    for (const table of many((n) =>
      night(n)
        .where(onlyRooms('lab', 'radio', 'weather'))
        .phase('dogs'),
    )) {
      expect([dogsInRooms(table.open), table.open.dogsAside]).toEqual([3, 1]);
      expect(table.open.leaderToken).toMatchObject({ room: expect.stringMatching(/lab|radio|weather/) });
    }
    // The Dog that waited takes part again.
    const again = night(1)
      .where(onlyRooms('lab', 'radio', 'weather'))
      .is({ dogsAside: 1 })
      .room('lab', { dog: true })
      .phase('dogs');
    expect(dogsInRooms(again.open)).toBe(2);
  },
);
scenario('TT-198 the Kennel’s card is not shuffled in again: the Kennel opens once, however often the cards are turned over', () => {
  const opened = many(
    (n) =>
      night(n)
        .where(onlyRooms('lab', 'radio', 'weather'))
        .is({ dogsAside: 3, kennel: 1 })
        .phase('dogs'),
    80,
  ).map((table) => table.toldOf('public', 'kennelOpened').length);
  expect(new Set(opened)).toEqual(new Set([1]));
});
scenario('TT-198a a Dog that finds no room waits aside: no Kennel opens for it', () => {
  const table = night(1)
    .where(onlyRooms('lab', 'radio', 'weather'))
    .phase('dogs');
  expect([table.open.dogsAside, table.toldOf('public', 'kennelOpened')]).toEqual([1, []]);
});
scenario('TT-198 the Leader token may come to a room with a Dog', () => {
  const rooms = many(
    (n) =>
      night(n)
        .where(onlyRooms('lab', 'radio', 'weather', 'kitchen'))
        .phase('dogs').open,
  );
  for (const { leaderToken } of rooms) expect(leaderToken).toMatchObject({ room: expect.stringMatching(/lab|radio|weather|kitchen/) });
});
scenario('TT-199 all cards return: the deck is whole in the next round', () => {
  const { open } = aTable().phase('dogs');
  expect(locationDeck(open)).toEqual([...GREEN_ROOMS]);
});
scenario('TT-200 a Dog in a burnt room moves like any other', () => {
  const { open } = aTable().is({ dogsAside: 0 }).room('lab', { dog: true, burnt: true }).phase('dogs');
  expect([open.rooms.lab.dog, dogsInRooms(open)]).toEqual([false, 1]);
});
scenario('TT-201 option `simpleKennel`: no card, so captured Dogs stay and cannot be attacked', () => {
  const stays = many((n) => night(n, { simpleKennel: true }).is({ dogsAside: 2, kennel: 2 }).phase('dogs').open);
  for (const open of stays) expect(open.kennel).toBe(2);
  expect(() =>
    aTable({ simpleKennel: true }).is({ kennel: 2 }).revealed(1, 3).phase('alien').answer(3, { first: 'kennel', rest: [] }),
  ).toThrow();
});
