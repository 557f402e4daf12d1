import { LANGS } from '@lurk/i18n';
import { describe, expect, test } from 'vitest';
import type { Event } from '../types.ts';
import { endOf, loadWords } from './parts.ts';
import { tellTurningPoint, turningPoints } from './turning-points.ts';

await loadWords();

const turn = (n: number, ...events: Event[]): Event[] => [{ t: 'turnBegan', turn: n }, ...events];
const shown = (...cards: number[]): Event =>
  ({ t: 'placesShown', shown: cards.map((card, i) => ({ hunted: i + 1, cards: [card] })) }) as Event;
const kinds = (events: Event[]) => turningPoints(events).map(({ kind }) => kind);

describe('turning points', () => {
  test('an empty match has none', () => {
    expect(turningPoints([])).toEqual([]);
  });

  test('Wrong Track that spares two, and one that leads her to her prey', () => {
    const placed: Event = { t: 'tokensPlaced', tokens: { creature: [4] } };
    const away: Event = { t: 'tokenMoved', token: 'creature', to: 5, by: 1 };
    expect(turningPoints(turn(1, placed, shown(4, 4, 1), away))).toEqual([{ turn: 1, kind: 'lured', who: [1], count: 2 }]);
    expect(kinds(turn(1, placed, shown(5, 2), away))).toEqual(['backfired']);
    expect(kinds(turn(1, placed, shown(1, 2), away))).toEqual([]);
  });

  test('under Clone the Target token catches too', () => {
    const clone: Event = { t: 'huntPlayed', card: 'clone', as: 'clone' };
    const placed: Event = { t: 'tokensPlaced', tokens: { creature: [1], target: [4] } };
    const away: Event = { t: 'tokenMoved', token: 'target', to: 5, by: 2 };
    expect(kinds(turn(1, clone, placed, shown(4, 8), away))).toEqual(['lured']);
    expect(kinds(turn(1, placed, shown(4, 8), away))).toEqual([]);
  });

  test('Detour into her arms', () => {
    const placed: Event = { t: 'tokensPlaced', tokens: { creature: [8] } };
    expect(kinds(turn(3, placed, shown(3, 1), { t: 'detoured', hunted: 1, card: 3, to: 8 }))).toEqual(['pushed']);
  });

  test('a Hunted who loses the last Will is named, in one line for all of them', () => {
    const lost = (who: number): Event => ({ t: 'willChanged', who, by: -1, will: 0 });
    const caught = (who: number): Event => ({ t: 'caught', who, place: 4 });
    const events = turn(
      6,
      caught(1),
      lost(1),
      caught(2),
      lost(2),
      { t: 'assimMoved', to: 3, why: 'caught' },
      { t: 'assimMoved', to: 2, why: 'collapse' },
    );
    expect(turningPoints(events)).toEqual([
      { turn: 6, kind: 'collapse', who: [1, 2], count: 2 },
      { turn: 6, kind: 'catch', who: [1, 2], count: 2 },
    ]);
    expect(tellTurningPoint('fr', turningPoints(events)[0], { names: ['Zoé', 'Ada', 'Ben'], reader: null })).toBe(
      'Plus de Volonté pour Ada et Ben, et l’Assimilation avance.',
    );
  });

  test('the heaviest five, in the order of the match', () => {
    const gaveUp = (who: number): Event => ({ t: 'gaveUp', who });
    const stasis: Event = { t: 'huntPlayed', card: 'stasis', as: 'stasis' };
    const moves: Event[] = [5, 4, 3].map((to) => ({ t: 'rescueMoved', to }));
    const events = [
      ...turn(1, gaveUp(1)),
      ...turn(2, ...moves),
      ...turn(3, stasis),
      ...turn(4, gaveUp(2)),
      ...turn(5, gaveUp(3)),
      ...turn(6, stasis),
    ];
    expect(turningPoints(events).map((point) => [point.turn, point.kind])).toEqual([
      [2, 'leap'],
      [3, 'stasis'],
      [6, 'stasis'],
    ]);
  });

  test('every kind has a sentence for one and for several', () => {
    for (const lang of LANGS)
      for (const text of Object.values(endOf(lang).points)) for (const times of [1, 2]) expect(text('Ada', times)).toMatch(/^\p{Lu}.*\.$/u);
  });
});
