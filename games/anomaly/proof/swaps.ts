/**
 * The table of secrets (section 6.1) as changes a viewer must not notice. Written from the specification, not from the rules,
 * so that the two check each other.
 */
import { type Dice, framesOf, type Viewer } from '@lurk/kernel';
import { collectSwaps, reorder, type Swap, trade } from '@lurk/testkit';
import { ZONES, type Zone } from '../data/board.ts';
import { hasSymbol, type SymbolId } from '../data/symbols.ts';
import type { AN, OwnPawn, Pawn, Whole } from '../types.ts';

export function swaps(s: Whole, viewer: Viewer, dice: Dice): Swap<AN>[] {
  const { swaps: out, change } = collectSwaps<AN>();
  const { open } = s;
  const her = open.anomaly;
  const victim = possessed(s);
  const others = [...new Set(open.students.map(({ seat }) => seat))].filter((seat) => seat !== viewer);

  for (const seat of others) {
    const pawns = [...open.students.keys()].filter((pawn) => open.students[pawn].seat === seat);
    s.own[seat].pawns.forEach((_, i) => {
      const shown = open.students[pawns[i]].shown.at(-1);
      if (!justRevealed(s).includes(pawns[i]))
        change("a Student's zone", ({ own }) => moveTo(own[seat].pawns[i], elsewhere(own[seat].pawns[i].zone, shown, dice)));
      change('trap positions', ({ own }) => shiftTrap(own[seat].pawns[i].traps, dice));
      change("which of an owner's traps lies where", ({ own }) => reorder(own[seat].pawns[i].traps, dice), true);
    });
    // The Anomaly sees the hand it possesses; for all others its copy is the same secret.
    if (seat !== victim) {
      change("a Student's hand", ({ own, vault }) => trade(own[seat].hand, vault.deck, dice));
      const mate = others[dice.below('swap', others.length)];
      if (mate !== seat && mate !== victim) change('who holds which card', ({ own }) => trade(own[seat].hand, own[mate].hand, dice));
    } else if (viewer !== her)
      change('the hand the Anomaly looks into', ({ own, vault }) => {
        if (!trade(own[seat].hand, vault.deck, dice)) return false;
        own[her].prey = own[seat].hand.toSorted();
        return true;
      });
    change('the order of a hand', ({ own }) => reorder(own[seat].hand, dice), true);
  }
  if (viewer !== her) {
    if (s.own[her].pawns.length > 0)
      change("the Anomaly's zone", ({ own }) => moveTo(own[her].pawns[0], elsewhere(own[her].pawns[0].zone, undefined, dice)));
    if (open.reaction === 'maybe')
      change('whether Morph hid the Anomaly', ({ own }) => {
        own[her].struck = own[her].struck.length > 0 ? [] : [own[her].pawns[0].zone];
        return true;
      });
  }
  change('the order of the draw pile', ({ vault }) => reorder(vault.deck, dice));
  change('the order of the radiation stack', ({ vault }) => reorder(vault.radiation, dice));
  return out;
}

/** AN-107, AN-122 The Students who have shown that they are in the Anomaly's zone, until it has fed or given its order. */
const justRevealed = ({ control }: Whole): readonly Pawn[] =>
  framesOf<AN>(control).flatMap(({ proc, at }) => (proc === 'feed' || proc === 'possess' ? at.pawns : []));

/** The seat whose hand the Anomaly is looking into. */
function possessed({ open, control, own }: Whole): number | null {
  const at = control.stack.find(({ proc }) => proc === 'possess')?.at as { victim: number | null } | undefined;
  return at?.victim != null && own[open.anomaly].prey.length > 0 ? open.students[at.victim].seat : null;
}

/** Another zone that shows the same symbol. */
function elsewhere(zone: Zone, symbol: SymbolId | undefined, dice: Dice): Zone {
  const others = ZONES.filter((other) => other !== zone && (!symbol || hasSymbol(other, symbol)));
  return others[dice.below('swap', others.length)];
}

function moveTo(pawn: OwnPawn, zone: Zone): boolean {
  pawn.zone = zone;
  return true;
}

function shiftTrap(traps: Zone[], dice: Dice): boolean {
  if (traps.length === 0) return false;
  const i = dice.below('swap', traps.length);
  traps[i] = elsewhere(traps[i], undefined, dice);
  return true;
}
