/** What a Victim does in its turn: a list of wishes, gone through again after every action (8.1). */
import { must } from '@lurk/kernel';
import { forest, handSeen, laidAt, neighbour, type Side, victimOf } from '@lurk/victim/public';
import { chanceOf, SUCCESS } from '@lurk/victim/reckoning';
import { any, asks, chance, followUp, idsOf, pick } from '../pick.ts';
import type { Answers } from './beginner.ts';
import { isSpare } from './cards.ts';
import { isTest } from './chart.ts';
import { liking, things } from './choosing.ts';
import { aid, crawl, firstAid, healFallen, healMarked, healWounded, rescue, selfHeal } from './helping.ts';
import { enter, password } from './password.ts';
import { planOf, stackToDig } from './run.ts';
import { attraction, sightOf, tokenWanted } from './ways.ts';
import type { Turn, Wish } from './wish.ts';

/** 8.1.5 */
const decode: Wish = (turn) => {
  const laid = must(laidAt(turn.view.open, must(turn.victim.at)));
  return turn.can.includes('decode') && turn.wits > 0 && tokenWanted(turn, laid) > 0 ? 'decode' : undefined;
};
/** 8.1.8 */
const search: Wish = ({ can, view, victim }) =>
  can.includes('search') && victim.stats.luk >= 2 && handSeen(view, victim.character).length < 5 ? 'search' : undefined;
const pickUp: Wish = ({ can }) => (can.includes('pickUp') ? 'pickUp' : undefined);
/** 8.1.10 */
const equip: Wish = ({ can, shape, dice }) =>
  can.includes('equip') ? pick('equip', any(things(followUp(shape, 'equip'), 'item'), dice)) : undefined;
const flashlight: Wish = ({ can, view }) =>
  can.includes('flashlight') && view.open.gate === null ? pick('flashlight', stackToDig(view)) : undefined;
const pistol: Wish = ({ can }) => (can.includes('pistol') ? 'pistol' : undefined);
const shoot: Wish = ({ can }) => (can.includes('shoot') ? 'shoot' : undefined);
/** Through the obstacle, where that is much nearer to the bunker. */
const hammer: Wish = ({ shape, victim, needs, chart }) => {
  const sides = asks(shape, 'hammer');
  const { bunker } = chart;
  if (!sides || !needs.solvable || bunker === null) return undefined;
  const here = must(victim.at);
  const saved = (side: Side): number => chart.between(here, bunker) - 1 - chart.between(neighbour(here, side), bunker);
  const side = things(sides, 'side').find((each) => saved(each) >= DETOUR);
  return side === undefined ? undefined : pick('hammer', side);
};
const DETOUR = 3;
/** 8.2 The others have more of it than they have. */
const smartLink: Wish = ({ can, view }) => (can.includes('smartLink') && forest(view.open).length > 2 ? 'smartLink' : undefined);
/** A Test beside them that they are then sure to pass. */
const groundAnalyze: Wish = ({ shape, can, ap, chart, victim }) => {
  const whom = asks(shape, 'groundAnalyze');
  const beside = chart.links(must(victim.at)).some((cell) => isTest(chart, cell));
  return whom && beside && ap > 1 && can.includes('run') ? pick('groundAnalyze', victim.character) : undefined;
};

const hidingChance = ({ view, victim }: Turn): number => chanceOf(view.open, victim, 'luk', 'hide', SUCCESS);
/** 8.1.6 Hurt and hunted: out of sight before everything else, with the last AP. */
const hideHunted: Wish = (turn) => {
  const { can, victim, ap, chart } = turn;
  const hunted = victim.wounds > 0 && chart.danger(must(victim.at)) > 0.5;
  return can.includes('hide') && ap === 1 && hunted && hidingChance(turn) > 0.5 ? 'hide' : undefined;
};
const hide: Wish = (turn) =>
  turn.can.includes('hide') && turn.chart.danger(must(turn.victim.at)) > 0.3 && hidingChance(turn) > 0.3 ? 'hide' : undefined;

/** 8.1.4, 8.1.9 Where there is something better than here, or something to find. */
const run: Wish = (turn) => {
  const { can, victim, needs, chart, dice } = turn;
  const how = can.includes('run') ? 'run' : can.includes('agile') ? 'agile' : null;
  if (!how) return undefined;
  const here = must(victim.at);
  const { first, worth } = planOf(turn, how === 'agile' ? Math.ceil(victim.stats.agi / 2) : victim.stats.agi, dice);
  const explores = needs.tiles > 0 && chart.unexplored(here) > 0;
  return explores || (first !== null && worth > attraction(turn, here) + 0.5) ? how : undefined;
};
/** What is of no use to Diego makes somebody stronger. */
const resourceful: Wish = ({ view, shape, dice }) => {
  const cards = asks(shape, 'resourceful');
  const [spare] = cards ? things(cards, 'item').filter((item) => isSpare(view.open, item)) : [];
  if (!cards || spare === undefined) return undefined;
  const whom = followUp(cards, spare);
  const who = any(things(whom, 'victim'), dice);
  const stat = liking(followUp(whom, who), { stat: (each) => (each === 'vit' ? 2 : each === 'int' ? 1 : 0) }, dice);
  return pick('resourceful', pick(spare, pick(who, stat)));
};

/** What nobody overlooks, then what a beginner may. Skills that help everybody come while there is more than one AP. */
const PLAIN: readonly Wish[] = [enter, aid, pickUp, password, healFallen];
const OTHERS: readonly Wish[] = [
  ...[equip, flashlight, pistol, hammer],
  ...[rescue, hideHunted, smartLink, shoot, decode, selfHeal, firstAid, healWounded],
  ...[groundAnalyze, run, search, hide, healMarked, resourceful, crawl],
];
const OVERLOOKED = 0.08;
const victimAction: Answers[string] = (view, { shape }, dice) => {
  const { open } = view;
  const { victim, ap } = must(open.turn);
  const turn: Turn = { ...sightOf(view, victimOf(open, victim)), shape, can: idsOf(shape), ap, dice };
  for (const wish of [...PLAIN, ...OTHERS.filter(() => !chance(dice, OVERLOOKED))]) {
    const choice = wish(turn);
    if (choice !== undefined) return choice;
  }
  return 'end';
};
export const turnAnswers: Answers = { victimAction };
