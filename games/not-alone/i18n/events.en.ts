// One sentence for each thing that can happen, in English. The one who acts or is acted upon reads "you", everybody else their name.

import { counting } from '@lurk/i18n';
import type { DiscardReason, TakeBackReason } from '../events.ts';
import type { Event, Phase, Winner } from '../types.ts';
import type { Lines, OfCards } from './lines.ts';

const { count, form } = counting('en');
const PHASES: Record<Phase, string> = {
  0: 'The planet is laid out.',
  1: 'Phase 1, Exploration: the Hunted choose where to go.',
  2: 'Phase 2, Hunting: the Creature sets out.',
  3: 'Phase 3, Reckoning: the masks come off.',
  4: 'Phase 4, End of turn: the cards are put away.',
};
/** Cards of which the reader is told no more than how many. */
const smoked = (of: number): string => `${count(of, 'Place card', 'Place cards')} behind the smoke`;
const TOOK_BACK: OfCards<TakeBackReason> = {
  resist: (who, cards, n) => (n.is(who) ? `By Resisting, you take back ${cards}.` : `By Resisting, ${n.who(who)} takes back ${cards}.`),
  giveUp: (who, cards, n) => (n.is(who) ? `By Giving Up, you take back ${cards}.` : `By Giving Up, ${n.who(who)} takes back ${cards}.`),
  sixthSense: (who, cards, n) => (n.is(who) ? `Sixth Sense gives you back ${cards}.` : `Sixth Sense gives ${n.who(who)} back ${cards}.`),
  place: (who, cards, n) =>
    n.is(who) ? `You leave the place alone and take back ${cards}.` : `${n.who(who)} leaves the place alone and takes back ${cards}.`,
  power: (who, cards, n) => (n.is(who) ? `The place gives you back ${cards}.` : `The place gives ${n.who(who)} back ${cards}.`),
  doubleBack: (who, cards, n) => (n.is(who) ? `You double back, picking up ${cards}.` : `${n.who(who)} doubles back, picking up ${cards}.`),
  collapse: (who, cards, n) =>
    n.is(who) ? `You pull yourself together and recover ${cards}.` : `${n.who(who)} comes round and recovers ${cards}.`,
};
const DISCARDED: OfCards<DiscardReason> = {
  sacrifice: (who, cards, n) => (n.is(who) ? `You sacrifice ${cards}.` : `${n.who(who)} sacrifices ${cards}.`),
  ascendancy: (who, cards, n) =>
    n.is(who) ? `Ascendancy makes you discard ${cards}.` : `Ascendancy makes ${n.who(who)} discard ${cards}.`,
  forbiddenZone: (who, cards, n) =>
    n.is(who) ? `Forbidden Zone makes you discard ${cards}.` : `Forbidden Zone makes ${n.who(who)} discard ${cards}.`,
  scream: (who, cards, n) =>
    n.is(who) ? `Deafened by the Scream, you discard ${cards}.` : `Deafened by the Scream, ${n.who(who)} discards ${cards}.`,
  artemia: (who, cards, n) => (n.is(who) ? `Artemia makes you discard ${cards}.` : `Artemia makes ${n.who(who)} discard ${cards}.`),
  vortex: (who, cards, n) =>
    n.is(who) ? `Vortex sends ${cards} to your discard pile.` : `${n.who(who)} sends ${cards} through the Vortex.`,
  endOfTurn: (who, cards, n) =>
    n.is(who) ? `At the end of the turn you discard ${cards}.` : `At the end of the turn ${n.who(who)} discards ${cards}.`,
};
const ASSIMILATED: Record<(Event & { t: 'assimMoved' })['why'], (to: number) => string> = {
  giveUp: (to) => `Artemia feeds on surrender: Assimilation has ${count(to, 'space', 'spaces')} to go.`,
  caught: (to) => `Artemia feeds on the catch: Assimilation has ${count(to, 'space', 'spaces')} to go.`,
  anticipation: (to) => `The Creature knew: Assimilation moves again, ${count(to, 'space', 'spaces')} to go.`,
  collapse: (to) => `Artemia feeds on broken wills: Assimilation has ${count(to, 'space', 'spaces')} to go.`,
};
const WON: Record<Winner, string> = {
  hunted: 'The Hunted win: Rescue has come.',
  creature: 'The Creature wins: Assimilation is complete.',
};

export const events: Lines = {
  sideChosen: ({ side }, n) => (n.hunts ? `You choose side ${side} of the board.` : `The Creature chooses side ${side} of the board.`),
  turnBegan: ({ turn }) => `Turn ${turn} begins.`,
  phaseBegan: ({ phase }) => PHASES[phase],
  huntPlayed: ({ card, as, place, pair, hunted }, n) => {
    const name = card === as ? n.card(card) : `${n.card(card)} (as ${n.card(as)})`;
    const plays = n.hunts ? `You play ${name}` : `The Creature plays ${name}`;
    if (place !== undefined) return `${plays} on ${n.the(place)}.`;
    if (pair !== undefined) return `${plays} across ${n.the(pair)}.`;
    if (hunted === undefined) return `${plays}.`;
    return `${plays} on ${n.is(hunted) ? 'you' : n.who(hunted)}.`;
  },
  survivalPlayed: ({ who, card }, n) => (n.is(who) ? `You play ${n.card(card)}.` : `${n.who(who)} plays ${n.card(card)}.`),
  resisted: ({ who, paid }, n) => (n.is(who) ? `You Resist, paying ${paid} Will.` : `${n.who(who)} Resists, paying ${paid} Will.`),
  gaveUp: ({ who }, n) => (n.is(who) ? 'You Give Up.' : `${n.who(who)} Gives Up.`),
  allReady: () => 'Every place is chosen.',
  willChanged: ({ who, by, will }, n) => {
    const much = Math.abs(by);
    if (by > 0)
      return n.is(who) ? `You get ${much} Will back and now have ${will}.` : `${n.who(who)} gets ${much} Will back and now has ${will}.`;
    if (will > 0) return n.is(who) ? `You lose ${much} Will; ${will} left.` : `${n.who(who)} loses ${much} Will; ${will} left.`;
    return n.is(who) ? `You lose ${much} Will and have none left.` : `${n.who(who)} loses ${much} Will and has none left.`;
  },
  tookBack: ({ who, why, cards }, n) => TOOK_BACK[why](who, n.all(cards), n),
  tookBackHidden: ({ who, why, count: of }, n) => TOOK_BACK[why](who, smoked(of), n),
  tookBackCards: ({ who, cards }, n) =>
    n.is(who)
      ? `The Hunted alone see it: you take back ${n.all(cards)}.`
      : `The Hunted alone see it: ${n.who(who)} takes back ${n.all(cards)}.`,
  discarded: ({ who, why, cards }, n) => DISCARDED[why](who, n.all(cards), n),
  discardedHidden: ({ who, why, count: of }, n) => DISCARDED[why](who, smoked(of), n),
  discardedCards: ({ who, cards }, n) =>
    n.is(who)
      ? `The Hunted alone see it: you discard ${n.all(cards)}.`
      : `The Hunted alone see it: ${n.who(who)} discards ${n.all(cards)}.`,
  smokeRose: (_, n) =>
    n.hunts
      ? 'Smoke rolls in: you can no longer see into the discard piles.'
      : 'Smoke rolls in: the Creature can no longer see into the discard piles.',
  smokeCleared: () => 'The smoke clears: every discard pile can be seen again.',
  swapped: ({ who, out, in: into }, n) =>
    n.is(who) ? `You trade ${n.the(out)} for ${n.the(into)}.` : `${n.who(who)} trades ${n.the(out)} for ${n.the(into)}.`,
  swappedHidden: ({ who }, n) =>
    n.is(who)
      ? 'Behind the smoke, you trade one Place card for another.'
      : `Behind the smoke, ${n.who(who)} trades one Place card for another.`,
  swappedCards: ({ who, out, in: into }, n) =>
    n.is(who)
      ? `The Hunted alone see it: you trade ${n.the(out)} for ${n.the(into)}.`
      : `The Hunted alone see it: ${n.who(who)} trades ${n.the(out)} for ${n.the(into)}.`,
  struckBack: ({ count: of }, n) =>
    n.hunts
      ? `${count(of, 'card', 'cards')} of your hand ${form(of, 'goes', 'go')} to the bottom of the Hunt deck.`
      : `${count(of, 'card', 'cards')} of the Creature’s hand ${form(of, 'goes', 'go')} to the bottom of the Hunt deck.`,
  struckBackCards: ({ cards }, n) =>
    `You alone know it: ${n.cards(cards)} ${form(cards.length, 'is', 'are')} at the bottom of the Hunt deck.`,
  phobiaShown: ({ who, count: of }, n) =>
    n.hunts
      ? `${n.who(who)} shows you ${count(of, 'Place card', 'Place cards')}.`
      : n.is(who)
        ? `You show the Creature ${count(of, 'Place card', 'Place cards')}.`
        : `${n.who(who)} shows the Creature ${count(of, 'Place card', 'Place cards')}.`,
  phobiaCards: ({ who, cards }, n) => `You alone see it: ${n.who(who)} holds ${n.all(cards)}.`,
  tokensPlaced: ({ tokens }, n) => {
    const laid = n.laid(tokens, (token, places, across) => (across ? `${token} across ${places}` : `${token} on ${places}`));
    return n.hunts ? `You lay ${laid}.` : `The Creature lays ${laid}.`;
  },
  tokenTakenBack: ({ token }, n) => (n.hunts ? `You pick up ${n.token(token)} again.` : `The Creature picks up ${n.token(token)} again.`),
  tokenMoved: ({ token, to, by }, n) =>
    n.is(by) ? `You lure ${n.token(token)} to ${n.the(to)}.` : `${n.who(by)} lures ${n.token(token)} to ${n.the(to)}.`,
  placesShown: ({ shown }, n) =>
    `The places are revealed: ${shown.map(({ hunted, cards }) => `${n.is(hunted) ? 'you' : n.who(hunted)}, ${n.all(cards)}`).join('; ')}.`,
  riverKept: ({ who }, n) =>
    n.is(who)
      ? 'You keep one of your two cards; the other slips back into your hand.'
      : `${n.who(who)} keeps one of two cards; the other slips back unseen.`,
  detoured: ({ hunted, card, to }, n) =>
    n.is(hunted)
      ? `Pushed away from ${n.the(card)}, you end up ${n.at(to)}.`
      : `Pushed away from ${n.the(card)}, ${n.who(hunted)} ends up ${n.at(to)}.`,
  visitOrdered: ({ who, card, at = card }, n) => (n.is(who) ? `You begin with ${n.the(at)}.` : `${n.who(who)} begins with ${n.the(at)}.`),
  visitLost: ({ hunted, place }, n) =>
    n.is(hunted)
      ? `You get nothing from ${n.the(place)}: it is ineffective this turn.`
      : `${n.who(hunted)} gets nothing from ${n.the(place)}: it is ineffective this turn.`,
  visitPassed: ({ hunted, place }, n) =>
    n.is(hunted) ? `You do nothing ${n.at(place)}.` : `${n.who(hunted)} does nothing ${n.at(place)}.`,
  powerUsed: ({ who, place, through }, n) => {
    if (through === null) return n.is(who) ? `You use the power ${n.of(place)}.` : `${n.who(who)} uses the power ${n.of(place)}.`;
    // Of places, the Lair alone gives the power of another.
    if (typeof through === 'number')
      return n.is(who)
        ? `From the Lair, you copy the power ${n.of(place)}.`
        : `From the Lair, ${n.who(who)} copies the power ${n.of(place)}.`;
    return n.is(who)
      ? `With ${n.card(through)}, you use the power ${n.of(place)}.`
      : `With ${n.card(through)}, ${n.who(who)} uses the power ${n.of(place)}.`;
  },
  markerPut: ({ on }) => (on ? 'The beacon is charged.' : 'The beacon is activated.'),
  doubleGained: ({ who, kind }, n) => {
    if (kind === 'river')
      return n.is(who)
        ? 'Next turn you will put down two Place cards and keep one.'
        : `Next turn ${n.who(who)} will put down two Place cards and keep one.`;
    return n.is(who)
      ? 'Next turn you will put down two Place cards and explore both.'
      : `Next turn ${n.who(who)} will put down two Place cards and explore both.`;
  },
  placeTaken: ({ who, place }, n) =>
    n.is(who) ? `You add ${n.the(place)} to your hand.` : `${n.who(who)} fetches ${n.the(place)} from the reserve.`,
  survivalDrawn: ({ who, count: of }, n) =>
    n.is(who)
      ? `You draw ${count(of, 'Survival card', 'Survival cards')}.`
      : `${n.who(who)} draws ${count(of, 'Survival card', 'Survival cards')}.`,
  survivalDrawnCards: ({ cards }, n) => `You alone see it: you draw ${n.cards(cards)}.`,
  survivalDiscarded: ({ who, card, why }, n) => {
    if (why === 'shelter')
      return n.is(who) ? `You keep one card and discard ${n.card(card)}.` : `${n.who(who)} keeps one card and discards ${n.card(card)}.`;
    return n.is(who) ? `Toxin makes you discard ${n.card(card)}.` : `Toxin makes ${n.who(who)} discard ${n.card(card)}.`;
  },
  survivalReshuffled: () => 'The Survival deck is empty: its discard pile is reshuffled.',
  huntReshuffled: () => 'The Hunt deck is empty: its discard pile is reshuffled.',
  huntDrawn: ({ count: of }, n) =>
    n.hunts ? `You draw ${count(of, 'Hunt card', 'Hunt cards')}.` : `The Creature draws ${count(of, 'Hunt card', 'Hunt cards')}.`,
  huntDrawnCards: ({ cards }, n) => `You alone see it: you draw ${n.cards(cards)}.`,
  screamSuffered: ({ who }, n) => (n.is(who) ? 'The Scream reaches you.' : `The Scream reaches ${n.who(who)}.`),
  caught: ({ who, place }, n) =>
    n.hunts
      ? `You catch ${n.who(who)} ${n.at(place)}.`
      : n.is(who)
        ? `The Creature catches you ${n.at(place)}.`
        : `The Creature catches ${n.who(who)} ${n.at(place)}.`,
  collapsed: ({ who, will }, n) =>
    n.is(who) ? `Your will breaks; you rise again with ${will} Will.` : `${n.who(who)} breaks, then rises again with ${will} Will.`,
  rescueMoved: ({ to }) => (to > 0 ? `Rescue draws nearer: ${count(to, 'space', 'spaces')} to go.` : 'Rescue reaches Victory.'),
  rescueHeld: () => 'Stasis holds: Rescue does not move.',
  assimMoved: ({ to, why }) => (to > 0 ? ASSIMILATED[why](to) : 'Assimilation reaches Victory.'),
  won: ({ winner }) => WON[winner],
};
