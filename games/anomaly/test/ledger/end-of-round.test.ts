/** 3.9 End of round: hunger, refills and AP (AN-163 to AN-167), radiation (AN-168 to AN-174), the next round (AN-175). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { ZONES, type Zone } from '../../data/board.ts';
import { RADIATION, RADIATION_IDS } from '../../data/radiation.ts';
import { viableZones } from '../../facts/radiation.ts';
import { type AnomalyTable, aTable, EVERYBODY } from '../table.ts';
import { draws, plainTable } from './plain.ts';

const fed = (table: AnomalyTable): AnomalyTable => table.is({ fed: true });
const well = (): AnomalyTable => fed(plainTable());
/** Given: all the cards of the Anomaly lie discarded. */
const discarded = (table: AnomalyTable): AnomalyTable =>
  table.where((open) => {
    open.discard = open.cards.splice(0);
  });

scenario('AN-163 an Anomaly that has not fed takes 1 damage, for all to see; one that has, none', () => {
  aTable().roundEnds().expectHealth(10, 9).expectTimes(1, 'starved');
  fed(aTable()).roundEnds().expectHealth(10, 10).expectUntold('public', 'starved');
  // A Feed that failed is no food.
  aTable().anomalysTurn().feeds().roundEnds().expectHealth(10, 9);
});
scenario('AN-164 each Student draws up to the limit and keeps the cards not played', () => {
  const table = fed(plainTable().hand(0, 'strike/scent').hand(1).hand(2, 'far/scent', 'far/evolve', 'bait/evolve')).roundEnds();
  expect(table.toldOf('public', 'drawn').at(-1)).toEqual({ t: 'drawn', counts: [0, 2, 3, 0], why: 'refill' });
  expect([table.handOf(0)[0], table.handOf(2)]).toEqual(['strike/scent', ['far/scent', 'far/evolve', 'bait/evolve']]);
  expect(table.toldOf(2, 'drawnCards').at(-1)!.cards).toEqual(table.handOf(1));
  const drawn = (students: number): number => fed(aTable({ students }).hand(0)).roundEnds().handOf(0).length;
  expect([drawn(1), drawn(2)]).toEqual([7, 4]);
});
scenario(
  'AN-165 when a card must be drawn and the pile is empty, the discard pile becomes the new one, also in the middle of a refill',
  () => {
    const table = discarded(well().emptyHanded().deck('strike/evolve'));
    const inDiscard = table.open.discard.length;
    table.roundEnds().expectTimes(1, 'reshuffled');
    expect(table.handOf(0)[0]).toBe('strike/evolve');
    expect([table.open.discard, table.s.vault.deck.length]).toEqual([[], inDiscard - 8]);
    // It is shuffled, with the dice of the deck: nobody may know its order from the discard pile.
    const pile = discarded(well().hand(0).deck());
    const inOrder = pile.open.discard.slice(0, -3);
    const thrown = draws(pile);
    pile.roundEnds();
    expect(pile.s.vault.deck).toHaveLength(inOrder.length);
    expect(pile.s.vault.deck).not.toEqual(inOrder);
    expect(draws(pile)).toEqual({ ...thrown, deck: thrown.deck + inOrder.length + 2 });
    // Not before it must: a pile just emptied stays empty.
    const exact = discarded(well().hand(0, 'strike/scent', 'far/scent').deck('strike/evolve'));
    expect(exact.roundEnds().expectUntold('public', 'reshuffled').s.vault.deck).toEqual([]);
  },
);
scenario('AN-166 RU-32 one card at a time in seat order to each Student below the limit; with both piles empty drawing stops', () => {
  const hungry = (): AnomalyTable => fed(plainTable().hand(0, 'strike/scent', 'far/scent').hand(1, 'sensor/evolve').hand(2));
  const table = hungry().deck('strike/evolve', 'bait/possess', 'bait/evolve', 'trap/evolve', 'far/evolve', 'bait/overload').roundEnds();
  // Top of the pile last: S1, S2, S3, then S2, S3, then S3.
  table.expectHand(0, 'strike/scent', 'far/scent', 'bait/overload').expectHand(1, 'sensor/evolve', 'far/evolve', 'bait/evolve');
  table.expectHand(2, 'trap/evolve', 'bait/possess', 'strike/evolve');
  expect(hungry().deck('far/evolve', 'bait/overload').roundEnds().toldOf('public', 'drawn').at(-1)!.counts).toEqual([0, 1, 1, 0]);
});
scenario('AN-167 the Anomaly has 3 AP again', () => {
  for (const ap of [0, 1, 2, 3]) fed(aTable().is({ ap })).roundEnds().expectOpen({ ap: 3 });
});
scenario(
  'AN-168 RU-74 1 damage for each Student in an irradiated zone, in the same one or not, and 1 for the Anomaly, in one block',
  () => {
    well().at('C-NE', 'C-SE', 'C-SE', 'C-NE').hot('C-SE', 'C-NE').roundEnds().expectHealth(7, 9).expectTimes(1, 'trackMoved');
    well().at('L-N', 'C-SE', 'L-S', 'L-S').hot('C-SE').roundEnds().expectHealth(9, 10);
  },
);
scenario('AN-169 RU-63 who took damage is public, the zones are not', () => {
  for (const zone of ['C-SE', 'C-NE'] as const) {
    const table = well().at('L-N', zone, 'L-S', 'C-NE').hot('C-SE', 'C-NE').stack('R-Q-NW').roundEnds();
    table.expectTold(EVERYBODY, { t: 'irradiated', pawns: [0, 2], anomaly: false });
  }
});
scenario('AN-170 AN-172 RU-21 RU-72 one token is drawn and goes to the viable zone with the lowest number on that very token', () => {
  for (const token of RADIATION_IDS) {
    expect(RADIATION[token].toSorted()).toEqual(ZONES.toSorted());
    const table = well().stack(token).roundEnds();
    const zone = RADIATION[token].find((z) => z.startsWith('C-'))!;
    expect(table.open.radiation).toEqual([{ token, zone }]);
    table.expectTold(EVERYBODY, { t: 'radiationPlaced', token, zone });
  }
  // The French example: number 1, then number 7.
  const table = well().stack('R-C-SE', 'R-Q-NW').roundEnds();
  fed(table).roundEnds();
  expect(table.open.radiation.map(({ zone }) => zone)).toEqual(['C-SE', 'C-NW']);
});
scenario('AN-171 viable is a zone without a token next to the reactor or to a zone with one', () => {
  const viable = (...zones: Zone[]): Zone[] => viableZones(plainTable().hot(...zones).open);
  expect(viable()).toEqual(['C-NW', 'C-NE', 'C-SE', 'C-SW']);
  expect(viable('C-SE')).toEqual(['L-E', 'L-S', 'C-NW', 'C-NE', 'C-SW']);
  expect(viable('C-SE', 'L-S')).toEqual(['Q-SE', 'Q-SW', 'L-E', 'C-NW', 'C-NE', 'C-SW']);
  // And that is where tokens go: its 1 is on Q-SE, which is not viable yet.
  expect(well().hot('C-SE').stack('R-Q-SE').roundEnds().open.radiation.at(-1)!.zone).toBe('L-S');
});
scenario('AN-173 a new token hurts at the end of the next round, not of this', () => {
  const table = well().at('L-N', 'C-SE', 'C-SE', 'C-SE').stack('R-C-SE').roundEnds();
  expect([table.open.radiation[0].zone, table.hp.students]).toEqual(['C-SE', 10]);
  fed(table).roundEnds().expectHealth(7, 10);
});
scenario('AN-174 with the stack empty no token is placed, and the damage goes on', () => {
  const table = well()
    .health(10, 10)
    .hot(...ZONES)
    .is({ round: 13 })
    .roundEnds();
  expect([table.open.radiation.length, table.toldOf('public', 'radiationPlaced')]).toEqual([12, []]);
  table.expectHealth(7, 9);
  fed(table).roundEnds().expectHealth(4, 8);
});
scenario('AN-163 AN-164 AN-167 AN-168 AN-170 RU-64 the steps come in this order: hunger, cards, AP, radiation, the new token', () => {
  const table = plainTable().hand(0).hot('L-N').is({ ap: 0 }).roundEnds();
  const events = table.told('public').map((event) => (event.t === 'trackMoved' ? event.why : event.t));
  expect(events.slice(events.indexOf('roundEnded'))).toEqual([
    'roundEnded',
    'starved',
    'starvation',
    'drawn',
    'apChanged',
    'irradiated',
    'radiation',
    'radiationPlaced',
    'roundBegan',
    'turnBegan',
  ]);
});
scenario('AN-175 “fed” and “Reactive used” are cleared, and the next round starts', () => {
  const table = plainTable().is({ fed: true, reactiveUsed: true }).roundEnds().expectOpen({ fed: false, reactiveUsed: false, round: 2 });
  table.roundEnds().expectTimes(1, 'starved').expectStudents();
});
