/** What screens say of tokens, Place cards and Will (facts/shown.ts, facts/people.ts). */
import { must } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { PLACE } from '../data/places.ts';
import { isLastWill } from '../facts/people.ts';
import { beaconLit, cardLies, heldOpenly, mayPlanTokens, tokenWaits } from '../facts/shown.ts';
import type { Open } from '../types.ts';
import { aTable } from './table.ts';

const at = (change: Partial<Open>): Open => ({ ...aTable().open, ...change });

scenario('NA-044 she may think about her tokens from the choice of the side to the end of Phase 2, and not once somebody has won', () => {
  expect(([0, 1, 2, 3, 4] as const).map((phase) => mayPlanTokens(at({ phase })))).toEqual([true, true, true, false, false]);
  expect(mayPlanTokens(at({ phase: 1, side: null }))).toBe(false);
  expect(mayPlanTokens(at({ phase: 1, winner: 'hunted' }))).toBe(false);
});
scenario('NA-044 a token that cannot be laid yet waits for its symbol in Phase 2, the Creature and any token after it for later', () => {
  expect((['creature', 'artemia', 'target'] as const).map((token) => tokenWaits(at({ phase: 2 }), token))).toEqual([
    'later',
    'artemia',
    'target',
  ]);
  expect((['artemia', 'target'] as const).map((token) => tokenWaits(at({ phase: 3 }), token))).toEqual(['later', 'later']);
});
scenario('NA-018 after the reveal all see which Place cards are held; under Smokescreen no discard takes any away', () => {
  const table = aTable().cards(1, [1, 2, 3], [4, 5]);
  table.where(({ people }) => void people[1]?.front.push(2));
  expect(heldOpenly(table.open, 1)).toEqual([1, 3]);
  const open = at({ people: table.open.people.map((person) => person && { ...person, discard: null, front: [] }) });
  expect(heldOpenly(open, 1)).toEqual([1, 2, 3, 4, 5]);
});
scenario('NA-018 one’s own Place card is in hand, in the discard, or nowhere', () => {
  const table = aTable().cards(1, [1, 2], [4, 5]);
  const { view } = table.seen(1);
  const me = { ...view, seat: 1, own: must(view.own) };
  const lies = ([1, 4, 9] as const).map((place) => cardLies(me, place));
  expect(lies).toEqual(['hand', 'discard', 'absent']);
});
scenario('NA-010 the beacon is lit where the Marker is: on the Beach', () => {
  expect([beaconLit(at({ marker: true }), PLACE.beach), beaconLit(at({ marker: false }), PLACE.beach)]).toEqual([true, false]);
  expect(beaconLit(at({ marker: true }), PLACE.jungle)).toBe(false);
});
scenario('NA-074 to pay one’s last Will is to give up; nobody who watches has any', () => {
  const { open } = aTable().hunted(1, { will: 1 }).hunted(2, { will: 2 });
  expect([isLastWill(open, 1, 1), isLastWill(open, 2, 1), isLastWill(open, 2, 2), isLastWill(open, null, undefined)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(isLastWill(open, 0, 1)).toBe(false);
});
