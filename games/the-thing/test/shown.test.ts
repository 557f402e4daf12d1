/** What screens say of the base, its people, offers and dice (facts/shown.ts, facts/trades.ts, coop/facts.ts). */
import { must } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { badDice, worthCancelling } from '../coop/facts.ts';
import type { DieFace } from '../coop/types.ts';
import { EXITS, type GreenRoom } from '../data/rooms.ts';
import { TUNABLE } from '../data/tunable.ts';
import type { Lane } from '../facts/history.ts';
import {
  forceAgainst,
  isShut,
  lacks,
  lossAt,
  mostInARoom,
  needOf,
  rescueAway,
  trackEnds,
  turnsRed,
  wasAlien,
  wasCaughtBy,
  wasHidden,
} from '../facts/shown.ts';
import { offersTo } from '../facts/trades.ts';
import { dealt, party, put } from './party.ts';
import { aTable, scenarios, type ThingTable } from './table.ts';

const { sos, freezing, suspicion } = TUNABLE;

scenario('TT-202, TC-060a the track of Suspicion ends on red, the space of as many as play; in co-op it goes on to its last', () => {
  const others = { rescue: sos.last, rescueFuel: sos.fuelLast, freezing: freezing.last };
  expect(trackEnds(aTable({ players: 5 }).open)).toEqual({ suspicion: 5, red: 5, ...others });
  expect(trackEnds(party().s.open)).toEqual({ suspicion: suspicion.last, red: null, ...others });
});
scenario('TT-067 the Rescue Helicopter is as far away as spaces are left to fly', () => {
  expect(rescueAway(aTable().is({ rescue: { state: 'flying', at: sos.last - 3, fuel: 2 } }).open)).toBe(3);
});
scenario('TT-173, TT-202 a disc turns red by the move that brings it there', () => {
  const { open } = aTable();
  const moves = [
    { from: 1, to: 3 },
    { from: 3, to: 4 },
    { from: 4, to: 4 },
  ];
  expect(moves.map((move) => turnsRed(open, move))).toEqual([false, true, false]);
});

scenario('TT-244 a vehicle that is burnt is shut, and the rescue once it has gone or can no longer be called', () => {
  const shut = (table: ThingTable) => EXITS.filter((exit) => isShut(table.open, exit));
  const rescue = (state: 'waiting' | 'flying' | 'gone') => aTable().is({ rescue: { state, at: 0, fuel: 0 } });
  expect(shut(rescue('waiting'))).toEqual([]);
  expect(shut(rescue('waiting').room('shed', { burnt: true }))).toEqual(['shed']);
  expect(shut(rescue('waiting').room('radio', { burnt: true }))).toEqual(['rescue']);
  expect(shut(rescue('flying').room('radio', { burnt: true }))).toEqual([]);
  expect(shut(rescue('gone'))).toEqual(['rescue']);
});
scenario('TT-224 a vehicle lacks the fuel of its empty spaces and the repair of its damage', () => {
  const { open } = aTable().room('shed', { fuel: 1, damage: 1 });
  expect(lacks(open, 'shed')).toEqual({ fuel: TUNABLE.shed.fuel - 1, damage: 1 });
});

scenario('TT-010 as many gather in a room as it holds, or all who are left', () => {
  expect(mostInARoom(aTable({ players: 5 }).open)).toBe(3);
  expect(mostInARoom(aTable().revealed(1, 2, 3).open)).toBe(2);
});
scenario(
  'TT-126, TT-127, TT-128 Force flees from a full room, lies down with it or takes of it; one more than its points are too many',
  () => {
    const { open } = aTable();
    expect([2, 3, 4].map((force) => forceAgainst(open, force))).toEqual([
      { most: 3, is: 'flees', flee: 3 },
      { most: 3, is: 'lies', flee: 4 },
      { most: 3, is: 'takes', flee: 5 },
    ]);
  },
);

const SIZES = { weapons: 3, objects: 5, lab: 7 };
scenarios(
  'TT-130 an Alien Sabotage of the room %s takes %s, %i at most',
  [
    ['helipad', 'damage', 2],
    ['armory', 'weapons', 3],
    ['warehouse', 'objects', 5],
    ['kitchen', 'food', 6],
    ['lab', 'lab', 7],
    ['weather', 'fuel', 9],
  ] as const,
  (room, what, count) => {
    const { open } = aTable().is({ pantry: 6, warehouse: 9 }).room('helipad', { damage: 4 });
    expect(lossAt(open, SIZES, room)).toEqual({ what, count });
  },
);

const NONE = { weapons: 0, objects: 0, lab: 0 };
const need = (table: ThingTable, room: GreenRoom, sizes = NONE): number => needOf(table.open, room, sizes);
scenario('TT-052, TT-056 the Generator always needs somebody, most where its fuel is used up by the weather, and in Darkness', () => {
  const needs = (weather: 'storm' | null, fuel: number, damage = 0) =>
    need(aTable().is({ weather }).room('generator', { fuel, damage }), 'generator');
  expect([needs(null, 1), needs(null, 2), needs('storm', 2), needs('storm', 3)]).toEqual([2, 1, 2, 1]);
  expect([needs('storm', 4, 1), needs('storm', 4, 2)]).toEqual([1, 2]);
});
scenario('TT-053 the Boiler needs somebody where its fuel is used up by the weather, and when damaged', () => {
  const needs = (weather: 'storm' | null, fuel: number, damage = 0) =>
    need(aTable().is({ weather }).room('boiler', { fuel, damage }), 'boiler');
  expect([needs(null, 1), needs(null, 2), needs('storm', 2), needs('storm', 3), needs('storm', 4, 1)]).toEqual([2, 0, 2, 0, 2]);
});
scenario('TT-301 the Radio Room needs somebody until the rescue is called', () => {
  const needs = (state: 'waiting' | 'flying') => need(aTable().is({ rescue: { state, at: 0, fuel: 0 } }), 'radio');
  expect([needs('waiting'), needs('flying')]).toEqual([1, 0]);
});
scenario('TT-305 the Kitchen needs somebody when it is empty and the Pantry is not', () => {
  const needs = (kitchen: number, pantry: number) => need(aTable().is({ kitchen, pantry }), 'kitchen');
  expect([needs(0, 1), needs(1, 1), needs(0, 0)]).toEqual([1, 0, 0]);
});
scenario('TT-224 a vehicle needs somebody to make it ready, and more to leave in it', () => {
  for (const room of ['helipad', 'shed'] as const) {
    const { fuel } = TUNABLE[room];
    expect(need(aTable().room(room, { fuel, damage: 0 }), room)).toBe(2);
    expect(need(aTable().room(room, { fuel, damage: 1 }), room)).toBe(1);
  }
});
scenario('TT-156 stores need somebody while anything can be drawn there; the Weather Station never does', () => {
  const table = aTable();
  const stores = ['armory', 'warehouse', 'lab', 'weather'] as const;
  expect(stores.map((room) => need(table, room))).toEqual([0, 0, 0, 0]);
  expect(need(table, 'armory', { ...NONE, weapons: 1 })).toBe(1);
  expect(need(table, 'warehouse', { ...NONE, objects: 1 })).toBe(1);
  expect(need(table, 'lab', { ...NONE, lab: 1 })).toBe(1);
});

const HUMAN: Lane = {
  ...{ pawn: 1, role: 'human', camp: 'humans', infected: null, revealed: null, left: null },
  ...{ tests: [], aboard: false, stages: [] },
};
const ALIEN: Lane = { ...HUMAN, role: 'alien', camp: 'aliens' };
const INFECTED: Lane = { ...ALIEN, infected: { round: 3, by: 2, room: 'lab' } };
const ROUNDS = [2, 3, 4];
scenario('TT-247 at the end one was an Alien from the deal on, or from the round of the infection', () => {
  const was = (lane: Lane) => ROUNDS.map((round) => wasAlien(lane, round));
  expect([was(HUMAN), was(ALIEN), was(INFECTED)]).toEqual([
    [false, false, false],
    [true, true, true],
    [false, true, true],
  ]);
});
scenario('TT-247 an Alien was hidden up to the round of the reveal', () => {
  const was = (lane: Lane) => ROUNDS.map((round) => wasHidden(lane, round));
  expect([was(HUMAN), was(ALIEN), was({ ...ALIEN, revealed: { round: 3, by: 'choice' } })]).toEqual([
    [false, false, false],
    [true, true, true],
    [true, true, false],
  ]);
});
scenario('TT-247 one was caught by whoever infected them, from that round on', () => {
  const was = (lane: Lane, by: number) => ROUNDS.map((round) => wasCaughtBy(lane, by, round));
  expect([was(INFECTED, 2), was(INFECTED, 1), was(HUMAN, 2)]).toEqual([
    [false, true, true],
    [false, false, false],
    [false, false, false],
  ]);
});

scenario('TT-166a an offer lies before the one it is made to while they talk, and before nobody who watches', () => {
  const table = aTable().items(1, 'keys').phase('rest');
  table.answer(1, { pick: 'offer', with: { pick: 2, with: { give: ['keys'], want: [] } } });
  const seen = table.seen(2);
  expect(offersTo(seen)).toMatchObject([{ from: 1, backs: { object: 1 } }]);
  expect([offersTo(table.seen(1)), offersTo(table.seen('public'))]).toEqual([[], []]);
  expect(offersTo({ ...seen, own: null })).toEqual([]);
  expect([offersTo({ ...seen, offer: null }), offersTo({ ...seen, offer: { ...must(seen.offer), kind: 'vote' } })]).toEqual([[], []]);
});

/** These dice lie before Character 0, whose disc is there. */
const rolled = (disc: number, ...faces: DieFace[]) =>
  party().given((s) => {
    put(s, { 0: 'radio' });
    dealt(s, 0, ...faces);
    s.open.people[0].suspicion = disc;
  }).s.open;
scenario('TC-050 SABOTAGE and THREAT lose the action, unless they are cancelled', () => {
  const open = rolled(1, 'threat', 'use', 'sabotage', 'repair');
  expect(badDice(open)).toEqual([0, 2]);
  must(open.coop).dice[0].cancelled = true;
  expect(badDice(open)).toEqual([2]);
});
const { threat } = TUNABLE.coop;
scenarios(
  'TC-048, TC-049 with the disc %s, are all dice that lose the action worth cancelling',
  [
    ['far from the Threat', threat - 3, [0, 2]],
    ['two spaces from it', threat - 2, []],
    ['one space from it', threat - 1, []],
    ['on its space', threat, [0, 2]],
    ['too near the end to pay for both', suspicion.last - 1, []],
  ] as const,
  (_, disc, worth) => expect(worthCancelling(rolled(disc, 'threat', 'use', 'sabotage'))).toEqual(worth),
);
