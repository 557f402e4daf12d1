import { nonceHash, type ServerMessage, type TableInfo } from '@lurk/table';
import { expect, test } from 'vitest';
import { MOST_A_DAY } from './deal';
import { bindsTo, DealPage, message, tableOf } from './test/deal-page';

const table = tableOf(['ann', 'bea', null]);
const first = bindsTo(table, { secret: 'c1' });
const page = (seat: number | null = 1): DealPage => new DealPage({ ...table, you: seat });
const hashOf = (p: DealPage, commitment: string): string => p.kept.find((round) => round.commitment === commitment)!.hash!;

test('commits once, opens what it committed, once everybody is bound, and knows that it came in', () => {
  const me = page();
  const commit = me.hear(message(first, 'commit'));
  expect(commit).toEqual({ t: 'commit', commitment: first.commitment, hash: nonceHash(first.commitment, 1, me.kept[0].nonce!) });
  const hashes = ['a'.repeat(64), hashOf(me, first.commitment), null];
  expect(me.hear(message({ ...first, hashes }, 'commit'))).toBeNull();
  expect(me.kept[0]).toMatchObject({ confirmed: 'hash', opened: false, hashes: null });
  expect(me.hear(message({ ...first, hashes }, 'open'))).toEqual({ t: 'open', commitment: first.commitment, nonce: me.kept[0].nonce });
  expect(me.kept[0]).toMatchObject({ opened: true, hashes });
  expect(me.hear(message({ ...first, hashes }, 'open', [1]))).toBeNull();
  expect(me.kept[0]).toMatchObject({ confirmed: 'nonce', trouble: null });
});

test('a number is drawn for one commitment and never used for another, also after a reload', () => {
  const me = page();
  const one = me.hear(message(first, 'commit'));
  const again = page();
  again.kept = JSON.parse(JSON.stringify(me.kept));
  expect(again.hear(message(first, 'commit'))).toEqual(one);
  const second = bindsTo(table, { secret: 'c2', round: 2, after: first.commitment });
  again.hear(message(second, 'commit'));
  expect(new Set(again.kept.map(({ nonce }) => nonce)).size).toBe(2);
});

test('says nothing where nothing is asked, keeps the commitment all the same', () => {
  for (const me of [page(null), page(2)]) {
    expect(me.hear(message(first, 'commit'))).toBeNull();
    expect(me.kept).toMatchObject([{ commitment: first.commitment, nonce: null, trouble: null }]);
  }
});

test('of two windows of one browser, the one whose number was taken opens it; the other knows it too', () => {
  const [one, other] = [page(), page()];
  one.hear(message(first, 'commit'));
  other.hear(message(first, 'commit'));
  const hashes = ['a'.repeat(64), hashOf(one, first.commitment), null];
  // Before the first has written anything the second can read, it has nothing to open.
  expect(other.hear(message({ ...first, hashes }, 'open'))).toBeNull();
  other.kept = [...other.kept, ...one.kept];
  expect(other.hear(message({ ...first, hashes }, 'open'))).toMatchObject({ t: 'open', nonce: one.kept[0].nonce });
});

const lies: [string, (me: DealPage) => ServerMessage & { t: 'deal' }, string][] = [
  ['a round begun twice', () => message(bindsTo(table, { secret: 'c2' }), 'commit'), 'roundTwice'],
  ['a round out of turn', () => message(bindsTo(table, { secret: 'c2', round: 3, after: first.commitment }), 'commit'), 'brokenChain'],
  ['a round after another one', () => message(bindsTo(table, { secret: 'c2', round: 2, after: 'f'.repeat(64) }), 'commit'), 'brokenChain'],
  ['other options', () => message(bindsTo({ ...table, options: { creature: 0 } }, { secret: 'c2' }), 'commit'), 'otherTable'],
  ['other wishes', () => message(bindsTo(tableOf(['ann', 'bea', null], 'creature'), { secret: 'c2' }), 'commit'), 'otherTable'],
  ['another host', () => message(bindsTo({ ...table, host: 'bea' }, { secret: 'c2' }), 'commit'), 'otherTable'],
  ['another match', () => message(bindsTo({ ...table, match: 'n' }, { secret: 'c2' }), 'commit'), 'otherTable'],
  ['one commitment for two deals', () => message({ ...first, terms: { ...first.terms, people: [1] } }, 'commit'), 'rebound'],
];
test.each(lies)('%s is not answered, and kept', (_, lie, trouble) => {
  const me = page();
  me.hear(message(first, 'commit'));
  expect(me.hear(lie(me))).toBeNull();
  expect(me.kept.map((round) => round.trouble)).toContain(trouble);
  expect(me.kept.every(({ opened }) => !opened)).toBe(true);
});

test('numbers exchanged while they are being opened are noticed', () => {
  const me = page();
  me.hear(message(first, 'commit'));
  const hashes = ['a'.repeat(64), hashOf(me, first.commitment), null];
  me.hear(message({ ...first, hashes }, 'open'));
  expect(me.hear(message({ ...first, hashes: ['b'.repeat(64), hashes[1]!, null] }, 'open'))).toBeNull();
  expect(me.kept[0].trouble).toBe('othersSwapped');
});

test('a flood of deals fills no device: the first is kept, and that they came', () => {
  const me = page();
  me.hear(message(first, 'commit'));
  for (let i = 0; i < MOST_A_DAY + 50; i++) {
    const other: TableInfo = { ...table, match: `m${i}`, you: 1 };
    me.table = other;
    me.hear(message(bindsTo(other, { secret: 'c2' }), 'commit'));
  }
  expect(me.kept.length).toBe(MOST_A_DAY);
  expect(me.kept[0].commitment).toBe(first.commitment);
  expect(me.kept.at(-1)!.trouble).toBe('tooManyRounds');
});
