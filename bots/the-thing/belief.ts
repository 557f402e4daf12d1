/** What a beginner makes of the others (8.1): the exact worlds of the deduction, weighed by the cards that came to light and the discs. */
import {
  type Action,
  characters,
  type Deduction,
  deductionOf,
  type Memory,
  type Open,
  type Pawn,
  type Pile,
  publicDeduction,
  suspicionOf,
} from '@lurk/the-thing/public';

/** All Aliens among the Characters, with how likely that is. */
export type World = { aliens: readonly Pawn[]; chance: number };

export class Belief {
  readonly worlds: readonly World[];

  constructor(worlds: readonly World[]) {
    const total = worlds.reduce((sum, { chance }) => sum + chance, 0);
    this.worlds = total > 0 ? worlds.map(({ aliens, chance }) => ({ aliens, chance: chance / total })) : [];
  }

  /** How likely an Alien. */
  of(pawn: Pawn): number {
    return this.worlds.reduce((sum, { aliens, chance }) => (aliens.includes(pawn) ? sum + chance : sum), 0);
  }
  /** How likely one of these is. */
  amongst(pawns: readonly Pawn[]): number {
    return this.worlds.reduce((sum, { aliens, chance }) => (pawns.some((pawn) => aliens.includes(pawn)) ? sum + chance : sum), 0);
  }
  /** The likeliest world: a group that leaves exactly these Aliens behind wins with its probability. */
  get likeliest(): World {
    return this.worlds.reduce((best, world) => (world.chance > best.chance ? world : best), { aliens: [], chance: 0 });
  }
}

/** What this seat knows. */
export const knownTo = (open: Open, memory: Memory): Belief => weighed(open, memory, deductionOf(open, memory.record, memory.witness));

/** What a Human in this seat would think: a hidden Alien speaks and votes by it. */
export function professed(open: Open, memory: Memory, me: Pawn): Belief {
  const all = publicDeduction(open, memory.record);
  const innocent = all.worlds.filter(({ aliens }) => !aliens.includes(me));
  return weighed(open, memory, innocent.length > 0 ? { ...all, worlds: innocent } : all);
}

/** How often a card on the pile is a SABOTAGE: of the deck, of a Human, of a hidden Alien. */
const SABOTAGE = { deck: 1 / 3, human: 0.06, alien: 0.35 };
/** A disc far to the right speaks against its owner, and everybody sees it: without other grounds all agree on whom to leave. */
const PER_SPACE = 0.15;

function weighed(open: Open, { piles }: Memory, { worlds, suspects }: Deduction): Belief {
  const living = new Set(characters(open));
  const since = suspects.map(({ ways }) => Math.min(...ways.map(({ round }) => round)));
  const disc = (pawn: Pawn): number => 1 + PER_SPACE * suspicionOf(open, pawn);
  const merged = new Map<string, World>();
  for (const { aliens, chance } of worlds) {
    const cards = piles.reduce((likely, pile) => likely * likelihood(pile, (pawn) => aliens.includes(pawn) && since[pawn] < pile.round), 1);
    const here = aliens.filter((pawn) => living.has(pawn));
    const weight = here.reduce((product, pawn) => product * disc(pawn), chance * cards);
    const known = merged.get(here.join());
    merged.set(here.join(), { aliens: here, chance: (known?.chance ?? 0) + weight });
  }
  return new Belief([...merged.values()]);
}

/** How likely what came to light of a pile is, if these were Aliens then. */
function likelihood({ from, shown, flipped }: Pile, isAlien: (pawn: Pawn) => boolean): number {
  const chanceOf = (pawn: Pawn): number => (isAlien(pawn) ? SABOTAGE.alien : SABOTAGE.human);
  const openly = shown.reduce((product, { pawn, card }) => product * saw(card, chanceOf(pawn)), 1);
  const sabotages = SABOTAGE.deck + from.reduce((sum, pawn) => sum + chanceOf(pawn), 0);
  const share = (sabotages + shown.filter(({ card }) => card === 'sabotage').length) / (1 + from.length + shown.length);
  return flipped.reduce((product, card) => product * saw(card, share), openly);
}
const saw = (card: Action, sabotage: number): number => (card === 'sabotage' ? sabotage : 1 - sabotage);
