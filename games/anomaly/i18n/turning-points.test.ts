import { LANGS } from '@lurk/i18n';
import { describe, expect, test } from 'vitest';
import type { Weapon } from '../data/cards.ts';
import type { Event, Hit, Pawn } from '../types.ts';
import { namer } from './names.ts';
import { endOf, loadWords } from './parts.ts';
import { tellTurningPoint, turningPoints } from './turning-points.ts';

await loadWords();

const round = (n: number, ...events: Event[]): Event[] => [{ t: 'roundBegan', round: n }, ...events];
const used = (pawn: Pawn, forced = false): Event => ({ t: 'used', pawn, card: 'double/teleport', use: 'double', forced });
const attacked = (weapon: Weapon, hit: Hit, damage = 1, pawns: Pawn[] = []): Event => ({
  ...{ t: 'attacked', pawn: 0, weapon, zone: 'L-N', hit, pawns },
  ...{ damage, reaction: false },
});
const kinds = (...events: Event[]) => turningPoints(round(1, ...events)).map(({ kind }) => kind);

describe('turning points', () => {
  test('an empty match has none', () => {
    expect(turningPoints([])).toEqual([]);
  });

  test('hits on the Anomaly', () => {
    expect(kinds(used(0), attacked('strike', 'anomaly'))).toEqual(['firstBlood']);
    expect(kinds(used(0), attacked('baton', 'anomaly', 3))).toEqual(['heavyHit']);
    expect(kinds(attacked('trap', 'anomaly'))).toEqual(['trapped']);
    expect(kinds(used(0), attacked('double', 'anomaly'), attacked('double', 'anomaly'))).toEqual(['firstBlood', 'sniped']);
    expect(kinds(used(0), attacked('strike', 'nothing'))).toEqual(['quiet']);
  });

  test('Students who hit Students, of their own will or not', () => {
    expect(kinds(used(0), attacked('strike', 'students', 1, [1]))).toEqual(['friendlyFire']);
    expect(kinds(used(0, true), attacked('strike', 'students', 1, [1]))).toEqual(['orderedFire']);
    expect(kinds(used(0, true), attacked('trap', 'students', 1, [1]))).toEqual(['friendlyFire']);
  });

  test('meals, shocks, fire and the last breath', () => {
    const revealed: Event = { t: 'anomalyRevealed', zone: 'L-N', why: 'feed', pawns: [0, 1] };
    const fed: Event = { t: 'fed', zone: 'L-N', on: 'students' };
    const events = round(
      2,
      revealed,
      fed,
      { t: 'electricityActivated', hits: [1, 2], eaten: 0, zone: null },
      { t: 'spirit', side: 'students' },
    );
    expect(turningPoints(events)).toEqual([
      { turn: 2, kind: 'feast', who: [0, 1], count: 2 },
      { turn: 2, kind: 'shocked', who: [], count: 3 },
      { turn: 2, kind: 'spiritStudents', who: [], count: 1 },
    ]);
    const open = { anomaly: 0, students: [1, 2].map((seat) => ({ seat, shown: [] })) };
    const names = namer('fr', open, { names: ['Zoé', 'Ada', 'Ben'], reader: null });
    expect(tellTurningPoint('fr', turningPoints(events)[0], names)).toBe('L’Anomalie mord Ada et Ben.');
    expect(kinds({ t: 'irradiated', pawns: [0], anomaly: true })).toEqual(['burnt']);
    expect(kinds({ t: 'exploded', pawn: 0, weapon: 'far', zone: 'L-N', pawns: [1], anomaly: true })).toEqual(['blastAnomaly']);
  });

  test('the same again in one round is told once', () => {
    const shot = [used(0), attacked('strike', 'students', 1, [1])];
    expect(turningPoints([...round(1, ...shot, ...shot), ...round(2, ...shot)]).map(({ turn, count }) => [turn, count])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('every kind has a sentence', () => {
    for (const lang of LANGS) for (const text of Object.values(endOf(lang).points)) expect(text).toMatch(/^[\p{Lu}{].*\.$/u);
  });
});
