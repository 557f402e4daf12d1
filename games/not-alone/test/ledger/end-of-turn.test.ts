/** Ledger 3.11, the end-of-turn actions: NA-219 to NA-224. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, CREATURE } from '../table.ts';

scenario('NA-219 W4 is a priority loop: the Creature first, then all askable Hunted, and again after a card', () => {
  const table = aTable().creature('fierceness').survival(1, 'amplifier').survival(2, 'doubleBack').is({ marker: true });
  table.goTo(2, 3, 3).tokens({ creature: 10 }).until('w4Creature').expectAsked('w4Creature', [CREATURE]);
  table.pass(CREATURE).expectAsked('w4Hunted', [1, 2]);
  table.pass(1).survives(2, 'doubleBack', 3).expectAsked('w4Creature', [CREATURE]);
  // The pass seat 1 had given was dropped: they are asked again, seat 2 has played their card.
  table.pass(CREATURE).expectAsked('w4Hunted', [1]);
  table.survives(1, 'amplifier').expectAsked('w4Creature', [CREATURE]).pass(CREATURE);
  expect(table.open).toMatchObject({ turn: 2, rescue: 13 });
});
scenario('NA-219 Stasis, Tracking and a Flashback of them are offered in W4', () => {
  const table = aTable().creature('stasis', 'flashback', 'clone').huntDiscard('tracking').goTo(2, 3, 3);
  table.tokens({ creature: 10 }).until('w4Creature');
  expect(table.choicesOf(CREATURE, 'play')).toEqual(['stasis', 'flashback']);
});
scenario('NA-220 to NA-224 the end of the turn, in this order', () => {
  const table = aTable().creature('fierceness', 'stasis').cards(1, [1, 2, 3, 4], [5]);
  table.goTo(2, 4, 3).plays('fierceness').tokens({ creature: 3 });
  const before = table.told('public').length;
  table.until('explore');
  const order = table
    .told('public')
    .slice(before)
    .map(({ t }) => t);
  const first = (t: string) => order.indexOf(t as never);
  expect(first('discarded')).toBeLessThan(first('huntDrawn'));
  expect(first('huntDrawn')).toBeLessThan(first('rescueMoved'));
  expect(first('rescueMoved')).toBeLessThan(first('turnBegan'));
});
scenario('NA-220 each Hunted puts the cards still in front of them on their discard, face up', () => {
  const table = aTable().cards(1, [1, 2, 3, 4], [5]).hunted(1, { double: 'artefact' }).goTo([3, 4], 2, 5);
  table.tokens({ creature: 10 }).until('visitOrder').answer(1, 3).pass(1).pass(1).power(2, []).until('explore');
  expect(table.person(1)).toMatchObject({ discard: [5, 3, 4], front: [] });
  // Seat 2 had taken their Jungle back.
  expect(table.person(2)).toMatchObject({ discard: [], front: [] });
  table.expectTold(
    'public',
    { t: 'discarded', who: 1, why: 'endOfTurn', cards: [3, 4] },
    { t: 'discarded', who: 3, why: 'endOfTurn', cards: [5] },
  );
});
scenario('NA-221 tokens go back to the Creature, played Hunt cards to the discard pile in their order (NA-R20)', () => {
  const table = aTable().creature('scream', 'mutation').huntDiscard('clone').is({ huntLimit: 2 });
  table.goTo(2, 4, 3).plays('scream').plays('mutation').tokens({ creature: 10, artemia: 9, target: 1 });
  // Until Phase 4 they lie beside the board.
  expect(table.open).toMatchObject({ huntDiscard: ['clone'], tokens: { creature: [10], artemia: [9], target: [1] } });
  table.until('explore');
  expect(table.open).toMatchObject({ huntDiscard: ['clone', 'scream', 'mutation'], huntPlayed: [] });
  expect(table.open.tokens).toEqual({ creature: [], artemia: [], target: [] });
});
scenario('NA-222 she draws until she holds three', () => {
  const table = aTable().creature('stasis').goTo(2, 4, 3).tokens({ creature: 10 }).until('explore');
  expect(table.s.own[CREATURE].hunt).toHaveLength(3);
  expect(table.s.own[CREATURE].hunt[0]).toBe('stasis');
  expect(table.toldOf('public', 'huntDrawn').at(-1)).toEqual({ t: 'huntDrawn', count: 2 });
  expect(table.toldOf(1, 'huntDrawnCards')).toEqual([]);
  // She alone is told which two, and no card she had before.
  expect(table.toldOf(CREATURE, 'huntDrawnCards').at(-1)!.cards).toEqual(table.s.own[CREATURE].hunt.slice(1));
});
scenario('NA-221 NA-222 the cards played this turn are discarded before she draws: a reshuffle takes them in (NA-R70)', () => {
  const table = aTable()
    .creature('fierceness')
    .given(({ open, vault }) => {
      open.huntDiscard = vault.huntDeck.splice(0);
    });
  table.restart().goTo(2, 4, 3).plays('fierceness').tokens({ creature: 10 }).until('explore');
  expect(table.toldOf('public', 'huntReshuffled')).toHaveLength(1);
  expect(table.open.huntDiscard).toEqual([]);
  expect([...table.s.vault.huntDeck, ...table.s.own[CREATURE].hunt]).toHaveLength(20);
});
scenario('NA-222 with three or more she draws none', () => {
  const three = aTable().creature('stasis', 'clone', 'scream');
  const heard = three.toldOf('public', 'huntDrawn').length;
  three.goTo(2, 4, 3).tokens({ creature: 10 }).until('explore');
  expect(three.s.own[CREATURE].hunt).toEqual(['stasis', 'clone', 'scream']);
  expect(three.toldOf('public', 'huntDrawn')).toHaveLength(heard);
});
scenario('NA-223 Rescue advances one space at the end of every turn', () => {
  const table = aTable();
  for (const rescue of [14, 13, 12]) {
    for (const h of [1, 2, 3]) table.cards(h, [1, 2, 3, 4, 5], []);
    table.goTo(2, 4, 3).tokens({ creature: 10 }).until('explore');
    expect(table.open.rescue).toBe(rescue);
  }
});
scenario('NA-223 Rescue does not advance at the end of a turn with Stasis', () => {
  const table = aTable().creature('stasis').goTo(2, 4, 3).tokens({ creature: 10 }).until('w4Creature').plays('stasis');
  expect(table.open).toMatchObject({ turn: 2, rescue: 15 });
  expect(table.toldOf('public', 'rescueMoved')).toEqual([]);
  table.expectTold('public', { t: 'rescueHeld' });
});
scenario('NA-224 all effects of the turn end, and Phase 1 of the next turn begins', () => {
  const table = aTable().creature('forceField', 'anticipation', 'cataclysm').cards(1, [1, 4, 5], [2, 3]).hunted(1, { will: 2 });
  table.survival(1, 'dodge').survival(2, 'detector', 'sacrifice');
  table.is({ huntLimit: 2, rescue: 11 });
  table.plays('forceField', '2-3').pass(CREATURE).resists(1, 1, 2, 3);
  table.goTo(4, 4, 5).tokens({ creature: 4, artemia: 4 }).plays('cataclysm', 8);
  table.survives(1, 'dodge').survives(2, 'detector').until('artemiaDiscard').answer(1, [1]).until('explore');
  expect(table.open).toMatchObject({ turn: 2, phase: 1, huntLimit: 1, banned: [], cataclysm: null, survivalPlayed: [], visits: [] });
  expect(table.person(1)).toMatchObject({ avoidsCreature: false, resisted: false });
  expect(table.person(2).avoidsArtemia).toBe(false);
  // The banned places may be played, and a Survival card too; they may Resist again.
  table.cards(1, [1, 2], [3, 4, 5]).hunted(1, { will: 2 }).until('explore');
  expect(table.optionsOf(1)).toEqual(['play', 'resist', 'giveUp']);
  expect(table.choicesOf(1, 'play')).toEqual([1, 2]);
  expect(table.choicesOf(2, 'survival')).toEqual(['sacrifice']);
});
scenario('NA-224 Beach and Wreck may be used again, Anticipation names nobody any more', () => {
  const table = aTable().creature('anticipation').cards(1, [1, 8]).goTo(8, 4, 3).plays('anticipation', 3);
  table.tokens({ creature: 10 }).power(1).power(2).until('explore');
  table.cards(1, [1, 8]).cards(2, [4, 5]).cards(3, [1, 3]);
  table.goTo(8, 4, 3).tokens({ creature: 3 }).until('resolveVisit').power(1).power(2).until('explore');
  expect(table.open).toMatchObject({ rescue: 10, marker: false, assim: 8 });
});
