/** The invariants of section 3.14 that can be read off a state. */
import { bagOf, checklist } from '@lurk/testkit';
import { BY_THE_REACTOR, NEIGHBOURS, ZONES, type Zone } from '../data/board.ts';
import { DECK } from '../data/cards.ts';
import { ACTION_POINTS, EVOLUTIONS, SUPPLY } from '../data/components.ts';
import { RADIATION_IDS } from '../data/radiation.ts';
import { hasSymbol } from '../data/symbols.ts';
import { allPawns, studentSeats, trapsOf, zoneOf } from '../facts/pawns.ts';
import { cardsOnShow, handLimit } from '../facts/turns.ts';
import type { Open, Whole } from '../types.ts';

const different = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

export function faults(s: Whole): string[] {
  const { open, own, vault, control } = s;
  const { faults: out, check } = checklist();
  // AN-205
  const cards = [
    ...vault.deck,
    ...open.discard,
    ...open.cards,
    ...own.flatMap(({ hand }) => hand),
    ...(open.inPlay ? [open.inPlay.card] : []),
  ];
  check(bagOf(cards) === bagOf(DECK), 'action cards');
  for (const seat of studentSeats(open)) check(own[seat].hand.length <= handLimit(open), `hand of seat ${seat}`);
  check(own[open.anomaly].hand.length === 0, 'a hand of the Anomaly');
  // AN-206
  const { students, zero, anomaly } = open.track;
  check(0 <= students && students <= zero && zero <= anomaly && anomaly <= 2 * open.options.healthPerSide, 'health track');
  check((open.winner !== null) === (students === zero || zero === anomaly), 'winner');
  // AN-207
  const tokens = [...vault.radiation, ...open.radiation.map(({ token }) => token), ...(open.forecast ? [open.forecast] : [])];
  check(bagOf(tokens) === bagOf(RADIATION_IDS), 'radiation tokens');
  check(open.radiation.length === Math.min(SUPPLY.radiation, Math.max(0, open.round - 1)), 'radiation of finished rounds');
  check(open.sensors.length <= SUPPLY.sensor && different(open.sensors), 'sensors'); // AN-069
  check(open.electricity.length <= SUPPLY.electricity, 'electricity');
  check(open.fuel.length <= SUPPLY.fuel && different(open.fuel), 'fuel');
  check(connected(open), 'radiation apart from the reactor');
  // AN-210
  check(open.ap >= 0 && open.ap <= ACTION_POINTS, 'action points');
  check(different(open.evolutions) && open.evolutions.every((evolution) => EVOLUTIONS.includes(evolution)), 'evolutions');
  if (!open.placed) return out;
  check(
    own.every(({ pawns }) => pawns.every(({ zone, traps }) => [zone, ...traps].every((z) => ZONES.includes(z)))),
    'zones',
  ); // AN-002
  check(allPawns(open).reduce((sum, pawn) => sum + trapsOf(s, pawn).length, 0) <= SUPPLY.trap, 'traps');
  if (open.round === 0) return out;
  const moved = control.stack.at(-1)?.proc === 'showCard' ? (control.stack.at(-1)!.at as { pawn: number }).pawn : null;
  open.students.forEach(({ shown }, pawn) => {
    check(shown.length >= 1 && shown.length <= cardsOnShow(open) && different(shown), `cards on show of Student ${pawn}`);
    // AN-209 The last one is a symbol of the present zone, but for a Student just moved by force.
    const last = shown.at(-1);
    check(pawn === moved || open.winner !== null || (last !== undefined && hasSymbol(zoneOf(s, pawn), last)), `symbol of Student ${pawn}`);
  });
  return out;
}

/** AN-208 The irradiated zones together with the reactor hang together. */
function connected({ radiation }: Open): boolean {
  const hot = radiation.map(({ zone }) => zone);
  const reached: Zone[] = hot.filter((zone) => BY_THE_REACTOR.includes(zone));
  for (const zone of reached) for (const near of NEIGHBOURS[zone]) if (hot.includes(near) && !reached.includes(near)) reached.push(near);
  return reached.length === hot.length && different(hot); // AN-003
}
