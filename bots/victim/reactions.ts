/** Fireworks, Manuals, peeks: what a Victim is asked besides (8.1, 8.2). */
import { keysOf, must } from '@lurk/kernel';
import { BUNKER, CHARACTER, STATS, type Stat, type Stats, type Roll, resultOf, type Seen, SUCCESS, testThreshold, victimOf } from '@lurk/victim/public';
import { idsOf, pick } from '../pick.ts';
import type { Answers } from './beginner.ts';
import { stackToDig } from './run.ts';
import { bunkerCell } from './chart.ts';

/** What a roll must reach to be worth anything; null where more is simply more. */
function neededBy({ open }: Seen, { victim, stat, why }: Roll): number | null {
  if (why === 'defence') return open.attack?.score ?? null;
  if (why === 'test') return testThreshold(open, victimOf(open, victim), stat);
  return why === 'run' || why === 'agile' || why === 'adrenaline' ? null : SUCCESS;
}
/** A card for a die that shows 0, where that may turn a failure into a success. */
const useManual: Answers[string] = (view, { shape }) => {
  const [roll] = view.open.rolls;
  const needed = neededBy(view, roll);
  const die = roll.dice.indexOf(0);
  if (needed === null || die < 0 || !idsOf(shape).includes('manual')) return 'accept';
  const missing = needed - resultOf(view.open, victimOf(view.open, roll.victim), roll.stat, roll.why, roll.sum);
  return missing > 0 && missing <= 2 ? pick('manual', die) : 'accept';
};

/** Against what would bring one down, or hits hard. */
const defend: Answers[string] = (view, { shape }) => {
  const { victim, score } = must(view.open.attack);
  const { wounds, stats } = victimOf(view.open, victim);
  return idsOf(shape).includes('firework') && (wounds > 0 || score > stats.vit) ? 'firework' : 'roll';
};

/** 8.1.10 The Bunker on the top, everything else to the bottom. */
const arrangePeek: Answers[string] = ({ own }) => {
  const { tiles } = must(own?.peek);
  const order = tiles.toSorted((a, b) => Number(b === BUNKER) - Number(a === BUNKER));
  return { order, top: order[0] === BUNKER ? 1 : 0 };
};
const photoFlash: Answers[string] = (view) => (bunkerCell(view.open) === null ? stackToDig(view) : null);

/** What a statistic is to a Victim; each point is worth less than the one before. */
const WEIGHT: Readonly<Record<Stat, number>> = { agi: 1.2, vit: 1.5, int: 1.2, luk: 0.8 };
const worthOfStats = (stats: Stats): number => STATS.reduce((sum, stat) => sum + WEIGHT[stat] * Math.sqrt(stats[stat]), 0);
/** 21 The two that leave it best off once the other two have risen. */
const stressPick: Answers[string] = ({ open }, { shape }) => {
  if (shape.t !== 'compound') return undefined;
  return Object.fromEntries(
    keysOf(shape.parts).map((name) => {
      const part = shape.parts[name];
      const victim = must(open.victims.find(({ character }) => character === name));
      if (part.t !== 'someOf' || part.max !== 2) return [name, part.t === 'someOf' ? part.options.slice(0, part.min) : []];
      const pairs = part.options.flatMap((a, i) => part.options.slice(i + 1).map((b) => [a, b]));
      const after = (lowered: readonly unknown[]): number => {
        const { max } = CHARACTER[victim.character];
        const moved = STATS.map((stat) => [stat, lowered.includes(stat) ? victim.stats[stat] - 1 : Math.min(max[stat], victim.stats[stat] + 1)]);
        return worthOfStats(Object.fromEntries(moved));
      };
      return [name, pairs.toSorted((a, b) => after(b) - after(a))[0]];
    }),
  );
};

export const reactions: Answers = { stressPick, useManual, defend, arrangePeek, photoFlash };
