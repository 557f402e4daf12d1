/**
 * The table of secrets (section 6) as changes a viewer must not notice. Written from the specification, not from the rules,
 * so that the two check each other.
 */
import type { Dice, Seat, Viewer } from '@lurk/kernel';
import { collectSwaps, reorder, type Swap, trade } from '@lurk/testkit';
import { HUNTED, type NA, type Whole } from '../types.ts';

export function swaps(s: Whole, viewer: Viewer, dice: Dice): Swap<NA>[] {
  const { swaps: out, change } = collectSwaps<NA>();
  const { open } = s;
  /** The order in which somebody holds cards is nobody's business, and no rule ever shows it. */
  const sort = (secret: string, list: (copy: Whole) => unknown[]): void => change(secret, (copy) => reorder(list(copy), dice), true);
  const others = open.hunted.filter((h) => h !== viewer);

  for (const h of others) {
    change('which Place card is face down', ({ own }) => trade(own[h].hand, own[h].down, dice));
    sort('the order of a hand', ({ own }) => own[h].hand);
    sort('the order of face-down cards', ({ own }) => own[h].down);
    sort('the order of Survival cards', ({ own }) => own[h].survival);
    change('Survival cards in a hand', ({ own, vault }) => trade(own[h].survival, vault.survivalDeck, dice));
    change('cards seen at the Shelter', ({ own, vault }) => trade(own[h].drawn, vault.survivalDeck, dice));
    sort('cards seen at the Shelter', ({ own }) => own[h].drawn);
    change('who holds which Survival card', ({ own }) => {
      const mate = others[dice.below('swap', others.length)];
      return mate !== h && trade(own[h].survival, own[mate].survival, dice);
    });
    if (open.smokescreen && !seesSmoke(s, viewer))
      change('a discard under Smokescreen', ({ own, circle }) => trade(own[h].hand, circle[HUNTED].facts.discards[h], dice));
    if (open.smokescreen && !seesSmoke(s, viewer))
      change('the order of a discard under Smokescreen', ({ circle }) => reorder(circle[HUNTED].facts.discards[h], dice));
  }
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    change('"pass for the rest of the phase"', ({ own }) => {
      own[seat].passPhase = !own[seat].passPhase;
      return true;
    });
  }
  if (viewer !== open.creature) {
    const her = open.creature;
    change("the Creature's Hunt cards", ({ own, vault }) => trade(own[her].hunt, vault.huntDeck, dice));
    change("the order of the Creature's Hunt cards", ({ own }) => reorder(own[her].hunt, dice));
  }
  change('the order of the Hunt deck', ({ vault }) => reorder(vault.huntDeck, dice));
  change('the order of the Survival deck', ({ vault }) => reorder(vault.survivalDeck, dice));
  return out;
}

const seesSmoke = (s: Whole, viewer: Viewer): boolean => viewer !== 'public' && s.circle[HUNTED].members.includes(viewer as Seat);
