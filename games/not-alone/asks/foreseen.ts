/** What a seat can answer ahead while the others are asked, and the options of those questions: the questions themselves offer the same (NA-061, NA-084). */

import { type Foreseen, foresightOf } from '@lurk/contract';
import { compound, fits, type Option, option, type Shape } from '@lurk/kernel';
import { newTurn } from '../acts/turn.ts';
import type { Laid } from '../answers.ts';
import type { PlaceNo } from '../data/places.ts';
import { cardsToPlay, playablePlaces, playBarred } from '../facts/exploring.ts';
import { personOf } from '../facts/people.ts';
import { tokensToPlace } from '../facts/tokens.ts';
import { oneOf, someOf } from '../things.ts';
import type { Me, NA, Open, Seen } from '../types.ts';
import { PLAY } from './window.ts';

/** NA-061, NA-064 To put cards down; nothing where too few could be. */
export function placesToPut(me: Me): Option<typeof PLAY, PlaceNo[]>[] {
  const playable = playablePlaces(me);
  return playBarred(me, playable.length) === null ? [option(PLAY, someOf.place(playable, cardsToPlay(me, playable.length)))] : [];
}

export const TOKENS_PICK = 'tokens';
/** NA-043 Every available token must be placed. */
export const tokensShape = (open: Open): Shape<Laid> => compound(tokensToPlace(open));
export const tokensToLay = (open: Open) => option(TOKENS_PICK, tokensShape(open));

/** The kinds that can be planned. */
export const EXPLORE = 'explore';
export const HUNT = 'w2m';

export const foresight = foresightOf<NA>(
  (me, seen) => (me.seat === me.open.creature ? nextTokens(me) : nextPlaces(me, seen)),
  ({ open }) => open.turn,
);

/** While the Hunted choose: where her tokens go, if she lays them before she plays another card. */
const nextTokens = ({ open }: Me): Foreseen | null =>
  open.phase === 1 ? { kind: HUNT, about: open.turn, shape: oneOf([tokensToLay(open)]) } : null;

/** The cards of this turn while they cannot be put down yet, else those of the next turn, from what stays in hand. */
function nextPlaces(me: Me, { ask, decision }: Seen): Foreseen | null {
  const { open, own, sealed } = me;
  const given = ask?.kind === EXPLORE ? sealed : null;
  if (decision?.kind === EXPLORE && !given) return null;
  const isThisTurn = open.phase < 2 && !given && own.down.length === 0;
  const put = oneOf(placesToPut(me));
  const then = isThisTurn ? me : nextTurn(me, given && fits(put, given.choice) ? given.choice.with : []);
  return { kind: EXPLORE, about: isThisTurn ? open.turn : open.turn + 1, shape: oneOf(placesToPut(then)) };
}

/** What lasts one turn is over, and what has been put down is no longer in hand; a double that waits is used up where cards lie face down. */
function nextTurn(me: Me, put: readonly PlaceNo[]): Me {
  const { open, own, seat } = me;
  const { double, ...person } = personOf(open, seat);
  const isUsed = put.length > 0 || own.down.length > 0;
  return {
    ...me,
    open: { ...open, ...newTurn(), people: open.people.with(seat, { ...person, double: isUsed ? null : double }) },
    own: { ...own, hand: own.hand.filter((place) => !put.includes(place)), down: [] },
  };
}
