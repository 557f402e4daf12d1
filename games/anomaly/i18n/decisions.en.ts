// What a player is asked, in English. `title` says what is wanted, `help` why now, `waiting` is for the others, `sealed` is read once
// the answer is given and can still be changed (null where it counts at once), `pass` is the button that declines (null if none).
// This file is the type: French must have the same keys.
import type { StepWords } from '@lurk/i18n';
import type { Use } from '../types.ts';

interface Texts {
  title: string;
  help: string;
}
interface Question extends Texts {
  waiting: string | ((who: string) => string);
  sealed: string | null;
  pass: string | null;
}

const SEALED = 'Your choice is sealed. You can change it until everybody has chosen.';
const SYMBOL = 'Choose the symbol you show';
const TARGET = 'Choose the zone to attack';
const DISCARDED = 'Choose the card you discard';

const asks = {
  startingZone: {
    title: 'Choose where you start',
    help: 'Any of the twelve zones. Nobody sees it, not even your friends.',
    waiting: (who) => `Waiting for ${who}: choosing where to start…`,
    sealed: SEALED,
    pass: null,
  },
  firstCard: {
    title: 'Choose the symbol you show',
    help: 'Your zone has three. The one you show leaves four zones where you may be.',
    waiting: (who) => `Waiting for ${who}: choosing a first symbol…`,
    sealed: SEALED,
    pass: null,
  },
  studentTurn: {
    title: 'A Student acts: will it be you?',
    help: 'The first complete action takes the turn. A special action gives the Anomaly your card; a Move or a Track does not.',
    waiting: (who) => `One Student is to act: waiting for ${who}…`,
    sealed: null,
    pass: null,
  },
  secondHit: {
    title: 'Choose your second target',
    help: 'Your Double Strike strikes again, in the same zone or in another one within reach.',
    waiting: (who) => `Waiting for ${who}: the second hit is coming…`,
    sealed: null,
    pass: null,
  },
  showCard: {
    title: 'Choose the symbol you show',
    help: 'The Anomaly has moved you. What you show of the new zone is still up to you.',
    waiting: (who) => `Waiting for ${who}: choosing a symbol…`,
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
    waiting: (who) => `Waiting for ${who}: something stirs in the dark…`,
    sealed: null,
    pass: 'Skip the turn',
  },
  secondHalf: {
    title: 'Use the other half of your point?',
    help: 'The point is spent: the other kind of action costs no more points.',
    waiting: (who) => `Waiting for ${who}: it may not be over…`,
    sealed: null,
    pass: 'End your turn',
  },
  baited: {
    title: 'The bait draws you: which way?',
    help: 'You must take one step closer to the bait {at}. Nobody sees which.',
    waiting: (who) => `Waiting for ${who}: the bait is working…`,
    sealed: null,
    pass: null,
  },
  reactive: {
    title: 'You were attacked: slip away?',
    help: 'Reactive gives you one free step, once a round. If you stay, you keep it for later.',
    waiting: (who) => `Waiting for ${who}: a reaction is possible…`,
    sealed: null,
    pass: 'Stay',
  },
  whatToEat: {
    title: 'What do you feed on?',
    help: 'There is fuel here and electricity too. You can feed on only one of the two.',
    waiting: (who) => `Waiting for ${who}: choosing what to eat…`,
    sealed: null,
    pass: null,
  },
  whomToPossess: {
    title: 'Who do you possess?',
    help: 'You will see their whole hand, then order one action with a card from it.',
    waiting: (who) => `Waiting for ${who}: choosing a victim…`,
    sealed: null,
    pass: null,
  },
  forcedAction: {
    title: 'Give your order',
    help: 'One action with a card of this hand. Everybody hears the order, wherever it leads; you cannot make anybody hurt themselves.',
    waiting: (who) => `Waiting for ${who}: an order is coming…`,
    sealed: null,
    pass: null,
  },
  secondForcedHit: {
    title: 'Choose the second target you impose',
    help: 'The Double Strike you ordered strikes again, in the same zone or in another one within reach.',
    waiting: (who) => `Waiting for ${who}: the second hit is coming…`,
    sealed: null,
    pass: null,
  },
} satisfies Record<string, Question>;
export type AskKind = keyof typeof asks;

/** What is wanted at one level of a question. */
interface Steps extends StepWords<string> {
  /** At the beginning of a question, where the things to choose from do not say enough, and of a part of one action alone. */
  at: Partial<Record<AskKind | `${Use}.${string}`, string>>;
  trap: string;
  /** Where nothing more is known: of several parts, and of one. */
  details: string;
  action: string;
}

export const decisionsEn = {
  asks,
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
      pass: 'Continue',
    },
  },

  /** What the buttons say. */
  options: {
    aim: { zone: 'Anybody there', fuel: 'The fuel' },
    words: {
      fuel: 'The fuel',
      electricity: 'An electricity token',
      pretend: 'Pretend to move',
      activateTrap: 'Spring a trap',
      place: 'Lay tokens',
      activate: 'Set all tokens off',
      cards: 'With the cards asked for',
      half: 'One Evolve card and other cards',
      any: 'With any cards',
    },
    keys: { anomaly: 'You', first: 'First token', second: 'Second token' },
    copy: '{card}, no. {number}',
    confirm: 'Confirm',
  },

  steps: {
    at: {
      firstCard: SYMBOL,
      secondHit: TARGET,
      whatToEat: 'Choose what you eat',
      forcedAction: 'Choose what they do',
      secondForcedHit: TARGET,
      'move.card': DISCARDED,
      'track.card': DISCARDED,
      'sensor.zone': 'Choose where the sensor goes',
      'bait.zone': 'Choose where the bait goes',
    },
    action: 'Choose what you do',
    trap: 'Choose whether to spring a trap',
    details: 'Choose the card and the rest',
    by: {
      at: TARGET,
      symbol: 'Choose the symbol you ask about',
      pay: 'Choose how you pay',
      use: 'Choose what the Overload does',
      zones: 'Choose 1 to 11 zones',
      activateTrap: 'Choose whose trap',
    },
    after: {
      student: 'Choose the trap to spring',
      half: 'Choose {count} other {count|card|cards} to discard',
    },
    of: {
      starter: 'Choose a starting zone',
      pawn: 'Choose who acts',
      card: 'Choose the card the Anomaly will get',
      zone: 'Choose where to go',
      symbol: SYMBOL,
      aim: 'Choose what to aim at',
      gift: 'Choose {count} {count|card|cards} to discard',
      half: 'Choose the Evolve card you discard',
      evolution: 'Choose an evolution',
      token: 'Choose where {count|the token goes|each token goes}',
      eaten: 'How many tokens of your zone do you feed on first? At most {count}',
      student: 'Choose a Student',
    },
  },
} satisfies {
  asks: object;
  offer: Texts;
  variants: Record<string, Texts & { pass?: string }>;
  options: object;
  steps: Steps;
};
