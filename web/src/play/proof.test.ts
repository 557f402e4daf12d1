import type { Verdict } from '@lurk/table';
import { expect, test } from 'vitest';
import { compare } from './proof';

const verdict: Verdict = { ok: true, findings: [], commitment: 'c', receipts: [[], ['r1', 'r2']] };

test('the record is held against what this device kept', () => {
  expect(compare(verdict, { match: 'm', commitment: 'c', receipts: ['r2'] }, 1)).toEqual({ deal: true, seals: true });
  expect(compare(verdict, { match: 'm', commitment: 'x', receipts: ['r3'] }, 1)).toEqual({ deal: false, seals: false });
  expect(compare(verdict, { match: 'm', commitment: null, receipts: [] }, 1)).toEqual({ deal: null, seals: null });
});
