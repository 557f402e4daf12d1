/** Section 5: what the clock answers, row by row. */
import { scenario, Table } from '@lurk/testkit';
import { expect } from 'vitest';
import type { PlaceNo } from '../data/places.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { rules } from '../rules.ts';
import type { Token } from '../types.ts';
import { aTable, CREATURE, type NotAloneTable } from './table.ts';

/** What came out in so many matches that differ by their chance alone. */
const often = <T>(once: (seed: string) => T): T[] => Array.from({ length: 24 }, (_, n) => once(`timeout ${n}`));

scenario('chooseSide: side 2', () => {
  const table = new Table(rules, { seats: 3, options: { ...DEFAULT_OPTIONS, creature: 1 } }).timeout(1);
  expect(table.s.open.side).toBe(2);
});
scenario('w1a and w1c: pass', () => {
  const table = aTable().creature('forceField', 'despair').timeout(CREATURE).expectAsked('explore', [1, 2, 3]);
  for (const h of [1, 2, 3]) table.puts(h, 1);
  table.expectAsked('w1c', [CREATURE]).timeout(CREATURE).expectAsked('w2m', [CREATURE]);
  expect(table.open.huntPlayed).toEqual([]);
});
scenario('playPlaces: any playable cards, as many as they must; nothing else is done for them', () => {
  const downs = often((seed) => {
    const table = aTable({ seed }).cards(1, [1, 2, 3], [4, 5]).hunted(1, { double: 'river', will: 2 }).survival(1, 'adrenaline');
    table.until('explore').timeout(1).timeout(2).timeout(3);
    expect(table.person(1)).toMatchObject({ will: 2, discard: [4, 5] });
    return table.s.own[1].down.toSorted().join();
  });
  expect(new Set(downs)).toEqual(new Set(['1,2', '1,3', '2,3']));
});
scenario('playPlaces: the only card, if it is the only one; nobody Resists for more', () => {
  const table = aTable().cards(1, [3], [1, 2]).until('explore').timeout(1).timeout(2).timeout(3);
  expect(table.s.own[1].down).toEqual([3]);
  expect(table.person(1).will).toBe(3);
});
scenario('NA-074 the clock never pays a last Will: it Gives Up outright', () => {
  const table = aTable().creature('forceField').cards(1, [3], [1, 2, 4, 5]).hunted(1, { will: 1 }).plays('forceField', '3-4').timeout(1);
  expect(table.toldOf('public', 'resisted')).toEqual([]);
  table.expectTold('public', { t: 'gaveUp', who: 1 });
});
scenario('resist: one Will if that is enough to play and is not their last, with cards they can play; else giveUp', () => {
  const stuck = (will: number, double: 'artefact' | null = null): NotAloneTable =>
    aTable().creature('forceField').cards(1, [3], [1, 2, 4, 5]).hunted(1, { will, double }).plays('forceField', '3-4').timeout(1);
  for (const double of ['artefact', null] as const) {
    const paid = stuck(2, double);
    expect(paid.person(1)).toMatchObject({ will: 1, resisted: true });
    expect(paid.s.own[1].hand).not.toContain(4);
  }
  expect(stuck(1).person(1)).toMatchObject({ will: 3, discard: [] });
  // The clock takes back cards that can be played, any two of them; NA-066 never those Force Field has closed.
  const taken = often((seed) => {
    const table = aTable({ seed }).creature('forceField').cards(1, [3], [1, 2, 4, 5]).plays('forceField', '3-4').timeout(1);
    return table.s.own[1].hand.slice(1).toSorted().join();
  });
  expect(new Set(taken)).toEqual(new Set(['1,2', '1,5', '2,5']));
  // NA-070 Two cards must come back though one of them alone can be played: that one is among them.
  const mixed = aTable().creature('forceField').cards(1, [], [5, 3, 4]);
  mixed.plays('forceField', '3-4').timeout(1);
  expect(mixed.handOf(1)).toEqual([3, 5]);
  expect(mixed.person(1)).toMatchObject({ will: 2, discard: [4] });
  expect(mixed.timeout(1).timeout(2).timeout(3).s.own[1].down).toEqual([5]);
  // If the discard pile holds only one card, one is enough.
  const last = aTable().cards(1, [], [2]).until('explore').timeout(1);
  expect(last.s.own[1].hand).toEqual([2]);
  // The discard pile holds nothing playable: they Give Up, whatever their Will.
  const closed = aTable().creature('forceField').cards(1, [], [3, 4]);
  closed
    .where(({ people }) => people[1]!.owned.splice(0))
    .plays('forceField', '3-4')
    .timeout(1);
  expect(closed.toldOf('public', 'gaveUp')).toHaveLength(1);
  expect(closed.toldOf('public', 'resisted')).toEqual([]);
  // Two cards are wanted and only one can be had; where a table lets them play the only one (NA-235), it is enough.
  for (const doubleMayPlayOne of [false, true]) {
    const short = aTable({ doubleMayPlayOne }).creature('forceField').cards(1, [3], [4, 1]).hunted(1, { double: 'river' });
    short.where(({ people }) => people[1]!.owned.splice(0, 5, 3, 4, 1));
    short.plays('forceField', '3-4').timeout(1);
    expect(short.open.assim).toBe(doubleMayPlayOne ? 9 : 8);
  }
});

/** Where the clock lays the tokens while nobody can be but on 1, 2 and 5. */
const laid = (arrange: (table: NotAloneTable) => NotAloneTable): Partial<Record<Token, PlaceNo[]>>[] =>
  often((seed) => {
    const table = aTable({ seed });
    for (const h of [1, 2, 3]) table.cards(h, [1, 2, 5], [3, 4]);
    arrange(table.is({ huntLimit: 2, rescue: 9 })).timeout(CREATURE);
    return table.toldOf('public', 'tokensPlaced').at(-1)!.tokens;
  });
const places = (spots: (PlaceNo[] | undefined)[]): Set<PlaceNo> => new Set(spots.flatMap((spot) => spot ?? []));

scenario('placeTokens: the Creature token where somebody may be, the others on other such places', () => {
  const all = laid((table) => table.creature('scream').goTo(2, 2, 2).plays('scream'));
  for (const token of ['creature', 'artemia', 'target'] as const)
    expect(places(all.map((tokens) => tokens[token]))).toEqual(new Set([1, 2, 5]));
  for (const { creature, artemia, target } of all) for (const spot of [artemia, target]) expect(spot).not.toEqual(creature);
});
scenario('placeTokens: where only one place is left for everybody, the others lie anywhere', () => {
  const spots = often((seed) => {
    const table = aTable({ seed });
    for (const h of [1, 2, 3]) table.cards(h, [2], [1, 3, 4, 5]);
    table.is({ rescue: 9 }).goTo(2, 2, 2).timeout(CREATURE);
    return table.toldOf('public', 'tokensPlaced').at(-1)!.tokens;
  });
  expect(places(spots.map(({ creature }) => creature))).toEqual(new Set([2]));
  expect(places(spots.map(({ artemia }) => artemia)).size).toBeGreaterThan(4);
});
scenario('placeTokens: never where Force Field keeps everybody away; behind a Smokescreen any place somebody owns', () => {
  const field = laid((table) => table.creature('forceField').plays('forceField', '1-2').goTo(5, 5, 5));
  expect(places(field.map(({ creature }) => creature))).toEqual(new Set([5]));
  const smoke = laid((table) => table.survival(3, 'smokescreen').until('explore').survives(3, 'smokescreen').goTo(2, 2, 2));
  expect(places(smoke.map(({ creature }) => creature))).toEqual(new Set([1, 2, 3, 4, 5]));
});
scenario('placeTokens: a pair somebody else may be on', () => {
  for (const { creature, artemia } of laid((table) => table.creature('virus').goTo(2, 2, 2).plays('virus')))
    expect([1, 2, 5].some((place) => artemia!.includes(place as PlaceNo) && !creature!.includes(place as PlaceNo))).toBe(true);
});
scenario('placeTokens: a token that becomes available in W2r goes to another such place than the Creature token', () => {
  const all = laid((table) =>
    table
      .cards(1, [1, 2, 5], [3, 4])
      .survival(1, 'vortex')
      .creature('scream')
      .goTo(2, 2, 2)
      .tokens({ creature: 5, artemia: 9 })
      .survives(1, 'vortex', { pick: 2, with: 3 })
      .plays('scream'),
  );
  expect(places(all.map(({ target }) => target))).toEqual(new Set([1, 2, 3]));
});
scenario('hunt2 in W2m and vortex: none', () => {
  const table = aTable().creature('fierceness').cards(1, [1, 2], [3, 4, 5]).survival(1, 'vortex');
  table.goTo(2, 2, 2).timeout(CREATURE).expectAsked('w2r', [1]).timeout(1);
  expect(table.open).toMatchObject({ huntPlayed: [], survivalPlayed: [], phase: 3 });
});
scenario('ascendancyKeep, phobiaKeep and forbiddenZoneDiscard: at random', () => {
  const hands = often((seed) => {
    const table = aTable({ seed }).creature('ascendancy').goTo(2, 2, 2).plays('ascendancy', 1).timeout(1);
    return table.s.own[1].hand.join();
  });
  expect(new Set(hands).size).toBeGreaterThan(3);
  expect(aTable().creature('phobia').goTo(2, 2, 2).plays('phobia', 1).timeout(1).toldOf(CREATURE, 'phobiaCards')).toHaveLength(1);
  const zone = aTable().creature('forbiddenZone').goTo(2, 2, 2).plays('forbiddenZone').timeout(1).timeout(2).timeout(3);
  expect([1, 2, 3].map((h) => zone.s.own[h].hand.length)).toEqual([3, 3, 3]);
});
scenario('riverKeep: a card whose place has no token, else any', () => {
  const kept = (tokens: { creature: PlaceNo; artemia: PlaceNo }): string[] =>
    often((seed) => {
      const table = aTable({ seed }).hunted(1, { double: 'river' }).is({ rescue: 9 });
      table.goTo([3, 4], 2, 2).tokens(tokens).until('riverKeep').timeout(1);
      return table.person(1).front.join();
    });
  expect(new Set(kept({ creature: 3, artemia: 9 }))).toEqual(new Set(['4']));
  expect(new Set(kept({ creature: 9, artemia: 4 }))).toEqual(new Set(['3']));
  expect(new Set(kept({ creature: 3, artemia: 4 }))).toEqual(new Set(['3', '4']));
});
scenario('w3aCreature and w3i: pass for the phase; w3aHunted and w3c: pass', () => {
  const table = aTable().creature('stasis').survival(1, 'drone');
  table.goTo(2, 2, 2).tokens({ creature: 8 }).expectAsked('w3aCreature', [CREATURE]).timeout(CREATURE);
  table.expectAsked('w3aHunted', [1]).timeout(1).expectAsked('w3i', [CREATURE]);
  expect(table.decisionOf(CREATURE).standing).toEqual({ choice: null });
  expect(table.timeout(CREATURE).s.own.map(({ passPhase }) => passPhase)).toEqual([true, false, false, false]);
  table.until('w3c').expectAsked('w3c', [1]).timeout(1);
  expect(table.open).toMatchObject({ survivalPlayed: [], phase: 4 });
});
scenario('visitOrder: the lower number first', () => {
  const table = aTable().hunted(1, { double: 'artefact' });
  table.goTo([5, 3], 2, 2).tokens({ creature: 8 }).until('visitOrder').timeout(1);
  expect(table.toldOf('public', 'visitOrdered').map(({ card }) => card)).toEqual([3]);
});
scenario('resolveVisit: the power of Beach, Wreck, Jungle, Swamp and Lair; else the latest discard back; else nothing', () => {
  const visit = (place: PlaceNo, discard: PlaceNo[], persecuted = false): NotAloneTable => {
    const table = aTable().creature('persecution').cards(1, [place], discard);
    table.goTo(place, 3, 3);
    if (persecuted) table.plays('persecution');
    return table
      .tokens({ creature: place === 7 ? 9 : 7 })
      .until('resolveVisit', 1)
      .timeout(1);
  };
  expect(visit(4, [1]).open.marker).toBe(true);
  expect(visit(8, [1]).open.rescue).toBe(14);
  expect(visit(2, [1, 3, 5]).handOf(1)).toEqual([2, 5]);
  expect(visit(6, [1, 3, 5]).handOf(1)).toEqual([3, 5, 6]);
  expect(visit(1, [2, 3]).s.own[1].hand).toEqual([2, 3]);
  for (const place of [2, 6] as PlaceNo[]) expect(visit(place, [], true).s.own[1].hand).toEqual([place]);
  for (const place of [1, 2, 6] as PlaceNo[]) expect(visit(place, [3, 5], true).s.own[1].hand).toEqual([5]);
  expect(visit(2, [], true).s.own[1].hand).toEqual([2]);
  for (const place of [3, 5, 7, 9, 10] as PlaceNo[]) expect(visit(place, [1, 4]).s.own[1].hand).toEqual([4]);
  expect(visit(3, []).toldOf('public', 'visitPassed')).toHaveLength(1);
  expect(visit(1, []).toldOf('public', 'visitPassed')).toHaveLength(1);
});
scenario('shelterKeep: either card', () => {
  const kept = often((seed) => {
    const table = aTable({ seed }).cards(1, [7], []).survivalDeck(['dodge', 'gate'], 3).goTo(7, 2, 2).tokens({ creature: 8 });
    return table.until('resolveVisit', 1).power(1).timeout(1).s.own[1].survival.join();
  });
  expect(new Set(kept)).toEqual(new Set(['dodge', 'gate']));
});
scenario('screamChoice: two cards from a hand of four, or to save the last Will; else one Will', () => {
  const screamed = (hand: PlaceNo[], will: number): [number, number] => {
    const table = aTable()
      .creature('scream')
      .cards(1, [...hand, 2], [])
      .hunted(1, { will });
    table.goTo(2, 3, 3).plays('scream').tokens({ creature: 8, target: 2 }).until('screamChoice').timeout(1);
    return [table.s.own[1].hand.length, table.person(1).will];
  };
  expect(screamed([1, 3, 4, 5], 3)).toEqual([2, 3]);
  expect(screamed([1, 3, 4], 3)).toEqual([3, 2]);
  expect(screamed([1, 3], 1)).toEqual([0, 1]);
  expect(screamed([1, 3], 2)).toEqual([2, 1]);
});
scenario('toxinDiscard and artemiaDiscard: at random', () => {
  const poisoned = often((seed) => {
    const table = aTable({ seed }).creature('toxin').survival(1, 'drone', 'gate');
    table.goTo(2, 3, 3).plays('toxin').tokens({ creature: 8, target: 2 }).until('toxinDiscard').timeout(1);
    return table.s.own[1].survival.join();
  });
  expect(new Set(poisoned)).toEqual(new Set(['drone', 'gate']));
  const lost = often((seed) => {
    const table = aTable({ seed }).is({ rescue: 9 });
    table.goTo(2, 3, 3).tokens({ creature: 8, artemia: 2 }).until('artemiaDiscard').timeout(1);
    return table
      .toldOf('public', 'discarded')
      .find(({ why }) => why === 'artemia')!
      .cards.join();
  });
  expect(new Set(lost)).toEqual(new Set(['1', '3', '4', '5']));
});
scenario('phase 4, w4Creature and w4Hunted: pass', () => {
  const table = aTable().creature('stasis').survival(1, 'doubleBack');
  table.goTo(3, 3, 3).tokens({ creature: 8 }).until('w4Creature').timeout(CREATURE);
  table.expectAsked('w4Hunted', [1]).timeout(1);
  expect(table.open).toMatchObject({ turn: 2, rescue: 14 });
  expect(table.person(1).discard).toEqual([3]);
});
