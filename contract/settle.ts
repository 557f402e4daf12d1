/** Ways to settle wishes. A draw comes from the match's own dice (label `wishes`), so that everybody can verify it afterwards. */
import type { Seat } from '@lurk/kernel';
import type { Options, Settle } from './contract.ts';

/** Where nobody can wish for anything: the rules deal the roles. */
export const dealt: Settle = (options, _wishes, host) => ({ ...options, host });

/**
 * A role held by one player, decided by the holder option of this name. The host's choice overrides wishes; then one of those who wish
 * for it, else one of those who do not wish for something else. If that still leaves everybody, the rules draw.
 */
export const holderOf =
  (option: string, role: string): Settle =>
  (options, wishes, host, dice) => {
    const willing = seatsWhere(wishes, (wish) => wish === role);
    const neutral = seatsWhere(wishes, (wish) => wish === null);
    const from = willing.length > 0 ? willing : neutral;
    const draws = options[option] === 'random' && from.length > 0 && from.length < wishes.length;
    const settled: Options = { ...options, host };
    return draws ? { ...settled, [option]: from[dice.below('wishes', from.length)] } : settled;
  };

const seatsWhere = (wishes: readonly (string | null)[], fits: (wish: string | null) => boolean): Seat[] =>
  wishes.flatMap((wish, seat) => (fits(wish) ? [seat] : []));
