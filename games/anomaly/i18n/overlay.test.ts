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
