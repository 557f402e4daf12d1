/** 3.4 Windows (NA-054 to NA-059b). */
import { apply, view } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { HUNT_IDS, type HuntId } from '../../data/hunt-cards.ts';
import type { SurvivalId } from '../../data/survival-cards.ts';
import type { Open } from '../../types.ts';
import { aTable, CREATURE, type NotAloneTable } from '../table.ts';

/** Everybody passes to the end of the turn: lists each question asked on the way, and who was asked. */
function passTheTurn(table: NotAloneTable): string[] {
  const asked: string[] = [];
  while (table.open.turn === 1) {
    const { who } = table.match.s.control.ask!;
    asked.push(`${table.kind}: ${who}`);
    for (const seat of who) table.pass(seat);
  }
  return asked;
}
const ALL = [0, 1, 2, 3, 'public'] as const;

const askedAtW3a = (arrange: (table: NotAloneTable) => NotAloneTable): boolean => {
  const table = arrange(aTable()).goTo(2, 2, 2).tokens({ creature: 8 });
  return table.kind === 'w3aCreature';
};

scenario(
  'NA-054 the Creature is askable while a card of the phase may be in her hand, her limit is not reached and no Sacrifice was made',
  () => {
    expect(askedAtW3a((table) => table)).toBe(false);
    expect(askedAtW3a((table) => table.creature('stasis'))).toBe(true);
    expect(askedAtW3a((table) => table.creature('stasis').huntDiscard('detour'))).toBe(true);
    expect(askedAtW3a((table) => table.creature('stasis').huntDiscard('detour', 'cataclysm', 'clone'))).toBe(false);
    // Flashback counts if the top of the pile is a card of the phase, unless that card is Flashback itself.
    expect(askedAtW3a((table) => table.creature('stasis').huntDiscard('detour', 'cataclysm'))).toBe(true);
    expect(askedAtW3a((table) => table.creature('stasis').huntDiscard('flashback', 'detour', 'cataclysm'))).toBe(false);
    // One already played this turn is not in her hand either, and her limit is reached.
    const played = aTable().creature('stasis', 'fierceness').goTo(2, 2, 2).plays('fierceness').tokens({ creature: 8 });
    expect(played.kind).toBe('resolveVisit');
    const sacrificed = aTable().creature('stasis').survival(1, 'sacrifice').until('explore');
    sacrificed.survives(1, 'sacrifice', 5).goTo(2, 2, 2).tokens({ creature: 8 });
    expect(sacrificed.kind).toBe('resolveVisit');
  },
);
scenario('NA-054 in phase 4 she is asked while Stasis, Tracking, or a Flashback of one of them, may be in her hand', () => {
  const asked = (...pile: HuntId[]): boolean => {
    const table = aTable()
      .creature('clone')
      .huntDiscard(...pile);
    return passTheTurn(table.goTo(2, 2, 2).tokens({ creature: 8 })).includes('w4Creature: 0');
  };
  const others = HUNT_IDS.filter((card) => !['stasis', 'tracking', 'flashback', 'clone'].includes(card));
  expect(asked(...others)).toBe(true);
  expect(asked('stasis', 'virus')).toBe(true);
  expect(asked('stasis', 'tracking', 'virus')).toBe(false);
  expect(asked('stasis', 'virus', 'tracking')).toBe(true);
  expect(asked('flashback', 'stasis', 'virus', 'tracking')).toBe(false);
});
scenario('NA-054 a card already played this turn is not in her hand: with the other one on the pile she is not asked again', () => {
  const table = aTable().creature('despair', 'clone').huntDiscard('forceField', 'virus').is({ huntLimit: 2 });
  table.expectAsked('w1a', [CREATURE]).plays('despair').expectAsked('explore', [1, 2, 3]);
  for (const h of [1, 2, 3]) table.puts(h, 2);
  table.expectAsked('w2m', [CREATURE]);
});
scenario('NA-055 NA-201 under Smokescreen every Hunted with a card in their discard is asked about Vortex, and nobody else', () => {
  const table = aTable().cards(1, [1, 2, 3, 4], [5]).survival(1, 'vortex').survival(2, 'gate').survival(3, 'smokescreen').until('explore');
  table.survives(3, 'smokescreen').goTo(2, 2, 2).tokens({ creature: 8 }).expectAsked('w2r', [1]);
});
scenario(
  'NA-055 a Hunted is askable while a card of the phase may be in their hand; under Smokescreen the size of their discard counts',
  () => {
    const asked = (survival: SurvivalId[], pile: SurvivalId[], artemia = false): boolean => {
      const table = aTable().survival(1, ...survival);
      table.where((open) => {
        open.survivalDiscard.push(...pile);
        if (artemia) open.rescue = 9;
      });
      table.goTo(2, 2, 2).tokens(artemia ? { creature: 8, artemia: 9 } : { creature: 8 });
      return table.kind === 'w3aHunted';
    };
    expect(asked([], [])).toBe(false);
    expect(asked(['drone'], [])).toBe(true);
    expect(asked(['drone'], ['wrongTrack'])).toBe(false);
    expect(asked(['drone'], ['wrongTrack'], true)).toBe(true);
    expect(asked(['drone'], ['wrongTrack', 'hologram'], true)).toBe(false);

    const despair = aTable().survival(1, 'wrongTrack').creature('despair');
    despair.plays('despair').goTo(2, 2, 2).tokens({ creature: 8, artemia: 9 });
    expect(despair.kind).toBe('resolveVisit');

    // All cards of their discard are banned by Force Field: they are not asked about Vortex, except when nobody may know it.
    const vortex = (smoke: boolean): boolean => {
      const table = aTable().cards(1, [1, 2, 3], [4, 5]).survival(1, 'vortex').creature('forceField').survival(2, 'smokescreen');
      table.plays('forceField', '4-5');
      if (smoke) table.survives(2, 'smokescreen');
      return table.goTo(2, 2, 2).tokens({ creature: 8 }).kind === 'w2r';
    };
    expect([vortex(false), vortex(true)]).toEqual([false, true]);
  },
);
scenario('NA-056 everybody askable is asked, whatever they hold: no one else can tell two hands apart by it', () => {
  const tables = [
    { survival: 'wrongTrack', hunt: 'detour' },
    { survival: 'smokescreen', hunt: 'stasis' },
  ].map(({ survival, hunt }) => {
    const table = aTable()
      .survival(1, survival as SurvivalId)
      .creature(hunt as HuntId);
    table.goTo(2, 2, 2).tokens({ creature: 8 });
    return table;
  });
  const asked = tables.map(passTheTurn);
  expect(asked[0]).toEqual(asked[1]);
  expect(asked[0]).toEqual(expect.arrayContaining(['w3aCreature: 0', 'w3aHunted: 1', 'w3i: 0', 'w3c: 1', 'w4Creature: 0', 'w4Hunted: 1']));
  expect(tables[0].told('public')).toEqual(tables[1].told('public'));
  for (const mate of [2, 3]) expect(tables[0].told(mate)).toEqual(tables[1].told(mate));
});

/** Hunted 1 is under the Creature token; with the Artemia token on the table Hologram may be anybody's. */
const inW3a = (artemia = false): NotAloneTable => {
  const table = aTable()
    .survival(1, 'dodge')
    .survival(2, 'wrongTrack')
    .survival(3, 'drone')
    .creature('cataclysm', 'detour')
    .where((open: Open) => {
      open.huntLimit = 2;
      if (artemia) open.rescue = 9;
    });
  const tokens = artemia ? ({ creature: 4, artemia: 10 } as const) : ({ creature: 4 } as const);
  return table.goTo(4, 5, 2).tokens(tokens).expectAsked('w3aCreature', [CREATURE]);
};

scenario('NA-057 the Creature first, again after her card; then all Hunted at once; a card starts the loop again (NA-R11, NA-R12)', () => {
  const table = inW3a().plays('cataclysm', 5).expectAsked('w3aCreature', [CREATURE]).pass(CREATURE);
  table.expectAsked('w3aHunted', [1, 2, 3]).pass(3).survives(2, 'wrongTrack', { pick: 'creature', with: 3 });
  table.expectAsked('w3aCreature', [CREATURE]).plays('detour', { pick: '3/2', with: 3 });
  // She has played two, Wrong Track has been played: Dodge may still be held by Hunted 1 or 3, who stands under the token now.
  table.expectAsked('w3aHunted', [3]).pass(3).expectAsked('resolveVisit', [1]);
});
scenario('NA-057 answers given before a play are dropped unseen: nobody learns that or what somebody had answered (NA-R13)', () => {
  const [silent, passed, standing] = [0, 1, 2].map((i) => {
    const table = inW3a(true).pass(CREATURE);
    if (i > 0) table.answer(3, i === 1 ? null : 'passPhase');
    for (const viewer of ALL) expect(view(table.match, viewer).ask!.waiting).toBeNull();
    table.survives(2, 'wrongTrack', { pick: 'creature', with: 3 }).pass(CREATURE);
    return table.expectAsked('w3aHunted', [1, 3]);
  });
  for (const viewer of [0, 1, 2, 'public'] as const) {
    expect(passed.seen(viewer)).toEqual(silent.seen(viewer));
    expect(standing.seen(viewer)).toEqual(silent.seen(viewer));
  }
  expect(silent.s.own[3].passPhase).toBe(false);
  expect(standing.s.own[3].passPhase).toBe(false);
});
scenario('NA-058 "pass for the rest of this phase" is private, and answers for the player in later windows of the phase', () => {
  const tables = [null, 'passPhase'].map((pass) => {
    const table = inW3a().answer(CREATURE, pass).pass(1).pass(2).answer(3, pass);
    return table.expectAsked('w3i', [CREATURE]);
  });
  tables[1].expectSameFor([1, 2, 'public'], tables[0]);
  expect(tables.map((table) => table.decisionOf(CREATURE).standing)).toEqual([null, { choice: null }]);
  for (const table of tables) table.until('w3c').expectAsked('w3c', [1, 2, 3]);
  expect(tables.map((table) => table.decisionOf(3).standing)).toEqual([null, { choice: null }]);
  expect(tables[1].decisionOf(1).standing).toBeNull();
  // The next phase begins without it.
  tables[1].until('w4Creature');
  expect(tables[1].decisionOf(CREATURE).standing).toBeNull();
});
scenario('NA-059 an answer to an older version of the window is refused, and the player is asked again', () => {
  const table = inW3a().pass(CREATURE);
  const old = table.decisionOf(1).id;
  table.survives(2, 'wrongTrack', { pick: 'creature', with: 3 }).pass(CREATURE);
  const late = apply(table.match, { seat: 1, id: old, choice: { pick: 'play', with: { pick: 'dodge', with: true } } });
  expect(late).toEqual({ ok: false, refusal: 'decisionClosed' });
  expect(table.s.own[1].survival).toEqual(['dodge']);
  table.until('resolveVisit').expectAsked('resolveVisit', [1]);
});
scenario('NA-059a a standing pass is lifted by a card of the other side, by a moved token, and by a Survival card received', () => {
  const standing = (...seats: number[]): NotAloneTable => {
    const table = inW3a().answer(CREATURE, seats.includes(CREATURE) ? 'passPhase' : null);
    for (const h of [1, 2, 3]) table.answer(h, seats.includes(h) ? 'passPhase' : null);
    return table;
  };
  // The other side plays: Cataclysm lifts the Hunted's, and hers stays as it is.
  const card = standing(1, 3).plays('cataclysm', 9).until('w3c');
  expect([1, 3].map((h) => card.decisionOf(h).standing)).toEqual([null, null]);
  // A mate moves a token by interjection: everybody's is lifted.
  const token = standing(CREATURE, 1, 3).pass(CREATURE);
  token.survives(2, 'wrongTrack', { pick: 'creature', with: 9 }).expectAsked('w3i', [CREATURE]);
  expect(token.decisionOf(CREATURE).standing).toBeNull();
  expect([1, 3].map((h) => token.s.own[h].passPhase)).toEqual([false, false]);
  // They draw a Survival card themselves; their mate's order stands.
  const drawn = aTable().cards(1, [9], [1, 2, 3, 4, 5]).survival(1, 'drone').survival(2, 'gate');
  drawn.goTo(9, 2, 2).tokens({ creature: 8 }).until('w3aHunted').expectAsked('w3aHunted', [1, 2]);
  drawn.answer(1, 'passPhase').answer(2, 'passPhase').power(1, 'draw').until('w3c').expectAsked('w3c', [1, 2]);
  expect([1, 2].map((h) => drawn.decisionOf(h).standing)).toEqual([null, { choice: null }]);
});
scenario('NA-059a a card of one’s own side lifts no standing pass', () => {
  // A mate dodges: the Creature has something new to answer, the other Hunted have not.
  const dodged = inW3a().answer(CREATURE, 'passPhase').pass(2).answer(3, 'passPhase');
  dodged.survives(1, 'dodge').expectAsked('w3aCreature', [CREATURE]);
  expect(dodged.decisionOf(CREATURE).standing).toBeNull();
  expect(dodged.s.own.map(({ passPhase }) => passPhase)).toEqual([false, false, false, false]);
  const later = inW3a().answer(CREATURE, 'passPhase').pass(1).pass(2).answer(3, 'passPhase').pass(CREATURE);
  later.expectAsked('resolveVisit', [2]).survives(1, 'dodge').expectAsked('w3i', [CREATURE]);
  expect(later.decisionOf(CREATURE).standing).toBeNull();
  expect(later.s.own.map(({ passPhase }) => passPhase)).toEqual([false, false, false, true]);
  // She speaks up herself in spite of hers: it stands.
  const cataclysm = inW3a().answer(CREATURE, 'passPhase').answer(1, 'passPhase').pass(2).pass(3);
  cataclysm.expectAsked('w3i', [CREATURE]).plays('cataclysm', 9);
  expect(cataclysm.s.own.map(({ passPhase }) => passPhase)).toEqual([true, false, false, false]);
});
scenario('NA-059a a standing pass never forbids a play made unasked', () => {
  const table = inW3a().answer(CREATURE, 'passPhase');
  table.answer(1, 'passPhase').answer(2, 'passPhase').answer(3, 'passPhase').pass(CREATURE).expectAsked('resolveVisit', [2]);
  table.survives(1, 'dodge');
  expect(table.person(1).avoidsCreature).toBe(true);
  table.expectAsked('w3i', [CREATURE]);
});
scenario('NA-059b an unasked play is open to everybody askable, is waited for by nobody, and is shown to nobody else', () => {
  const tables = (['wrongTrack', 'smokescreen'] as SurvivalId[]).map((card) => {
    const table = aTable().survival(2, card);
    return table.goTo(2, 2, 2).tokens({ creature: 8 }).until('resolveVisit').expectAsked('resolveVisit', [1]);
  });
  expect(tables.map((table) => table.cardsOf(2))).toEqual([['wrongTrack'], []]);
  tables[0].expectSameFor([0, 1, 3, 'public'], tables[1]);
  expect(view(tables[0].match, 'public').ask!.waiting).toEqual([1]);
  tables[0].pass(1).expectAsked('resolveVisit', [2]);
});
