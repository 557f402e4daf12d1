/** How scenarios read, and what they say when they fail. */
import { expect, test } from 'vitest';
import { scenario } from './prove.ts';
import { Table } from './table.ts';
import { toy } from './toy/index.ts';

const settings = { seats: 3, options: { nights: 2 } };

scenario('a bite makes the bitten one of those who know each other', () => {
  const table = new Table(toy, settings).given(
    ({ own, circle }) => {
      for (const [seat, mine] of own.entries()) mine.ill = seat === 2;
      Object.assign(circle.fever!, { members: [2], facts: { ill: [2] } });
    },
    ['night', 'bite'],
  );
  table.expectAsked('bite', [0, 1, 2]);
  table.answer(0, 1).pass(1).answer(2, 0);

  expect(table.toldOf(0, 'woke')).toEqual([{ t: 'woke', ill: true }]);
  expect(table.toldOf(1, 'woke')).toEqual([{ t: 'woke', ill: false }]);
  expect([0, 1, 'public' as const].map((viewer) => table.toldOf(viewer, 'spread'))).toEqual([[{ t: 'spread', ill: [2, 0] }], [], []]);
  table.expectOver({ by: 'fever' });
});

scenario('chores are a public matter and may be taken back', () => {
  const table = new Table(toy, settings).given(() => {}, ['night', 'chores']);
  expect(table.optionsOf(0)).toEqual({ lamp: [1, 2], rota: [0, 1, 2], posts: [0, 1, 2], bars: [0, 1] });
  table.takingBack(() => table.answer(0, { lamp: 2, rota: [2, 1, 0], posts: [0, 1], bars: 1 }).expectOver({ by: 'dawn' }));
  table.expectAsked('chores', [0]);
  expect(table.s.open.lamp).toBe(0);
});

scenario('a dozing player passes every window by a standing order, and may still answer first', () => {
  const table = new Table(toy, settings)
    .given(() => {}, ['night', 'chores'])
    .answer(1, 'doze')
    .expectAsked('chores', [0]);
  expect(table.optionsOf(1)).toEqual([]);
  table.given(() => {}, ['night', 'play']);
  expect([0, 1].map((seat) => table.decisionOf(seat).standing)).toEqual([null, { choice: null }]);
  table.answer(1, table.s.own[1].hand[0]).expectAsked('play', [0, 1, 2]);
});

test('an arrangement changes what is asked, and what fails says where things stand', () => {
  const table = new Table(toy, settings).given(({ own }) => Object.assign(own[0], { hand: [7] }));
  expect(table.decisionOf(0).shape).toMatchObject({ options: ['attic', 'cellar', 'hall', { id: 'trade', with: { options: [7] } }] });
  expect(() => table.answer(0, 'garden')).toThrow(
    'seat 0 may not answer "garden": "hide" is asked of 0, 1, 2; seat 0 may choose {"t":"oneOf"',
  );
  expect(() => table.unseal(0)).toThrow('refused (notAnOption)');
  expect(() => table.expectAsked('play', [0])).toThrow('expected {"kind":"play","seats":[0]}, but {"kind":"hide","seats":[0,1,2]}');
  expect(() => table.expectOver({ by: 'dawn' })).toThrow('expected the end {"by":"dawn"}, found null');
  table.given(() => {}, ['night', 'chores']).answer(0, { lamp: 1, rota: [0, 1, 2], posts: [0, 1], bars: 1 });
  expect(() => table.decisionOf(0)).toThrow('the match is over');
  expect(() => table.pass(0)).toThrow('seat 0 may not answer null: the match is over');
});
