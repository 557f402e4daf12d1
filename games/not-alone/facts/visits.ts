/** Which visit is next (NA-092 to NA-103). Computed again after every visit and every card (NA-094a). */
import { must, type Seat } from '@lurk/kernel';
import type { HuntId } from '../data/hunt-cards.ts';
import type { Open, Seen, Visit, VisitName } from '../types.ts';
import { stepBCards } from './effects.ts';
import { bound } from './tokens.ts';

/** NA-094, NA-103 A visit under the Target token waits for step B if that token carries a card that acts there. */
const waitsForStepB = (open: Open, v: Visit): boolean => open.tokens.target.includes(v.at) && stepBCards(open).length > 0;

/** The unresolved free visits of the step, in Hunted order: so they were revealed (NA-089). */
const freeVisits = (open: Open, stepB: boolean): Visit[] =>
  open.visits.filter((v) => !v.resolved && !bound(open, v) && waitsForStepB(open, v) === stepB);

/** The visits the next Hunted may resolve now: their one or two of step A, else, once step B has been suffered, of step B. */
export function visitsNow(open: Open, stepB: boolean): Visit[] {
  const free = freeVisits(open, stepB);
  return free.filter(({ hunted }) => hunted === free[0].hunted);
}

/** NA-101, NA-102, NA-175 The next round of step B: each Hunted's first visit under the token that has not undergone the first card due. */
export function sufferingNow(open: Open): { card: HuntId; visits: Visit[] } | null {
  for (const card of stepBCards(open)) {
    if (card === 'mirage') continue;
    const due = open.visits.filter((v) => open.tokens.target.includes(v.at) && !v.suffered.includes(card));
    if (due.length === 0) continue;
    const first = due.filter((v, i) => due.findIndex((other) => other.hunted === v.hunted) === i);
    return { card, visits: first };
  }
  return null;
}

/** The visit that is being resolved: the frame that asks carries it. */
export function visitAsked({ open, stack }: Pick<Seen, 'open' | 'stack'>): Visit | undefined {
  const at = stack.at(-1)?.at;
  if (typeof at !== 'object' || at === null || Array.isArray(at)) return undefined;
  return open.visits.find(({ hunted, card }) => hunted === at.hunted && card === at.card);
}

export const visitName = ({ hunted, card }: Pick<Visit, 'hunted' | 'card'>): VisitName => `${hunted}/${card}`;
export const visitNamed = (open: Open, name: VisitName): Visit => must(open.visits.find((visit) => visitName(visit) === name));

/** The visit of this Hunted with this card. */
export const findVisit = (open: Open, hunted: Seat | null, card: number): Visit | undefined =>
  open.visits.find((v) => v.hunted === hunted && v.card === card);
export function visitOf(open: Open, hunted: Seat, card: number): Visit {
  const visit = findVisit(open, hunted, card);
  if (!visit) throw new Error(`seat ${hunted} makes no visit with card ${card}`);
  return visit;
}
