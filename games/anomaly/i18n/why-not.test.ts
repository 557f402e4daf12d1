import { LANGS } from '@lurk/i18n';
import { expect, test } from 'vitest';
import { loadWords, tableOf } from './parts.ts';
import type { WhyNotId } from './why-not.en.ts';
import { tellWhyNot } from './why-not.ts';

await loadWords();

test('every reason can be told', () => {
  for (const lang of LANGS)
    for (const why of Object.keys(tableOf(lang).whyNot) as WhyNotId[])
      expect(tellWhyNot(lang, { why, distance: 3, reach: 1, deed: 'evolve' })).toMatch(/^\p{Lu}[^{}|]*\.$/u);
});

test('numbers and prices are told', () => {
  expect(tellWhyNot('en', { why: 'outOfReach', distance: 1, reach: 0 })).toBe('This zone is 1 step away; the reach is 0.');
  expect(LANGS.map((lang) => tellWhyNot(lang, { why: 'cannotPay', deed: 'evolve' }))).toEqual([
    'You cannot pay for it: 2 Evolve cards.',
    'Vous n’avez pas de quoi payer\u00a0: 2 cartes Évolution.',
  ]);
});
