/** What a possessed Student is made to do (AN-123 to AN-127). */
import { bottomOf, irradiated, type Kind, type Use, type Zone } from '@lurk/anomaly/public';
import type { Choice, Shape } from '@lurk/kernel';
import { followUp, pick, ranked } from '../pick.ts';
import { crowdAt } from './belief.ts';
import { HARM, liking, partsOf, things } from './cards.ts';
import type { Hunt } from './hunt.ts';

interface Order {
  worth: number;
  choice: Choice;
}
interface Details {
  worth: number;
  details: Record<string, Choice>;
}

/** Shoots a friend; else walks into radiation at the end of the round; else hands over the best card. */
export function ordersAction(hunt: Hunt, shape: Shape): Choice {
  const orders = things(shape, 'use').map((use) => orderOf(hunt, use, partsOf(followUp(shape, use))));
  return orders.reduce((best, order) => (order.worth > best.worth ? order : best)).choice;
}

function orderOf(hunt: Hunt, use: Use, { card, ...parts }: Record<string, Shape>): Order {
  const harm = (id: Kind): number => HARM[bottomOf(id)];
  const special = use !== 'move' && use !== 'track';
  const [given] = ranked(things(card, 'card'), (id) => (special ? harm(id) : -harm(id)), hunt.dice);
  const { worth, details } = detailsOf(hunt, use, parts);
  // AN-124 A special action brings the card along.
  const gain = special ? 0.2 + 0.1 * harm(given) : 0;
  return { worth: worth + gain, choice: pick(use, { card: given, ...details }) };
}

function detailsOf(hunt: Hunt, use: Use, { to, at, zone, symbol }: Record<string, Shape>): Details {
  const { view, here, left, dice } = hunt;
  switch (use) {
    case 'move':
    case 'stims': {
      const burns = (there: Zone): number => (irradiated(view.open, there) ? (left === 0 ? 1 : 0.2) : 0);
      const [worst] = ranked(things(to, 'zone'), burns, dice);
      return { worth: burns(worst), details: { to: worst } };
    }
    case 'strike':
    case 'far':
    case 'double': {
      const target = targetOf(hunt, at);
      return { worth: friendsAt(hunt, target), details: { at: pick(target, 'zone') } };
    }
    case 'bludgeon':
    case 'baton':
      // They would hit the Anomaly itself.
      return { worth: -2, details: { aim: 'zone' } };
    case 'sensor':
    case 'bait':
      // Best spent where it stands already: it would not be entering, nor have to move.
      return { worth: -0.3, details: { zone: liking(zone, { zone: (there) => (there === here ? 1 : 0) }, dice) } };
    case 'track':
      return { worth: 0, details: { symbol: liking(symbol, {}, dice) } };
    case 'trap':
      return { worth: 0, details: {} };
  }
}

/** The zone where another Student is likeliest, and never its own; never at fuel. */
export const ordersHit = (hunt: Hunt, at: Shape): Choice => pick(targetOf(hunt, at), 'zone');
function targetOf(hunt: Hunt, at: Shape): Zone {
  const [zone] = ranked(things(at, 'zone'), (target) => (target === hunt.here ? -1 : friendsAt(hunt, target)), hunt.dice);
  return zone;
}

const friendsAt = ({ belief }: Hunt, zone: Zone): number => Math.min(1, crowdAt(belief, zone));
