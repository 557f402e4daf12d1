import { textsRead } from '@lurk/i18n';
import { proveWords } from '@lurk/testkit';
import { victim } from '../proof/index.ts';
import { loadWords, tableOf, wordsOf } from './parts.ts';

await loadWords();

const { characters, demons } = tableOf('en');
const same = [...Object.values(characters).map(({ name }) => name), demons.wendigo, demons.doppel];
const alike = [
  'Bunker',
  'Plan',
  'Agile',
  'Encouragement',
  'Photo Flash',
  'Brave',
  'Intelligence',
  'Stress',
  'Test',
  'Rage',
  'Actions',
  'Active',
  'Passive',
  'bot',
  'Position #',
  'table #',
  'Rage +#',
  '#',
  '# = #',
  '#–#',
  '# point',
  '# points',
  '#',
  'F',
  '+ −',
  '← ↑ ↓ →',
  '⇧ ← ↑ ↓ →',
];
const texts = textsRead(victim, wordsOf, {
  told: ['testTile'],
  same: [...same, ...alike],
  sentences:
    /(skills|items|eventCards|meanings)\.\w+\.rule$|^glossary\.(tiles\.|testThree)|asks\.\w+\.help$|^coach\..*\.(todo|ready|you|want|against)$|^end\.how/,
  labels: /asks\.\w+\.(title|pass)$|\.name$|^table\.options\./,
  asks: ({ table }) => table.asks,
  ends: 'helps and rules end like sentences; titles and names do not',
});
proveWords('the texts', texts.checks);
