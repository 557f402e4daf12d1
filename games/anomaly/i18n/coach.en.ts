// What a first match teaches, in English: the game in a minute, then each side's own words, by the kind of question. French must have the same keys.
import type { Coaching, Named } from '@lurk/i18n';
import type { Side } from '../types.ts';
import type { AskKind } from './decisions.en.ts';

type Sides = Record<Side, Coaching & { asks: Partial<Record<AskKind, object>>; waits: Partial<Record<AskKind, string>> }>;

export const words = {
  overview: {
    aim: {
      name: 'The aim',
      rule: 'Nobody sees where anybody is. The Students share one health, the Anomaly has its own; a side with no health left loses. The Anomaly feeds on Students and on fuel, and starves in any round in which it does not feed.',
    },
    turn: 'A round at a glance',
    steps: [
      {
        name: 'A Student acts',
        rule: 'One Student, one card. Any card can be spent to Move or to Track. Used for its upper half instead, it goes to the Anomaly.',
      },
      {
        name: 'The Anomaly acts',
        rule: 'One action point buys a basic action, a special action with the lower half of a card, or one of each. It may also skip its turn.',
      },
      { name: 'And so on', rule: 'In turn, until the Students are down to two cards in all and the Anomaly is out of points.' },
      { name: 'The round ends', rule: 'Hunger, new cards and points, then radiation: one more zone burns from now on.' },
    ],
  },
  students: {
    you: 'You are a Student in a sealed station. Nobody sees where you are, not even your friends: you show one symbol of your zone.',
    want: 'Find the Anomaly and strike until its health is gone. You all share one health, and win together.',
    against: 'It moves unseen and feeds on the Students it finds. Every card you use for its special action goes to it.',
    asks: {
      startingZone: { todo: 'Touch a zone of the station: you start there, and nobody sees it. Then press the big button.' },
      firstCard: {
        todo: 'Your zone has three symbols; all will see the one you show. Each symbol is in four zones, so they know no more than that.',
      },
      studentTurn: {
        todo: 'Touch a card. Spent, it lets you Move, or Track: ask whether the Anomaly’s zone has a symbol you show. Its upper half does more, but then the Anomaly gets it.',
        ready: 'Press the big button: it counts at once, and for all of you.',
      },
      secondHit: { todo: 'You strike twice: in the same zone again, or in another one within reach.' },
      showCard: { todo: 'You were moved. Show the symbol of your new zone that tells it least.' },
      trapWindow: {
        todo: 'Your trap hits the Anomaly if it is in its zone, or else the other Students there. If you do not think the Anomaly is there, let it pass.',
      },
    },
    waits: {
      startingZone: 'Everybody takes a place in the dark.',
      studentTurn: 'One of you acts. What they show and ask is heard by all.',
      anomalyTurn: 'It acts unseen. Listen: what it does not find is news as well.',
    },
  },
  anomaly: {
    you: 'You are the Anomaly. Nobody sees where you are, and you do not see them: each Student shows one symbol of their zone.',
    want: 'Feed. Feeding on a Student costs them 1 health and gives you 1; fuel gives you 1. If you do not feed in a round, you starve and lose 1.',
    against: 'The Students, who ask aloud about your zone and strike where you must be. The cards they use come to you.',
    asks: {
      startingZone: { todo: 'Touch a zone of the station: you start there, and nobody sees it. Near fuel you will not starve.' },
      anomalyTurn: {
        todo: 'You have three points a round. Move closer, or feed where you are: first see which zones fit the symbols they show. Skipping keeps your point.',
        ready: 'Press the big button. They hear that you act, but not where, unless you feed.',
      },
      secondHalf: { todo: 'The point is paid: an action of the other kind is free now.' },
      baited: { todo: 'You must take a step towards the bait. Choose the one that tells least.' },
      reactive: { todo: 'They struck at your zone. Take a free step now, or keep it for later this round.' },
      whatToEat: { todo: 'Either one feeds you. Fuel eaten is gone for good; electricity tokens can be laid again.' },
      whomToPossess: { todo: 'You will see their hand and order one action with it.' },
      forcedAction: { todo: 'Spend a card of theirs on something that helps you. Everybody hears the order.' },
      secondForcedHit: { todo: 'Your order strikes twice: choose the second target.' },
    },
    waits: {
      startingZone: 'Everybody takes a place in the dark.',
      studentTurn: 'They decide who acts. Each symbol they show is in four zones: the others are ruled out.',
    },
  },
} satisfies Sides & { overview: { aim: Named; turn: string; steps: readonly Named[] } };
