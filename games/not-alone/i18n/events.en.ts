// One sentence for each thing that can happen, in English. `you` is read by the one who acts or is acted upon, `name` by everybody
// else; where the Creature acts, `you` is the Creature. This file is the type: French must have the same keys.
import type { Person } from '@lurk/i18n';
import type { DiscardReason, Event, Phase, TakeBackReason } from '../types.ts';

export const eventsEn = {
  sideChosen: { you: 'You choose side {side} of the board.', name: 'The Creature chooses side {side} of the board.' },
  turnBegan: 'Turn {turn} begins.',
  phaseBegan: {
    0: 'The planet is laid out.',
    1: 'Phase 1, Exploration: the Hunted choose where to go.',
    2: 'Phase 2, Hunting: the Creature sets out.',
    3: 'Phase 3, Reckoning: the masks come off.',
    4: 'Phase 4, End of turn: the cards are put away.',
  },
  huntPlayed: {
    you: {
      plain: 'You play {card}.',
      place: 'You play {card} on {place}.',
      pair: 'You play {card} across {places}.',
      hunted: 'You play {card} on {who}.',
    },
    name: {
      plain: 'The Creature plays {card}.',
      place: 'The Creature plays {card} on {place}.',
      pair: 'The Creature plays {card} across {places}.',
      hunted: 'The Creature plays {card} on {who}.',
    },
    onYou: 'The Creature plays {card} on you.',
    copied: '{card} (as {as})',
  },
  survivalPlayed: { you: 'You play {card}.', name: '{who} plays {card}.' },
  resisted: { you: 'You Resist, paying {paid} Will.', name: '{who} Resists, paying {paid} Will.' },
  gaveUp: { you: 'You Give Up.', name: '{who} Gives Up.' },
  allReady: 'Every place is chosen.',
  willChanged: {
    lost: { you: 'You lose {count} Will; {will} left.', name: '{who} loses {count} Will; {will} left.' },
    lostAll: { you: 'You lose {count} Will and have none left.', name: '{who} loses {count} Will and has none left.' },
    gained: { you: 'You get {count} Will back and now have {will}.', name: '{who} gets {count} Will back and now has {will}.' },
  },
  tookBack: {
    resist: { you: 'By Resisting, you take back {cards}.', name: 'By Resisting, {who} takes back {cards}.' },
    giveUp: { you: 'By Giving Up, you take back {cards}.', name: 'By Giving Up, {who} takes back {cards}.' },
    sixthSense: { you: 'Sixth Sense gives you back {cards}.', name: 'Sixth Sense gives {who} back {cards}.' },
    place: { you: 'You leave the place alone and take back {cards}.', name: '{who} leaves the place alone and takes back {cards}.' },
    power: { you: 'The place gives you back {cards}.', name: 'The place gives {who} back {cards}.' },
    doubleBack: { you: 'You double back, picking up {cards}.', name: '{who} doubles back, picking up {cards}.' },
    collapse: { you: 'You pull yourself together and recover {cards}.', name: '{who} comes round and recovers {cards}.' },
  },
  tookBackHidden: { cards: '{count} Place {count|card|cards} behind the smoke' },
  tookBackCards: { you: 'The Hunted alone see it: you take back {cards}.', name: 'The Hunted alone see it: {who} takes back {cards}.' },
  discarded: {
    sacrifice: { you: 'You sacrifice {cards}.', name: '{who} sacrifices {cards}.' },
    ascendancy: { you: 'Ascendancy makes you discard {cards}.', name: 'Ascendancy makes {who} discard {cards}.' },
    forbiddenZone: { you: 'Forbidden Zone makes you discard {cards}.', name: 'Forbidden Zone makes {who} discard {cards}.' },
    scream: { you: 'Deafened by the Scream, you discard {cards}.', name: 'Deafened by the Scream, {who} discards {cards}.' },
    artemia: { you: 'Artemia makes you discard {cards}.', name: 'Artemia makes {who} discard {cards}.' },
    vortex: { you: 'Vortex sends {cards} to your discard pile.', name: '{who} sends {cards} through the Vortex.' },
    endOfTurn: { you: 'At the end of the turn you discard {cards}.', name: 'At the end of the turn {who} discards {cards}.' },
  },
  discardedHidden: { cards: '{count} Place {count|card|cards} behind the smoke' },
  discardedCards: { you: 'The Hunted alone see it: you discard {cards}.', name: 'The Hunted alone see it: {who} discards {cards}.' },
  smokeRose: {
    you: 'Smoke rolls in: you can no longer see into the discard piles.',
    name: 'Smoke rolls in: the Creature can no longer see into the discard piles.',
  },
  smokeCleared: 'The smoke clears: every discard pile can be seen again.',
  swapped: { you: 'You trade {out} for {in}.', name: '{who} trades {out} for {in}.' },
  swappedHidden: {
    you: 'Behind the smoke, you trade one Place card for another.',
    name: 'Behind the smoke, {who} trades one Place card for another.',
  },
  swappedCards: {
    you: 'The Hunted alone see it: you trade {out} for {in}.',
    name: 'The Hunted alone see it: {who} trades {out} for {in}.',
  },
  struckBack: {
    you: '{count} {count|card|cards} of your hand {count|goes|go} to the bottom of the Hunt deck.',
    name: '{count} {count|card|cards} of the Creature’s hand {count|goes|go} to the bottom of the Hunt deck.',
  },
  struckBackCards: 'You alone know it: {cards} {count|is|are} at the bottom of the Hunt deck.',
  phobiaShown: {
    you: 'You show the Creature {count} Place {count|card|cards}.',
    name: '{who} shows the Creature {count} Place {count|card|cards}.',
    toYou: '{who} shows you {count} Place {count|card|cards}.',
  },
  phobiaCards: 'You alone see it: {who} holds {cards}.',
  tokensPlaced: {
    you: 'You lay {tokens}.',
    name: 'The Creature lays {tokens}.',
    single: '{token} on {places}',
    pair: '{token} across {places}',
  },
  tokenTakenBack: { you: 'You pick up {token} again.', name: 'The Creature picks up {token} again.' },
  tokenMoved: { you: 'You lure {token} to {place}.', name: '{who} lures {token} to {place}.' },
  placesShown: { all: 'The places are revealed: {shown}.', you: 'you, {places}', name: '{who}, {places}' },
  riverKept: {
    you: 'You keep one of your two cards; the other slips back into your hand.',
    name: '{who} keeps one of two cards; the other slips back unseen.',
  },
  detoured: { you: 'Pushed away from {card}, you end up {atPlace}.', name: 'Pushed away from {card}, {who} ends up {atPlace}.' },
  visitOrdered: { you: 'You begin with {place}.', name: '{who} begins with {place}.' },
  visitLost: {
    you: 'You get nothing from {place}: it is ineffective this turn.',
    name: '{who} gets nothing from {place}: it is ineffective this turn.',
  },
  visitPassed: { you: 'You do nothing {atPlace}.', name: '{who} does nothing {atPlace}.' },
  powerUsed: {
    here: { you: 'You use the power {ofPlace}.', name: '{who} uses the power {ofPlace}.' },
    lair: { you: 'From the Lair, you copy the power {ofPlace}.', name: 'From the Lair, {who} copies the power {ofPlace}.' },
    card: { you: 'With {card}, you use the power {ofPlace}.', name: 'With {card}, {who} uses the power {ofPlace}.' },
  },
  markerPut: { on: 'The beacon is charged.', off: 'The beacon is activated.' },
  doubleGained: {
    river: {
      you: 'Next turn you will put down two Place cards and keep one.',
      name: 'Next turn {who} will put down two Place cards and keep one.',
    },
    artefact: {
      you: 'Next turn you will put down two Place cards and explore both.',
      name: 'Next turn {who} will put down two Place cards and explore both.',
    },
  },
  placeTaken: { you: 'You add {place} to your hand.', name: '{who} fetches {place} from the reserve.' },
  survivalDrawn: {
    you: 'You draw {count} Survival {count|card|cards}.',
    name: '{who} draws {count} Survival {count|card|cards}.',
  },
  survivalDrawnCards: 'You alone see it: you draw {cards}.',
  survivalDiscarded: {
    shelter: { you: 'You keep one card and discard {card}.', name: '{who} keeps one card and discards {card}.' },
    toxin: { you: 'Toxin makes you discard {card}.', name: 'Toxin makes {who} discard {card}.' },
  },
  survivalReshuffled: 'The Survival deck is empty: its discard pile is reshuffled.',
  huntReshuffled: 'The Hunt deck is empty: its discard pile is reshuffled.',
  huntDrawn: { you: 'You draw {count} Hunt {count|card|cards}.', name: 'The Creature draws {count} Hunt {count|card|cards}.' },
  huntDrawnCards: 'You alone see it: you draw {cards}.',
  screamSuffered: { you: 'The Scream reaches you.', name: 'The Scream reaches {who}.' },
  caught: {
    you: 'The Creature catches you {atPlace}.',
    name: 'The Creature catches {who} {atPlace}.',
    byYou: 'You catch {who} {atPlace}.',
  },
  collapsed: { you: 'Your will breaks; you rise again with {will} Will.', name: '{who} breaks, then rises again with {will} Will.' },
  rescueMoved: { on: 'Rescue draws nearer: {to} {to|space|spaces} to go.', home: 'Rescue reaches Victory.' },
  rescueHeld: 'Stasis holds: Rescue does not move.',
  assimMoved: {
    giveUp: 'Artemia feeds on surrender: Assimilation has {to} {to|space|spaces} to go.',
    caught: 'Artemia feeds on the catch: Assimilation has {to} {to|space|spaces} to go.',
    anticipation: 'The Creature knew: Assimilation moves again, {to} {to|space|spaces} to go.',
    collapse: 'Artemia feeds on broken wills: Assimilation has {to} {to|space|spaces} to go.',
    home: 'Assimilation reaches Victory.',
  },
  won: { hunted: 'The Hunted win: Rescue has come.', creature: 'The Creature wins: Assimilation is complete.' },
} satisfies Record<Event['t'], unknown> & {
  phaseBegan: Record<Phase, string>;
  tookBack: Record<TakeBackReason, Person>;
  discarded: Record<DiscardReason, Person>;
};
