/** Views as they travel: the kernel's, with everything left out that the other end can fill in or does not need. */
import type { Deadline, Decision, Fallback, Frame, GameTypes, Json, Sealed, Seat, Shape, View } from '@lurk/kernel';

/**
 * Where the rules stand: `procedure.step`, with what the frame carries if it carries anything.
 * The procedure that asks goes by its name alone: which of its questions is open is said by the question's kind.
 */
export type Crumb = string | [string, Json];
/** Left out: the kind (it is that of the question), the seat, and whatever has its usual value. */
export interface WireDecision {
  id: number;
  shape: Shape;
  mayPass?: true;
  deadline?: Exclude<Deadline, 'normal'>;
  fallback?: { choice: Json };
  standing?: { choice: Json };
}
export interface WirePublic<G extends GameTypes = GameTypes> {
  open: G['Open'];
  sizes: G['Sizes'];
  stack: Crumb[];
  ask: View<G>['ask'];
  over: Json;
  out?: Seat[];
}
export interface WirePrivate<G extends GameTypes = GameTypes> {
  own: G['Own'] | null;
  circles: Record<string, G['Shared']>;
  decision: WireDecision | null;
  offer: WireDecision | null;
  sealed: Sealed;
}
export interface WireView<G extends GameTypes = GameTypes> extends WirePublic<G>, WirePrivate<G> {
  seat: number | null;
  seats: number;
}

export const publicPart = <G extends GameTypes>({ open, sizes, stack, ask, over, out }: View<G>): WirePublic<G> => ({
  open,
  sizes,
  stack: stack.map(crumb),
  ask,
  over,
  ...(out && { out }),
});
const crumb = ({ proc, step, at, asking }: Frame): Crumb => {
  const name = asking ? proc : `${proc}.${step}`;
  return at === null ? name : [name, at];
};

export function wireDecision(decision: Decision | null): WireDecision | null {
  if (!decision) return null;
  const { id, shape, mayPass, deadline, fallback, standing } = decision;
  const out: WireDecision = { id, shape };
  if (mayPass) out.mayPass = true;
  if (deadline !== 'normal') out.deadline = deadline;
  if (typeof fallback === 'object' && 'choice' in fallback && !(mayPass && fallback.choice === null)) out.fallback = fallback;
  if (standing) out.standing = standing;
  return out;
}

export function toWire<G extends GameTypes>(seen: View<G>): WireView<G> {
  const { seat, seats, own, circles, decision, offer, sealed } = seen;
  return { seat, seats, ...publicPart(seen), own, circles, decision: wireDecision(decision), offer: wireDecision(offer), sealed };
}

/** Made once for each decision received: what did not change stays the very same object. */
const decisions = new WeakMap<WireDecision, Decision>();

function readDecision(wire: WireDecision | null, kind: string, seat: number): Decision | null {
  if (!wire) return null;
  const known = decisions.get(wire);
  if (known?.kind === kind) return known;
  const { id, shape, mayPass = false, deadline = 'normal', standing = null } = wire;
  const fallback: Fallback = wire.fallback ?? (mayPass ? { choice: null } : 'random');
  const made: Decision = { id, kind, seat, shape, mayPass, deadline, fallback, standing };
  decisions.set(wire, made);
  return made;
}

const readCrumb = (entry: Crumb): Frame => {
  const [name, at] = typeof entry === 'string' ? [entry, null] : entry;
  const [proc, step = ''] = name.split('.');
  return { proc, step, at, asking: null };
};

/**
 * The kernel's view again. What is the rules' business and not a player's stays behind: the step and `asking` of the frame that asks,
 * and from which narrower shape a clock draws at random (`fallback` just says so).
 */
export function fromWire<G extends GameTypes>(wire: WireView<G>): View<G> {
  const { seat, seats, open, own, circles, sizes, stack, ask, decision, offer, sealed, over, out } = wire;
  const read = (d: WireDecision | null): Decision | null => (ask && seat !== null ? readDecision(d, ask.kind, seat) : null);
  return {
    seat,
    seats,
    open,
    own,
    circles,
    sizes,
    stack: stack.map(readCrumb),
    ask,
    decision: read(decision),
    offer: read(offer),
    sealed,
    over,
    ...(out && { out }),
  };
}
