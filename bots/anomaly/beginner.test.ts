import { anomaly } from '@lurk/anomaly/proof';
import {
  type AN,
  blank,
  DEFAULT_OPTIONS,
  type Kind,
  type Memory,
  type PawnTrail,
  remember,
  SYMBOLS_OF,
  type Zone,
} from '@lurk/anomaly/public';
import { type Choice, diceOver, fastDice, pickOf, type Seat, view } from '@lurk/kernel';
import { Table } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { beginner } from './beginner.ts';

const MONSTER = 0;
const STUDENT = 1;
const dice = diceOver(fastDice('beginners'));

/** The Anomaly in seat 0 against one Student, who is to move first and holds these cards. */
function table(at: Zone, student: Zone, hand: Kind[]): Table<AN> {
  const t = new Table(anomaly, { seats: 2, options: { ...DEFAULT_OPTIONS, anomaly: MONSTER } });
  t.answer(MONSTER, [at]).answer(STUDENT, [student]);
  t.answer(STUDENT, { 0: SYMBOLS_OF[student][0] });
  return t.given((s) => {
    s.vault.deck.push(...s.own[STUDENT].hand.splice(0));
    for (const card of hand) s.own[STUDENT].hand.push(...s.vault.deck.splice(s.vault.deck.indexOf(card), 1));
  });
}

const somewhere = (zones: readonly Zone[]): PawnTrail => ({
  worlds: zones.map((zone) => ({ zone, traps: [], struck: [], weight: 1 / zones.length })),
  why: {},
});
/** Everybody knows this much of where they are. */
function known(monster: readonly Zone[], student: readonly Zone[]): Memory {
  const placed = remember(blank(), { t: 'placed', students: [{ seat: STUDENT }] });
  return { ...placed, trail: { ...placed.trail, anomaly: somewhere(monster), students: [somewhere(student)] } };
}

const decides = (t: Table<AN>, seat: Seat, memory: Memory): Choice =>
  beginner.decide(view(t.match, seat), memory, t.decisionOf(seat), dice);
/** What the one Student does, and how. */
const action = (choice: Choice): { pick: string; with: Record<string, Choice> } => (choice as { with: never }).with;

const ARMS: Kind[] = ['strike/overload', 'bludgeon/evolve', 'far/possess', 'trap/scent', 'stims/scent', 'bait/evolve', 'double/teleport'];

describe('a beginner among the Students', () => {
  test('attacks an Anomaly whose zone is known, with the strongest card that reaches', () => {
    const here = table('L-N', 'L-N', ARMS);
    expect(action(decides(here, STUDENT, known(['L-N'], ['L-N']))).pick).toBe('bludgeon');
    const near = table('L-N', 'Q-NE', ARMS);
    expect(action(decides(near, STUDENT, known(['L-N'], ['Q-NE']))).pick).toBe('double');
    const far = table('L-N', 'Q-SE', ARMS);
    expect(action(decides(far, STUDENT, known(['L-N'], ['Q-SE']))).pick).toBe('far');
  });

  test('otherwise tracks, with a card that the Anomaly had better not get', () => {
    const t = table('L-N', 'C-NE', ['strike/overload', 'far/possess', 'strike/scent', 'bludgeon/evolve']);
    const choice = action(decides(t, STUDENT, known(['L-N', 'L-E', 'Q-SW', 'C-SW', 'C-SE'], ['C-NE'])));
    expect(choice.pick).toBe('track');
    expect(choice.with.card).toBe('far/possess');
  });

  test('leaves a zone with electricity, and not for another', () => {
    const t = table('L-N', 'C-SW', ARMS).given((s) => {
      s.open.electricity = ['C-SW', 'L-S', 'L-W', 'C-NW'];
    });
    const choice = action(decides(t, STUDENT, known(['L-N', 'L-E', 'Q-NE', 'Q-NW'], ['C-SW'])));
    expect(choice).toMatchObject({ pick: 'move', with: { to: { pick: 'C-SE' } } });
  });

  test('springs a trap under an Anomaly that is surely there, and only then', () => {
    const t = table('L-N', 'C-SW', ARMS).given((s) => {
      s.own[STUDENT].pawns[0].traps = ['L-N'];
    });
    const offer = view(t.match, STUDENT).offer!;
    const takes = (zones: Zone[]): Choice => beginner.decide(view(t.match, STUDENT), known(zones, ['C-SW']), offer, dice);
    expect(pickOf(takes(['L-N']))).toBe('activateTrap');
    expect(takes(['L-N', 'L-E'])).toBeNull();
  });
});

describe('a beginner as the Anomaly', () => {
  /** The Student has tracked; the Anomaly is to act with so many points. */
  const acting = (at: Zone, student: Zone, ap: number): Table<AN> => {
    const t = table(at, student, ARMS);
    const track = { card: 'trap/scent', symbol: SYMBOLS_OF[student][0] };
    t.answer(STUDENT, { pick: 0, with: { pick: 'track', with: track } });
    return t.given((s) => {
      s.open.ap = ap;
    });
  };

  test('feeds on a Student who is certainly there', () => {
    expect(decides(acting('L-N', 'L-N', 3), MONSTER, known(['L-N', 'L-E'], ['L-N']))).toBe('feed');
  });

  test('goes mostly to one who is near', () => {
    const t = acting('Q-SW', 'L-S', 3).given((s) => {
      s.open.fed = true;
    });
    const goals = Array.from({ length: 200 }, () => decides(t, MONSTER, known(['Q-SW', 'L-E'], ['L-S'])));
    const there = goals.filter((choice) => (choice as { with: Zone }).with === 'L-S').length / goals.length;
    expect(there).toBeGreaterThan(0.6);
    expect(there).toBeLessThan(0.95);
  });

  test('keeps its last points while nothing calls for them, but not once it has been found', () => {
    const t = acting('C-NE', 'L-S', 2).given((s) => {
      s.open.fuel = [];
    });
    expect(decides(t, MONSTER, known(['C-NE', 'L-E'], ['L-S']))).toBeNull();
    expect(pickOf(decides(t, MONSTER, known(['C-NE'], ['L-S'])))).toBe('move');
  });
});
