import { test } from 'vitest';
import { lookAtMoments } from './moments';

test('The Thing: every kind of moment, at every size, in both languages', () => lookAtMoments('the-thing'));
