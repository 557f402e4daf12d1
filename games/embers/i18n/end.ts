import type { DescribeOutcome } from '@lurk/i18n';
import type { EM } from '../types.ts';
import { endOf } from './parts.ts';

/** Null while nobody has won. */
export const describeOutcome: DescribeOutcome<EM> = (lang, { winner }) =>
  winner && { title: endOf(lang).title[winner], how: endOf(lang).how[winner], verdict: '', won: null };
