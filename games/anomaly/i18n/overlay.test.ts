import { LANGS } from '@lurk/i18n';
import { expect, test } from 'vitest';
import { learntOf } from '../deduction/index.ts';
import { publicTrail } from '../test/trail.ts';
import type { Event } from '../types.ts';
import { roundsOf, tellLearnt, tellWhyOut } from './overlay.ts';
import { loadWords } from './parts.ts';

await loadWords();

const placed: Event = { t: 'placed', students: [{ seat: 1 }] };
const shown: Event = { t: 'symbolShown', pawn: 0, symbol: 'FIRE', shown: ['FIRE'] };
const round: Event = { t: 'roundBegan', round: 2 };
const tracked: Event = { t: 'tracked', pawn: 0, symbol: 'COLD', yes: false };

test('a zone ruled out says what was heard, and when', () => {
  const events = [placed, shown, round, tracked];
  const trail = publicTrail(events);
  const told = (pawn: number | null, zone: 'L-S' | 'L-N') => LANGS.map((lang) => tellWhyOut(lang, trail, pawn, zone, roundsOf(events)));
  expect(told(null, 'L-S')).toEqual([
    'Answered No to Cold in round 2: cannot be here.',
    'A répondu Non à Froid à la manche 2\u00a0: ne peut pas être ici.',
  ]);
  expect(told(0, 'L-S')[0]).toBe('Showed Fire at the start, and this zone does not have it: cannot be here.');
  expect(told(null, 'L-N')).toEqual([null, null]);
  expect(tellWhyOut('en', trail, null, 'L-S')).toBe('Answered No to Cold: cannot be here.');
});

test('a zone left behind, a sensor that kept silent and a zone too far are told apart, as things lay when the pawn moved', () => {
  const found: Event = { t: 'anomalyRevealed', zone: 'L-N', why: 'feed', pawns: [0] };
  const sensor = (zone: 'Q-NE' | 'Q-SE'): Event => ({ t: 'sensorPlaced', pawn: 0, zone });
  const anomalyMoved: Event = { t: 'anomalyMoved', how: 'move', sensor: null };
  const studentMoved: Event = { t: 'studentMoved', pawn: 0, how: 'move', zone: null };
  const trail = publicTrail([placed, found, studentMoved, sensor('Q-NE'), anomalyMoved, sensor('Q-SE')]);
  const told = (pawn: number | null, zone: 'L-N' | 'Q-NE' | 'Q-SE') => LANGS.map((lang) => tellWhyOut(lang, trail, pawn, zone));
  expect(told(null, 'L-N')).toEqual(['Left its zone: cannot be here any more.', 'A quitté sa zone\u00a0: ne peut plus être ici.']);
  expect(told(0, 'L-N')).toEqual(['Left their zone: cannot be here any more.', 'A quitté sa zone\u00a0: ne peut plus être ici.']);
  expect(told(null, 'Q-NE')).toEqual([
    'Moved, and the sensor here would have told: cannot be here.',
    'S’est déplacée, et le détecteur d’ici l’aurait dit\u00a0: ne peut pas être ici.',
  ]);
  expect(told(null, 'Q-SE')[0]).toBe('Moved, and could not get as far as here.');
});

test('the Anomaly is told what everybody learnt of it, when, and how many zones that left', () => {
  const moved: Event = { t: 'anomalyMoved', how: 'move', sensor: null };
  const told = (events: Event[]) => LANGS.map((lang) => learntOf(events).map((one) => tellLearnt(lang, one)));
  const asked = [placed, round, tracked];
  expect(told(asked)).toEqual([['Round 2, Cold: no. 8 zones left'], ['Manche 2, Froid\u00a0: non. Restent 8 zones']]);
  // Once it can be anywhere again, what was learnt before is worth nothing; once it is seen, neither.
  expect(told([...asked, moved])).toEqual([[], []]);
  const seen: Event = { t: 'anomalyRevealed', zone: 'L-N', why: 'feed', pawns: [] };
  expect(told([...asked, seen, moved])[0]).toEqual([
    'Round 2, you reveal yourself in Labs N. 1 zone left',
    'Round 2, you move. 4 zones possible now',
  ]);
});
