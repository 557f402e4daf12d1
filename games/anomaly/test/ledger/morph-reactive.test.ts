/** 3.7 Evolutions: Morph (AN-144 to AN-147) and Reactive (AN-150 to AN-152a). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Zone } from '../../data/board.ts';
import type { Evolution } from '../../data/components.ts';
import { ANOMALY, type AnomalyTable, aTable, OTHERS } from '../table.ts';
import { plainTable } from './plain.ts';

const STEPS = ['Q-NW', 'Q-NE', 'C-NW', 'C-NE'];

/** Student 0 armed in Q-NE, the Anomaly in L-N unless said otherwise. */
function armed(evolutions: Evolution[], students: Zone[] = [], anomaly: Zone = 'L-N', ap = 0): AnomalyTable {
  const [first = 'Q-NE', second = 'Q-SE', third = 'Q-SE'] = students;
  return plainTable()
    .hand(0, 'strike/overload', 'double/teleport', 'strike/scent')
    .hand(1, 'bludgeon/evolve', 'baton/teleport')
    .at(anomaly, first, second, third)
    .evolved(...evolutions)
    .is({ ap });
}

scenario('AN-144 RU-10 the other Students in the zone take the damage of an attack on the Anomaly, once', () => {
  armed(['morph'], ['Q-NE', 'L-N', 'L-N']).strikes(0, 'strike', 'L-N').expectHealth(9, 10);
  armed(['morph'], ['Q-NE', 'L-N', 'L-N']).uses(1, 'baton', { aim: 'zone' }).expectHealth(7, 10);
  // The source is still the Students’ own (RU-26).
  armed(['morph'], ['Q-NE', 'L-N', 'L-N']).health(2, 10).strikes(0, 'strike', 'L-N').expectHealth(1, 10).expectSpirits();
});
scenario(
  'AN-145 AN-146 RU-58 the others there are named, in the very words of friendly fire: nobody can tell where the Anomaly was',
  () => {
    const table = armed(['morph'], ['Q-NE', 'L-N', 'L-N']).strikes(0, 'strike', 'L-N');
    table.expectLike('attacked', { zone: 'L-N', hit: 'students', pawns: [1, 2], damage: 1 });
    const seen = (anomaly: Zone, ap: number): string =>
      armed(['morph', 'reactive'], ['Q-NE', 'L-N', 'L-N'], anomaly, ap).strikes(0, 'strike', 'L-N').seenBy(OTHERS);
    for (const ap of [0, 2]) expect(seen('L-N', ap)).toBe(seen('C-SE', ap));
  },
);
scenario('AN-147 RU-59 it is not optional, and does nothing where no other Student is', () => {
  const alone = armed(['morph'], ['L-N', 'Q-SE']).strikes(0, 'strike', 'L-N');
  expect([alone.hp, alone.toldOf('public', 'attacked')[0].hit]).toEqual([{ students: 10, anomaly: 9 }, 'anomaly']);
  armed(['morph'], ['Q-NE', 'L-N']).trapped(1, 'L-N').activates(1, 'L-N').expectHealth(10, 9);
  armed(['morph'], ['Q-NE', 'L-N']).strikes(0, 'strike', 'L-N').expectStudents();
});
scenario('AN-150 a Student’s attack on its zone while it has 0 AP gives one free move right after that turn, once per round', () => {
  const table = armed(['reactive']).strikes(0, 'double', 'L-N').expectAsked('secondHit', [1]).strikesAgain(1, 'L-N');
  table.expectAnomaly('reactive').expectOptions(ANOMALY, STEPS).answer(ANOMALY, 'C-NE').expectStudents();
  table.expectAt('anomaly', 'C-NE').expectOpen({ ap: 0, reactiveUsed: true });
  table.at('L-N', 'Q-NE').strikes(0, 'strike', 'L-N').expectStudents();
  // The next round it may again.
  table.is({ fed: true }).roundEnds().at('L-N', 'Q-NE').hand(0, 'strike/overload').is({ ap: 0 });
  table.strikes(0, 'strike', 'L-N').expectAnomaly('reactive');
});
scenario('AN-150 not with an AP left, not after a miss, not for fuel aimed at, not without the evolution', () => {
  armed(['reactive'], [], 'L-N', 1).strikes(0, 'strike', 'L-N').expectAnomaly();
  armed(['reactive']).strikes(0, 'strike', 'L-E').expectStudents();
  armed([]).strikes(0, 'strike', 'L-N').expectStudents();
  armed(['reactive']).fuel('L-N').strikes(0, 'strike', 'L-N', 'fuel').expectStudents().expectHealth(10, 9);
  // Nor does the table announce one.
  armed(['reactive']).strikes(0, 'strike', 'L-N').expectLike('attacked', { reaction: true });
  const unmoved = [
    armed([]),
    armed(['reactive'], [], 'L-N', 1),
    armed(['reactive'], [], 'C-SE'),
    armed(['reactive']).is({ reactiveUsed: true }),
  ];
  for (const table of unmoved) table.strikes(0, 'strike', 'L-N').expectLike('attacked', { reaction: false });
});
scenario('AN-150 RU-86 it must be owned when the attack resolves: gained later in the same turn, it answers nothing', () => {
  const turn = (evolutions: Evolution[]): AnomalyTable =>
    armed(evolutions).cards('sensor/evolve', 'bait/evolve').trapped(0, 'Q-NW').anomalysTurn(1).slips('Q-NW').expectAnomaly('secondHalf');
  const late = turn([]).activates(0, 'Q-NW').does('evolve', { evolution: 'reactive' });
  late.expectHealth(10, 9).expectOpen({ evolutions: ['reactive'] });
  late.expectStudents();
  turn(['reactive']).activates(0, 'Q-NW').does('evolve', { evolution: 'morph' }).expectAnomaly('reactive');
});
scenario('AN-151 it is secret like a Move, announced, and may be declined, which does not use it up', () => {
  const table = armed(['reactive']).strikes(0, 'strike', 'L-N').pass(ANOMALY).expectStudents();
  table.expectTimes(1, 'noReaction').expectOpen({ reactiveUsed: false }).expectAt('anomaly', 'L-N');
  table.strikes(0, 'strike', 'L-N').answer(ANOMALY, 'Q-NW');
  table.expectTold(OTHERS, { t: 'anomalyMoved', how: 'reactive', sensor: null }).expectUntold(OTHERS, 'anomalyMovedTo');
});
scenario('AN-152 RU-61 the AP are counted when the attack resolves: Survival Spirit from the same attack takes nothing away', () => {
  const table = armed(['reactive']).health(10, 2).strikes(0, 'strike', 'L-N').expectAnomaly('reactive').expectOpen({ ap: 3 });
  table.answer(ANOMALY, 'Q-NW').expectAnomaly();
});
scenario('AN-152 an attack absorbed by Morph counts', () => {
  const table = armed(['morph', 'reactive'], ['Q-NE', 'L-N']).strikes(0, 'strike', 'L-N').expectAnomaly('reactive');
  table.expectOptions(ANOMALY, STEPS).answer(ANOMALY, 'Q-NW').expectOpen({ reactiveUsed: true });
});
scenario('AN-152 RU-78 a trap at the Students’ prompt gives the move after that Student turn, not at once', () => {
  armed(['reactive']).trapped(1, 'L-N').activates(1, 'L-N').expectStudents().tracks(0, 'QUARTERS').expectAnomaly('reactive');
});
scenario('AN-152 RU-60 a trap in its own last turn gives the move right after that turn, before the end of the round', () => {
  const finished = (): AnomalyTable => armed(['reactive']).hand(0, 'strike/scent').hand(1).hand(2).trapped(0, 'Q-NW', 'L-N');
  const table = finished().cards('far/scent').anomalysTurn(1).slips('Q-NW').activates(0, 'Q-NW').until('secondHalf');
  table.pass(ANOMALY).expectAnomaly('reactive').expectUntold('public', 'roundEnded');
  // In the window inside its Feed as well.
  finished().anomalysTurn(1).feeds().expectWindow(1).activates(0, 'L-N').pass(1).expectAnomaly('reactive').expectTimes(1, 'fed');
  // In the last window of the round: right after that window.
  const last = finished().anomalysTurn(1).slips('Q-NW').expectWindow(1).activates(0, 'Q-NW').pass(1).expectAnomaly('reactive');
  last.expectUntold('public', 'roundEnded');
});

const friendly = (anomaly: Zone, evolutions: Evolution[] = ['morph', 'reactive'], ap = 0): AnomalyTable =>
  armed(evolutions, ['Q-NE', 'L-N'], anomaly, ap).strikes(0, 'strike', 'L-N');

scenario('AN-152a with Morph and Reactive the same pause follows every hit on Students; elsewhere it can only go on', () => {
  friendly('L-N').expectAnomaly('reactive').expectOptions(ANOMALY, STEPS);
  friendly('C-SE').expectAnomaly('reactive').expectOptions(ANOMALY, []);
  const after = (anomaly: Zone): string => {
    const table = friendly(anomaly);
    return table.seenBy(OTHERS) + table.pass(ANOMALY).expectStudents().seenBy(OTHERS);
  };
  expect(after('L-N')).toBe(after('C-SE'));
});
scenario('AN-150 AN-152a a hit on it counts, though a hit on Students follows in the same turn', () => {
  const table = armed(['morph', 'reactive'], ['Q-NE', 'Q-NW'], 'L-N').trapped(2, 'L-N').activates(2, 'L-N');
  table.strikes(0, 'strike', 'Q-NW').expectAnomaly('reactive');
  table.expectLike('attacked', { hit: 'anomaly', reaction: true }, { hit: 'students', reaction: true }).expectOptions(ANOMALY, STEPS);
  // That a pause is due, and whether the hit was on it for all to see, is public.
  expect([table.open.reaction, friendly('C-SE').open.reaction]).toEqual(['hit', 'maybe']);
  expect([table.pass(ANOMALY).open.reaction, friendly('C-SE').pass(ANOMALY).open.reaction]).toEqual(['none', 'none']);
});
scenario('AN-152a an attack it has let pass gives no move after a later one elsewhere', () => {
  const table = friendly('L-N').pass(ANOMALY).at('L-N', 'Q-NE', 'Q-SE', 'Q-SE').strikes(0, 'strike', 'Q-SE').expectAnomaly('reactive');
  table.expectOptions(ANOMALY, []);
});
scenario('AN-152a no such pause without both evolutions, with an AP, once Reactive is used, or when nobody is hit', () => {
  friendly('C-SE', ['reactive']).expectStudents();
  friendly('C-SE', ['morph']).expectStudents();
  friendly('C-SE', ['morph', 'reactive'], 1).expectAnomaly();
  armed(['morph', 'reactive'], ['Q-NE', 'L-N'], 'C-SE').is({ reactiveUsed: true }).strikes(0, 'strike', 'L-N').expectStudents();
  armed(['morph', 'reactive'], ['Q-NE', 'L-N'], 'C-SE').strikes(0, 'strike', 'L-E').expectStudents();
  // It follows windows too.
  const window = aTable().at('C-SE', 'Q-NE', 'L-N').hand(0, 'strike/scent').hand(1).hand(2).trapped(0, 'L-N').evolved('morph', 'reactive');
  window.anomalysTurn(1).slips('L-S').expectWindow(1).activates(0, 'L-N').expectAnomaly('reactive').expectOptions(ANOMALY, []);
});
