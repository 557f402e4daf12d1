/** The worked examples of the specification (section 7). */
import { expect, test } from 'vitest';
import { aTable, CREATURE } from './table.ts';

test('E1: Trinity Resists with one Will (NA-070)', () => {
  const table = aTable().hunted(1, { hand: [1, 2], discard: [3, 4, 5], will: 3 }).until('explore');
  table.answer(1, { pick: 'resist', with: { pick: 1, with: [3, 5] } });
  expect(table.person(1).will).toBe(2);
  expect(table.s.own[1].hand).toEqual([1, 2, 3, 5]);
  expect(table.open.assim).toBe(9);
  table.expectAsked('explore', [1, 2, 3]);
});

test('E2 and E3: Ghislain hunts, five Hunted reckon (NA-045, NA-122, NA-098, NA-106, NA-109, NA-115)', () => {
  const [rick, freddy, trinity, malcolm, ripley] = [1, 2, 3, 4, 5];
  const table = aTable({ players: 6 })
    .where((open) => {
      open.rescue = 5;
    })
    .hunted(malcolm, { hand: [1, 2, 3, 4, 5, 8] })
    .hunted(ripley, { hand: [1, 3, 8], discard: [2, 4, 5], will: 1 })
    .creature('mirage')
    .explore({ [rick]: 1, [freddy]: 5, [trinity]: 2, [malcolm]: 8, [ripley]: 8 });
  table.plays('mirage').tokens({ creature: 8, artemia: 2, target: '5-10' });
  table.power(rick, { pick: 'copy', with: { pick: 8, with: true } });
  expect(table.open.rescue).toBe(4);
  expect(table.toldOf('public', 'visitLost')).toEqual([{ t: 'visitLost', hunted: freddy, place: 5 }]);
  table.until('artemiaDiscard').expectAsked('artemiaDiscard', [trinity]);
  table.answer(trinity, [4]);
  expect(table.person(trinity).discard).toContain(4);
  expect(table.person(malcolm).will).toBe(2);
  expect(table.open.assim).toBe(9);
  expect(table.person(ripley).will).toBe(3);
  expect(table.s.own[ripley].hand.toSorted()).toEqual([1, 2, 3, 4, 5, 8]);
  table.expectAsked('w1a', [CREATURE]);
});
