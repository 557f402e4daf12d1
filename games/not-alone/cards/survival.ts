/** The Survival cards: what each may ask for, and what it does (NA-187 to NA-218). */
import { type Choice, confirm, type Option, oneOf, type Picked, type Seat, type Shape, someOf } from '@lurk/kernel';
import { advanceRescue, changeWill } from '../acts/counters.ts';
import { liftPasses } from '../acts/passes.ts';
import { discard, pickUp, remove, takeBack } from '../acts/place-cards.ts';
import { PLACE, type PlaceNo } from '../data/places.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import { gatePlaces, maySurvive, survivalAllowed } from '../facts/askable.ts';
import { discardOf, myDiscard } from '../facts/discards.ts';
import { inEffect } from '../facts/effects.ts';
import { movesFrom } from '../facts/tokens.ts';
import { placesWithPower, powerShape } from '../powers/shape.ts';
import { usePower } from '../powers/use.ts';
import { type C, HUNTED, type Me, type SurvivalPlay, type Token, type Visit } from '../types.ts';

/** The cards of this list that he holds and may play now, each with its choices. */
export function survivalOptions(me: Me, cards: readonly SurvivalId[], visit?: Visit): Option<SurvivalId, Choice>[] {
  if (!maySurvive(me, me.seat)) return [];
  const playable = me.own.survival.filter((card) => cards.includes(card) && survivalAllowed(me, me.seat, card, visit));
  const options: Option<SurvivalId, Choice>[] = [];
  for (const card of playable) {
    const shape = survivalShape(me, card, visit);
    if (shape) options.push({ id: card, with: shape });
  }
  return options;
}

/** The cards still in his hand while a sealed choice has already put some of them down (NA-063). */
function handLeft({ own, sealed }: Me): PlaceNo[] {
  const put = sealed ? ((sealed.choice as Picked).with as PlaceNo[]) : [];
  return own.hand.filter((place) => !put.includes(place));
}

/** What the card asks for when it is played; null if what it needs is missing from a part only he sees. */
function survivalShape(me: Me, card: SurvivalId, visit?: Visit): Shape<Choice> | null {
  const { open } = me;
  switch (card) {
    case 'sacrifice': {
      const hand = handLeft(me);
      return hand.length > 0 ? oneOf(hand) : null; // NA-190
    }
    case 'sixthSense': // NA-192
      return someOf(myDiscard(me), Math.min(2, myDiscard(me).length));
    case 'vortex':
      return vortexShape(me);
    case 'hologram': // NA-210
      return oneOf(movesFrom(open.tokens.artemia));
    case 'wrongTrack': // NA-213
      return oneOf(movableTokens(me).map((token) => ({ id: token, with: oneOf(movesFrom(open.tokens[token])) })));
    case 'drone': // NA-206
      return powerShape(me, PLACE.rover);
    case 'gate': // NA-207
      return placesWithPower(me, gatePlaces(me, me.seat, visit!.at));
    case 'doubleBack': // NA-217
      return oneOf(open.people[me.seat]!.front);
    default:
      return confirm;
  }
}

/** NA-198, NA-200, NA-201 */
function vortexShape(me: Me): Shape<Picked<PlaceNo, PlaceNo>> | null {
  const allowed = myDiscard(me).filter((place) => !me.open.banned.includes(place));
  if (allowed.length === 0) return null;
  return oneOf(me.own.down.map((out) => ({ id: out, with: oneOf(allowed) })));
}

/** NA-213 Under Clone either token may be moved. */
const movableTokens = ({ open }: Me): Token[] => (inEffect(open, 'clone') ? ['creature', 'target'] : ['creature']);

/** Plays a Survival card; null unless it asks for more. The card is on its discard pile before anything else happens (NA-034). */
export function playSurvival(c: C, seat: Seat, { pick: card, with: choice }: SurvivalPlay, visit?: Visit) {
  const { s, tell } = c;
  remove(s.own[seat].survival, [card]);
  s.open.survivalDiscard.push(card);
  s.open.survivalPlayed.push({ seat, card });
  tell.all({ t: 'survivalPlayed', who: seat, card });
  // NA-059a The other side has something new to answer.
  liftPasses(c, 'creature');
  return survivalEffect(c, seat, card, choice, visit);
}

function survivalEffect(c: C, seat: Seat, card: SurvivalId, choice: Choice, visit?: Visit) {
  const { s } = c;
  const me = s.open.people[seat]!;
  switch (card) {
    case 'adrenaline': // NA-187
      changeWill(c, seat, 1);
      return null;
    case 'ingenuity': // NA-188
      s.open.marker = true;
      c.tell.all({ t: 'markerPut', on: true });
      return null;
    case 'sacrifice': // NA-189; that no Hunt card may follow is derived from its having been played
      discard(c, seat, [choice as PlaceNo], 'sacrifice');
      return null;
    case 'sixthSense': // NA-192
      takeBack(c, seat, choice as PlaceNo[], 'sixthSense');
      return null;
    case 'smokescreen':
      raiseSmoke(c);
      return null;
    case 'strikeBack':
      strikeBack(c);
      return null;
    case 'vortex':
      vortex(c, seat, choice as Picked);
      return null;
    case 'detector': // NA-202
      me.avoidsArtemia = true;
      return null;
    case 'dodge': // NA-204
      me.avoidsCreature = true;
      return null;
    case 'hologram': // NA-210
      moveToken(c, seat, 'artemia', choice as PlaceNo);
      return null;
    case 'wrongTrack': {
      // NA-213
      const { pick, with: to } = choice as Picked;
      moveToken(c, seat, pick as Token, to as PlaceNo);
      return null;
    }
    case 'drone': // NA-206
      return usePower(c, visit!, PLACE.rover, choice, 'drone');
    case 'gate': {
      // NA-207
      const { pick, with: more } = choice as Picked;
      return usePower(c, visit!, pick as PlaceNo, more, 'gate');
    }
    case 'amplifier': // NA-215
      s.open.marker = false;
      c.tell.all({ t: 'markerPut', on: false });
      advanceRescue(c);
      return null;
    case 'doubleBack': // NA-217
      pickUp(c, seat, [choice as PlaceNo], 'doubleBack');
      return null;
  }
}

/** NA-193 The content of all discards passes from everybody to the Hunted alone. */
function raiseSmoke({ s, tell }: C): void {
  const { open } = s;
  s.circle[HUNTED].facts.discards = open.people.map((person) => person?.discard ?? []);
  for (const h of open.hunted) open.people[h]!.discard = null;
  open.smokescreen = true;
  tell.all({ t: 'smokeRose', discards: s.circle[HUNTED].facts.discards.map((pile) => pile.slice()) });
}

/** NA-196 Two random cards of the Creature's hand go under the Hunt deck; she alone knows which. */
function strikeBack({ s, tell, dice }: C): void {
  const { creature } = s.open;
  const { hunt } = s.own[creature];
  const cards = Array.from({ length: Math.min(2, hunt.length) }, () => dice.take('strikeBack', hunt));
  s.vault.huntDeck.unshift(...cards);
  tell.all({ t: 'struckBack', count: cards.length });
  tell.seat(creature, { t: 'struckBackCards', cards });
}

/** NA-198, NA-199 */
function vortex({ s, tell }: C, who: Seat, { pick, with: into }: Picked): void {
  const [out, inn] = [pick as PlaceNo, into as PlaceNo];
  const { down } = s.own[who];
  down[down.indexOf(out)] = inn;
  const pile = discardOf(s, who);
  remove(pile, [inn]);
  pile.push(out);
  if (s.open.smokescreen) {
    tell.all({ t: 'swappedHidden', who });
    tell.circle(HUNTED, { t: 'swappedCards', who, out, in: inn });
  } else tell.all({ t: 'swapped', who, out, in: inn });
}

/** NA-210, NA-212, NA-213 The token then lies on one place only, and only that place counts. */
function moveToken(c: C, by: Seat, token: Token, to: PlaceNo): void {
  c.s.open.tokens[token] = [to];
  c.tell.all({ t: 'tokenMoved', token, to, by });
  liftPasses(c, 'all');
}
