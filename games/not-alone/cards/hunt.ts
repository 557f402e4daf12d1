/** The Hunt cards: what each asks for, and what it does when played (NA-148 to NA-186). Effects that last are derived from `huntPlayed`. */
import { type Choice, call, confirm, type Option, oneOf, type Picked, type Seat, type Shape } from '@lurk/kernel';
import { liftPasses } from '../acts/passes.ts';
import { remove } from '../acts/place-cards.ts';
import { HUNT_CARDS, type HuntId } from '../data/hunt-cards.ts';
import { ADJACENT, PAIR_IDS, type PairId, PLACE_NOS, type PlaceNo, pairPlaces } from '../data/places.ts';
import { flashbackCopies, huntAllowed, mayHunt } from '../facts/askable.ts';
import { visitOf } from '../facts/visits.ts';
import type { C, Event, HuntPlay, Me, Pub, Token } from '../types.ts';

/** The cards of this list that she holds and may play now, each with its choices; Flashback as the card it copies (NA-183). */
export function huntOptions(me: Me, cards: readonly HuntId[]): Option<HuntId, Choice>[] {
  if (!mayHunt(me)) return [];
  const options: Option<HuntId, Choice>[] = [];
  for (const card of me.own.hunt) {
    const as = card === 'flashback' ? flashbackCopies(me.open) : card;
    if (as && cards.includes(as) && huntAllowed(me, as)) options.push({ id: card, with: huntShape(me, as) });
  }
  return options;
}

/** What the card asks for when it is played. */
function huntShape(pub: Pub, card: HuntId): Shape<Choice> {
  const { open, sizes } = pub;
  switch (card) {
    case 'forceField': // NA-151
      return oneOf(PAIR_IDS);
    case 'anticipation': // NA-153
      return oneOf(open.hunted);
    case 'ascendancy': // NA-155
      return oneOf(open.hunted.filter((h) => sizes.hand[h] >= 3));
    case 'phobia': {
      // NA-165, NA-166
      const hands = open.hunted.filter((h) => sizes.hand[h] >= 3);
      return hands.length > 0 ? oneOf(hands) : confirm;
    }
    case 'cataclysm': // NA-176
      return oneOf(PLACE_NOS);
    case 'detour': // NA-178
      return oneOf(detours(pub));
    default:
      return confirm;
  }
}

/** NA-178, NA-180 Each visit, with the adjacent places it may be moved to. A visit is named "hunted/card". */
const detours = ({ open }: Pub): Option<string, PlaceNo>[] =>
  open.visits.map(({ hunted, card, at }) => ({
    id: `${hunted}/${card}`,
    with: oneOf(ADJACENT[at].filter((place) => !open.banned.includes(place))),
  }));

/** Plays a Hunt card; null unless it asks for more. */
export function playHunt(c: C, { pick: card, with: choice }: HuntPlay) {
  const { s, tell } = c;
  const as = card === 'flashback' ? flashbackCopies(s.open)! : card; // NA-183
  remove(s.own[s.open.creature].hunt, [card]);
  s.open.huntPlayed.push({ card, as });
  tell.all(announcement(card, as, choice));
  // NA-059a The other side has something new to answer.
  liftPasses(c, 'hunted');
  freeToken(c, as);
  return huntEffect(c, as, choice);
}

/** NA-151, NA-153, NA-176: who or what the card names is public with the card. */
function announcement(card: HuntId, as: HuntId, choice: Choice): Event {
  const event: Event & { t: 'huntPlayed' } = { t: 'huntPlayed', card, as };
  if (as === 'forceField') event.pair = choice as PairId;
  if (as === 'cataclysm') event.place = choice as PlaceNo;
  if (typeof choice === 'number' && as !== 'cataclysm') event.hunted = choice as Seat;
  return event;
}

/** NA-050, NA-236 A card that wants its token laid anew takes it back first; NA-051, NA-052 otherwise the token stays and the card acts there. */
function freeToken({ s, tell }: C, as: HuntId): void {
  const { open } = s;
  const token = HUNT_CARDS[as].symbol as Token | null;
  if (!token || open.tokens[token].length === 0) return;
  const laidByForceField =
    token === 'target' &&
    open.huntPlayed.every(({ as: other }) => other === as || HUNT_CARDS[other].symbol !== 'target' || other === 'forceField');
  if (!HUNT_CARDS[as].pair && !(open.options.targetMovesFromForceField && laidByForceField)) return;
  open.tokens[token] = [];
  tell.all({ t: 'tokenTakenBack', token });
}

function huntEffect(c: C, as: HuntId, choice: Choice) {
  const { open } = c.s;
  switch (as) {
    case 'forceField': // NA-151
      open.banned = [...pairPlaces(choice as PairId)];
      open.tokens.target = open.banned.slice();
      return null;
    case 'anticipation': // NA-153
      open.anticipated = choice as Seat;
      return null;
    case 'ascendancy': // NA-155
      return call('ascendancy', { hunted: choice as Seat });
    case 'phobia': // NA-165; NA-166 with no hand to show, the symbol alone
      return typeof choice === 'number' ? call('phobia', { hunted: choice }) : null;
    case 'forbiddenZone': // NA-158
      return call('forbiddenZone');
    case 'cataclysm': // NA-176
      open.cataclysm = choice as PlaceNo;
      return null;
    case 'detour':
      detour(c, choice as Picked);
      return null;
    default:
      return null;
  }
}

/** NA-178, NA-179 Only the location changes; the card stays what it is. */
function detour(c: C, { pick, with: to }: Picked): void {
  const [hunted, card] = String(pick).split('/').map(Number);
  visitOf(c.s.open, hunted, card).at = to as PlaceNo;
  c.tell.all({ t: 'detoured', hunted, card: card as PlaceNo, to: to as PlaceNo });
  // NA-059a A visit was moved.
  liftPasses(c, 'all');
}
