/** The dice: what lies on the table as it was told, and how likely the next roll is as the game says. Nothing is worked out here. */
import { framesOf } from '@lurk/kernel';
import {
  modifierIn,
  movingIn,
  nextRoll,
  pointsOfRun,
  ROLL_OF,
  type Roll,
  type RollWhy,
  rollAsItLies,
  type Stat,
  TILE,
  tableOf,
  type VI,
  type Victim,
  victimOf,
} from '@lurk/victim/public';
import type { GlyphId } from '../glyphs';
import type { OddsView, RollView, TrayView } from '../model';
import { aimOf } from './aim';
import type { Desk } from './desk';
import { keyOf } from './keys';
import { names } from './names';
import { lookCharacter, type Perspective, say } from './perspective';
import type { Touch } from './picked';

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

/** `points`: what a Run needs that is aimed at a tile. */
function oddsOf(perspective: Perspective, victim: Victim, stat: Stat, why: RollWhy, points: number | null = null): OddsView {
  const { dice, target, chance, results } = nextRoll(perspective.view.open, victim, stat, why, points);
  const w = say(perspective).tray;
  const name = names(perspective).stat(stat);
  return {
    title: w.titles[why],
    glyph: GLYPHS[why],
    how: target === null ? w.points(dice, name) : why === 'defence' ? w.against(dice, target) : w.needs(dice, name, target),
    bars: results,
    ...(chance === null ? {} : { chance }),
  };
}

/** A roll as it was told: dice, what changed them and why, what it had to reach, what came of it. */
function rollView(perspective: Perspective, roll: Roll, touch: Touch): RollView {
  const { running } = perspective.view.open;
  const w = say(perspective).tray;
  const words = tableOf(perspective.lang);
  const name = names(perspective).stat(roll.stat);
  const count = roll.dice.length;
  const mine = running && running.victim === roll.victim && running.how === roll.why ? running : null;
  const made = roll.modifiers.map((modifier) => modifierIn(words, modifier));
  return {
    title: w.whose(lookCharacter(perspective, roll.victim).name, w.titles[roll.why]),
    glyph: GLYPHS[roll.why],
    how:
      roll.target === null
        ? w.dice(count, name)
        : roll.why === 'defence'
          ? w.against(count, roll.target)
          : w.needs(count, name, roll.target),
    dice: roll.dice.map((face, i) => {
      const choice = roll.result === null ? touch.choice(keyOf('die', i)) : undefined;
      return { face, ...(choice ? { key: choice.key, picked: !!choice.picked } : {}) };
    }),
    ...(made.length > 0 ? { made: [w.sum(roll.sum), ...made] } : {}),
    // While a Manual may still change it all see what it is worth so far, asked or not.
    result: roll.result ?? (perspective.view.ask?.kind === 'useManual' ? roll.stands : null),
    ...verdictOf(perspective, roll),
    ...(mine ? { points: { left: mine.left, of: pointsOfRun(mine) } } : {}),
  };
}
function verdictOf(perspective: Perspective, { why, result, outcome, modifiers }: Roll): Pick<RollView, 'verdict' | 'good'> {
  const w = say(perspective).tray;
  if (result === null) return { verdict: w.undecided };
  if (modifiers.some(({ by }) => by === 'zero')) return { verdict: w.zero };
  if (outcome === null) return {};
  const [passed, failed] = why === 'defence' ? [w.holds, w.hit] : [w.passed, w.failed];
  return { verdict: outcome === 'passed' ? passed : failed, good: outcome === 'passed' };
}

/** The roll that would come next, by what is picked or waits. */
function nextOf(perspective: Perspective, desk: Desk, touch: Touch): OddsView | null {
  const { view } = perspective;
  const { open } = view;
  if (touch.kind === 'defend' && open.attack) return oddsOf(perspective, victimOf(open, open.attack.victim), 'vit', 'defence');
  const acting = movingIn(open);
  if (!acting || acting.seat !== view.seat) return null;
  const word = [...touch.picked].find((key) => key.startsWith('word:') && ROLL_OF[key.slice('word:'.length)]);
  const roll = word && ROLL_OF[word.slice('word:'.length)];
  if (roll) return oddsOf(perspective, acting, roll.stat, roll.why, aimOf(view, desk)?.way.length);
  // A step onto a Test tile: its Test, before one goes there.
  const cell = [...touch.picked].find((key) => key.startsWith('cell:'))?.slice('cell:'.length);
  const laid = open.map.find((one) => one.cell === cell);
  const test = laid && TILE[laid.tile].test;
  return test && open.running ? oddsOf(perspective, acting, test, 'test') : null;
}

export function trayOf(perspective: Perspective, desk: Desk, touch: Touch): TrayView {
  const { open, own } = perspective.view;
  const hidden = (own?.rolls ?? []).map((roll) => rollAsItLies(open, roll));
  const frames = framesOf<VI>(perspective.view).map(({ proc }) => proc);
  const rolling = frames.some((proc) => proc === 'run' || proc === 'roll' || proc === 'rollTogether' || proc === 'test');
  // What somebody rolled in a turn that is over says nothing about this one; what a Victim rolled for itself, nothing about an attack.
  const isOfNow = ({ victim, why }: Roll): boolean =>
    frames.includes('blow') || (open.phase === 'demon' && !rolling)
      ? why === 'defence'
      : rolling || (why !== 'defence' && victim === open.turn?.victim);
  const [roll] = hidden.length > 0 ? hidden : open.rolls.filter(isOfNow);
  return { now: roll ? rollView(perspective, roll, touch) : null, next: nextOf(perspective, desk, touch) };
}
