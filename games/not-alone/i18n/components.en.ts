// The words of the components, in English. This file is the type: French must have the same keys.
import type { Named } from '@lurk/i18n';
import type { BoardSide } from '../data/board.ts';
import type { Phase, TokenId } from '../data/components.ts';
import type { HuntId, HuntSymbol } from '../data/hunt-cards.ts';
import type { PlaceKey } from '../data/places.ts';
import type { SurvivalId } from '../data/survival-cards.ts';

export const componentsEn = {
  sides: {
    creature: { name: 'Creature', rule: 'Alone against all. You win when Assimilation reaches Victory.' },
    hunted: { name: 'Hunted', rule: 'Together against the Creature. You all win when Rescue reaches Victory.' },
  },

  places: {
    lair: {
      name: 'The Lair',
      power: 'Empty your discard pile into your hand, or borrow the power of the place under the Creature token.',
      limit: 'If you are caught here, you lose 1 extra Will. Neither the Artefact nor the Lair itself can be borrowed.',
    },
    jungle: {
      name: 'The Jungle',
      power: 'Take back this card, along with 1 card of your choice from your discard pile.',
      limit: 'If your discard pile is empty, only this card comes back.',
    },
    river: {
      name: 'The River',
      power: 'Next turn you put down two Place cards. Just before the reveal, keep one; the other slips back into your hand, unseen.',
      limit: 'One double at a time: no use if you already have one coming next turn.',
    },
    beach: {
      name: 'The Beach',
      power:
        'If the beacon is off, charge it: put the Marker here. If it is on, activate it: take the Marker off and Rescue moves 1 space.',
      limit: 'Once per turn for all the Hunted together, copies included.',
    },
    rover: {
      name: 'The Rover',
      power: 'Pick a place you do not own yet from the reserve and add it to your hand.',
      limit: 'No use if the reserve has nothing new for you.',
    },
    swamp: {
      name: 'The Swamp',
      power: 'Take back this card, along with 2 cards of your choice from your discard pile.',
      limit: 'If your discard pile holds fewer than 2 cards, take what there is.',
    },
    shelter: {
      name: 'The Shelter',
      power: 'Draw 2 Survival cards. Keep one hidden and discard the other face up.',
      limit: 'No use under Despair, or if there is no Survival card left to draw.',
    },
    wreck: {
      name: 'The Wreck',
      power: 'Send a signal: Rescue moves 1 space.',
      limit: 'Once per turn for all the Hunted together, copies included.',
    },
    source: {
      name: 'The Source',
      power: 'Give 1 Will back to a Hunted of your choice, perhaps yourself, or draw 1 Survival card.',
      limit: 'Only someone with 1 or 2 Will can be healed. No drawing under Despair, or if there is no Survival card left.',
    },
    artefact: {
      name: 'The Artefact',
      power: 'Next turn you put down two Place cards and explore both.',
      limit: 'Nothing can copy it. One double at a time: no use if you already have one coming next turn.',
    },
  },

  hunt: {
    despair: { name: 'Despair', text: 'For the rest of this turn, nobody plays or draws Survival cards.' },
    forceField: {
      name: 'Force Field',
      text: 'Before the Hunted choose, lay the Target token across two adjacent places: nobody can go there this turn.',
    },
    anticipation: { name: 'Anticipation', text: 'Name a Hunted. If you catch them this turn, Assimilation moves 1 more space.' },
    ascendancy: { name: 'Ascendancy', text: 'Name a Hunted with 3 or more Place cards in hand: they discard down to 2.' },
    fierceness: { name: 'Fierceness', text: 'Every Hunted you catch this turn loses 1 extra Will.' },
    forbiddenZone: { name: 'Forbidden Zone', text: 'Every Hunted picks 1 Place card from hand in secret; all are discarded together.' },
    interference: { name: 'Interference', text: 'The Beach and the Wreck have no power this turn.' },
    persecution: { name: 'Persecution', text: 'This turn, a place’s power gives a Hunted back 1 Place card at most.' },
    mutation: { name: 'Mutation', text: 'Besides its usual effect, the Artemia token costs 1 Will.' },
    phobia: {
      name: 'Phobia',
      text: 'Name a Hunted with 3 or more Place cards in hand: they hide 2 and show you, and you alone, the rest.',
    },
    virus: { name: 'Virus', text: 'Lay the Artemia token across two adjacent places: it strikes both.' },
    clone: { name: 'Clone', text: 'This turn the Target token hunts like a second Creature token.' },
    mirage: { name: 'Mirage', text: 'Lay the Target token across two adjacent places: both lose their power this turn.' },
    scream: { name: 'Scream', text: 'Every Hunted on the targeted place either discards 2 Place cards from hand or loses 1 Will.' },
    toxin: { name: 'Toxin', text: 'Every Hunted on the targeted place discards 1 Survival card, and the place loses its power this turn.' },
    cataclysm: { name: 'Cataclysm', text: 'Name a place: it has no power for the rest of the turn.' },
    detour: { name: 'Detour', text: 'Places are revealed but not yet explored: push one Hunted to an adjacent place.' },
    stasis: { name: 'Stasis', text: 'Rescue stands still until the end of this phase.' },
    tracking: { name: 'Tracking', text: 'Next turn you may play two Hunt cards instead of one.' },
    flashback: { name: 'Flashback', text: 'Play this card as if it were the one on top of the Hunt discard pile.' },
  },

  survival: {
    adrenaline: { name: 'Adrenaline', text: 'Get 1 Will back.' },
    ingenuity: { name: 'Ingenuity', text: 'Charge the beacon: put the Marker on the Beach.' },
    sacrifice: { name: 'Sacrifice', text: 'Discard 1 Place card from hand. The Creature plays no more Hunt cards this turn.' },
    sixthSense: { name: 'Sixth Sense', text: 'Take back 2 Place cards of your choice from your discard pile.' },
    smokescreen: { name: 'Smokescreen', text: 'Until the end of the turn, the Creature cannot see into any Hunted’s discard pile.' },
    strikeBack: { name: 'Strike Back', text: 'Two cards drawn blindly from the Creature’s hand go to the bottom of the Hunt deck.' },
    vortex: { name: 'Vortex', text: 'Trade the Place card you put down for one from your discard pile.' },
    detector: { name: 'Detector', text: 'The Artemia token has no hold on you this turn.' },
    dodge: { name: 'Dodge', text: 'The Creature token has no hold on you this turn.' },
    drone: { name: 'Drone', text: 'Instead of your place’s power, use the power of the Rover.' },
    gate: { name: 'Gate', text: 'Instead of your place’s power, use that of an adjacent place. The Artefact is out of reach.' },
    hologram: { name: 'Hologram', text: 'Lure the Artemia token to an adjacent place.' },
    wrongTrack: { name: 'Wrong Track', text: 'Lure the Creature token to an adjacent place.' },
    amplifier: { name: 'Amplifier', text: 'Take the Marker off the Beach: Rescue moves 1 space at once.' },
    doubleBack: { name: 'Double Back', text: 'The Place card you played this turn returns to your hand instead of your discard pile.' },
  },

  phases: {
    1: { name: 'Exploration', rule: 'Each Hunted puts a Place card face down.' },
    2: { name: 'Hunting', rule: 'The Creature lays tokens on the planet.' },
    3: { name: 'Reckoning', rule: 'Places are revealed: some are explored, some are traps.' },
    4: { name: 'End-of-turn actions', rule: 'Played cards are discarded, the Creature refills her hand and Rescue moves 1 space.' },
  },

  steps: {
    A: { name: 'Quiet places', rule: 'Where there is no token, each Hunted uses the place or takes back 1 card.' },
    B: { name: 'Target token', rule: 'The Hunt cards that use the Target token strike; then the place may be used, if it still can be.' },
    C: { name: 'Artemia token', rule: 'Whoever is under it gets nothing from the place and discards 1 Place card from hand.' },
    D: { name: 'Creature token', rule: 'Whoever is under it is caught: 1 Will lost each, and Assimilation moves 1 space in all.' },
    E: {
      name: 'Broken wills',
      rule: 'If anybody has no Will left, Assimilation moves 1 space in all; they recover their Will and all their Place cards.',
    },
  },

  windows: {
    W1a: { name: 'Before anyone moves', rule: 'The Creature may play a phase 1 Hunt card before the Hunted choose.' },
    W1b: { name: 'Choosing a place', rule: 'The Hunted choose all at once, and may change their minds until the last one is ready.' },
    W1c: { name: 'Every place is chosen', rule: 'The Creature may still play Despair before the hunt.' },
    W2m: { name: 'Laying the hunt', rule: 'The Creature plays Hunt cards and lays tokens, in any order, then confirms.' },
    W2r: { name: 'The tokens are down', rule: 'The Hunted may answer with Vortex; after each answer the Creature may play again.' },
    W3v: { name: 'Two cards, one path', rule: 'Whoever used the River last turn keeps one of two cards, in secret.' },
    W3a: { name: 'After the reveal', rule: 'Everybody sees where everybody is: the Creature may react first, then the Hunted.' },
    W3i: { name: 'Before a place is explored', rule: 'The Creature may play Cataclysm before the next Hunted explores.' },
    W3p: {
      name: 'Exploring',
      rule: 'A Hunted uses the place, takes back 1 card, plays Drone or Gate, or does nothing; others may still play a reaction.',
    },
    W3c: { name: 'Last way out', rule: 'The last moment for the Hunted to escape, before Artemia and the Creature strike.' },
    W4: { name: 'Before the turn ends', rule: 'Phase 4 cards may be played, the Creature first.' },
  },

  tokens: {
    tokCreature: { name: 'Creature token', rule: 'Laid every turn: it catches every Hunted on its place.' },
    tokTarget: { name: 'Target token', rule: 'Comes with a Target card and shows where that card strikes.' },
    tokArtemia: {
      name: 'Artemia token',
      rule: 'Comes with an Artemia card or an Artemia space: the place gives nothing and costs 1 Place card from hand.',
    },
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

  boardSides: {
    1: { name: 'Side 1', rule: 'The Artemia symbol is on the last six Rescue spaces: quiet at first, then without respite.' },
    2: {
      name: 'Side 2',
      rule: 'The Artemia symbol is on every other space of the last eleven: it strikes earlier, but breathes in between.',
    },
  },

  options: {
    creature: { name: 'Who is the Creature?', rule: 'Decided before the game starts; everybody else is Hunted.' },
    expert: { name: 'Expert mode', rule: 'A Hunted who loses the last Will in phase 3 gets only 2 back.' },
    copyIneffective: { name: 'Copy silenced powers', rule: 'The Lair, Gate and Drone may copy a power that a Hunt card has switched off.' },
    doubleMayPlayOne: {
      name: 'A double may be single',
      rule: 'After the River or the Artefact, a Hunted who can play only one card may play just that one.',
    },
    targetMovesFromForceField: {
      name: 'The Target leaves Force Field',
      rule: 'Clone, Scream or Toxin played after Force Field lets the Creature move the Target token to any one place.',
    },
  },

  creatureChoices: {
    random: { name: 'Drawn at random', rule: 'Chance names the Creature.' },
    host: { name: 'The host', rule: 'Whoever opened the table is the Creature.' },
    notHost: { name: 'Anybody but the host', rule: 'Chance names the Creature among the other players.' },
    seat: { name: 'A player of your choice', rule: 'The host names the Creature.' },
  },

  glossary: {
    creature: { name: 'Creature', rule: 'The one player who hunts all the others.' },
    hunted: { name: 'Hunted', rule: 'A castaway; all the Hunted win or lose together.' },
    artemia: { name: 'Artemia', rule: 'The planet: ten places in two rows of five.' },
    place: { name: 'Place card', rule: 'Says where a Hunted goes; each place has a number and a power.' },
    hunt: { name: 'Hunt card', rule: 'A card of the Creature: one per turn, in its own phase.' },
    survival: { name: 'Survival card', rule: 'A card of a Hunted: one per turn each, in its own phase.' },
    tokCreature: { name: 'Creature token', rule: 'Catches every Hunted on its place.' },
    tokTarget: { name: 'Target token', rule: 'Shows where a Target card strikes.' },
    tokArtemia: { name: 'Artemia token', rule: 'Blocks its place and makes each Hunted there discard 1 Place card from hand.' },
    will: { name: 'Will', rule: 'The strength of a Hunted, from 0 to 3.' },
    rescue: { name: 'Rescue', rule: 'The counter of the Hunted; it moves at least once a turn, save under Stasis.' },
    assim: { name: 'Assimilation', rule: 'The counter of the Creature.' },
    marker: { name: 'Marker', rule: 'On the Beach the beacon is on; beside it the beacon is off.' },
    victory: { name: 'Victory space', rule: 'The first counter to get there ends the game at once.' },
    reserve: { name: 'Reserve', rule: 'The face-up Place cards 6 to 10 that the Rover can fetch.' },
    discard: { name: 'Discard pile', rule: 'Each Hunted has one, face up for all to read.' },
    resist: { name: 'Resist', rule: 'Before choosing a place, pay 1 Will to take back 2 cards of your discard pile, or 2 Will for 4.' },
    giveUp: {
      name: 'Give Up',
      rule: 'Before choosing a place, recover all your Will and your whole discard pile; Assimilation moves 1 space.',
    },
    takeBack: { name: 'Take back', rule: 'Return Place cards to your hand.' },
    ineffective: { name: 'Ineffective', rule: 'Silenced by a Hunt card: the place gives no power and no card back, and cannot be copied.' },
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
    power: { name: 'Power', rule: 'What a place offers to whoever explores it in peace.' },
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
    expert: { name: 'Expert mode', rule: 'The author’s harder rule for the Hunted: a broken will recovers only 2.' },
  },
} satisfies {
  sides: Record<'creature' | 'hunted', Named>;
  places: Record<PlaceKey, { name: string; power: string; limit: string }>;
  hunt: Record<HuntId, { name: string; text: string }>;
  survival: Record<SurvivalId, { name: string; text: string }>;
  phases: Record<Phase, Named>;
  tokens: Record<TokenId, Named>;
  symbols: Record<HuntSymbol, Named>;
  boardSides: Record<BoardSide, Named>;
  steps: Record<string, Named>;
  windows: Record<string, Named>;
  counters: Record<string, Named>;
  options: Record<string, Named>;
  creatureChoices: Record<string, Named>;
  glossary: Record<string, Named>;
};
