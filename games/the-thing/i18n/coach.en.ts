// What a first match teaches, in English: the game in a minute, then each side's own words, by the kind of question. French must have the same keys.
import type { Advice, Coaching, Named } from '@lurk/i18n';

/** Whatever the role: these lines are word for word the same. */
const anyCharacter = {
  weatherChoice: { todo: 'You lead. Better weather burns less fuel and brings help sooner: choose one of the two results.' },
  garrySwap: { todo: 'You may swap one Action card for another. Keep what the base needs, or what you need.' },
  sleepersCards: { todo: 'You sleep, so you may pick your new cards from the deck itself. Nobody sees which.' },
  whichCard: { todo: 'One of the two goes on the pile, and nobody will know it was yours.' },
  encounterOrder: { todo: 'You lead: say which Encounter comes first. In doubt, keep to the order of the board.' },
  weaponVsAlien: {
    todo: 'The Alien stands before you. A Weapon may spare you or drive it off; without one you count on the others: if you are fewer than its Force, it takes somebody.',
  },
  avoidEncounter: { todo: 'Your Flamethrower keeps the others away for one Recharge: if you meet nobody, you cannot be infected.' },
  setFire: { todo: 'Fire destroys the room for good, for everybody. It warms a freezing base. Mostly: no.' },
  layWhom: { todo: 'You lead. The card can be used nowhere, so somebody has to lie down: choose who would do least.' },
  nextCard: { todo: 'You lead. Every card of the pile is somebody’s secret: turn the next one over, or stop before a Sabotage comes up.' },
  keepItem: { todo: 'Keep one. Nobody sees it, except a Flamethrower, which is face up at once.' },
  keepLab: { todo: 'A Blood bag allows an Analysis. Whether you keep or discard the token, nobody sees what it is.' },
  extraLab: { todo: 'Dr. Blair may draw once more. There is nothing to lose.' },
  repairBy: { todo: 'Windows may repair two at once.' },
  stationUse: { todo: 'Leave the better weather for the next round, then send 1 fuel where it is short.' },
  pickAnalyst: { todo: 'You lead: several can make the Analysis. Choose one you trust.' },
  analysisTarget: { todo: 'The one who is tested shows the Role card to all. A Human is proven; an Alien is revealed.' },
  starvingDiscard: { todo: 'Hunger: from now on you hold two cards. Choose which one goes.' },
} satisfies Record<string, Advice>;

const anyWaits = {
  lookAtRole: 'Everybody looks at their Role card, all at the same time.',
  placeCharacter: 'Watch who goes where and with whom: two in one room will meet, and an Encounter can infect.',
  placeTokens: 'They lay their tokens. What each of them sees, nobody else will know.',
  assignCard: 'The Leader gives the card to somebody who stands in a room where it works.',
  callVote: 'Talk, accuse, and trade what you hold. The Leader calls the vote.',
  board: 'One after the other they come to the door. Those aboard decide.',
};

export const words = {
  overview: {
    aim: {
      title: 'The aim',
      entries: [
        { name: 'The Humans win', rule: 'if every Human who is left leaves in one vehicle, with no Alien aboard.' },
        { name: 'The Aliens win', rule: 'if one of them gets aboard, a Human stays behind, the base freezes, or no Human is left.' },
        { name: 'Infection', rule: 'One of you is an Alien from the start. A Human who looks at an Alien token becomes one too, unseen.' },
      ],
    },
    turn: 'A round at a glance',
    steps: [
      {
        name: 'The base',
        rule: 'The weather is rolled. Generator and Boiler burn fuel; what is short becomes damage. The Rescue Helicopter flies on.',
      },
      {
        name: 'Go',
        rule: 'In turn everybody goes to a room and lays an Action card face down on the common pile: Use, Repair or Sabotage.',
      },
      {
        name: 'Meet',
        rule: 'Those in the same room lay two tokens each and look at one of another’s. An Alien token infects. A Dog may, too.',
      },
      {
        name: 'Work',
        rule: 'The Leader shuffles the pile, turns card after card over, and gives each to somebody who can do it where they stand.',
      },
      { name: 'Argue', rule: 'Back in the Rec Room you talk, trade and vote. Votes raise suspicion; a hidden Alien may reveal itself.' },
      {
        name: 'Analyses, meal, Dogs',
        rule: 'If you have the equipment, test somebody. A meal is eaten, the Dogs run on, and the Leader may change.',
      },
    ],
    together: 'With one, two or three players',
    party: [
      {
        name: 'All against the Alien',
        rule: 'You share six Characters. Everything is open except their Role cards, which nobody sees. None of you is the Alien: it acts by itself.',
      },
      {
        name: 'Dice instead of cards',
        rule: 'Three dice are rolled for a standing Character, who does one of the actions shown. Sabotage and Threat spoil it, unless you cancel them.',
      },
      {
        name: 'The Threat',
        rule: 'Encounters and cancelled dice move a Character’s disc. If cancelling brings it onto the Threat’s space, or the Threat moves onto it, the Alien was in that Character: they are lost, and the Alien grows.',
      },
      {
        name: 'Away',
        rule: 'Make a vehicle ready, or call the Rescue Helicopter, and get past the Alien’s last dice. With no Character left you have lost.',
      },
    ],
  },
  human: {
    you: 'You are Human, one of the crew. Your Role card is face down in front of you, and nobody else sees it.',
    want: 'Leave the base with all the Humans that are left and not one Alien aboard.',
    against: 'Somebody here is an Alien, and each one it infects changes side. So might you: look at your card.',
    asks: {
      ...anyCharacter,
      lookAtRole: { todo: 'Look at your card and put it back. Work for the way out, and watch who you are alone with.' },
      placeCharacter: {
        todo: 'Touch a room, then a card. The base needs Use and Repair. Alone you meet nobody but a Dog.',
        ready: 'Press the big button. Everybody sees where you go, and nobody which card.',
      },
      placeTokens: { todo: 'Lay two tokens. Both of yours are Human: they infect nobody who looks.' },
      lookAt: { todo: 'Look at one token of somebody else. An Alien token makes an Alien of you from then on.' },
      lookNext: { todo: 'Look at one of the tokens left. An Alien token makes an Alien of you from then on.' },
      resort: { todo: 'Look at your card once more and put it back. Nothing has changed for you this time.' },
      resortAlone: { todo: 'Look at your card once more and put it back. The Dog has changed nothing for you.' },
      drawDogToken: { todo: 'You alone will see the token. Of the nine in the bag, two infect.' },
      startRescue: { todo: 'The helicopter is here. Start it if every Human can come and you know who to refuse.' },
      assignCard: { todo: 'You lead. Give a Use or a Repair where it helps most, and a Sabotage where it hurts least.' },
      useVehicle: { todo: 'Once the vehicle is fuelled and whole, Keys start the escape. Do you know who is Human?' },
      callVote: { todo: 'You lead the talk. Ask who was where with whom, trade what is needed, then call the vote.' },
      vote: { todo: 'Point at somebody. The most suspicious may be tested: who do you doubt?' },
      lastReveal: { todo: 'Only an Alien can reveal itself now. There is nothing in it for you: go on.' },
      volunteer: { todo: 'With a Blood bag, or Cable and Flamethrower, you may make an Analysis. It proves a Human or reveals an Alien.' },
      board: { todo: 'Come aboard, or stay. Everyone who boards shows their Role card, and all Humans must leave together.' },
      acceptBoarding: { todo: 'One No keeps them out. If an Alien boards, or a Human is left behind, all is lost.' },
    },
    waits: anyWaits,
  },
  alien: {
    you: 'You are Alien, among the crew. Your Role card is face down in front of you, and nobody else sees it.',
    want: 'Get aboard with them, keep one Human from leaving, or make Aliens of them all.',
    against: 'All the Humans, who talk, vote and test. Until you reveal yourself they take you for one: look at your card.',
    asks: {
      ...anyCharacter,
      lookAtRole: { todo: 'Look at your card and put it back. Look harmless, and meet people where few can see it.' },
      placeCharacter: {
        todo: 'Touch a room, then a card. A Sabotage bears no name. Anybody you meet can be infected.',
        ready: 'Press the big button. Everybody sees where you go, and nobody which card.',
      },
      placeTokens: { todo: 'Lay two tokens. One of yours may be Alien: it infects a Human who looks.' },
      lookAt: { todo: 'Look at one token of somebody else. It changes nothing for you, but it may tell you who they are.' },
      lookNext: { todo: 'Look at one of the tokens left. It changes nothing for you, but it may tell who they are.' },
      resort: { todo: 'Look at your card once more and put it back. You are one of them, and nobody knows.' },
      resortAlone: { todo: 'Look at your card once more and put it back. You are one of them, and nobody knows.' },
      drawDogToken: { todo: 'You alone will see the token. It changes nothing for you: draw.' },
      startRescue: { todo: 'The helicopter is here. Start it, and the Aliens have won: you are the one to fly it.' },
      assignCard: { todo: 'You lead. Give the cards so that little gets done, and so that it looks like bad luck.' },
      useVehicle: { todo: 'Once the vehicle is fuelled and whole, Keys start the escape. With yours, you win.' },
      callVote: { todo: 'You lead the talk. Sow doubt, trade for what is dangerous to you, then call the vote.' },
      vote: { todo: 'Point at somebody. A Human the others doubt: so an Analysis is wasted.' },
      lastReveal: { todo: 'Only an Alien can reveal itself now. You lose all you hold, and hunt openly.' },
      volunteer: {
        todo: 'With a Blood bag, or Cable and Flamethrower, you may make an Analysis. Make it, and you have a say in who is tested.',
      },
      board: { todo: 'Come aboard, or stay. Once those inside let you in, the Aliens have won; staying looks suspicious.' },
      acceptBoarding: { todo: 'One No keeps them out. If an Alien boards, or a Human is left behind, all is lost.' },
    },
    waits: anyWaits,
  },
  revealed: {
    you: 'You are the Revealed Alien. You have no Character any more: you are the Force that strikes the base.',
    want: 'Wreck what they need, take those who stand alone, and see that no Human gets away.',
    against:
      'The Characters: more of them in a room than you have Force there, and you flee. Flamethrower and Dynamite/Molotov take 1 Force from you.',
    asks: {
      alienPlan: {
        todo: 'Put Force on places, at least 1 on each. They see how many and how strong, not where. Where nobody is, you wreck; where you are stronger, you take one.',
        ready: 'Press the big button. The places are shown once everybody has gone to work.',
      },
      sabotageOrder: { todo: 'Nobody is there to stop you. Say which room you wreck first.' },
      alienChoice: { todo: 'There are too few of them. Take one, and your Force grows; or wreck the room.' },
    },
    waits: {
      placeCharacter: 'They go to work. They know how strong you are, and not where.',
      weaponVsAlien: 'They look for a way out.',
      callVote: 'They talk. A hidden Alien may join you.',
    },
  },
  ghost: {
    you: 'You are out of the game, and you win or lose with your side all the same.',
    want: 'Watch. You see what everybody sees, and what you knew before.',
    against: 'The living do not hear you. Others who are out do, and so do those who watch.',
    asks: {},
    waits: { callVote: 'They talk without you now.' },
  },
  together: {
    you: 'Six Characters are shared out among those who play. All they hold is open; their Role cards nobody sees.',
    want: 'Get a vehicle ready, or call the Rescue Helicopter, and leave.',
    against: 'The Alien acts by itself. A Character caught by the Threat turns out to be the Alien: lost, and the Alien grows.',
    asks: {
      pickCharacter: { todo: 'Each Character can do something the others cannot. Touch one to read it.' },
      weatherChoice: { todo: 'Better weather burns less fuel and brings help sooner: choose one of the two results.' },
      placeParty: {
        todo: 'Touch a Character, then a room. Three in a room with the Cooperation bonus act three times, but they meet, and their suspicion rises.',
      },
      encounterOrder: { todo: 'Say which Encounter comes first. In doubt, keep to the order of the board.' },
      weaponVsAlien: {
        todo: 'A Weapon may spare this Character or drive the Alien off. Count: if they are fewer than its Force, it takes one.',
      },
      avoidEncounter: { todo: 'One Recharge, and this Character meets nobody: no step towards the Threat.' },
      alienChoice: { todo: 'The Alien takes one of them, and you say which: the one you need least.' },
      victim: { todo: 'The Threat hits one of those on its space: say which.' },
      startRescue: {
        todo: 'The helicopter is here. The Alien rolls a die for each point of Force, and three Sabotage or Threat stop you.',
      },
      rollOrStop: { todo: 'Roll for one more Character, or stop here: every roll can bring a Sabotage or the Threat.' },
      assignDice: { todo: 'Give the dice to a Character who stands where they help. That Character lies down afterwards.' },
      rerollDice: { todo: 'Touch the dice to roll again. What they show then counts.' },
      setDie: { todo: 'The Character in the Dormitory may lie down and turn one die to any face.' },
      cancelDice: { todo: 'Cancel Sabotage and Threat. Each die moves the disc one space: stay off the Threat’s.' },
      partyAct: { todo: 'One action that a die left over shows. With the Cooperation bonus, two standing there do it twice.' },
      keepItem: { todo: 'Keep one; the rest goes under the deck.' },
      keepLab: { todo: 'A Blood bag allows an Analysis. Keep the token, or discard it.' },
      extraLab: { todo: 'Dr. Blair may draw once more. There is nothing to lose.' },
      repairBy: { todo: 'Windows repairs two at once, if you like.' },
      stationUse: { todo: 'Leave the better weather for the next round, then send 1 fuel where it is short.' },
      endExchange: { todo: 'Pass on what somebody else needs, then end it: Keys to a Character who goes to a vehicle.' },
      partyAnalyst: {
        todo: 'An Analysis turns a Role card over for good. A Human stays as they are; an Alien is lost, and the Alien grows.',
      },
      analysisTarget: {
        todo: 'The tested Character’s Role card is turned over: a Human stays, an Alien is lost. It helps where roles count in the escape.',
      },
      boardParty: { todo: 'You lose if an Alien boards, and also if a Human is left behind. Do you trust this Character?' },
    },
    waits: {
      placeParty: 'Somebody else places their Characters.',
      rollOrStop: 'The Leader decides whether to go on.',
    },
  },
} satisfies Record<'human' | 'alien' | 'revealed' | 'ghost' | 'together', Coaching> & {
  overview: {
    aim: { title: string; entries: readonly Named[] };
    turn: string;
    steps: readonly Named[];
    together: string;
    party: readonly Named[];
  };
};

export type Lesson = Exclude<keyof typeof words, 'overview'>;
