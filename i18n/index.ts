/** What the words of all games share. Pure: templates and values come in, sentences go out. */
export { differences } from './compare.ts';
export { de, que } from './elision.ts';
export * from './faults.ts';
export * from './format.ts';
export * from './forms.ts';
export * from './heaviest.ts';
export { type LazyWords, lazyWords } from './lazy-words.ts';
export { type LinesOf, lineOf } from './lines.ts';
export { type Naming, naming, players } from './naming.ts';
export { plainSpeech, tableSeen } from './plain-speech.ts';
export { tellFinding, tellVerdict } from './proof.ts';
export { Proofreader, readingOf, type Speech } from './proofreader.ts';
export { REFUSALS } from './refusals.ts';
export type { AskedIn, DescribeOutcome, GameSpeech } from './speech.ts';
export { optionsNamed, type ThingsWords } from './things.ts';
export { optionsWithin, type Path } from './walk.ts';
export { wordParts } from './word-parts.ts';
export type { Words } from './words.ts';
