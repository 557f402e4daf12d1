import { type Choice, type Dice, diceOver, fastDice, pickOf, type Seat, view } from '@lurk/kernel';
import { Table } from '@lurk/testkit';
import { theThing } from '@lurk/the-thing/proof';
import {
  blank,
  DEFAULT_OPTIONS,
  type Event,
  type Memory,
  type Open,
  type Place,
  type Role,
  remember,
  type TT,
} from '@lurk/the-thing/public';
import { describe, expect, test } from 'vitest';
import { beginner } from './beginner.ts';

const [HUMAN, ALIEN] = [0, 3];

/** Four at a table, the last of them the Alien; seat 0 leads. */
function table(arrange: (s: Table<TT>['s']) => void, ...frames: [string, string][]): Table<TT> {
  return new Table(theThing, { seats: 4, options: DEFAULT_OPTIONS }).given(
    (s) => {
      Object.assign(s.open, { leader: HUMAN, round: 2, weather: 'clear' });
      for (const [seat, own] of s.own.entries()) own.role = seat === ALIEN ? 'alien' : 'human';
      arrange(s);
    },
    ['match', 'nextRound'],
    ...frames,
  );
}
const put = (open: Open, at: Place, ...pawns: number[]): void => {
  for (const pawn of pawns) Object.assign(open.people[pawn], { at, standing: true });
};

/** What a seat remembers that was dealt this role and then heard this. */
const hearing = (seat: Seat, role: Role, ...events: Event[]): Memory =>
  [{ t: 'roleIs', role } satisfies Event, { t: 'roundBegan', round: 1 } satisfies Event, ...events].reduce(remember, blank(seat));
const proven = (pawn: number): Event => ({ t: 'analysed', kind: 'A', by: 0, pawn, role: 'human' });

const decides = (t: Table<TT>, seat: Seat, memory: Memory, dice: Dice): Choice =>
  beginner.decide(view(t.match, seat), memory, t.decisionOf(seat), dice);
const often = (t: Table<TT>, seat: Seat, memory: Memory, seed = 'often'): Choice[] => {
  const dice = diceOver(fastDice(seed));
  return Array.from({ length: 300 }, () => decides(t, seat, memory, dice));
};
const share = (choices: Choice[], is: (choice: Choice) => boolean): number => choices.filter(is).length / choices.length;

describe('aboard or on the ground', () => {
  const boarding = (aboard: number[]): Table<TT> =>
    table(
      ({ open }) => {
        open.escape = { exit: 'rescue', aboard, asked: [] };
      },
      ['escape', 'next'],
    );

  test('a Character proven Human is let aboard, and the only one left who can be the Alien is not', () => {
    const t = boarding([0]);
    t.answer(1, 'board');
    expect(new Set(often(t, 0, hearing(0, 'human', proven(1))))).toEqual(new Set(['yes']));
    expect(new Set(often(t, 0, hearing(0, 'human', proven(2), proven(3))))).toEqual(new Set(['no']));
  });

  test('everybody wants to come, whatever they are', () => {
    for (const [seat, role] of [
      [1, 'human'],
      [1, 'alien'],
    ] as const) {
      const t = boarding([0]).given(({ own }) => void Object.assign(own[seat], { role }));
      expect(decides(t, seat, hearing(seat, role), diceOver(fastDice('board')))).toBe('board');
    }
  });

  test('an Alien who may call the helicopter down leaves at once; a Human not before it is clear who stays', () => {
    const arrived = (role: Role): Table<TT> =>
      table(
        ({ open, own }) => {
          open.rescue = { state: 'arrived', at: 11, fuel: 2 };
          open.rooms.boiler.fuel = 4;
          own[0].role = role;
          for (const person of open.people) person.suspicion = 2;
        },
        ['round', 'rest'],
        ['characterActions', 'rescue'],
      );
    expect(new Set(often(arrived('alien'), 0, hearing(0, 'alien')))).toEqual(new Set(['start']));
    expect(new Set(often(arrived('human'), 0, hearing(0, 'human')))).toEqual(new Set([null]));
    expect(new Set(often(arrived('human'), 0, hearing(0, 'human', proven(1), proven(2))))).toEqual(new Set(['start']));
  });
});

describe('nothing a hidden Alien does before everybody tells that it is one', () => {
  const voting = (role: Role): Table<TT> =>
    table(({ own }) => void Object.assign(own[1], { role }), ['round', 'analyses'], ['rest', 'called']);
  const sabotaged: Event[] = [{ t: 'pileBegan' }, { t: 'putCard', pawn: 2 }, { t: 'flipped', card: 'sabotage' }];

  test('it votes as a Human in its place would, card for card of chance', () => {
    const [human, alien] = (['human', 'alien'] as const).map((role) => often(voting(role), 1, hearing(1, role, ...sabotaged), 'votes'));
    expect(alien).toEqual(human);
    expect(share(human, (at) => at === 2)).toBeGreaterThan(share(human, (at) => at === 3));
  });

  test('it puts the Alien token about seven times in ten; a Human has no choice', () => {
    const meeting = table(({ open }) => put(open, 'lab', 2, 3), ['round', 'rest'], ['characterActions', 'encounters']);
    const tokens = share(often(meeting, ALIEN, hearing(ALIEN, 'alien')), (choice) => choice === 'alien');
    expect(tokens).toBeGreaterThan(0.6);
    expect(tokens).toBeLessThan(0.8);
    expect(new Set(often(meeting, 2, hearing(2, 'human')))).toEqual(new Set(['humans']));
  });
});

describe('where to go', () => {
  const placing = (arrange: (s: Table<TT>['s']) => void): Table<TT> =>
    table(
      (s) => {
        s.own[1].hand = ['repair', 'use'];
        arrange(s);
      },
      ['round', 'rest'],
      ['characterActions', 'place'],
    );
  const roomOf = (choice: Choice): unknown => (choice as { with: { room: string } }).with?.room ?? choice;

  test('mostly to the Radio Room until the helicopter is called, and never always', () => {
    const t = placing(() => {});
    const radio = share(often(t, 1, hearing(1, 'human')), (choice) => roomOf(choice) === 'radio');
    expect(radio).toBeGreaterThan(0.4);
    expect(radio).toBeLessThan(0.98);
  });

  test('a Human never puts a SABOTAGE that need not be; a hidden Alien at times', () => {
    const sabotages = (seat: Seat, role: Role): number => {
      const t = placing(({ own }) => {
        own[1].role = role;
        own[1].hand = ['sabotage', 'use'];
      });
      return share(
        often(t, seat, hearing(seat, role)),
        (choice) => pickOf(choice) === 'work' && JSON.stringify(choice).includes('sabotage'),
      );
    };
    expect(sabotages(1, 'human')).toBe(0);
    expect(sabotages(1, 'alien')).toBeGreaterThan(0.1);
    expect(sabotages(1, 'alien')).toBeLessThan(0.6);
  });
});
