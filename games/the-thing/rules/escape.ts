/** The Escape Procedure (TT-222 to TT-235), the same for all three vehicles. Once started it ends the match. */
import { type Answer, ask, end, go, next } from '@lurk/kernel';
import { dealtRole, win } from '../acts/end.ts';
import { acceptBoarding, board } from '../asks/rest.ts';
import { boardingNow, nextToBoard, onTheGround, rideOf } from '../facts/escape.ts';
import { pawnsOf, turnOrder } from '../facts/people.ts';
import { type C, type Pawn, procedure } from '../types.ts';

export const boarding = procedure('escape', {
  /** TT-226 */
  start: (c) => {
    const { exit, aboard } = rideOf(c.s.open);
    c.tell.all({ t: 'escapeBegan', exit, pawn: aboard[0] });
    if (showRole(c, aboard[0], 'aboard') === 'alien') win(c, 'aliens', 'alienStarted');
    return next;
  },
  /** TT-228, TT-232, D-40 */
  next: ({ s }) => (nextToBoard(s.open) === undefined ? go('depart') : ask(board, 'chosen')),
  chosen: ({ s, tell }, [{ choice }]: Answer<'board' | 'stay'>[]) => {
    const pawn = boardingNow(s.open);
    tell.all({ t: 'boardingAsked', pawn, boards: choice === 'board' });
    if (choice === 'board') return ask(acceptBoarding, 'answered');
    // TT-230
    rideOf(s.open).asked.push(pawn);
    return go('next');
  },
  /** TT-229, TT-231, D-41 */
  answered: (c, answers: Answer<'yes' | 'no'>[]) => {
    const { s, tell } = c;
    const pawn = boardingNow(s.open);
    const saying = (said: 'yes' | 'no'): Pawn[] =>
      answers.filter(({ choice }) => choice === said).flatMap(({ seat }) => pawnsOf(s.open, seat));
    tell.all({ t: 'boardingAnswered', pawn, yes: saying('yes'), no: saying('no') });
    const ride = rideOf(s.open);
    if (saying('no').length > 0) ride.asked.push(pawn);
    else if (showRole(c, pawn, 'aboard') === 'alien') win(c, 'aliens', 'alienBoarded');
    else Object.assign(ride, { aboard: [...ride.aboard, pawn], asked: [] });
    return go('next');
  },
  /** TT-232, TT-233 */
  depart: (c) => {
    const { open } = c.s;
    const { exit, aboard } = rideOf(open);
    c.tell.all({ t: 'departed', exit, aboard: aboard.slice() });
    const ground = turnOrder(open, onTheGround(open));
    const roles = ground.map((pawn) => showRole(c, pawn, 'ground'));
    if (roles.includes('human')) win(c, 'aliens', 'leftBehind');
    else win(c, 'humans', 'escaped');
    return end();
  },
});

/** TT-226, TC-088 */
export function showRole({ s, tell }: C, pawn: Pawn, where: 'aboard' | 'ground') {
  const role = dealtRole(s, pawn);
  s.open.people[pawn].shown = role;
  tell.all({ t: 'roleShown', pawn, role, where });
  return role;
}
