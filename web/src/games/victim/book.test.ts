import { DEFAULT_OPTIONS, loadWords } from '@lurk/victim/public';
import { expect, test } from 'vitest';
import { names } from './adapt/names';
import { book } from './book';

await loadWords();

const entriesOf = (options?: Parameters<typeof book>[1]) =>
  new Map(book('en', options).flatMap(({ entries }) => entries.map(({ name, rule }) => [name, rule])));
const OTHER = { thunderHitsAll: false, selfHealRecharge: false, flashlightTiles: 2, testThreshold: 'three' } as const;

test('the book tells the rules of the table it is opened at', () => {
  const [usual, other] = [entriesOf(), entriesOf(OTHER)];
  expect([usual.get('Thunder Call'), other.get('Thunder Call')]).toEqual([
    expect.stringContaining('attack every Victim on it'),
    expect.stringContaining('attack one Victim on it'),
  ]);
  expect([usual.get('Self Heal'), other.get('Self Heal')]).toEqual([
    expect.stringContaining('Not two turns in a row.'),
    expect.not.stringContaining('in a row'),
  ]);
  expect([usual.get('Flashlight'), other.get('Flashlight')]).toEqual([expect.stringContaining('top 3'), expect.stringContaining('top 2')]);
  expect([usual.get('Test'), other.get('Test')]).toEqual([expect.stringContaining('reach its value'), expect.stringContaining('reach 3')]);
});

test('cards on the table say the same as the book', () => {
  const { skill, item } = names({ lang: 'en', view: { open: { options: { ...DEFAULT_OPTIONS, ...OTHER } } } });
  const told = entriesOf(OTHER);
  for (const { name, rule } of [skill('thunderCall'), skill('selfHeal'), item('flashlight')]) expect(rule).toBe(told.get(name));
});

test('VI-003 what is in reach is explained', () => {
  expect(entriesOf().get('In reach')).toBe('The same tile, or an adjacent tile linked by a path.');
});
