/** The worked examples of the specification (section 7). Students S1, S2, S3 are numbers 0, 1, 2. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Zone } from '../data/board.ts';
import { RADIATION } from '../data/radiation.ts';
import { viableZones } from '../facts/radiation.ts';
import { ANOMALY, aNewTable, aTable } from './table.ts';

scenario('Example 1: radiation, two rounds (AN-168, AN-170, AN-171, AN-172)', () => {
  const table = aTable().stack('R-C-SE', 'R-Q-NW');
  expect(viableZones(table.open)).toEqual(['C-NW', 'C-NE', 'C-SE', 'C-SW']);
  table.is({ fed: true }).roundEnds();
  expect(table.open.radiation).toEqual([{ token: 'R-C-SE', zone: 'C-SE' }]);
  table.expectUntold('public', 'irradiated');

  table.at('C-SE', 'C-SE', 'L-N', 'C-SE');
  expect(viableZones(table.open)).toEqual(['L-E', 'L-S', 'C-NW', 'C-NE', 'C-SW']);
  expect(viableZones(table.open).map((zone) => RADIATION['R-Q-NW'].indexOf(zone as never) + 1)).toEqual([10, 11, 7, 8, 9]);
  table.is({ fed: true }).roundEnds();
  table.expectTold('public', { t: 'irradiated', pawns: [0, 2], anomaly: true }).expectHealth(8, 9);
  expect(table.open.radiation[1]).toEqual({ token: 'R-Q-NW', zone: 'C-NW' });
});
scenario('Example 2: fuel is six zones, two per ring, never neighbours in it (AN-023)', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const { fuel } = aNewTable({ seed }).open;
    const sides = fuel.map((zone) => zone.slice(2));
    for (const i of [0, 2, 4])
      expect(['NW,SE', 'NE,SW', 'N,S', 'E,W']).toContain(
        sides
          .slice(i, i + 2)
          .sort()
          .join(),
      );
    expect(fuel.map((zone) => zone[0]).join('')).toBe('QQLLCC');
  }
});
scenario('Example 3: two Students with four cards each take exactly six turns (AN-028, AN-035, AN-046)', () => {
  const table = aTable({ students: 2 }).anomalysTurn(0);
  expect(table.s.own.map(({ hand }) => hand.length)).toEqual([0, 4, 4]);
  for (const pawn of [0, 0, 0, 0, 1, 1]) {
    table.expectStudents(...[1, 2].filter((seat) => table.s.own[seat].hand.length > 0)).tracks(pawn, table.open.students[pawn].shown[0]);
  }
  table.expectTimes(1, 'roundEnded');
  expect(table.toldOf('public', 'drawn').at(-1)!.counts).toEqual([0, 4, 2]);
});
scenario('Example 4: one action point, two actions, never two of a kind (AN-099, AN-102)', () => {
  const table = aTable().cards('double/teleport').anomalysTurn().expectOptions(ANOMALY, ['move', 'feed', 'teleport']).feeds();
  table.expectAnomaly('secondHalf').expectOptions(ANOMALY, ['teleport']).does('teleport', { to: 'C-SE' }).expectAt('anomaly', 'C-SE');
  table.expectStudents().expectOpen({ ap: 2 });

  const other = aTable().cards('double/teleport').anomalysTurn().does('teleport', { to: 'C-SE' }).expectOptions(ANOMALY, ['move', 'feed']);
  other.pass(ANOMALY).expectOpen({ ap: 2 });
});
scenario('Example 5: the swing of two (AN-107, AN-108, AN-163)', () => {
  const table = aTable()
    .at('L-N', 'L-N', 'L-N', 'Q-SE')
    .is({ track: { students: 3, zero: 10, anomaly: 16 } })
    .anomalysTurn()
    .feeds();
  expect(table.open.track).toEqual({ students: 3, zero: 9, anomaly: 16 });
  table.expectHealth(6, 7).expectTold('public', { t: 'anomalyRevealed', zone: 'L-N', why: 'feed', pawns: [0, 1] });
  table.roundEnds().expectUntold('public', 'starved');
});
scenario('Example 6: feeding on fuel (AN-109, AN-011, AN-112)', () => {
  const table = aTable().fuel('L-N').anomalysTurn().feeds();
  table.expectOpen({ fuel: [], fed: true, track: { anomaly: 20 } });
  expect(aTable().fuel('L-N').health(10, 7).anomalysTurn().feeds().open.track.anomaly).toBe(18);
});
scenario('Example 7: an attack with Students about (AN-088, AN-089, AN-090)', () => {
  const armed = (anomaly: Zone) => aTable().at(anomaly, 'L-N', 'C-NE', 'C-NE').hand(0, 'strike/overload');
  armed('C-NE').strikes(0, 'strike', 'C-NE').expectHealth(10, 9).expectLike('attacked', { hit: 'anomaly', pawns: [] });
  const friendly = armed('L-S').strikes(0, 'strike', 'C-NE').expectHealth(9, 10);
  friendly.expectLike('attacked', { hit: 'students', pawns: [1, 2] });
  armed('L-S').strikes(0, 'strike', 'Q-NW').expectHealth(10, 10).expectLike('attacked', { hit: 'nothing', pawns: [] });
});
scenario('Example 8: the second hit of a Double Strike is aimed after the first result (AN-063)', () => {
  const table = aTable().at('C-NE', 'C-NW').hand(0, 'double/teleport').strikes(0, 'double', 'L-W');
  table.expectLike('attacked', { hit: 'nothing' }).expectAsked('secondHit', [1]).strikesAgain(1, 'C-NE');
  table.expectLike('attacked', { zone: 'L-W', damage: 0 }, { zone: 'C-NE', damage: 1 }).expectOpen({ cards: ['double/teleport'] });
});
scenario('Example 9: fuel from afar, and a Strike that does not name it (AN-087, AN-094)', () => {
  const armed = () => aTable().at('Q-SE', 'L-E', 'Q-SE', 'Q-NW').hand(0, 'strike/overload').fuel('Q-SE');
  const blown = armed().strikes(0, 'strike', 'Q-SE', 'fuel').expectOpen({ fuel: [] }).expectHealth(9, 9);
  blown.expectLike('exploded', { zone: 'Q-SE', pawns: [1], anomaly: true });
  const struck = armed().strikes(0, 'strike', 'Q-SE');
  struck.expectOpen({ fuel: ['Q-SE'] }).expectHealth(10, 9);
});
scenario('Example 10: moving and cards (AN-055, AN-056, AN-058)', () => {
  const table = aNewTable().start('L-W', ['Q-NE', 'L-S', 'L-S'], ['PHYSICS', 'LABS', 'LABS']).moves(0, 'L-E', 'FIRE');
  table.expectShown(0, 'PHYSICS', 'FIRE').skips().expectChoices(1, [0, 'move', 'to', 'C-NE'], ['CORE']).moves(0, 'C-NE', 'CORE');
  table.expectShown(0, 'FIRE', 'CORE');
});
scenario('Example 11: Track names a card on show and gets a true answer (AN-059, AN-060)', () => {
  const table = aTable().at('L-N', 'C-NW').shows(0, 'FIRE', 'CORE').expectChoices(1, [0, 'track', 'symbol'], ['FIRE', 'CORE']);
  table.tracks(0, 'FIRE').skips().tracks(0, 'CORE').expectLike('tracked', { yes: true }, { yes: false });
  expect(aTable().choicesOf(1, 0, 'track', 'symbol')).toHaveLength(1);
});
scenario('Example 12: Overload (AN-118, AN-119, AN-121)', () => {
  const table = aTable().at('L-S', 'L-S', 'L-S', 'Q-SW').electricity('L-S', 'L-S', 'Q-SW').cards('strike/overload');
  table
    .anomalysTurn()
    .overloads()
    .expectHealth(5, 10)
    .expectTold('public', { t: 'electricityActivated', hits: [2, 2, 1], eaten: 0, zone: null });
  table.expectOpen({ electricity: [] });
});
scenario('Example 13: Bait (AN-074, AN-076)', () => {
  const table = aTable().at('Q-NW', 'C-SE').hand(0, 'bait/evolve').uses(0, 'bait', { zone: 'C-SE' });
  table.expectAnomaly('baited').expectOptions(ANOMALY, ['Q-NE', 'Q-SW', 'L-N', 'L-W']);
  const there = aTable().at('C-SE', 'C-SE').hand(0, 'bait/evolve').uses(0, 'bait', { zone: 'C-SE' }).expectOptions(ANOMALY, ['pretend']);
  there.answer(ANOMALY, 'pretend').expectAt('anomaly', 'C-SE').expectTold('public', { t: 'anomalyMoved', how: 'bait', sensor: null });
});
scenario('Example 14: Possess (AN-123, AN-124, AN-127)', () => {
  const beside = () => aTable().at('L-E', 'L-E', 'Q-SE', 'Q-NW').hand(0, 'far/evolve', 'stims/scent').fuel('L-E', 'Q-NE');
  const possessed = () => beside().cards('far/possess').anomalysTurn().possesses(0);
  const table = possessed().expectTold(ANOMALY, { t: 'handSeen', pawn: 0, seat: 1, cards: ['far/evolve', 'stims/scent'] });
  table.expectUntold(2, 'handSeen').expectChoices(ANOMALY, ['far', 'at', 'L-E'], ['zone']);
  table.expectChoices(ANOMALY, ['far', 'at', 'Q-NE'], ['zone', 'fuel']).ordersAt('far', 'far/evolve', 'Q-SE');
  table.expectLike('attacked', { pawn: 0, zone: 'Q-SE', hit: 'students', pawns: [1] }).expectOpen({ cards: ['far/evolve'] });

  const moved = possessed().orders('move', { card: 'stims/scent', to: 'C-NE' });
  moved.expectAsked('showCard', [1]).expectLike('studentMoved', { pawn: 0, zone: 'C-NE' });
  moved.answer(1, 'CORE').expectOpen({ discard: ['far/possess', 'stims/scent'] });
});
scenario('Example 15: Scent says yes or no, never where (AN-132)', () => {
  const table = aTable({ students: 2 }).at('C-SE', 'L-N', 'L-S').cards('strike/scent').anomalysTurn();
  table.does('scent', { zones: ['Q-NW', 'L-N', 'C-NW'] });
  table.expectTold('public', { t: 'scented', zones: ['Q-NW', 'L-N', 'C-NW'], answers: [true, false] });
});
scenario('Example 16: Survival Spirit (AN-153, AN-156, AN-157)', () => {
  const hit = (ap: number) => aTable().at('L-N', 'L-N').hand(0, 'strike/overload').health(10, 2).is({ ap }).strikes(0, 'strike', 'L-N');
  hit(0).expectOpen({ ap: 3 }).expectSpirits('anomaly');
  hit(3).expectSpirits();
  aTable().health(10, 2).is({ ap: 0, fed: true, round: 2 }).hot('L-N').roundEnds().expectHealth(10, 1).expectSpirits();
});
scenario('Example 17: in the advanced game only the moving Student changes its one card (AN-191, AN-192)', () => {
  const table = aNewTable({ advanced: true }).start('L-W', ['Q-NE', 'L-S'], ['PHYSICS', 'LABS']);
  expect(table.s.own[1].hand).toHaveLength(7);
  table.expectOptions(1, [0, 1]).moves(1, 'C-SE', 'COLD');
  expect(table.open.students.map(({ shown }) => shown)).toEqual([['PHYSICS'], ['COLD']]);
});
scenario('Possess with nobody there does nothing more (AN-129)', () => {
  aTable().cards('far/possess', 'strike/scent').anomalysTurn().does('possess').expectAnomaly('secondHalf');
});
