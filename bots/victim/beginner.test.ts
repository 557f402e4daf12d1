import { type Choice, diceOver, fastDice, pickOf, type Seat, view, waitingFor } from '@lurk/kernel';
import { Table } from '@lurk/testkit';
import { late, victim } from '@lurk/victim/proof';
import { DEFAULT_OPTIONS, DEMONS, enteringLoses, isCritical, lying, type Open, type VI, victimOf } from '@lurk/victim/public';
import { describe, expect, test } from 'vitest';
import { type Bot, fight, random } from '../index.ts';
import { asks, idsOf } from '../pick.ts';
import { beginner } from './beginner.ts';
import { needsOf } from './needs.ts';

const COUNTS = [2, 3, 4, 5, 6];

const asked = (t: Table<VI>): Seat => waitingFor(t.match)[0].seat;
/** Four at a table who have chosen whom they play; it is somebody's turn. */
function table(arrange: (open: Open) => void): Table<VI> {
  const t = new Table(victim, { seats: 4, options: DEFAULT_OPTIONS });
  for (let n = 0; n < 4; n++) t.timeout(asked(t));
  return t.given(({ open }) => arrange(open));
}
function often(t: Table<VI>): Choice[] {
  const dice = diceOver(fastDice('often'));
  const seat = asked(t);
  return Array.from({ length: 200 }, () => beginner.decide(view(t.match, seat), null, t.decisionOf(seat), dice));
}
const share = (choices: Choice[], is: (choice: Choice) => boolean): number => choices.filter(is).length / choices.length;

describe('Victims', () => {
  test('run to an open bunker though a Test tile lies before it', () => {
    const t = table((open) => {
      open.map.push(lying('T29', '1,0', 0), lying('T02', '2,0', 1));
      Object.assign(open, { gate: 3, bunkerOpen: true });
    });
    expect(share(often(t), (choice) => choice === 'run')).toBeGreaterThan(0.85);
    t.answer(asked(t), 'run');
    while (t.decisionOf(asked(t)).kind !== 'runPoint') t.timeout(asked(t));
    for (const choice of often(t)) expect(choice).toEqual({ pick: 'step', with: '1,0' });
  });

  test('heal a Critically Injured Victim beside them before they decode', () => {
    const t = table((open) => {
      open.map.push(lying('T13', '1,0', 0));
      for (const person of open.victims) person.at = '1,0';
      const other = open.victims.find(({ character }) => character !== open.turn?.victim);
      Object.assign(other ?? {}, { wounds: 2 });
    });
    expect(new Set(often(t).map(pickOf))).toEqual(new Set(['heal']));
  });

  test('turn tiles for the Bunker, and for a Decoder that still has a Number; not for nothing', () => {
    const { open } = table(() => {}).s;
    expect(needsOf(open).tiles).toBe(1);
    expect(needsOf({ ...open, gate: 12, numbers: [1], symbols: ['+', '-'] }).tiles).toBe(1);
    expect(needsOf({ ...open, gate: 12, numbers: [2, 6], symbols: ['*'] })).toEqual({ number: 0, symbol: 0, tiles: 0, solvable: true });
    const withDecoder = [...open.map, lying('T13', '1,0', 0)];
    expect(needsOf({ ...open, map: withDecoder, gate: 12, numbers: [1], symbols: ['+', '-'] }).tiles).toBe(0);
  });
});

test('nobody passes by what ends it: a Death Skill, the door of the bunker, a box of one’s own while one lies', () => {
  const met = { death: 0, enter: 0, aidbox: 0 };
  const watched: Bot = {
    ...(beginner as Bot),
    decide(seen, memory, decision, dice) {
      const choice = (beginner as Bot).decide(seen, memory, decision, dice);
      const open = (seen as { open: unknown }).open as Open;
      const acting = decision.kind === 'victimAction' && open.turn ? victimOf(open, open.turn.victim) : null;
      const must = asks(decision.shape, 'death')
        ? 'death'
        : acting && idsOf(decision.shape).includes('enter') && !enteringLoses(open, acting)
          ? 'enter'
          : acting && isCritical(acting) && asks(decision.shape, 'aidbox')
            ? 'aidbox'
            : null;
      if (must === null) return choice;
      met[must] += 1;
      expect(pickOf(choice)).toBe(must);
      return choice;
    },
  };
  for (const [n, demon] of [...DEMONS, ...DEMONS].entries())
    fight(late(demon), { seats: COUNTS[n % COUNTS.length], options: DEFAULT_OPTIONS, seed: `ends ${n}`, botOf: () => watched });
  expect(Math.min(met.death, met.enter, met.aidbox)).toBeGreaterThan(0);
});

/** VI-236, VI-400 An Event card is drawn in every round, and the twenty-fifth is Darkness. */
const LAST_ROUND = 25;
/** Does as little as is allowed. */
const idle: Bot = {
  ...random,
  decide(seen, memory, { shape, mayPass, ...decision }, dice) {
    const quiet = ['end', 'stop', 'stay', 'no', 'accept', 'roll', 'keep'].find((id) => idsOf(shape).includes(id));
    return mayPass ? null : (quiet ?? random.decide(seen, memory, { ...decision, shape, mayPass }, dice));
  },
};
for (const [name, odd] of [
  ['anything', random],
  ['nothing', idle],
] as const)
  test(`a match ends though somebody, or everybody, does ${name}`, () => {
    for (const seats of COUNTS)
      for (const alone of [true, false]) {
        const botOf = ({ seat }: { seat: Seat | null }): Bot => (!alone || seat === 0 ? odd : (beginner as Bot));
        const { outcome } = fight(victim, { seats, options: DEFAULT_OPTIONS, seed: `${name} ${seats}`, botOf });
        expect((outcome as { round: number }).round).toBeLessThanOrEqual(LAST_ROUND);
      }
  });
