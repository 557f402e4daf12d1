/** TT-217, TT-219 Who is out, and TT-247: every life as it is told at the end. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { lanesOf } from '../../facts/history.ts';
import { isOut, isRevealed } from '../../facts/standing.ts';
import type { Event } from '../../types.ts';
import { party, without } from '../party.ts';
import { aTable } from '../table.ts';

scenario('TT-217, TT-219a, L-17 the assimilated and the beaten are out; a Revealed Alien plays on, and in co-op nobody is ever out', () => {
  const { open } = aTable({ players: 5 })
    .revealed(1, 4)
    .where(({ people }) => {
      people[1].status = 'assimilated';
      people[2].status = 'beaten';
    });
  expect([0, 1, 2, 3, 4].map((seat) => isOut(open, seat))).toEqual([false, true, true, false, false]);
  expect([0, 1, 2, 3, 4].map((seat) => isRevealed(open, seat))).toEqual([false, false, false, false, true]);
  const together = party(3).given((s) => without(s, 0, 1)).s.open;
  expect([0, 1, 2].map((seat) => isOut(together, seat) || isRevealed(together, seat))).toEqual([false, false, false]);
});
scenario('TT-217, L-17 views say who is out, and nobody before', () => {
  const table = aTable({ players: 5 }).revealed(1, 4).put('lab', 0).force({ room: 'lab', force: 2 }).step('encounters').pass(0);
  expect(table.seen('public').out).toEqual([]);
  table.answer(4, 0);
  for (const viewer of [0, 1, 'public' as const]) expect(table.seen(viewer).out).toEqual([0]);
});

/** Five lives in three rounds: infected in a meeting, revealed by choice, assimilated, analysed, beaten. */
const TOLD: Event[] = [
  { t: 'roundBegan', round: 1 },
  { t: 'encounterBegan', room: 'lab', pawns: [0, 1], dog: false, force: 0 },
  { t: 'roundBegan', round: 2 },
  { t: 'encounterBegan', room: 'radio', pawns: [1, 2], dog: false, force: 0 },
  { t: 'analysed', kind: 'A', by: 3, pawn: 2, role: 'human' },
  { t: 'revealed', pawn: 0, by: 'choice', pool: 4 },
  { t: 'roundBegan', round: 3 },
  { t: 'assimilated', pawn: 3, room: 'shed' },
  { t: 'aliensBeaten', pawns: [0] },
  { t: 'roleShown', pawn: 2, role: 'human', where: 'aboard' },
  { t: 'roleShown', pawn: 4, role: 'human', where: 'ground' },
  {
    t: 'unveiled',
    roles: ['alien', 'alien', 'human', 'human', 'human'],
    camps: ['aliens', 'aliens', 'humans', 'humans', 'humans'],
    infections: [
      { pawn: 0, round: 0, by: 'start' },
      { pawn: 1, round: 2, by: 2 },
    ],
  },
];
const ended = () =>
  aTable({ players: 5 }).is({
    round: 3,
    end: { winner: 'aliens', why: 'leftBehind', camps: ['aliens', 'aliens', 'humans', 'humans', 'humans'] },
  }).open;

scenario('TT-247 nothing is told of them before the end', () => {
  expect(lanesOf(TOLD, aTable({ players: 5 }).open)).toBeNull();
});
scenario('TT-247 since when, by whom and where each was infected, revealed, tested or lost', () => {
  const lanes = lanesOf(TOLD, ended());
  const plain = { infected: null, revealed: null, left: null, tests: [], aboard: false };
  expect(lanes).toEqual([
    {
      ...plain,
      ...{ pawn: 0, role: 'alien', camp: 'aliens', infected: { round: 0, by: 'start', room: null } },
      ...{ revealed: { round: 2, by: 'choice' }, left: { round: 3, how: 'beaten', room: null } },
      stages: ['hidden', 'revealed', 'out'],
    },
    {
      ...plain,
      ...{ pawn: 1, role: 'alien', camp: 'aliens', infected: { round: 2, by: 2, room: 'radio' }, stages: ['human', 'hidden', 'hidden'] },
    },
    {
      ...plain,
      ...{ pawn: 2, role: 'human', camp: 'humans', tests: [{ round: 2, kind: 'A', by: 3, role: 'human' }], aboard: true },
      stages: ['human', 'human', 'human'],
    },
    {
      ...plain,
      ...{ pawn: 3, role: 'human', camp: 'humans', left: { round: 3, how: 'assimilated', room: 'shed' } },
      stages: ['human', 'human', 'out'],
    },
    { ...plain, pawn: 4, role: 'human', camp: 'humans', stages: ['human', 'human', 'human'] },
  ]);
});
scenario('TC-027, H-40 in co-op a card that was never turned over stays so; one that was shows a life', () => {
  const { open } = party(2).given((s) => {
    Object.assign(s.open, { round: 2, end: { winner: 'humans', why: 'escaped', camps: new Array(6).fill('humans') } });
    s.open.people[2].shown = 'alien';
    without(s, 1);
  }).s;
  const lanes = lanesOf(
    [
      { t: 'roundBegan', round: 1 },
      { t: 'roundBegan', round: 2 },
      { t: 'characterLost', pawn: 1, why: 'dog', pool: 5 },
    ],
    open,
  );
  expect(lanes?.map(({ role }) => role)).toEqual([null, null, 'alien', null, null, null]);
  expect(lanes?.[1]).toMatchObject({ left: { round: 2, how: 'lost', room: null }, stages: ['human', 'out'] });
  expect(lanes?.[2].stages).toEqual(['hidden', 'hidden']);
});
