import { isWords, matchesRead, Proofreader, readingOf } from '@lurk/i18n';
import { proveWords, type Scene, watchMatch } from '@lurk/testkit';
import { DEMONS } from '../data/demons.ts';
import type { Memory } from '../memory.ts';
import { early, late, victim } from '../proof/index.ts';
import type { VI } from '../types.ts';
import { loadWords } from './parts.ts';
import { speech } from './speech.ts';

await loadWords();

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve', 'Flo'];

/** Words, and not the ids that the rules speak in: `T13`, `manual:1`, `0,-1`. Where a tile lies, a sign of the password and a count are no ids. */
const reads = (text: string | null | undefined): boolean =>
  /^([-+−×÷]|\d+)$/.test(text ?? '') ||
  (isWords(text?.replace(/ -?\d+\/-?\d+$/, '')) && !/[a-z][:,#][a-z\d]|\d,-?\d|\bT\d\d\b/.test(text ?? ''));

const SPEECH = readingOf(speech, NAMES, reads);

function watch(each: (scene: Scene<VI, Memory>) => void, ...seeds: string[]): void {
  const games = [victim, early(), ...DEMONS.map(late)];
  for (const [n, game] of games.entries())
    for (const seed of seeds) watchMatch(game, victim.modes[(n + seeds.indexOf(seed)) % victim.modes.length], `${n} ${seed}`, each);
}

const checks = matchesRead(victim, {
  told: { reader: new Proofreader(SPEECH), watch: (each) => watch(each, 'told', 'told again'), over: 60 },
  asked: {
    // Two tiles of a stack may be alike.
    reader: new Proofreader(SPEECH, 40, ['arrangePeek']),
    watch: (each) => watch(each, ...Array.from({ length: 12 }, (_, n) => `asked ${n}`)),
  },
});
proveWords('in random matches', checks);
