/** Playing Hunt cards: which may be played at a moment, why not the others, and what happens to any of them. */

import { must, type Option, option, remove } from '@lurk/kernel';
import { liftPasses } from '../acts/passes.ts';
import type { HuntPlay } from '../answers.ts';
import { HUNT_CARDS, HUNT_IDS, type HuntId } from '../data/hunt-cards.ts';
import { flashbackCopies, sacrificed } from '../facts/effects.ts';
import { no, type WhyNot } from '../facts/why-not.ts';
import type { C, Me, Pub } from '../types.ts';
import { HUNT } from './hunt-records.ts';
import type { Called, HuntMoment } from './record.ts';

/** Why she cannot play this card now; null if nothing everybody knows is in the way. Flashback is judged as the card it copies (NA-183). */
export const huntBarred = (pub: Pub, card: HuntId, moment: HuntMoment | null): WhyNot | null =>
  anyHuntBarred(pub) ?? oneHuntBarred(pub, card, moment);

/** Why no Hunt card at all can be played now. */
function anyHuntBarred({ open }: Pub): WhyNot | null {
  if (sacrificed(open)) return no('sacrificed'); // NA-189
  return open.huntPlayed.length >= open.huntLimit ? { why: 'huntLimit', count: open.huntPlayed.length } : null; // NA-029
}

function oneHuntBarred(pub: Pub, card: HuntId, moment: HuntMoment | null): WhyNot | null {
  const { open } = pub;
  const as = playedAs(pub, card);
  if (!as) return no('nothingToCopy'); // NA-184
  const copies = as !== card;
  const phase = HUNT_CARDS[as].phase ?? undefined;
  if (phase !== open.phase) return copies ? { why: 'copyWrongPhase', card: as, phase } : { why: 'wrongPhase', phase };
  if (!moment || !HUNT[as].when.includes(moment)) return copies ? { why: 'copyWrongMoment', card: as } : no('wrongMoment');
  return HUNT[as].barred?.(pub) ?? null;
}

const playedAs = ({ open }: Pub, card: HuntId): HuntId | null => (card === 'flashback' ? flashbackCopies(open) : card);

/** The cards she holds and may play at this moment, each with its choices. */
export function huntOptions(me: Me, moment: HuntMoment): Option<HuntId, unknown>[] {
  const playable = me.own.hunt.filter((card) => huntBarred(me, card, moment) === null);
  return playable.map((card) => option(card, HUNT[must(playedAs(me, card))].asks(me)));
}

/** NA-054 Could she play at this moment, as far as the others know: any card that does not lie in the open? */
export function creatureAskable(pub: Pub, moment: HuntMoment): boolean {
  const { open, sizes } = pub;
  const lies = (card: HuntId): boolean => open.huntDiscard.includes(card) || open.huntPlayed.some((played) => played.card === card);
  if (sizes.hunt === 0 || anyHuntBarred(pub)) return false;
  return HUNT_IDS.some((card) => !lies(card) && oneHuntBarred(pub, card, moment) === null);
}

/** Plays a Hunt card; null unless it asks for more. */
export function playHunt(c: C, { pick: card, with: choice }: HuntPlay): Called {
  const { s, tell } = c;
  const as = must(playedAs(c.pub, card));
  remove(s.own[s.open.creature].hunt, [card]);
  s.open.huntPlayed.push({ card, as });
  tell.all({ t: 'huntPlayed', card, as, ...HUNT[as].names?.(choice) });
  // NA-059a The other side has something new to answer.
  liftPasses(c, 'hunted');
  freeToken(c, as);
  return HUNT[as].play?.(c, choice) ?? null;
}

/** NA-050, NA-236 A card that places its token takes it back first; NA-051, NA-052 otherwise the token stays and the card acts there. */
function freeToken({ s, tell }: C, as: HuntId): void {
  const { open } = s;
  const token = HUNT_CARDS[as].symbol;
  if (!token || open.tokens[token].length === 0) return;
  // At most two cards a turn: the other one has laid the token.
  const laidByForceField = token === 'target' && open.huntPlayed.every(({ as: other }) => other === as || other === 'forceField');
  if (!HUNT_CARDS[as].pair && !(open.options.targetMovesFromForceField && laidByForceField)) return;
  open.tokens[token] = [];
  tell.all({ t: 'tokenTakenBack', token });
}
