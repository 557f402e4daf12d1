import { expect, test } from 'vitest';
import { claimText, isClaim, stamped, stampOf } from '../../adapt/chat';

test('a claim carries the night it was made on, before or after the Encounters; what is no claim stays as it is', () => {
  expect(stamped('hello', { round: 3, phase: 'rest' })).toBe('hello');
  const late = stamped(claimText('sawHuman', 4), { round: 3, phase: 'rest' });
  expect(isClaim(late)).toBe(true);
  expect(stampOf(late)).toEqual({ id: 'sawHuman', about: '4', round: 3, afterMeeting: true });
  expect(stampOf(stamped(claimText('role'), { round: 2, phase: 'action' }))).toEqual({
    id: 'role',
    about: '',
    round: 2,
    afterMeeting: false,
  });
  // Said before claims carried a night: read, and never held against anybody.
  expect(stampOf('claim:role')).toBeNull();
});
