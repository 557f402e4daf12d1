import { test } from 'vitest';
import { lookAtMoments } from './moments';

test('VICTIM: every kind of moment, at every size, in both languages', () => lookAtMoments('victim'));
