/** How everybody looks to one viewer, and the words of the scenes. */
import { namer, type Pawn, type ScenesWords, scenesOf, type TableWords, tableOf } from '@lurk/the-thing/public';
import type { SeatLook } from '../../../ui/types';
import { lookPawn, type Perspective } from '../adapt/perspective';

export { lookPawn, type Perspective };

export const say = ({ lang }: Pick<Perspective, 'lang'>): ScenesWords => scenesOf(lang);
export const table = ({ lang }: Pick<Perspective, 'lang'>): TableWords => tableOf(lang);

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
