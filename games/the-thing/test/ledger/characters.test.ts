/** 3.A.18 Characters. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { CharacterId } from '../../data/characters.ts';
import { aTable } from '../table.ts';

/** Seat 1 plays this Character. */
const withCharacter = (character: CharacterId, players = 4) =>
  aTable({
    players,
    characters: [
      character === 'clark' ? 'garry' : 'clark',
      character,
      ...(['nauls', 'blair', 'norris', 'macready', 'bennings', 'windows', 'garry'] as CharacterId[]).filter((other) => other !== character),
    ],
  });

scenario('TT-248 hidden Aliens have their ability too', () => {
  const table = withCharacter('nauls').aliens(1).acts(1, 'kitchen');
  expect(table.open.kitchen).toBe(1);
});
scenario('TT-249 Bennings rolls twice and keeps what they prefer, the old result included', () => {
  const offered = Array.from({ length: 30 }, (_, n) =>
    aTable({ seed: `roll ${n}`, characters: ['clark', 'bennings', 'nauls', 'blair'] })
      .is({ station: 'storm' })
      .room('boiler', { fuel: 3 })
      .room('generator', { fuel: 3 })
      .acts(1, 'weather'),
  );
  for (const table of offered) expect(table.toldOf('public', 'weatherRolled')[0].results).toHaveLength(2);
  const three = offered.find((table) =>
    table.match.s.control.stack.some(({ at }) => (at as { results?: string[] } | null)?.results?.length === 3),
  )!;
  const rolled = three.toldOf('public', 'weatherRolled')[0].results;
  expect(three.answer(1, { weather: rolled[1], fuel: 'boiler' }).open.station).toBe(rolled[1]);
});
scenario('TT-250 Clark alone with a Dog has no Encounter; with others, or after they avoided, likewise as the rule says', () => {
  const alone = withCharacter('clark').put('lab', 1).room('lab', { dog: true }).step('encounters');
  expect([alone.toldOf('public', 'encounterBegan'), alone.suspicion[1]]).toEqual([[], 1]);
  withCharacter('clark').put('lab', 1, 2).room('lab', { dog: true }).step('encounters').expectAsked('placeTokens', [1, 2]);
  const left = withCharacter('clark')
    .up(2, 'flamethrower:2')
    .put('lab', 1, 2)
    .room('lab', { dog: true })
    .step('encounters')
    .avoid(2, 'flamethrower:2');
  expect(left.toldOf('public', 'drewDogToken')).toEqual([]);
});
scenario('TT-251, RU-41 Windows may remove two at a time, each repetition', () => {
  const table = withCharacter('windows', 6)
    .put('radio', 1, 0)
    .resolving('repair')
    .flip(1)
    .expectAsked('repairBy', [1])
    .answer(1, 2)
    .expectAsked('repairBy', [1])
    .answer(1, 1);
  expect(table.open.rooms.radio.damage).toBe(3);
  expect(withCharacter('windows').acts(1, 'radio', 'repair').timeout(1).open.rooms.radio.damage).toBe(2);
  // Two are left: both can go at once.
  const both = withCharacter('windows').room('generator', { damage: 2 }).acts(1, 'generator', 'repair').expectAsked('repairBy', [1]);
  expect(both.answer(1, 2).open.rooms.generator.damage).toBe(0);
});
scenario('TT-252 MacReady draws three Weapons and keeps one', () => {
  const table = withCharacter('macready')
    .vault({ weapons: ['melee', 'firearm', 'dynamite', 'flamethrower'] })
    .acts(1, 'armory');
  expect(table.own(1).drawn.toSorted()).toEqual(['dynamite', 'firearm', 'flamethrower']);
  table.answer(1, 'firearm');
  expect([table.own(1).items, table.s.vault.weapons.at(-1), table.s.vault.weapons.slice(0, 2).toSorted()]).toEqual([
    ['firearm'],
    'melee',
    ['dynamite', 'flamethrower'],
  ]);
});
scenario('TT-253 Garry may discard a card and draw one, before the next player draws', () => {
  const table = withCharacter('garry')
    .hand(1, 'sabotage', 'use', 'use')
    .vault({ actionDeck: ['use', 'use', 'use', 'use', 'repair', 'use'], actionDiscard: [] })
    .step('draw')
    .expectAsked('garrySwap', [1]);
  expect(table.toldOf('public', 'drew').at(-1)?.pawn).toBe(0);
  table.answer(1, 'sabotage');
  expect([table.own(1).hand, table.s.vault.actionDiscard]).toEqual([['repair', 'use', 'use'], ['sabotage']]);
  const kept = withCharacter('garry').hand(1, 'use', 'use').step('draw').pass(1);
  expect(kept.own(1).hand).toHaveLength(3);
  // After a Special action the hand was empty: what is drawn now can be exchanged as well.
  withCharacter('garry').hand(1).step('draw').expectAsked('garrySwap', [1]);
});
scenario('TT-254, TT-281 Norris looks at two cards in the Special action; the other goes to the discard', () => {
  const table = withCharacter('norris')
    .hand(1)
    .vault({ pile: [], actionDeck: ['use', 'repair', 'sabotage'], actionDiscard: [] })
    .step('place')
    .special(1, 'lab')
    .expectAsked('whichCard', [1]);
  expect(table.own(1).drawnCards).toEqual(['sabotage', 'repair']);
  table.answer(1, 'repair');
  expect([table.s.vault.pile, table.s.vault.actionDiscard, table.own(1).drawnCards]).toEqual([['repair'], ['sabotage'], []]);
  expect(table.toldOf('public', 'itemShown')).toEqual([]);
});
scenario('TT-255, RU-41 Blair may draw an extra Lab token, each repetition', () => {
  const table = withCharacter('blair', 5).put('lab', 1, 0).resolving('use').flip(1);
  table
    .answer(1, 'keep')
    .expectAsked('extraLab', [1])
    .answer(1, 'draw')
    .answer(1, 'discard')
    .expectAsked('keepLab', [1])
    .answer(1, 'keep')
    .expectAsked('extraLab', [1])
    .pass(1);
  expect([table.own(1).items.length, table.s.vault.labDiscard.length]).toEqual([2, 1]);
});
scenario('TT-256, TT-305 Nauls moves one food, everybody else two', () => {
  const nauls = withCharacter('nauls').acts(1, 'kitchen').open;
  expect([nauls.kitchen, nauls.pantry]).toEqual([1, 15]);
  expect(withCharacter('clark').acts(1, 'kitchen').open.kitchen).toBe(2);
});
scenario('TT-256a an ability that finds less uses what there is', () => {
  expect(
    withCharacter('macready')
      .vault({ weapons: ['melee', 'firearm'] })
      .acts(1, 'armory')
      .own(1).drawn,
  ).toHaveLength(2);
  const blair = withCharacter('blair')
    .vault({ lab: ['blood'] })
    .acts(1, 'lab')
    .answer(1, 'keep');
  expect(blair.own(1).items).toEqual(['blood']);
  expect(withCharacter('windows').room('radio', { damage: 1 }).acts(1, 'radio', 'repair').open.rooms.radio.damage).toBe(0);
});
scenario('TT-287 neither the bonus nor Windows counts for them', () => {
  const table = withCharacter('windows').items(1, 'tools').put('radio', 0, 1, 2).resolving('use').answer(1, { pick: 'tools', with: 1 });
  expect(table.open.rooms.radio.damage).toBe(3);
});
