/** A guess at all that a view hides, in keeping with all that was seen and remembered. Takes no state, so it cannot cheat. */
import type { Compartments, Dice, Seat } from '@lurk/kernel';
import { DECK, type Kind } from '../data/cards.ts';
import { RADIATION_IDS } from '../data/radiation.ts';
import type { World } from '../deduction/worlds.ts';
import { ordinalOf, studentSeats } from '../facts/pawns.ts';
import type { Memory } from '../memory.ts';
import type { AN, Own, OwnPawn, Pawn, Seen } from '../types.ts';

export function imagine(view: Seen, memory: Memory, dice: Dice): Omit<Compartments<AN>, 'open'> {
  const { open, seats, seat: me } = view;
  const own = Array.from({ length: seats }, (_, seat): Own => (seat === me ? view.own! : { pawns: [], hand: [], prey: [], struck: [] }));
  if (open.placed) placePawns(view, memory, own, dice);
  const deck = dealCards(view, memory, own, dice);
  if (me !== open.anomaly) own[open.anomaly].prey = preyOf(view, own);
  const seen = [...open.radiation.map(({ token }) => token), open.forecast];
  const radiation = RADIATION_IDS.filter((token) => !seen.includes(token));
  return { own, circle: {}, vault: { deck, radiation: dice.shuffle('imagine', radiation) } };
}

/** Everybody else somewhere they can be, with traps where they can have laid them. */
function placePawns({ open, seat: me }: Seen, { trail }: Memory, own: Own[], dice: Dice): void {
  if (me !== open.anomaly) {
    const { zone, struck } = drawn(trail.anomaly.worlds, dice);
    own[open.anomaly].pawns = [{ zone, traps: [] }];
    // AN-152 A hit that was told needs no secret note.
    own[open.anomaly].struck = open.reaction === 'maybe' ? struck.slice() : [];
  }
  open.students.forEach(({ seat }, pawn) => {
    if (seat === me) return;
    const { zone, traps } = drawn(trail.students[pawn].worlds, dice);
    own[seat].pawns[ordinalOf(open, pawn)] = { zone, traps: dice.shuffle('imagine', traps.slice()) } satisfies OwnPawn;
  });
}

const FINE = 2 ** 30;
/** One of the worlds, by its weight. */
function drawn(worlds: readonly World[], dice: Dice): World {
  let left = dice.below('imagine', FINE) / FINE;
  for (const world of worlds) {
    left -= world.weight;
    if (left < 0) return world;
  }
  return worlds[worlds.length - 1];
}

/** Cards not seen are anywhere: in the hands of others or in the draw pile. Cards once seen in a hand are still there. Returns the pile. */
function dealCards({ open, sizes, seat: me }: Seen, { known }: Memory, own: Own[], dice: Dice): Kind[] {
  const pool = DECK.slice();
  const take = (cards: readonly Kind[]): void => {
    for (const card of cards) pool.splice(pool.indexOf(card), 1);
  };
  take([...open.discard, ...open.cards, ...(open.inPlay ? [open.inPlay.card] : [])]);
  const others = studentSeats(open).filter((seat) => seat !== me);
  if (me !== null) take(own[me].hand);
  for (const seat of others) take(knownOf(known, seat));
  dice.shuffle('imagine', pool);
  for (const seat of others) {
    const cards = knownOf(known, seat);
    own[seat].hand = dice.shuffle('imagine', [...cards, ...pool.splice(0, sizes.hand[seat] - cards.length)]);
  }
  return pool;
}
const knownOf = (known: Memory['known'], seat: Seat): Kind[] => known[seat] ?? [];

/** AN-123 While it has not given its order, the Anomaly holds a copy of its victim's hand. */
function preyOf({ open, stack }: Seen, own: Own[]): Kind[] {
  const possession = stack.find(({ proc }) => proc === 'possess');
  const victim = (possession?.at as { victim: Pawn | null } | undefined)?.victim ?? null;
  return victim === null || open.inPlay ? [] : own[open.students[victim].seat].hand.toSorted();
}
