/** 3.22 Hunt. */
import { type Answer, ask, call, end, go, next } from '@lurk/kernel';
import { moveRage } from '../acts/rage.ts';
import type { FreeHuntChoice, HuntChoice, RerollChoice } from '../answers.ts';
import { bloodSmell, freeHunt as freeHuntAsk, huntMove } from '../asks/hunting.ts';
import { huntWorth } from '../facts/demons.ts';
import { isKind, laidAt } from '../facts/map.ts';
import { slaveOf } from '../facts/people.ts';
import { smellCouldHelp } from '../facts/rerolls.ts';
import { canSmell, hunterAt, huntPieces, huntReach, theDemon } from '../facts/targets.ts';
import type { HuntKind } from '../frames.ts';
import { type C, type Cell, type Frames, type Hunter, type Piece, procedure } from '../types.ts';
import { rollDemonDie, smellBlood } from './demon-die.ts';

/** A Hunt that has not been rolled for yet. */
export const newHunt = (by: Hunter, how: HuntKind): Frames['hunt'] => ({ by, how, die: 0, left: 0, stopped: [] });

export const hunt = procedure('hunt', {
  roll: (c) => {
    c.at.die = rollDemonDie(c, c.at.by, 'hunt');
    return next;
  },
  /** VI-329, RU-112 */
  smell: ({ s, at }) => (canSmell(s.open, at.by) && smellCouldHelp(s, 'hunt', at.die) ? ask(bloodSmell, 'smelt') : go('begin')),
  smelt: (c, [{ choice }]: Answer<RerollChoice>[]) => {
    if (choice === 'reroll') c.at.die = smellBlood(c, 'hunt');
    return next;
  },
  /** VI-303 to VI-306, VI-341, VI-357 */
  begin: (c) => {
    const { s, at, tell } = c;
    const { steps, matched } = huntWorth(theDemon(s.open), at.die, at.by);
    at.left = steps;
    tell.all({ t: 'huntBegan', by: at.by, how: at.how, steps, matched });
    if (matched && at.by === 'demon') moveRage(c, 1, 'match');
    return next;
  },
  move: ({ s, at }) => (huntPieces(s.open, at).length > 0 ? ask(huntMove, 'moved') : end()),
  moved: (c, [{ choice }]: Answer<HuntChoice>[]) => {
    const { s, at } = c;
    if (choice === null) return end();
    const { pick: piece, with: to } = choice;
    at.left -= huntReach(s.open, at, piece).get(to) ?? 0;
    bring(c, piece, to);
    // VI-309, VI-379a
    if (isKind(laidAt(s.open, to), 'test')) at.stopped.push(piece);
    return at.by === 'demon' && theDemon(s.open).demon === 'doppel' ? go('move') : end();
  },
});

function bring({ s, at, tell }: C<Frames['hunt']>, piece: Piece, to: Cell): void {
  const { open } = s;
  const demon = theDemon(open);
  const from = hunterAt(open, at.by, piece);
  if (at.by === 'slave') Object.assign(slaveOf(open) ?? {}, { at: to });
  else if (piece === 'body') demon.at = to;
  else demon.shadows[piece] = to;
  if (open.deed) open.deed.moved = true;
  tell.all({ t: 'hunted', by: at.by, piece, from, to });
}

/** VI-333, VI-384, VI-386 */
export const freeHunt = procedure('freeHunt', {
  offer: () => ask(freeHuntAsk, 'answered'),
  answered: ({ at, tell }, [{ choice }]: Answer<FreeHuntChoice>[]) => {
    tell.all({ t: 'freeHuntAnswered', hunts: choice === 'hunt' });
    return choice === 'hunt' ? call('hunt', newHunt('demon', at.why === 'target' ? 'free' : 'granted')) : next;
  },
});
