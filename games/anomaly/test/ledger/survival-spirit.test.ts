/** 3.8 Survival Spirit (AN-153 to AN-162). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Zone } from '../../data/board.ts';
import { ANOMALY, type AnomalyTable } from '../table.ts';
import { plainTable } from './plain.ts';

/** The Anomaly in L-N with so much health and so many AP; Student 0 beside it with every weapon. */
const beside = (anomaly: number, ap = 0, mate: Zone = 'Q-SE'): AnomalyTable =>
  plainTable().at('L-N', 'L-N', mate, 'Q-SE').hand(0, 'strike/scent', 'bludgeon/evolve', 'baton/teleport').health(10, anomaly).is({ ap });
/** The Students with so much health; the Anomaly about to feed on Student 0. */
const preyed = (students: number): AnomalyTable =>
  plainTable()
    .at('L-N', 'L-N', 'Q-SE', 'Q-SE')
    .hand(0, 'strike/scent')
    .hand(1, 'far/scent', 'far/evolve')
    .health(students, 5)
    .anomalysTurn();

scenario('AN-153 AN-155 a loss from the other side that brings the Anomaly from 2 or more to exactly 1 gives it all its AP', () => {
  beside(2, 1).strikes(0, 'strike', 'L-N').expectOpen({ ap: 3 });
  beside(3).uses(0, 'bludgeon', { aim: 'zone' }).expectOpen({ ap: 3 });
  beside(4).uses(0, 'baton', { aim: 'zone' }).expectSpirits('anomaly').expectOpen({ ap: 3 }).expectHealth(10, 1);
  // To 2 is not to 1.
  beside(3).strikes(0, 'strike', 'L-N').expectOpen({ ap: 0 });
  beside(4).uses(0, 'bludgeon', { aim: 'zone' }).expectSpirits();
});
scenario('AN-153 AN-154 brought to 1 by the Anomaly, every Student fills up to the hand limit from the draw pile', () => {
  const table = preyed(2).feeds().expectSpirits('students');
  expect(table.sizes.hand).toEqual([0, 3, 3, 3]);
  expect(table.toldOf('public', 'drawn').at(-1)).toEqual({ t: 'drawn', counts: [0, 2, 1, 0], why: 'spirit' });
  expect(table.toldOf(1, 'drawnCards').at(-1)!.cards).toEqual(table.handOf(0).slice(1));
  preyed(3).feeds().expectSpirits();
});
scenario('AN-154 the refill follows AN-165 and AN-166: an empty pile is made anew, and drawing stops with the last card', () => {
  const table = preyed(2)
    .deck()
    .where((open) => {
      open.discard = ['strike/evolve', 'bait/evolve'];
      open.cards = open.cards.filter((card) => card !== 'strike/evolve' && card !== 'bait/evolve');
    })
    .feeds();
  table.expectTimes(1, 'reshuffled');
  expect(table.toldOf('public', 'drawn').at(-1)!.counts).toEqual([0, 1, 1, 0]);
});
scenario('AN-156 RU-07 a side that has its maximum gets nothing, and the chance is gone', () => {
  beside(2, 3).strikes(0, 'strike', 'L-N').expectSpirits().expectOpen({ ap: 3 });
  const hands = preyed(2).hand(0, 'strike/scent', 'far/possess', 'bait/evolve').hand(1, 'far/scent', 'far/evolve', 'sensor/evolve').feeds();
  hands.expectSpirits().expectLike('drawn', { why: 'setup' });
});
scenario('AN-157 own attacks, explosions, radiation and starvation never trigger it', () => {
  const hurt = plainTable().at('C-SE', 'L-N', 'L-N', 'Q-SE').hand(0, 'strike/scent').health(2, 10).strikes(0, 'strike', 'L-N');
  hurt.expectHealth(1, 10).expectSpirits();
  beside(2).health(2, 2).fuel('L-N').strikes(0, 'strike', 'L-N', 'fuel').expectHealth(1, 1).expectSpirits();
  beside(2).roundEnds().expectHealth(10, 1).expectSpirits();
  beside(2).health(2, 2).is({ fed: true }).hot('L-N').roundEnds().expectHealth(1, 1).expectSpirits();
});
scenario('AN-158 AN-161 the Anomaly may profit again, but only after it has been at 2 or more', () => {
  const table = beside(2).strikes(0, 'strike', 'L-N').expectSpirits('anomaly');
  // Fed on a Student it is at 2, and a hit brings it to 1 once more.
  table.feeds().pass(ANOMALY).is({ ap: 0 }).expectHealth(9, 2);
  table.hand(0, 'strike/evolve').strikes(0, 'strike', 'L-N').expectSpirits('anomaly', 'anomaly');
  // At 1 already, a loss of the Students by their own hand is no occasion.
  plainTable().at('C-SE', 'L-N', 'L-N').hand(0, 'strike/scent').health(10, 1).is({ ap: 0 }).strikes(0, 'strike', 'L-N').expectSpirits();
  // Nor is fuel eaten an occasion for Students at 1.
  preyed(1).at('L-N', 'Q-SE').fuel('L-N').feeds().expectHealth(1, 6).expectSpirits();
});
scenario('AN-162 a blow that takes the side to 0 ends the game without it', () => {
  beside(2).uses(0, 'bludgeon', { aim: 'zone' }).expectOver({ winner: 'students', round: 1 }).expectSpirits();
});
scenario('AN-159 RU-08 RU-27 it is applied by itself, right after the damage: nobody is asked', () => {
  const order = beside(2).strikes(0, 'strike', 'L-N').expectAnomaly().order;
  expect(order.slice(order.indexOf('trackMoved'), order.indexOf('trackMoved') + 3)).toEqual(['trackMoved', 'spirit', 'apChanged']);
});
scenario('AN-160 what is regained counts at once: a side that was finished acts again this round', () => {
  beside(2).strikes(0, 'strike', 'L-N').expectAnomaly();
  const table = preyed(2).hand(0).hand(1, 'far/scent', 'far/evolve').hand(2).anomalysTurn(1).feeds().expectStudents();
  table.expectOpen({ round: 1 }).expectUntold('public', 'roundEnded');
});
scenario('AN-155 RU-80 in the middle of its own AP: that one stays spent, its second half is still to come, then it has 3', () => {
  const table = beside(2).cards('far/scent').trapped(1, 'Q-NW').anomalysTurn(1).slips('Q-NW').expectAnomaly('secondHalf');
  table.expectOpen({ ap: 0 }).activates(1, 'Q-NW').expectAnomaly('secondHalf').expectOptions(ANOMALY, ['scent']);
  table.does('scent', { zones: ['L-N'] }).expectOpen({ ap: 3 });
});
