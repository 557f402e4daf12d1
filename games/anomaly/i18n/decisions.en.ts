// What a player is asked, in English. `title` says what is wanted, `help` why now, `waiting` is for the others, `sealed` is read once
// the answer is given and can still be changed (null where it counts at once), `pass` is the button that declines (null if none).
// This file is the type: French must have the same keys.
import type { AskKind } from './asks.ts';

interface Texts {
  title: string;
  help: string;
}
interface Question extends Texts {
  waiting: string;
  sealed: string | null;
  pass: string | null;
}

const SEALED = 'Your choice is sealed. You can change it until everybody has chosen.';

export const decisionsEn = {
  asks: {
    startingZone: {
      title: 'Choose where you start',
      help: 'Any of the twelve zones. Nobody sees it, not even your friends.',
      waiting: 'Waiting for {who}: choosing where to start…',
      sealed: SEALED,
      pass: null,
    },
    firstCard: {
      title: 'Choose the symbol you show',
      help: 'Your zone has three. The one you show leaves four zones where you may be.',
      waiting: 'Waiting for {who}: choosing a first symbol…',
      sealed: SEALED,
      pass: null,
    },
    studentTurn: {
      title: 'A Student acts: will it be you?',
      help: 'The first complete action takes the turn. A special action gives the Anomaly your card; a Move or a Track does not.',
      waiting: 'One Student is to act: waiting for {who}…',
      sealed: null,
      pass: null,
    },
    secondHit: {
      title: 'Choose your second target',
      help: 'Your Double Strike strikes again, in the same zone or in another one within reach.',
      waiting: 'Waiting for {who}: the second hit is coming…',
      sealed: null,
      pass: null,
    },
    showCard: {
      title: 'Choose the symbol you show',
      help: 'The Anomaly has moved you. What you show of the new zone is still up to you.',
      waiting: 'Waiting for {who}: choosing a symbol…',
      sealed: null,
      pass: null,
    },
    trapWindow: {
      title: 'Spring a trap now?',
      help: 'Everybody with a trap is asked, wherever it is. Nobody learns that you were asked.',
      waiting: 'Traps may be sprung…',
      sealed: 'You let it pass. You can still change your mind.',
      pass: 'Not now',
    },
    anomalyTurn: {
      title: 'Your turn: act, or skip it?',
      help: 'An action point buys one basic action, one special action, or one of each. Skipping costs nothing while the Students still have turns.',
      waiting: 'Waiting for {who}: something stirs in the dark…',
      sealed: null,
      pass: 'Skip the turn',
    },
    secondHalf: {
      title: 'Use the other half of your point?',
      help: 'The point is spent: the other kind of action costs no more points.',
      waiting: 'Waiting for {who}: it may not be over…',
      sealed: null,
      pass: 'End your turn',
    },
    baited: {
      title: 'The bait draws you: which way?',
      help: 'You must take one step closer to the bait {at}. Nobody sees which.',
      waiting: 'Waiting for {who}: the bait is working…',
      sealed: null,
      pass: null,
    },
    reactive: {
      title: 'You were attacked: slip away?',
      help: 'Reactive gives you one free step, once a round. If you stay, you keep it for later.',
      waiting: 'Waiting for {who}: a reaction is possible…',
      sealed: null,
      pass: 'Stay',
    },
    whatToEat: {
      title: 'What do you feed on?',
      help: 'There is fuel here and electricity too. You can feed on only one of the two.',
      waiting: 'Waiting for {who}: choosing what to eat…',
      sealed: null,
      pass: null,
    },
    whomToPossess: {
      title: 'Who do you possess?',
      help: 'You will see their whole hand, then order one action with a card from it.',
      waiting: 'Waiting for {who}: choosing a victim…',
      sealed: null,
      pass: null,
    },
    forcedAction: {
      title: 'Give your order',
      help: 'One action with a card of this hand. Everybody hears the order, wherever it leads; you cannot make anybody hurt themselves.',
      waiting: 'Waiting for {who}: an order is coming…',
      sealed: null,
      pass: null,
    },
    secondForcedHit: {
      title: 'Choose the second target you impose',
      help: 'The Double Strike you ordered strikes again, in the same zone or in another one within reach.',
      waiting: 'Waiting for {who}: the second hit is coming…',
      sealed: null,
      pass: null,
    },
  },
  /** Offered to the owner of a trap while anybody is asked anything. */
  offer: { title: 'You may spring a trap at any moment', help: 'It costs neither card nor turn. The others do not see this offer.' },
  /** In place of the texts of the questions they are named after. */
  variants: {
    startingZones: {
      title: 'Choose where your two Students start',
      help: 'Any two of the twelve zones, or twice the same. Nobody sees it.',
    },
    startingLair: { title: 'Choose where you start', help: 'Any of the twelve zones. Nobody sees it.' },
    firstCards: { title: 'Choose the symbols your Students show', help: 'One for each, from the three of its zone.' },
    aloneTurn: {
      title: 'Your turn: what do you do?',
      help: 'One card, one action. A special action gives the Anomaly your card; a Move or a Track does not.',
    },
    pretend: { title: 'You are already on the bait', help: 'You stay {at}. The others are told the same as if you had moved.' },
    unmoved: {
      title: 'Nothing for you to react to',
      help: 'You were not where they struck. They cannot tell: this pause is the same for them.',
    },
  },

  /** What the buttons say. */
  options: {
    you: 'You',
    pretend: 'Pretend to move',
    stay: 'Continue',
    aim: { zone: 'Anybody there', fuel: 'The fuel' },
    eat: { fuel: 'The fuel', electricity: 'An electricity token' },
    spring: 'Spring a trap',
    overload: { place: 'Lay tokens', activate: 'Set all tokens off' },
    pay: { cards: 'With the cards asked for', half: 'One Evolve card and other cards', any: 'With any cards' },
    keys: { anomaly: 'You', first: 'First token', second: 'Second token' },
    copy: '{card}, no. {number}',
    confirm: 'Confirm',
  },

  /** What is wanted once an option asks for more. */
  steps: {
    start: 'Choose a starting zone',
    symbol: 'Choose the symbol you show',
    pawn: 'Choose who acts',
    action: 'Choose what you do',
    order: 'Choose what they do',
    details: 'Choose the card and the rest',
    cardToDiscard: 'Choose the card you discard',
    cardToGive: 'Choose the card the Anomaly will get',
    destination: 'Choose where to go',
    track: 'Choose the symbol you ask about',
    target: 'Choose the zone to attack',
    aim: 'Choose what to aim at',
    sensor: 'Choose where the sensor goes',
    bait: 'Choose where the bait goes',
    trap: 'Choose whether to spring a trap',
    trapOwner: 'Choose whose trap',
    trapZone: 'Choose the trap to spring',
    payment: 'Choose how you pay',
    payCards: 'Choose {count} {count|card|cards} to discard',
    payHalf: 'Choose the Evolve card you discard',
    payRest: 'Choose {count} other {count|card|cards} to discard',
    evolution: 'Choose an evolution',
    overload: 'Choose what the Overload does',
    tokens: 'Choose where {count|the token goes|each token goes}',
    eaten: 'How many tokens of your zone do you feed on first? At most {count}',
    scent: 'Choose 1 to 11 zones',
    food: 'Choose what you eat',
    victim: 'Choose a Student',
    confirm: 'Nothing more to choose: confirm',
  },
} satisfies {
  asks: Record<AskKind, Question>;
  offer: Texts;
  variants: Record<string, Texts>;
  options: object;
  steps: Record<string, string>;
};
