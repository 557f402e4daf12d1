// What is chosen before a match, in English.
import type { LobbyWords } from '@lurk/contract';

export const words = {
  options: {
    overlay: { name: 'Deduction help', rule: 'How much the table works out about who can be infected. It is the same for all.' },
    characterChoice: { name: 'Characters', rule: 'How the Characters are shared out.' },
    simpleKennel: { name: 'Simple Kennel', rule: 'Dogs that are captured never come out again.' },
    sleepersSafe: { name: 'Sleepers are safe', rule: 'Characters lying down in the Dormitory have no Encounter.' },
    eliminationWin: {
      name: 'Win by elimination',
      rule: 'Humans also win once no Alien and no Dog is left. This also tells everybody that no hidden Alien is left.',
    },
    hopelessEnd: { name: 'End when there is no way out', rule: 'Aliens win as soon as all three ways out are lost for good.' },
    coopRoleCheck: {
      name: 'Roles count in the escape',
      rule: 'Everyone who boards shows their Role card. You lose if an Alien boards or a Human is left behind.',
    },
    coopEncounterReveal: {
      name: 'Encounters can reveal',
      rule: 'A Character whose disc reaches the Threat’s space in an Encounter is lost too. Much harder, and not in the booklet.',
    },
  },
  choices: {
    overlay: {
      none: { name: 'Memory alone', rule: 'Nothing is worked out, and there are no marks: as around a real table.' },
      tokens: {
        name: 'Marks by hand',
        rule: 'Nothing is worked out, but you can mark who you trust and who you suspect; you alone see it.',
      },
      exact: { name: 'Exact', rule: 'Shows, from what you have seen, who can be infected, since which round and by which player.' },
    },
    characterChoice: {
      random: { name: 'Dealt', rule: 'Everybody gets one at random.' },
      agreed: { name: 'Chosen', rule: 'Everybody picks one, in seat order.' },
    },
  },
  roles: {
    human: { name: 'Human', many: 'Humans', rule: 'Leave the base together, with no Alien aboard.' },
    alien: { name: 'Alien', many: 'Aliens', rule: 'Infect them, board with them, or let the cold do it.' },
  },
  alone: { name: 'Alone against the Alien', rule: 'Six Characters, three dice, no bots: the co-operative game.' },
} satisfies LobbyWords;
