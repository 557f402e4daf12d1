/** What a table remembers: each seat a fold over what it was told, and what all remember alike only once. */
import { expect, test } from 'vitest';
import { type Fold, type GameModule, type GameTypes, Memories, type Told } from './index.ts';

type Event = { t: string };
interface G extends GameTypes {
  Event: Event;
}
const toAll = (t: string): Told<Event> => ({ to: 'all', event: { t } });
const to = (seats: number[], t: string): Told<Event> => ({ to: seats, event: { t } });
const told = [toAll('dusk'), to([1], 'card'), to([0, 2], 'howl'), toAll('dawn')];

/** Everything heard, under this name. */
const heard = (name: string): Fold<Event> => ({
  blank: (seat, seats) => ({ [name]: [`seat ${seat} of ${seats}`] }),
  remember: (memory, { t }) => ({ [name]: [...(memory as Record<string, string[]>)[name], t] }),
});
const game = (part: Partial<GameModule<G>>): GameModule<G> => part as GameModule<G>;

test('a seat remembers what it was told, in its order, and nothing else', () => {
  const memories = Memories.blank(game(heard('all')), 3);
  memories.hear(told);
  expect([0, 1, 2].map((seat) => memories.of(seat))).toEqual([
    { all: ['seat 0 of 3', 'dusk', 'howl', 'dawn'] },
    { all: ['seat 1 of 3', 'dusk', 'card', 'dawn'] },
    { all: ['seat 2 of 3', 'dusk', 'howl', 'dawn'] },
  ]);
});

test('what follows from public events is folded once for all, is part of what each remembers, and is kept once', () => {
  let folds = 0;
  const { blank, remember } = heard('common');
  const counted: Fold<Event> = {
    blank,
    remember(memory, event) {
      folds++;
      return remember(memory, event);
    },
  };
  const apart = game({ apart: { common: counted, own: heard('own') } });
  const memories = Memories.blank(apart, 3);
  memories.hear(told);
  const common = ['seat null of 3', 'dusk', 'dawn'];
  expect(memories.of(1)).toEqual({ common, own: ['seat 1 of 3', 'dusk', 'card', 'dawn'] });
  expect(folds).toBe(2);
  const { remembered } = memories;
  expect(JSON.stringify(remembered).match(/common":\[/g)).toHaveLength(1);

  const again = new Memories(apart, JSON.parse(JSON.stringify(remembered)));
  again.hear([toAll('day')]);
  expect(again.of(0)).toEqual({ common: [...common, 'day'], own: ['seat 0 of 3', 'dusk', 'howl', 'dawn', 'day'] });
});
