/** Ledger 3.9, the Hunt cards of Phase 2 with a Target symbol: NA-168 to NA-175. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, CREATURE, type NotAloneTable, tracking } from '../table.ts';

const assimMoves = (table: NotAloneTable) => table.toldOf('public', 'assimMoved').map(({ why }) => why);

scenario('NA-168 the Clone binds and catches like the Creature token; Assimilation moves once (NA-R27)', () => {
  const table = aTable().creature('clone').goTo(2, 4, 3).plays('clone').tokens({ creature: 2, target: 4 });
  table.expectAsked('resolveVisit', [3]).pass(3);
  expect(table.toldOf('public', 'caught').map(({ who }) => who)).toEqual([1, 2]);
  expect(table.wills).toEqual([2, 2, 3]);
  expect(assimMoves(table)).toEqual(['caught']);
});
scenario(
  'NA-168 Clone on the place of the Creature token catches once there; two visits under the two tokens cost two Will (NA-R26, NA-R39)',
  () => {
    const same = aTable().creature('clone').goTo(2, 4, 3).plays('clone').tokens({ creature: 2, target: 2 });
    same.pass(2).pass(3);
    expect(same.wills).toEqual([2, 3, 3]);
    const both = aTable().creature('clone').hunted(1, { double: 'artefact' }).goTo([2, 4], 3, 3);
    both.plays('clone').tokens({ creature: 2, target: 4 }).pass(2).pass(3);
    expect(both.wills).toEqual([1, 3, 3]);
    expect(assimMoves(both)).toEqual(['caught']);
  },
);
scenario('NA-168a Clone and Scream on one token: the Scream is suffered, the visit stays bound and is caught', () => {
  const table = tracking('clone', 'scream').goTo(2, 4, 3);
  table.plays('clone').plays('scream').tokens({ creature: 10, target: 2 });
  table.pass(2).pass(3).expectAsked('screamChoice', [1]);
  table.discards(1, 1, 3);
  expect(table.toldOf('public', 'caught').map(({ who }) => who)).toEqual([1]);
  expect(table.person(1)).toMatchObject({ will: 2, discard: [1, 3, 2] });
  expect(table.toldOf('public', 'powerUsed')).toEqual([]);
});
scenario('NA-168a who dodges the Clone still suffers the Scream, then may use the place (NA-R77)', () => {
  const table = tracking('clone', 'scream').survival(1, 'dodge').goTo(2, 4, 3);
  table.plays('clone').plays('scream').tokens({ creature: 10, target: 2 }).until('w3aHunted').survives(1, 'dodge');
  table.pass(2).pass(3).expectAsked('screamChoice', [1]).answer(1, 'loseWill').expectAsked('resolveVisit', [1]);
  table.power(1, []);
  expect(table.toldOf('public', 'caught')).toEqual([]);
  expect(table.person(1).will).toBe(2);
});
scenario('NA-169 Mirage: both places of the pair give nothing at all, to nobody (NA-R06)', () => {
  const table = aTable().creature('mirage').cards(1, [1, 8], [2]).cards(2, [3, 9], [2]).cards(3, [1, 3], [2]);
  table.goTo(8, 9, 1).plays('mirage');
  expect(() => table.tokens({ creature: 10, target: 8 })).toThrow('may not answer');
  table.tokens({ creature: 8, target: '8-9' }).expectAsked('resolveVisit', [3]);
  // Seat 1 is bound besides; the Lair finds nothing to copy under the Creature token.
  expect(table.choicesOf(3, 'power')).toEqual(['takeBack']);
  table.pass(3).until('explore');
  table.expectTold('public', { t: 'visitLost', hunted: 2, place: 9 });
  expect(table.s.own[2].hand).toEqual([3]);
  expect(table.open.rescue).toBe(14);
});
scenario('NA-170 NA-172 Scream: two cards of the hand or one Will; the power stays usable afterwards', () => {
  const table = aTable().creature('scream').goTo(2, 2, 3).plays('scream').tokens({ creature: 10, target: 2 });
  // Step A first: seat 3.
  table.expectAsked('resolveVisit', [3]).pass(3).expectAsked('screamChoice', [1, 2]);
  expect(table.optionsOf(1)).toEqual(['discard', 'loseWill']);
  expect(() => table.discards(1, 1)).toThrow('may not answer');
  expect(() => table.discards(1, 1, 3, 4)).toThrow('may not answer');
  table.discards(1, 1, 3);
  expect(table.toldOf('public', 'screamSuffered')).toEqual([]);
  table.answer(2, 'loseWill');
  expect(table.wills).toEqual([3, 2, 3]);
  expect(table.person(1).discard).toEqual([1, 3]);
  table.expectAsked('resolveVisit', [1]).power(1, [3]).expectAsked('resolveVisit', [2]);
});
scenario('NA-171 with fewer than two cards in hand Scream costs one Will, unasked (NA-R49)', () => {
  const table = aTable().creature('scream').cards(1, [2, 5], [1, 3, 4]).goTo(2, 3, 3);
  table.plays('scream').tokens({ creature: 10, target: 2 }).pass(2).pass(3);
  expect(table.person(1).will).toBe(2);
  table.expectAsked('resolveVisit', [1]);
});
scenario('NA-171 NA-175 a second Scream at 0 Will may be answered with a loss that does nothing', () => {
  const table = tracking('mirage', 'scream').cards(1, [1, 2, 3, 4, 5]).hunted(1, { will: 1, double: 'artefact' });
  table.goTo([2, 3], 5, 5).plays('mirage').plays('scream').tokens({ creature: 10, target: '2-3' });
  table.pass(2).pass(3).answer(1, 'loseWill').expectAsked('screamChoice', [1]);
  expect(table.person(1).will).toBe(0);
  table.answer(1, 'loseWill').expectAsked('w1a', [CREATURE]);
  expect(assimMoves(table)).toEqual(['collapse']);
  expect(table.handOf(1)).toEqual([1, 2, 3, 4, 5]);
});
scenario('NA-173 Toxin: each Hunted there discards one Survival card of their choice, face up, if they have one (NA-R50)', () => {
  const table = aTable().creature('toxin').survival(1, 'gate', 'drone').survival(2, 'amplifier');
  table.goTo(2, 2, 2).plays('toxin').tokens({ creature: 10, target: 2 }).until('toxinDiscard');
  // One card is forced by a public count, none is nothing to discard.
  table.expectAsked('toxinDiscard', [1]);
  expect(table.optionsOf(1)).toEqual(['gate', 'drone']);
  table.answer(1, 'drone');
  expect(table.open.survivalDiscard).toEqual(['drone', 'amplifier']);
  expect(table.s.own[1].survival).toEqual(['gate']);
  table.expectTold(
    'public',
    { t: 'survivalDiscarded', who: 1, card: 'drone', why: 'toxin' },
    { t: 'survivalDiscarded', who: 2, card: 'amplifier', why: 'toxin' },
  );
});
scenario('NA-174 Toxin makes the power of its place ineffective', () => {
  const table = aTable().creature('toxin').cards(1, [1, 8], [2]).goTo(8, 2, 2);
  table.plays('toxin').tokens({ creature: 10, target: 8 }).pass(2).pass(3);
  table.expectTold('public', { t: 'visitLost', hunted: 1, place: 8 });
  expect(table.open.rescue).toBe(14);
  expect(table.person(1).discard).toEqual([2, 8]);
});
scenario('NA-175 two visits at targeted places suffer Scream and Toxin once each, one after the other', () => {
  const table = tracking('scream', 'detour').hunted(1, { double: 'artefact' });
  table.goTo([1, 3], 3, 5).plays('scream').tokens({ creature: 10, target: 2 }).plays('detour', { pick: '1/1', with: 2 });
  table.until('resolveVisit');
  // One visit was brought there, the other is resolved in step A: the steps fix the order (NA-R80).
  table.pass(1).pass(2).pass(3).expectAsked('screamChoice', [1]);
  table.answer(1, 'loseWill').expectAsked('resolveVisit', [1]);
  expect(table.person(1).will).toBe(2);

  const pair = tracking('mirage', 'scream').cards(1, [1, 2, 3, 4, 5]).hunted(1, { double: 'artefact' });
  pair.goTo([2, 3], 2, 5).plays('mirage').plays('scream').tokens({ creature: 10, target: '2-3' }).pass(3);
  pair.expectAsked('screamChoice', [1, 2]).discards(1, 1, 4).answer(2, 'loseWill');
  // One card is left to seat 1: the second Scream costs a Will. Mirage then leaves nothing in either place.
  expect(pair.wills).toEqual([2, 2, 3]);
  expect(pair.toldOf('public', 'screamSuffered').map(({ who }) => who)).toEqual([1, 2, 1]);
  expect(pair.toldOf('public', 'visitLost').length).toBe(3);
});
scenario('NA-175 two visits detoured to one place suffer Toxin twice', () => {
  const table = tracking('toxin', 'detour').hunted(1, { double: 'artefact' }).survival(1, 'gate', 'drone', 'amplifier');
  table.goTo([1, 2], 5, 5).plays('toxin').tokens({ creature: 10, target: 2 });
  table.plays('detour', { pick: '1/1', with: 2 }).until('toxinDiscard').answer(1, 'gate').expectAsked('toxinDiscard', [1]);
  expect(table.optionsOf(1)).toEqual(['drone', 'amplifier']);
  table.answer(1, 'drone');
  expect(table.s.own[1].survival).toEqual(['amplifier']);
  expect(table.toldOf('public', 'visitLost').length).toBe(2);
});
scenario('NA-R25 Mirage and Scream in one turn: one token on a pair, both cards on both places', () => {
  const table = tracking('scream', 'mirage').goTo(2, 3, 5).plays('scream').plays('mirage');
  table.tokens({ creature: 10, target: '2-3' }).pass(3).expectAsked('screamChoice', [1, 2]);
  table.answer(1, 'loseWill').answer(2, 'loseWill');
  expect(table.wills).toEqual([2, 2, 3]);
  expect(table.toldOf('public', 'visitLost').map(({ place }) => place)).toEqual([2, 3]);
});
