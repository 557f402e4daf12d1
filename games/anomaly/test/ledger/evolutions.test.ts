/** 3.7 Evolutions (AN-135): Adaptive (AN-136, AN-137), Conductive (AN-138 to AN-141), Echolocation (AN-142, AN-143), Phasing (AN-148, AN-149). */
import { accepts, type Choice } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ZONES, type Zone } from '../../data/board.ts';
import type { Bottom, Kind } from '../../data/cards.ts';
import { EVOLUTIONS } from '../../data/components.ts';
import { viableZones } from '../../facts/radiation.ts';
import type { Use } from '../../types.ts';
import { ANOMALY, type AnomalyTable, aTable, NOT_STUDENT_0 } from '../table.ts';
import { plainTable } from './plain.ts';

scenario('AN-135 RU-13 six evolutions, permanent and public, at work without an AP or a card', () => {
  const table = plainTable().cards('sensor/evolve', 'bait/evolve', 'strike/evolve', 'trap/evolve').anomalysTurn();
  table.expectChoices(ANOMALY, ['evolve', 'evolution'], [...EVOLUTIONS]);
  table.does('evolve', { evolution: 'conductive' }).pass(ANOMALY).tracks(0, 'QUARTERS').does('evolve', { evolution: 'echolocation' });
  for (const viewer of [1, 'public' as const])
    expect(table.seen(viewer)).toMatchObject({ view: { open: { evolutions: ['conductive', 'echolocation'] } } });
  table.is({ ap: 0, fed: true }).expectOpen({ cards: [] }).pass(ANOMALY).strikes(0, 'strike', 'Q-SW').expectTimes(1, 'studentRevealed');
  table.roundEnds().expectOpen({ evolutions: ['conductive', 'echolocation'] });
});

const adaptive = (cards: Kind[]): AnomalyTable =>
  plainTable()
    .cards(...cards)
    .evolved('adaptive')
    .anomalysTurn();

scenario(
  'AN-136 RU-56 X cards of any kind for one: Scent 1, Overload 2, Possess 3, Teleport 4; the kind replaced may be among them',
  () => {
    const FIVE: Kind[] = ['sensor/evolve', 'sensor/possess', 'bait/possess', 'bait/overload', 'far/possess'];
    const payable = (cards: Kind[]): unknown[] => adaptive(cards).choicesOf(ANOMALY);
    expect(payable(['sensor/evolve'])).toEqual(['move', 'feed', 'scent']);
    expect(payable(['sensor/evolve', 'bait/evolve'])).toEqual(['move', 'feed', 'overload', 'evolve', 'scent']);
    const three = adaptive(['double/teleport', 'double/teleport', 'double/teleport']);
    three.expectOptions(ANOMALY, ['move', 'feed', 'overload', 'possess', 'scent', 'teleport']);
    expect(payable(['sensor/evolve', 'far/scent', 'strike/scent'])).not.toContain('teleport');
    expect(payable(FIVE)).toContain('teleport');
    const prices: [Bottom, number, object][] = [
      ['scent', 1, { zones: ['L-N'] }],
      ['overload', 2, { use: { pick: 'place', with: ['L-N', 'L-N'] } }],
      ['possess', 3, {}],
      ['teleport', 4, { to: 'C-SE' }],
    ];
    for (const [deed, price, details] of prices)
      for (const count of [price - 1, price, price + 1]) {
        const places = [0, 1, 2, 3, 4].slice(0, count);
        const choice = { pick: deed, with: { pay: { pick: 'any', with: places }, ...details } };
        const table = adaptive(FIVE);
        expect([deed, count, accepts(table.decisionOf(ANOMALY), choice)]).toEqual([deed, count, count === price]);
        if (count === price) table.answer(ANOMALY, choice).expectOpen({ discard: FIVE.slice(0, price), cards: FIVE.slice(price) });
      }
    // A matching card still does, and nobody else can pay so.
    adaptive(FIVE).expectChoices(ANOMALY, ['overload', 'pay'], ['cards', 'any']);
    adaptive(FIVE).evolved().expectOptions(ANOMALY, ['move', 'feed', 'overload', 'possess']);
  },
);
scenario('AN-137 RU-55 Evolve: two Evolve cards, or one and two others, or four cards', () => {
  const cards: Kind[] = ['sensor/evolve', 'far/possess', 'bait/overload', 'bait/evolve'];
  const pays = (pay: object): Kind[] =>
    adaptive(cards).answer(ANOMALY, { pick: 'evolve', with: { pay, evolution: 'morph' } } as never).open.discard;
  expect(pays({ pick: 'cards', with: [0, 3] })).toEqual(['sensor/evolve', 'bait/evolve']);
  expect(pays({ pick: 'half', with: { pick: 3, with: [1, 2] } })).toEqual(['far/possess', 'bait/overload', 'bait/evolve']);
  expect(pays({ pick: 'any', with: [0, 1, 2, 3] })).toEqual(cards);
  for (const pay of [
    { pick: 'half', with: { pick: 1, with: [2, 3] } },
    { pick: 'half', with: { pick: 0, with: [0, 1] } },
    { pick: 'half', with: { pick: 0, with: [1] } },
    { pick: 'any', with: [0, 1, 2] },
  ])
    expect(() => pays(pay)).toThrow('may not answer');
  expect(adaptive(['far/possess', 'bait/overload', 'sensor/possess']).optionsOf(ANOMALY)).not.toContain('evolve');
  // Evolve is not offered where it cannot be paid: one Evolve card and one other, or one alone without Adaptive.
  expect(adaptive(['sensor/evolve', 'far/possess']).optionsOf(ANOMALY)).not.toContain('evolve');
  plainTable().cards('sensor/evolve').anomalysTurn().expectOptions(ANOMALY, ['move', 'feed']);
  // Nor is a way to pay that leads nowhere.
  adaptive(['sensor/evolve', 'bait/evolve']).expectChoices(ANOMALY, ['evolve', 'pay'], ['cards']);
  adaptive(['sensor/evolve', 'far/possess', 'bait/overload']).expectChoices(ANOMALY, ['evolve', 'pay'], ['half']);
});

const charged = (electricity: Zone[], fuel: Zone[] = [], student: Zone = 'Q-SE'): AnomalyTable =>
  plainTable()
    .at('L-N', student, 'Q-SE', 'Q-SW')
    .cards('bait/overload')
    .evolved('conductive')
    .health(10, 5)
    .is({ electricity, fuel })
    .anomalysTurn();

scenario('AN-138 a Feed with no Student there eats one token as if it were fuel, by itself where there is no fuel', () => {
  const table = charged(['L-N', 'L-N', 'C-SE']).feeds().expectAnomaly('secondHalf');
  table.expectOpen({ electricity: ['L-N', 'C-SE'], fed: true }).expectHealth(10, 6);
  table.expectTold('public', { t: 'fed', zone: 'L-N', on: 'electricity' });
  charged(['C-SE']).feeds().expectTold('public', { t: 'fed', zone: 'L-N', on: 'nothing' });
});
scenario('AN-138 RU-82 with a Student there a Feed takes the Student', () => {
  const table = charged(['L-N'], [], 'L-N').feeds().expectTold('public', { t: 'fed', zone: 'L-N', on: 'students' });
  table.expectOpen({ electricity: ['L-N'] });
});
scenario('AN-139 with fuel and electricity it chooses which one to eat, never both', () => {
  const fuel = charged(['L-N'], ['L-N']).feeds().expectAnomaly('whatToEat').expectOptions(ANOMALY, ['fuel', 'electricity']);
  fuel.answer(ANOMALY, 'fuel').expectOpen({ fuel: [], electricity: ['L-N'], fed: true });
  const spark = charged(['L-N'], ['L-N']).feeds().answer(ANOMALY, 'electricity');
  spark.expectOpen({ fuel: ['L-N'], electricity: [], fed: true });
  for (const table of [fuel, spark]) table.expectHealth(10, 6);
  charged(['L-N'], ['L-N']).feeds().timeout(ANOMALY).expectOpen({ fuel: [] });
  // A trap that blows the fuel up while it chooses leaves the electricity alone to eat.
  const blown = charged(['L-N'], ['L-N']).trapped(0, 'L-N').feeds().pass(1).expectAnomaly('whatToEat').activates(0, 'L-N', 'fuel');
  blown.expectTold('public', { t: 'fed', zone: 'L-N', on: 'electricity' }).expectHealth(10, 5);
});
scenario('AN-140 when it activates it may first eat any number in its own zone: 1 HP each, no damage, it is revealed and has fed', () => {
  const table = charged(['L-N', 'L-N', 'L-N', 'Q-SE']).at('L-N', 'L-N', 'Q-SE', 'Q-SW');
  table.expectChoices(ANOMALY, ['overload', 'use', 'activate'], [0, 3]);
  table.overloads(2).expectHealth(8, 7).expectOpen({ electricity: [], fed: true });
  table.expectTold('public', { t: 'electricityActivated', hits: [1, 1, 0], eaten: 2, zone: 'L-N' });
  const none = charged(['L-N']).overloads(0);
  none.expectTold('public', { t: 'electricityActivated', hits: [0, 0, 0], eaten: 0, zone: null });
  none.expectOpen({ fed: false }).expectHealth(10, 5);
  expect(charged(['L-N', 'L-N']).health(10, 9).overloads(2).open.track.anomaly).toBe(20);
});
scenario('AN-141 eating while activating reveals no Student in the zone', () => {
  const seen = (student: Zone): string => charged(['L-N'], [], student).shows(0, 'ENGINEERING').overloads(1).seenBy(NOT_STUDENT_0);
  expect(seen('L-N')).toBe(seen('Q-NE'));
});

const heard = (card: Kind, use: Use, details: Record<string, Choice>): AnomalyTable =>
  aTable().emptyHanded().at('L-W', 'Q-NE').hand(0, card).evolved('echolocation').uses(0, use, details);
const at = { pick: 'L-E', with: 'zone' };

scenario('AN-142 RU-09 every action but Move, Stims, Track and Trap reveals the Student who uses it', () => {
  const to = { pick: 'L-E', with: 'FIRE' };
  for (const [card, use, details] of [
    ['strike/scent', 'strike', { at }],
    ['double/teleport', 'double', { at }],
    ['far/scent', 'far', { at }],
    ['bludgeon/evolve', 'bludgeon', { aim: 'zone' }],
    ['baton/teleport', 'baton', { aim: 'zone' }],
    ['sensor/evolve', 'sensor', { zone: 'L-E' }],
    ['bait/evolve', 'bait', { zone: 'L-E' }],
  ] as const)
    heard(card, use, details).expectTold('public', { t: 'studentRevealed', pawn: 0, zone: 'Q-NE' });
  for (const [card, use, details] of [
    ['strike/scent', 'move', { to }],
    ['strike/scent', 'track', { symbol: 'QUARTERS' }],
    ['stims/scent', 'stims', { to }],
    ['trap/scent', 'trap', {}],
  ] as const)
    heard(card, use, details).expectUntold('public', 'studentRevealed');
  aTable().hand(0).hand(1).at('L-W', 'Q-NE').hand(0, 'strike/scent').strikes(0, 'strike', 'L-E').expectUntold('public', 'studentRevealed');
});
scenario('AN-143 RU-83 the reveal comes when the action is declared, once for a Double Strike; a trap activated reveals nobody', () => {
  heard('double/teleport', 'double', { at }).strikesAgain(1, 'L-N').expectOrder('used', 'studentRevealed', 'attacked', 'attacked');
  aTable().at('L-W', 'Q-NE').evolved('echolocation').trapped(0, 'C-SE').activates(0, 'C-SE').expectUntold('public', 'studentRevealed');
});
scenario('AN-148 RU-62 in a normal move it may cross a bay straight to the other side: labs to labs, quarters to core', () => {
  const steps = (from: Zone): unknown[] => plainTable().at(from).evolved('phasing').anomalysTurn().choicesOf(ANOMALY, 'move');
  const across = Object.fromEntries(ZONES.map((zone) => [zone, steps(zone).slice(4).toSorted()]));
  expect(across).toEqual({
    'Q-NW': ['C-NW'],
    'Q-NE': ['C-NE'],
    'Q-SE': ['C-SE'],
    'Q-SW': ['C-SW'],
    'L-N': ['L-E', 'L-W'],
    'L-E': ['L-N', 'L-S'],
    'L-S': ['L-E', 'L-W'],
    'L-W': ['L-N', 'L-S'],
    'C-NW': ['Q-NW'],
    'C-NE': ['Q-NE'],
    'C-SE': ['Q-SE'],
    'C-SW': ['Q-SW'],
  });
  expect(plainTable().at('L-N').anomalysTurn().choicesOf(ANOMALY, 'move')).toHaveLength(4);
});
scenario('AN-149 that covers Move, Bait and Reactive, and changes no Student range, no radiation spread and no sensor', () => {
  const reacting = aTable().at('L-N', 'L-N').hand(0, 'strike/scent').evolved('phasing', 'reactive').is({ ap: 0 });
  reacting.strikes(0, 'strike', 'L-N').expectOptions(ANOMALY, expect.arrayContaining(['L-E', 'L-W']));
  const baited = aTable().hand(1).hand(2).at('L-N', 'L-E').hand(0, 'bait/evolve', 'strike/scent', 'sensor/evolve').evolved('phasing');
  expect(baited.choicesOf(1, 0, 'strike', 'at')).not.toContain('L-N');
  expect(baited.choicesOf(1, 0, 'move', 'to')).toHaveLength(4);
  expect(baited.choicesOf(1, 0, 'sensor', 'zone')).not.toContain('L-S');
  baited.hot('C-NE');
  expect(viableZones(baited.open)).not.toContain('Q-NE');
  baited.uses(0, 'bait', { zone: 'L-E' }).expectOptions(ANOMALY, ['L-E']);
});
