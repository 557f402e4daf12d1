import { expect, test } from 'vitest';
import { publicTrail } from '../overlay/index.ts';
import type { Event } from '../types.ts';
import { LANGS, loadWords, roundsOf, tellWhyOut } from './index.ts';

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
