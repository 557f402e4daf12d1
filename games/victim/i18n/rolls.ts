/** What a roll or a score is made of, in words: the log and the dice on the table say it alike. */
import type { ToldRoll } from '../events.ts';
import type { Modifier, Score } from '../types.ts';

/** In one language. */
export interface RollWords {
  poisoned: (n: number) => string;
  /** What is left of the sum. */
  snow: (to: number) => string;
  agile: (to: number) => string;
  zero: (to: number) => string;
  /** Something by its name adds so much. */
  plus: (name: string, n: number) => string;
  upgrades: string;
  needs: (target: number) => string;
  against: (score: number) => string;
  /** The dice by themselves, before anything else is done with them. */
  sum: (n: number) => string;
}
export interface Names {
  items: Record<string, { name: string }>;
  skills: Record<string, { name: string }>;
}

export function modifierIn(words: RollWords, { items, skills }: Names, modifier: Modifier): string {
  if ('dice' in modifier) return words.poisoned(modifier.dice);
  if ('to' in modifier) return words[modifier.by](modifier.to);
  return words.plus((items[modifier.by] ?? skills[modifier.by]).name, modifier.plus);
}
/** What is added to the score of an attack. */
export const addedIn = (words: RollWords, { skills }: Names, { by, plus }: Score['added'][number]): string =>
  words.plus(by === 'meat' ? skills.freshMeat.name : words.upgrades, plus);

/** The result of a roll with what it is made of and what it had to reach, as far as that was told. */
export function resultIn(words: RollWords, names: Names, roll: ToldRoll): string {
  const result = String(roll.result ?? roll.sum);
  if (!('modifiers' in roll)) return result;
  const needs = roll.target === null ? [] : [roll.why === 'defence' ? words.against(roll.target) : words.needs(roll.target)];
  const made = roll.modifiers.map((modifier) => modifierIn(words, names, modifier));
  const notes = [...(made.length > 0 ? [words.sum(roll.sum), ...made] : []), ...needs];
  return notes.length > 0 ? `${result} (${notes.join(', ')})` : result;
}
/** The score of an attack with what it is made of. */
export function scoreIn(
  words: RollWords,
  names: Names,
  { score, base, added = [] }: { score: number; base?: number; added?: Score['added'] },
): string {
  const parts = added.map((each) => addedIn(words, names, each));
  return parts.length > 0 ? `${score} (${[base, ...parts].join(', ')})` : String(score);
}
