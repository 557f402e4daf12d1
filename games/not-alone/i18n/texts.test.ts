import { askedRead, LANGS, textsRead } from '@lurk/i18n';
import { proveWords } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { notAlone } from '../proof/index.ts';
import { coachOf, loadWords, tableOf, wordsOf } from './parts.ts';

await loadWords();

const texts = textsRead(notAlone, wordsOf, {
  // "the Jungle", « de la Jungle ».
  differ: ['table.decisions.asks.resolveVisit.waiting'],
  same: [
    ...['Adjacent', 'Anticipation', 'Artefact', 'Artemia', 'Assimilation', 'Clone', 'Drone', 'Exploration', 'Flashback', 'Jungle'],
    ...['Mirage', 'Mutation', 'Phase', 'Rover', 'Sacrifice', 'Source', 'Tab', 'Table', 'Verdict', 'Virus', 'Vortex', 'table #'],
  ],
  sentences:
    /(?<!\.place)\.rule$|\.decisions\..*\.(help|sealed|waiting)$|\.whyNot\.|^end\.(how|verdict|points)|\.(hunt|survival)\.\w+\.text$|\.places\.\d+\.power$/,
  labels: /\.(title|name|pass)$|\.title\.|\.decisions\.(options|steps)\./,
  asks: ({ table }) => table.decisions.asks,
  offers: ({ table }) => table.decisions.offers,
});
const { overview: _, ...sides } = coachOf('en');
const asks = LANGS.map((lang) => tableOf(lang).decisions.asks);
proveWords('the texts', { ...texts.checks, ...askedRead(notAlone, asks, Object.values(sides)) });

describe('the texts', () => {
  test('no two cards or places share a name', () => {
    for (const { places, hunt, survival } of LANGS.map(tableOf)) {
      const names = [places, hunt, survival].flatMap((group) => Object.values<{ name: string }>(group).map(({ name }) => name));
      expect(new Set(names).size).toBe(10 + 20 + 15);
    }
  });
});
