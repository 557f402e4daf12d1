/** 3.12 The advanced game of two players (AN-189 to AN-197a). */
import { begin, fastDice } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Zone } from '../../data/board.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';
import { rules } from '../../rules.ts';
import { ANOMALY, type AnomalyTable, aNewTable, aTable } from '../table.ts';

/** One player, seat 1, with Students 0 and 1. */
const pair = (anomaly: Zone, ...students: [Zone, Zone]): AnomalyTable => aTable({ advanced: true }).at(anomaly, ...students);

scenario('AN-189 the one Student player runs two Students', () => {
  const table = aNewTable({ advanced: true }).start('L-W', ['Q-NE', 'L-S']);
  expect(table.open.students.map(({ seat }) => seat)).toEqual([1, 1]);
  expect(table.s.own[1].pawns.map(({ zone }) => zone)).toEqual(['Q-NE', 'L-S']);
  expect(table.seen(1)).toMatchObject({ view: { own: { pawns: [{ zone: 'Q-NE' }, { zone: 'L-S' }] } } });
  expect(table.s.own).toHaveLength(2);
});
scenario('AN-197a a trap belongs to the Student who laid it: the player is offered those of each, and nothing of one who has none', () => {
  const table = pair('L-W', 'Q-NE', 'L-S').trapped(1, 'L-N', 'C-SE').anomalysTurn().feeds().expectWindow(1);
  table.expectChoices(1, ['activateTrap'], [1]).trapped(0, 'Q-NE').expectWindow(1).expectChoices(1, ['activateTrap'], [0, 1]);
  table.expectChoices(1, ['activateTrap', 0], ['Q-NE']).expectChoices(1, ['activateTrap', 1], ['C-SE', 'L-N']);
});
scenario('AN-190 two players may as well play without it; with more players it means nothing', () => {
  const plain = aNewTable({ students: 1 });
  expect([plain.open.students.length, plain.s.own[1].hand.length]).toEqual([1, 7]);
  plain.start('L-W', ['Q-NE'], ['PHYSICS']).moves(0, 'L-E', 'FIRE').expectShown(0, 'PHYSICS', 'FIRE');
  const three = begin(rules, { seats: 3, options: { ...DEFAULT_OPTIONS, anomaly: ANOMALY, advanced: true }, dice: fastDice('three') });
  expect(three.match.s.open.students.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(three.match.s.own.map(({ hand }) => hand.length)).toEqual([0, 4, 4]);
});
scenario('AN-191 the player always says which Student acts, and everybody hears it', () => {
  const table = pair('L-W', 'Q-NE', 'L-S').hand(0, 'strike/scent', 'far/scent', 'bait/evolve').expectOptions(1, [0, 1]);
  table
    .expectChoices(1, [0, 'move', 'to'], ['Q-NW', 'Q-SE', 'L-N', 'L-E'])
    .expectChoices(1, [1, 'move', 'to'], ['Q-SE', 'Q-SW', 'C-SE', 'C-SW']);
  table.tracks(1, 'LABS');
  expect(table.toldOf(ANOMALY, 'used')).toMatchObject([{ pawn: 1, use: 'track' }]);
});
scenario(
  'AN-192 AN-193 RU-69 one card on show per Student; a new one must differ from it alone, and both Students may show the same',
  () => {
    const table = aNewTable({ advanced: true }).start('L-W', ['Q-NE', 'L-S'], ['PHYSICS', 'LABS']);
    table.expectChoices(1, [0, 'move', 'to', 'L-E'], ['LABS', 'FIRE']).moves(0, 'L-E', 'LABS');
    expect(table.open.students.map(({ shown }) => shown)).toEqual([['LABS'], ['LABS']]);
    table.skips();
    // PHYSICS, shown before, is back in the set at once.
    table.expectChoices(1, [0, 'move', 'to', 'C-NE'], ['CORE', 'FIRE', 'PHYSICS']);
    table.expectChoices(1, [1, 'move', 'to', 'Q-SE'], ['QUARTERS', 'PHYSICS', 'AI']);
    expect(table.toldOf('public', 'symbolShown').at(-1)).toEqual({ t: 'symbolShown', pawn: 0, symbol: 'LABS', shown: ['LABS'] });
  },
);
scenario('AN-194 Track names the one card of the Student acting', () => {
  const table = pair('L-W', 'Q-NE', 'L-S').shows(0, 'PHYSICS').shows(1, 'COLD');
  table.expectChoices(1, [0, 'track', 'symbol'], ['PHYSICS']).expectChoices(1, [1, 'track', 'symbol'], ['COLD']);
  table.tracks(1, 'COLD').expectTold('public', { t: 'tracked', pawn: 1, symbol: 'COLD', yes: true });
});
scenario('AN-195 RU-68 one hand of 7 for both; Possess shows all of it; a turn is one action by one of the two', () => {
  const table = aNewTable({ advanced: true }).start('L-W', ['Q-NE', 'L-W']);
  expect(table.s.own[1].hand).toHaveLength(7);
  table.hand(0, 'strike/scent', 'far/scent', 'bait/evolve', 'trap/scent');
  for (const pawn of [0, 1]) table.expectChoices(1, [pawn], ['move', 'track', 'strike', 'far', 'trap', 'bait']);
  table.strikes(1, 'strike', 'C-SW').expectAnomaly().expectHand(0, 'far/scent', 'bait/evolve', 'trap/scent');
  table.cards('bludgeon/possess').possesses(1);
  table.expectTold(ANOMALY, { t: 'handSeen', pawn: 1, seat: 1, cards: ['bait/evolve', 'far/scent', 'trap/scent'] });
});
scenario('AN-196 the limit of 7 holds for refills and Survival Spirit; they can act while the hand has more than 2 cards', () => {
  expect(pair('L-W', 'Q-NE', 'L-S').hand(0, 'strike/scent').is({ fed: true }).roundEnds().handOf(0)).toHaveLength(7);
  expect(pair('L-S', 'Q-NE', 'L-S').hand(0, 'strike/scent').health(2, 10).anomalysTurn().feeds().handOf(1)).toHaveLength(7);
  const three = pair('L-W', 'Q-NE', 'L-S').hand(0, 'strike/scent', 'far/scent', 'bait/evolve').is({ ap: 0, fed: true });
  three.expectStudents(1).tracks(0, 'QUARTERS').expectTimes(1, 'roundEnded');
});
scenario('AN-197 the second Student is another Student: friendly fire, Morph, electricity, radiation and Scent count per Student', () => {
  const friendly = pair('C-SE', 'L-N', 'L-N').hand(0, 'strike/scent').strikes(0, 'strike', 'L-N');
  friendly.expectLike('attacked', { hit: 'students', pawns: [1] }).expectHealth(9, 10);
  const morph = pair('L-N', 'L-N', 'L-N').hand(0, 'strike/scent').evolved('morph').strikes(1, 'strike', 'L-N');
  expect([morph.hp, morph.toldOf('public', 'attacked')[0].pawns]).toEqual([{ students: 9, anomaly: 10 }, [0]]);
  const shock = pair('C-SE', 'L-N', 'L-N').cards('strike/overload').electricity('L-N', 'L-N').anomalysTurn().overloads();
  expect([shock.hp.students, shock.toldOf('public', 'electricityActivated')[0].hits]).toEqual([6, [2, 2]]);
  const hot = pair('C-SE', 'L-N', 'L-N').is({ fed: true }).hot('L-N').roundEnds();
  expect([hot.hp.students, hot.toldOf('public', 'irradiated')[0].pawns]).toEqual([8, [0, 1]]);
  const scent = pair('C-SE', 'L-N', 'L-S').cards('trap/scent').anomalysTurn();
  expect(scent.does('scent', { zones: ['L-N'] }).toldOf('public', 'scented')[0].answers).toEqual([true, false]);
});
scenario('AN-197a a starting zone and a card for each, the same zone if wanted; a trap is its layer’s, who is the attacker', () => {
  const start = aNewTable({ advanced: true }).answer(0, ['L-W']).answer(1, ['Q-NE', 'Q-NE']).expectAsked('firstCard', [1]);
  start.answer(1, { 0: 'PHYSICS', 1: 'QUARTERS' });
  expect(start.open.students.map(({ shown }) => shown)).toEqual([['PHYSICS'], ['QUARTERS']]);
  const table = pair('C-SE', 'L-N', 'L-N').hand(0, 'trap/scent', 'far/scent', 'bait/evolve').uses(1, 'trap');
  expect([table.traps(0), table.traps(1), table.sizes.traps]).toEqual([[], ['L-N'], [0, 1]]);
  expect(() => table.activates(0, 'L-N')).toThrow('may not answer');
  table.activates(1, 'L-N');
  // Student 1 is the attacker and unhurt, Student 0 is another Student.
  table.expectLike('attacked', { pawn: 1, hit: 'students', pawns: [0] }).expectHealth(9, 10);
});
