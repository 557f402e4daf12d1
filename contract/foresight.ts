/** What a seat can answer ahead: a question that it will be asked, as far as it can tell from what it knows. */
import { answerable, type GameTypes, type Json, type Mine, type Shape, type View } from '@lurk/kernel';

export interface Foreseen {
  readonly kind: string;
  /** Which question of that kind: the turn, for example. A plan is given to that one and to no other. */
  readonly about: Json;
  /** What can be planned: made as the question itself makes it, of what will be true then as far as it can be told. */
  readonly shape: Shape;
}

/** Both read nothing but one seat's own view, so that neither the offer to plan nor a plan's end can tell a secret. */
export interface Foresight<G extends GameTypes> {
  /** What this seat will be asked and cannot answer yet; null where nothing can be foreseen. */
  foreseen(seen: View<G>): Foreseen | null;
  /** What the question that is now put to this seat is about. */
  about(seen: View<G>): Json;
}

/** What a game foresees for somebody who plays: nobody plans who watches, once a match is over, or where there is nothing to answer. */
export const foresightOf = <G extends GameTypes>(
  foreseen: (me: Mine<G>, seen: View<G>) => Foreseen | null,
  about: Foresight<G>['about'],
): Foresight<G> => ({
  foreseen(seen) {
    const { seat, own, over } = seen;
    if (seat === null || own === null || over !== null) return null;
    const found = foreseen({ ...seen, seat, own }, seen);
    return found && answerable(found.shape) ? found : null;
  },
  about,
});
