import { askedRead, LANGS, textsRead } from '@lurk/i18n';
import { proveWords } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { anomaly } from '../proof/index.ts';
import { coachOf, loadWords, tableOf, wordsOf } from './parts.ts';

await loadWords();

const texts = textsRead(anomaly, wordsOf, {
  forms: [['zone', 'at', 'to', 'of']],
  same: [
    'Anomalies',
    'Explosion',
    'Handicap',
    'Tab',
    'Table',
    'Table #',
    'Verdict',
    'Visible',
    'Zone',
    'radiation',
    'zone possible',
    '# zone',
    '# zones',
  ],
  // « Il y avait un piège, activé à la manche 2, aux Labos N. »
  differ: ['table.ruledOut.student.trapAt'],
  sentences:
    /\.rule$|\.decisions\..*\.(help|sealed|waiting)$|\.rules\.|\.advice\.|\.whyNot\.|\.ruledOut\.\w+\.|^end\.(how|verdict|points)|\.(tops|deeds|bottoms|evolutions)\.\w+\.text$/,
  labels: /(?<!events.*)\.(title|name|pass)$|\.title\.|\.decisions\.(options|steps)\./,
  asks: ({ table }) => table.decisions.asks,
});
const { overview: _, ...sides } = coachOf('en');
const asks = LANGS.map((lang) => tableOf(lang).decisions.asks);
proveWords('the texts', { ...texts.checks, ...askedRead(anomaly, asks, Object.values(sides)) });

describe('the texts', () => {
  test('every count that is written out agrees with its noun', () => {
    const bad = texts
      .leaves()
      .filter(([, text]) => /\{(count|eaten|damage|distance)\} (card|carte|token|jeton|spark|éclair|dégât|step)/.test(text));
    expect(bad).toEqual([]);
  });
});
