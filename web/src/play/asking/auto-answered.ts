/** Questions that are answered by themselves: nothing can be done, or the seat passes for now. They are not put to the player. */
import { canOnlyPass, type GameTypes, type View } from '@lurk/kernel';
import type { Wants } from '@lurk/table';

type Asked = Pick<View<GameTypes>, 'decision' | 'ask'>;

/** There is nothing this seat could do. */
export const isIdle = ({ decision, ask }: Asked, { emptyToo }: Wants): boolean =>
  !emptyToo && !!decision && !!ask && canOnlyPass(ask, decision);

/** This seat lets every window go by. */
export const isPassing = ({ decision, ask }: Asked, { passing }: Wants): boolean => passing && !!decision?.mayPass && !!ask?.window;

export const isQuiet = (view: Asked, wants: Wants): boolean => isIdle(view, wants) || isPassing(view, wants);
