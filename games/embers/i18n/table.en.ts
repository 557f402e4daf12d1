// What is said at the table, in English. Players are named; the reader is "you".
export const words = {
  you: 'you',
  and: (list: string, last: string) => `${list} and ${last}`,
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
      sealed: null,
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
  confirm: 'Yes',
  accusation: (by: string, of: string) => `${by} → ${of}`,
  events: {
    nightBegan: (night: number, keeper: string) => `Night ${night}. The fire is kept by ${keeper}.`,
    named: (keeper: string, named: string) => `${keeper}: a trade with ${named}.`,
    traded: (keeper: string, named: string) => `Cards have changed hands: ${keeper}, ${named}.`,
    received: (card: string, from: string) => `You have got ${card} from ${from}.`,
    areCursed: (names: string) => `Cursed now: ${names}.`,
    accused: (lines: string) => `Accusations: ${lines}.`,
    burnt: (name: string, hand: string) => `Burnt: ${name}, with ${hand}.`,
    won: { guests: 'The Guests have won.', cursed: 'The Cursed have won.' },
  },
};
