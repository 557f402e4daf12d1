/** The hand-written copy: every field is named, so a forgotten one does not compile. */
import { recordBy } from '@lurk/kernel';
import { CHARACTERS } from './data/characters.ts';
import type { Demon, Open, Own, OwnRoll, S, Vault, Victim } from './types.ts';

export const copy = (s: S): S => ({
  open: copyOpen(s.open),
  own: s.own.map(copyOwn),
  circle: recordBy(CHARACTERS, (character) => {
    const { members, facts } = s.circle[character];
    return { members: members.slice(), facts: { items: facts.items.slice() } };
  }),
  vault: copyVault(s.vault),
});

const copyOpen = (o: Open): Open => ({
  options: o.options,
  players: o.players,
  first: o.first,
  victims: o.victims.map(copyVictim),
  round: o.round,
  phase: o.phase,
  map: o.map.map((laid) => ({ ...laid })),
  // Bridges are laid once and for all.
  bridges: o.bridges.slice(),
  turn: o.turn && { ...o.turn, done: o.turn.done.slice() },
  lastTurn: o.lastTurn,
  trail: o.trail.slice(),
  running: o.running && { ...o.running },
  rolls: o.rolls.map(copyRoll),
  // What a score is made of is told once and for all, and so is a die of the Demon.
  attack: o.attack && { ...o.attack },
  demonRoll: o.demonRoll,
  deed: o.deed && { ...o.deed, defended: o.deed.defended.slice(), hit: o.deed.hit.slice() },
  smartLink: o.smartLink,
  groundAnalyze: o.groundAnalyze,
  numbers: o.numbers.slice(),
  symbols: o.symbols.slice(),
  row: o.row.slice(),
  gate: o.gate,
  bunkerOpen: o.bunkerOpen,
  discard: o.discard.slice(),
  events: o.events.slice(),
  inForce: o.inForce.slice(),
  coming: o.coming.slice(),
  demon: o.demon && copyDemon(o.demon),
  eliminated: o.eliminated,
  end: o.end,
});

const copyVictim = (v: Victim): Victim => ({ ...v, stats: { ...v.stats }, worn: v.worn.slice(), effects: v.effects.slice() });
// Modifiers are replaced at every change, never mutated, so the reference can be shared.
const copyRoll = <R extends OwnRoll>(r: R): R => ({ ...r, dice: r.dice.slice() });
const copyDemon = (d: Demon): Demon => ({
  ...d,
  upgrades: { ...d.upgrades },
  shadows: d.shadows.slice(),
  turn: { ...d.turn, done: d.turn.done.slice(), shaken: d.turn.shaken.slice() },
});

const copyOwn = (o: Own): Own => ({ peek: o.peek && { stack: o.peek.stack, tiles: o.peek.tiles.slice() }, rolls: o.rolls.map(copyRoll) });

const copyVault = (v: Vault): Vault => ({
  stacks: { A: v.stacks.A.slice(), B: v.stacks.B.slice() },
  items: v.items.slice(),
  events: v.events.slice(),
  numbers: v.numbers.slice(),
  symbols: v.symbols.slice(),
  gates: v.gates.slice(),
  curses: v.curses.slice(),
});
