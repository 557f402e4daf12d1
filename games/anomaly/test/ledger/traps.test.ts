/** 3.4 Activating a trap (AN-078 to AN-082, AN-084), and the windows for it (AN-083 to AN-083b). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Zone } from '../../data/board.ts';
import { ANOMALY, type AnomalyTable, aTable, EVERYBODY, NOT_STUDENT_0 } from '../table.ts';

/** Student 0 in Q-SW, Students 1 and 2 in Q-SE; traps of Student 0 wherever needed. */
const laid = (anomaly: Zone, ...zones: Zone[]): AnomalyTable =>
  aTable()
    .at(anomaly, 'Q-SW', 'Q-SE', 'Q-SE')
    .hand(0, 'strike/overload', 'strike/scent', 'trap/scent')
    .trapped(0, ...zones);

scenario(
  'AN-078 AN-130 at any time: in a Student’s turn, in the Anomaly’s, at its second half, at a bait, at an order, and from the moment it lies there',
  () => {
    laid('L-N', 'L-N').activates(0, 'L-N').expectStudents();
    laid('L-N', 'L-N').anomalysTurn().activates(0, 'L-N').expectAnomaly();
    const half = laid('L-N', 'Q-NE').cards('strike/scent').anomalysTurn().slips('Q-NE').activates(0, 'Q-NE').expectAnomaly('secondHalf');
    expect(half.attacks).toEqual(['trap Q-NE anomaly']);
    const bait = laid('L-N', 'L-N').hand(0, 'bait/evolve').uses(0, 'bait', { zone: 'L-W' }).expectAnomaly('baited').activates(0, 'L-N');
    bait.expectAnomaly('baited');
    const order = laid('L-N', 'C-SE').at('L-N', 'L-N', 'Q-SE').cards('far/possess').anomalysTurn();
    order.does('possess').pass(1).answer(ANOMALY, 0).expectAnomaly('forcedAction').activates(0, 'C-SE').expectAnomaly('forcedAction');
    expect(laid('Q-SW').uses(0, 'trap').expectAnomaly().activates(0, 'Q-SW').attacks).toEqual(['trap Q-SW anomaly']);
  },
);
scenario('AN-079 RU-38 the zone is named, 1 damage is dealt there with the owner as attacker, and the token goes back', () => {
  const table = laid('L-N', 'L-N').activates(0, 'L-N').expectTold(EVERYBODY, { t: 'trapActivated', pawn: 0, zone: 'L-N', aim: 'zone' });
  table.expectLike('attacked', { pawn: 0, weapon: 'trap', zone: 'L-N', hit: 'anomaly', damage: 1 }).expectHealth(10, 9).expectTraps(0);
  // RU-38 In the owner’s own zone the owner is the attacker: never hurt.
  const own = laid('L-N', 'Q-SW').activates(0, 'Q-SW');
  expect([own.attacks, own.hp.students]).toEqual([['trap Q-SW nothing'], 10]);
  const mates = laid('L-N', 'Q-SE').activates(0, 'Q-SE');
  expect([mates.attacks, mates.hp.students]).toEqual([['trap Q-SE students'], 9]);
});
scenario('AN-079 it is not said which of an owner’s traps was laid when', () => {
  const seen = (...zones: [Zone, Zone]): string =>
    laid('C-NW', ...zones)
      .activates(0, 'L-N')
      .seenBy(NOT_STUDENT_0);
  expect(seen('L-N', 'C-SE')).toBe(seen('C-SE', 'L-N'));
});
scenario('AN-080 it is no turn and uses no card, whatever the hands hold', () => {
  const table = laid('L-N', 'L-N', 'C-SE').activates(0, 'C-SE').expectStudents();
  expect([table.handOf(0).length, table.toldOf('public', 'used')]).toEqual([3, []]);
  laid('L-N', 'L-N').emptyHanded().anomalysTurn().activates(0, 'L-N').expectHealth(10, 9);
});
scenario('AN-081 only the owner may, from wherever the owner is', () => {
  const table = laid('L-N', 'L-N').expectStudents();
  expect([0, 1, 2].map((pawn) => table.mayActivate(pawn))).toEqual([true, false, false]);
  expect(() => table.answer(2, { pick: 'activateTrap', with: { pick: 0, with: { pick: 'L-N', with: 'zone' } } })).toThrow('may not answer');
  expect(() => table.activates(0, 'Q-SW')).toThrow('may not answer');
  table.activates(0, 'L-N').expectHealth(10, 9);
});
scenario(
  'AN-082 RU-34 RU-35 a decision then pending is asked again with fresh options; each trap is resolved fully, in order of arrival',
  () => {
    const table = laid('C-SE', 'L-W', 'L-W').at('C-SE', 'Q-SW', 'L-W', 'Q-SE').fuel('L-W');
    table.expectChoices(1, [0, 'strike', 'at', 'L-W'], ['zone', 'fuel']).activates(0, 'L-W', 'fuel').expectStudents();
    table.expectChoices(1, [0, 'strike', 'at', 'L-W'], ['zone']).activates(0, 'L-W').expectHealth(8, 10);
    table.expectOrder('trapActivated', 'exploded', 'trapActivated', 'attacked');
  },
);
scenario('AN-079 AN-084 two traps in one zone are one option, and the order of the options says nothing of when each was laid', () => {
  const laidSo = [laid('L-N', 'L-N', 'C-SE', 'L-N'), laid('L-N', 'C-SE', 'L-N')];
  for (const table of laidSo) table.anomalysTurn().feeds().expectChoices(1, ['activateTrap', 0], ['C-SE', 'L-N']);
});
scenario('AN-087 AN-093 RU-37 where fuel lies a trap is aimed at the zone or at the fuel, elsewhere at the zone', () => {
  const table = laid('L-N', 'L-N', 'C-SE').fuel('L-N').anomalysTurn().feeds();
  table.expectChoices(1, ['activateTrap', 0, 'L-N'], ['zone', 'fuel']).expectChoices(1, ['activateTrap', 0, 'C-SE'], ['zone']);
  expect([table.activates(0, 'L-N').attacks, table.open.fuel]).toEqual([['trap L-N anomaly'], ['L-N']]);
});
scenario('AN-084 any number lie in one zone and are activated one by one', () => {
  const table = laid('L-N', 'L-N', 'L-N', 'L-N').trapped(1, 'L-N').activates(0, 'L-N');
  table.expectHealth(10, 9).expectTraps(0, 'L-N', 'L-N').expectTraps(1, 'L-N').activates(0, 'L-N').activates(1, 'L-N').expectHealth(10, 7);
});

scenario('AN-083 (a) after the reveals of Feed and of Possess, before the effect; none without a trap', () => {
  const prey = (...traps: Zone[]): AnomalyTable =>
    laid('L-N', ...traps)
      .at('L-N', 'L-N', 'Q-SE')
      .cards('far/possess')
      .anomalysTurn();
  const feed = prey('C-SE').feeds().expectWindow(1).expectTimes(1, 'anomalyRevealed').expectHealth(10, 10).expectUntold('public', 'fed');
  feed.pass(1).expectHealth(9, 11);
  const possess = prey('C-SE').does('possess').expectWindow(1).expectTimes(1, 'anomalyRevealed').expectTimes(0, 'possessed');
  possess.pass(1).expectAnomaly('whomToPossess');
  prey().feeds().expectAnomaly('secondHalf');
  prey().does('possess').expectAnomaly('whomToPossess');
});
scenario('AN-083 RU-36 a trap in window (a) resolves first: it may kill, or blow the fuel up so that the Feed fails', () => {
  laid('L-N', 'L-N').health(10, 1).anomalysTurn().feeds().activates(0, 'L-N').expectOver({ winner: 'students', round: 1 });
  const table = laid('L-N', 'L-N').fuel('L-N').anomalysTurn().feeds().activates(0, 'L-N', 'fuel');
  table.expectTold('public', { t: 'fed', zone: 'L-N', on: 'nothing' }).expectOpen({ fed: false, ap: 2 });
});
scenario('AN-083 (b) between two turns of the Anomaly in a row and (c) after the last turn, before starvation', () => {
  const table = laid('L-N', 'C-SE').finished().anomalysTurn(2).slips('Q-NE').expectWindow(1).pass(1);
  // The round goes on where it was.
  table.expectOpen({ round: 1 }).expectTimes(1, 'roundBegan').expectAnomaly().slips('L-N').expectWindow(1);
  table.expectTimes(0, 'roundEnded').expectUntold('public', 'starved').pass(1).expectTimes(1, 'roundEnded');
  // A Student turn between, and no window.
  laid('L-N', 'C-SE').anomalysTurn(2).slips('Q-NE').expectStudents();
  // (c) also follows a Student’s turn.
  laid('L-N', 'C-SE').finished().hand(2, 'far/scent').is({ ap: 0 }).tracks(0, 'QUARTERS').expectWindow(1).expectTimes(0, 'roundEnded');
  laid('L-N').finished().anomalysTurn(1).slips('Q-NE').expectTimes(1, 'roundEnded');
});
scenario('AN-083a RU-76 (d) a hit, an explosion, a sensor or eating has made its zone public and it decides next: the owners first', () => {
  const near = (): AnomalyTable => laid('L-W', 'C-SE');
  near().strikes(0, 'strike', 'L-W').expectWindow(1).pass(1).expectAnomaly();
  near().fuel('L-W').strikes(0, 'strike', 'L-W', 'fuel').expectWindow(1).pass(1).expectAnomaly();
  const sensor = near().cards('strike/overload').sensors('Q-NW');
  sensor.anomalysTurn().slips('Q-NW').expectWindow(1).pass(1).expectAnomaly('secondHalf');
  const eating = near().cards('strike/overload').evolved('conductive').electricity('L-W');
  eating.anomalysTurn().overloads(1).expectWindow(1).pass(1).expectAnomaly('secondHalf');
  // However it came to the sensor.
  const baited = near().at('L-W', 'C-SW').hand(0, 'bait/evolve').sensors('C-SW');
  baited.uses(0, 'bait', { zone: 'C-SW' }).answer(ANOMALY, 'C-SW').expectWindow(1).pass(1).expectAnomaly();
  const teleported = near().cards('double/teleport').sensors('L-E');
  teleported.anomalysTurn().does('teleport', { to: 'L-E' }).expectWindow(1).pass(1).expectAnomaly('secondHalf');
  // A Reactive offer is such a decision.
  near().evolved('reactive').is({ ap: 0 }).strikes(0, 'strike', 'L-W').expectWindow(1).pass(1).expectAnomaly('reactive');
});
scenario(
  'AN-083a none after a miss, after a hit on Students, after an explosion without it, when a Student decides next, or without a trap',
  () => {
    const near = (anomaly: Zone): AnomalyTable => laid(anomaly, 'C-SE').at(anomaly, 'Q-SW', 'L-W', 'Q-SE');
    near('L-N').strikes(0, 'strike', 'L-S').expectAnomaly();
    near('L-N').strikes(0, 'strike', 'L-W').expectAnomaly();
    near('L-N').fuel('L-S').strikes(0, 'strike', 'L-S', 'fuel').expectAnomaly();
    const double = near('L-S').hand(0, 'double/teleport').strikes(0, 'double', 'L-S');
    double.expectAsked('secondHit', [1]).strikesAgain(1, 'Q-SE').expectAnomaly();
    near('L-S').is({ ap: 0 }).strikes(0, 'strike', 'L-S').expectStudents();
    near('L-S').trapped(0).strikes(0, 'strike', 'L-S').expectAnomaly();
  },
);
scenario('AN-083a RU-85 the reveal of a Feed or a Possess calls for window (a) alone, not for a (d) before the second half', () => {
  laid('L-N', 'C-SE').cards('strike/scent').anomalysTurn().feeds().expectWindow(1).pass(1).expectAnomaly('secondHalf');
  laid('L-N', 'C-SE').cards('far/possess').anomalysTurn().does('possess').expectWindow(1).pass(1).expectAnomaly('secondHalf');
  // Nor does a token eaten by that Feed.
  const spark = laid('L-N', 'C-SE').cards('far/scent').evolved('conductive').electricity('L-N');
  spark.anomalysTurn().feeds().expectWindow(1).pass(1).expectAnomaly('secondHalf').expectOpen({ electricity: [], fed: true });
});
scenario('AN-083b open until every owner has passed; a trap reopens it for those who still have one; a hit inside calls for no (d)', () => {
  const table = laid('L-N', 'L-N', 'L-N').trapped(1, 'C-SE').trapped(2, 'L-N').anomalysTurn().cards('strike/scent').feeds();
  table.expectWindow(1, 2, 3).pass(2).pass(3).expectWindow(1).expectUntold('public', 'fed');
  table.activates(0, 'L-N').expectWindow(1, 2, 3).activates(2, 'L-N').expectWindow(1, 2).pass(1).pass(2).expectTimes(1, 'fed');
  table.expectAnomaly('secondHalf').expectHealth(10, 8);
  // A clock run out is a pass.
  laid('L-N', 'C-SE').anomalysTurn().cards('strike/scent').feeds().timeout(1).expectAnomaly('secondHalf');
});
scenario('AN-083b windows due at the same point are one: a sensor entered at the end of its turn, with its next turn to follow', () => {
  laid('L-N', 'C-SE').finished().sensors('Q-NE').anomalysTurn(2).slips('Q-NE').expectWindow(1).pass(1).expectAnomaly();
});
scenario('AN-083b the table sees only that the game waits, not for whom, and every owner is asked wherever the traps lie', () => {
  const table = laid('L-N', 'C-SE').trapped(1, 'L-N').anomalysTurn().feeds().expectWindow(1, 2);
  const before = table.seenBy([ANOMALY, 3]);
  expect(table.seen(3)).toMatchObject({ view: { ask: { kind: 'trapWindow', waiting: null } } });
  expect(table.pass(1).seenBy([ANOMALY, 3])).toBe(before);
});
