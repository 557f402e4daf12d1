import { isWords, LANGS } from '@lurk/i18n';
import { expect, test } from 'vitest';
import { loadWords, tableOf } from './parts.ts';
import { tellWhyNot, type WhyNot } from './why-not.ts';

await loadWords();

test('every reason can be told', () => {
  for (const lang of LANGS)
    for (const why of Object.keys(tableOf(lang).whyNot) as WhyNot[])
      expect(tellWhyNot(lang, why)).toSatisfy((text: string) => isWords(text) && text.endsWith('.'));
});
