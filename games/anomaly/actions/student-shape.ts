/** What a Student can do with the cards of a hand (D-05 to D-14), as one complete choice. */
import { type Choice, compound, type Option, oneOf, option, type Shape } from '@lurk/kernel';
import { NEIGHBOURS, type Zone, zonesAt } from '../data/board.ts';
import { BAIT_REACH, type Kind, REACH, SENSOR_REACH, STIMS_REACH, TOPS, type Top, topOf } from '../data/cards.ts';
import type { SymbolId } from '../data/symbols.ts';
import { symbolsToShow } from '../facts/moves.ts';
import { sensorsLeft, trapsLeft } from '../facts/supply.ts';
import type { Action, Aim, Pub, Target, Use } from '../types.ts';

/** Whoever chooses for a Student: what it needs to know. */
export interface Acting {
  pub: Pub;
  hand: readonly Kind[];
  zone: Zone;
  shown: readonly SymbolId[];
  /** AN-123 By order of the Anomaly. */
  forced: boolean;
}

/** By use; then the card together with all that belongs to the action. */
export function actionShape(acting: Acting): Shape<Action> {
  return oneOf([basic(acting, 'move'), basic(acting, 'track'), ...TOPS.flatMap((top) => special(acting, top))]);
}

/** Copies of a kind are one option. */
const kinds = (hand: readonly Kind[]): Kind[] => [...new Set(hand)].sort();

/** AN-048 Any card does. */
const basic = (acting: Acting, use: 'move' | 'track'): Option<Use, Choice> => option(use, withCard(acting, kinds(acting.hand), use));

/** AN-049 Only a card with this top half. */
function special(acting: Acting, top: Top): Option<Use, Choice>[] {
  const cards = kinds(acting.hand).filter((card) => topOf(card) === top);
  if (cards.length === 0 || !hasToken(acting, top)) return [];
  return [option(top, withCard(acting, cards, top))];
}

/** AN-052 */
function hasToken({ pub }: Acting, top: Top): boolean {
  if (top === 'trap') return trapsLeft(pub) > 0;
  if (top === 'sensor') return sensorsLeft(pub.open) > 0;
  return true;
}

const withCard = (acting: Acting, cards: Kind[], use: Use): Shape<Choice> => compound({ card: oneOf(cards), ...details(acting, use) });

function details(acting: Acting, use: Use): Record<string, Shape<Choice>> {
  const { pub, zone, shown } = acting;
  switch (use) {
    case 'move': // AN-053, D-06
      return { to: destinations(acting, NEIGHBOURS[zone]) };
    case 'stims': // AN-073, D-13
      return { to: destinations(acting, zonesAt(zone, 1, STIMS_REACH)) };
    case 'track': // AN-059, AN-194, D-08
      return { symbol: oneOf(shown) };
    case 'strike':
    case 'double':
    case 'far': // AN-062 to AN-064, D-09
      return { at: targets(acting, REACH[use]) };
    case 'bludgeon':
    case 'baton': // AN-066, AN-067, D-11
      return { aim: oneOf(aimsAt(acting, zone)) };
    case 'sensor': // AN-068, AN-069, D-12
      return { zone: oneOf(zonesAt(zone, 0, SENSOR_REACH).filter((near) => !pub.open.sensors.includes(near))) };
    case 'bait': // AN-074, D-14
      return { zone: oneOf(zonesAt(zone, 0, BAIT_REACH)) };
    case 'trap': // AN-065
      return {};
  }
}

/** AN-055 The zone with the tracking card that is to be shown there; AN-125 under orders the Student picks that card afterwards. */
function destinations({ shown, forced }: Acting, zones: readonly Zone[]): Shape<Choice> {
  return forced ? oneOf(zones) : oneOf(zones.map((zone) => option(zone, oneOf(symbolsToShow(zone, shown)))));
}

/** AN-087, AN-093, AN-127 A Student under orders cannot be made to blow itself up. */
function aimsAt({ pub, zone, forced }: Acting, target: Zone): Aim[] {
  const mayBlow = pub.open.fuel.includes(target) && !(forced && target === zone);
  return mayBlow ? ['zone', 'fuel'] : ['zone'];
}

/** Every zone in range, each with what may be aimed at there. */
export const targets = (acting: Acting, reach: number): Shape<Target> =>
  oneOf(zonesAt(acting.zone, 0, reach).map((zone) => option(zone, oneOf(aimsAt(acting, zone)))));

/** Section 5, defaults of D-05, D-08 and D-28: any card, to track with the symbol of the present position. */
export const trackOnly = ({ hand, shown }: Acting): Shape<Action> =>
  oneOf([option('track', compound({ card: oneOf(kinds(hand)), symbol: oneOf(shown.slice(-1)) }))]);
