/** Trap windows, reaction pauses and the ends of rounds: where the flow is easiest to get wrong. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Zone } from '../data/board.ts';
import { ANOMALY, aTable, NOT_STUDENT_0, OTHERS } from './table.ts';

const armed = (anomaly: Zone, ...students: Zone[]) =>
  aTable()
    .at(anomaly, ...students)
    .hand(0, 'strike/overload', 'strike/scent');
const hit = () => armed('L-N', 'L-N', 'Q-SE', 'Q-SE').evolved('reactive').is({ ap: 0 }).strikes(0, 'strike', 'L-N');

scenario('no window without a trap; a hit opens one before the Anomaly decides (AN-083a)', () => {
  const near = () => armed('L-N', 'L-N', 'Q-SE', 'Q-SE');
  near().strikes(0, 'strike', 'L-N').expectAnomaly();
  const table = near().trapped(1, 'L-N').trapped(2, 'C-SE').strikes(0, 'strike', 'L-N').expectWindow(2, 3);
  // AN-083b A trap activated opens it again, for those who still have one.
  table.pass(3).activates(1, 'L-N').expectWindow(3).expectHealth(10, 8).pass(3).expectAnomaly();
});
scenario('a miss opens none, nor a hit after which a Student decides (AN-083a)', () => {
  const table = aTable().at('L-N', 'L-N').hand(0, 'double/teleport').trapped(1, 'L-N').strikes(0, 'double', 'L-N');
  table.expectAsked('secondHit', [1]).strikesAgain(1, 'Q-NW').expectAnomaly();
});
scenario('a trap may be activated while anybody is asked; the question is put again (AN-078, AN-082)', () => {
  const table = aTable().at('L-N', 'Q-SW').trapped(0, 'L-N', 'C-SE').activates(0, 'C-SE').expectStudents();
  table.tracks(0, 'QUARTERS').expectAnomaly().activates(0, 'L-N').expectLike('attacked', { hit: 'nothing' }, { hit: 'anomaly' });
  table.expectAnomaly();
});
scenario('a trap that hits at its own prompt opens a window before it decides (AN-083a)', () => {
  aTable().at('L-N', 'Q-SW').trapped(0, 'L-N', 'C-SE').anomalysTurn().activates(0, 'L-N').expectWindow(1).pass(1).expectAnomaly();
});
scenario('between the reveal of a Feed and its effect a trap may blow the fuel up (AN-083, RU-36)', () => {
  const table = aTable().at('L-N', 'Q-SW').trapped(0, 'L-N').fuel('L-N').anomalysTurn().feeds().expectWindow(1).activates(0, 'L-N', 'fuel');
  table.expectTold('public', { t: 'fed', zone: 'L-N', on: 'nothing' }).expectOpen({ fed: false, track: { anomaly: 19 } });
});
scenario('between two turns of the Anomaly, and after the last of a round (AN-083)', () => {
  const table = aTable().finished().trapped(0, 'C-SE').anomalysTurn(2);
  table.slips('C-NE').expectWindow(1).pass(1).expectAnomaly().slips('L-N').expectWindow(1).expectUntold('public', 'roundEnded').pass(1);
  table.expectTimes(1, 'roundEnded');
});
scenario('nobody sees whom the table waits for, nor which trap was laid when (AN-079, section 6.2)', () => {
  const seen = (...zones: ['L-N', 'C-SE'] | ['C-SE', 'L-N']) => {
    const trapped = aTable()
      .at('L-N', 'Q-SW')
      .trapped(0, ...zones);
    const table = trapped.trapped(1, 'C-SE').anomalysTurn().feeds();
    return table.seenBy(NOT_STUDENT_0) + table.activates(0, 'L-N').seenBy(NOT_STUDENT_0);
  };
  expect(seen('L-N', 'C-SE')).toBe(seen('C-SE', 'L-N'));
  const passed = aTable().trapped(0, 'C-SE').trapped(1, 'C-SE').anomalysTurn().feeds();
  const before = passed.seenBy([ANOMALY, 3]);
  expect(passed.pass(1).seenBy([ANOMALY, 3])).toBe(before);
});

scenario('once per round, secretly, right after the turn (AN-150, AN-151)', () => {
  const table = hit().expectAnomaly('reactive').expectOptions(ANOMALY, ['Q-NW', 'Q-NE', 'C-NW', 'C-NE']);
  table.answer(ANOMALY, 'C-NE').expectStudents().expectAt('anomaly', 'C-NE');
  table.expectTold('public', { t: 'anomalyMoved', how: 'reactive', sensor: null }).strikes(0, 'strike', 'C-NE').expectStudents(2, 3);
});
scenario('declining does not use it up (AN-151)', () => {
  hit().pass(ANOMALY).strikes(0, 'strike', 'L-N').expectAnomaly('reactive');
});
scenario('with Morph the same pause follows every friendly hit, whether or not it was there (AN-152a)', () => {
  const friendly = (zone: Zone) => armed(zone, 'L-N', 'L-N', 'Q-SE').evolved('reactive', 'morph').is({ ap: 0 });
  const pause = (zone: Zone) => friendly(zone).strikes(0, 'strike', 'L-N').expectAnomaly('reactive');
  pause('L-N').expectOptions(ANOMALY, ['Q-NW', 'Q-NE', 'C-NW', 'C-NE']);
  pause('C-SE').expectOptions(ANOMALY, []);
  const seen = (zone: Zone) => pause(zone).seenBy(OTHERS);
  expect(seen('L-N')).toBe(seen('C-SE'));
  const after = (zone: Zone) => pause(zone).pass(ANOMALY).seenBy(OTHERS);
  expect(after('L-N')).toBe(after('C-SE'));
});
scenario('a trap at the Students’ prompt gives the move after that turn, also if Bait led it away meanwhile (AN-152, RU-78)', () => {
  const table = aTable().at('L-N', 'C-NW').hand(0, 'bait/evolve').trapped(1, 'L-N').evolved('reactive').is({ ap: 0 });
  table.activates(1, 'L-N').expectStudents().uses(0, 'bait', { zone: 'C-NW' }).answer(ANOMALY, 'C-NW').expectAnomaly('reactive');
  table.expectOptions(ANOMALY, ['C-NE', 'C-SW', 'L-N', 'L-W']);
});
scenario('a skip when the Students cannot act ends the round, and what is left is lost (AN-041)', () => {
  const table = aTable().finished().anomalysTurn(2).skips();
  expect(table.toldOf('public', 'apChanged').slice(-2)).toMatchObject([{ why: 'lost' }, { ap: 3, why: 'refill' }]);
  table.expectStudents().expectOpen({ round: 2 });
});
scenario('action points regained in the last window let the round go on (AN-043)', () => {
  const table = aTable().at('L-N', 'Q-SW').finished().trapped(0, 'C-NE').health(10, 2);
  table.anomalysTurn(1).slips('C-NE').expectWindow(1).activates(0, 'C-NE').expectAnomaly().expectOpen({ ap: 3, round: 1 });
});
scenario('the clock: Track with the current symbol in a turn, and the second hit is lost (D-04, RU-71)', () => {
  const table = aTable().at('C-SE', 'L-N').hand(0, 'double/teleport').shows(0, 'LABS', 'FIRE').timeout(1);
  table.expectLike('tracked', { pawn: 0, symbol: 'FIRE' });
  const lost = aTable().at('C-SE', 'L-N').hand(0, 'double/teleport').strikes(0, 'double', 'L-N').timeout(1);
  lost.expectTold('public', { t: 'secondHitLost', pawn: 0 }).expectOpen({ cards: ['double/teleport'] });
});
scenario('one explosion that takes both to nothing is a draw (AN-178)', () => {
  const table = aTable().at('L-E', 'L-E').hand(0, 'strike/scent').health(1, 1).fuel('L-E');
  table.strikes(0, 'strike', 'L-E', 'fuel').expectOver({ winner: 'draw', round: 1 }).expectTimes(1, 'unveiled');
});
