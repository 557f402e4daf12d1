/** Questions that are answered by themselves: nothing can be done, there is one answer only, or the seat passes for now. They are not put to the player. */
import { canOnlyPass, type GameTypes, onlyChoice, type View } from '@lurk/kernel';
import type { TableInfo, Wants } from '@lurk/table';

type SeatAsk = Pick<View<GameTypes>, 'decision' | 'ask'>;

/** Nobody else belongs to this table, here or gone, and nobody watches: nothing takes time but what is shown. */
export const isAlone = ({ seats, watchers, you }: Pick<TableInfo, 'seats' | 'watchers' | 'you'>): boolean =>
  you !== null && watchers === 0 && seats.filter(({ kind }) => kind === 'person').length === 1;

/** There is nothing this seat could do. */
export const isIdle = ({ decision, ask }: SeatAsk, { emptyToo }: Wants): boolean =>
  !emptyToo && !!decision && !!ask && canOnlyPass(ask, decision);

/** There is one answer, which the table gives for somebody alone. */
export const isForced = ({ decision }: SeatAsk, { emptyToo }: Wants, alone: boolean): boolean =>
  alone && !emptyToo && !!decision && !decision.mayPass && onlyChoice(decision.shape) !== undefined;

/** This seat lets every window go by. */
const isPassing = ({ decision, ask }: SeatAsk, { passing }: Wants): boolean => passing && !!decision?.mayPass && !!ask?.window;

/** Alone among bots: a talk that goes on until this seat has nothing more to say. */
export const holdsTalk = ({ ask, offer }: Pick<View<GameTypes>, 'ask' | 'offer'>, alone: boolean, gaveWay: boolean): boolean =>
  alone && !gaveWay && !!ask?.talk && offer !== null;

export const isQuiet = (view: SeatAsk, wants: Wants, alone: boolean): boolean =>
  isIdle(view, wants) || isForced(view, wants, alone) || isPassing(view, wants);
