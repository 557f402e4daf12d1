// What is looked up and never said at the table, in English.
import type { Named } from '@lurk/i18n';
import type { Side } from '../types.ts';
import type { components } from './components.en.ts';

export const words = {
  /** Of what is named with the components; cards have theirs with them. */
  rules: {
    sides: {
      anomaly: 'Alone against all, unseen. You win when the Students have no health left.',
      students: 'One to three, unseen even by each other, with one health for all. You win when the Anomaly has none left.',
    },
    rings: {
      core: 'The four zones around the reactor: the first to be irradiated.',
      labs: 'The four zones between Core and Quarters; none of them touches another.',
      quarters: 'The four outermost zones, which also touch each other.',
    },
    symbols: {
      CORE: 'The four zones of the Core have it.',
      LABS: 'The four Labs have it.',
      QUARTERS: 'The four Quarters have it.',
      FIRE: 'Labs N and E have it, with Core NW and NE.',
      COLD: 'Labs S and W have it, with Core SE and SW.',
      ENGINEERING: 'Both Quarters of the north have it, with Labs N and Core NW.',
      PHYSICS: 'Both Quarters of the east have it, with Labs E and Core NE.',
      AI: 'Both Quarters of the south have it, with Labs S and Core SE.',
      BIOLOGY: 'Both Quarters of the west have it, with Labs W and Core SW.',
    },
    basics: {
      move: 'Slip into an adjacent zone, then show one of its symbols that you are not showing yet. Any card will do; it is discarded.',
      track: 'Name a symbol you have on show: everybody hears whether the Anomaly’s zone has it. Any card will do; it is discarded.',
    },
  },

  landmarks: {
    reactor: { name: 'Reactor', rule: 'The source of the radiation. Nobody can be in it.' },
    bay: { name: 'Shuttle bay', rule: 'Four gaps between the Labs. Nothing crosses them, except an Anomaly with Phasing.' },
  },

  tokens: {
    fuel: { name: 'Fuel source', rule: 'The Anomaly can feed on it; an attack can blow it up, which hurts everybody in the zone.' },
    sensor: { name: 'Sensor', rule: 'Stays for good and gives the Anomaly away each time it enters.' },
    trap: { name: 'Trap', rule: 'Only its owner knows where it is, and only its owner can spring it.' },
    electricity: { name: 'Electricity token', rule: 'Harmless until an Overload sets all of them off; the Anomaly is never hurt by it.' },
    radiation: {
      name: 'Radiation token',
      rule: 'One more at the end of each round; anybody in its zone when a later round ends loses 1 health.',
    },
    actionPoint: { name: 'Action point', rule: 'Three each round: one buys a basic action, a special action, or one of each.' },
    tracking: { name: 'Tracking card', rule: 'Shows one symbol of the zone a Student is in; the previous one stays beside it.' },
    card: { name: 'Action card', rule: 'The upper half is for Students; used, it goes to the Anomaly, who uses the lower half.' },
    reminder: { name: 'Reminder piece', rule: 'A mark of your own on the board, for you alone; it changes nothing.' },
  },

  counters: {
    studentsHealth: { name: 'Students’ health', rule: 'One for all Students together; it never rises. At zero the Anomaly wins.' },
    anomalyHealth: { name: 'Anomaly’s health', rule: 'Falls with hits and hunger, rises with food. At zero the Students win.' },
    zero: {
      name: 'Zero marker',
      rule: 'Health is the distance to it. Feeding on Students shifts it: 1 less for them, 1 more for the Anomaly.',
    },
    points: { name: 'Action points', rule: 'What the Anomaly can still do this round.' },
    hand: { name: 'Cards in hand', rule: 'What the Students can still do: their turns end when 2 cards are left in all.' },
    round: { name: 'Round', rule: 'Turns in alternation, Students first, until neither side can act.' },
    fed: { name: 'Fed this round', rule: 'If not, the Anomaly loses 1 health when the round ends.' },
  },

  /** The order in which a round ends. */
  endOfRound: {
    starve: { name: 'Hunger', rule: 'An Anomaly that has not fed loses 1 health.' },
    refill: { name: 'Refill', rule: 'Students draw up to their hand limit; the Anomaly has 3 action points again.' },
    burn: { name: 'Radiation', rule: 'Everybody in an irradiated zone loses 1 health; everybody hears who was burnt, but not where.' },
    spread: { name: 'Spreading', rule: 'A new token goes to the viable zone with the lowest of its numbers, and only one to a zone.' },
  },

  modes: {
    'std-1': { name: 'One Student', rule: 'Two players: the Anomaly against one Student with 7 cards.' },
    'std-2': { name: 'Two Students', rule: 'Three players: the Anomaly against two Students with 4 cards each.' },
    'std-3': { name: 'Three Students', rule: 'Four players: the Anomaly against three Students with 3 cards each.' },
    'adv-2p': {
      name: 'One player, two Students',
      rule: 'Two players who know the game: one hand of 7 cards runs two Students, each showing one symbol.',
    },
  },

  advice: {
    students: {
      cards:
        'Every special action gives the Anomaly your card: look at the lower half before you use the upper one. Moves and Tracks give nothing away.',
      hunger: 'A hungry Anomaly loses health by itself. Watch the fuel, or blow it up while nobody is near.',
      leave: 'If you feel it in your zone, go elsewhere, unless you have set something up for it.',
    },
    anomaly: {
      patience: 'Saving a point keeps them guessing. A hit is no reason to run: they will expect it.',
      both: 'A point buys two actions if one is special: Feed then vanish, Scent then bite.',
      feed: 'Feed every round, on Students if you can, but not where they wait for you.',
      swing: 'Feeding on a Student counts for two: they lose what you gain, and hunger stays away.',
    },
  },

  terms: {
    anomaly: { name: 'Anomaly', rule: 'The one player who hunts all the others.' },
    student: { name: 'Student', rule: 'One of the hunted; all Students win or lose together.' },
    zone: { name: 'Zone', rule: 'One of the twelve parts of the station where somebody can be.' },
    adjacent: { name: 'Adjacent', rule: 'Sharing a border; a shuttle bay is no border.' },
    range: { name: 'Range', rule: 'The number of steps between two zones; range 0 is the same zone.' },
    symbol: { name: 'Symbol', rule: 'Each zone has three of the nine, each symbol is in four zones.' },
    onShow: {
      name: 'On show',
      rule: 'The tracking cards in front of a Student: the previous zone on the left, the present one on the right.',
    },
    round: { name: 'Round', rule: 'All turns until neither side can act, then hunger, refill and radiation.' },
    turn: { name: 'Turn', rule: 'One action of one Student, or one action point of the Anomaly.' },
    basic: { name: 'Basic action', rule: 'Always possible: Move or Track for a Student, Move or Feed for the Anomaly.' },
    special: { name: 'Special action', rule: 'What a half of an action card offers to its side.' },
    point: { name: 'Action point', rule: 'What the Anomaly spends to act; three each round.' },
    health: { name: 'Health', rule: 'The steps between a side’s marker and the zero marker.' },
    damage: { name: 'Damage', rule: 'Health lost. However many Students an attack finds, they lose it once.' },
    attack: { name: 'Attack', rule: 'A Strike, a Bludgeon, a Stun Baton or a trap sprung. The attacker is never hurt by it.' },
    aim: { name: 'Aim', rule: 'At those in the zone, or at the fuel there if you say so.' },
    explosion: { name: 'Explosion', rule: 'Fuel hit on purpose: 1 damage to the Anomaly and 1 to the Students, if they are in the zone.' },
    reveal: { name: 'Reveal', rule: 'To tell everybody your zone, as it is at that moment.' },
    feed: { name: 'Feed', rule: 'To feed on Students, on fuel or, with Conductive, on electricity. It keeps hunger away for the round.' },
    starve: { name: 'Starve', rule: 'To lose 1 health for a round without food.' },
    irradiated: { name: 'Irradiated', rule: 'With a radiation token. Such a zone can be entered; it hurts when the round ends.' },
    viable: { name: 'Viable', rule: 'Where radiation can spread next: beside the reactor or beside an irradiated zone.' },
    evolution: { name: 'Evolution', rule: 'A lasting power of the Anomaly, known to all.' },
    spirit: {
      name: 'Survival Spirit',
      rule: 'A side brought down to 1 health by the other takes heart: Students fill up their hands, the Anomaly its action points.',
    },
    skip: { name: 'Skip the turn', rule: 'The Anomaly may let its turn go by and keep its points. Students may not.' },
    handLimit: { name: 'Hand limit', rule: '7 cards with one Student, 4 each with two, 3 each with three.' },
    discard: {
      name: 'Discard pile',
      rule: 'Cards of basic actions and cards the Anomaly has discarded, open to all; shuffled again when the draw pile is empty.',
    },
    trapWindow: { name: 'Trap window', rule: 'A short pause in which trap owners may act; nobody is told who is being waited for.' },
    possessed: { name: 'Possessed', rule: 'Under orders for one action. A Student cannot be made to hurt themselves.' },
    overlay: { name: 'Deduction', rule: 'What follows from all that has been said in public, worked out for everybody alike.' },
  },
} satisfies {
  rules: { [Kind in 'sides' | 'rings' | 'symbols' | 'basics']: Record<keyof (typeof components)[Kind], string> };
  landmarks: Record<string, Named>;
  tokens: Record<string, Named>;
  counters: Record<string, Named>;
  endOfRound: Record<string, Named>;
  modes: Record<string, Named>;
  advice: Record<Side, Record<string, string>>;
  terms: Record<string, Named>;
};
