/** Ledger 3.8, the powers of the Rover and of the places of the reserve: NA-134 to NA-147. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, CREATURE } from '../table.ts';

scenario('NA-134 the Rover gives a new place from the reserve, face up; without one it is unusable', () => {
  const table = aTable().cards(1, [1, 2, 3, 4, 5, 6, 8]).cards(2, [1, 5, 6]);
  table.goTo(5, 5, 5).tokens({ creature: 10 });
  expect(table.choicesOf(1, 'power')).toEqual([7, 9, 10]);
  table.power(1, 10);
  expect(table.s.own[1].hand).toContain(10);
  expect(table.person(1).owned).toContain(10);
  table.expectTold('public', { t: 'placeTaken', who: 1, place: 10 });
  expect(table.open.reserve).toEqual({ 6: 0, 7: 2, 8: 1, 9: 2, 10: 1 });
  table.pass(2);
  // The reserve holds no Swamp any more.
  expect(table.choicesOf(3, 'power')).toEqual([7, 8, 9, 10]);
});
scenario('NA-135 the Swamp takes back itself and two cards, all of the discard if it is smaller', () => {
  const table = aTable().cards(1, [1, 6], [2, 3, 4]).cards(2, [1, 6], [5]);
  table.goTo(6, 6, 3).tokens({ creature: 10 });
  table.power(1, [4, 2]);
  expect(table.s.own[1].hand).toEqual([1, 6, 4, 2]);
  table.power(2, [5]);
  expect(table.s.own[2].hand).toEqual([1, 6, 5]);
  expect(table.person(2)).toMatchObject({ front: [], discard: [] });
});
scenario('NA-136 the Shelter: two cards seen by the drawer alone, one kept in secret, the other face up', () => {
  const draw = (...top: ['vortex' | 'gate', 'drone']) => {
    const table = aTable()
      .cards(1, [1, 7])
      .survivalDeck(['dodge', ...top], 3);
    return table.goTo(7, 2, 2).tokens({ creature: 10 }).power(1);
  };
  const [vortex, gate] = [draw('vortex', 'drone'), draw('gate', 'drone')];
  vortex.expectAsked('shelterKeep', [1]);
  expect(vortex.optionsOf(1)).toEqual(['drone', 'vortex']);
  // Seats that do not hold the other of the two cards learn nothing: not the Creature, not another Hunted, not an observer.
  vortex.expectSameFor([CREATURE, 2, 'public'], gate);
  expect(vortex.seen(1)).not.toEqual(gate.seen(1));
  vortex.answer(1, 'vortex');
  gate.answer(1, 'gate');
  vortex.expectTold('public', { t: 'survivalDiscarded', who: 1, card: 'drone', why: 'shelter' });
  expect(vortex.s.own[1]).toMatchObject({ survival: ['vortex'], drawn: [] });
  expect(vortex.open.survivalDiscard).toEqual(['drone']);
  vortex.expectSameFor([CREATURE, 2, 'public'], gate);
});
scenario('NA-137 with a single card to draw at the Shelter they keep it (NA-R71)', () => {
  const table = aTable().cards(1, [1, 7]).survivalDeck(['amplifier'], 3);
  table.goTo(7, 2, 2).tokens({ creature: 10 }).until('resolveVisit').power(1);
  expect(table.s.own[1].survival).toEqual(['amplifier']);
  expect(table.open.survivalDiscard).toEqual([]);
  table.expectAsked('resolveVisit', [2]);
});
scenario('NA-138 under Despair, or with no card to draw, the Shelter is unusable; a card may be taken back (NA-R55)', () => {
  const despair = aTable().creature('despair').cards(1, [1, 7], [2]).plays('despair');
  // Nor does it matter to the Shelter that somebody could be healed.
  despair.hunted(2, { will: 1 }).goTo(7, 2, 2).tokens({ creature: 10, artemia: 9 });
  expect(despair.optionsOf(1)).toEqual(['takeBack']);
  const empty = aTable().cards(1, [1, 7], [2]).survivalDeck([], 3);
  empty.goTo(7, 2, 2).tokens({ creature: 10 }).until('resolveVisit');
  expect(empty.optionsOf(1)).toEqual(['takeBack']);
});
scenario('NA-139 NA-140 NA-141 the Wreck moves Rescue once per turn; the Beach may move it too', () => {
  const table = aTable().cards(1, [1, 8], [2]).cards(2, [1, 8], [2]).is({ marker: true });
  table.goTo(8, 8, 4).tokens({ creature: 10 }).power(1);
  expect(table.open.rescue).toBe(14);
  expect(table.optionsOf(2)).toEqual(['takeBack']);
  table.takesBack(2, 2).power(3);
  expect(table.toldOf('public', 'rescueMoved').map(({ to }) => to)).toEqual([14, 13, 12]);
  table.expectAsked('w1a', [CREATURE]);
});
scenario('NA-142 the Source heals one Hunted with 1 or 2 Will, themselves or another (NA-R43)', () => {
  const table = aTable().cards(1, [1, 9]).hunted(1, { will: 2 }).hunted(2, { will: 1 });
  table.goTo(9, 2, 2).tokens({ creature: 10 });
  expect(table.choicesOf(1, 'power', 'heal')).toEqual([1, 2]);
  table.power(1, { pick: 'heal', with: 2 });
  expect(table.person(2).will).toBe(2);
  expect(table.person(1).will).toBe(2);
});
scenario('NA-142 a Hunted who has lost their last Will cannot be healed before step E (NA-R41)', () => {
  const table = aTable().creature('scream').cards(1, [9], [1]).hunted(1, { will: 1 }).cards(2, [1, 9]).hunted(2, { will: 2 });
  table.goTo(9, 9, 2).plays('scream').tokens({ creature: 10, target: 9 }).pass(3);
  table.expectToldLike('public', 'willChanged', { who: 1, will: 0 }, { who: 2, will: 1 });
  table.pass(1).expectAsked('resolveVisit', [2]);
  expect(table.choicesOf(2, 'power', 'heal')).toEqual([2]);
});
scenario('NA-143 NA-144 the Source draws a Survival card, unless Despair or an empty deck forbids it; it heals only the needy', () => {
  const source = () => aTable().cards(1, [1, 9], [2]);
  const drawing = source().survivalDeck(['gate', 'dodge'], 3).goTo(9, 2, 2).tokens({ creature: 10 }).until('resolveVisit');
  expect(drawing.choicesOf(1, 'power')).toEqual(['draw']);
  drawing.power(1, 'draw');
  expect(drawing.s.own[1].survival).toEqual(['dodge']);
  drawing.expectTold('public', { t: 'survivalDrawn', who: 1, count: 1 });
  expect(drawing.toldOf(2, 'survivalDrawnCards').flatMap(({ cards }) => cards)).not.toContain('dodge');

  const despair = source().creature('despair').plays('despair').goTo(9, 2, 2).tokens({ creature: 10, artemia: 5 });
  expect(despair.optionsOf(1)).toEqual(['takeBack']);
  const hurt = source().creature('despair').hunted(3, { will: 1 }).plays('despair').goTo(9, 2, 2);
  hurt.tokens({ creature: 10, artemia: 5 });
  expect(hurt.choicesOf(1, 'power')).toEqual(['heal']);
  const empty = source().survivalDeck([], 3).goTo(9, 2, 2).tokens({ creature: 10 }).until('resolveVisit');
  expect(empty.optionsOf(1)).toEqual(['takeBack']);
});
scenario('NA-145 after the Artefact two cards are played and both resolved', () => {
  const table = aTable().cards(1, [1, 2, 4, 8, 10]).goTo(10, 2, 2).tokens({ creature: 9 }).power(1);
  expect(table.person(1).double).toBe('artefact');
  table.until('explore').goTo([4, 8], 3, 3).tokens({ creature: 9 }).until('visitOrder').expectAsked('visitOrder', [1]);
  table.answer(1, 8).power(1).power(1);
  expect(table.open).toMatchObject({ wreckUsed: true, beachUsed: true, marker: true, rescue: 13 });
  table.until('resolveVisit').expectAsked('resolveVisit', [2]);
});
scenario('NA-146 the Artefact is never copied, but a Hunted detoured there may use it', () => {
  const table = aTable().creature('detour').cards(1, [2, 3, 4, 5], [1]).cards(2, [1, 9]).survival(2, 'gate');
  table.goTo(5, 9, 1).tokens({ creature: 10 }).plays('detour', { pick: '3/1', with: 6 }).until('resolveVisit').pass(1);
  expect(table.choicesOf(2, 'card', 'gate')).not.toContain(10);

  const moved = aTable().creature('detour').goTo(5, 2, 2).tokens({ creature: 9 });
  moved.plays('detour', { pick: '1/5', with: 10 }).power(1);
  expect(moved.person(1).double).toBe('artefact');
});
scenario('NA-147 a Survival card drawn in Phase 3 may be played in the same phase', () => {
  const table = aTable().cards(1, [1, 9]).survivalDeck(['wrongTrack'], 3);
  table.goTo(9, 2, 3).tokens({ creature: 3 }).until('resolveVisit').power(1, 'draw');
  // By interjection, while seat 2 decides (NA-100a), or in W3c.
  table.expectAsked('resolveVisit', [2]);
  expect(table.decisionOf(1)).toMatchObject({ kind: 'resolveVisit', seat: 1 });
  table.survives(1, 'wrongTrack', { pick: 'creature', with: 4 }).pass(2).expectAsked('resolveVisit', [3]);

  const late = aTable().cards(1, [1, 9]).survivalDeck(['wrongTrack'], 3);
  late.goTo(9, 2, 3).tokens({ creature: 3 }).until('resolveVisit').power(1, 'draw').until('w3c');
  late.survives(1, 'wrongTrack', { pick: 'creature', with: 4 }).expectAsked('resolveVisit', [3]);
});
