import { LANGS } from '@lurk/i18n';
import { expect, test } from 'vitest';
import { describeOutcome } from '../i18n/end.ts';
import { endOf } from '../i18n/parts.ts';
import { aTable } from './table.ts';

await Promise.all(LANGS.map((lang) => endOf.load(lang)));
const NAMES = ['Ada', 'Basile', 'Cléo', 'Dario'];

test('the end names who burnt, and says nothing before it', () => {
  const table = aTable()
    .hands({ 0: [0, 1, 2], 2: [-1, 6, 7] })
    .trade(1);
  for (const lang of LANGS) expect(describeOutcome(lang, table.s.open, null, NAMES)).toBeNull();
  table.accuse(2);
  for (const lang of LANGS) expect(describeOutcome(lang, table.s.open, null, NAMES)?.how).toContain('Cléo');
});
