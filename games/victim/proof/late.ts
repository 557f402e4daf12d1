/** The same game begun in the middle, with the Demon one wishes for: random players seldom live to see what comes late. */
import { type Dice, must, remove, type Step } from '@lurk/kernel';
import type { Proof } from '@lurk/testkit';
import { addToPool } from '../acts/bunker.ts';
import { drawItems } from '../acts/items.ts';
import { leaveForest } from '../acts/leaving.ts';
import { isNumber, type SymbolToken, type Token } from '../data/bunker.ts';
import { CHARACTER, CRITICAL, STATS } from '../data/characters.ts';
import { type DemonId, FIRST_STAMINA, MOST_RAGE, TOKENS_OF_A_COLOUR } from '../data/demons.ts';
import type { EventCard } from '../data/events.ts';
import { curseRound } from '../data/setup.ts';
import { BUNKER, STACKS, type Stack, type TileId } from '../data/tiles.ts';
import { nearest } from '../deduction/bench.ts';
import { type Cell, neighbour, opposite } from '../facts/hex.ts';
import { linkedRange, tilesOf } from '../facts/map.ts';
import { forest } from '../facts/people.ts';
import { lying, rotationsFor, turnableSides } from '../facts/placing.ts';
import type { Memory } from '../memory.ts';
import { sizes } from '../sizes.ts';
import type { C, VI, Victim } from '../types.ts';
import { disc } from './disc.ts';
import { endOf, victim } from './index.ts';

/** Tiles that lie when it begins, the Bunker tile among them. */
const LAID = 26;

const any = <T>(list: readonly T[], dice: Dice): T => list[dice.below('late', list.length)];

/** Each that has left its stack is told as turned: everybody counts how high the stacks are. */
function tellTurned({ s, tell }: C, cell: Cell, tile: TileId, stack: Stack): void {
  tell.all({ t: 'tileTurned', victim: s.open.victims[0].character, stack, cell, tile });
}

/** The next tiles of the stacks, and the Bunker tile, lie somewhere, as the rules have them lie (VI-064, VI-074). */
function layTiles(c: C): void {
  const { s, dice } = c;
  const { open, vault } = s;
  const from = new Map<TileId, Stack>();
  for (const stack of STACKS) if (vault.stacks[stack].includes(BUNKER)) from.set(BUNKER, stack);
  for (const stack of STACKS) vault.stacks[stack] = vault.stacks[stack].filter((tile) => tile !== BUNKER);
  while (from.size < LAID) {
    const stack = STACKS[from.size % STACKS.length];
    from.set(must(vault.stacks[stack].pop()), stack);
  }
  for (const tile of dice.shuffle('late', [...from.keys()])) {
    const pub = { open, sizes: sizes(s), seats: open.players };
    const { cell: beside } = any(
      open.map.filter(({ cell }) => turnableSides(pub, cell).length > 0),
      dice,
    );
    const side = any(turnableSides(pub, beside), dice);
    const cell = neighbour(beside, side);
    open.map.push(lying(tile, cell, any(rotationsFor(open, tile, cell, opposite(side), 1), dice)));
    tellTurned(c, cell, tile, must(from.get(tile)));
  }
  open.gate = must(vault.gates.pop());
}
/** A Number of each Decoder tile but one and half of the Symbols are found; where they make a formula, it lies in the row, with one token too many. */
function findTokens(c: C): void {
  const { open, vault } = c.s;
  for (const laid of tilesOf(open, 'decoder').slice(1)) {
    laid.decoded = true;
    addToPool(c, must(vault.numbers.pop()));
  }
  for (let n = 0; n < 4; n++) addToPool(c, must(vault.symbols.pop()));
  const formula = nearest(open)?.row ?? [];
  const [spare] = remaining(open.symbols, formula);
  for (const token of spare ? [...formula, spare] : []) {
    if (isNumber(token)) remove(open.numbers, [token]);
    else remove(open.symbols, [token]);
    open.row.push(token);
  }
}
function remaining(symbols: readonly SymbolToken[], formula: readonly Token[]): SymbolToken[] {
  const left = symbols.slice();
  remove(
    left,
    formula.filter((token): token is SymbolToken => !isNumber(token)),
  );
  return left;
}
/** Everybody is somewhere, has learnt what unlocks the Passive Skill, carries cards, and some are hurt. */
function sendOut(c: C): void {
  const { open } = c.s;
  for (const person of open.victims) {
    person.at = any(open.map, c.dice).cell;
    person.wounds = c.dice.below('late', 2);
    for (const stat of STATS) person.stats[stat] = Math.max(person.stats[stat], CHARACTER[person.character].unlocks[stat] ?? 0);
    drawItems(c, person.character, 2, 'search');
  }
}
/** Event cards that have been drawn. */
function drawnBefore({ s }: C, left: number): void {
  s.open.events.push(...s.vault.events.splice(left));
}

/** All of these are at the Bunker tile, or one step away. */
function atTheBunker({ s, dice }: C, people: readonly Victim[]): void {
  const [{ cell }] = tilesOf(s.open, 'bunker');
  for (const person of people) Object.assign(person, { at: any(linkedRange(s.open, cell), dice), wounds: 0 });
}

/**
 * The Demon is furious and has learnt, its tokens lie about, and the end is near: all but one are Critically Injured, or one is
 * eliminated and the others lie around it, or all stand before the bunker.
 */
function nearTheEnd(c: C): void {
  const { dice } = c;
  const { open } = c.s;
  const demon = must(open.demon);
  Object.assign(demon, { rage: MOST_RAGE, stamina: FIRST_STAMINA + 2 });
  for (const slot of ['special1', 'special2'] as const) demon.upgrades[slot] = dice.below('late', 2);
  for (const laid of tilesOf(open, 'normal').slice(0, TOKENS_OF_A_COLOUR)) laid.web = demon.demon === 'widow';
  for (const laid of tilesOf(open, 'decoder')) laid.broken = demon.demon === 'witch';
  const people = forest(open);
  const fate = dice.below('late', 4);
  if (fate === 0) {
    open.bunkerOpen = dice.below('late', 2) === 0;
    atTheBunker(c, people);
    return;
  }
  const [first, ...others] = people;
  first.wounds = fate === 1 ? CRITICAL - 1 : 0;
  for (const person of people) person.at = any(linkedRange(open, demon.at), dice);
  for (const person of others) person.wounds = fate === 1 ? CRITICAL : dice.below('late', CRITICAL + 1);
  if (fate !== 2 || others.length < 2) return;
  open.eliminated = 1;
  const [gone, ...left] = others;
  leaveForest(c, gone.character, 'eliminated');
  for (const person of left) Object.assign(person, { at: demon.at, wounds: CRITICAL });
}

/** VI-264 The Curse card of this Demon is drawn in the round that begins, and Darkness is near. */
const cursedBy = (demon: DemonId) => (c: C) => {
  const { open, vault } = c.s;
  vault.curses = [...vault.curses.filter((other) => other !== demon), demon];
  open.round = curseRound(open.players) - 1;
  layTiles(c);
  findTokens(c);
  sendOut(c);
  drawnBefore(c, 5);
};
export const late = (demon: DemonId): Proof<VI, Memory> =>
  begun(`late, ${demon}`, ['victims escaped', 'demon allCritical', 'demon eliminated', 'demon darkness'], {
    chosen: cursedBy(demon),
    possessed: nearTheEnd,
  });

/** VI-324 All Victims but one lie Critically Injured around a furious Demon: its Death Skill is at hand, and the match goes on after it. */
export const deadly = (demon: DemonId): Proof<VI, Memory> =>
  begun(`deadly, ${demon}`, [], {
    chosen: cursedBy(demon),
    possessed: ({ s: { open } }) => {
      const { at } = Object.assign(must(open.demon), { rage: MOST_RAGE, stamina: FIRST_STAMINA });
      const [first, ...others] = forest(open);
      first.wounds = 0;
      for (const person of others) Object.assign(person, { at, wounds: CRITICAL });
    },
  });

/** VI-402, VI-403 It is decided before anybody is possessed: all but one lie, insects swarm, and Darkness is near; or the bunker is open. */
export const early = (): Proof<VI, Memory> =>
  begun('early', ['victims escaped', 'nobody allCritical', 'nobody darkness'], {
    chosen: (c) => {
      const { open, vault } = c.s;
      layTiles(c);
      sendOut(c);
      drawnBefore(c, 3);
      open.bunkerOpen = c.dice.below('late', 3) === 0;
      if (open.bunkerOpen) {
        atTheBunker(c, open.victims);
        return;
      }
      const [first, ...others] = open.victims;
      for (const person of others) person.wounds = CRITICAL;
      Object.assign(first, { wounds: CRITICAL - 1, at: any(tilesOf(open, 'test'), c.dice).cell });
      const swarm = open.events.lastIndexOf('insects');
      const [card] = vault.events.splice(-1, 1, ...open.events.splice(swarm, 1));
      open.events.push(card);
    },
  });

/** VI-245, VI-246 Everybody stands where Wild Animals or Thunder strikes, and these cards are the next. */
export const stormy = (): Proof<VI, Memory> =>
  begun('stormy', [], {
    chosen: (c) => {
      const { open, vault } = c.s;
      layTiles(c);
      sendOut(c);
      const tiles = [...tilesOf(open, 'corpse'), ...tilesOf(open, 'decoder')];
      for (const person of open.victims) Object.assign(person, { at: any(tiles, c.dice).cell, wounds: 0 });
      const strikes = (card: EventCard): boolean => card === 'wildAnimals' || card === 'thunder';
      vault.events = [...vault.events.filter((card) => !strikes(card)), ...vault.events.filter(strikes)];
    },
  });

/** VI-075 No way leads out of the tiles that lie; the Bunker tile is the next of its stack. */
export const walled = (): Proof<VI, Memory> =>
  begun('walled', ['demon darkness', 'nobody darkness'], {
    chosen: (c) => {
      const { open, vault } = c.s;
      const within = disc();
      open.map.push(...within.slice(1));
      const lies = new Map(within.map(({ tile, cell }) => [tile, cell]));
      for (const stack of STACKS) {
        for (const tile of vault.stacks[stack]) {
          const cell = lies.get(tile);
          if (cell) tellTurned(c, cell, tile, stack);
        }
        const hidden = vault.stacks[stack].filter((tile) => !lies.has(tile));
        vault.stacks[stack] = [...hidden.filter((tile) => tile !== BUNKER), ...hidden.filter((tile) => tile === BUNKER)];
      }
      sendOut(c);
      drawnBefore(c, 4);
    },
  });

/** What is arranged once everybody has a character, and once somebody is possessed. */
interface Arranged {
  chosen(c: C): void;
  possessed?(c: C): void;
}
function begun(name: string, endings: string[], { chosen, possessed = () => {} }: Arranged): Proof<VI, Memory> {
  const { match, cursePhase } = victim.procedures;
  const after =
    (step: Step<VI>, arrange: (c: C) => void): Step<VI> =>
    (c, answers) => {
      const said = step(c, answers);
      if (!c.s.open.end) arrange(c);
      return said;
    };
  const procedures = {
    ...victim.procedures,
    match: { ...match, steps: { ...match.steps, items: after(match.steps.items, chosen) } },
    cursePhase: { ...cursePhase, steps: { ...cursePhase.steps, possess: after(cursePhase.steps.possess, possessed) } },
  };
  return { ...victim, name: `victim, ${name}`, endings, endingOf: endOf, procedures };
}
