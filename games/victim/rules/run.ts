/** 3.5 Run, Agile and Adrenaline Rush; and what a tile does to a Victim who arrives on it (timing note 3). */
import { type Answer, ask, call, end, go, goAfter, must, next } from '@lurk/kernel';
import { isSub, takeSub } from '../actions/taking/sub.ts';
import { healWound } from '../acts/bodies.ts';
import { atTheDoor } from '../acts/bunker.ts';
import { drawEvent } from '../acts/events.ts';
import { stepTo } from '../acts/moves.ts';
import type { RunChoice } from '../answers.ts';
import { onlyMove, runPoint } from '../asks/run.ts';
import { isKind, tileOf, tileUnder } from '../facts/map.ts';
import { canGoOn } from '../facts/moves.ts';
import { isCritical, isStanding, victimOf } from '../facts/people.ts';
import { isCaught, isFollowed } from '../facts/targets.ts';
import { type C, type Frames, procedure } from '../types.ts';
import { rolling } from './roll.ts';

export const run = procedure('run', {
  /** VI-046, VI-179, VI-206 */
  roll: ({ at }) => rolling(at.victim, 'agi', at.how),
  begin: ({ s, at, tell }) => {
    const [{ sum, result }] = s.open.rolls;
    const { victim, how } = at;
    // VI-211
    if (how === 'adrenaline') s.open.trail = [must(victimOf(s.open, victim).at)];
    // VI-052, VI-053, VI-182
    s.open.running = { victim, how, left: must(result), spent: 0, zero: sum === 0, over: false };
    tell.all({ t: 'runBegan', victim, how, points: must(result), zero: sum === 0 });
    return next;
  },
  /** VI-049, VI-050, VI-050a */
  point: (c) => {
    const { s, at, pub } = c;
    const running = must(s.open.running);
    if (running.over || running.left === 0) return go('finish');
    if (!canGoOn(pub, victimOf(s.open, at.victim), running)) return go('finish');
    const only = onlyMove(pub, at.victim);
    return only ? spend(c, only) : ask(runPoint, 'spent');
  },
  spent: (c, [{ choice }]: Answer<RunChoice>[]) => spend(c, choice),
  finish: ({ s, at, tell }) => {
    s.open.running = null;
    // VI-211
    if (at.how === 'adrenaline') s.open.trail = [];
    tell.all({ t: 'runEnded', victim: at.victim, how: at.how });
    return next;
  },
  /** VI-333, VI-333a */
  target: ({ s, at }) => {
    const followed = at.how !== 'adrenaline' && isFollowed(s.open, victimOf(s.open, at.victim));
    return followed ? call('freeHunt', { why: TARGET }) : next;
  },
});
const TARGET = 'target' as const;

/** VI-043, VI-047 */
function spend(c: C<Frames['run']>, choice: RunChoice) {
  const { victim, how } = c.at;
  if (choice === 'stop') return go('finish');
  if (isSub(choice)) return goAfter(takeSub(c, victim, choice), 'point');
  const running = must(c.s.open.running);
  running.left--;
  running.spent++;
  if (choice.pick === 'turn') {
    const { pick: side, with: stack } = choice.with;
    return call('turnTile', { victim, side, stack, tile: null }, 'point');
  }
  stepTo(c, victim, choice.with, how);
  return call('arrive', { victim, how }, 'point');
}

const victimAt = ({ s, at }: C<Frames['arrive']>) => {
  const victim = victimOf(s.open, at.victim);
  return { victim, laid: tileUnder(s.open, victim.at) };
};

export const arrive = procedure('arrive', {
  /** VI-370, VI-372, VI-112, VI-139 */
  web: (c) => {
    const { victim } = victimAt(c);
    return isCaught(c.s.open, victim) ? call('web', { victim: c.at.victim }) : go('curse');
  },
  /** VI-371 */
  caught: (c) => {
    const { attack, running } = c.s.open;
    if (attack?.outcome === 'hit' && running) running.over = true;
    return isStanding(victimAt(c).victim) ? next : end();
  },
  /** VI-055, VI-079, VI-111 */
  curse: (c) => {
    const { victim } = c.at;
    return isKind(victimAt(c).laid, 'curse') ? call('event', { victim, card: drawEvent(c, victim, 'curseTile') }) : next;
  },
  /** VI-084, VI-110 */
  test: (c) => {
    const { victim, laid } = victimAt(c);
    const { test } = tileOf(laid);
    return test && isStanding(victim) ? call('test', { victim: c.at.victim, stat: test }) : next;
  },
  /** VI-103 */
  herb: (c) => {
    const { victim, laid } = victimAt(c);
    if (!laid.herb || !isCritical(victim)) return next;
    laid.herb = false;
    c.tell.all({ t: 'pickedUp', victim: victim.character, what: 'herb' });
    healWound(c, victim.character, victim.character, 'herb');
    return next;
  },
  /** VI-160 */
  bunker: (c) => goAfter(atTheDoor(c, c.at.victim), 'over'),
  over: () => next,
});
