/** 3.3 Round structure (AN-033 to AN-044). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ANOMALY, type AnomalyTable, aTable } from '../table.ts';

/** Whose turns there have been: s for a Student, a for the Anomaly. */
const sides = (table: AnomalyTable): string => table.toldOf('public', 'turnBegan').reduce((all, { side }) => all + side[0], '');
const tracks = (table: AnomalyTable, pawn = 0): AnomalyTable => table.tracks(pawn, table.open.students[pawn].shown[0]);
const finished = (): AnomalyTable => aTable().finished();

scenario('AN-033 AN-034 single turns in alternation, a Student first in every round', () => {
  const table = aTable({ students: 2 });
  for (let i = 0; i < 3; i++) tracks(table).skips();
  expect(sides(table)).toBe('sasasas');
  // To the end of the round, and into the next.
  for (let turns = 0; turns < 20 && table.open.round === 1; turns++)
    table.kind === 'studentTurn' ? tracks(table, table.handOf(0).length > 0 ? 0 : 1) : table.skips();
  table.expectTimes(1, 'roundEnded').expectStudents(1, 2);
  expect(table.toldOf('public', 'turnBegan').at(-1)).toEqual({ t: 'turnBegan', side: 'students' });
});
scenario('AN-034 a round after one whose last turn was a Student’s begins with a Student all the same', () => {
  const table = aTable().hand(0, 'strike/scent', 'strike/evolve').hand(1, 'strike/overload').hand(2).is({ ap: 0 });
  tracks(table);
  table.expectOpen({ round: 2 });
  expect(sides(table)).toBe('ss');
});
scenario('AN-035 AN-037 they have an action while they hold more than two cards in all; then no more turns, and the two are kept', () => {
  const table = aTable().hand(0, 'strike/scent', 'bludgeon/evolve').hand(1, 'strike/overload', 'far/scent').hand(2).is({ ap: 0 });
  tracks(table).expectStudents(1, 2);
  const [mine, theirs] = [table.handOf(0).slice(), table.handOf(1).slice()];
  tracks(table, 0);
  table.expectTimes(1, 'roundEnded');
  expect(mine).toEqual(['bludgeon/evolve']);
  expect(table.handOf(1).slice(0, 2)).toEqual(theirs);
  expect(table.toldOf('public', 'drawn').at(-1)!.counts).toEqual([0, 3, 1, 3]);
});
scenario('AN-036 a Student turn cannot be skipped', () => {
  const table = aTable();
  for (const seat of [1, 2, 3]) {
    expect(table.decisionOf(seat).mayPass).toBe(false);
    expect(() => table.pass(seat)).toThrow('may not answer');
  }
  // D-04 Not even by letting the clock run out: somebody acts.
  table.timeout(1).expectTimes(1, 'used');
});
scenario('AN-038 AN-039 the Anomaly acts while it has an AP and may skip as often as it likes, which costs none', () => {
  const table = aTable({ students: 2 });
  for (let i = 0; i < 3; i++) {
    tracks(table).expectAnomaly().skips();
    table.expectOpen({ ap: 3 });
  }
  table.expectTimes(3, 'skipped');
  tracks(table).slips('Q-NE');
  table.expectOpen({ ap: 2 }).is({ ap: 0 });
  tracks(table, 1).expectStudents(2);
});
scenario('AN-040 a side that cannot act is passed over: the other’s turns follow each other', () => {
  const students = aTable({ students: 2 }).is({ ap: 0 });
  for (let i = 0; i < 3; i++) tracks(students).expectStudents(1, 2);
  expect(sides(students)).toBe('ssss');
  const her = finished().anomalysTurn(3).slips('Q-NE').slips('L-N').expectAnomaly();
  expect(sides(her).slice(1)).toBe('aaa');
});
scenario('AN-041 RU-30 a skip while the Students cannot act ends the round, and the AP left are lost', () => {
  finished().anomalysTurn(2).skips().expectTimes(1, 'roundEnded').expectLike('apChanged', { ap: 0, why: 'lost' }, { ap: 3, why: 'refill' });
  // While they can act, a skip ends nothing.
  aTable().anomalysTurn(2).skips().expectStudents().expectTimes(0, 'roundEnded').expectOpen({ ap: 2 });
});
scenario('AN-041 RU-84 the AP lost are gone before the last trap window: a trap in it finds 0 AP', () => {
  const skipped = (): AnomalyTable => finished().at('L-N', 'Q-SW').trapped(0, 'L-N').health(10, 2).anomalysTurn(3).skips().expectWindow(1);
  skipped().expectOpen({ ap: 0 });
  // Survival Spirit gives 3 again, which 3 AP unspent would have made void.
  skipped().activates(0, 'L-N').expectAnomaly().expectOpen({ ap: 3, round: 1 });
  // And Reactive, which needs 0 AP, answers.
  finished().at('L-N', 'Q-SW').trapped(0, 'L-N').evolved('reactive').anomalysTurn(3).skips().activates(0, 'L-N').expectAnomaly('reactive');
});
scenario('AN-042 the round ends as soon as neither side can act, in the middle of no one’s turn', () => {
  const table = finished().anomalysTurn(1).expectTimes(0, 'roundEnded').slips('Q-NE').expectTimes(1, 'roundEnded');
  table.expectStudents().expectOpen({ round: 2 });
});
scenario('AN-043 AP regained from a trap in the last window, or at the Reactive offer after it, let the round go on', () => {
  const wounded = (hp: number): AnomalyTable =>
    finished().at('L-N', 'Q-SW').trapped(0, 'Q-NE', 'Q-NE').health(10, hp).anomalysTurn(1).evolved('reactive').slips('Q-NE');
  const window = wounded(2).expectWindow(1).activates(0, 'Q-NE').pass(1).expectAnomaly('reactive').pass(ANOMALY).expectAnomaly();
  window.expectOpen({ ap: 3, round: 1 }).expectTimes(0, 'roundEnded');
  const offer = wounded(3).activates(0, 'Q-NE').pass(1).expectAnomaly('reactive').activates(0, 'Q-NE').pass(ANOMALY).expectAnomaly();
  offer.expectOpen({ ap: 3 }).expectTimes(0, 'roundEnded');
  // Without it the round is over.
  wounded(5).activates(0, 'Q-NE').pass(1).pass(ANOMALY).expectTimes(1, 'roundEnded');
});
scenario('AN-044 RU-32 if the Students begin a round with two cards or fewer, the Anomaly simply takes its turns', () => {
  const table = finished().deck().is({ fed: true });
  table
    .where((open) => void open.cards.push(...open.discard.splice(0)))
    .roundEnds()
    .expectAnomaly();
  table.expectOpen({ round: 2, ap: 3 });
  expect(sides(table)).toBe('sa');
  table.slips('Q-NE').pass(ANOMALY).expectAnomaly();
});
