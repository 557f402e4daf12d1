// What is chosen before a match, in English.
import type { LobbyWords } from '@lurk/contract';

export const words = {
  options: {
    overlay: { name: 'Password help', rule: 'How much the table works out of the formula that opens the bunker. The same for everybody.' },
    openHands: { name: 'Open hands', rule: 'All players see all item cards, the Demon too.' },
    victimDice: { name: 'Victim dice', rule: 'What the dice of the Victims show.' },
    demonDice: { name: 'Demon dice', rule: 'Where the dice of the Demon begin.' },
    hardy: { name: 'Hardy Victims', rule: 'Everybody starts with 1 more Vitality, up to their maximum.' },
    gates: { name: 'Gate tokens', rule: 'Which values the formula may have to make.' },
    testThreshold: { name: 'Test tiles', rule: 'What a Test must reach.' },
    passwordRepeatable: { name: 'Repeatable password', rule: 'A Victim may Enter Password several times in one turn.' },
    flashlightTiles: { name: 'Flashlight', rule: 'How many tiles a Flashlight shows.' },
    escapesAtSix: { name: 'Escapes with 6 players', rule: 'How many Victims must be in the bunker to win.' },
    thunderHitsAll: { name: 'Thunder Call hits all', rule: 'It attacks every Victim on the Decoder tile; otherwise only one.' },
    selfHealRecharge: { name: 'Self Heal recharges', rule: 'Vivian cannot use it two turns in a row.' },
    staminaCap: { name: 'Stamina has a limit', rule: 'The Demon can have 7 at most.' },
    itemReshuffle: { name: 'Items come back', rule: 'When the item deck is empty, the discards are shuffled.' },
  },
  choices: {
    overlay: {
      none: { name: 'In your head', rule: 'Nothing is worked out: as around a real table.' },
      tokens: { name: 'What everybody sees', rule: 'Shows the value of the row and which tokens are still to come.' },
      exact: {
        name: 'Exact',
        rule: 'Shows whether the gate can be opened, with which formula, and the chance that the next token does it.',
      },
    },
    victimDice: {
      low: { name: '0 0 1 1 2 2', rule: 'As printed.' },
      high: { name: '0 1 1 2 2 3', rule: 'Much easier for the Victims.' },
    },
    demonDice: {
      low: { name: 'From 0', rule: '0 to 5, and 0 to 9 once upgraded.' },
      plain: { name: 'From 1', rule: '1 to 6, and 1 to 10 once upgraded. Harder for the Victims.' },
    },
    gates: {
      low: { name: '3 to 12', rule: 'Two numbers are often enough.' },
      middle: { name: '5 to 14', rule: 'Harder for the Victims.' },
      high: { name: '7 to 16', rule: 'The hardest.' },
    },
    testThreshold: {
      status: { name: 'Its own value', rule: 'The result must reach the statistic that is tested.' },
      three: { name: 'Always 3', rule: 'Hard with few dice, easy with many.' },
    },
  },
  fate: (players: number, each: number, round: number) =>
    `With ${players} players everybody plays ${each === 1 ? 'one Victim' : 'two Victims'}. After round ${round} the dice make one of you the Demon.`,
  roles: {
    victim: { name: 'Victim', many: 'Victims', rule: 'Find the bunker, enter its password and get in together.' },
    demon: { name: 'Demon', many: 'Demons', rule: 'Hunt the others before the bunker opens.' },
  },
} satisfies LobbyWords;
