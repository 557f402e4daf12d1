import { faultsOf, LANGS, type Lang, type Table } from '@lurk/i18n';
import { describe, expect, test } from 'vitest';
import type { Event } from '../types.ts';
import { namer } from './names.ts';
import { loadWords } from './parts.ts';
import { tellEvent } from './speech.ts';
import { samples } from './test/samples.ts';

await loadWords();

const NAMES = ['Ghislain', 'Anna', 'Bob'];
interface Reader extends Table {
  readonly students: readonly number[];
}
const at = (reader: number | null, students = [1, 2]): Reader => ({ names: NAMES, reader, students });
/** Every reader there can be: the Anomaly, the Student concerned, another Student, somebody who watches; and a player with two Students. */
const READERS = [at(0), at(1), at(2), at(null), at(1, [1, 1])];

const isSentence = (text: string): boolean =>
  /^[\p{Lu}\d]/u.test(text) && /[.…!?]$/.test(text) && !/[{}|]|undefined|\bnull\b|NaN|object|\b[QLC]-[NSEW]|R-[QLC]| {2}/.test(text);

function tell(lang: Lang, event: Event, { students, ...table }: Reader): string {
  const open = { anomaly: 0, students: students.map((seat) => ({ seat, shown: [] })) };
  return tellEvent(lang, event, namer(lang, open, table));
}
const told = (event: Event, table: Reader): string[] => LANGS.map((lang) => tell(lang, event, table));

describe('every event becomes a sentence', () => {
  for (const lang of LANGS)
    test(lang, () => {
      const bad = samples.flatMap((event) => READERS.map((table) => tell(lang, event, table)).filter((text) => !isSentence(text)));
      expect(bad).toEqual([]);
    });

  test('each is cleanly written', () => {
    for (const lang of LANGS)
      expect(
        faultsOf(
          lang,
          samples.flatMap((event) => READERS.map((table) => tell(lang, event, table))),
        ),
      ).toEqual([]);
  });

  test('the reader is spoken to, the others are named', () => {
    const event: Event = { t: 'tracked', pawn: 0, symbol: 'COLD', yes: false };
    expect(told(event, at(1))).toEqual([
      'You track Cold. No: the Anomaly’s zone does not have it.',
      'Vous pistez Froid. Non\u00a0: la zone de l’Anomalie ne le porte pas.',
    ]);
    expect(told(event, at(2))[0]).toBe('Anna tracks Cold. No: the Anomaly’s zone does not have it.');
    expect(told(event, at(0))).toEqual([
      'Anna tracks Cold. No: your zone does not have it.',
      'Anna piste Froid. Non\u00a0: votre zone ne le porte pas.',
    ]);
  });

  test('a player with two Students hears of them by number', () => {
    const event: Event = { t: 'studentRevealed', pawn: 1, zone: 'C-NW' };
    expect(told(event, at(1, [1, 1]))).toEqual(['Student 2 is revealed in Core NW.', 'Étudiant 2 se révèle au Noyau NO.']);
  });

  test('lists take the reader in', () => {
    const event: Event = { t: 'exploded', pawn: 1, weapon: 'far', zone: 'L-N', pawns: [0, 1], anomaly: true };
    expect(told(event, at(1))).toEqual([
      'The fuel blows up in Labs N; in the blast: you, Bob and the Anomaly.',
      'Le carburant explose aux Labos N\u00a0; dans le souffle\u00a0: vous, Bob et l’Anomalie.',
    ]);
  });

  test('numbers agree', () => {
    const hit = (damage: number) =>
      tell('fr', { t: 'attacked', pawn: 0, weapon: 'baton', zone: 'Q-SE', hit: 'anomaly', pawns: [], damage, reaction: false }, at(null));
    expect(hit(1)).toBe('Matraque électrique aux Quartiers SE\u00a0: l’Anomalie encaisse 1 dégât.');
    expect(hit(3)).toBe('Matraque électrique aux Quartiers SE\u00a0: l’Anomalie encaisse 3 dégâts.');
  });

  test('a baited move is told in the same words whether or not the pawn moved', () => {
    const event: Event = { t: 'anomalyMoved', how: 'bait', sensor: null };
    expect(told(event, at(1))).toEqual(['The Anomaly answers the bait.', 'L’Anomalie répond à l’appât.']);
  });

  test('many zones are told by those left out, and answers by Student', () => {
    const zones = (['Q-NW', 'Q-NE', 'Q-SE', 'Q-SW', 'L-N', 'L-E', 'L-S', 'L-W', 'C-NW', 'C-NE'] as const).slice();
    expect(told({ t: 'scented', zones, answers: [true, false] }, at(2))).toEqual([
      'The Anomaly sniffs at everything but Core SE and Core SW. There: Anna; elsewhere: you.',
      'L’Anomalie flaire tout, sauf le Noyau SE et le Noyau SO. Là\u00a0: Anna\u00a0; ailleurs\u00a0: vous.',
    ]);
  });

  test('a name is never read as a template, nor changed', () => {
    const names = ['Ghislain', '{at}', 'bob'];
    const reveal = (pawn: number): Event => ({ t: 'secondHitLost', pawn });
    expect(tell('en', { t: 'sensorPlaced', pawn: 0, zone: 'L-N' }, { ...at(null), names })).toBe('{at} sets up a sensor in Labs N.');
    expect(tell('en', { t: 'sensorPlaced', pawn: 1, zone: 'L-N' }, { ...at(null), names })).toBe('bob sets up a sensor in Labs N.');
    expect(tell('en', reveal(0), at(null))).toBe('Too late: the second hit is lost.');
  });
});
