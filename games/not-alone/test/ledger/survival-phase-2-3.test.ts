/** Ledger 3.10, the Survival cards of Phases 2 and 3: NA-198 to NA-209. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable, CREATURE, type NotAloneTable, tracking } from '../table.ts';

const caught = (table: NotAloneTable) => table.toldOf('public', 'caught').map(({ who, place }) => [who, place]);

scenario(
  'NA-198 NA-199 Vortex: the played card goes to the discard, a card of the discard is played in its place, in public (NA-R67)',
  () => {
    const table = aTable().cards(1, [1, 2], [3, 4, 5]).survival(1, 'vortex').goTo(2, 3, 3);
    table.tokens({ creature: 2 }).expectAsked('w2r', [1]);
    expect(table.choicesOf(1, 'play', 'vortex')).toEqual([2]);
    expect(table.choicesOf(1, 'play', 'vortex', 2)).toEqual([3, 4, 5]);
    table.survives(1, 'vortex', { pick: 2, with: 4 });
    table.expectTold('public', { t: 'swapped', who: 1, out: 2, in: 4 });
    expect(table.toldOf(CREATURE, 'swapped')).toHaveLength(1);
    expect(table.person(1).discard).toEqual([3, 5, 2]);
    expect(table.s.own[1].hand).toEqual([1]);
    expect(table.visit(1)).toMatchObject({ card: 4, at: 4 });
    table.expectAsked('resolveVisit', [1]);
  },
);
scenario('NA-199 under Smokescreen the swap is told to the Hunted alone', () => {
  const swap = (to: 4 | 5) => {
    const table = aTable().creature('mutation').cards(1, [1, 2], [3, 4, 5]).survival(1, 'vortex');
    table.survival(3, 'smokescreen').is({ huntLimit: 2 });
    table.until('explore').survives(3, 'smokescreen').goTo(2, 3, 3).tokens({ creature: 10 });
    return table.survives(1, 'vortex', { pick: 2, with: to }).expectAsked('w2rCreature', [CREATURE]);
  };
  const [four, five] = [swap(4), swap(5)];
  four.expectSameFor([CREATURE, 'public'], five);
  four.expectTold(2, { t: 'swappedCards', who: 1, out: 2, in: 4 });
  four.expectTold(CREATURE, { t: 'swappedHidden', who: 1 });
});
scenario('NA-200 with two played cards they choose which one is swapped', () => {
  const table = aTable().cards(1, [1, 2, 3], [4, 5]).hunted(1, { double: 'artefact' }).survival(1, 'vortex');
  table.goTo([2, 3], 3, 3).tokens({ creature: 2 });
  expect(table.choicesOf(1, 'play', 'vortex')).toEqual([2, 3]);
  table.survives(1, 'vortex', { pick: 3, with: 5 });
  expect(table.open.visits.filter(({ hunted }) => hunted === 1).map(({ card }) => card)).toEqual([2, 5]);
  expect(table.person(1).discard).toEqual([4, 3]);
});
scenario('NA-201 Vortex needs an allowed card in the discard', () => {
  const empty = aTable().survival(1, 'vortex').goTo(2, 3, 3).tokens({ creature: 10 });
  empty.expectAsked('w3aHunted', [1]);
  const banned = aTable().creature('forceField').cards(1, [1, 2], [3, 4]).survival(1, 'vortex');
  banned.plays('forceField', '3-4').goTo(2, 5, 5).tokens({ creature: 10 });
  banned.expectAsked('w3aHunted', [1]);
});
scenario('NA-201 under Smokescreen the size of the discard decides who is asked, never its content', () => {
  const table = aTable().creature('forceField').cards(1, [1, 2], [3, 4]).survival(1, 'vortex').survival(3, 'smokescreen');
  table.plays('forceField', '3-4').survives(3, 'smokescreen');
  table.goTo(2, 5, 5).tokens({ creature: 10 }).expectAsked('w2r', [1]);
  expect(table.optionsOf(1)).toEqual(['passPhase']);
});
scenario('NA-202 NA-203 Detector: no discard, no Mutation, the power usable; playable only under the Artemia token', () => {
  const table = aTable().creature('mutation').survival(1, 'detector').survival(2, 'gate');
  table.goTo(2, 3, 2).plays('mutation').tokens({ creature: 10, artemia: 2 }).expectAsked('w3aHunted', [1, 2]);
  table.survives(1, 'detector').until('resolveVisit').expectAsked('resolveVisit', [1]).power(1, []).until('artemiaDiscard');
  table.expectAsked('artemiaDiscard', [3]).answer(3, [1]).until('explore');
  expect(table.wills).toEqual([3, 3, 2]);
  expect(table.person(1).discard).toEqual([]);

  const elsewhere = aTable().creature('mutation').survival(1, 'detector').goTo(4, 3, 2);
  elsewhere.plays('mutation').tokens({ creature: 10, artemia: 2 }).expectAsked('w3aHunted', [1]);
  expect(elsewhere.optionsOf(1)).toEqual(['passPhase']);
});
scenario('NA-204 NA-205 Dodge: not caught, the power usable; playable only under a Creature token or Clone', () => {
  const table = aTable().creature('clone').survival(1, 'dodge').goTo(4, 4, 2);
  table.plays('clone').tokens({ creature: 10, target: 4 }).survives(1, 'dodge').expectAsked('resolveVisit', [1]).power(1);
  expect(table.open.marker).toBe(true);
  table.pass(3);
  expect(caught(table)).toEqual([[2, 4]]);
  expect(table.person(1).will).toBe(3);

  const elsewhere = aTable().survival(1, 'dodge').goTo(3, 4, 2).tokens({ creature: 4 });
  elsewhere.expectAsked('w3aHunted', [1]);
  expect(elsewhere.optionsOf(1)).toEqual(['passPhase']);
});
scenario('NA-204 who dodges is still bound by Artemia on the same place (NA-R51)', () => {
  const table = aTable().creature('mutation').survival(1, 'dodge').goTo(2, 4, 4);
  table.plays('mutation').tokens({ creature: 2, artemia: 2 }).survives(1, 'dodge').expectAsked('resolveVisit', [2]);
  table.pass(2).pass(3).expectAsked('artemiaDiscard', [1]).answer(1, [5]);
  expect(caught(table)).toEqual([]);
  expect(table.person(1)).toMatchObject({ will: 2, discard: [5, 2] });
});
scenario('NA-204 the protection of Dodge goes with the player, also when Detour moves them under another token (NA-R52)', () => {
  const table = tracking('clone', 'detour').survival(1, 'dodge').goTo(2, 5, 5);
  table.plays('clone').tokens({ creature: 2, target: 3 }).pass(CREATURE).survives(1, 'dodge').expectAsked('w3aCreature', [CREATURE]);
  table.plays('detour', { pick: '1/2', with: 3 }).until('resolveVisit').expectAsked('resolveVisit', [1]).power(1).until('explore');
  expect(caught(table)).toEqual([]);
  expect(table.person(1).double).toBe('river');
});
scenario('NA-206 Drone: the power of the Rover instead of their own', () => {
  const table = aTable().survival(1, 'drone').goTo(4, 3, 3).tokens({ creature: 10 }).until('resolveVisit');
  expect(table.optionsOf(1)).toEqual(['power', 'card']);
  expect(table.choicesOf(1, 'card', 'drone')).toEqual([6, 7, 8, 9, 10]);
  table.survives(1, 'drone', 9);
  expect(table.s.own[1].hand).toContain(9);
  // The visit is resolved, the Beach unused.
  expect(table.open).toMatchObject({ marker: false, beachUsed: false, survivalDiscard: ['drone'] });
  table.expectAsked('resolveVisit', [2]);
});
scenario('NA-207 Gate: the power of an adjacent place instead of their own, never the Artefact', () => {
  const table = aTable().survival(1, 'gate').goTo(5, 3, 3).tokens({ creature: 9 }).until('resolveVisit');
  expect(table.choicesOf(1, 'card', 'gate')).toEqual([4]);
  table.survives(1, 'gate', { pick: 4, with: true });
  table.expectTold('public', { t: 'powerUsed', who: 1, place: 4, through: 'gate' });
  expect(table.open).toMatchObject({ marker: true, beachUsed: true });
  table.expectAsked('resolveVisit', [2]);
});
scenario('NA-207 Gate copying the Shelter asks what the Shelter asks', () => {
  const table = aTable().survival(1, 'gate').goTo(2, 3, 3).tokens({ creature: 10 }).until('resolveVisit');
  table.survives(1, 'gate', { pick: 7, with: true }).expectAsked('shelterKeep', [1]);
  const [kept] = table.s.own[1].drawn;
  table.answer(1, kept).expectAsked('resolveVisit', [2]);
  expect(table.s.own[1].survival).toEqual([kept]);
});
scenario('NA-208 Drone and Gate serve a visitor whose own place is used up or unusable (NA-R76)', () => {
  const table = aTable().cards(1, [1, 8]).cards(2, [1, 8]).survival(2, 'gate', 'drone');
  table.goTo(8, 8, 2).tokens({ creature: 10 }).until('resolveVisit').power(1).expectAsked('resolveVisit', [2]);
  expect(table.optionsOf(2)).toEqual(['card']);
  expect(table.choicesOf(2, 'card')).toEqual(['gate', 'drone']);
});
scenario('NA-208 not at a bound or ineffective visit, and only for a power that is usable and effective', () => {
  const cards = { survival: ['gate', 'drone'] as ('gate' | 'drone')[] };
  const bound = aTable().hunted(1, { hand: [1, 3], discard: [2], ...cards });
  bound.goTo(3, 2, 2).tokens({ creature: 3 });
  bound.until('resolveVisit').expectAsked('resolveVisit', [2]);
  const lost = aTable().creature('mirage').hunted(1, cards).goTo(3, 2, 2).plays('mirage');
  lost.tokens({ creature: 10, target: '3-8' }).until('w3c');
  lost.expectTold('public', { t: 'visitLost', hunted: 1, place: 3 });

  // Interference stops Beach and Wreck: from the River, Gate reaches the Jungle alone.
  const stopped = aTable().creature('interference').hunted(1, cards).goTo(3, 2, 2).plays('interference');
  stopped.tokens({ creature: 10 }).until('resolveVisit');
  expect(stopped.choicesOf(1, 'card', 'gate')).toEqual([2]);
  // Cataclysm on the Rover stops Drone.
  const rover = aTable().creature('cataclysm').hunted(1, cards).goTo(3, 2, 2).tokens({ creature: 10 }).plays('cataclysm', 5);
  rover.until('resolveVisit');
  expect(rover.choicesOf(1, 'card')).toEqual(['gate']);
  // A place under the Creature token is only closed to those who stand there (NA-099).
  const under = aTable().hunted(1, cards).goTo(3, 2, 2).tokens({ creature: 4 }).until('resolveVisit');
  expect(under.choicesOf(1, 'card', 'gate')).toEqual([2, 4, 8]);
});
scenario('NA-208 a Hunted who can do nothing at their visit is still asked if, as far as all know, they might hold Drone or Gate', () => {
  const table = aTable().cards(1, [1, 8]).cards(2, [1, 8]).survival(2, 'amplifier');
  table.goTo(8, 8, 2).tokens({ creature: 10 }).until('resolveVisit').power(1).expectAsked('resolveVisit', [2]);
  expect(table.optionsOf(2)).toEqual([]);
});
scenario('NA-209 Gate may copy the Lair, and through it the place under the Creature token', () => {
  const table = aTable().cards(1, [2, 3], [4, 5]).survival(1, 'gate').goTo(2, 3, 3);
  table.tokens({ creature: 8 }).until('resolveVisit');
  expect(table.choicesOf(1, 'card', 'gate', 1)).toEqual(['takeBack', 'copy']);
  expect(table.choicesOf(1, 'card', 'gate', 1, 'copy')).toEqual([8]);
  table.survives(1, 'gate', { pick: 1, with: { pick: 'copy', with: { pick: 8, with: true } } });
  expect(table.open).toMatchObject({ rescue: 14, wreckUsed: true });
  expect(table.person(1)).toMatchObject({ front: [2], discard: [4, 5] });
  // Everybody is told the whole chain: Gate, the Lair, the Wreck.
  table.expectTold('public', { t: 'powerUsed', who: 1, place: 1, through: 'gate' }, { t: 'powerUsed', who: 1, place: 8, through: 1 });
});
scenario('NA-203 NA-205 one visit of two under the token is enough for Detector and for Dodge', () => {
  const table = aTable().hunted(1, { double: 'artefact' }).survival(1, 'detector', 'dodge').is({ rescue: 9 });
  table.goTo([2, 3], 5, 5).tokens({ creature: 2, artemia: 3 }).until('w3aHunted');
  expect(table.cardsOf(1)).toEqual(['detector', 'dodge']);
});
scenario('NA-207 NA-208 Gate cannot be played where no neighbour has a power to copy', () => {
  const atTheRover = (): NotAloneTable => {
    const table = aTable().survival(2, 'gate');
    return table.goTo(4, 5, 3).tokens({ creature: 8 }).until('resolveVisit', 1);
  };
  expect(atTheRover().pass(1).until('resolveVisit', 2).cardsOf(2)).toEqual(['gate']);
  // The Beach has been used and the Artefact is never copied: nothing is left beside the Rover.
  expect(atTheRover().power(1).until('resolveVisit', 2).cardsOf(2)).toEqual([]);
});
