/** Conservation: every component is somewhere, once (section 2.1), and every counter on its track. */
import { bagOf, checklist } from '@lurk/testkit';
import { reserveCopies } from '../data/board.ts';
import { WILL_MAX } from '../data/components.ts';
import { HUNT_IDS } from '../data/hunt-cards.ts';
import { HAND_PLACES, RESERVE_PLACES } from '../data/places.ts';
import { SURVIVAL_IDS } from '../data/survival-cards.ts';
import { discardOf } from '../facts/discards.ts';
import type { Whole } from '../types.ts';

export function faults(s: Whole): string[] {
  const { open, own, vault } = s;
  const { faults: out, check } = checklist();
  if (open.side === null || vault.huntDeck.length + vault.survivalDeck.length === 0) return out;

  const filed = open.huntDiscard.concat(open.huntPlayed.map(({ card }) => card));
  check(bagOf([...vault.huntDeck, ...filed, ...own[open.creature].hunt]) === bagOf(HUNT_IDS), 'Hunt cards');
  const held = own.flatMap(({ survival, drawn }) => [...survival, ...drawn]);
  check(bagOf([...vault.survivalDeck, ...open.survivalDiscard, ...held]) === bagOf(SURVIVAL_IDS), 'Survival cards');

  for (const h of open.hunted) {
    const person = open.people[h]!;
    const cards = [...own[h].hand, ...own[h].down, ...person.front, ...discardOf(s, h)];
    check(bagOf(cards) === bagOf(person.owned), `Place cards of seat ${h}`);
    check(new Set(person.owned).size === person.owned.length, `two of a kind at seat ${h}`); // NA-017
    check(person.will >= 0 && person.will <= WILL_MAX, `Will of seat ${h}`);
    check(
      HAND_PLACES.every((place) => person.owned.includes(place)),
      `first places of seat ${h}`,
    );
  }
  for (const place of RESERVE_PLACES) {
    const taken = open.hunted.filter((h) => open.people[h]!.owned.includes(place)).length;
    check(open.reserve[place] + taken === reserveCopies(open.hunted.length), `copies of place ${place}`);
  }
  check(open.rescue >= 0 && open.assim >= 0, 'counters');
  check((open.winner !== null) === (open.rescue === 0 || open.assim === 0), 'winner');
  check(open.huntPlayed.length <= open.huntLimit && open.huntLimit <= 2, 'Hunt limit');
  return out;
}
