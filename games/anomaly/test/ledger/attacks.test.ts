/** 3.5 Attacks (AN-085 to AN-092) and fuel (AN-093 to AN-098). */
import type { Choice } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Zone } from '../../data/board.ts';
import type { Kind } from '../../data/cards.ts';
import type { Use } from '../../types.ts';
import { ANOMALY, type AnomalyTable, aTable, EVERYBODY } from '../table.ts';
import { plainTable } from './plain.ts';

const armed = (anomaly: Zone, students: [Zone, Zone, Zone], ...fuel: Zone[]): AnomalyTable =>
  aTable()
    .at(anomaly, ...students)
    .hand(0, 'strike/overload', 'double/teleport', 'far/scent')
    .hand(1, 'bludgeon/evolve', 'baton/teleport', 'trap/scent')
    .fuel(...fuel);

scenario('AN-085 Strike, each hit of Double Strike, Far Strike, Bludgeon, Baton and trap are attacks, each by the Student acting', () => {
  const here = (): AnomalyTable => armed('L-N', ['L-N', 'L-N', 'Q-SE']);
  here().strikes(0, 'strike', 'L-N').expectLike('attacked', { pawn: 0, weapon: 'strike', damage: 1 });
  const hit = { pawn: 0, weapon: 'double', damage: 1 } as const;
  here().strikes(0, 'double', 'L-N').strikesAgain(1, 'L-N').expectLike('attacked', hit, hit);
  here().strikes(0, 'far', 'L-N').expectLike('attacked', { pawn: 0, weapon: 'far', damage: 1 });
  here().uses(1, 'bludgeon', { aim: 'zone' }).expectLike('attacked', { pawn: 1, weapon: 'bludgeon', damage: 2 });
  here().uses(1, 'baton', { aim: 'zone' }).expectLike('attacked', { pawn: 1, weapon: 'baton', damage: 3 });
  here().trapped(2, 'L-N').activates(2, 'L-N').expectLike('attacked', { pawn: 2, weapon: 'trap', damage: 1 });
});
scenario('AN-086 Move, Track, Stims, Sensor, Bait and laying a trap are no attacks: no hit, no damage, no reaction', () => {
  const to = { pick: 'Q-NE', with: 'QUARTERS' };
  const cases: [Use, Kind, Record<string, Choice>][] = [
    ['move', 'strike/scent', { to }],
    ['track', 'strike/scent', { symbol: 'LABS' }],
    ['stims', 'stims/scent', { to }],
    ['sensor', 'sensor/evolve', { zone: 'L-N' }],
    ['trap', 'trap/scent', {}],
    ['bait', 'bait/evolve', { zone: 'L-N' }],
  ];
  for (const [use, card, details] of cases) {
    const table = plainTable().at('L-N', 'L-N', 'L-N').hand(0, card).evolved('reactive', 'morph').is({ ap: 0 }).uses(0, use, details);
    if (use === 'bait') table.answer(ANOMALY, 'pretend');
    table.expectUntold('public', 'attacked').expectHealth(10, 10).expectStudents(2, 3);
  }
});
scenario('AN-087 the attacker aims at the zone or, where there is fuel, at the fuel; fuel is never hit without saying so', () => {
  const table = armed('L-N', ['Q-NE', 'L-N', 'Q-SE'], 'L-N').expectChoices(1, [0, 'strike', 'at', 'L-N'], ['zone', 'fuel']);
  table.expectChoices(1, [0, 'strike', 'at', 'L-E'], ['zone']).expectChoices(2, [1, 'bludgeon', 'aim'], ['zone', 'fuel']);
  table.strikes(0, 'strike', 'L-N');
  table.expectOpen({ fuel: ['L-N'] }).expectHealth(10, 9);
  table.expectUntold('public', 'exploded');
});
scenario('AN-088 AN-092 the Anomaly there takes the damage, no Student any, and nothing is said about Students there', () => {
  const told = (mate: Zone): unknown => armed('L-N', ['Q-NE', mate, 'Q-SE']).strikes(0, 'strike', 'L-N').expectHealth(10, 9).told('public');
  expect(told('L-N')).toEqual(told('L-W'));
});
scenario('AN-089 without it the other Students there take the damage, once, however many they are', () => {
  armed('C-SE', ['Q-NE', 'L-N', 'L-N']).strikes(0, 'strike', 'L-N').expectHealth(9, 10);
  armed('C-SE', ['L-N', 'L-N', 'L-N']).uses(1, 'baton', { aim: 'zone' }).expectHealth(7, 10);
});
scenario('AN-090 with neither nothing happens, and the attacker is never hurt by the own attack', () => {
  for (const zone of ['L-E', 'Q-NE'] as Zone[]) {
    armed('C-SE', ['Q-NE', 'L-N', 'L-N']).strikes(0, 'strike', zone).expectHealth(10, 10).expectUntold('public', 'trackMoved');
  }
});
scenario('AN-091 RU-40 the result is public: the Anomaly, the Students by name in seat order, or nothing', () => {
  const struck = { t: 'attacked', pawn: 0, weapon: 'strike', reaction: false } as const;
  const near = (anomaly: Zone): AnomalyTable => armed(anomaly, ['Q-NE', 'L-N', 'L-N']);
  near('L-N')
    .strikes(0, 'strike', 'L-N')
    .expectTold(EVERYBODY, { ...struck, zone: 'L-N', hit: 'anomaly', pawns: [], damage: 1 });
  near('C-SE')
    .strikes(0, 'strike', 'L-N')
    .expectTold(EVERYBODY, { ...struck, zone: 'L-N', hit: 'students', pawns: [1, 2], damage: 1 });
  near('C-SE')
    .strikes(0, 'strike', 'L-E')
    .expectTold(EVERYBODY, { ...struck, zone: 'L-E', hit: 'nothing', pawns: [], damage: 0 });
});
scenario('AN-093 RU-37 any weapon may be aimed at fuel within its range, a trap at fuel in its zone; the token leaves the game', () => {
  const blow = (act: (table: AnomalyTable) => AnomalyTable): Zone[] => act(armed('C-SE', ['L-N', 'L-N', 'Q-SE'], 'L-N', 'C-SW')).open.fuel;
  expect(blow((table) => table.strikes(0, 'strike', 'L-N', 'fuel'))).toEqual(['C-SW']);
  expect(blow((table) => table.strikes(0, 'double', 'C-NW').strikesAgain(1, 'L-N', 'fuel'))).toEqual(['C-SW']);
  expect(blow((table) => table.strikes(0, 'far', 'C-SW', 'fuel'))).toEqual(['L-N']);
  expect(blow((table) => table.uses(1, 'bludgeon', { aim: 'fuel' }))).toEqual(['C-SW']);
  expect(blow((table) => table.uses(1, 'baton', { aim: 'fuel' }))).toEqual(['C-SW']);
  expect(blow((table) => table.trapped(2, 'C-SW').activates(2, 'C-SW', 'fuel'))).toEqual(['L-N']);
  expect(() => armed('C-SE', ['L-N', 'L-N', 'Q-SE'], 'C-SW').strikes(0, 'strike', 'C-SW', 'fuel')).toThrow('may not answer');
});
scenario(
  'AN-094 RU-18 RU-42 1 damage to the Anomaly if there and 1 to the Students once if any is there, the attacker too, at the same time',
  () => {
    const both = armed('L-N', ['L-N', 'L-N', 'L-N'], 'L-N').strikes(0, 'strike', 'L-N', 'fuel').expectHealth(9, 9);
    both.expectTold('public', { t: 'trackMoved', track: { students: 1, zero: 10, anomaly: 19 }, why: 'explosion' });
    armed('C-SE', ['L-N', 'Q-SE', 'Q-SE'], 'L-N').strikes(0, 'strike', 'L-N', 'fuel').expectHealth(9, 10);
    armed('L-N', ['Q-NE', 'Q-SE', 'Q-SE'], 'L-N').strikes(0, 'strike', 'L-N', 'fuel').expectHealth(10, 9);
    armed('C-SE', ['Q-NE', 'Q-SE', 'Q-SE'], 'L-N').strikes(0, 'strike', 'L-N', 'fuel').expectHealth(10, 10);
  },
);
scenario('AN-095 RU-41 the explosion replaces the weapon’s own damage', () => {
  armed('L-N', ['Q-SE', 'L-N', 'Q-SE'], 'L-N').uses(1, 'baton', { aim: 'fuel' }).expectHealth(9, 9).expectUntold('public', 'attacked');
});
scenario('AN-096 it is environmental: no Morph, no Reactive, no Survival Spirit', () => {
  const table = armed('L-N', ['Q-NE', 'L-N', 'Q-SE'], 'L-N').evolved('morph', 'reactive').health(10, 2);
  table.is({ ap: 0 }).strikes(0, 'strike', 'L-N', 'fuel').expectHealth(9, 1).expectStudents().expectOpen({ ap: 0 }).expectSpirits();
  // Not even by order of the Anomaly.
  const forced = armed('L-N', ['L-N', 'Q-NE', 'Q-SE'], 'Q-NE').cards('far/possess').health(2, 10).anomalysTurn().possesses(0);
  forced.ordersAt('strike', 'strike/overload', 'Q-NE', 'fuel').expectHealth(1, 10).expectSpirits();
});
scenario('AN-097 everyone in the zone is named, the Anomaly too', () => {
  for (const anomaly of ['L-N', 'C-SE'] as const) {
    const table = armed(anomaly, ['L-N', 'Q-SE', 'L-N'], 'L-N').strikes(0, 'strike', 'L-N', 'fuel');
    table.expectTold(EVERYBODY, { t: 'exploded', pawn: 0, weapon: 'strike', zone: 'L-N', pawns: [0, 2], anomaly: anomaly === 'L-N' });
  }
});
scenario('AN-098 Bludgeon and Baton aimed at fuel reveal the user first', () => {
  for (const use of ['bludgeon', 'baton'] as const) {
    armed('C-SE', ['Q-NE', 'L-N', 'Q-SE'], 'L-N').uses(1, use, { aim: 'fuel' }).expectOrder('studentRevealed', 'exploded');
  }
});
