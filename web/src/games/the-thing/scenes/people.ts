/** What one viewer has before them, and how everybody looks to them. */
import { type Memory, namer, type Pawn, type ScenesWords, scenesOf, type TableWords, type TT, tableOf } from '@lurk/the-thing/public';
import { type Perspective as Shared, seatLook } from '../../../play/perspective';
import type { SeatLook } from '../../../ui/types';

export type Perspective = Shared<TT, Memory>;

export const say = ({ lang }: Pick<Perspective, 'lang'>): ScenesWords => scenesOf(lang);
export const table = ({ lang }: Pick<Perspective, 'lang'>): TableWords => tableOf(lang);

export const lookPawn = (perspective: Perspective, pawn: Pawn): SeatLook =>
  seatLook(perspective, perspective.view.open.people[pawn]!.seat, { id: String(pawn) });
export const lookAll = (perspective: Perspective, pawns: readonly Pawn[]): SeatLook[] => pawns.map((pawn) => lookPawn(perspective, pawn));
/** Everybody of a list, as a sentence names them. */
export const called = (perspective: Perspective, pawns: readonly Pawn[]): string => {
  const { lang, view, names } = perspective;
  return namer(lang, view.open, { names, reader: view.seat }).list(lookAll(perspective, pawns).map(({ name }) => name));
};
/** The reader's own Character; null for those who only watch. */
export const mine = ({ view }: Perspective): Pawn | null => {
  const pawn = view.open.people.findIndex(({ seat }) => seat === view.seat);
  return view.seat === null || pawn < 0 ? null : pawn;
};
