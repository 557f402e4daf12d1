/** Leadership may change inside a phase (RU-57), and what depends on it follows at once. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { aTable } from '../table.ts';

scenario(
  'RU-57, TT-215 a Leader who reveals in the discussion: the next Character is asked to call the vote, and open offers stand',
  () => {
    const table = aTable().aliens(0).items(1, 'keys').phase('rest').expectAsked('callVote', [0]);
    table.answer(1, { pick: 'offer', with: { pick: 2, with: { give: ['keys'], want: [] } } }).answer(0, 'reveal');
    table.expectAsked('callVote', [1]);
    expect(table.own(2).offered).toHaveLength(1);
    table.answer(1, true).expectAsked('vote', [1, 2, 3]);
  },
);
scenario('RU-57 a Leader assimilated in 4.4: the new one orders what is left, turns the cards over and counts turn order', () => {
  const table = aTable({ players: 6 })
    .revealed(2, 5)
    .put('lab', 0)
    .put('radio', 1, 2)
    .put('kitchen', 3, 4)
    .force({ room: 'lab', force: 2 })
    .vault({ pile: ['use'] });
  table.step('encounters').pass(0).answer(5, 0).expectAsked('encounterOrder', [1]);
  expect(table.open.leader).toBe(1);
  table.until('nextCard').expectAsked('nextCard', [1]);
});
scenario('RU-72, TT-178 a Leader revealed by Analysis A: the new one picks who makes B', () => {
  const table = aTable({ players: 8 })
    .aliens(0)
    .discs(5)
    .items(1, 'blood', 'cable')
    .up(1, 'flamethrower:2')
    .items(2, 'cable')
    .up(2, 'flamethrower:2')
    .phase('analyses');
  for (const seat of table.asked) table.answer(seat, seat === 1 ? 'volunteer' : null);
  for (const seat of table.asked) table.answer(seat, seat === 1 || seat === 2 ? 'volunteer' : null);
  table.expectAsked('pickAnalyst', [1]);
});
