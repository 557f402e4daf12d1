/** 3.7 Evolutions: Morph and Reactive (AN-144 to AN-147, AN-150 to AN-152a). */
import { canonical } from '@lurk/kernel';
import { describe, expect, test } from 'vitest';
import type { Zone } from '../../data/board.ts';
import type { Evolution } from '../../data/components.ts';
import { ANOMALY, type AnomalyTable, aTable } from '../table.ts';
import { plainTable } from './plain.ts';

const OTHERS = [1, 2, 3, 'public' as const];
const STEPS = ['Q-NW', 'Q-NE', 'C-NW', 'C-NE'];

/** Student 0 armed in Q-NE, the Anomaly in L-N unless said otherwise. */
function armed(evolutions: Evolution[], students: Zone[] = [], anomaly: Zone = 'L-N', ap = 0): AnomalyTable {
  const [first = 'Q-NE', second = 'Q-SE', third = 'Q-SE'] = students;
  return plainTable()
    .hand(0, 'strike/overload', 'double/teleport', 'strike/scent')
    .hand(1, 'bludgeon/evolve', 'baton/teleport')
    .at(anomaly, first, second, third)
    .evolved(...evolutions)
    .where((open) => Object.assign(open, { ap }));
}

describe('Morph', () => {
  test('AN-144 RU-10 the other Students in the zone take the damage of an attack on the Anomaly, once', () => {
    const table = armed(['morph'], ['Q-NE', 'L-N', 'L-N']).strikes(0, 'strike', 'L-N');
    expect(table.hp).toEqual({ students: 9, anomaly: 10 });
    expect(armed(['morph'], ['Q-NE', 'L-N', 'L-N']).uses(1, 'baton', { aim: 'zone' }).hp).toEqual({ students: 7, anomaly: 10 });
    // The source is still the Students’ own (RU-26).
    const own = armed(['morph'], ['Q-NE', 'L-N', 'L-N']).health(2, 10).strikes(0, 'strike', 'L-N');
    expect([own.hp.students, own.toldOf('public', 'spirit')]).toEqual([1, []]);
  });

  test('AN-145 AN-146 RU-58 the others there are named, in the very words of friendly fire: nobody can tell where the Anomaly was', () => {
    const table = armed(['morph'], ['Q-NE', 'L-N', 'L-N']).strikes(0, 'strike', 'L-N');
    expect(table.toldOf('public', 'attacked')).toMatchObject([{ zone: 'L-N', hit: 'students', pawns: [1, 2], damage: 1 }]);
    const seen = (anomaly: Zone, ap: number): string => {
      const struck = armed(['morph', 'reactive'], ['Q-NE', 'L-N', 'L-N'], anomaly, ap).strikes(0, 'strike', 'L-N');
      return canonical(OTHERS.map((viewer) => struck.seen(viewer)));
    };
    for (const ap of [0, 2]) expect(seen('L-N', ap)).toBe(seen('C-SE', ap));
  });

  test('AN-147 RU-59 it is not optional, and does nothing where no other Student is', () => {
    const alone = armed(['morph'], ['L-N', 'Q-SE']).strikes(0, 'strike', 'L-N');
    expect([alone.hp, alone.toldOf('public', 'attacked')[0].hit]).toEqual([{ students: 10, anomaly: 9 }, 'anomaly']);
    const trap = armed(['morph'], ['Q-NE', 'L-N']).trapped(1, 'L-N').activates(1, 'L-N');
    expect(trap.hp).toEqual({ students: 10, anomaly: 9 });
    const absorbed = armed(['morph'], ['Q-NE', 'L-N']).strikes(0, 'strike', 'L-N');
    expect(absorbed.kind).toBe('studentTurn');
  });
});

describe('Reactive', () => {
  test('AN-150 a Student’s attack on its zone while it has 0 AP gives one free move right after that turn, once per round', () => {
    const table = armed(['reactive']).strikes(0, 'double', 'L-N').expectAsked('secondHit', [1]).strikesAgain(1, 'L-N');
    expect(table.expectAsked('reactive', [ANOMALY]).optionsOf(ANOMALY)).toEqual(STEPS);
    table.answer(ANOMALY, 'C-NE').expectAsked('studentTurn', [1, 2, 3]);
    expect([table.zone('anomaly'), table.open.ap, table.open.reactiveUsed]).toEqual(['C-NE', 0, true]);
    table.at('L-N', 'Q-NE').strikes(0, 'strike', 'L-N').expectAsked('studentTurn', [1, 2, 3]);
    // The next round it may again.
    table.where((open) => Object.assign(open, { fed: true })).roundEnds();
    table
      .at('L-N', 'Q-NE')
      .hand(0, 'strike/overload')
      .where((open) => Object.assign(open, { ap: 0 }));
    table.strikes(0, 'strike', 'L-N').expectAsked('reactive', [ANOMALY]);
  });

  test('AN-150 not with an AP left, not after a miss, not for fuel aimed at, not without the evolution', () => {
    armed(['reactive'], [], 'L-N', 1).strikes(0, 'strike', 'L-N').expectAsked('anomalyTurn', [ANOMALY]);
    armed(['reactive']).strikes(0, 'strike', 'L-E').expectAsked('studentTurn', [1, 2, 3]);
    armed([]).strikes(0, 'strike', 'L-N').expectAsked('studentTurn', [1, 2, 3]);
    const fuel = armed(['reactive']).where((open) => Object.assign(open, { fuel: ['L-N'] }));
    fuel.strikes(0, 'strike', 'L-N', 'fuel').expectAsked('studentTurn', [1, 2, 3]);
    expect(fuel.hp.anomaly).toBe(9);
    // Nor does the table announce one.
    const announced = (table: AnomalyTable): unknown =>
      table
        .strikes(0, 'strike', 'L-N')
        .toldOf('public', 'attacked')
        .map(({ reaction }) => reaction);
    expect(announced(armed(['reactive']))).toEqual([true]);
    expect(announced(armed([]))).toEqual([false]);
    expect(announced(armed(['reactive'], [], 'L-N', 1))).toEqual([false]);
    expect(announced(armed(['reactive'], [], 'C-SE'))).toEqual([false]);
    expect(announced(armed(['reactive']).where((open) => Object.assign(open, { reactiveUsed: true })))).toEqual([false]);
  });

  test('AN-150 RU-86 it must be owned when the attack resolves: gained later in the same turn, it answers nothing', () => {
    const turn = (evolutions: Evolution[]): AnomalyTable =>
      armed(evolutions)
        .cards('sensor/evolve', 'bait/evolve')
        .trapped(0, 'Q-NW')
        .anomalysTurn(1)
        .slips('Q-NW')
        .expectAsked('secondHalf', [ANOMALY]);
    const late = turn([]).activates(0, 'Q-NW').does('evolve', { evolution: 'reactive' });
    expect([late.hp.anomaly, late.open.evolutions]).toEqual([9, ['reactive']]);
    late.expectAsked('studentTurn', [1, 2, 3]);
    turn(['reactive']).activates(0, 'Q-NW').does('evolve', { evolution: 'morph' }).expectAsked('reactive', [ANOMALY]);
  });

  test('AN-151 it is secret like a Move, announced, and may be declined, which does not use it up', () => {
    const table = armed(['reactive']).strikes(0, 'strike', 'L-N').pass(ANOMALY).expectAsked('studentTurn', [1, 2, 3]);
    expect([table.toldOf('public', 'noReaction').length, table.open.reactiveUsed, table.zone('anomaly')]).toEqual([1, false, 'L-N']);
    table.strikes(0, 'strike', 'L-N').answer(ANOMALY, 'Q-NW');
    for (const viewer of OTHERS) {
      expect(table.toldOf(viewer, 'anomalyMoved')).toEqual([{ t: 'anomalyMoved', how: 'reactive', sensor: null }]);
      expect(table.toldOf(viewer, 'anomalyMovedTo')).toEqual([]);
    }
  });

  test('AN-152 RU-61 the AP are counted when the attack resolves: Survival Spirit from the same attack takes nothing away', () => {
    const table = armed(['reactive']).health(10, 2).strikes(0, 'strike', 'L-N').expectAsked('reactive', [ANOMALY]);
    expect(table.open.ap).toBe(3);
    table.answer(ANOMALY, 'Q-NW').expectAsked('anomalyTurn', [ANOMALY]);
  });

  test('AN-152 an attack absorbed by Morph counts', () => {
    const table = armed(['morph', 'reactive'], ['Q-NE', 'L-N']).strikes(0, 'strike', 'L-N').expectAsked('reactive', [ANOMALY]);
    expect(table.optionsOf(ANOMALY)).toEqual(STEPS);
    expect(table.answer(ANOMALY, 'Q-NW').open.reactiveUsed).toBe(true);
  });

  test('AN-152 RU-78 a trap at the Students’ prompt gives the move after that Student turn, not at once', () => {
    const table = armed(['reactive']).trapped(1, 'L-N').activates(1, 'L-N').expectAsked('studentTurn', [1, 2, 3]);
    table.tracks(0, 'QUARTERS').expectAsked('reactive', [ANOMALY]);
  });

  test('AN-152 RU-60 a trap in its own last turn gives the move right after that turn, before the end of the round', () => {
    const finished = (): AnomalyTable => armed(['reactive']).hand(0, 'strike/scent').hand(1).hand(2).trapped(0, 'Q-NW', 'L-N');
    const table = finished().cards('far/scent').anomalysTurn(1).slips('Q-NW').activates(0, 'Q-NW').until('secondHalf');
    table.pass(ANOMALY).expectAsked('reactive', [ANOMALY]);
    expect(table.toldOf('public', 'roundEnded')).toEqual([]);
    // In the window inside its Feed as well.
    const feed = finished()
      .anomalysTurn(1)
      .feeds()
      .expectAsked('trapWindow', [1])
      .activates(0, 'L-N')
      .pass(1)
      .expectAsked('reactive', [ANOMALY]);
    expect(feed.toldOf('public', 'fed')).toHaveLength(1);
    // In the last window of the round: right after that window.
    const last = finished()
      .anomalysTurn(1)
      .slips('Q-NW')
      .expectAsked('trapWindow', [1])
      .activates(0, 'Q-NW')
      .pass(1)
      .expectAsked('reactive', [ANOMALY]);
    expect(last.toldOf('public', 'roundEnded')).toEqual([]);
  });

  const friendly = (anomaly: Zone, evolutions: Evolution[] = ['morph', 'reactive'], ap = 0): AnomalyTable =>
    armed(evolutions, ['Q-NE', 'L-N'], anomaly, ap).strikes(0, 'strike', 'L-N');

  test('AN-152a with Morph and Reactive the same pause follows every hit on Students; elsewhere it can only go on', () => {
    expect(friendly('L-N').expectAsked('reactive', [ANOMALY]).optionsOf(ANOMALY)).toEqual(STEPS);
    const away = friendly('C-SE').expectAsked('reactive', [ANOMALY]);
    expect(away.optionsOf(ANOMALY)).toEqual([]);
    const after = (anomaly: Zone): string => {
      const table = friendly(anomaly);
      const pause = OTHERS.map((viewer) => table.seen(viewer));
      table.pass(ANOMALY).expectAsked('studentTurn', [1, 2, 3]);
      return canonical([pause, OTHERS.map((viewer) => table.seen(viewer))]);
    };
    expect(after('L-N')).toBe(after('C-SE'));
  });

  test('AN-150 AN-152a a hit on it counts, though a hit on Students follows in the same turn', () => {
    const table = armed(['morph', 'reactive'], ['Q-NE', 'Q-NW'], 'L-N').trapped(2, 'L-N').activates(2, 'L-N');
    table.strikes(0, 'strike', 'Q-NW').expectAsked('reactive', [ANOMALY]);
    expect(table.toldOf('public', 'attacked').map(({ hit, reaction }) => [hit, reaction])).toEqual([
      ['anomaly', true],
      ['students', true],
    ]);
    expect(table.optionsOf(ANOMALY)).toEqual(STEPS);
    // That a pause is due, and whether the hit was on it for all to see, is public.
    expect([table.open.reaction, friendly('C-SE').open.reaction]).toEqual(['hit', 'maybe']);
    expect([table.pass(ANOMALY).open.reaction, friendly('C-SE').pass(ANOMALY).open.reaction]).toEqual(['none', 'none']);
  });

  test('AN-152a an attack it has let pass gives no move after a later one elsewhere', () => {
    const table = friendly('L-N').pass(ANOMALY).at('L-N', 'Q-NE', 'Q-SE', 'Q-SE');
    table.strikes(0, 'strike', 'Q-SE').expectAsked('reactive', [ANOMALY]);
    expect(table.optionsOf(ANOMALY)).toEqual([]);
  });

  test('AN-152a no such pause without both evolutions, with an AP, once Reactive is used, or when nobody is hit', () => {
    expect(friendly('C-SE', ['reactive']).kind).toBe('studentTurn');
    expect(friendly('C-SE', ['morph']).kind).toBe('studentTurn');
    expect(friendly('C-SE', ['morph', 'reactive'], 1).kind).toBe('anomalyTurn');
    const used = armed(['morph', 'reactive'], ['Q-NE', 'L-N'], 'C-SE').where((open) => Object.assign(open, { reactiveUsed: true }));
    expect(used.strikes(0, 'strike', 'L-N').kind).toBe('studentTurn');
    expect(armed(['morph', 'reactive'], ['Q-NE', 'L-N'], 'C-SE').strikes(0, 'strike', 'L-E').kind).toBe('studentTurn');
    // It follows windows too.
    const window = aTable()
      .at('C-SE', 'Q-NE', 'L-N')
      .hand(0, 'strike/scent')
      .hand(1)
      .hand(2)
      .trapped(0, 'L-N')
      .evolved('morph', 'reactive');
    window.anomalysTurn(1).slips('L-S').expectAsked('trapWindow', [1]).activates(0, 'L-N').expectAsked('reactive', [ANOMALY]);
    expect(window.optionsOf(ANOMALY)).toEqual([]);
  });
});
