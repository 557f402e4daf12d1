// Zones, cards and all else that lies on the table, in English: names, what is printed on them, and their whole rule. This file is the type: French must have the same keys.
import type { Ring } from '../data/board.ts';
import type { Bottom, Top } from '../data/cards.ts';
import type { Evolution } from '../data/components.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { Side } from '../types.ts';
import { zonesEn } from './zones.en.ts';

interface Card {
  name: string;
  /** One line, on the card. */
  text: string;
  /** In its tip, and in the book of rules. */
  rule: string;
}

export const components = {
  sides: { anomaly: 'Anomaly', students: 'Students' },
  /** As they stand in a sentence. */
  people: { anomaly: 'the Anomaly', student: 'Student {number}', you: 'you' },
  zones: zonesEn,
  rings: { core: 'Core', labs: 'Labs', quarters: 'Quarters' },
  symbols: {
    CORE: 'Core',
    LABS: 'Labs',
    QUARTERS: 'Quarters',
    FIRE: 'Fire',
    COLD: 'Cold',
    ENGINEERING: 'Engineering',
    PHYSICS: 'Physics',
    AI: 'AI',
    BIOLOGY: 'Biology',
  },
  /** What a Student does with any card; the card is discarded. */
  basics: { move: 'Move', track: 'Track' },
  /** What the Anomaly discards for them. */
  costs: {
    overload: '1 Overload card',
    evolve: '2 Evolve cards',
    possess: '1 Possess card',
    scent: '1 Scent card',
    teleport: '1 Teleport card',
  },

  /** The upper half, for Students; `use` completes "Use it: …". */
  tops: {
    strike: {
      name: 'Strike',
      text: '1 damage, up to 1 zone away.',
      use: 'strike once',
      rule: 'Attack your zone or an adjacent one: 1 damage to the Anomaly if it is there, else to the Students there other than you. Fuel in the zone can be the target instead.',
    },
    double: {
      name: 'Double Strike',
      text: 'Twice: 1 damage, up to 1 zone away.',
      use: 'strike twice',
      rule: 'Two Strikes. The second zone is named once the first result is known, and it must be named.',
    },
    far: {
      name: 'Far Strike',
      text: '1 damage, up to 2 zones away.',
      use: 'strike from afar',
      rule: 'A Strike that reaches up to 2 zones away.',
    },
    trap: {
      name: 'Trap',
      text: 'Hide a trap where you stand. Spring it any time.',
      use: 'lay a trap here',
      rule: 'Lay a trap in your zone, in secret. You may spring it at any moment, free of charge and from anywhere: 1 damage there.',
    },
    bludgeon: {
      name: 'Bludgeon',
      text: '2 damage where you stand. All see you.',
      use: 'show yourself and hit',
      rule: 'Reveal yourself, then attack your own zone for 2 damage.',
    },
    baton: {
      name: 'Stun Baton',
      text: '3 damage where you stand. All see you.',
      use: 'show yourself and hit hard',
      rule: 'Reveal yourself, then attack your own zone for 3 damage.',
    },
    sensor: {
      name: 'Sensor',
      text: 'Tells all when it enters. Up to 1 zone away.',
      use: 'place a sensor',
      rule: 'Put a sensor in your zone or an adjacent one, for the rest of the game. Whenever the Anomaly enters that zone, everybody hears it.',
    },
    stims: {
      name: 'Stims',
      text: 'Move 1 or 2 zones, show one symbol.',
      use: 'move 1 or 2 zones',
      rule: 'Slip into a zone 1 or 2 zones away, then show one symbol of the zone you end in.',
    },
    bait: {
      name: 'Bait',
      text: 'It must step towards a zone near you.',
      use: 'draw it closer',
      rule: 'Name your zone or an adjacent one. The Anomaly must take one secret step closer to it; if it is already there it stays, and nobody can tell.',
    },
  },
  /** What half an action point of the Anomaly buys without a card, and what it costs not to act. */
  deeds: {
    move: {
      name: 'Move',
      text: 'One step, in secret.',
      rule: 'Slip into an adjacent zone. Everybody hears that you moved, but not where.',
    },
    feed: {
      name: 'Feed',
      text: 'Reveal yourself and bite.',
      rule: 'You and every Student in your zone are revealed. If a Student is there, they lose 1 health and you gain 1; if not, fuel there gives you 1, unless your marker is at the end of the track. If there is nothing, the point is wasted.',
    },
    skip: { name: 'Skip the turn', text: 'Spend nothing.', rule: 'Let your turn go by and keep your action points.' },
  },
  /** The lower half, for the Anomaly. */
  bottoms: {
    overload: {
      name: 'Overload',
      text: 'Lay 2 electricity tokens, or set all off.',
      rule: 'Put 2 electricity tokens anywhere, openly; or set off all those on the board: each costs 1 health for every Student in its zone.',
    },
    evolve: {
      name: 'Evolve',
      text: 'Discard two: gain an evolution.',
      rule: 'Discard two Evolve cards and take an evolution you do not have yet. It works at once, for the rest of the game.',
    },
    possess: {
      name: 'Possess',
      text: 'Make a Student in your zone act.',
      rule: 'You and every Student in your zone are revealed. Pick one of them, see their whole hand and order one action with a card of it.',
    },
    scent: {
      name: 'Scent',
      text: 'Name zones. They say in or out.',
      rule: 'Name 1 to 11 zones: everybody hears, Student by Student, who is in one of them, but not in which.',
    },
    teleport: { name: 'Teleport', text: 'Go to any other zone.', rule: 'Vanish, and reappear in any other zone, unseen.' },
  },
  evolutions: {
    adaptive: {
      name: 'Adaptive',
      text: 'Any cards pay.',
      rule: 'Other cards can stand in for each card that is asked: 1 for Scent, 2 for Overload or for an Evolve, 3 for Possess, 4 for Teleport.',
    },
    conductive: {
      name: 'Conductive',
      text: 'Feeds on electricity.',
      rule: 'An electricity token in its zone feeds it like fuel. Before it sets the tokens off it may feed on some of its own zone: 1 health each, and it is revealed.',
    },
    echolocation: {
      name: 'Echolocation',
      text: 'Most actions reveal.',
      rule: 'A Student is revealed on doing anything but Move, Track, Stims or Trap.',
    },
    morph: {
      name: 'Morph',
      text: 'Others take its hits.',
      rule: 'An attack on its zone hurts the other Students there in its place. Nobody is told whether it was there.',
    },
    phasing: { name: 'Phasing', text: 'Crosses the bays.', rule: 'A step may lead straight across a shuttle bay.' },
    reactive: {
      name: 'Reactive',
      text: 'Attacked with no points, it may flee.',
      rule: 'Once a round, when its zone is attacked while it has no action points, it may take one free step right afterwards.',
    },
  },
} satisfies {
  sides: Record<Side, string>;
  people: Record<'anomaly' | 'student' | 'you', string>;
  zones: object;
  rings: Record<Ring, string>;
  symbols: Record<SymbolId, string>;
  basics: Record<'move' | 'track', string>;
  costs: Record<Bottom, string>;
  tops: Record<Top, Card & { use: string }>;
  deeds: Record<'move' | 'feed' | 'skip', Card>;
  bottoms: Record<Bottom, Card>;
  evolutions: Record<Evolution, Card>;
};
