// What rolls are made of, in French.
import type { RollWords } from './rolls.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

export const rolls: RollWords = {
  poisoned: (n) => `poison : ${plural(n, 'dé', 'dés')} de moins`,
  snow: (to) => `moitié (Neige) : ${to}`,
  agile: (to) => `moitié (Agile) : ${to}`,
  zero: (to) => `une somme de 0 donne ${plural(to, 'pas', 'pas')}`,
  plus: (name, n) => `${name} +${n}`,
  upgrades: 'Améliorations',
  needs: (target) => `il faut ${target}`,
  against: (score) => `contre ${score}`,
  sum: (n) => `dés ${n}`,
};
