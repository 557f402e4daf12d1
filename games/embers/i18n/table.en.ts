// What is said at the table, in English. Players are named; the reader is "you".
import type { Winner } from '../types.ts';
import type { Lines } from './lines.ts';

const WON: Record<Winner, string> = { guests: 'The Guests have won.', cursed: 'The Cursed have won.' };

export const words = {
  ember: (number: number) => `Ember ${number}`,
  curse: 'Curse',
  hand: {
    name: 'Your hand',
    guest: 'No Curse among them: you are a Guest.',
    cursed: 'You are Cursed.',
    shares: (names: string) => `Cursed: ${names}`,
  },
  fire: {
    name: 'The fire',
    rule: 'The player who keeps it names somebody to trade with.',
    night: (night: number, nights: number, keeper: string) => `Night ${night} of ${nights}, kept by ${keeper}`,
  },
  asks: {
    name: {
      title: 'Name somebody to trade with',
      help: 'You will give each other a card.',
      waiting: (who: string) => `The fire waits for ${who}`,
    },
    give: {
      title: 'Give a card',
      help: 'With a Curse goes the role.',
      sealed: 'You have chosen your card',
      waiting: (who: string) => `${who} choose what to give`,
    },
    accuse: {
      title: 'Accuse somebody',
      help: 'The player accused most often burns.',
      sealed: 'You have made up your mind',
      waiting: (who: string) => `Still to accuse: ${who}`,
    },
  },
  events: {
    nightBegan: ({ night, keeper }, n) => `Night ${night}. The fire is kept by ${n.who(keeper)}.`,
    named: ({ keeper, named }, n) => `${n.who(keeper)}: a trade with ${n.who(named)}.`,
    traded: ({ keeper, named }, n) => `Cards have changed hands: ${n.who(keeper)}, ${n.who(named)}.`,
    received: ({ card, from }, n) => `You have got ${n.card(card)} from ${n.who(from)}.`,
    areCursed: ({ cursed }, n) => `Cursed now: ${n.all(cursed)}.`,
    accused: ({ by }, n) => `Accusations: ${by.map((of, seat) => `${n.who(seat)} → ${n.who(of)}`).join(', ')}.`,
    burnt: ({ seat, hand }, n) => `Burnt: ${n.who(seat)}, with ${n.cards(hand)}.`,
    won: ({ winner }) => WON[winner],
  } satisfies Lines,
};
