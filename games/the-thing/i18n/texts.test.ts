import { textsRead } from '@lurk/i18n';
import { proveWords } from '@lurk/testkit';
import { theThing } from '../proof/index.ts';
import { loadWords, tableOf, wordsOf } from './parts.ts';

await loadWords();

const names = Object.values(tableOf('en').characters).map(({ name }) => name);
const same = [
  ...names.filter((name) => name !== 'Dr. Blair'),
  'Alien',
  'Aliens',
  'Analyses',
  'Dynamite/Molotov',
  'Point #',
  '# (# Recharge)',
  '# (# Recharges)',
  'Tab',
  'Table',
  'Suspicion',
  'S.O.S.',
  'Leader',
  'Radio',
  'Pile',
];
const texts = textsRead(theThing, wordsOf, {
  told: ['article'],
  same,
  sentences: /\.rule$|\.help$|\.whyNot\.|^end\.(how|verdict|points)|^coach\..*\.(todo|ready|you|want|against)$|\.waits\./,
  labels: /(?<!events.*)\.(title|name|pass)$|^table\.(options|steps|offers)\./,
  asks: ({ table }) => table.asks,
});
proveWords('the texts', texts.checks);
