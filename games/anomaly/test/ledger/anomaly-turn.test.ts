/** 3.6 Anomaly turn: halves and costs (AN-099 to AN-105a), Move (AN-106), Feed (AN-107 to AN-112). */
import type { Choice } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ZONES, type Zone } from '../../data/board.ts';
import { ANOMALY, type AnomalyTable, OTHERS } from '../table.ts';
import { plainTable } from './plain.ts';

scenario('AN-099 AN-101 it skips, or one AP buys a basic and a special action in either order, the second chosen after the first', () => {
  const turn = (): AnomalyTable => plainTable().cards('double/teleport').anomalysTurn();
  turn().expectOptions(ANOMALY, ['move', 'feed', 'teleport']);
  expect(turn().decisionOf(ANOMALY).mayPass).toBe(true);
  const basic = turn().slips('Q-NE').expectAnomaly('secondHalf').expectAt('anomaly', 'Q-NE').expectOpen({ ap: 2 });
  // The choice is made with what the first half brought: from Q-NE, not from L-N.
  expect(basic.choicesOf(ANOMALY, 'teleport', 'to')).toEqual(ZONES.filter((zone) => zone !== 'Q-NE'));
  basic.does('teleport', { to: 'C-SE' }).expectStudents();
  const special = turn().does('teleport', { to: 'C-SE' }).expectAnomaly('secondHalf');
  special.expectChoices(ANOMALY, ['move'], ['C-NE', 'C-SW', 'L-E', 'L-S']).slips('L-S').expectStudents();
  for (const table of [basic, special]) table.expectOpen({ ap: 2 });
  expect(turn().skips().open).toMatchObject({ ap: 3, cards: ['double/teleport'] });
});
scenario('AN-100 it may stop after the first; with nothing left to pay for the turn ends by itself', () => {
  const table = plainTable().cards('double/teleport').anomalysTurn().slips('Q-NE').pass(ANOMALY).expectStudents();
  table.expectOpen({ ap: 2, cards: ['double/teleport'] });
  plainTable().anomalysTurn().slips('Q-NE').expectStudents();
  plainTable().cards('double/teleport').anomalysTurn().does('teleport', { to: 'C-SE' }).pass(ANOMALY).expectStudents();
});
scenario('AN-102 never two basic or two special actions for one AP', () => {
  const cards = (): AnomalyTable => plainTable().cards('double/teleport', 'double/teleport', 'strike/scent').anomalysTurn();
  cards().slips('Q-NE').expectOptions(ANOMALY, ['scent', 'teleport']);
  cards().does('teleport', { to: 'C-SE' }).expectOptions(ANOMALY, ['move', 'feed']);
});
scenario(
  'AN-103 RU-57 a special is paid by bottom halves, one card or two for Evolve, which ones it may choose; they are discarded',
  () => {
    const table = plainTable().cards('bludgeon/overload', 'strike/overload', 'strike/evolve', 'trap/scent').anomalysTurn();
    table.expectOptions(ANOMALY, ['move', 'feed', 'overload', 'scent']).expectChoices(ANOMALY, ['overload', 'pay', 'cards'], [0, 1]);
    table.answer(ANOMALY, { pick: 'overload', with: { pay: { pick: 'cards', with: [1] }, use: { pick: 'place', with: ['L-N', 'L-N'] } } });
    table.expectOpen({ discard: ['strike/overload'], cards: ['bludgeon/overload', 'strike/evolve', 'trap/scent'] });
    table.expectTold('public', { t: 'paid', deed: 'overload', cards: ['strike/overload'] });
    const evolve = plainTable().cards('sensor/evolve', 'strike/evolve', 'bait/evolve').anomalysTurn();
    evolve.answer(ANOMALY, { pick: 'evolve', with: { pay: { pick: 'cards', with: [0, 2] }, evolution: 'morph' } });
    evolve.expectOpen({ discard: ['sensor/evolve', 'bait/evolve'], cards: ['strike/evolve'] });
    plainTable().cards('sensor/evolve').anomalysTurn().expectOptions(ANOMALY, ['move', 'feed']);
  },
);
scenario('AN-104 it may hold any number of cards, round after round', () => {
  const table = plainTable().deck('strike/overload', 'far/scent');
  const held = table.open.cards.length;
  expect(held).toBeGreaterThan(15);
  expect(table.is({ fed: true }).roundEnds().open.cards).toHaveLength(held);
});
scenario('AN-105 costs are paid when the action is declared and never come back, even if it does nothing', () => {
  const table = plainTable().at('L-N', 'Q-SW').trapped(0, 'C-SE').cards('far/possess').anomalysTurn().does('possess').expectWindow(1);
  table.expectOpen({ ap: 2, cards: [], discard: ['far/possess'] }).pass(1);
  table.expectUntold('public', 'possessed').expectOpen({ ap: 2, cards: [], discard: ['far/possess'] });
  plainTable().anomalysTurn().feeds().expectOpen({ ap: 2 });
});
scenario('AN-105a one submission holds all that needs no new information; half of one is refused and nothing is announced', () => {
  const table = plainTable().cards('double/teleport', 'strike/overload', 'trap/scent', 'sensor/evolve', 'bait/evolve').anomalysTurn();
  const before = table.seenBy(OTHERS);
  const pay = (place: number) => ({ pick: 'cards', with: [place] });
  const halves: Choice[] = [
    'move',
    'teleport',
    { pick: 'teleport', with: { pay: pay(0) } },
    { pick: 'teleport', with: { to: 'C-SE' } },
    { pick: 'overload', with: { pay: pay(1), use: 'place' } },
    { pick: 'overload', with: { pay: pay(1) } },
    { pick: 'scent', with: { pay: pay(2) } },
    { pick: 'evolve', with: { pay: { pick: 'cards', with: [3, 4] } } },
  ];
  for (const half of halves) expect(() => table.answer(ANOMALY, half)).toThrow('may not answer');
  expect(table.seenBy(OTHERS)).toBe(before);
  table.expectOpen({ ap: 3, discard: [] }).does('teleport', { to: 'C-SE' }).expectAnomaly('secondHalf');
});
scenario('AN-106 to an adjacent zone, secretly and without a tracking card; that it moved is announced', () => {
  const table = plainTable().anomalysTurn().slips('C-NE').expectAt('anomaly', 'C-NE');
  table.expectTold(ANOMALY, { t: 'anomalyMovedTo', zone: 'C-NE' });
  table.expectTold(OTHERS, { t: 'anomalyMoved', how: 'move', sensor: null }).expectUntold(OTHERS, 'anomalyMovedTo');
  for (const viewer of OTHERS) expect(table.toldOf(viewer, 'symbolShown')).toHaveLength(3);
  const seen = (zone: Zone): string => plainTable().anomalysTurn().slips(zone).seenBy(OTHERS);
  expect(seen('C-NE')).toBe(seen('Q-NW'));
});

const here = (students: Zone[], ...fuel: Zone[]): AnomalyTable =>
  plainTable()
    .at('L-N', ...students)
    .fuel(...fuel)
    .anomalysTurn();

scenario('AN-107 it reveals itself, and every Student in its zone reveals too, but no other', () => {
  const table = here(['L-N', 'Q-SE', 'L-N']).feeds();
  table.expectTold(OTHERS, { t: 'anomalyRevealed', zone: 'L-N', why: 'feed', pawns: [0, 2] });
});
scenario('AN-108 RU-47 with a Student there the zero marker moves one space left, once, and the fuel is not touched', () => {
  for (const students of [['L-N'], ['L-N', 'L-N', 'L-N']] as Zone[][]) {
    const table = here(students, 'L-N').feeds();
    table.expectOpen({ track: { students: 0, zero: 9, anomaly: 20 }, fuel: ['L-N'], fed: true });
    table.expectTold('public', { t: 'fed', zone: 'L-N', on: 'students' });
  }
});
scenario('AN-109 with fuel and no Student it gains 1 HP and the fuel is gone', () => {
  const table = here(['Q-SE'], 'L-N', 'C-SE').health(10, 6).feeds();
  table.expectHealth(10, 7).expectOpen({ fuel: ['C-SE'], fed: true });
  table.expectTold('public', { t: 'fed', zone: 'L-N', on: 'fuel' });
});
scenario('AN-110 with neither it fails: the AP is spent, it is revealed, nothing else', () => {
  const table = here(['Q-SE'], 'C-SE').feeds().expectHealth(10, 10);
  table.expectOpen({ ap: 2, fed: false, fuel: ['C-SE'] }).expectTimes(1, 'anomalyRevealed');
  table.expectTold('public', { t: 'fed', zone: 'L-N', on: 'nothing' });
  // Electricity is no food without Conductive.
  const sparks = here(['Q-SE']).electricity('L-N').feeds();
  sparks.expectOpen({ fed: false, electricity: ['L-N'] });
});
scenario('AN-111 RU-46 Feed is offered in the same form whatever is there', () => {
  const offers = [here(['Q-SE']), here(['L-N']), here(['Q-SE'], 'L-N')].map((table) => {
    const { id, ...offer } = table.decisionOf(ANOMALY);
    return JSON.stringify(offer);
  });
  expect(new Set(offers).size).toBe(1);
  expect(offers[0]).toContain('"feed"');
});
scenario('AN-112 RU-48 Students, fuel or electricity eaten count as having fed, even if the marker could not move', () => {
  const full = here(['Q-SE'], 'L-N').feeds();
  full.expectOpen({ fed: true, fuel: [], track: { anomaly: 20 } });
  const sparks = here(['Q-SE']).evolved('conductive').electricity('L-N').feeds();
  sparks.expectOpen({ fed: true, electricity: [], track: { anomaly: 20 } });
  for (const table of [full, sparks, here(['L-N']).feeds()]) table.roundEnds().expectUntold('public', 'starved');
  here(['Q-SE']).feeds().roundEnds().expectTimes(1, 'starved');
});
scenario(
  'AN-100 AN-101 with nothing to pay a special action with, the turn ends by itself after the basic one, and the table is told so',
  () => {
    plainTable().anomalysTurn().slips('Q-NE').expectStudents().expectTimes(1, 'turnEnded');
    // Declining the second half tells the same; a skip is told as a skip.
    plainTable().cards('strike/scent').anomalysTurn().slips('Q-NE').pass(ANOMALY).expectTimes(1, 'turnEnded');
    plainTable().anomalysTurn().skips().expectUntold('public', 'turnEnded');
  },
);
