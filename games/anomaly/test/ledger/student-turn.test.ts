/** 3.4 Student turn: whose it is (AN-045 to AN-047a), cards (AN-048 to AN-052), Move (AN-053 to AN-058), Track (AN-059 to AN-061). */
import { apply } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ZONES } from '../../data/board.ts';
import { hasSymbol, SYMBOLS_OF } from '../../data/symbols.ts';
import { ANOMALY, type AnomalyTable, aNewTable, aTable, EVERYBODY, NOT_STUDENT_0 } from '../table.ts';

const armed = (): AnomalyTable =>
  aTable().hand(0, 'strike/overload', 'bludgeon/evolve').hand(1, 'stims/scent', 'far/evolve').hand(2, 'trap/scent');

scenario('AN-045 one action by one Student with one card of that Student’s own hand', () => {
  const table = armed().expectChoices(1, [0, 'track', 'card'], ['bludgeon/evolve', 'strike/overload']);
  expect(() => table.uses(1, 'track', { card: 'strike/overload', symbol: 'QUARTERS' })).toThrow('may not answer');
  table.tracks(1, 'QUARTERS').expectAnomaly();
  expect(table.sizes.hand).toEqual([0, 2, 1, 1]);
  table.expectTold('public', { t: 'used', pawn: 1, card: 'stims/scent', use: 'track', forced: false });
});
scenario('AN-046 any of them may act, the same one again and again, but only with a card in hand', () => {
  const table = armed().hand(2).expectStudents(1, 2).tracks(0, 'QUARTERS').skips().expectStudents(1, 2).tracks(0, 'QUARTERS');
  table.expectLike('used', { pawn: 0 }, { pawn: 0 });
  const mute = armed().hand(2);
  expect(() => mute.decisionOf(3)).toThrow('is not asked');
});
scenario('AN-047 RU-31 the first Student to submit a complete legal action takes the turn, without waiting for the others', () => {
  armed().moves(2, 'Q-SE', 'QUARTERS').expectAnomaly().expectLike('used', { pawn: 2 }).expectAt(2, 'Q-SE');
});
scenario('AN-047a a submission that comes too late is refused, kept for no later turn and shown to nobody', () => {
  const table = armed();
  const { id } = table.decisionOf(2);
  table.tracks(0, 'QUARTERS');
  const before = EVERYBODY.map((viewer) => JSON.stringify(table.seen(viewer)));
  const late = { seat: 2, id, choice: { pick: 1, with: { pick: 'track', with: { card: 'stims/scent', symbol: 'QUARTERS' } } } };
  expect(apply(table.match, late).ok).toBe(false);
  table.skips();
  expect(table.decisionOf(2).id).not.toBe(id);
  expect(apply(table.match, late).ok).toBe(false);
  expect(table.handOf(1)).toHaveLength(2);
  const after = armed().tracks(0, 'QUARTERS');
  expect(EVERYBODY.map((viewer) => JSON.stringify(after.seen(viewer)))).toEqual(before);
});
scenario('AN-048 RU-05 any card does for a Move or a Track, and is discarded', () => {
  const table = armed().expectChoices(1, [0, 'move', 'card'], ['bludgeon/evolve', 'strike/overload']);
  table.uses(0, 'track', { card: 'bludgeon/evolve', symbol: 'QUARTERS' }).skips();
  table.uses(0, 'move', { card: 'strike/overload', to: { pick: 'L-S', with: 'LABS' } });
  table.expectOpen({ discard: ['bludgeon/evolve', 'strike/overload'], cards: [] });
});
scenario('AN-049 a special action needs a card with that top half, which then goes to the Anomaly', () => {
  const table = armed().expectChoices(1, [0], ['move', 'track', 'strike', 'bludgeon']);
  table.expectChoices(1, [0, 'strike', 'card'], ['strike/overload']);
  table.strikes(0, 'strike', 'Q-SW').expectOpen({ discard: [], cards: ['strike/overload'] });
  table.expectHand(0, 'bludgeon/evolve');
});
scenario('AN-050 RU-29 the card leaves the hand at once and settles when all is done: meanwhile it is in no hand and in no pile', () => {
  const table = aTable().at('L-N', 'Q-SW').hand(0, 'double/teleport', 'far/scent').strikes(0, 'double', 'Q-SW');
  table
    .expectAsked('secondHit', [1])
    .expectOpen({ inPlay: { card: 'double/teleport', use: 'double' }, cards: [], discard: [] })
    .expectHand(0, 'far/scent');
  table.strikesAgain(1, 'Q-SW').expectOpen({ inPlay: null, cards: ['double/teleport'] });
  // A refill in the middle of a forced one cannot draw it either.
  const forced = aTable().at('L-N', 'L-N', 'Q-NE').hand(0, 'double/teleport').hand(1).hand(2).cards('double/possess').health(2, 10);
  forced.anomalysTurn().does('possess').deck('strike/evolve').answer(ANOMALY, 0);
  forced.where((open) => void open.cards.push(...open.discard.splice(0)));
  forced.ordersAt('double', 'double/teleport', 'Q-NE').expectAnomaly('secondForcedHit');
  expect(forced.toldOf('public', 'drawn').at(-1)).toEqual({ t: 'drawn', counts: [0, 1, 0, 0], why: 'spirit' });
  expect([forced.handOf(0), forced.open.inPlay?.card]).toEqual([['strike/evolve'], 'double/teleport']);
});
scenario('AN-051 RU-06 everybody sees the face of a card used, basic or special, and the piles it goes to', () => {
  const table = armed().tracks(0, 'QUARTERS').skips().uses(0, 'bludgeon', { aim: 'zone' });
  const used = { t: 'used', pawn: 0, forced: false } as const;
  const bludgeon = { ...used, card: 'bludgeon/evolve', use: 'bludgeon' } as const;
  table.expectTold(EVERYBODY, { ...used, card: 'strike/overload', use: 'track' }, bludgeon);
  for (const viewer of EVERYBODY)
    expect(table.seen(viewer)).toMatchObject({ view: { open: { discard: ['strike/overload'], cards: ['bludgeon/evolve'] } } });
});
scenario('AN-052 a Trap or a Sensor cannot be chosen without a token in the supply, but its card still does for a Move', () => {
  const table = aTable().hand(0, 'trap/scent', 'sensor/evolve').trapped(1, 'L-N', 'L-N', 'L-N').trapped(2, 'L-E', 'L-E', 'L-E');
  table.sensors('L-N', 'L-E', 'L-S').expectChoices(1, [0], ['move', 'track']);
  table.expectChoices(1, [0, 'move', 'card'], ['sensor/evolve', 'trap/scent']);
  // Whatever needs no token is there.
  table.hand(0, 'trap/scent', 'sensor/evolve', 'strike/scent', 'bait/evolve').expectChoices(1, [0], ['move', 'track', 'strike', 'bait']);
  table.hand(0, 'trap/scent', 'sensor/evolve');
  // A trap used up is a token to lay again.
  table.activates(1, 'L-N').expectChoices(1, [0], ['move', 'track', 'trap']);
});
scenario('AN-053 to an adjacent zone, secretly', () => {
  const table = armed().at('L-N', 'Q-NW').expectChoices(1, [0, 'move', 'to'], ['Q-NE', 'Q-SW', 'L-N', 'L-W']);
  table.moves(0, 'L-W', 'COLD').expectAt(0, 'L-W').expectTold(1, { t: 'studentMovedTo', pawn: 0, zone: 'L-W' });
  table.expectTold(NOT_STUDENT_0, { t: 'studentMoved', pawn: 0, how: 'move', zone: null }).expectUntold(NOT_STUDENT_0, 'studentMovedTo');
});
scenario('AN-054 irradiated, electrified, fuelled and occupied zones may be entered freely', () => {
  const table = armed().at('L-N', 'Q-NW', 'Q-NE').fuel('L-N').electricity('L-W', 'L-W').hot('L-N');
  table.expectChoices(1, [0, 'move', 'to'], ['Q-NE', 'Q-SW', 'L-N', 'L-W']).moves(0, 'L-N', 'FIRE').expectAt(0, 'L-N').expectHealth(10, 10);
  table.expectOpen({ fuel: ['L-N'] });
});
scenario(
  'AN-055 AN-056 AN-057 the new symbol goes to the right, the last one slides left, the one before returns; nothing returns after the first',
  () => {
    const table = aNewTable()
      .start('L-W', ['Q-NE', 'L-S', 'L-S'], ['PHYSICS', 'LABS', 'LABS'])
      .hand(0, 'strike/overload', 'strike/scent', 'far/scent');
    table.expectChoices(1, [0, 'move', 'to', 'L-E'], ['LABS', 'FIRE']).moves(0, 'L-E', 'FIRE').expectShown(0, 'PHYSICS', 'FIRE');
    expect(table.toldOf('public', 'symbolShown').at(-1)).toEqual({ t: 'symbolShown', pawn: 0, symbol: 'FIRE', shown: ['PHYSICS', 'FIRE'] });
    table.skips().moves(0, 'C-NE', 'CORE').skips().expectShown(0, 'FIRE', 'CORE');
    // PHYSICS is back in the set.
    table.expectChoices(1, [0, 'move', 'to', 'L-E'], ['LABS', 'PHYSICS']);
  },
);
scenario('AN-058 RU-33 neither symbol on show may be shown again, and one is always left', () => {
  for (const zone of ZONES)
    for (const left of SYMBOLS_OF[zone])
      for (const right of SYMBOLS_OF[zone].filter((symbol) => symbol !== left)) {
        const table = armed().at('L-N', zone).shows(0, left, right);
        for (const to of table.choicesOf(1, 0, 'move', 'to') as (typeof zone)[]) {
          const symbols = table.choicesOf(1, 0, 'move', 'to', to);
          expect(symbols.length).toBeGreaterThan(0);
          expect(symbols).toEqual(SYMBOLS_OF[to].filter((symbol) => symbol !== left && symbol !== right));
        }
      }
});
scenario('AN-059 AN-061 AN-185 it names a card on show; the answer is true, at once and to all', () => {
  for (const zone of ZONES) {
    const table = armed().at(zone, 'C-NW').shows(0, 'FIRE', 'CORE').expectChoices(1, [0, 'track', 'symbol'], ['FIRE', 'CORE']);
    table.tracks(0, 'FIRE').expectAnomaly();
    table.expectTold(EVERYBODY, { t: 'tracked', pawn: 0, symbol: 'FIRE', yes: hasSymbol(zone, 'FIRE') });
    expect(hasSymbol(zone, 'FIRE')).toBe(['L-N', 'L-E', 'C-NW', 'C-NE'].includes(zone));
  }
});
scenario('AN-060 before the first move there is one card to name; those of others cannot be named', () => {
  const table = aNewTable().start('L-W', ['Q-NE', 'L-S', 'L-S'], ['PHYSICS', 'LABS', 'COLD']);
  expect([1, 2, 3].map((seat) => table.choicesOf(seat, seat - 1, 'track', 'symbol'))).toEqual([['PHYSICS'], ['LABS'], ['COLD']]);
});
