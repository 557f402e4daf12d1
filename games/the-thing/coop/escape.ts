/** The Escape Procedure of the co-operative game (TC-080 to TC-084, TC-088). */
import { type Answer, ask, end, go, next } from '@lurk/kernel';
import { win } from '../acts/end.ts';
import { rideOf } from '../facts/escape.ts';
import { characters, turnOrder } from '../facts/people.ts';
import { showRole } from '../rules/escape.ts';
import { procedure } from '../types.ts';
import { rollDice } from './acts.ts';
import { boardParty } from './asks.ts';

/** TC-081 */
const STOPPED_BY = 3;

export const partyEscape = procedure('partyEscape', {
  /** TC-080 to TC-083 The Alien rolls a die for every Force it has. */
  stopIt: (c) => {
    const { s, at, tell } = c;
    tell.all({ t: 'escapeBegan', exit: at.exit, pawn: at.pawn });
    const dice = rollDice(c, s.open.pool);
    if (dice.length > 0) tell.all({ t: 'escapeRolled', dice });
    if (dice.filter((face) => face === 'sabotage' || face === 'threat').length >= STOPPED_BY) {
      tell.all({ t: 'escapeInterrupted' });
      return end();
    }
    s.open.escape = { exit: at.exit, aboard: [], asked: [] };
    at.order = turnOrder(s.open);
    return s.open.options.coopRoleCheck ? next : go('depart');
  },
  /** TC-088, C-16 */
  board: ({ at }) => (at.order.length > 0 ? ask(boardParty, 'chosen') : go('depart')),
  chosen: (c, [{ choice }]: Answer<'board' | 'stay'>[]) => {
    const [pawn, ...rest] = c.at.order;
    c.at.order = rest;
    c.tell.all({ t: 'boardingAsked', pawn, boards: choice === 'board' });
    if (choice === 'board') {
      rideOf(c.s.open).aboard.push(pawn);
      if (showRole(c, pawn, 'aboard') === 'alien') win(c, 'aliens', 'alienBoarded');
    }
    return go('board');
  },
  /** TC-082, TC-083a Without the check everybody gets away, wherever they are. */
  depart: (c) => {
    const { open } = c.s;
    const ride = rideOf(open);
    if (!open.options.coopRoleCheck) ride.aboard = turnOrder(open);
    c.tell.all({ t: 'departed', exit: ride.exit, aboard: ride.aboard.slice() });
    const left = characters(open).filter((pawn) => !ride.aboard.includes(pawn));
    const roles = turnOrder(open, left).map((pawn) => showRole(c, pawn, 'ground'));
    if (roles.includes('human')) win(c, 'aliens', 'leftBehind');
    else win(c, 'humans', 'escaped');
    return end();
  },
});
