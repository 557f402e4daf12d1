// The words of what is named at the table, in English. This file is the type: French must have the same keys.
import type { Named } from '@lurk/i18n';
import type { BoardSide } from '../data/board.ts';
import type { Phase, TokenId } from '../data/components.ts';
import type { HuntId } from '../data/hunt-cards.ts';
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

  tokens: {
    tokCreature: { name: 'Creature token', rule: 'Laid every turn: it catches every Hunted on its place.' },
    tokTarget: { name: 'Target token', rule: 'Comes with a Target card and shows where that card strikes.' },
    tokArtemia: {
      name: 'Artemia token',
      rule: 'Comes with an Artemia card or an Artemia space: the place gives nothing and costs 1 Place card from hand.',
    },
  },

  boardSides: {
    1: { name: 'Side 1', rule: 'The Artemia symbol is on the last six Rescue spaces: quiet at first, then without respite.' },
    2: {
      name: 'Side 2',
      rule: 'The Artemia symbol is on every other space of the last eleven: it strikes earlier, but breathes in between.',
    },
  },
} satisfies {
  sides: Record<'creature' | 'hunted', Named>;
  places: Record<PlaceKey, { name: string; power: string; limit: string }>;
  hunt: Record<HuntId, { name: string; text: string }>;
  survival: Record<SurvivalId, { name: string; text: string }>;
  phases: Record<Phase, Named>;
  tokens: Record<TokenId, Named>;
  boardSides: Record<BoardSide, Named>;
};
