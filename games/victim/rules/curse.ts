/** 3.19 The Curse Phase: one Victim becomes the Demon. */
import { call, go, must, next } from '@lurk/kernel';
import { checkEnd } from '../acts/end.ts';
import { leaveForest } from '../acts/leaving.ts';
import type { CharacterId } from '../data/characters.ts';
import { DEMON, type DemonId, FIRST_STAMINA } from '../data/demons.ts';
import { TWO_EACH } from '../data/setup.ts';
import { newDemonTurn } from '../facts/demons.ts';
import { handOf, sortItems } from '../facts/hands.ts';
import { forest, victimOf, victimsOf } from '../facts/people.ts';
import { type C, type Frames, procedure } from '../types.ts';
import { face } from './roll.ts';

export const cursePhase = procedure('cursePhase', {
  /** VI-264 */
  draw: ({ s, at, tell }) => {
    const demon = must(s.vault.curses.pop());
    at.demon = demon;
    tell.all({ t: 'curseDrawn', demon, stat: DEMON[demon].test });
    return next;
  },
  /** VI-265, VI-266 */
  roll: ({ s, at }) => {
    const stat = DEMON[must(at.demon)].test;
    const together: Frames['rollTogether'] = { why: 'curse', rolls: forest(s.open).map(({ character }) => ({ victim: character, stat })) };
    return call('rollTogether', together);
  },
  /** VI-267 */
  lowest: ({ s, at }) => {
    at.tied = lowestOf(s.open.rolls.map(({ victim, result }) => ({ victim, face: must(result) })));
    return next;
  },
  /** VI-268 One die each, among those still tied. */
  tie: (c) => {
    const { at, tell } = c;
    if (at.tied.length === 1) return next;
    const rolls = at.tied.map((victim) => ({ victim, face: face(c) }));
    tell.all({ t: 'tieRolled', rolls });
    at.tied = lowestOf(rolls);
    return go('tie');
  },
  /** VI-269 to VI-276 All of it in one step: nobody is asked in between. */
  possess: (c) => {
    const [victim] = c.at.tied;
    possess(c, victim, must(c.at.demon));
    partFromTheOther(c, victimOf(c.s.open, victim).seat);
    checkEnd(c);
    return next;
  },
});

function lowestOf(rolls: readonly { victim: CharacterId; face: number }[]): CharacterId[] {
  const least = Math.min(...rolls.map((roll) => roll.face));
  return rolls.filter((roll) => roll.face === least).map(({ victim }) => victim);
}

/** VI-269 to VI-273 */
function possess(c: C, was: CharacterId, demon: DemonId): void {
  const { s, tell } = c;
  const { seat, at } = victimOf(s.open, was);
  const cell = must(at);
  leaveForest(c, was, 'possessed');
  const { rage } = DEMON[demon];
  s.open.demon = {
    demon,
    seat,
    was,
    at: cell,
    rage,
    stamina: FIRST_STAMINA,
    upgrades: { passive: 0, special1: 0, special2: 0 },
    bullet: false,
    meat: false,
    shadows: [],
    turn: newDemonTurn(s.open, { rage, bullet: false }),
  };
  tell.all({ t: 'possessed', victim: was, seat, demon, at: cell });
  // VI-273
  if (demon !== 'doppel') return;
  s.open.demon.shadows.push(cell);
  tell.all({ t: 'shadowPut', cell });
}

/** VI-274, VI-275, VI-275a What becomes of the possessed player's other Victim; one that has escaped stays where it is. */
function partFromTheOther(c: C, seat: number): void {
  const { s, tell } = c;
  const { open } = s;
  for (const { character } of victimsOf(open, seat)) {
    if (open.players === TWO_EACH) {
      leaveForest(c, character, 'removed');
      tell.all({ t: 'removed', victim: character });
      continue;
    }
    const to = 1 - seat;
    victimOf(open, character).seat = to;
    tell.all({ t: 'handedOver', victim: character, to });
    if (open.options.openHands) continue;
    s.circle[character].members = [to];
    tell.circle(character, { t: 'handIs', victim: character, items: sortItems(handOf(s, character).slice()) });
  }
}
