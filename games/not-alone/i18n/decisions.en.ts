// What a player is asked, in English. `title` says what is wanted, `help` why now, `waiting` is for the others, `sealed` is read once
// the answer is given and can still be changed (null where it counts at once), `pass` is the button that declines (null if none).
// This file is the type: French must have the same keys.
import { counting } from '@lurk/i18n';
import type { Double } from '../types.ts';
import type { AskKind } from './asks.ts';
import type { Question, Steps, Texts } from './lines.ts';

const { count } = counting('en');

const REACTIONS_POSSIBLE = 'Reactions are possible…';
const PASSED = 'You pass. You can still change your mind.';
const takeBack = (cards: number) => `Choose ${count(cards, 'card', 'cards')} to take back`;
const discard = (cards: number) => `Choose ${count(cards, 'card', 'cards')} to discard`;
const keep = (cards: number) => `Choose ${count(cards, 'card', 'cards')} to keep`;
const CARD = 'Choose the card you play';
const PLACE = 'Choose a place';
const LURE = 'Choose where it goes';
const COPY = 'Choose the power you use';
const NEW_PLACE = 'Choose a new place from the reserve';

export const decisionsEn = {
  asks: {
    chooseSide: {
      title: 'Choose the side of the board',
      help: 'The sides differ only in where the Artemia symbol is on Rescue’s track.',
      waiting: (who) => `Waiting for ${who}: choosing the side of the board…`,
      sealed: null,
      pass: null,
    },
    w1a: {
      title: 'Play a Hunt card before anyone moves?',
      help: 'The Hunted have not chosen yet: a card played now limits what they can do.',
      waiting: (who) => `Waiting for ${who}: the turn is about to begin…`,
      sealed: null,
      pass: 'Pass',
    },
    explore: {
      title: 'Choose where you go',
      help: 'Your card stays face down until the Creature has laid her tokens. To take cards back first, Resist or Give Up.',
      waiting: (who) => `Waiting for ${who}: choosing where to go…`,
      sealed: 'Your choice is sealed. You can change it until everybody is ready.',
      pass: null,
    },
    w1c: {
      title: 'Play a Hunt card before the hunt?',
      help: 'Every place is chosen: this is your last chance to play one of this phase.',
      waiting: (who) => `Waiting for ${who}: the hunt is about to begin…`,
      sealed: null,
      pass: 'Pass',
    },
    w2m: {
      title: 'Play your cards and lay your tokens',
      help: 'In any order. A card is seen at once; the tokens are seen when you confirm them all.',
      waiting: (who) => `Waiting for ${who}: preparing the hunt…`,
      sealed: null,
      pass: null,
    },
    w2r: {
      title: 'The tokens are down: do you answer?',
      help: 'Only Vortex can be played now: it trades your face-down card for one from your discard pile.',
      waiting: REACTIONS_POSSIBLE,
      sealed: PASSED,
      pass: 'Pass',
    },
    w2rCreature: {
      title: 'Play another Hunt card?',
      help: 'A Hunted has answered your tokens; you may strike back if your limit allows.',
      waiting: (who) => `Waiting for ${who}: the hunt may go on…`,
      sealed: null,
      pass: 'Pass',
    },
    placeTokens: {
      title: 'Lay the token you have just gained',
      help: 'The others are already down, so this one is laid at once.',
      waiting: (who) => `Waiting for ${who}: laying a token…`,
      sealed: null,
      pass: null,
    },
    ascendancyKeep: {
      title: 'Choose 2 cards to keep',
      help: 'Ascendancy sends the rest of your hand to your discard pile.',
      waiting: (who) => `Waiting for ${who}: keeping two cards…`,
      sealed: null,
      pass: null,
    },
    phobiaKeep: {
      title: 'Choose 2 cards to hide',
      help: 'Phobia shows the rest of your hand to the Creature alone; you lose nothing.',
      waiting: (who) => `Waiting for ${who}: hiding two cards…`,
      sealed: null,
      pass: null,
    },
    forbiddenZoneDiscard: {
      title: 'Choose a card to discard',
      help: 'Forbidden Zone takes 1 Place card from every hand, all at the same time.',
      waiting: (who) => `Waiting for ${who}: choosing a discard…`,
      sealed: 'Your choice is sealed. You can change it until everybody has chosen.',
      pass: null,
    },
    riverKeep: {
      title: 'Choose the card you keep',
      help: 'The River let you put down two and see the tokens first; the other returns to your hand unseen.',
      waiting: (who) => `Waiting for ${who}: keeping one of two cards…`,
      sealed: 'Your choice is sealed. You can change it until everybody has chosen.',
      pass: null,
    },
    w3aCreature: {
      title: 'Now that you see them: do you react?',
      help: 'Everybody has shown where they are. A card played now can still change what comes of it.',
      waiting: REACTIONS_POSSIBLE,
      sealed: null,
      pass: 'Pass',
    },
    w3aHunted: {
      title: 'Now that all is revealed: do you react?',
      help: 'You may dodge or move a token before anyone explores; there will be another chance before the tokens strike.',
      waiting: REACTIONS_POSSIBLE,
      sealed: PASSED,
      pass: 'Pass',
    },
    w3c: {
      title: 'Last way out: do you react?',
      help: 'Everybody has explored; now Artemia strikes, then the Creature.',
      waiting: REACTIONS_POSSIBLE,
      sealed: PASSED,
      pass: 'Pass',
    },
    visitOrder: {
      title: 'Which place do you explore first?',
      help: 'You are in two places, and the first may help the second.',
      waiting: (who) => `Waiting for ${who}: choosing which place comes first…`,
      sealed: null,
      pass: null,
    },
    w3i: {
      title: 'Play a Hunt card before the next place is explored?',
      help: 'A Hunted who has already explored keeps what they got; the place you name is ineffective from now on.',
      waiting: REACTIONS_POSSIBLE,
      sealed: null,
      pass: 'Pass',
    },
    resolveVisit: {
      title: (at) => `You are ${at}: what do you do?`,
      help: 'No token holds you: use the place, or leave it alone and take back 1 card from your discard pile.',
      waiting: (who, the, _of) => `Waiting for ${who}: exploring ${the}…`,
      sealed: null,
      pass: 'Do nothing',
    },
    shelterKeep: {
      title: 'Choose the Survival card you keep',
      help: 'Nobody sees the one you keep; the other is discarded face up.',
      waiting: (who) => `Waiting for ${who}: keeping one of two Survival cards…`,
      sealed: null,
      pass: null,
    },
    screamChoice: {
      title: 'The Scream is upon you: cards or Will?',
      help: 'Discard 2 Place cards from hand or lose 1 Will; all choices are shown together.',
      waiting: (who) => `Waiting for ${who}: facing the Scream…`,
      sealed: 'Your choice is sealed. You can change it until everybody has chosen.',
      pass: null,
    },
    toxinDiscard: {
      title: 'Choose a Survival card to discard',
      help: 'Toxin costs everybody on the targeted place 1 Survival card; all are shown together.',
      waiting: (who) => `Waiting for ${who}: choosing a Survival card to discard…`,
      sealed: 'Your choice is sealed. You can change it until everybody has chosen.',
      pass: null,
    },
    artemiaDiscard: {
      title: (_at, cards) => `Choose ${count(cards, 'card', 'cards')} to discard`,
      help: 'The Artemia token costs 1 Place card from hand for each place it holds you in; all are shown together.',
      waiting: (who) => `Waiting for ${who}: choosing what Artemia takes…`,
      sealed: 'Your choice is sealed. You can change it until everybody has chosen.',
      pass: null,
    },
    w4Creature: {
      title: 'Play a last Hunt card?',
      help: 'Stasis keeps Rescue where it is; Tracking lets you play two Hunt cards next turn.',
      waiting: REACTIONS_POSSIBLE,
      sealed: null,
      pass: 'Pass',
    },
    w4Hunted: {
      title: 'Play a last Survival card?',
      help: 'Amplifier activates a charged beacon: Rescue moves 1 space. Double Back gives you back the card you have just played.',
      waiting: REACTIONS_POSSIBLE,
      sealed: PASSED,
      pass: 'Pass',
    },
  },
  offers: {
    explore: {
      title: 'You may play a Hunt card at any moment',
      help: 'The Hunted are choosing. The others cannot tell that you could play one.',
    },
    resolveVisit: { title: 'You may react at any moment', help: 'Somebody is exploring. The others cannot tell that you could react.' },
  },
  /** In place of the texts of `explore`. */
  doubles: {
    river: {
      title: 'Choose two places',
      help: 'You used the River last turn: you will keep one of the two once the tokens are down.',
    },
    artefact: { title: 'Choose two places', help: 'You used the Artefact last turn: you will explore both.' },
  },
  stuck: {
    title: 'Too few cards to play: take some back',
    help: 'You have fewer cards than you must put down. Resist, Give Up or play Sixth Sense, if you can. Nobody is told.',
  },

  /** What the buttons say. */
  options: {
    /** By what there is to play. */
    play: { place: 'Put down', hunt: 'Play a Hunt card', survival: 'Play a Survival card' },
    words: {
      resist: 'Resist',
      giveUp: 'Give Up',
      survival: 'Play a Survival card',
      tokens: 'Lay the tokens',
      takeBack: 'Take back 1 card',
      card: 'Play a Survival card instead',
      copy: 'Copy the Creature’s place',
      heal: 'Give 1 Will back',
      draw: 'Draw 1 Survival card',
      thisCard: 'Take back the card you played',
      discard: 'Discard 2 Place cards',
      loseWill: 'Lose 1 Will',
      passPhase: 'Pass for the rest of the phase',
    },
    paid: (paid: number, cards: number) => `Pay ${paid} Will, take back ${count(cards, 'card', 'cards')}`,
    paidLast: 'Pay your last Will and Give Up',
    power: (of: string) => `Use the power ${of}`,
    takeBackAll: 'Take back your whole discard pile',
    confirm: 'Confirm',
    yourself: 'Yourself',
    visit: (who: string, at: string) => `${who}, ${at}`,
  },

  /** What is wanted at one level of a question. */
  steps: {
    first: {
      ascendancyKeep: keep,
      phobiaKeep: keep,
      riverKeep: keep,
      shelterKeep: keep,
      forbiddenZoneDiscard: discard,
      toxinDiscard: discard,
      artemiaDiscard: discard,
    },
    putDown: (cards) => `Choose ${count(cards, 'Place card', 'Place cards')}`,
    tradeIn: 'Choose the card you want instead',
    newPlace: NEW_PLACE,
    takeBack,
    action: 'Choose what you do',
    mode: 'Choose what the place gives you',
    tokens: 'Choose where each token goes',
    confirm: 'Nothing more to choose: confirm',
    after: { visit: 'Choose where to push them', token: LURE, will: takeBack },
    by: {
      takeBack,
      discard,
      copy: COPY,
      heal: 'Choose who gets 1 Will back',
      creature: 'Where does the Creature token go?',
      artemia: 'Where does the Artemia token go?',
      target: 'Where does the Target token go?',
      sacrifice: discard,
      sixthSense: takeBack,
      doubleBack: takeBack,
      vortex: 'Choose the card you trade away',
      hologram: LURE,
      gate: COPY,
      drone: NEW_PLACE,
    },
    of: {
      place: PLACE,
      led: PLACE,
      pair: 'Choose two adjacent places',
      visit: 'Choose who to push',
      hunt: CARD,
      survival: CARD,
      token: 'Choose the token to lure',
      seat: 'Choose a Hunted',
      will: 'How much Will do you pay?',
    },
  },
} satisfies {
  asks: Record<AskKind, Question>;
  /** Beside these questions others may act unasked. */
  offers: Partial<Record<AskKind, Texts>>;
  doubles: Record<Double, Texts>;
  stuck: Texts;
  options: object;
  steps: Steps;
};
