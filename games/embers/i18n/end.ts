import type { DescribeOutcome } from '@lurk/i18n';
import type { EM } from '../types.ts';
import { endOf } from './parts.ts';

/** Null while nobody has won. */
export const describeOutcome: DescribeOutcome<EM> = (lang, { winner, burnt }, _reader, names) => {
  if (winner === null || burnt === null) return null;
  const { title, how } = endOf(lang);
  return { title: title[winner], how: how[winner](names[burnt]), verdict: '', won: null };
};
