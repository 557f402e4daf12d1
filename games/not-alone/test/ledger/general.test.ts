/** 3.2 General rules (NA-015 to NA-040). */

import { accepts, remove } from '@lurk/kernel';
import { playRandomMatch, scenario } from '@lurk/testkit';
import { expect } from 'vitest';

import { PLACE_NOS, type PlaceNo } from '../../data/places.ts';
import type { SurvivalId } from '../../data/survival-cards.ts';
import { notAlone } from '../../proof/index.ts';
import { HUNTED } from '../../types.ts';
import { aTable, CREATURE } from '../table.ts';

scenario('NA-015 just the 13 pairs are adjacent: where Detour may lead from each place, and where a pair token may lie', () => {
  const leads = (from: PlaceNo, to: PlaceNo): boolean => {
    const table = aTable({ players: 2 }).cards(1, [from], []).creature('detour');
    table.goTo(from).tokens({ creature: from }).until('w3aCreature');
    return accepts(table.decisionOf(CREATURE), { pick: 'play', with: { pick: 'detour', with: { pick: `1/${from}`, with: to } } });
  };
  const neighbours = Object.fromEntries(PLACE_NOS.map((from) => [from, PLACE_NOS.filter((to) => leads(from, to))]));
  expect(neighbours).toEqual({
    1: [2, 6],
    2: [1, 3, 7],
    3: [2, 4, 8],
    4: [3, 5, 9],
    5: [4, 10],
    6: [1, 7],
    7: [2, 6, 8],
    8: [3, 7, 9],
    9: [4, 8, 10],
    10: [5, 9],
  });
  const pairs = aTable().creature('mirage').goTo(1, 1, 1).plays('mirage').decisionOf(CREATURE).shape;
  expect(JSON.stringify(pairs)).toContain('["1-2","2-3","3-4","4-5","6-7","7-8","8-9","9-10","1-6","2-7","3-8","4-9","5-10"]');
});
scenario('NA-017 a card moves from where it lies: one that is not there is a mistake that stops the match, and changes nothing', () => {
  const hand = [1, 2, 3];
  remove(hand, [3, 1]);
  expect(hand).toEqual([2]);
  expect(() => remove(hand, [5])).toThrow('no 5 among 2');
  expect(() => remove(hand.slice(1), [5])).toThrow('no 5 among nothing');
  expect(() => remove([1, 2], [5])).toThrow('no 5 among 1, 2');
  expect(hand).toEqual([2]);
});
scenario('NA-016 NA-017 a Hunted owns what is in their hand, before them and in their discard: the Rover gives none of it', () => {
  const table = aTable().cards(1, [1, 2, 5, 7, 8], [3, 4, 6]).hunted(1, { double: 'artefact' });
  table.goTo([5, 8], 2, 2).tokens({ creature: 1 }).until('visitOrder').answer(1, 5);
  for (const owned of [1, 6, 7, 8] as PlaceNo[]) expect(() => table.power(1, owned)).toThrow('may not answer');
  table.power(1, 10);
  expect(table.person(1).owned.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10]);
  table.until('resolveVisit', 1).expectAsked('resolveVisit', [1]);
});
scenario('NA-018 every number of a discard is seen by everybody, the Creature above all, except under Smokescreen', () => {
  const table = aTable().cards(1, [1, 2], [4, 3, 5]).survival(2, 'smokescreen');
  for (const viewer of [0, 1, 2, 'public' as const]) expect(table.seen(viewer).view.open.people[1]!.discard).toEqual([4, 3, 5]);
  table.until('explore').survives(2, 'smokescreen');
  for (const viewer of [0, 'public' as const]) {
    expect(table.seen(viewer).view.open.people[1]!.discard).toBeNull();
    expect(table.seen(viewer).view.circles).toEqual({});
  }
  for (const mate of [1, 2, 3]) expect(table.seen(mate).view.circles.hunted.discards[1]).toEqual([4, 3, 5]);
  expect(table.seen('public').view.sizes.discard).toEqual([0, 3, 0, 0]);
});
scenario('NA-019 the number of cards in every hand, pile and deck is public', () => {
  const table = aTable().cards(1, [1, 2], [3, 4, 5]).survival(1, 'dodge', 'gate').hunted(2, { double: 'artefact' });
  table.creature('stasis', 'clone');
  table.goTo(1, [2, 3], 4);
  for (const viewer of [0, 1, 'public' as const])
    expect(table.seen(viewer).view.sizes).toEqual({
      hand: [0, 1, 3, 4],
      down: [0, 1, 2, 1],
      survival: [0, 2, 0, 0],
      discard: [0, 3, 0, 0],
      hunt: 2,
      huntDeck: 18,
      survivalDeck: 13,
    });
});
scenario('NA-020 no event and no circle gives the Hunted a private channel, but for their discards under Smokescreen', () => {
  const AMONG_HUNTED = ['tookBackCards', 'discardedCards', 'swappedCards'];
  const TO_HER = ['huntDrawnCards', 'struckBackCards', 'phobiaCards'];
  const heard = new Set<string>();
  for (const [i, mode] of notAlone.modes.filter(({ seats }) => seats > 4).entries())
    playRandomMatch(notAlone, mode, `talk ${i}`, {
      onState: ({ s }, told) => {
        expect(Object.keys(s.circle)).toEqual([HUNTED]);
        expect(Object.keys(s.circle[HUNTED].facts)).toEqual(['discards']);
        if (!s.open.smokescreen) expect(s.circle[HUNTED].facts.discards).toEqual([]);
        for (const { to, event } of told) {
          if (to === 'all') continue;
          heard.add(event.t);
          if (AMONG_HUNTED.includes(event.t)) expect(to).toEqual(s.circle[HUNTED].members);
          else if (TO_HER.includes(event.t)) expect(to).toEqual([s.open.creature]);
          else expect([event.t, to.length]).toEqual(['survivalDrawnCards', 1]);
        }
      },
    });
  expect([...heard]).toEqual(expect.arrayContaining(['survivalDrawnCards', 'huntDrawnCards', 'tookBackCards']));
});
scenario('NA-021 nobody sees the cards of a Hunted, and no action of theirs shows them to anybody', () => {
  const tables = (['dodge', 'drone'] as SurvivalId[]).map((card, i) =>
    aTable()
      .survival(1, card)
      .until('explore')
      .puts(1, ([2, 3] as const)[i]),
  );
  expect(tables[0].seen(1)).not.toEqual(tables[1].seen(1));
  tables[0].expectSameFor([0, 2, 3, 'public'], tables[1]);
  expect(tables[0].unseal(1).optionsOf(1)).toEqual(['play']);
});
scenario('NA-022 a loss larger than their Will takes a Hunted to 0 and no further; nothing takes them above 3', () => {
  const table = aTable().hunted(1, { will: 2 }).cards(2, [2, 3, 4, 5], [1]).hunted(2, { will: 2 });
  table.hunted(3, { will: 3 }).survival(3, 'adrenaline').creature('fierceness').until('explore');
  expect(table.cardsOf(3)).toEqual([]);
  table.answer(2, 'giveUp');
  expect(table.person(2).will).toBe(3);
  table.goTo(1, 4, 5).plays('fierceness').tokens({ creature: 1 }).until('explore');
  // One for the token, one for the Lair, one for Fierceness: they had two.
  expect(table.toldOf('public', 'willChanged').filter(({ who }) => who === 1)).toEqual([
    { t: 'willChanged', who: 1, by: -2, will: 0 },
    { t: 'willChanged', who: 1, by: 3, will: 3 },
  ]);
});
scenario('NA-023 a turn is phase 1, 2, 3, 4, then the next turn starts', () => {
  const table = aTable().goTo(1, 2, 3).tokens({ creature: 10 }).until('w1a');
  const heard = table.told('public').flatMap((e) => {
    if (e.t === 'turnBegan') return [`turn ${e.turn}`];
    return e.t === 'phaseBegan' ? [`phase ${e.phase}`] : [];
  });
  expect(heard).toEqual(['turn 1', 'phase 1', 'phase 2', 'phase 3', 'phase 4', 'turn 2', 'phase 1']);
  table.expectAsked('w1a', [CREATURE]);
});
scenario('NA-024 effects end with the turn, except what is said to be for the next one: Tracking and the River', () => {
  const table = aTable({ players: 3 }).cards(1, [1, 2, 3, 4, 5]).survival(1, 'dodge').cards(2, [1, 2, 3, 4, 5, 8]).is({ huntLimit: 2 });
  table.creature('interference', 'tracking');
  table.goTo(4, 3).plays('interference').tokens({ creature: 4 });
  table.until('w3aHunted').survives(1, 'dodge').power(2).until('w4Creature').plays('tracking').until('explore');
  expect(table.open).toMatchObject({ huntLimit: 2, huntPlayed: [], survivalPlayed: [] });
  expect(table.person(2).double).toBe('river');
  expect(table.person(1).avoidsCreature).toBe(false);
  // The turn after: the Wreck is effective again, Dodge protects no more, the double is used up, the limit is 1 again.
  table.goTo(5, [4, 8]).tokens({ creature: 5 }).until('riverKeep').answer(2, 8);
  expect(table.until('resolveVisit', 2).optionsOf(2)).toContain('power');
  expect(table.person(2).double).toBeNull();
  table.until('explore');
  expect(table.person(1).will).toBe(2);
  expect(table.open.huntLimit).toBe(1);
});
scenario('NA-025 a card wins over the general rule: Stasis holds Rescue, Double Back keeps a played card from the discard', () => {
  const table = aTable().survival(1, 'doubleBack').creature('stasis');
  table.goTo(3, 3, 3).tokens({ creature: 10 }).until('w4Creature').plays('stasis');
  table.until('w4Hunted').survives(1, 'doubleBack', 3).until('explore');
  expect(table.open.rescue).toBe(15);
  expect(table.person(1).discard).toEqual([]);
  expect(table.person(2).discard).toEqual([3]);
});
scenario('NA-040 counters move one space at a time, each followed by the Victory check', () => {
  const table = aTable().is({ assim: 1 }).creature('anticipation').hunted(1, { will: 1 });
  table.goTo(4, 5, 5).plays('anticipation', 1).tokens({ creature: 4 }).until('nothing');
  table.expectTold('public', { t: 'assimMoved', to: 0, why: 'caught' });
  expect(table.told('public').at(-1)).toEqual({ t: 'won', winner: 'creature' });
  table.expectOver({ winner: 'creature', turn: 1 });

  const other = aTable().is({ assim: 4 }).creature('anticipation').hunted(1, { will: 1 });
  other.goTo(4, 5, 5).plays('anticipation', 1).tokens({ creature: 4 }).until('w1a');
  other.expectToldLike('public', 'assimMoved', { to: 3, why: 'caught' }, { to: 2, why: 'anticipation' }, { to: 1, why: 'collapse' });
  other.expectAsked('w1a', [CREATURE]);
});
