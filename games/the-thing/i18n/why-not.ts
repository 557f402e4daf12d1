/**
 * Why something on the table cannot be used now, from the reader's own view, so that it can tell nothing new; null: it can be.
 * Each asks the condition that shapes the decision itself (`facts/`, `asks/`), and adds only whether this is the moment for it.
 */
import type { Lang } from '@lurk/i18n';
import { framesOf } from '@lurk/kernel';
import { testBarred, voteBarred } from '../asks/rest.ts';
import { placeBarred } from '../coop/facts.ts';
import { type Action, type Item, isWeapon, type Weapon } from '../data/cards.ts';
import type { Location, Place } from '../data/rooms.ts';
import { assignBarred, bonusBarred, vehicleBarred } from '../facts/actions.ts';
import { armBarred, burningBarred, type Deed } from '../facts/arms.ts';
import { attackBarred, roomBarred } from '../facts/base.ts';
import { holds } from '../facts/items.ts';
import { lookBarred } from '../facts/meetings.ts';
import { isStanding, pawnsOf } from '../facts/people.ts';
import { cardBarred } from '../facts/placing.ts';
import { canMeet } from '../facts/trades.ts';
import { unless, type WhyNot } from '../facts/why-not.ts';
import type { Me, Pawn, Seen, TT } from '../types.ts';
import { tableOf } from './parts.ts';

export type { WhyNot } from '../facts/why-not.ts';

export const tellWhyNot = (lang: Lang, why: WhyNot): string => tableOf(lang).whyNot[why];

/** The reader as the conditions know them; null for those who only watch. */
function meIn({ own, seat, open, sizes, seats, circles, sealed }: Seen): Me | null {
  return own && seat !== null ? { own, seat, open, sizes, seats, circles, sealed } : null;
}
const asking = (view: Seen) => framesOf<TT>(view).at(-1);
/** The conditions for a seat that is asked one of these. */
function when(view: Seen, kinds: readonly string[], barred: (me: Me, mine: Pawn) => WhyNot | null): WhyNot | null {
  const me = meIn(view);
  if (!me || !view.decision || !kinds.includes(view.decision.kind)) return 'notNow';
  return barred(me, pawnsOf(me.open, me.seat)[0]);
}

/** A place to go to, or to send Force to. */
export function whyNotPlace(view: Seen, place: Place | Location): WhyNot | null {
  const { open, decision, offer } = view;
  const kind = decision?.kind ?? offer?.kind;
  if (kind === 'alienPlan') return attackBarred(open, place);
  if (kind === 'placeParty') return placeBarred(open, place);
  return kind === 'placeCharacter' ? roomBarred(open, place) : 'notNow';
}

/** An Action card of one's own for the Activity pile. */
export const whyNotCard = (view: Seen, card: Action): WhyNot | null =>
  when(view, ['placeCharacter'], (me, mine) => cardBarred(me, mine, card));

/** A Character, where the question is about whom. */
export function whyNotPawn(view: Seen, pawn: Pawn): WhyNot | null {
  const { open, decision } = view;
  const me = meIn(view);
  const frame = asking(view);
  if (!me || !decision) return 'notNow';
  const [mine] = pawnsOf(open, me.seat);
  if (decision.kind === 'assignCard' && open.flipped) return assignBarred(view, open.flipped, pawn);
  if (decision.kind === 'layWhom' || decision.kind === 'assignDice')
    return unless(open.people[pawn].status === 'character', 'notACharacter') ?? unless(isStanding(open, pawn), 'lying');
  if (decision.kind === 'vote') return voteBarred(open, mine, pawn);
  if (decision.kind === 'analysisTarget' && frame?.proc === 'analysis') return testBarred(open, frame.at.kind, pawn);
  if ((decision.kind === 'lookAt' || decision.kind === 'lookNext') && frame?.proc === 'meeting')
    return lookBarred(open, frame.at.pawns, mine, pawn, frame.at.looks);
  return 'notNow';
}

/** A Weapon in an Encounter, for one of the reader's own Characters. */
export function whyNotArm(view: Seen, pawn: Pawn, weapon: Weapon, deed: Deed): WhyNot | null {
  const frame = asking(view);
  return when(view, ['weaponVsAlien', 'avoidEncounter'], (me) => {
    if (frame?.proc !== 'alienEncounter' && frame?.proc !== 'encounter') return 'notNow';
    if (frame.at.queue[0] !== pawn) return 'notNow';
    const against = frame.proc === 'encounter' ? 'nobody' : frame.at.fled ? 'fled' : 'alien';
    return armBarred(me, pawn, weapon, deed, against);
  });
}
/** A Weapon to set the room on fire with. */
export const whyNotFire = (view: Seen, weapon: Weapon): WhyNot | null =>
  when(view, ['setFire'], (me, mine) => burningBarred(me, mine, weapon));

/** What can be done at a vehicle. */
export const whyNotVehicle = (view: Seen, use: 'fuel' | 'escape'): WhyNot | null =>
  when(view, ['useVehicle'], (me, mine) => vehicleBarred(me.open, mine, use, holds(me.open, me.own, mine, 'keys')));

/** Questions beside which something else than Fuel and Tools is offered. */
const OTHER_OFFERS: readonly string[] = ['callVote', 'endExchange', 'alienPlan'];
/** A Fuel or Tools card, played by one of the reader's own Characters (TT-282 to TT-285a). */
export function whyNotBonus(view: Seen, item: 'fuel' | 'tools', pawn: Pawn): WhyNot | null {
  const me = meIn(view);
  if (!me || !view.offer || OTHER_OFFERS.includes(view.offer.kind)) return 'notNow';
  return unless(holds(me.open, me.own, pawn, item), 'notHeld') ?? bonusBarred(me.open, item, pawn);
}

const DEEDS: readonly Deed[] = ['avoid', 'attack'];
/** An item that one of the reader's own Characters holds, where the open question or offer is about such a thing; `notNow` where it is about something else. */
export function whyNotItem(view: Seen, pawn: Pawn, item: Item): WhyNot | null {
  const kind = view.decision?.kind;
  if (item === 'fuel' || item === 'tools') return whyNotBonus(view, item, pawn);
  if (item === 'keys' && kind === 'useVehicle') return whyNotVehicle(view, 'escape');
  if (!isWeapon(item)) return 'notNow';
  if (kind === 'setFire') return whyNotFire(view, item);
  // It may serve for either; that it is not made for the other is no reason.
  const reasons = DEEDS.map((deed) => whyNotArm(view, pawn, item, deed));
  return reasons.includes(null) ? null : (reasons.find((why) => why !== 'notForThis') ?? 'notForThis');
}

/** Trading, while the discussion is open. */
function trading(view: Seen, barred: (me: Me, mine: Pawn) => WhyNot | null): WhyNot | null {
  const me = meIn(view);
  return me && view.offer?.kind === 'callVote' ? barred(me, pawnsOf(me.open, me.seat)[0]) : 'notNow';
}
export const whyNotAccept = (view: Seen, from: Pawn): WhyNot | null =>
  trading(view, (me) => {
    const offered = me.own.offered.find((offer) => offer.from === from);
    return offered ? unless(canMeet(me, offered), 'cannotMeet') : 'notNow';
  });
