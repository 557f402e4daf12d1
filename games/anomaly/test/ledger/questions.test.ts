/** Section 5 and 6.2: how each question is put. Who is waited for, for how long, how soon it may close, and that traps lie open meanwhile. */
import { type Deadline, isRace, isWindow, type Pace, pace, type Seat, view } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Kind } from '../../data/cards.ts';
import { ANOMALY, type AnomalyTable, aNewTable, aTable, scenarios } from '../table.ts';
import { plainTable } from './plain.ts';

/** The Anomaly and Student 0 in L-E, everybody else far from Q-NE. */
const haunted = (seed?: string): AnomalyTable =>
  plainTable({ seed })
    .at('L-E', 'L-E', 'Q-SW', 'C-SW')
    .hand(0, 'double/teleport', 'bait/evolve', 'strike/scent')
    .cards('far/possess', 'strike/overload');
const possessed = (seed?: string): AnomalyTable => haunted(seed).anomalysTurn().possesses(0);

interface Question {
  kind: string;
  put: () => AnomalyTable;
  who: Seat[];
  pace: Pace;
  deadline: Deadline;
}
/** Of the Anomaly, with time to think, unless said otherwise. */
const asks = (kind: string, put: () => AnomalyTable, part: Partial<Question> = {}): Question => ({
  kind,
  put,
  who: [ANOMALY],
  pace: 'none',
  deadline: 'normal',
  ...part,
});
const SETTING_UP: Question[] = [
  asks('startingZone', () => aNewTable(), { who: [0, 1, 2, 3], deadline: 'long' }),
  asks('firstCard', () => [0, 1, 2, 3].reduce((table, seat) => table.answer(seat, ['L-N']), aNewTable()), { who: [1, 2, 3] }),
];
const PLAYING: Question[] = [
  asks('studentTurn', () => haunted().studentsTurn(), { who: [1, 2, 3], deadline: 'long' }),
  asks('secondHit', () => haunted().strikes(0, 'double', 'Q-SE'), { who: [1] }),
  asks('showCard', () => possessed().orders('move', { card: 'strike/scent', to: 'C-SE' }), { who: [1] }),
  asks('anomalyTurn', () => haunted().anomalysTurn(), { deadline: 'long' }),
  asks('secondHalf', () => haunted().anomalysTurn().slips('C-SE')),
  // Section 6.2, item 4: the same least delay, whether there is a way to choose or only to pretend.
  asks('baited', () => haunted().uses(0, 'bait', { zone: 'C-SE' }), { pace: 'glance', deadline: 'short' }),
  // Item 3.
  asks('reactive', () => haunted().evolved('reactive').is({ ap: 0 }).strikes(0, 'strike', 'L-E'), { pace: 'window', deadline: 'short' }),
  asks('whatToEat', () => haunted().at('L-E', 'Q-SE').evolved('conductive').fuel('L-E').electricity('L-E').anomalysTurn().feeds()),
  asks('whomToPossess', () => haunted().anomalysTurn().does('possess')),
  asks('forcedAction', () => possessed(), { deadline: 'long' }),
  asks('secondForcedHit', () => possessed().ordersAt('double', 'double/teleport', 'Q-SE')),
];
/** Item 2: the one question of which nobody sees whom it waits for. */
const TRAP_WINDOW = asks('trapWindow', () => haunted().trapped(1, 'Q-NE').trapped(2, 'C-NW').anomalysTurn().feeds(), {
  who: [2, 3],
  pace: 'window',
  deadline: 8,
});

scenarios('AN-188 $kind: everybody sees whom the game waits for', [...SETTING_UP, ...PLAYING], ({ kind, put, who }) => {
  const table = put().expectAsked(kind, who);
  expect(view(table.match, 'public').ask).toMatchObject({ kind, waiting: who });
});
scenarios(
  'AN-185 $kind: how soon it may close and how long it may take depend on the question alone',
  [...SETTING_UP, ...PLAYING, TRAP_WINDOW],
  ({ put, who, pace: paced, deadline }) => {
    const table = put();
    expect(pace(table.match)).toBe(paced);
    for (const seat of who) expect(table.decisionOf(seat).deadline).toBe(deadline);
  },
);
scenario('AN-047 AN-083b the Students’ turn is taken by the first who answers; only the trap window is one in which most will pass', () => {
  const kinds = (is: (match: AnomalyTable['match']) => boolean): string[] =>
    [...SETTING_UP, ...PLAYING, TRAP_WINDOW].filter(({ put }) => is(put().match)).map(({ kind }) => kind);
  expect(kinds(isRace)).toEqual(['studentTurn']);
  expect(kinds(isWindow)).toEqual(['trapWindow']);
});
scenarios('AN-078 AN-082 $kind: any owner may spring a trap meanwhile, and the question is put again', PLAYING, ({ kind, put, who }) => {
  const table = put().trapped(2, 'Q-NE');
  expect([0, 1, 2].map((pawn) => table.mayActivate(pawn))).toEqual([false, false, true]);
  table.activates(2, 'Q-NE').expectAsked(kind, who).expectTimes(1, 'trapActivated');
  expect(table.mayActivate(2)).toBe(false);
});
scenarios(
  'AN-083a $kind: a trap that hits the Anomaly opens a window first where the Anomaly decides, none where a Student does',
  PLAYING,
  (question) => {
    const { kind, put, who } = question;
    const table = put();
    table.trapped(2, table.zone('anomaly'), 'C-NW').activates(2, table.zone('anomaly'));
    expect(table.toldOf('public', 'attacked').at(-1)).toMatchObject({ weapon: 'trap', hit: 'anomaly' });
    if (who[0] === ANOMALY) table.expectWindow(3).pass(3);
    table.expectAsked(kind, who);
  },
);
scenario('AN-130 the possessed Student too may spring a trap, while picking the tracking card after a forced move', () => {
  const table = possessed().orders('move', { card: 'strike/scent', to: 'C-SE' }).trapped(0, 'Q-NE', 'L-E').trapped(1, 'Q-NE');
  table.expectAsked('showCard', [1]);
  expect([table.mayActivate(0), table.mayActivate(1)]).toEqual([true, true]);
  table.activates(0, 'L-E').expectAsked('showCard', [1]).expectHealth(10, 9);
  // The hit is forgotten when a Student decides next: no window (d) before the Anomaly goes on.
  table.answer(1, 'AI').expectAnomaly('secondHalf');
});
scenario('AN-083b RU-90 a trap window lasts as many seconds as the table has chosen, for every owner alike, wherever the traps lie', () => {
  for (const trapWindowSeconds of [5, 20]) {
    const table = aTable({ trapWindowSeconds }).trapped(0, 'C-SE').trapped(2, 'L-N', 'Q-NE').anomalysTurn().feeds().expectWindow(1, 3);
    expect([1, 3].map((seat) => table.decisionOf(seat).deadline)).toEqual([trapWindowSeconds, trapWindowSeconds]);
  }
});
scenario('AN-123 D-27 Possess: of the Students there the one with most cards; of as many, the one who sits first', () => {
  const both = (first: Kind[], second: Kind[]): AnomalyTable => {
    const table = haunted().at('L-E', 'Q-SE', 'L-E', 'L-E').hand(1).hand(2);
    return table
      .hand(1, ...first)
      .hand(2, ...second)
      .anomalysTurn()
      .does('possess')
      .timeout(ANOMALY);
  };
  both(['strike/overload'], ['trap/scent', 'stims/scent']).expectLike('possessed', { pawn: 2 });
  both(['trap/scent', 'trap/scent'], ['strike/overload']).expectLike('possessed', { pawn: 1 });
  both(['trap/scent', 'trap/scent'], ['strike/overload', 'stims/scent']).expectLike('possessed', { pawn: 1 });
});
scenario('AN-131 D-28 the order: Track, with a card of that hand and the symbol of the present position', () => {
  // Whatever the dice say: the left-hand card, of the position before, would be chosen one time in two.
  for (let i = 0; i < 8; i++) {
    const table = possessed(`seed ${i}`).shows(0, 'PHYSICS', 'FIRE').timeout(ANOMALY);
    table.expectTold('public', { t: 'tracked', pawn: 0, symbol: 'FIRE', yes: true });
  }
});
scenario('AN-139 D-26 fuel rather than electricity', () => {
  const { put } = PLAYING.find(({ kind }) => kind === 'whatToEat')!;
  put().timeout(ANOMALY).expectTold('public', { t: 'fed', zone: 'L-E', on: 'fuel' });
});
scenario('AN-039 D-18 D-20 D-32 its own turn is skipped, the second half forgone, the reaction declined', () => {
  haunted().anomalysTurn().timeout(ANOMALY).expectTimes(1, 'skipped');
  haunted().anomalysTurn().slips('C-SE').timeout(ANOMALY).expectStudents().expectTimes(1, 'turnEnded');
  const { put } = PLAYING.find(({ kind }) => kind === 'reactive')!;
  put().timeout(ANOMALY).expectTimes(1, 'noReaction');
});
scenario('AN-045 D-04 the Student with most cards tracks with the symbol of the present position; of as many, who sits first', () => {
  const table = haunted().hand(0, 'double/teleport').shows(1, 'AI', 'QUARTERS');
  expect(table.match.s.control.ask!.who).toEqual([2, 3, 1]);
  table.timeout(2).expectLike('tracked', { pawn: 1, symbol: 'QUARTERS' });
});
