/** What one viewer has before them: all that the adapters read. */

import type { Seat } from '@lurk/kernel';
import { type CharacterId, type Memory, type ScreenWords, screenOf, type VI, type Victim, victimOf } from '@lurk/victim/public';
import { type Perspective as Shared, seatLook } from '../../../play/frame/perspective';
import type { SeatLook } from '../../../ui/types';
import { names } from './names';

export type Perspective = Shared<VI, Memory>;

export const say = ({ lang }: Pick<Perspective, 'lang'>): ScreenWords => screenOf(lang);

/** VI-407 Where everybody plays two, a figure goes by its own name and letter. */
export const playsTwo = ({ view: { open } }: Perspective): boolean =>
  new Set(open.victims.map(({ seat }) => seat)).size < open.victims.length;

/** A player. The possessed player, and one enslaved by the Demon, is on the Demon's side for all to see. */
export function look(perspective: Perspective, seat: Seat): SeatLook {
  const { demon } = perspective.view.open;
  return seatLook(perspective, seat, demon?.seat === seat ? { colour: 'monster' } : {});
}
/** A Victim: the seat that plays it, by the name that tells it from the others of that seat. */
export function lookVictim(perspective: Perspective, victim: Victim): SeatLook {
  const own = seatLook(perspective, victim.seat, { id: victim.character });
  return playsTwo(perspective) ? { ...own, name: names(perspective).character(victim.character).name } : own;
}
export const lookCharacter = (perspective: Perspective, character: CharacterId): SeatLook =>
  lookVictim(perspective, victimOf(perspective.view.open, character));
export const nameOfVictim = (perspective: Perspective, character: CharacterId): string => lookCharacter(perspective, character).name;

/** Does this seat play for the Demon? */
export const isDemonSide = ({ view: { open, seat } }: Perspective): boolean =>
  seat !== null &&
  (open.demon?.seat === seat ||
    (open.demon !== null && open.victims.some((victim) => victim.seat === seat && victim.status === 'enslaved')));
/** The Victims of this seat, whatever became of them. */
export const mine = ({ view: { open, seat } }: Perspective): Victim[] => open.victims.filter((victim) => victim.seat === seat);
