/** 3.6 Possess (AN-122 to AN-131a). */
import { canonical } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Zone } from '../../data/board.ts';
import type { Kind } from '../../data/cards.ts';
import { SYMBOLS_OF } from '../../data/symbols.ts';
import { ANOMALY, type AnomalyTable, aTable, EVERYBODY, NOT_STUDENT_0, OTHERS } from '../table.ts';

/** The Anomaly in L-E; Student 0 with these cards beside it unless said otherwise. */
function haunted(cards: Kind[] = ['far/evolve', 'stims/scent'], zones: Zone[] = ['L-E', 'Q-SE', 'Q-NW']): AnomalyTable {
  return aTable()
    .emptyHanded()
    .hand(0, ...cards)
    .hand(1, 'strike/scent', 'strike/overload')
    .hand(2, 'trap/scent')
    .at('L-E', ...zones)
    .cards('bludgeon/possess')
    .anomalysTurn();
}
const possessed = (cards?: Kind[], zones?: Zone[]): AnomalyTable => haunted(cards, zones).possesses(0);

scenario('AN-122 the Anomaly reveals itself, and every Student in its zone reveals too', () => {
  const table = haunted(undefined, ['L-E', 'Q-SE', 'L-E']).does('possess');
  table.expectTold(EVERYBODY, { t: 'anomalyRevealed', zone: 'L-E', why: 'possess', pawns: [0, 2] });
});
scenario('AN-123 RU-14 it picks one Student there, sees that whole hand alone, and orders one action, basic or special', () => {
  const table = haunted(['far/evolve', 'stims/scent', 'strike/evolve'], ['L-E', 'Q-SE', 'L-E']).does('possess');
  table.expectAnomaly('whomToPossess').expectOptions(ANOMALY, [0, 2]).answer(ANOMALY, 0).expectAnomaly('forcedAction');
  table.expectTold(ANOMALY, { t: 'handSeen', pawn: 0, seat: 1, cards: ['far/evolve', 'stims/scent', 'strike/evolve'] });
  table.expectTold(OTHERS, { t: 'possessed', pawn: 0 }).expectUntold(OTHERS, 'handSeen');
  table.expectOptions(ANOMALY, ['move', 'track', 'strike', 'far', 'stims']);
  // Under all the usual rules: the ranges of the Student, the symbols on show.
  table.expectChoices(ANOMALY, ['move', 'to'], ['Q-NE', 'Q-SE', 'C-NE', 'C-SE']);
  table.expectChoices(ANOMALY, ['strike', 'at'], ['Q-NE', 'Q-SE', 'L-E', 'C-NE', 'C-SE']);
  table.expectChoices(ANOMALY, ['track', 'symbol'], [SYMBOLS_OF['L-E'][0]]);
});
scenario('AN-123 once the order is given, the Anomaly looks into that hand no more', () => {
  const table = possessed();
  expect(table.seen(ANOMALY)).toMatchObject({ view: { own: { prey: ['far/evolve', 'stims/scent'] } } });
  table.orders('track', { card: 'far/evolve', symbol: 'LABS' });
  expect(table.seen(ANOMALY)).toMatchObject({ view: { own: { prey: [] } } });
});
scenario('AN-124 the card goes where it usually goes', () => {
  const tracked = possessed().orders('track', { card: 'far/evolve', symbol: 'LABS' });
  tracked.expectOpen({ discard: ['bludgeon/possess', 'far/evolve'], cards: [] });
  tracked.expectTold('public', { t: 'tracked', pawn: 0, symbol: 'LABS', yes: true });
  const struck = possessed().ordersAt('far', 'far/evolve', 'Q-SE');
  struck.expectOpen({ discard: ['bludgeon/possess'], cards: ['far/evolve'] }).expectHealth(9, 10);
  struck.expectTold('public', { t: 'used', pawn: 0, card: 'far/evolve', use: 'far', forced: true });
});
scenario('AN-125 RU-49 the Anomaly makes every choice, the second hit too; only the tracking card after a move is the Student’s', () => {
  const double = possessed(['double/teleport']).ordersAt('double', 'double/teleport', 'Q-NE');
  double.expectAnomaly('secondForcedHit').strikesAgain(ANOMALY, 'Q-SE');
  double.expectLike('attacked', { zone: 'Q-NE', hit: 'nothing' }, { zone: 'Q-SE', hit: 'students' });
  possessed(['double/teleport']).ordersAt('double', 'double/teleport', 'Q-SE').timeout(ANOMALY).expectHealth(9, 10);
  const moved = possessed().shows(0, 'PHYSICS', 'FIRE').orders('move', { card: 'stims/scent', to: 'C-NE' }).expectAsked('showCard', [1]);
  moved.expectOptions(1, ['CORE']);
  const free = possessed().orders('stims', { card: 'stims/scent', to: 'C-SW' }).expectAsked('showCard', [1]);
  free.expectOptions(1, ['CORE', 'COLD', 'BIOLOGY']).answer(1, 'COLD').expectShown(0, 'LABS', 'COLD');
});
scenario('AN-126 RU-50 orders are given aloud: the destination of a forced Move or Stims is public', () => {
  const moved = { t: 'studentMoved', pawn: 0 } as const;
  possessed()
    .orders('move', { card: 'stims/scent', to: 'C-NE' })
    .expectTold(OTHERS, { ...moved, how: 'move', zone: 'C-NE' });
  possessed()
    .orders('stims', { card: 'stims/scent', to: 'C-SW' })
    .expectTold(OTHERS, { ...moved, how: 'stims', zone: 'C-SW' });
});
scenario(
  'AN-126 RU-87 the place of a forced trap is told once, to all, as an event: the table keeps no mark of it, and the owner may use it',
  () => {
    const table = possessed(['trap/evolve']).orders('trap', { card: 'trap/evolve' });
    table.expectTold(EVERYBODY, { t: 'trapLaid', pawn: 0, zone: 'L-E' });
    expect([table.traps(0), table.sizes.traps]).toEqual([['L-E'], [1, 0, 0]]);
    const view = (zone: Zone): string => {
      table.trapped(0, zone);
      return canonical(NOT_STUDENT_0.map((viewer) => (table.seen(viewer) as { view: unknown }).view as never));
    };
    expect(view('L-E')).toBe(view('Q-NW'));
    table.trapped(0, 'L-E').until('studentTurn').activates(0, 'L-E').expectHealth(10, 9);
  },
);
scenario('AN-127 RU-51 the Student may not be made to aim at fuel in the own zone, with whatever weapon', () => {
  const table = possessed(['far/evolve', 'bludgeon/evolve', 'double/teleport']).fuel('L-E', 'Q-NE');
  for (const use of ['far', 'double']) {
    table.expectChoices(ANOMALY, [use, 'at', 'L-E'], ['zone']).expectChoices(ANOMALY, [use, 'at', 'Q-NE'], ['zone', 'fuel']);
  }
  table.expectChoices(ANOMALY, ['bludgeon', 'aim'], ['zone']).ordersAt('double', 'double/teleport', 'Q-NE', 'fuel');
  table.expectChoices(ANOMALY, ['L-E'], ['zone']);
});
scenario('AN-128 RU-52 two cards left do not protect; a Student without cards does nothing', () => {
  const table = possessed(['far/evolve']).hand(1).hand(2).orders('track', { card: 'far/evolve', symbol: 'LABS' });
  expect(table.sizes.hand).toEqual([0, 0, 0, 0]);
  haunted([]).possesses(0).expectAnomaly('secondHalf').expectUntold('public', 'used');
});
scenario('AN-129 with no Student in the zone Possess does nothing more', () => {
  const table = haunted(undefined, ['Q-NE', 'Q-SE', 'Q-NW']).does('possess').expectAnomaly('secondHalf');
  table.expectTimes(1, 'anomalyRevealed').expectUntold('public', 'possessed');
  // Nor is it less on offer.
  expect(haunted(undefined, ['Q-NE', 'Q-SE', 'Q-NW']).optionsOf(ANOMALY)).toEqual(haunted().optionsOf(ANOMALY));
});
scenario('AN-130 it is part of the Anomaly’s turn, which goes on; it cannot order a trap to be activated, while every owner may', () => {
  const table = possessed().trapped(0, 'Q-NW').trapped(1, 'C-SE').expectOptions(ANOMALY, ['move', 'track', 'far', 'stims']);
  expect([table.mayActivate(0), table.mayActivate(1), table.mayActivate(2)]).toEqual([true, true, false]);
  table.orders('track', { card: 'far/evolve', symbol: 'LABS' }).expectAnomaly('secondHalf').expectOptions(ANOMALY, ['move', 'feed']);
  table.slips('Q-SE').expectStudents().expectOpen({ ap: 2 });
});
scenario('AN-131 if the Student has a card some action must be made; Track is always possible, and is what the clock does', () => {
  const table = possessed(['trap/evolve']).trapped(1, 'L-N', 'L-N', 'L-N').trapped(2, 'L-N', 'L-N', 'L-N');
  table.expectOptions(ANOMALY, ['move', 'track']);
  expect(() => table.pass(ANOMALY)).toThrow('may not answer');
  table.timeout(ANOMALY).expectTold('public', { t: 'used', pawn: 0, card: 'trap/evolve', use: 'track', forced: true });
});
scenario('AN-131a RU-75 a forced attack may hit the Anomaly itself, and gives it neither Reactive nor Survival Spirit', () => {
  const table = possessed(['strike/evolve']).evolved('reactive').health(10, 2).is({ ap: 0 }).ordersAt('strike', 'strike/evolve', 'L-E');
  table.expectHealth(10, 1).expectSpirits().expectOpen({ ap: 0 }).pass(ANOMALY).expectStudents(2, 3);
  // The hit is public all the same: trap owners are asked before its next decision (AN-083a).
  possessed(['strike/evolve']).trapped(1, 'C-SE').ordersAt('strike', 'strike/evolve', 'L-E').expectWindow(2);
  // Nor the pause of Morph and Reactive when it hits Students.
  const friends = possessed(['strike/evolve']).evolved('reactive', 'morph').is({ ap: 0 }).ordersAt('strike', 'strike/evolve', 'Q-SE');
  friends.expectLike('attacked', { hit: 'students', reaction: false }).pass(ANOMALY).expectStudents(2, 3);
});

const double = (): AnomalyTable => possessed(['double/teleport']).is({ ap: 0 });
const first = { card: 'double/teleport', at: { pick: 'Q-NE', with: 'zone' } };

scenario('AN-015 AN-154 the second forced hit too is the Anomaly’s own: it brings the Students their Survival Spirit', () => {
  const table = double().health(2, 10).orders('double', first).strikesAgain(ANOMALY, 'Q-SE').expectSpirits('students');
  expect(table.sizes.hand).toEqual([0, 3, 3, 3]);
});
scenario('AN-131a the second forced hit gives the Anomaly neither Survival Spirit nor Reactive', () => {
  const table = double().evolved('reactive').health(10, 2).orders('double', first).strikesAgain(ANOMALY, 'L-E');
  table.expectHealth(10, 1).expectOpen({ ap: 0 }).expectSpirits();
  table.expectLike('attacked', { reaction: false }, { reaction: false }).expectAnomaly('secondHalf').pass(ANOMALY).expectStudents(2, 3);
});
scenario('AN-083a a first forced hit on the Anomaly itself opens a window before it names the second zone', () => {
  const table = double().trapped(1, 'C-NW').ordersAt('double', 'double/teleport', 'L-E').expectWindow(2);
  expect(table.pass(2).expectAnomaly('secondForcedHit').choicesOf(ANOMALY)).toEqual(['Q-NE', 'Q-SE', 'L-E', 'C-NE', 'C-SE']);
  // Not after a miss.
  double().trapped(1, 'C-NW').orders('double', first).expectAnomaly('secondForcedHit');
});
scenario('AN-063 RU-71 the second forced hit is lost when the clock runs out, and cannot be forgone', () => {
  const table = double().orders('double', first);
  expect(() => table.pass(ANOMALY)).toThrow('may not answer');
  table.timeout(ANOMALY).expectAnomaly('secondHalf').expectTold('public', { t: 'secondHitLost', pawn: 0 }).expectTimes(1, 'attacked');
});
scenario('AN-123 RU-53 a forced Bait is legal: the Anomaly then makes the baited move itself', () => {
  const table = possessed(['bait/evolve']).orders('bait', { card: 'bait/evolve', zone: 'C-NE' }).expectAnomaly('baited');
  table.expectOptions(ANOMALY, ['C-NE']).answer(ANOMALY, 'C-NE').expectAnomaly('secondHalf');
  table.expectAt('anomaly', 'C-NE').expectOpen({ cards: ['bait/evolve'] });
});
scenario('AN-154 RU-54 a forced hit that brings the Students to 1 HP refills their hands', () => {
  const table = possessed(['far/evolve']).health(2, 10).ordersAt('far', 'far/evolve', 'Q-SE').expectSpirits('students');
  expect(table.sizes.hand).toEqual([0, 3, 3, 3]);
});
scenario('AN-142 under Echolocation a forced Strike reveals as any other', () => {
  const table = possessed(['strike/evolve']).evolved('echolocation').ordersAt('strike', 'strike/evolve', 'Q-SE');
  table.expectTold('public', { t: 'studentRevealed', pawn: 0, zone: 'L-E' });
});
