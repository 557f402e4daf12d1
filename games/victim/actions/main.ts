/** The Main Actions of a Victim (VI-039, VI-098): each costs 1 AP, none is taken twice in a turn. */
import { has, keysOf, must, option, type Picked } from '@lurk/kernel';
import type { Token } from '../data/bunker.ts';
import type { CharacterId } from '../data/characters.ts';
import type { MainAction } from '../data/phases.ts';
import { isOnBunker } from '../facts/bunker.ts';
import type { Cell } from '../facts/hex.ts';
import { isKind, tileUnder } from '../facts/map.ts';
import { stepsOf } from '../facts/moves.ts';
import { inRange, isCritical, named } from '../facts/people.ts';
import { unless, type WhyNot } from '../facts/why-not.ts';
import { number, oneOf } from '../things.ts';
import type { Victim } from '../types.ts';
import type { Acting, Deeds } from './deed.ts';
import { runBarred } from './runs.ts';
import { SKILLS, type SkillGiven } from './skills.ts';

/** What is said with the name of each. */
export type MainGiven = SkillGiven & {
  run: null;
  decode: null;
  heal: CharacterId;
  search: null;
  hide: null;
  crawl: Cell;
  place: Picked<Token, number>;
  takeBack: number;
};
export type MainId = keyof MainGiven;

/** VI-127, VI-129 Others in linked range with a Wound or a weakening effect. */
const healable = ({ pub, victim }: Acting): Victim[] =>
  inRange(pub.open, victim).filter(
    ({ character, wounds, effects }) => character !== victim.character && (wounds > 0 || effects.length > 0),
  );
/** VI-118, VI-133 */
const here = ({ pub, victim }: Acting) => tileUnder(pub.open, victim.at);
/** VI-133 */
function searchBarred(acting: Acting): WhyNot | null {
  if (!isKind(here(acting), 'corpse')) return 'noCorpse';
  return unless(!here(acting).destroyed, 'corpseDestroyed');
}
/** VI-099, VI-056 */
function crawlBarred({ pub, victim }: Acting): WhyNot | null {
  if (!isCritical(victim)) return 'standing';
  if (pub.open.turn?.fell) return 'fellThisTurn';
  return unless(stepsOf(pub.open, victim).length > 0, 'nowhereToGo');
}
/** VI-151, VI-164 */
function passwordBarred({ pub, victim }: Acting): WhyNot | null {
  if (!isOnBunker(pub.open, victim)) return 'notOnBunker';
  return unless(!pub.open.bunkerOpen, 'bunkerOpen');
}
const poolOf = ({ pub }: Acting): Token[] => [...new Set<Token>([...pub.open.numbers, ...pub.open.symbols])];

const MAIN: Deeds<MainGiven> = {
  /** 3.5 */
  run: { barred: runBarred, option: () => 'run' },
  /** VI-118 */
  decode: {
    barred: (acting) => unless(isKind(here(acting), 'decoder'), 'noDecoder'),
    option: () => 'decode',
  },
  /** VI-127 */
  heal: {
    barred: (acting) => unless(healable(acting).length > 0, 'nobodyToHeal'),
    option: (acting) => option('heal', oneOf.victim(named(healable(acting)))),
  },
  search: { barred: searchBarred, option: () => 'search' },
  /** VI-140 */
  hide: {
    barred: ({ victim }) => unless(victim.hide === 'none', 'resting'),
    option: () => 'hide',
  },
  /** VI-099 */
  crawl: {
    barred: crawlBarred,
    option: ({ pub, victim }) => option('crawl', oneOf.cell(stepsOf(pub.open, victim))),
  },
  ...SKILLS,
  /** VI-152 */
  place: {
    barred: (acting) => passwordBarred(acting) ?? unless(poolOf(acting).length > 0, 'noTokens'),
    option: (acting) => {
      const places = number.place(0, acting.pub.open.row.length);
      const tokens = poolOf(acting).map((token) => option(token, places));
      return option('place', oneOf.token(tokens));
    },
  },
  takeBack: {
    barred: (acting) => passwordBarred(acting) ?? unless(acting.pub.open.row.length > 0, 'rowEmpty'),
    option: ({ pub }) => option('takeBack', number.placed(0, pub.open.row.length - 1)),
  },
};
/** In the order in which they are offered. */
const MAIN_IDS: readonly MainId[] = keysOf(MAIN);
/** VI-040, VI-146, VI-153 What counts as which action. */
export function actionOf(id: MainId): MainAction {
  if (id === 'place' || id === 'takeBack') return 'password';
  return has(SKILLS, id) ? 'skill' : id;
}

/** Is this the name of one? */
export const isMainId = (id: string): id is MainId => has(MAIN, id);

/** VI-038, VI-040, VI-098 Why a Victim cannot take this Main Action now; null if it can. */
export function mainBarred(acting: Acting, id: MainId): WhyNot | null {
  const { ap, done } = must(acting.pub.open.turn);
  const action = actionOf(id);
  if (isCritical(acting.victim) && id !== 'crawl') return 'onlyCrawl';
  if (ap === 0) return 'noPoints';
  // RU-38
  const again = action === 'password' && acting.pub.open.options.passwordRepeatable;
  if (done.includes(action) && !again) return 'alreadyDone';
  return MAIN[id].barred(acting);
}
export const mainOptions = (acting: Acting) =>
  MAIN_IDS.filter((id) => mainBarred(acting, id) === null).map((id) => MAIN[id].option(acting));
