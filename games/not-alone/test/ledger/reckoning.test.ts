/** 3.7 Phase 3, Reckoning: the reveal, the windows, steps A and B (NA-088 to NA-105). */
import { view } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { HuntId } from '../../data/hunt-cards.ts';
import { PLACE_NOS, type PlaceNo } from '../../data/places.ts';
import { silencedBy } from '../../facts/effects.ts';
import { visitAsked } from '../../facts/visits.ts';
import { aTable, CREATURE, type NotAloneTable, tracking } from '../table.ts';

const takeBack = (place: PlaceNo) => ({ pick: 'takeBack', with: place });

scenario('NA-088 W3v: who played two through the River keeps one in secret, all at once; the other is never shown', () => {
  const tables = ([1, 3] as PlaceNo[]).map((other) => {
    const table = aTable().hunted(1, { double: 'river' }).hunted(2, { double: 'river' }).hunted(3, { double: 'artefact' });
    table.goTo([2, other], [4, 5], [2, 4]).tokens({ creature: 8 }).expectAsked('riverKeep', [1, 2]);
    return table.answer(1, 2);
  });
  const same = () => tables[0].expectSameFor([0, 2, 3, 'public'], tables[1]);
  same();
  expect(tables[0].told('public').some(({ t }) => t === 'placesShown')).toBe(false);
  for (const table of tables) table.answer(2, 5);
  same();
  expect(tables[1].handOf(1)).toEqual([1, 3, 4, 5]);
  expect(tables[1].visits).toEqual(['1/2 at 2', '2/5 at 5', '3/2 at 2', '3/4 at 4']);
});
scenario('NA-089 all reveal at once; each card is a visit at its place; pending doubles are used up', () => {
  const table = aTable().hunted(2, { double: 'artefact' }).goTo(2, [4, 5], 3).tokens({ creature: 8 });
  table.expectTold('public', {
    t: 'placesShown',
    shown: [
      { hunted: 1, cards: [2] },
      { hunted: 2, cards: [4, 5] },
      { hunted: 3, cards: [3] },
    ],
  });
  expect(view(table.match, CREATURE).open.visits.map(({ hunted, at }) => `${hunted} at ${at}`)).toEqual([
    '1 at 2',
    '2 at 4',
    '2 at 5',
    '3 at 3',
  ]);
  expect(table.person(2).double).toBeNull();
  table.expectAsked('resolveVisit', [1]);
});
scenario('NA-090 W3a: right after the reveal Detour or Cataclysm, then Detector, Dodge, Hologram or Wrong Track', () => {
  const table = aTable().creature('detour', 'cataclysm', 'stasis');
  table.survival(1, 'detector', 'dodge', 'hologram', 'wrongTrack', 'drone', 'gate', 'amplifier').is({ rescue: 9 });
  table.goTo(4, 2, 2).tokens({ creature: 4, artemia: 4 }).until('w3aCreature').expectAsked('w3aCreature', [CREATURE]);
  expect(table.cardsOf(CREATURE)).toEqual(['cataclysm', 'detour']);
  table.pass(CREATURE).expectAsked('w3aHunted', [1]);
  expect(table.cardsOf(1)).toEqual(['detector', 'dodge', 'hologram', 'wrongTrack']);
  expect(table.open.visits.some(({ resolved }) => resolved)).toBe(false);
});
scenario(
  'NA-091 a visit lasts to the end of the phase, though the card be back in their hand: a token moved there catches them (NA-R31)',
  () => {
    const table = aTable().survival(2, 'wrongTrack').goTo(2, 4, 4).tokens({ creature: 3 });
    table.power(1, []).until('w3c');
    expect(table.s.own[1].hand).toContain(2);
    table.survives(2, 'wrongTrack', { pick: 'creature', with: 2 }).until('w1a');
    table.expectTold('public', { t: 'caught', who: 1, place: 2 });
    expect(table.person(1).will).toBe(2);
    expect(table.open.assim).toBe(8);
  },
);
scenario('NA-092 free places, then the Target token, the Artemia token, the Creature token, the Will check', () => {
  const table = tracking('scream', 'mutation').hunted(3, { will: 1 });
  table.goTo(3, 4, 5).plays('scream').plays('mutation').tokens({ creature: 5, artemia: 4, target: 3 });
  // Hunted 1 is under the Target token, 2 under Artemia, 3 under the Creature; nobody is free.
  table.until('screamChoice').expectAsked('screamChoice', [1]).discards(1, 1, 2);
  table.until('resolveVisit').expectAsked('resolveVisit', [1]).pass(1);
  table.expectAsked('artemiaDiscard', [2]).answer(2, [1]).expectAsked('w1a', [CREATURE]);
  const steps = ['placesShown', 'screamSuffered', 'visitPassed', 'discarded', 'caught', 'collapsed'];
  const heard = table.told('public').flatMap((e) => {
    if (e.t === 'discarded') return e.why === 'artemia' ? [e.t] : [];
    return steps.includes(e.t) ? [e.t] : [];
  });
  expect(heard).toEqual(steps);
});
scenario('NA-093 each token binds every visit at its place, but for Dodge against the one and Detector against the other (NA-R51)', () => {
  const free = (card: 'dodge' | 'detector' | null, tokens: { creature: PlaceNo; artemia: PlaceNo }): boolean => {
    const table = aTable().is({ rescue: 9 });
    if (card) table.survival(1, card);
    table.goTo(4, 2, 2).tokens(tokens);
    if (card) table.until('w3aHunted').survives(1, card);
    table.until('resolveVisit');
    return table.match.s.control.ask!.who.includes(1);
  };
  const [onCreature, onArtemia, both] = [
    { creature: 4, artemia: 10 },
    { creature: 10, artemia: 4 },
    { creature: 4, artemia: 4 },
  ] as const;
  expect([free(null, onCreature), free('dodge', onCreature)]).toEqual([false, true]);
  expect([free(null, onArtemia), free('detector', onArtemia)]).toEqual([false, true]);
  expect([free('dodge', both), free('detector', both)]).toEqual([false, false]);
});
scenario('NA-094 step A in Hunted order: places without a binding token or a step B card; Clone is none', () => {
  const visitors = (table: NotAloneTable): number[] => {
    const order: number[] = [];
    while (table.until('resolveVisit').kind === 'resolveVisit' && table.open.turn === 1) {
      order.push(table.match.s.control.ask!.who[0]);
      table.pass(order.at(-1)!);
      if (order.length === 3 || table.open.phase !== 3) break;
    }
    return order;
  };
  const mirrored = aTable().creature('scream').goTo(3, 4, 5).plays('scream').tokens({ creature: 10, target: 3 });
  mirrored.until('resolveVisit').expectAsked('resolveVisit', [2]).pass(2).until('resolveVisit', 3).pass(3);
  mirrored.expectAsked('screamChoice', [1]).answer(1, 'loseWill').until('resolveVisit').expectAsked('resolveVisit', [1]);

  expect(visitors(aTable().goTo(3, 4, 5).tokens({ creature: 10 }))).toEqual([1, 2, 3]);
  // A Target token that is Clone binds like the Creature token.
  const clone = aTable().creature('clone').goTo(3, 4, 5).plays('clone').tokens({ creature: 10, target: 4 });
  clone.until('resolveVisit').expectAsked('resolveVisit', [1]).pass(1).until('resolveVisit').expectAsked('resolveVisit', [3]);
});
scenario('NA-094a steps A and B are computed anew: a Hunted freed late is served though later ones have been', () => {
  const table = aTable().survival(3, 'wrongTrack').goTo(4, 2, 2).tokens({ creature: 4 });
  table.until('resolveVisit').expectAsked('resolveVisit', [2]).pass(2).until('resolveVisit', 3);
  table.survives(3, 'wrongTrack', { pick: 'creature', with: 9 }).until('resolveVisit').expectAsked('resolveVisit', [1]);
  table.power(1);
  expect(table.open.marker).toBe(true);
  table.until('resolveVisit').expectAsked('resolveVisit', [3]);
});
scenario('NA-095 one of: the power, one card back, Drone or Gate, nothing', () => {
  const at = (): NotAloneTable =>
    aTable().cards(1, [1, 3, 4], [2, 5]).survival(1, 'drone', 'gate').goTo(4, 2, 2).tokens({ creature: 10 }).until('resolveVisit', 1);
  expect(at().optionsOf(1)).toEqual(['power', 'takeBack', 'card']);
  expect(at().cardsOf(1)).toEqual(['drone', 'gate']);
  expect(at().power(1).open.marker).toBe(true);
  expect(at().answer(1, takeBack(5)).person(1).discard).toEqual([2]);
  expect(at().survives(1, 'drone', 8).person(1).owned).toContain(8);
  const nothing = at().pass(1);
  expect(nothing.visit(1).resolved).toBe(true);
  expect(nothing.person(1).discard).toEqual([2, 5]);
  for (const table of [at().answer(1, takeBack(5)), at().pass(1)]) table.until('resolveVisit').expectAsked('resolveVisit', [2]);
});
scenario('NA-096 a card back needs one in the discard, and the card played this turn is not in it', () => {
  const table = aTable().cards(1, [1, 2, 4], [3, 5]).goTo(4, 2, 2).tokens({ creature: 10 });
  table.until('resolveVisit', 1);
  expect(() => table.answer(1, takeBack(4))).toThrow('may not answer');
  expect(table.answer(1, takeBack(3)).until('resolveVisit', 2).optionsOf(2)).toEqual(['power']);
});
scenario(
  'NA-097 NA-097a with two free visits they say openly which comes first, before she is asked, and resolve both before the next',
  () => {
    const table = aTable().creature('cataclysm').hunted(2, { double: 'artefact' });
    table.goTo(2, [3, 4], 2).tokens({ creature: 10 }).until('resolveVisit', 1).pass(1);
    table.expectAsked('visitOrder', [2]);
    expect(table.optionsOf(2)).toEqual([3, 4]);
    table.answer(2, 4).expectAsked('w3i', [CREATURE]);
    table.expectTold(CREATURE, { t: 'visitOrdered', who: 2, card: 4 });
    table.pass(CREATURE).expectAsked('resolveVisit', [2]).power(2);
    expect(table.open.marker).toBe(true);
    table.expectAsked('w3i', [CREATURE]).pass(CREATURE).expectAsked('resolveVisit', [2]).power(2);
    expect(table.person(2).double).toBe('river');
    table.until('resolveVisit').expectAsked('resolveVisit', [3]);
  },
);
scenario('NA-097 the order is asked also of a Hunted one of whose cards is the one just resolved by another', () => {
  const table = aTable().hunted(2, { double: 'artefact' });
  table.goTo(3, [3, 4], 2).tokens({ creature: 10 }).until('resolveVisit', 1).pass(1).expectAsked('visitOrder', [2]);
});
scenario('NA-098 an ineffective place gives nothing at all: no power, no card back, no Drone, no Gate', () => {
  const rich = { hand: [1, 3, 4], discard: [2, 5], survival: ['drone', 'gate'] } as const;
  const visitLost = (card: HuntId, arrange: (table: NotAloneTable) => NotAloneTable): void => {
    const table = aTable()
      .creature(card)
      .cards(1, [...rich.hand], [...rich.discard])
      .survival(1, ...rich.survival);
    arrange(table.goTo(4, 2, 2))
      .until('resolveVisit')
      .expectAsked('resolveVisit', [2]);
    table.until('w3c');
    table.expectTold('public', { t: 'visitLost', hunted: 1, place: 4 });
    expect(table.person(1).discard).toEqual([2, 5]);
  };
  visitLost('interference', (table) => table.plays('interference').tokens({ creature: 10 }));
  visitLost('cataclysm', (table) => table.tokens({ creature: 10 }).until('w3aCreature').plays('cataclysm', 4));
  // Under the Target token the visit is lost in step B.
  for (const [card, target] of [
    ['mirage', '3-4'],
    ['toxin', 4],
  ] as const) {
    const table = aTable().creature(card).cards(1, [1, 3, 4], [2, 5]);
    table.goTo(4, 2, 2).plays(card).tokens({ creature: 10, target }).until('w1a');
    table.expectTold('public', { t: 'visitLost', hunted: 1, place: 4 });
    expect(table.person(1).discard).toEqual([2, 5, 4]);
  }
});
scenario('NA-097 NA-098 when both places are ineffective nothing depends on the order, and it is not asked', () => {
  const table = aTable().creature('mirage').cards(1, [1, 2, 3], [4, 5]).hunted(1, { double: 'artefact' });
  table.goTo([2, 3], 5, 5).plays('mirage').tokens({ creature: 10, target: '2-3' }).until('resolveVisit', 3).pass(3);
  table.expectTold('public', { t: 'visitLost', hunted: 1, place: 2 }, { t: 'visitLost', hunted: 1, place: 3 });
  // One of the two still has its power: which comes first is asked as ever.
  const mixed = aTable().creature('interference').hunted(1, { double: 'artefact' });
  mixed.goTo([3, 4], 5, 5).plays('interference').tokens({ creature: 10 }).expectAsked('visitOrder', [1]);
});
scenario('NA-098 which Hunt card has made a place ineffective can be read off the table', () => {
  const played = (card: HuntId): NotAloneTable => aTable().creature(card).goTo(5, 5, 5);
  const silent = ({ open }: NotAloneTable) =>
    PLACE_NOS.flatMap((place) => (silencedBy(open, place) ? [[place, silencedBy(open, place)]] : []));
  expect(silent(played('toxin').plays('toxin').tokens({ creature: 10, target: 4 }))).toEqual([[4, 'toxin']]);
  expect(silent(played('mirage').plays('mirage').tokens({ creature: 10, target: '4-9' }))).toEqual([
    [4, 'mirage'],
    [9, 'mirage'],
  ]);
  expect(silent(played('interference').plays('interference'))).toEqual([
    [4, 'interference'],
    [8, 'interference'],
  ]);
  expect(silent(played('cataclysm').tokens({ creature: 10 }).until('w3aCreature').plays('cataclysm', 6))).toEqual([[6, 'cataclysm']]);
  expect(silent(played('scream').plays('scream').tokens({ creature: 10, target: 4 }))).toEqual([]);
});
scenario('NA-094a which visit is being decided is seen by all, and there is none before the first and after the last', () => {
  const asked = (table: NotAloneTable) => {
    const visit = visitAsked(view(table.match, 'public'));
    return visit && [visit.hunted, visit.card];
  };
  const table = aTable().creature('cataclysm').cards(1, [2, 7], []).hunted(1, { double: 'artefact' });
  expect(asked(table.until('explore'))).toBeUndefined();
  table.goTo([2, 7], 2, 3).tokens({ creature: 10 });
  expect(asked(table.until('w3aCreature'))).toBeUndefined();
  expect(asked(table.until('visitOrder').answer(1, 7).until('resolveVisit'))).toEqual([1, 7]);
  // The Shelter asks about cards, not about the visit.
  expect(asked(table.power(1).until('shelterKeep'))).toBeUndefined();
  expect(asked(table.timeout(1).until('resolveVisit'))).toEqual([1, 2]);
  expect(asked(table.pass(1).until('resolveVisit', 2))).toEqual([2, 2]);
  expect(asked(table.until('explore'))).toBeUndefined();
});
scenario('NA-099 a power made ineffective cannot be copied; one that is only under a token can (NA-R33)', () => {
  const lairAt = (card: HuntId | null): NotAloneTable => {
    const table = aTable().cards(1, [1, 2], [3, 4, 5]);
    if (card) table.creature(card);
    table.goTo(1, 2, 4);
    if (card) table.plays(card);
    return table.tokens({ creature: 4 }).until('resolveVisit', 1);
  };
  const copyBeach = { pick: 'power', with: { pick: 'copy', with: { pick: 4, with: true } } };
  expect(lairAt(null).answer(1, copyBeach).open.marker).toBe(true);
  expect(() => lairAt('interference').answer(1, copyBeach)).toThrow('may not answer');
  expect(lairAt('fierceness').answer(1, copyBeach).open.marker).toBe(true);
  const drone = aTable().creature('cataclysm').survival(1, 'drone', 'gate');
  drone.goTo(4, 2, 2).tokens({ creature: 10 }).until('w3aCreature').plays('cataclysm', 5).until('resolveVisit', 1);
  expect(drone.cardsOf(1)).toEqual(['gate']);
  expect(() => drone.survives(1, 'gate', { pick: 5, with: 8 })).toThrow('may not answer');
});
scenario('NA-100 W3i: before each visit she may play Cataclysm; it never acts backwards (NA-R17)', () => {
  const table = aTable().creature('cataclysm').goTo(4, 3, 3).tokens({ creature: 10 }).until('w3i');
  table.expectAsked('w3i', [CREATURE]).pass(CREATURE).expectAsked('resolveVisit', [1]);
  expect(table.cardsOf(CREATURE)).toEqual([]);
  table.power(1).expectAsked('w3i', [CREATURE]).plays('cataclysm', 4);
  expect(table.open.marker).toBe(true);
  expect(table.toldOf('public', 'visitLost')).toEqual([]);
  table.expectAsked('resolveVisit', [2]);

  const in3 = aTable().creature('cataclysm').goTo(3, 3, 4).tokens({ creature: 10 }).until('w3i');
  in3.plays('cataclysm', 3).expectAsked('resolveVisit', [3]);
  expect(in3.toldOf('public', 'visitLost').map(({ hunted }) => hunted)).toEqual([1, 2]);
});
scenario(
  'NA-100a while a Hunted decides, any Hunted may interject; the decision is withdrawn and the next visit found anew (NA-R75)',
  () => {
    const table = aTable().creature('detour').survival(3, 'wrongTrack').survival(1, 'dodge');
    table.goTo(4, 2, 2).tokens({ creature: 4 }).until('resolveVisit').expectAsked('resolveVisit', [2]);
    expect([1, 2, 3].map((h) => table.cardsOf(h))).toEqual([['dodge'], [], ['wrongTrack']]);
    table.survives(1, 'dodge').expectAsked('w3i', [CREATURE]);
    // Not Detour any more (NA-177).
    expect(table.cardsOf(CREATURE)).toEqual([]);
    expect(table.visit(2).resolved).toBe(false);
    table.pass(CREATURE).expectAsked('resolveVisit', [1]);
    // They may interject at their own visit, and are then asked again.
    const own = aTable().survival(1, 'wrongTrack').goTo(4, 2, 2).tokens({ creature: 3 }).until('resolveVisit', 1);
    own.survives(1, 'wrongTrack', { pick: 'creature', with: 4 }).until('resolveVisit').expectAsked('resolveVisit', [2]);
  },
);
