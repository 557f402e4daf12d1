/** 3.10 End of the game (AN-176 to AN-180a). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ZONES, type Zone } from '../../data/board.ts';
import { RADIATION_IDS } from '../../data/radiation.ts';
import { ANOMALY, type AnomalyTable, aTable, EVERYBODY, type TableOptions } from '../table.ts';

const beside = (hp: [number, number], options: TableOptions = {}): AnomalyTable =>
  aTable(options)
    .hand(1)
    .hand(2)
    .at('L-N', 'L-N', 'Q-SE', 'Q-SE')
    .hand(0, 'strike/overload', 'double/teleport', 'trap/scent')
    .health(...hp);
/** All twelve zones irradiated. */
const scorched = (table: AnomalyTable, round = 13): AnomalyTable =>
  table.given(({ open, vault }) => {
    open.radiation = ZONES.map((zone, i) => ({ token: RADIATION_IDS[i], zone }));
    vault.radiation = [];
    open.round = round;
  });

scenario('AN-176 RU-66 the game ends in the middle of an action, and the rest of it is not carried out', () => {
  const double = beside([10, 1]).strikes(0, 'double', 'L-N').expectOver({ winner: 'students', round: 1 });
  expect([double.open.cards, double.open.inPlay?.card]).toEqual([[], 'double/teleport']);
  // Starved to death: no refill, no radiation.
  const starved = beside([10, 1]).roundEnds().expectOver({ winner: 'students', round: 1 }).expectLike('drawn', { why: 'setup' });
  starved.expectUntold('public', 'radiationPlaced');
  // A trap kills it between the reveal and the meal.
  const trapped = beside([1, 1]).trapped(1, 'L-N').anomalysTurn().feeds().activates(1, 'L-N').expectOver({ winner: 'students', round: 1 });
  trapped.expectUntold('public', 'fed');
});
scenario('AN-177 at 0 HP the Students lose to the Anomaly, and the Anomaly to the Students', () => {
  beside([1, 10]).anomalysTurn().feeds().expectOver({ winner: 'anomaly', round: 1 });
  beside([10, 1]).strikes(0, 'strike', 'L-N').expectOver({ winner: 'students', round: 1 });
  // Even if it is their own shot that does it.
  const own = beside([1, 10]).at('C-SE', 'L-N', 'L-N', 'Q-SE').strikes(0, 'strike', 'L-N').expectOver({ winner: 'anomaly', round: 1 });
  own.expectTold('public', { t: 'won', winner: 'anomaly' });
});
scenario('AN-178 RU-65 one explosion or one radiation step that takes both to 0 is a draw; starvation before it is not', () => {
  beside([1, 1]).fuel('L-N').strikes(0, 'strike', 'L-N', 'fuel').expectOver({ winner: 'draw', round: 1 });
  const burnt = (fed: boolean): AnomalyTable => beside([1, 1]).is({ fed }).hot('L-N').roundEnds();
  burnt(true).expectOver({ winner: 'draw', round: 1 });
  burnt(false).expectOver({ winner: 'students', round: 1 });
});
scenario('AN-179 at the end everything hidden is shown to all, unless the table chose otherwise', () => {
  const table = beside([10, 1]).trapped(1, 'Q-SW', 'C-SE').strikes(0, 'strike', 'L-N');
  table.expectTold(EVERYBODY, {
    t: 'unveiled',
    anomaly: 'L-N',
    students: [
      { zone: 'L-N', traps: [] },
      { zone: 'Q-SE', traps: ['C-SE', 'Q-SW'] },
      { zone: 'Q-SE', traps: [] },
    ],
    hands: [[], ['double/teleport', 'trap/scent'], [], []],
  });
  beside([10, 1], { endReveal: false }).strikes(0, 'strike', 'L-N').expectUntold('public', 'unveiled');
  beside([10, 2]).strikes(0, 'strike', 'L-N').expectUntold('public', 'unveiled');
});
scenario('AN-180 there is no round limit', () => {
  const table = scorched(beside([10, 10]).is({ fed: true }), 40).roundEnds();
  table.expectOpen({ round: 41, winner: null }).expectStudents();
});
scenario('AN-180a every game ends all the same: with all zones irradiated every Student costs 1 HP per round', () => {
  const table = scorched(aTable({ students: 1 }).health(5, 10));
  const health: number[] = [];
  for (let inputs = 0; table.open.winner === null && inputs < 200; inputs++) {
    const { round } = table.open;
    if (table.kind === 'studentTurn') {
      // Running away does not save a Student.
      const [to] = table.choicesOf(1, 0, 'move', 'to') as Zone[];
      table.moves(0, to, table.choicesOf(1, 0, 'move', 'to', to)[0] as never);
    } else table.is({ fed: true }).pass(ANOMALY);
    if (table.open.round > round) health.push(table.hp.students);
  }
  expect(health).toEqual([4, 3, 2, 1]);
  table.expectOpen({ winner: 'anomaly', round: 17 });
});
