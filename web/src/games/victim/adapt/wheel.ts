/** The Main Actions of the Victim whose turn it is (3.4): what can be done, what is done, and how likely it succeeds. */
import {
  type ActiveSkill,
  CHARACTER,
  isCritical,
  type MainAction,
  nextRoll,
  pointsInAll,
  ROLL_OF,
  type Victim,
  type WhyNot,
} from '@lurk/victim/public';
import type { GlyphId } from '../glyphs';
import type { Key, WheelPart, WheelView } from '../model';
import { keyOf } from './keys';
import { names } from './names';
import { type Perspective, say } from './perspective';
import type { Touch } from './picked';
import { barredMain, inWords } from './why-not';

const STANDING: readonly MainAction[] = ['run', 'decode', 'heal', 'search', 'hide', 'skill', 'password'];
const LYING: readonly MainAction[] = ['crawl', 'heal', 'search', 'hide'];
const GLYPHS: Readonly<Record<Exclude<MainAction, 'skill'>, GlyphId>> = {
  run: 'run',
  decode: 'decode',
  heal: 'heal',
  search: 'search',
  hide: 'hide',
  password: 'password',
  crawl: 'crawl',
};
const SKILLS: Readonly<Record<ActiveSkill, GlyphId>> = {
  agile: 'run',
  resourceful: 'wrench',
  selfHeal: 'heal',
  smartLink: 'link',
  groundAnalyze: 'camera',
  shoot: 'gun',
};

/** It can be done, but not where this Victim stands. */
const ELSEWHERE: readonly WhyNot[] = [
  'noDecoder',
  'noCorpse',
  'corpseDestroyed',
  'nobodyToHeal',
  'notOnBunker',
  'nobodyInRange',
  'demonTooFar',
];

/** What is touched for an action: the option that it is in the question. */
function keysOf(action: MainAction, skill: ActiveSkill): Key[] {
  if (action === 'skill') return [keyOf('word', skill)];
  return action === 'password' ? [keyOf('word', 'place'), keyOf('word', 'takeBack')] : [keyOf('word', action)];
}

function partOf(perspective: Perspective, touch: Touch, victim: Victim, action: MainAction): WheelPart {
  const { open } = perspective.view;
  const { wheel: w, percent } = say(perspective);
  const { active } = CHARACTER[victim.character];
  const keys = keysOf(action, active);
  const key = keys.find((one) => touch.picked.has(one)) ?? keys.find((one) => touch.can(one)) ?? keys[0];
  const spent = !!open.turn?.done.includes(action);
  const open_ = touch.can(key) || touch.picked.has(key);
  const named =
    action === 'skill' ? names(perspective).skill(active) : { name: w.actions[action], rule: names(perspective).action(action) };
  const roll = ROLL_OF[action === 'skill' ? active : action];
  const chance = roll && nextRoll(open, victim, roll.stat, roll.why).chance;
  const barred = open_ ? null : barredMain(perspective, victim, key.slice(key.indexOf(':') + 1));
  const why = open_ ? undefined : barred ? inWords(perspective, barred) : w.notNow;
  const elsewhere = touch.kind === 'victimAction' && barred !== null && ELSEWHERE.includes(barred);
  const note = spent ? w.done : open.turn?.ap === 0 ? w.noPoint : elsewhere ? w.notHere : w.notNow;
  return {
    key,
    glyph: action === 'skill' ? SKILLS[active] : GLYPHS[action],
    name: named.name,
    rule: named.rule,
    state: open_ ? 'on' : spent ? 'spent' : 'off',
    ...(touch.picked.has(key) ? { picked: true } : {}),
    ...(why ? { why, note } : typeof chance === 'number' ? { note: percent(chance) } : {}),
  };
}

/** Null where this seat plays nobody now. */
export function wheelOf(perspective: Perspective, touch: Touch): WheelView | null {
  const { open, seat } = perspective.view;
  const { turn } = open;
  if (!turn) return null;
  const victim = open.victims.find(({ character }) => character === turn.victim);
  if (!victim || victim.seat !== seat) return null;
  return {
    parts: (isCritical(victim) ? LYING : STANDING).map((action) => partOf(perspective, touch, victim, action)),
    left: turn.ap,
    of: pointsInAll(turn),
  };
}
