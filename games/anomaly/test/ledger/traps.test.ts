/** 3.4 Activating a trap (AN-078 to AN-084). */
import { canonical } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import type { Zone } from '../../data/board.ts';
import { ANOMALY, type AnomalyTable, aTable } from '../table.ts';

const attacks = (table: AnomalyTable): unknown[] =>
  table.toldOf('public', 'attacked').map(({ weapon, zone, hit }) => `${weapon} ${zone} ${hit}`);
/** Student 0 in Q-SW, Students 1 and 2 in Q-SE; traps of Student 0 wherever needed. */
const laid = (anomaly: Zone, ...zones: Zone[]): AnomalyTable =>
  aTable()
    .at(anomaly, 'Q-SW', 'Q-SE', 'Q-SE')
    .hand(0, 'strike/overload', 'strike/scent', 'trap/scent')
    .trapped(0, ...zones);

describe('activating', () => {
  test('AN-078 AN-130 at any time: in a Student’s turn, in the Anomaly’s, at its second half, at a bait, at an order, and from the moment it lies there', () => {
    laid('L-N', 'L-N').activates(0, 'L-N').expectAsked('studentTurn', [1, 2, 3]);
    laid('L-N', 'L-N').anomalysTurn().activates(0, 'L-N').expectAsked('anomalyTurn', [ANOMALY]);
    const half = laid('L-N', 'Q-NE')
      .cards('strike/scent')
      .anomalysTurn()
      .slips('Q-NE')
      .activates(0, 'Q-NE')
      .expectAsked('secondHalf', [ANOMALY]);
    expect(attacks(half)).toEqual(['trap Q-NE anomaly']);
    const bait = laid('L-N', 'L-N')
      .hand(0, 'bait/evolve')
      .uses(0, 'bait', { zone: 'L-W' })
      .expectAsked('baited', [ANOMALY])
      .activates(0, 'L-N');
    bait.expectAsked('baited', [ANOMALY]);
    const order = laid('L-N', 'C-SE')
      .at('L-N', 'L-N', 'Q-SE')
      .cards('far/possess')
      .anomalysTurn()
      .does('possess')
      .pass(1)
      .answer(ANOMALY, 0);
    order.expectAsked('forcedAction', [ANOMALY]).activates(0, 'C-SE').expectAsked('forcedAction', [ANOMALY]);
    const fresh = laid('Q-SW').uses(0, 'trap').expectAsked('anomalyTurn', [ANOMALY]).activates(0, 'Q-SW');
    expect(attacks(fresh)).toEqual(['trap Q-SW anomaly']);
  });

  test('AN-079 RU-38 the zone is named, 1 damage is dealt there with the owner as attacker, and the token goes back', () => {
    const table = laid('L-N', 'L-N').activates(0, 'L-N');
    for (const viewer of [0, 1, 2, 3, 'public' as const])
      expect(table.toldOf(viewer, 'trapActivated')).toEqual([{ t: 'trapActivated', pawn: 0, zone: 'L-N', aim: 'zone' }]);
    expect(table.toldOf('public', 'attacked')).toMatchObject([{ pawn: 0, weapon: 'trap', zone: 'L-N', hit: 'anomaly', damage: 1 }]);
    expect([table.hp.anomaly, table.traps(0)]).toEqual([9, []]);
    // RU-38 In the owner’s own zone the owner is the attacker: never hurt.
    const own = laid('L-N', 'Q-SW').activates(0, 'Q-SW');
    expect([attacks(own), own.hp.students]).toEqual([['trap Q-SW nothing'], 10]);
    const mates = laid('L-N', 'Q-SE').activates(0, 'Q-SE');
    expect([attacks(mates), mates.hp.students]).toEqual([['trap Q-SE students'], 9]);
  });

  test('AN-079 it is not said which of an owner’s traps was laid when', () => {
    const seen = (zones: Zone[]): string => {
      const table = laid('C-NW', ...zones).activates(0, 'L-N');
      return canonical([ANOMALY, 2, 3, 'public' as const].map((viewer) => table.seen(viewer)));
    };
    expect(seen(['L-N', 'C-SE'])).toBe(seen(['C-SE', 'L-N']));
  });

  test('AN-080 it is no turn and uses no card, whatever the hands hold', () => {
    const table = laid('L-N', 'L-N', 'C-SE').activates(0, 'C-SE').expectAsked('studentTurn', [1, 2, 3]);
    expect([table.handOf(0).length, table.toldOf('public', 'used')]).toEqual([3, []]);
    const empty = laid('L-N', 'L-N').hand(0).hand(1).hand(2).anomalysTurn().activates(0, 'L-N');
    expect(empty.hp.anomaly).toBe(9);
  });

  test('AN-081 only the owner may, from wherever the owner is', () => {
    const table = laid('L-N', 'L-N').expectAsked('studentTurn', [1, 2, 3]);
    expect([0, 1, 2].map((pawn) => table.mayActivate(pawn))).toEqual([true, false, false]);
    expect(() => table.answer(2, { pick: 'activateTrap', with: { pick: 0, with: { pick: 'L-N', with: 'zone' } } })).toThrow(
      'may not answer',
    );
    expect(() => table.activates(0, 'Q-SW')).toThrow('may not answer');
    expect(table.activates(0, 'L-N').hp.anomaly).toBe(9);
  });

  test('AN-082 RU-34 RU-35 a decision then pending is asked again with fresh options; each trap is resolved fully, in order of arrival', () => {
    const table = laid('C-SE', 'L-W', 'L-W')
      .at('C-SE', 'Q-SW', 'L-W', 'Q-SE')
      .where((open) => Object.assign(open, { fuel: ['L-W'] }));
    expect(table.choicesOf(1, 0, 'strike', 'at', 'L-W')).toEqual(['zone', 'fuel']);
    table.activates(0, 'L-W', 'fuel').expectAsked('studentTurn', [1, 2, 3]);
    expect(table.choicesOf(1, 0, 'strike', 'at', 'L-W')).toEqual(['zone']);
    table.activates(0, 'L-W');
    expect(table.hp.students).toBe(8);
    expect(
      table
        .told('public')
        .map(({ t }) => t)
        .filter((t) => ['trapActivated', 'exploded', 'attacked'].includes(t)),
    ).toEqual(['trapActivated', 'exploded', 'trapActivated', 'attacked']);
  });

  test('AN-079 AN-084 two traps in one zone are one option, and the order of the options says nothing of when each was laid', () => {
    const options = (...zones: Zone[]): unknown =>
      laid('L-N', ...zones)
        .anomalysTurn()
        .feeds()
        .choicesOf(1, 'activateTrap', 0);
    expect(options('L-N', 'C-SE', 'L-N')).toEqual(['C-SE', 'L-N']);
    expect(options('C-SE', 'L-N')).toEqual(['C-SE', 'L-N']);
  });

  test('AN-087 AN-093 RU-37 where fuel lies a trap is aimed at the zone or at the fuel, elsewhere at the zone', () => {
    const table = laid('L-N', 'L-N', 'C-SE').where((open) => Object.assign(open, { fuel: ['L-N'] }));
    table.anomalysTurn().feeds();
    expect(table.choicesOf(1, 'activateTrap', 0, 'L-N')).toEqual(['zone', 'fuel']);
    expect(table.choicesOf(1, 'activateTrap', 0, 'C-SE')).toEqual(['zone']);
    expect([attacks(table.activates(0, 'L-N')), table.open.fuel]).toEqual([['trap L-N anomaly'], ['L-N']]);
  });

  test('AN-084 any number lie in one zone and are activated one by one', () => {
    const table = laid('L-N', 'L-N', 'L-N', 'L-N').trapped(1, 'L-N').activates(0, 'L-N');
    expect([table.hp.anomaly, table.traps(0), table.traps(1)]).toEqual([9, ['L-N', 'L-N'], ['L-N']]);
    expect(table.activates(0, 'L-N').activates(1, 'L-N').hp.anomaly).toBe(7);
  });
});

describe('windows', () => {
  const ended = (table: AnomalyTable): number => table.toldOf('public', 'roundEnded').length;
  const finished = (table: AnomalyTable): AnomalyTable => table.hand(0, 'strike/scent').hand(1, 'strike/overload').hand(2);

  test('AN-083 (a) after the reveals of Feed and of Possess, before the effect; none without a trap', () => {
    const prey = (...traps: Zone[]): AnomalyTable =>
      laid('L-N', ...traps)
        .at('L-N', 'L-N', 'Q-SE')
        .cards('far/possess')
        .anomalysTurn();
    const feed = prey('C-SE').feeds().expectAsked('trapWindow', [1]);
    expect(feed.toldOf('public', 'anomalyRevealed')).toHaveLength(1);
    expect([feed.hp.students, feed.toldOf('public', 'fed')]).toEqual([10, []]);
    expect(feed.pass(1).hp.students).toBe(9);
    const possess = prey('C-SE').does('possess').expectAsked('trapWindow', [1]);
    expect([possess.toldOf('public', 'anomalyRevealed').length, possess.toldOf('public', 'possessed').length]).toEqual([1, 0]);
    possess.pass(1).expectAsked('whomToPossess', [ANOMALY]);
    prey().feeds().expectAsked('secondHalf', [ANOMALY]);
    prey().does('possess').expectAsked('whomToPossess', [ANOMALY]);
  });

  test('AN-083 RU-36 a trap in window (a) resolves first: it may kill, or blow the fuel up so that the Feed fails', () => {
    laid('L-N', 'L-N').health(10, 1).anomalysTurn().feeds().activates(0, 'L-N').expectOver({ winner: 'students', round: 1 });
    const table = laid('L-N', 'L-N').where((open) => Object.assign(open, { fuel: ['L-N'] }));
    table.anomalysTurn().feeds().activates(0, 'L-N', 'fuel');
    expect(table.toldOf('public', 'fed')).toEqual([{ t: 'fed', zone: 'L-N', on: 'nothing' }]);
    expect(table.open).toMatchObject({ fed: false, ap: 2 });
  });

  test('AN-083 (b) between two turns of the Anomaly in a row and (c) after the last turn, before starvation', () => {
    const table = finished(laid('L-N', 'C-SE')).anomalysTurn(2).slips('Q-NE').expectAsked('trapWindow', [1]).pass(1);
    // The round goes on where it was.
    expect([table.open.round, table.toldOf('public', 'roundBegan').length]).toEqual([1, 1]);
    table.expectAsked('anomalyTurn', [ANOMALY]).slips('L-N').expectAsked('trapWindow', [1]);
    expect([ended(table), table.toldOf('public', 'starved')]).toEqual([0, []]);
    expect(ended(table.pass(1))).toBe(1);
    // A Student turn between, and no window.
    laid('L-N', 'C-SE').anomalysTurn(2).slips('Q-NE').expectAsked('studentTurn', [1, 2, 3]);
    // (c) also follows a Student’s turn.
    const last = finished(laid('L-N', 'C-SE'))
      .hand(2, 'far/scent')
      .where((open) => Object.assign(open, { ap: 0 }));
    last.tracks(0, 'QUARTERS').expectAsked('trapWindow', [1]);
    expect(ended(last)).toBe(0);
    expect(ended(finished(laid('L-N')).anomalysTurn(1).slips('Q-NE'))).toBe(1);
  });

  test('AN-083a RU-76 (d) a hit, an explosion, a sensor or eating has made its zone public and it decides next: the owners first', () => {
    const near = (): AnomalyTable => laid('L-W', 'C-SE');
    near().strikes(0, 'strike', 'L-W').expectAsked('trapWindow', [1]).pass(1).expectAsked('anomalyTurn', [ANOMALY]);
    const fuel = near().where((open) => Object.assign(open, { fuel: ['L-W'] }));
    fuel.strikes(0, 'strike', 'L-W', 'fuel').expectAsked('trapWindow', [1]).pass(1).expectAsked('anomalyTurn', [ANOMALY]);
    const sensor = near()
      .cards('strike/overload')
      .where((open) => Object.assign(open, { sensors: ['Q-NW'] }));
    sensor.anomalysTurn().slips('Q-NW').expectAsked('trapWindow', [1]).pass(1).expectAsked('secondHalf', [ANOMALY]);
    const eating = near()
      .cards('strike/overload')
      .evolved('conductive')
      .where((open) => Object.assign(open, { electricity: ['L-W'] }));
    eating
      .anomalysTurn()
      .does('overload', { use: { pick: 'activate', with: 1 } })
      .expectAsked('trapWindow', [1])
      .pass(1)
      .expectAsked('secondHalf', [ANOMALY]);
    // However it came to the sensor.
    const baited = near()
      .at('L-W', 'C-SW')
      .hand(0, 'bait/evolve')
      .where((open) => Object.assign(open, { sensors: ['C-SW'] }));
    baited.uses(0, 'bait', { zone: 'C-SW' }).answer(ANOMALY, 'C-SW').expectAsked('trapWindow', [1]).pass(1);
    baited.expectAsked('anomalyTurn', [ANOMALY]);
    const teleported = near()
      .cards('double/teleport')
      .where((open) => Object.assign(open, { sensors: ['L-E'] }));
    teleported.anomalysTurn().does('teleport', { to: 'L-E' }).expectAsked('trapWindow', [1]).pass(1).expectAsked('secondHalf', [ANOMALY]);
    // A Reactive offer is such a decision.
    const reactive = near()
      .evolved('reactive')
      .where((open) => Object.assign(open, { ap: 0 }));
    reactive.strikes(0, 'strike', 'L-W').expectAsked('trapWindow', [1]).pass(1).expectAsked('reactive', [ANOMALY]);
  });

  test('AN-083a none after a miss, after a hit on Students, after an explosion without it, when a Student decides next, or without a trap', () => {
    const near = (anomaly: Zone): AnomalyTable => laid(anomaly, 'C-SE').at(anomaly, 'Q-SW', 'L-W', 'Q-SE');
    near('L-N').strikes(0, 'strike', 'L-S').expectAsked('anomalyTurn', [ANOMALY]);
    near('L-N').strikes(0, 'strike', 'L-W').expectAsked('anomalyTurn', [ANOMALY]);
    const fuel = near('L-N').where((open) => Object.assign(open, { fuel: ['L-S'] }));
    fuel.strikes(0, 'strike', 'L-S', 'fuel').expectAsked('anomalyTurn', [ANOMALY]);
    near('L-S')
      .hand(0, 'double/teleport')
      .strikes(0, 'double', 'L-S')
      .expectAsked('secondHit', [1])
      .strikesAgain(1, 'Q-SE')
      .expectAsked('anomalyTurn', [ANOMALY]);
    near('L-S')
      .where((open) => Object.assign(open, { ap: 0 }))
      .strikes(0, 'strike', 'L-S')
      .expectAsked('studentTurn', [1, 2, 3]);
    near('L-S').trapped(0).strikes(0, 'strike', 'L-S').expectAsked('anomalyTurn', [ANOMALY]);
  });

  test('AN-083a RU-85 the reveal of a Feed or a Possess calls for window (a) alone, not for a (d) before the second half', () => {
    const table = laid('L-N', 'C-SE').cards('strike/scent').anomalysTurn().feeds().expectAsked('trapWindow', [1]);
    table.pass(1).expectAsked('secondHalf', [ANOMALY]);
    const possess = laid('L-N', 'C-SE').cards('far/possess').anomalysTurn().does('possess').expectAsked('trapWindow', [1]);
    possess.pass(1).expectAsked('secondHalf', [ANOMALY]);
    // Nor does a token eaten by that Feed.
    const spark = laid('L-N', 'C-SE')
      .cards('far/scent')
      .evolved('conductive')
      .where((open) => Object.assign(open, { electricity: ['L-N'] }));
    spark.anomalysTurn().feeds().expectAsked('trapWindow', [1]).pass(1).expectAsked('secondHalf', [ANOMALY]);
    expect(spark.open).toMatchObject({ electricity: [], fed: true });
  });

  test('AN-083b open until every owner has passed; a trap reopens it for those who still have one; a hit inside calls for no (d)', () => {
    const table = laid('L-N', 'L-N', 'L-N').trapped(1, 'C-SE').trapped(2, 'L-N').anomalysTurn().cards('strike/scent').feeds();
    table.expectAsked('trapWindow', [1, 2, 3]).pass(2).pass(3).expectAsked('trapWindow', [1]);
    expect(table.toldOf('public', 'fed')).toEqual([]);
    table.activates(0, 'L-N').expectAsked('trapWindow', [1, 2, 3]).activates(2, 'L-N').expectAsked('trapWindow', [1, 2]);
    table.pass(1).pass(2);
    expect(table.toldOf('public', 'fed')).toHaveLength(1);
    table.expectAsked('secondHalf', [ANOMALY]);
    expect(table.hp.anomaly).toBe(8);
    // A clock run out is a pass.
    laid('L-N', 'C-SE').anomalysTurn().cards('strike/scent').feeds().timeout(1).expectAsked('secondHalf', [ANOMALY]);
  });

  test('AN-083b windows due at the same point are one: a sensor entered at the end of its turn, with its next turn to follow', () => {
    const table = finished(laid('L-N', 'C-SE')).where((open) => Object.assign(open, { sensors: ['Q-NE'] }));
    table.anomalysTurn(2).slips('Q-NE').expectAsked('trapWindow', [1]).pass(1).expectAsked('anomalyTurn', [ANOMALY]);
  });

  test('AN-083b the table sees only that the game waits, not for whom, and every owner is asked wherever the traps lie', () => {
    const table = laid('L-N', 'C-SE').trapped(1, 'L-N').anomalysTurn().feeds().expectAsked('trapWindow', [1, 2]);
    const before = canonical([table.seen(ANOMALY), table.seen(3)]);
    expect(table.seen(3)).toMatchObject({ view: { ask: { kind: 'trapWindow', waiting: null } } });
    expect(canonical([table.pass(1).seen(ANOMALY), table.seen(3)])).toBe(before);
  });
});
