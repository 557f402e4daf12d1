// Places, cards, tokens and all else that is named at the table, in English: names, what is printed on them, and their whole rule. This file is the type: French must have the same keys.
import type { Named } from '@lurk/i18n';
import type { BoardSide } from '../data/board.ts';
import type { Phase } from '../data/components.ts';
import type { HuntId } from '../data/hunt-cards.ts';
import type { PlaceNo } from '../data/places.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import type { Token } from '../types.ts';

/** The forms of a place's name, so that sentences need no grammar of their own; one line for the board, two for the card, the whole rule. */
interface Place {
  name: string;
  the: string;
  /** Where somebody is, and where somebody goes. */
  at: string;
  to: string;
  of: string;
  short: string;
  power: string;
  rule: string;
}
interface Card {
  name: string;
  /** On the card. */
  text: string;
  /** In the book of rules. */
  rule: string;
}

export const components = {
  sides: {
    creature: { name: 'Creature', rule: 'Alone against all. You win when Assimilation reaches Victory.' },
    hunted: { name: 'Hunted', rule: 'Together against the Creature. You all win when Rescue reaches Victory.' },
  },

  /** As it stands in a sentence. */
  people: { creature: 'the Creature' },

  phases: {
    1: { name: 'Exploration', rule: 'Each Hunted puts a Place card face down.' },
    2: { name: 'Hunting', rule: 'The Creature lays tokens on the planet.' },
    3: { name: 'Reckoning', rule: 'Places are revealed: some are explored, some are traps.' },
    4: { name: 'End of turn', rule: 'Played cards are discarded, the Creature refills her hand and Rescue moves 1 space.' },
  },

  boardSides: {
    1: { name: 'Side 1', rule: 'The Artemia symbol is on the last six Rescue spaces: quiet at first, then without respite.' },
    2: {
      name: 'Side 2',
      rule: 'The Artemia symbol is on every other space of the last eleven: it comes earlier, but leaves you breathing space.',
    },
  },

  /** By the number on the card. */
  places: {
    1: {
      name: 'Lair',
      the: 'the Lair',
      at: 'in the Lair',
      to: 'to the Lair',
      of: 'of the Lair',
      short: 'All cards back, or copy',
      power: 'Take your whole discard back, or copy the Creature’s place.',
      rule: 'Empty your discard pile into your hand, or copy the power of the place under the Creature token. If you are caught here, you lose 1 extra Will. Neither the Artefact nor the Lair itself can be copied.',
    },
    2: {
      name: 'Jungle',
      the: 'the Jungle',
      at: 'in the Jungle',
      to: 'to the Jungle',
      of: 'of the Jungle',
      short: 'This card and 1 back',
      power: 'Take this card back, plus one more.',
      rule: 'Take back this card, along with 1 card of your choice from your discard pile. If your discard pile is empty, only this card comes back.',
    },
    3: {
      name: 'River',
      the: 'the River',
      at: 'at the River',
      to: 'to the River',
      of: 'of the River',
      short: 'Next: play 2, keep 1',
      power: 'Next turn play two places, then keep one.',
      rule: 'Next turn you put down two Place cards. Just before the reveal, keep one; the other slips back into your hand, unseen. One double at a time: no use if you already have one coming next turn.',
    },
    4: {
      name: 'Beach',
      the: 'the Beach',
      at: 'on the Beach',
      to: 'to the Beach',
      of: 'of the Beach',
      short: 'Charge or activate the beacon',
      power: 'Charge the beacon, or activate it: Rescue moves 1 space.',
      rule: 'If the beacon is not charged, charge it: put the Marker here. If it is charged, activate it: take the Marker off and Rescue moves 1 space. Once per turn for all the Hunted together, copies included.',
    },
    5: {
      name: 'Rover',
      the: 'the Rover',
      at: 'at the Rover',
      to: 'to the Rover',
      of: 'of the Rover',
      short: 'Gain a new place',
      power: 'Take a place you lack from the reserve.',
      rule: 'Pick a place you do not own yet from the reserve and add it to your hand. No use if the reserve has nothing new for you.',
    },
    6: {
      name: 'Swamp',
      the: 'the Swamp',
      at: 'in the Swamp',
      to: 'to the Swamp',
      of: 'of the Swamp',
      short: 'This card and 2 back',
      power: 'Take this card back, plus two more.',
      rule: 'Take back this card, along with 2 cards of your choice from your discard pile. If your discard pile holds fewer than 2 cards, take what there is.',
    },
    7: {
      name: 'Shelter',
      the: 'the Shelter',
      at: 'in the Shelter',
      to: 'to the Shelter',
      of: 'of the Shelter',
      short: 'Draw 2 cards, keep 1',
      power: 'Draw two Survival cards, keep one.',
      rule: 'Draw 2 Survival cards. Keep one hidden and discard the other face up. No use under Despair, or if there is no Survival card left to draw.',
    },
    8: {
      name: 'Wreck',
      the: 'the Wreck',
      at: 'at the Wreck',
      to: 'to the Wreck',
      of: 'of the Wreck',
      short: 'Rescue 1 space',
      power: 'Rescue moves 1 space. Once a turn for all.',
      rule: 'Send a signal: Rescue moves 1 space. Once per turn for all the Hunted together, copies included.',
    },
    9: {
      name: 'Source',
      the: 'the Source',
      at: 'at the Source',
      to: 'to the Source',
      of: 'of the Source',
      short: 'Heal 1, or draw a card',
      power: 'Somebody regains 1 Will, or draw a Survival card.',
      rule: 'Give 1 Will back to a Hunted of your choice, perhaps yourself, or draw 1 Survival card. Only someone with 1 or 2 Will can be healed. No drawing under Despair, or if there is no Survival card left.',
    },
    10: {
      name: 'Artefact',
      the: 'the Artefact',
      at: 'at the Artefact',
      to: 'to the Artefact',
      of: 'of the Artefact',
      short: 'Next: play 2, use both',
      power: 'Next turn play two places and use both.',
      rule: 'Next turn you put down two Place cards and explore both. Nothing can copy it. One double at a time: no use if you already have one coming next turn.',
    },
  },
  hunt: {
    despair: {
      name: 'Despair',
      text: 'This turn nobody plays or draws a Survival card.',
      rule: 'For the rest of this turn, nobody plays or draws Survival cards.',
    },
    forceField: {
      name: 'Force Field',
      text: 'Two adjacent places cannot be played this turn.',
      rule: 'Before the Hunted choose, lay the Target token across two adjacent places: nobody can go there this turn.',
    },
    anticipation: {
      name: 'Anticipation',
      text: 'Name a Hunted. If you catch them, Assimilation moves 1 more space.',
      rule: 'Name a Hunted. If you catch them this turn, Assimilation moves 1 more space.',
    },
    ascendancy: {
      name: 'Ascendancy',
      text: 'One Hunted discards places until 2 are left in hand.',
      rule: 'Name a Hunted with 3 or more Place cards in hand: they discard down to 2.',
    },
    fierceness: {
      name: 'Fierceness',
      text: 'Each Hunted you catch loses 1 more Will.',
      rule: 'Every Hunted you catch this turn loses 1 extra Will.',
    },
    forbiddenZone: {
      name: 'Forbidden Zone',
      text: 'Every Hunted discards 1 place, all at once.',
      rule: 'Every Hunted picks 1 Place card from hand in secret; all are discarded together.',
    },
    interference: {
      name: 'Interference',
      text: 'The Beach and the Wreck are ineffective this turn.',
      rule: 'This turn the Beach and the Wreck are ineffective: no power, and no card taken back there.',
    },
    persecution: {
      name: 'Persecution',
      text: 'A place’s power takes back only 1 card.',
      rule: 'This turn, a place’s power gives a Hunted back 1 Place card at most.',
    },
    mutation: {
      name: 'Mutation',
      text: 'The Artemia token also costs 1 Will.',
      rule: 'Besides its usual effect, the Artemia token costs 1 Will.',
    },
    phobia: {
      name: 'Phobia',
      text: 'One Hunted shows you all places in hand but 2.',
      rule: 'Name a Hunted with 3 or more Place cards in hand: they hide 2 and show you, and you alone, the rest.',
    },
    virus: {
      name: 'Virus',
      text: 'The Artemia token covers two adjacent places.',
      rule: 'Lay the Artemia token across two adjacent places: it strikes both.',
    },
    clone: {
      name: 'Clone',
      text: 'The Target token counts as a second Creature token.',
      rule: 'This turn the Target token hunts like a second Creature token.',
    },
    mirage: {
      name: 'Mirage',
      text: 'Two adjacent places are ineffective this turn.',
      rule: 'Lay the Target token across two adjacent places: both are ineffective this turn.',
    },
    scream: {
      name: 'Scream',
      text: 'On the target: discard 2 places or lose 1 Will.',
      rule: 'Every Hunted on the targeted place either discards 2 Place cards from hand or loses 1 Will.',
    },
    toxin: {
      name: 'Toxin',
      text: 'On the target: lose 1 Survival card, and the place is ineffective.',
      rule: 'Every Hunted on the targeted place discards 1 Survival card, and the place is ineffective this turn.',
    },
    cataclysm: {
      name: 'Cataclysm',
      text: 'One place is ineffective this turn.',
      rule: 'Name a place: it is ineffective for the rest of the turn.',
    },
    detour: {
      name: 'Detour',
      text: 'After the reveal, move one Hunted to an adjacent place.',
      rule: 'Places are revealed but not yet explored: push one Hunted to an adjacent place.',
    },
    stasis: {
      name: 'Stasis',
      text: 'Rescue does not move at the end of this turn.',
      rule: 'Rescue stands still until the end of this phase.',
    },
    tracking: {
      name: 'Tracking',
      text: 'Next turn you may play two Hunt cards.',
      rule: 'Next turn you may play two Hunt cards instead of one.',
    },
    flashback: {
      name: 'Flashback',
      text: 'Copies the last discarded Hunt card.',
      rule: 'Play this card as if it were the one on top of the Hunt discard pile.',
    },
  },
  survival: {
    adrenaline: { name: 'Adrenaline', text: 'You regain 1 Will.', rule: 'Get 1 Will back.' },
    ingenuity: { name: 'Ingenuity', text: 'Charge the beacon on the Beach.', rule: 'Charge the beacon: put the Marker on the Beach.' },
    sacrifice: {
      name: 'Sacrifice',
      text: 'Discard 1 place: no Hunt card this turn.',
      rule: 'Discard 1 Place card from hand. The Creature plays no more Hunt cards this turn.',
    },
    sixthSense: {
      name: 'Sixth Sense',
      text: 'Take 2 places back from your discard.',
      rule: 'Take back 2 Place cards of your choice from your discard pile.',
    },
    smokescreen: {
      name: 'Smokescreen',
      text: 'The Creature sees no discard until the turn ends.',
      rule: 'Until the end of the turn, the Creature cannot see into any Hunted’s discard pile.',
    },
    strikeBack: {
      name: 'Strike Back',
      text: '2 random cards of the Creature go under the Hunt deck.',
      rule: 'Two cards drawn blindly from the Creature’s hand go to the bottom of the Hunt deck.',
    },
    vortex: {
      name: 'Vortex',
      text: 'Swap your hidden card with one from your discard.',
      rule: 'Trade the Place card you put down for one from your discard pile.',
    },
    detector: {
      name: 'Detector',
      text: 'The Artemia token does nothing to you.',
      rule: 'The Artemia token has no effect on you this turn.',
    },
    dodge: {
      name: 'Dodge',
      text: 'The Creature token does nothing to you.',
      rule: 'The Creature token has no effect on you this turn.',
    },
    drone: {
      name: 'Drone',
      text: 'Use the Rover instead of your place.',
      rule: 'Instead of your place’s power, use the power of the Rover.',
    },
    gate: {
      name: 'Gate',
      text: 'Use an adjacent place instead of yours.',
      rule: 'Instead of your place’s power, use that of an adjacent place. The Artefact is out of reach.',
    },
    hologram: {
      name: 'Hologram',
      text: 'Move the Artemia token to an adjacent place.',
      rule: 'Lure the Artemia token to an adjacent place.',
    },
    wrongTrack: {
      name: 'Wrong Track',
      text: 'Move the Creature token to an adjacent place.',
      rule: 'Lure the Creature token to an adjacent place.',
    },
    amplifier: {
      name: 'Amplifier',
      text: 'Activate the charged beacon: Rescue moves 1 space.',
      rule: 'Activate the charged beacon: take the Marker off the Beach, and Rescue moves 1 space at once.',
    },
    doubleBack: {
      name: 'Double Back',
      text: 'Take back the place you have just played.',
      rule: 'The Place card you played this turn returns to your hand instead of your discard pile.',
    },
  },
  tokens: {
    creature: {
      name: 'Creature',
      token: 'Creature token',
      the: 'the Creature token',
      rule: 'A Hunted caught here loses 1 Will and gets nothing from the place; if anybody is caught, Assimilation moves 1 space.',
    },
    target: {
      name: 'Target',
      token: 'Target token',
      the: 'the Target token',
      rule: 'Comes with a Target card and shows where that card strikes.',
    },
    artemia: {
      name: 'Artemia',
      token: 'Artemia token',
      the: 'the Artemia token',
      rule: 'Comes with an Artemia symbol, on a card or on Rescue’s space: a Hunted here gets nothing from the place and discards 1 Place card from hand.',
    },
  },
} satisfies {
  sides: Record<'creature' | 'hunted', Named>;
  people: { creature: string };
  phases: Record<Phase, Named>;
  boardSides: Record<BoardSide, Named>;
  places: Record<PlaceNo, Place>;
  hunt: Record<HuntId, Card>;
  survival: Record<SurvivalId, Card>;
  tokens: Record<Token, { name: string; token: string; the: string; rule: string }>;
};
