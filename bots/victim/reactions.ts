/** Fireworks, Manuals, peeks, Stress, whom to play: what a Victim is asked besides (8.1, 8.2). */
import { type Choice, keysOf, must } from '@lurk/kernel';
import { BUNKER, CHARACTER, LEAST, RECOMMENDED, type Stat, type Victim, victimOf } from '@lurk/victim/public';
import { idsOf, pick, weighted } from '../pick.ts';
import type { Answers } from './beginner.ts';
import { things } from './choosing.ts';
import { stackToDig } from './run.ts';

/** 1 Mostly one of those that are recommended to new players (VI-013). */
const chooseCharacter: Answers[string] = (_view, { shape }, dice) =>
  weighted(things(shape, 'character'), (character) => (RECOMMENDED.includes(character) ? 3 : 1), 1, dice)[0];

/** A card for a die that shows 0, where that may turn a failure into a success. */
const useManual: Answers[string] = (view, { shape }) => {
  const [{ dice, target, stands }] = view.open.rolls;
  const die = dice.indexOf(0);
  if (target === null || die < 0 || !idsOf(shape).includes('manual')) return undefined;
  const missing = target - stands;
  return missing > 0 && missing <= 2 ? pick('manual', die) : undefined;
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
const photoFlash: Answers[string] = (view) => (view.open.gate === null ? stackToDig(view) : null);

/** What a statistic is to a Victim; each point is worth less than the one before. */
const WEIGHT: Readonly<Record<Stat, number>> = { agi: 1.2, vit: 1.5, int: 1.2, luk: 0.8 };
/** The difference between rising and falling. */
function atStake({ character, stats }: Victim, stat: Stat): number {
  const risen = Math.min(CHARACTER[character].max[stat], stats[stat] + 1);
  return WEIGHT[stat] * (Math.sqrt(risen) - Math.sqrt(Math.max(LEAST, stats[stat] - 1)));
}
/** 21 Those fall that are missed least. */
const stressPick: Answers[string] = ({ open }, { shape }) => {
  if (shape.t !== 'compound') return undefined;
  const falling = (name: string): Choice => {
    const victim = must(open.victims.find(({ character }) => character === name));
    const part = shape.parts[name];
    return things(part, 'stat')
      .toSorted((a, b) => atStake(victim, a) - atStake(victim, b))
      .slice(0, part.t === 'someOf' ? part.min : 0);
  };
  return Object.fromEntries(keysOf(shape.parts).map((name) => [name, falling(name)]));
};

export const reactions: Answers = { chooseCharacter, useManual, defend, arrangePeek, photoFlash, stressPick };
