import { expect, test } from 'vitest';
import { ServerClock } from './server-clock';

/** A server whose clock is ahead by so much, over a line that takes its time. */
function line(ahead: number) {
  let time = 1_000;
  const clock = new ServerClock(() => time);
  return {
    clock,
    tell(late: number): void {
      const said = time + ahead;
      time += late;
      clock.heard(said);
    },
    pass(ms: number): void {
      time += ms;
    },
    truth: () => time + ahead,
  };
}

test('the least late message of a connection counts: a late one neither moves the clock nor what it shows', () => {
  const { clock, tell, truth, pass } = line(50_000);
  tell(400);
  expect(truth() - clock.now).toBe(400);
  tell(30);
  expect(truth() - clock.now).toBe(30);
  const due = clock.here(90_000);
  tell(2_500);
  pass(1_000);
  expect(truth() - clock.now).toBe(30);
  expect(clock.here(90_000)).toBe(due);
});

test('a new connection begins anew: the clock of this device may have been set meanwhile', () => {
  const { clock, tell, truth } = line(-7_000);
  tell(10);
  clock.opened();
  tell(600);
  expect(truth() - clock.now).toBe(600);
});
