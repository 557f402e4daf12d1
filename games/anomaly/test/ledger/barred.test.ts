/** Why an action cannot be chosen now: the reason is the condition that keeps it out of the options (AN-049, AN-052, AN-103, AN-114). */
import { framesOf, view } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { EVOLUTIONS } from '../../data/components.ts';
import { whyNotDeed, whyNotUse } from '../../i18n/why-not.ts';
import type { Deed, Use } from '../../types.ts';
import { ANOMALY, type AnomalyTable } from '../table.ts';
import { plainTable } from './plain.ts';

const student = (table: AnomalyTable, use: Use) => whyNotUse(view(table.match, table.seatOf(0)), 0, use);
const anomaly = (table: AnomalyTable, deed: Deed) => whyNotDeed(view(table.match, ANOMALY), deed);

scenario('AN-049 a special action wants a card with that top half', () => {
  const table = plainTable().hand(0, 'trap/scent', 'far/scent').expectChoices(1, [0], ['move', 'track', 'far', 'trap']);
  expect([student(table, 'strike'), student(table, 'far')]).toEqual([{ why: 'noSuchCard' }, null]);
});
scenario('AN-052 no Trap or Sensor action while no such token is left in the supply; each says so', () => {
  const table = plainTable().hand(0, 'trap/scent', 'sensor/evolve').trapped(0, 'L-N', 'L-N', 'L-S').trapped(1, 'C-NE', 'C-SE', 'Q-NE');
  table.sensors('L-N', 'L-S', 'L-E', 'L-W', 'Q-NE', 'Q-SE').expectChoices(1, [0], ['move', 'track']);
  expect([student(table, 'trap'), student(table, 'sensor')]).toEqual([{ why: 'noTrapLeft' }, { why: 'noSensorLeft' }]);
});
scenario('AN-103 AN-114 a deed that cannot be paid for names itself; with all evolutions in place there is none to come', () => {
  const poor = plainTable().cards('sensor/evolve').anomalysTurn();
  expect([anomaly(poor, 'evolve'), anomaly(poor, 'scent')]).toEqual([
    { why: 'cannotPay', deed: 'evolve' },
    { why: 'cannotPay', deed: 'scent' },
  ]);
  const whole = plainTable()
    .cards('sensor/evolve', 'bait/evolve')
    .is({ evolutions: [...EVOLUTIONS] })
    .anomalysTurn();
  expect(anomaly(whole, 'evolve')).toEqual({ why: 'allEvolved' });
});
scenario('AN-101 a turn of the Anomaly begins with neither half done', () => {
  const table = plainTable().anomalysTurn();
  expect(framesOf(view(table.match, 'public')).at(-1)).toMatchObject({ proc: 'anomalyTurn', at: { first: null } });
});
