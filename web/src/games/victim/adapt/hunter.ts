/** Who hunts on this seat's screen: the Demon itself, or the Victim it has enslaved. */
import { framesOf } from '@lurk/kernel';
import { type Cell, type Hunter, slaveOf, type VI } from '@lurk/victim/public';
import type { Perspective } from './perspective';

/** VI-339, VI-344 An enslaved player hunts for themselves alone; with two or three players the Demon's player plays both hunters in turn. */
export function hunterOf({ view }: Perspective): { readonly by: Hunter; readonly at: Cell } | null {
  const { demon } = view.open;
  if (!demon) return null;
  const slave = slaveOf(view.open);
  const isSlave = demon.seat !== view.seat || framesOf<VI>(view).some(({ proc }) => proc === 'slaveTurn');
  return slave?.at && isSlave ? { by: 'slave', at: slave.at } : { by: 'demon', at: demon.at };
}
