/** What a Victim does in its turn: a list of wishes, gone through again after every action (8.1). */
import { must } from '@lurk/kernel';
import { chanceOf, forest, handSeen, laidAt, SUCCESS, victimOf } from '@lurk/victim/public';
import { any, asks, chance, followUp, idsOf, liking, pick } from '../pick.ts';
import type { Answers } from './beginner.ts';
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
  can.includes('equip') ? pick('equip', any(idsOf(followUp(shape, 'equip')), dice)) : undefined;
const flashlight: Wish = ({ can, view, needs }) =>
  can.includes('flashlight') && needs.tiles > 0 ? pick('flashlight', stackToDig(view)) : undefined;
const pistol: Wish = ({ can }) => (can.includes('pistol') ? 'pistol' : undefined);
const shoot: Wish = ({ can }) => (can.includes('shoot') ? 'shoot' : undefined);
/** 8.2 The others have more of it than they have. */
const smartLink: Wish = ({ can, view }) => (can.includes('smartLink') && forest(view.open).length > 2 ? 'smartLink' : undefined);

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
const resourceful: Wish = ({ shape, dice, needs }) => {
  const cards = asks(shape, 'resourceful');
  if (!cards) return undefined;
  const spare = idsOf(cards).filter((item) => item === 'hammer' || (item === 'flashlight' && needs.tiles === 0));
  if (spare.length === 0) return undefined;
  const whom = followUp(cards, spare[0]);
  const who = any(idsOf(whom), dice);
  const stat = liking(followUp(whom, who), (each) => (each === 'vit' ? 2 : each === 'int' ? 1 : 0), dice);
  return pick('resourceful', pick(spare[0], pick(who, stat)));
};
/** Somebody strong in one thing more, before the Demon comes. */
const groundAnalyze: Wish = ({ shape, chart, victim, dice }) => {
  const whom = asks(shape, 'groundAnalyze');
  const near = [...chart.tiles.keys()].some((cell) => chart.tiles.get(cell)?.tile.startsWith('T3') && chart.between(must(victim.at), cell) === 1);
  return whom && near && chance(dice, 0.5) ? pick('groundAnalyze', victim.character) : undefined;
};
void groundAnalyze;

/** The first wish that can be had. Skills that help everybody come while there is more than one AP. */
const WISHES: readonly Wish[] = [
  ...[enter, aid, pickUp, equip, flashlight, pistol],
  ...[password, healFallen, rescue, hideHunted, smartLink, shoot, decode, selfHeal, firstAid, healWounded],
  ...[run, search, hide, healMarked, resourceful, crawl],
];
const victimAction: Answers[string] = (view, { shape }, dice) => {
  const { open } = view;
  const { victim, ap } = must(open.turn);
  const turn: Turn = { ...sightOf(view, victimOf(open, victim)), shape, can: idsOf(shape), ap, dice };
  for (const wish of WISHES) {
    const choice = wish(turn);
    if (choice !== undefined) return choice;
  }
  return 'end';
};
export const turnAnswers: Answers = { victimAction };
