/** 3.2 General rules, the part about Hunt and Survival cards (NA-026 to NA-039). */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { HUNT_IDS, type HuntId } from '../../data/hunt-cards.ts';
import { SURVIVAL_IDS, type SurvivalId } from '../../data/survival-cards.ts';
import { aTable, CREATURE, type NotAloneTable, tracking } from '../table.ts';

scenario('NA-026 cards of one phase act in the order played, each completely before another is played', () => {
  const stepB = (first: HuntId, second: HuntId): string[] => {
    const table = tracking('scream', 'toxin').cards(1, [2], []).survival(1, 'dodge');
    table.goTo(2, 3, 3).plays(first).plays(second).tokens({ creature: 10, target: 2 }).until('explore');
    return table.told('public').flatMap(({ t }) => (t === 'screamSuffered' || t === 'survivalDiscarded' ? [t] : []));
  };
  expect(stepB('scream', 'toxin')).toEqual(['screamSuffered', 'survivalDiscarded']);
  expect(stepB('toxin', 'scream')).toEqual(['survivalDiscarded', 'screamSuffered']);

  const table = tracking('forbiddenZone', 'clone');
  table.goTo(1, 2, 3).plays('forbiddenZone').expectAsked('forbiddenZoneDiscard', [1, 2, 3]);
  expect(table.cardsOf(CREATURE)).toEqual([]);
  table.answer(1, 2).answer(2, 3).answer(3, 4).expectAsked('w2m', [CREATURE]);
  expect(table.cardsOf(CREATURE)).toEqual(['clone']);
});
scenario('NA-027 the Creature is asked first in W3a and W4, before each visit, and again after every card of a Hunted', () => {
  const table = aTable().creature('cataclysm').is({ marker: true }).cards(1, [1, 2, 4], [3, 5]).survival(1, 'wrongTrack');
  table.cards(2, [1, 2, 4], [3, 5]).survival(2, 'hologram', 'vortex').survival(3, 'amplifier').is({ rescue: 5 });
  table.goTo(2, 4, 4).tokens({ creature: 1, artemia: 10 });
  table.expectAsked('w2r', [1, 2]).survives(2, 'vortex', { pick: 4, with: 3 });
  table.expectAsked('w2rCreature', [CREATURE]).pass(CREATURE);
  table.expectAsked('w3aCreature', [CREATURE]).pass(CREATURE).expectAsked('w3aHunted', [1, 3]);
  table.survives(1, 'wrongTrack', { pick: 'creature', with: 6 }).expectAsked('w3aCreature', [CREATURE]).pass(CREATURE).pass(3);
  table.expectAsked('w3i', [CREATURE]).pass(CREATURE).expectAsked('resolveVisit', [1]).pass(1);
  table.expectAsked('w3i', [CREATURE]).pass(CREATURE).expectAsked('resolveVisit', [2]).pass(2);
  table.until('w4Creature').expectAsked('w4Creature', [CREATURE]).pass(CREATURE);
  table.expectAsked('w4Hunted', [3]).survives(3, 'amplifier').expectAsked('w4Creature', [CREATURE]);
});
scenario('NA-027 NA-100a after an interjection the Creature is asked again before the next visit', () => {
  const table = aTable().creature('cataclysm').survival(2, 'wrongTrack');
  table.goTo(2, 2, 2).tokens({ creature: 10 }).until('resolveVisit').expectAsked('resolveVisit', [1]);
  table.survives(2, 'wrongTrack', { pick: 'creature', with: 9 });
  table.expectAsked('w3i', [CREATURE]);
});
scenario('NA-028 a Hunt card may be played only in the phase printed on it', () => {
  const table = aTable().creature('despair', 'forceField', 'mutation', 'cataclysm', 'detour', 'stasis');
  table.expectAsked('w1a', [CREATURE]);
  expect(table.cardsOf(CREATURE)).toEqual(['despair', 'forceField']);
  table.goTo(2, 2, 2);
  expect(table.cardsOf(CREATURE)).toEqual(['mutation']);
  table.tokens({ creature: 10 }).expectAsked('w3aCreature', [CREATURE]);
  expect(table.cardsOf(CREATURE)).toEqual(['cataclysm', 'detour']);
  table.until('w4Creature');
  expect(table.cardsOf(CREATURE)).toEqual(['stasis']);
});
scenario('NA-029 one Hunt card per turn, two in the turn after Tracking', () => {
  const table = aTable().creature('fierceness', 'tracking', 'mutation');
  table.goTo(2, 2, 2).plays('fierceness');
  expect(table.cardsOf(CREATURE)).toEqual([]);
  expect(() => table.plays('mutation')).toThrow('may not answer');
  // Nor in a later phase of the turn: Tracking stays in her hand.
  table.tokens({ creature: 10 }).until('w1a');
  expect(table.open.huntDiscard).toEqual(['fierceness']);
  expect(table.toldOf('public', 'huntPlayed')).toHaveLength(1);

  const after = aTable().creature('tracking').goTo(2, 2, 2).tokens({ creature: 10 });
  after.until('w4Creature').plays('tracking').until('w1a');
  expect(after.open.huntLimit).toBe(2);
  after.creature('fierceness', 'mutation', 'clone').goTo(3, 3, 3).plays('fierceness');
  expect(after.cardsOf(CREATURE)).toEqual(['clone', 'mutation']);
  after.plays('clone');
  expect(after.cardsOf(CREATURE)).toEqual([]);
  expect(() => after.plays('mutation')).toThrow('may not answer');
});
scenario('NA-030 a Survival card is played in its own phase, by the Hunted who holds it', () => {
  const hand: SurvivalId[] = ['adrenaline', 'vortex', 'dodge', 'doubleBack'];
  const table = aTable()
    .cards(1, [1, 2, 4], [3, 5])
    .hunted(1, { will: 2 })
    .survival(1, ...hand)
    .hunted(2, { will: 2 })
    .survival(2, 'gate');
  table.until('explore');
  expect([1, 2, 3].map((h) => table.cardsOf(h))).toEqual([['adrenaline'], [], []]);
  expect(() => table.survives(2, 'adrenaline')).toThrow('may not answer');
  table.goTo(2, 3, 3).tokens({ creature: 2 }).expectAsked('w2r', [1]);
  expect(table.cardsOf(1)).toEqual(['vortex']);
  table.until('w3aHunted');
  expect([1, 2].map((h) => table.cardsOf(h))).toEqual([['dodge'], []]);
  table.until('w4Hunted');
  expect(table.cardsOf(1)).toEqual(['doubleBack']);
});
scenario('NA-031 one Survival card per turn for each Hunted; being caught changes nothing to it', () => {
  const table = aTable().hunted(1, { will: 2 }).survival(1, 'adrenaline', 'doubleBack', 'ingenuity').survival(2, 'amplifier');
  table.until('explore');
  table.survives(1, 'adrenaline');
  expect(table.cardsOf(1)).toEqual([]);
  table.goTo(4, 3, 3).tokens({ creature: 4 }).until('w4Hunted').expectAsked('w4Hunted', [2]);
  expect(table.person(1).will).toBe(2);

  const caught = aTable().survival(1, 'doubleBack', 'dodge');
  caught.goTo(4, 3, 3).tokens({ creature: 4 }).until('w4Hunted').expectAsked('w4Hunted', [1]);
  expect(caught.person(1).will).toBe(2);
  expect(caught.cardsOf(1)).toEqual(['doubleBack']);
});
scenario('NA-032 a Hunted may hold any number of Survival cards', () => {
  const held = SURVIVAL_IDS.slice(0, 9);
  const table = aTable()
    .cards(1, [1, 2, 9], [3, 4, 5])
    .survival(1, ...held);
  table.goTo(9, 2, 2).tokens({ creature: 10 }).power(1, 'draw');
  expect(table.s.own[1].survival).toHaveLength(10);
  expect(table.open.survivalDiscard).toEqual([]);
  table.until('resolveVisit', 2).expectAsked('resolveVisit', [2]);
});
scenario('NA-033 played Hunt cards lie beside the board until phase 4, then go on the pile in the order played', () => {
  const table = tracking('mutation', 'fierceness').huntDiscard('clone');
  table.goTo(2, 2, 2).plays('mutation').plays('fierceness').tokens({ creature: 10, artemia: 10 });
  expect(table.open.huntDiscard).toEqual(['clone']);
  expect(table.open.huntPlayed.map(({ card }) => card)).toEqual(['mutation', 'fierceness']);
  table.until('w1a');
  expect(table.open).toMatchObject({ huntDiscard: ['clone', 'mutation', 'fierceness'], huntPlayed: [] });
});
scenario('NA-034 NA-036 a played Survival card is at once on top of its pile; both piles are ordered and seen by all', () => {
  const table = aTable()
    .huntDiscard('clone', 'virus')
    .where((open) => {
      open.survivalDiscard.push('drone');
    })
    .hunted(1, { will: 2 })
    .survival(1, 'adrenaline')
    .survival(2, 'ingenuity')
    .until('explore');
  table.survives(2, 'ingenuity');
  table.survives(1, 'adrenaline');
  for (const viewer of [0, 3, 'public' as const]) {
    expect(table.seen(viewer).view.open.survivalDiscard).toEqual(['drone', 'ingenuity', 'adrenaline']);
    expect(table.seen(viewer).view.open.huntDiscard).toEqual(['clone', 'virus']);
  }
  table.expectAsked('explore', [1, 2, 3]);
});
scenario('NA-035 a card that could have no effect now cannot be played', () => {
  const all: SurvivalId[] = ['adrenaline', 'ingenuity', 'sacrifice', 'sixthSense', 'smokescreen', 'strikeBack'];
  const vain = aTable()
    .survival(1, ...all)
    .is({ marker: true });
  vain.until('explore');
  expect(vain.cardsOf(1)).toEqual(['sacrifice', 'smokescreen']);
  const fit = aTable()
    .cards(1, [1, 2], [3, 4, 5])
    .hunted(1, { will: 1 })
    .survival(1, ...all)
    .creature('clone');
  fit.until('explore');
  expect(fit.cardsOf(1)).toEqual(all.toSorted());

  const small = aTable().creature('ascendancy', 'forbiddenZone', 'phobia');
  for (const h of [1, 2, 3]) small.cards(h, [1], [2, 3, 4, 5]);
  expect(small.goTo(1, 1, 1).cardsOf(CREATURE)).toEqual(['phobia']);
  const large = aTable().creature('ascendancy', 'forbiddenZone', 'phobia');
  expect(large.goTo(1, 1, 1).cardsOf(CREATURE)).toEqual(['ascendancy', 'forbiddenZone', 'phobia']);
});
scenario('NA-035a the conditions are public facts: what others hold or put down changes nobody else’s options', () => {
  const options = [
    [1, 'dodge'],
    [2, 'drone'],
  ].map(([place, card]) => {
    const table = aTable()
      .survival(1, card as SurvivalId)
      .survival(2, 'wrongTrack', 'hologram')
      .creature('clone', 'ascendancy');
    table.goTo(place as 1, 3, 3);
    return [table.cardsOf(CREATURE), table.tokens({ creature: 3 }).until('w3aHunted').cardsOf(2)];
  });
  expect(options[0]).toEqual(options[1]);
  // A card without a condition is always playable in its windows, be there anything to gain or not.
  expect(options[0]).toEqual([['ascendancy', 'clone'], ['wrongTrack']]);
});
scenario('NA-037 an empty Survival deck is made anew from its discard pile, also in the middle of drawing two', () => {
  const table = aTable().cards(1, [1, 7], [2, 3, 4, 5]);
  table.given(({ vault, open }) => {
    open.survivalDiscard = vault.survivalDeck.splice(0, 14);
  });
  const [last] = table.s.vault.survivalDeck;
  table.goTo(7, 2, 2).tokens({ creature: 10 }).power(1);
  table.expectAsked('shelterKeep', [1]);
  expect(table.toldOf('public', 'survivalReshuffled')).toHaveLength(1);
  expect(table.optionsOf(1)).toContain(last);
  expect(table.s.own[1].drawn).toHaveLength(2);
  expect(table.s.vault.survivalDeck).toHaveLength(13);
  expect(table.open.survivalDiscard).toEqual([]);
});

/** The same discard pile reshuffled into a deck in eight matches that differ only in their seed. */
const reshuffled = (once: (seed: string) => readonly string[]): string[] =>
  Array.from({ length: 8 }, (_, n) => once(`reshuffle ${n}`).join());

scenario('NA-037 the new Survival deck is shuffled: the order of the pile, which everybody has seen, tells nothing of it', () => {
  const pile: SurvivalId[] = ['dodge', 'gate', 'drone', 'vortex', 'adrenaline', 'hologram'];
  const decks = reshuffled((seed) => {
    const table = aTable({ seed }).cards(1, [9], []);
    table.survivalDeck([], 3).given(({ open, own }) => {
      open.survivalDiscard = pile.slice();
      own[3].survival = own[3].survival.filter((card) => !pile.includes(card));
    });
    table.restart().goTo(9, 2, 2).tokens({ creature: 10 }).power(1, 'draw');
    expect([...table.s.vault.survivalDeck, ...table.s.own[1].survival].sort()).toEqual(pile.toSorted());
    return [...table.s.vault.survivalDeck, ...table.s.own[1].survival];
  });
  expect(new Set(decks).size).toBeGreaterThan(4);
});
scenario('NA-039 the new Hunt deck is shuffled: the order of the pile, which everybody has seen, tells nothing of it', () => {
  const decks = reshuffled((seed) => {
    const table = aTable({ seed }).creature('fierceness', 'clone', 'virus');
    table.given(({ vault, open }) => {
      vault.huntDeck.splice(0);
      open.huntDiscard = HUNT_IDS.filter((card) => !['fierceness', 'clone', 'virus'].includes(card));
    });
    table.restart().goTo(3, 3, 3).plays('fierceness').tokens({ creature: 10 }).until('w1a');
    const drawn = table.s.own[CREATURE].hunt.slice(2);
    expect([...table.s.vault.huntDeck, ...drawn].sort()).toEqual(
      HUNT_IDS.filter((card) => card !== 'clone' && card !== 'virus').toSorted(),
    );
    return [...table.s.vault.huntDeck, ...drawn];
  });
  expect(new Set(decks).size).toBeGreaterThan(4);
});
scenario(
  'NA-011 NA-037 NA-039 NA-196 each deck and the lot of Strike Back have dice of their own, so that anybody can check the deal',
  () => {
    const thrown = (table: NotAloneTable): Record<string, number> => {
      const { dice } = table.match.s.control;
      return dice.kind === 'keyed' ? { ...dice.drawn } : {};
    };
    const table = aTable().creature('fierceness', 'clone', 'virus').cards(1, [9], []).survival(1, 'strikeBack');
    const dealt = thrown(table);
    expect(Object.keys(dealt).sort()).toEqual(['deck/hunt', 'deck/survival']);
    table.until('explore').survives(1, 'strikeBack');
    expect(thrown(table)).toEqual({ ...dealt, strikeBack: 2 });
    table.given(({ vault, open }) => {
      open.survivalDiscard.push(...vault.survivalDeck.splice(0));
      open.huntDiscard.push(...vault.huntDeck.splice(0));
    });
    const { 'deck/hunt': hunt, 'deck/survival': survival } = thrown(table);
    table.goTo(9, 2, 2).tokens({ creature: 10 }).power(1, 'draw');
    expect(thrown(table)).toMatchObject({ 'deck/hunt': hunt, strikeBack: 2 });
    expect(thrown(table)['deck/survival']).toBeGreaterThan(survival);
    table.until('w1a');
    expect(thrown(table)['deck/hunt']).toBeGreaterThan(hunt);
    expect(Object.keys(thrown(table)).sort()).toEqual(['deck/hunt', 'deck/survival', 'strikeBack']);
  },
);
scenario('NA-038 with no Survival card left nothing is drawn: Shelter and Source are unusable, the plain card back is not', () => {
  const table = aTable()
    .cards(1, [7], [1, 2, 3, 4, 5])
    .cards(2, [9], [1, 2, 3, 4, 5])
    .survival(3, ...SURVIVAL_IDS);
  table.goTo(7, 9, 2).tokens({ creature: 10 }).until('resolveVisit', 1);
  expect(table.optionsOf(1)).toEqual(['takeBack']);
  expect(table.until('resolveVisit', 2).optionsOf(2)).toEqual(['takeBack']);
});
scenario('NA-039 an empty Hunt deck is made anew from the Hunt discard pile', () => {
  const table = aTable().creature('fierceness');
  table.given(({ vault, open }) => {
    open.huntDiscard = vault.huntDeck.splice(1);
  });
  table.restart().goTo(3, 3, 3).plays('fierceness').tokens({ creature: 10 }).until('w1a');
  expect(table.toldOf('public', 'huntReshuffled')).toHaveLength(1);
  expect(table.s.own[CREATURE].hunt).toHaveLength(3);
  expect(table.open.huntDiscard).toEqual([]);
  expect(table.s.vault.huntDeck).toHaveLength(17);
});
