/** The dice: what lies on the table and why, and how likely the next roll is. All figures are the engine's own. */
import { framesOf } from '@lurk/kernel';
import {
  attackScore,
  bonusFor,
  chanceOf,
  demonFaces,
  diceFor,
  isInForce,
  isRun,
  type Open,
  type Roll,
  type RollWhy,
  resultOf,
  type Stat,
  SUCCESS,
  TILE,
  testThreshold,
  type VI,
  type Victim,
  victimFaces,
  victimOf,
  waysTo,
} from '@lurk/victim/public';
import type { GlyphId } from '../glyphs';
import type { OddsView, RollView, TrayView } from '../model';
import { names } from './names';
import { lookVictim, type Perspective, say } from './perspective';
import type { Touch } from './picked';

export const ROLLS: Readonly<Partial<Record<string, { why: RollWhy; stat: Stat }>>> = {
  run: { why: 'run', stat: 'agi' },
  agile: { why: 'agile', stat: 'agi' },
  decode: { why: 'decode', stat: 'int' },
  heal: { why: 'heal', stat: 'int' },
  selfHeal: { why: 'selfHeal', stat: 'int' },
  search: { why: 'search', stat: 'luk' },
  hide: { why: 'hide', stat: 'luk' },
};
const GLYPHS: Readonly<Record<RollWhy, GlyphId>> = {
  run: 'run',
  agile: 'run',
  adrenaline: 'run',
  test: 'dice',
  decode: 'decode',
  heal: 'heal',
  selfHeal: 'heal',
  search: 'search',
  hide: 'hide',
  defence: 'shield',
  swarm: 'dice',
  curse: 'skull',
};

/** What a roll must reach; null where more is simply better. */
export function needed(open: Open, victim: Victim, stat: Stat, why: RollWhy): number | null {
  if (isRun(why) || why === 'curse') return null;
  if (why === 'test' || why === 'swarm') return testThreshold(open, victim, stat);
  if (why === 'defence') return open.attack ? open.attack.score : null;
  return SUCCESS;
}
/** The chance of every result, from the lowest. */
function distribution(open: Open, victim: Victim, stat: Stat, why: RollWhy, atLeast: number | null): OddsView['bars'] {
  const faces = victimFaces(open);
  const dice = diceFor(victim, stat);
  const all = faces.length ** dice;
  const chances = new Map<number, number>();
  for (const [sum, ways] of waysTo(faces, dice)) {
    const result = resultOf(open, victim, stat, why, sum);
    chances.set(result, (chances.get(result) ?? 0) + ways / all);
  }
  return [...chances]
    .sort(([a], [b]) => a - b)
    .map(([result, chance]) => ({ result, chance, good: atLeast === null || result >= atLeast }));
}

export function oddsOf(perspective: Perspective, victim: Victim, stat: Stat, why: RollWhy): OddsView {
  const { open } = perspective.view;
  const w = say(perspective).tray;
  const atLeast = needed(open, victim, stat, why);
  const dice = diceFor(victim, stat);
  const name = names(perspective).stat(stat);
  return {
    title: w.titles[why],
    glyph: GLYPHS[why],
    how:
      why === 'defence' && atLeast !== null
        ? w.against(dice, atLeast)
        : atLeast === null
          ? w.points(dice, name)
          : w.needs(dice, name, atLeast),
    bars: distribution(open, victim, stat, why, atLeast),
    ...(atLeast === null ? {} : { chance: chanceOf(open, victim, stat, why, atLeast) }),
  };
}

/** The Victim that is being played now. */
export const actingIn = (open: Open): Victim | null => {
  const character = open.running?.victim ?? open.turn?.victim;
  return character ? victimOf(open, character) : null;
};

function rollView(perspective: Perspective, roll: Roll, touch: Touch): RollView {
  const { open } = perspective.view;
  const w = say(perspective).tray;
  const victim = victimOf(open, roll.victim);
  const bonus = bonusFor(open, victim, roll.stat, roll.why);
  const atLeast = needed(open, victim, roll.stat, roll.why);
  const { running } = open;
  const mine = running && running.victim === roll.victim && running.how === roll.why ? running : null;
  const verdict = verdictOf(perspective, roll, atLeast);
  return {
    title: w.whose(lookVictim(perspective, victim).name, w.titles[roll.why]),
    glyph: GLYPHS[roll.why],
    how:
      atLeast === null
        ? w.dice(roll.dice.length, names(perspective).stat(roll.stat))
        : roll.why === 'defence'
          ? w.against(roll.dice.length, atLeast)
          : w.needs(roll.dice.length, names(perspective).stat(roll.stat), atLeast),
    dice: roll.dice.map((face, i) => {
      const choice = roll.result === null ? touch.choice(`die:${i}`) : undefined;
      return { face, ...(choice ? { key: choice.key, picked: !!choice.picked } : {}) };
    }),
    ...(bonus ? { bonus: w.bonus(bonus) } : {}),
    result: roll.result ?? (touch.kind === 'useManual' ? resultOf(open, victim, roll.stat, roll.why, roll.sum) : null),
    ...verdict,
    ...(mine ? { points: { left: mine.left, of: mine.left + mine.spent } } : {}),
  };
}
function verdictOf(perspective: Perspective, roll: Roll, atLeast: number | null): Pick<RollView, 'verdict' | 'good'> {
  const { open } = perspective.view;
  const w = say(perspective).tray;
  if (roll.result === null) return { verdict: w.undecided };
  if (isRun(roll.why)) return roll.sum === 0 ? { verdict: w.zero } : isInForce(open, 'snow') ? { verdict: w.halved } : {};
  if (atLeast === null) return {};
  const good = roll.result >= atLeast;
  const [passed, failed] = roll.why === 'defence' ? [w.holds, w.hit] : [w.passed, w.failed];
  return { verdict: good ? passed : failed, good };
}

/** The roll that would come next, by what is picked or waits. */
function nextOf(perspective: Perspective, touch: Touch): OddsView | null {
  const { view } = perspective;
  const { open } = view;
  if (touch.kind === 'defend' && open.attack) return oddsOf(perspective, victimOf(open, open.attack.victim), 'vit', 'defence');
  const acting = actingIn(open);
  if (!acting || acting.seat !== view.seat) return null;
  const word = [...touch.picked].find((key) => key.startsWith('word:') && ROLLS[key.slice(5)]);
  const roll = word && ROLLS[word.slice(5)];
  if (roll) return oddsOf(perspective, acting, roll.stat, roll.why);
  // A step onto a Test tile: its Test, before one goes there.
  const cell = [...touch.picked].find((key) => key.startsWith('cell:'))?.slice(5);
  const laid = open.map.find((one) => one.cell === cell);
  const test = laid && TILE[laid.tile].test;
  return test && open.running ? oddsOf(perspective, acting, test, 'test') : null;
}

export function trayOf(perspective: Perspective, touch: Touch): TrayView {
  const { open, own } = perspective.view;
  const hidden = own?.rolls ?? [];
  const running = framesOf<VI>(perspective.view).some(
    ({ proc }) => proc === 'run' || proc === 'roll' || proc === 'rollTogether' || proc === 'test' || proc === 'blow',
  );
  // What somebody rolled in a turn that is over says nothing about this one; what a Victim rolled for itself, nothing about the Demon's.
  const isOfNow = ({ victim, why }: Roll): boolean =>
    running || (open.phase === 'demon' ? why === 'defence' : why !== 'defence' && victim === open.turn?.victim);
  const [roll] = hidden.length > 0 ? hidden : open.rolls.filter(isOfNow);
  return { now: roll ? rollView(perspective, roll, touch) : null, next: nextOf(perspective, touch) };
}

/** The chance that one Attack of the Demon's die hits this Victim. */
export function hitChance(open: Open, victim: Victim, scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + (1 - chanceOf(open, victim, 'vit', 'defence', score)), 0) / scores.length;
}
export const dieScores = (open: Open): number[] => {
  const { demon } = open;
  return demon ? demonFaces(open, demon).map((face) => attackScore(demon, face)) : [];
};
