// What is looked up and never said at the table, in English.
import type { Named } from '@lurk/i18n';
import type { HuntSymbol } from '../data/hunt-cards.ts';

export const words = {
  steps: {
    A: { name: 'Quiet places', rule: 'Where there is no token, each Hunted uses the place or takes back 1 card.' },
    B: { name: 'Target token', rule: 'The Hunt cards that use the Target token strike; then the place may be used, if it still can be.' },
    C: { name: 'Artemia token', rule: 'A Hunted under it gets nothing from the place and discards 1 Place card from hand.' },
    D: { name: 'Creature token', rule: 'Every Hunted under it is caught and loses 1 Will; Assimilation moves 1 space in all.' },
    E: {
      name: 'Broken wills',
      rule: 'If anybody has no Will left, Assimilation moves 1 space in all; they recover their Will and all their Place cards.',
    },
  },

  windows: {
    W1a: { name: 'Before anyone moves', rule: 'The Creature may play a phase 1 Hunt card before the Hunted choose.' },
    W1b: { name: 'Choosing a place', rule: 'The Hunted choose all at once, and may change their minds until the last one is ready.' },
    W1c: { name: 'Every place is chosen', rule: 'The Creature may still play Despair before the hunt.' },
    W2m: { name: 'Preparing the hunt', rule: 'The Creature plays Hunt cards and lays tokens, in any order, then confirms.' },
    W2r: { name: 'The tokens are down', rule: 'The Hunted may answer with Vortex; after each answer the Creature may play again.' },
    W3v: { name: 'Two cards, one path', rule: 'A Hunted who used the River last turn keeps one of two cards, in secret.' },
    W3a: { name: 'After the reveal', rule: 'Everybody sees where everybody is: the Creature may react first, then the Hunted.' },
    W3i: { name: 'Before a place is explored', rule: 'The Creature may play Cataclysm before the next Hunted explores.' },
    W3p: {
      name: 'Exploring',
      rule: 'A Hunted uses the place, takes back 1 card, plays Drone or Gate, or does nothing; others may still play a reaction.',
    },
    W3c: { name: 'Last way out', rule: 'The last moment for the Hunted to escape, before Artemia and the Creature strike.' },
    W4: { name: 'Before the turn ends', rule: 'Phase 4 cards may be played, the Creature first.' },
  },

  symbols: {
    artemia: {
      name: 'Artemia symbol',
      rule: 'On a Hunt card played this turn, or under the Rescue counter in phase 2, it brings the Artemia token.',
    },
    target: { name: 'Target symbol', rule: 'On a Hunt card played this turn, it brings the Target token.' },
  },

  counters: {
    rescue: { name: 'Rescue', rule: 'Moves 1 space every turn, faster with the Beach and the Wreck; at Victory the Hunted win.' },
    assim: { name: 'Assimilation', rule: 'Moves when Hunted are caught, give up or lose their last Will; at Victory the Creature wins.' },
    will: { name: 'Will', rule: 'Each Hunted has up to 3; losing the last one helps the Creature.' },
    marker: { name: 'Beacon', rule: 'The Marker on the Beach means the beacon is charged, ready to call Rescue 1 space closer.' },
  },

  terms: {
    creature: { name: 'Creature', rule: 'The one player who hunts all the others.' },
    hunted: { name: 'Hunted', rule: 'A castaway; all the Hunted win or lose together.' },
    artemia: { name: 'Artemia', rule: 'The planet: ten places in two rows of five.' },
    place: { name: 'Place card', rule: 'Says where a Hunted goes; each place has a number and a power.' },
    hunt: { name: 'Hunt card', rule: 'A card of the Creature: one per turn, in its own phase.' },
    survival: { name: 'Survival card', rule: 'A card of a Hunted: one per turn each, in its own phase.' },
    will: { name: 'Will', rule: 'The strength of a Hunted, from 0 to 3.' },
    rescue: { name: 'Rescue', rule: 'The counter of the Hunted; it moves at least once a turn, except under Stasis.' },
    assim: { name: 'Assimilation', rule: 'The counter of the Creature.' },
    marker: { name: 'Marker', rule: 'On the Beach the beacon is charged; beside it, it is not.' },
    victory: { name: 'Victory space', rule: 'The first counter to get there ends the game at once.' },
    reserve: { name: 'Reserve', rule: 'The face-up Place cards 6 to 10 that the Rover can fetch.' },
    discard: { name: 'Discard pile', rule: 'Each Hunted has one, face up for all to read.' },
    resist: { name: 'Resist', rule: 'Before choosing a place, pay 1 Will to take back 2 cards from your discard pile, or 2 Will for 4.' },
    giveUp: {
      name: 'Give Up',
      rule: 'Before choosing a place, recover all your Will and your whole discard pile; Assimilation moves 1 space.',
    },
    takeBack: { name: 'Take back', rule: 'Return Place cards to your hand.' },
    ineffective: { name: 'Ineffective', rule: 'Because of a Hunt card: the place gives no power and no card back, and cannot be copied.' },
    caught: { name: 'Caught', rule: 'On a place with the Creature token when it strikes: you lose 1 Will.' },
    turn: { name: 'Turn', rule: 'The four phases, played once by everybody.' },
    phase: { name: 'Phase', rule: 'One of the four parts of a turn; each card names its own.' },
    space: { name: 'Space', rule: 'One step of a track.' },
    symbol: { name: 'Symbol', rule: 'A mark, Target or Artemia, that brings the token of the same name.' },
    hand: { name: 'Hand', rule: 'The cards you hold: their number is public, their faces are not.' },
    deck: { name: 'Deck', rule: 'A face-down pile; when empty, its discards are shuffled to make a new one.' },
    draw: { name: 'Draw', rule: 'Take the top card of a deck.' },
    toDiscard: { name: 'Discard', rule: 'Put a card on its discard pile, face up.' },
    play: { name: 'Play', rule: 'Use a card from your hand.' },
    power: { name: 'Power', rule: 'What a place gives to a Hunted who explores it undisturbed.' },
    explore: { name: 'Explore', rule: 'Be on a place once the cards are revealed.' },
    reveal: { name: 'Reveal', rule: 'Turn the chosen Place cards face up, all together.' },
    markerOn: { name: 'Charge the beacon', rule: 'Put the Marker on the Beach.' },
    markerOff: { name: 'Activate the beacon', rule: 'Take the Marker off the Beach: Rescue moves 1 space.' },
    visit: { name: 'Visit', rule: 'One place explored by one Hunted; the Artefact gives two in a turn.' },
    pass: { name: 'Pass', rule: 'Play nothing for now.' },
    passPhase: { name: 'Pass for the phase', rule: 'Play nothing more this phase unless something new happens; nobody is told.' },
    ready: { name: 'Ready', rule: 'A place is chosen; it can still be changed until everybody is ready.' },
    adjacent: { name: 'Adjacent', rule: 'Two places side by side or one above the other, never diagonally.' },
    pair: { name: 'Pair', rule: 'Two adjacent places taken together; there are thirteen.' },
    expert: {
      name: 'Expert mode',
      rule: 'The author’s harder rule for the Hunted: a Hunted who loses the last Will in phase 3 gets only 2 back.',
    },
  },
} satisfies {
  steps: Record<string, Named>;
  windows: Record<string, Named>;
  symbols: Record<HuntSymbol, Named>;
  counters: Record<string, Named>;
  terms: Record<string, Named>;
};
