/** Every change of the track, of the AP and of the hands is told with its cause (AN-009 to AN-015, AN-028, AN-041, AN-154, AN-163 to AN-168). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ANOMALY, type AnomalyTable, aNewTable } from '../table.ts';
import { plainTable } from './plain.ts';

const causes = (table: AnomalyTable): string[] => table.toldOf('public', 'trackMoved').map(({ why }) => why);
/** The Anomaly in L-N with Student 0; Students 1 and 2 in Q-SE; fuel in Q-NE. */
const together = (): AnomalyTable =>
  plainTable().at('L-N', 'L-N', 'Q-SE', 'Q-SE').hand(0, 'strike/scent', 'far/scent', 'stims/scent').fuel('Q-NE');

scenario('AN-013 AN-015 the track says of each block what it comes from, and does not move for a blow that hits nothing', () => {
  const hit = together().strikes(0, 'strike', 'L-N');
  expect(causes(hit)).toEqual(['attack']);
  expect(hit.toldOf('public', 'trackMoved')[0].track).toEqual({ students: 0, zero: 10, anomaly: 19 });
  expect(causes(together().strikes(0, 'far', 'Q-SE'))).toEqual(['attack']);
  expect(causes(together().strikes(0, 'strike', 'Q-NW'))).toEqual([]);
  expect(causes(together().at('Q-NE', 'L-N').strikes(0, 'strike', 'Q-NE', 'fuel'))).toEqual(['explosion']);
  expect(causes(together().strikes(0, 'strike', 'Q-NE', 'fuel'))).toEqual([]);
});
scenario(
  'AN-011 AN-013 AN-015 nor for a meal at the right end of the track; feeding, electricity, hunger and radiation are told apart',
  () => {
    expect(causes(together().anomalysTurn().feeds())).toEqual(['feed']);
    expect(causes(together().at('Q-NE', 'L-N').health(10, 5).anomalysTurn().feeds())).toEqual(['feed']);
    const full = together().at('Q-NE', 'L-N').anomalysTurn().feeds();
    expect([causes(full), full.open.fed]).toEqual([[], true]);
    const shocked = together().cards('bait/overload').electricity('L-N', 'Q-SE').anomalysTurn().overloads();
    expect([causes(shocked), shocked.hp.students]).toEqual([['electricity'], 7]);
    const ended = together().hot('L-N');
    expect(causes(ended.roundEnds())).toEqual(['starvation', 'radiation']);
  },
);
scenario('AN-041 AN-099 AN-155 AN-167 the AP say why they change, and nothing where they do not', () => {
  const points = (table: AnomalyTable): unknown[] => table.toldOf('public', 'apChanged').map(({ ap, why }) => `${ap} ${why}`);
  expect(points(together().anomalysTurn().slips('Q-NW'))).toEqual(['2 spent']);
  expect(points(together().anomalysTurn().skips())).toEqual([]);
  expect(points(together().roundEnds())).toEqual([]);
  const finished = together().hand(0, 'strike/scent').hand(1).hand(2).anomalysTurn(2).skips();
  expect(points(finished)).toEqual(['0 lost', '3 refill']);
  const spirit = together().health(10, 2).is({ ap: 1 });
  expect(points(spirit.strikes(0, 'strike', 'L-N'))).toEqual(['3 spirit']);
});
scenario('AN-028 AN-154 AN-164 cards are drawn at the set-up, at the end of a round and by Survival Spirit, and each says so', () => {
  const drawn = (table: AnomalyTable): unknown[] => table.toldOf('public', 'drawn').map(({ why, counts }) => `${why} ${counts}`);
  expect(drawn(aNewTable())).toEqual(['setup 0,3,3,3']);
  expect(drawn(together().hand(1).roundEnds())).toEqual(['setup 0,3,3,3', 'refill 0,0,3,0']);
  expect(drawn(together().hand(1).health(2, 5).anomalysTurn().feeds())).toEqual(['setup 0,3,3,3', 'spirit 0,0,3,0']);
  // A Student who draws nothing is told of no cards.
  const table = together().hand(1).roundEnds();
  expect([1, 2, 3].map((seat) => table.toldOf(seat, 'drawnCards').length)).toEqual([1, 2, 1]);
  table.expectUntold(ANOMALY, 'drawnCards');
});
