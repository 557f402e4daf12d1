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
type Named = Readonly<Record<string, { readonly name: string }>>;
/** The words of a table, as far as rolls need them. */
interface Words {
  readonly rolls: RollWords;
  readonly items: Named;
  readonly skills: Named;
}

export function modifierIn({ rolls, items, skills }: Words, modifier: Modifier): string {
  if ('dice' in modifier) return rolls.poisoned(modifier.dice);
  if ('to' in modifier) return rolls[modifier.by](modifier.to);
  return rolls.plus((items[modifier.by] ?? skills[modifier.by]).name, modifier.plus);
}
const noted = (value: number, notes: readonly (string | number)[]): string =>
  notes.length > 0 ? `${value} (${notes.join(', ')})` : String(value);

/** The result of a roll with what it is made of and what it had to reach, as far as that was told. */
export function resultIn(words: Words, roll: ToldRoll): string {
  const result = roll.result ?? roll.sum;
  if (!('modifiers' in roll)) return String(result);
  const { sum, needs, against } = words.rolls;
  const made = roll.modifiers.map((modifier) => modifierIn(words, modifier));
  const target = roll.target === null ? [] : [(roll.why === 'defence' ? against : needs)(roll.target)];
  return noted(result, [...(made.length > 0 ? [sum(roll.sum), ...made] : []), ...target]);
}
/** The score of an attack with what it is made of. */
export function scoreIn(
  { rolls, skills }: Words,
  { score, base = score, added = [] }: { score: number; base?: number; added?: Score['added'] },
): string {
  const parts = added.map(({ by, plus }) => rolls.plus(by === 'meat' ? skills.freshMeat.name : rolls.upgrades, plus));
  return noted(score, parts.length > 0 ? [base, ...parts] : []);
}
