/** How Victims keep each other on their feet (8.1.2, 8.1.7), and what one who lies does. */
import { type Choice, must } from '@lurk/kernel';
import { type Cell, isCritical, isStanding, MOST_RAGE, type Victim, victimOf } from '@lurk/victim/public';
import { asks, pick, ranked } from '../pick.ts';
import { things } from './choosing.ts';
import type { Turn, Wish } from './wish.ts';

/** Somebody of these options, the one who is worst off first. */
function worstOff({ view, shape, dice }: Turn, id: string, among: (victim: Victim) => boolean): Choice | undefined {
  const more = asks(shape, id);
  const who = more ? things(more, 'victim').filter((name) => among(victimOf(view.open, name))) : [];
  return who.length > 0 ? pick(id, ranked(who, (name) => victimOf(view.open, name).wounds, dice)[0]) : undefined;
}
/** 8.1.2 */
export const aid: Wish = (turn) => worstOff(turn, 'aidbox', isCritical);
export const healFallen: Wish = (turn) => worstOff(turn, 'heal', isCritical);
/** 8.1.7 A card for a Wound while the Demon is near. */
export const firstAid: Wish = (turn) =>
  worstOff(turn, 'aidbox', ({ wounds, at }) => wounds > 0 && at !== null && turn.chart.danger(at) > 0.3);
export const healWounded: Wish = (turn) => (turn.wits > 0.5 ? worstOff(turn, 'heal', ({ wounds }) => wounds > 0) : undefined);
export const healMarked: Wish = (turn) => (turn.wits > 0.5 ? worstOff(turn, 'heal', ({ effects }) => effects.length > 0) : undefined);
export const selfHeal: Wish = ({ can, victim }) => (can.includes('selfHeal') && victim.wounds > 0 ? 'selfHeal' : undefined);

/** To somebody who lies within reach, while there is an AP left to heal them with. */
export const rescue: Wish = ({ can, ap, victim, others, chart, wits, hasAid }) => {
  if (!can.includes('run') || (ap < 2 && !hasAid) || (wits < 0.5 && !hasAid)) return undefined;
  const here = must(victim.at);
  const reach = victim.stats.agi + 1;
  return others.some((other) => isCritical(other) && other.at !== null && chart.between(here, other.at) <= reach) ? 'run' : undefined;
};

/** Who lies crawls to a herb, to those who can help, and out of the way of a Demon that could end it. */
export const crawl: Wish = ({ shape, view, victim, others, chart, dice }) => {
  const more = asks(shape, 'crawl');
  if (!more) return undefined;
  const mortal = view.open.demon?.rage === MOST_RAGE ? 4 : 1;
  const worth = (cell: Cell): number => {
    const far = Math.min(9, ...others.filter(isStanding).map(({ at }) => (at === null ? 9 : chart.between(cell, at))));
    const beside = far <= 1 ? 3 : 0;
    return (chart.tiles.get(cell)?.herb ? 12 : 0) + (cell === chart.bunker ? 2 : 0) + beside - far - mortal * chart.danger(cell);
  };
  const [best] = ranked(things(more, 'cell'), worth, dice);
  return worth(best) > worth(must(victim.at)) + 0.5 ? pick('crawl', best) : undefined;
};
