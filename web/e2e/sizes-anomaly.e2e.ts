import { test } from 'vitest';
import { lookAtMoments } from './moments';

test('Anomaly: every kind of moment, at every size, in both languages', () => lookAtMoments('anomaly'));
