/** What is told of the Curse and the Demon. */
import type { Event } from '../types.ts';
import type { Board, Told } from './oracle-board.ts';
import { COSTS, CURSES } from './oracle-box.ts';

/** The Curse, and all that the Demon is and does. */
export function demon(it: Board, event: Event): void {
  const board = it.board;
  switch (event.t) {
    case 'curseDrawn':
      it.must(CURSES[event.demon] === event.stat, `${event.demon} tests ${event.stat}`);
      return;
    case 'rollsShown': {
      const least = Math.min(...event.rolls.map(({ result, sum }) => result ?? sum));
      it.lowest = event.rolls.filter(({ result, sum }) => (result ?? sum) === least).map(({ victim }) => victim);
      return;
    }
    case 'tieRolled': {
      const least = Math.min(...event.rolls.map(({ face }) => face));
      it.must(event.rolls.map(({ victim }) => victim).join() === it.lowest.join(), 'others than those who are tied roll');
      it.lowest = event.rolls.filter(({ face }) => face === least).map(({ victim }) => victim);
      return;
    }
    case 'possessed': {
      it.must(it.lowest.join() === event.victim && it.who(event.victim).seat === event.seat, `${event.victim} is possessed`);
      board.demon = {
        demon: event.demon,
        at: event.at,
        rage: event.demon === 'werewolf' ? 1 : 0,
        stamina: 3,
        bullet: false,
        meat: false,
      };
      it.leave(event.victim, 'possessed');
      return;
    }
    case 'attacked': {
      const { wounds, hide, status } = it.who(event.victim);
      it.must(wounds < 2 && hide !== 'hidden' && status === 'forest', `${event.victim} cannot be attacked`);
      return;
    }
    case 'attackHit':
      it.must(event.score > event.defence, `${event.score} hits ${event.defence}`);
      return;
    case 'attackFailed':
      it.must(event.defence === null || event.score <= event.defence, `${event.score} fails against ${event.defence}`);
      return;
  }
  if (board.demon) hunter(it, event, board.demon);
}
function hunter(it: Board, event: Event, demon: NonNullable<Board['board']['demon']>): void {
  const board = it.board;
  switch (event.t) {
    case 'demonTurnBegan': {
      const ap = (it.players === 6 ? 3 : 2) + (demon.rage === 3 ? 1 : 0) - (demon.bullet ? 1 : 0);
      it.must(event.ap === Math.max(0, ap), `${event.ap} actions of ${ap}`);
      return;
    }
    case 'rageMoved': {
      const to = { upgrade: demon.rage - 2, death: demon.rage - 3 }[event.why as 'upgrade' | 'death'] ?? Math.min(3, demon.rage + 1);
      it.must(event.to === to && to >= 0, `Rage to ${event.to} by ${event.why}`);
      demon.rage = event.to;
      return;
    }
    case 'staminaMoved': {
      const by = event.to - demon.stamina;
      const capped = it.options.staminaCap && by === 0;
      it.must(event.why === 'special' ? (COSTS[demon.demon] ?? []).includes(-by) : by === 1 || capped, `Stamina to ${event.to}`);
      it.must(event.to >= 0, 'Stamina below 0');
      demon.stamina = event.to;
      return;
    }
    case 'upgraded':
      board.upgrades[event.skill]++;
      it.must(board.upgrades[event.skill] === event.tokens && board.upgrades.passive <= 1, `${event.skill} upgraded to ${event.tokens}`);
      it.must(Object.values(board.upgrades).reduce((sum, n) => sum + n) <= 6, 'a seventh purple token');
      return;
    case 'demonRolled': {
      const least = it.options.demonDice === 'plain' ? 1 : 0;
      const faces = board.upgrades.passive > 0 ? 10 : 6;
      it.must(event.face >= least && event.face < least + faces && event.die === `d${faces}`, `the ${event.die} shows ${event.face}`);
      return;
    }
    case 'hunted':
      hunted(it, event, demon);
      return;
    case 'demonMoved':
      it.must(demon.at === event.from, `the Demon is not at ${event.from}`);
      demon.at = event.to;
      return;
    case 'shifted':
      it.who(event.victim).at = event.victimTo;
      if (event.piece === 'body') demon.at = event.pieceTo;
      else board.shadows[event.piece] = event.pieceTo;
      return;
    case 'shadowPut':
      board.shadows.push(event.cell);
      return;
    case 'meatTaken':
      demon.meat = true;
      return;
    case 'bulletPut':
      it.must(!demon.bullet, 'a second Bullet');
      demon.bullet = true;
      return;
    case 'bulletOff':
      demon.bullet = false;
      return;
    case 'eliminated':
    case 'enslaved':
      board.eliminated++;
      it.must(event.count === board.eliminated && event.count <= 2, `eliminated: ${event.count}`);
      it.leave(event.victim, event.t);
      if (event.t === 'enslaved') handToTheDemon(it, event.victim);
      return;
  }
}
/** VI-344 Where each played two. */
function handToTheDemon(it: Board, slave: string): void {
  const demon = it.board.victims.find(({ status }) => status === 'possessed');
  if (it.players <= 3 && demon) it.who(slave).seat = demon.seat;
}
function hunted(it: Board, { by, piece, from, to }: Told<'hunted'>, demon: NonNullable<Board['board']['demon']>): void {
  it.must(
    it.board.map.some(({ cell }) => cell === to),
    `a Hunt off the map, to ${to}`,
  );
  const slave = it.board.victims.find(({ status }) => status === 'enslaved');
  const at = by === 'slave' ? slave?.at : piece === 'body' ? demon.at : it.board.shadows[piece];
  it.must(at === from, `a Hunt from ${from}, where nobody is`);
  if (by === 'slave' && slave) slave.at = to;
  else if (piece === 'body') demon.at = to;
  else it.board.shadows[piece] = to;
}
