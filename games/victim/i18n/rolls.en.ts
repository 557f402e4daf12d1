// What rolls are made of, in English.
import type { RollWords } from './rolls.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const rolls: RollWords = {
  poisoned: (n) => `Poisoned: ${plural(n, 'die', 'dice')} less`,
  snow: (to) => `halved by the Snow: ${to}`,
  agile: (to) => `halved by Agile: ${to}`,
  zero: (to) => `a sum of 0 gives ${plural(to, 'step', 'steps')}`,
  plus: (name, n) => `${name} +${n}`,
  upgrades: 'upgrades',
  needs: (target) => `needs ${target}`,
  against: (score) => `against ${score}`,
  sum: (n) => `dice ${n}`,
};
