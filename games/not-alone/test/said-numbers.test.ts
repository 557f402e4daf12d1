/** What a component's text promises, compared with what it does at a table or has in the data: in both languages. */
import { LANGS, type Lang } from '@lurk/i18n';
import { numbersAmiss, scenario, unlikeNumbers } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { hasArtemiaSymbol, RESCUE_START } from '../data/board.ts';
import { HUNT_HAND, MAX_PLAYERS, WILL_AFTER_COLLAPSE_EXPERT, WILL_MAX } from '../data/components.ts';
import { HUNT_CARDS, HUNT_IDS, type HuntId } from '../data/hunt-cards.ts';
import { HAND_PLACES, PAIR_IDS, PLACE, PLACE_NOS, type PlaceNo, RESERVE_PLACES } from '../data/places.ts';
import type { SurvivalId } from '../data/survival-cards.ts';
import { coachOf, glossaryOf, loadWords, lobbyOf, tableOf, wordsOf } from '../i18n/parts.ts';
import { TAKES_BACK } from '../powers/usable.ts';
import { aTable, CREATURE, type NotAloneTable } from './table.ts';

await loadWords();

const promises = (lang: Lang, text: string, numbers: readonly number[]): void => expect(numbersAmiss(lang, text, numbers)).toEqual([]);

const EVERYWHERE = { 1: 2, 2: 3, 3: 5 } as const;
/** Seat 1 goes here, with three cards in the discard, and no token finds anybody. */
const at = (place: PlaceNo): NotAloneTable =>
  aTable()
    .cards(
      1,
      [...new Set<PlaceNo>([place, 3, 5])],
      [1, 2, 4].filter((card): card is PlaceNo => card !== place),
    )
    .hunted(2, { will: 1 })
    .explore({ ...EVERYWHERE, 1: place })
    .tokens({ creature: 10 });
const rescueMoves = (table: NotAloneTable, act: (table: NotAloneTable) => NotAloneTable): number => {
  const before = table.open.rescue;
  return before - act(table).open.rescue;
};
/** What everybody was told that a Will changed by, the last time. */
const willLost = (table: NotAloneTable): number => Math.abs(table.toldOf('public', 'willChanged').at(-1)!.by);
const caughtAt = (place: PlaceNo, table: NotAloneTable): NotAloneTable =>
  table
    .explore({ ...EVERYWHERE, 1: place })
    .tokens({ creature: place })
    .until('explore');
/** The Hunt card is played against seat 1 before the tokens are laid. */
const against = (card: HuntId, choice: number | true = true): NotAloneTable =>
  aTable().creature(card).explore(EVERYWHERE).plays(card, choice);
const spots = (table: NotAloneTable, token: 'artemia' | 'target'): number => table.open.tokens[token].length;
const putDown = (double: 'river' | 'artefact'): NotAloneTable =>
  aTable()
    .hunted(1, { double })
    .explore({ ...EVERYWHERE, 1: [2, 4] });

/** The numbers each place has, measured; `more` stands in the whole rule alone. */
const PLACES: Record<PlaceNo, { does: () => number[]; more?: () => number[] }> = {
  [PLACE.lair]: { does: () => [], more: () => [willLost(caughtAt(1, aTable())) - willLost(caughtAt(2, aTable()))] },
  [PLACE.jungle]: { does: () => [TAKES_BACK[PLACE.jungle]] },
  [PLACE.river]: { does: () => [putDown('river').s.own[1].down.length, 1] },
  [PLACE.beach]: {
    does: () => [rescueMoves(at(PLACE.beach).is({ marker: true }), (table) => table.power(1))],
  },
  [PLACE.rover]: { does: () => [at(PLACE.rover).power(1, 6).toldOf('public', 'placeTaken').length] },
  [PLACE.swamp]: { does: () => [TAKES_BACK[PLACE.swamp]] },
  [PLACE.shelter]: { does: () => [at(PLACE.shelter).power(1).toldOf('public', 'survivalDrawn')[0].count, 1] },
  [PLACE.wreck]: { does: () => [rescueMoves(at(PLACE.wreck), (table) => table.power(1))] },
  [PLACE.source]: {
    does: () => [
      willLost(at(PLACE.source).power(1, { pick: 'heal', with: 2 })),
      at(PLACE.source).power(1, 'draw').toldOf('public', 'survivalDrawn')[0].count,
    ],
    more: () => [WILL_MAX - 1],
  },
  [PLACE.artefact]: { does: () => [putDown('artefact').s.own[1].down.length] },
};

const HUNT: Partial<Record<HuntId, () => number[]>> = {
  forceField: () => [aTable().creature('forceField').plays('forceField', '1-2').open.banned.length],
  anticipation: () => {
    const caught = (table: NotAloneTable) => table.tokens({ creature: 2 }).until('explore').toldOf('public', 'assimMoved').length;
    return [caught(against('anticipation', 1)) - caught(aTable().explore(EVERYWHERE))];
  },
  ascendancy: () => [against('ascendancy', 1).answer(1, [1, 3]).s.own[1].hand.length],
  fierceness: () => [willLost(against('fierceness').tokens({ creature: 2 }).until('explore')) - willLost(caughtAt(2, aTable()))],
  forbiddenZone: () => [against('forbiddenZone').answer(1, 1).answer(2, 1).answer(3, 1).toldOf('public', 'discarded')[0].cards.length],
  persecution: () => [
    aTable()
      .creature('persecution')
      .cards(1, [2, 3], [1, 4, 5])
      .explore(EVERYWHERE)
      .plays('persecution')
      .tokens({ creature: 10 })
      .power(1, 4)
      .toldOf('public', 'tookBack')[0].cards.length,
  ],
  mutation: () => [willLost(against('mutation').tokens({ creature: 10, artemia: 2 }).until('artemiaDiscard').answer(1, [1]))],
  phobia: () => {
    const table = against('phobia', 1);
    const hand = table.s.own[1].hand.length;
    return [hand - table.answer(1, [1, 3]).toldOf('public', 'phobiaShown')[0].count];
  },
  virus: () => [spots(against('virus').tokens({ creature: 10, artemia: '1-2' }), 'artemia')],
  mirage: () => [spots(against('mirage').tokens({ creature: 10, target: '1-2' }), 'target')],
  scream: () => {
    const screamed = () => against('scream').tokens({ creature: 10, target: 2 }).until('screamChoice');
    const cards = screamed().discards(1, 1, 3).toldOf('public', 'discarded')[0].cards.length;
    return [cards, willLost(screamed().answer(1, 'loseWill'))];
  },
  toxin: () => {
    const table = aTable().creature('toxin').survival(1, 'detector', 'dodge').explore(EVERYWHERE);
    table.plays('toxin').tokens({ creature: 10, target: 2 }).until('toxinDiscard').answer(1, 'dodge');
    return [table.toldOf('public', 'survivalDiscarded').length];
  },
  tracking: () => [
    aTable().creature('tracking').explore(EVERYWHERE).tokens({ creature: 10 }).until('w4Creature').plays('tracking').until('explore').open
      .huntLimit,
  ],
};
/** Of a hand of which some are kept: one more has to be in it (NA-155, NA-165). */
const HUNT_RULE: Partial<Record<HuntId, (done: number[]) => number[]>> = {
  ascendancy: ([kept]) => [kept, kept + 1],
  phobia: ([kept]) => [kept, kept + 1],
};

const SURVIVAL: Partial<Record<SurvivalId, () => number[]>> = {
  adrenaline: () => [willLost(aTable().hunted(1, { will: 1 }).survival(1, 'adrenaline').until('explore').survives(1, 'adrenaline'))],
  sacrifice: () => [
    aTable().survival(1, 'sacrifice').until('explore').survives(1, 'sacrifice', 4).toldOf('public', 'discarded')[0].cards.length,
  ],
  sixthSense: () => [
    aTable()
      .cards(1, [1, 2], [3, 4, 5])
      .survival(1, 'sixthSense')
      .until('explore')
      .survives(1, 'sixthSense', [3, 4])
      .toldOf('public', 'tookBack')[0].cards.length,
  ],
  strikeBack: () => [
    aTable()
      .creature('fierceness', 'stasis', 'virus')
      .survival(1, 'strikeBack')
      .until('explore')
      .survives(1, 'strikeBack')
      .toldOf('public', 'struckBack')[0].count,
  ],
  amplifier: () => [
    rescueMoves(
      aTable().is({ marker: true }).survival(1, 'amplifier').explore(EVERYWHERE).tokens({ creature: 10 }).until('w4Hunted'),
      (table) => table.survives(1, 'amplifier'),
    ) - 1, // NA-223 the space of every turn
  ],
};

describe.each(LANGS)('%s', (lang) => {
  const { places, hunt, survival, tokens, boardSides, hand } = tableOf(lang);
  const { terms, counters } = glossaryOf(lang);

  test.each(PLACE_NOS)('place %i does what its card and its rule say', (no) => {
    const { does, more } = PLACES[no];
    promises(lang, places[no].power, does());
    promises(lang, places[no].rule, [...does(), ...(more?.() ?? [])]);
    // The board says it in a few words, and may leave a one out.
    expect(numbersAmiss(lang, places[no].short, does()).filter((fault) => !fault.startsWith('1 '))).toEqual([]);
  });

  test.each(HUNT_IDS)('the Hunt card %s does what it says', (id) => {
    const done = HUNT[id]?.() ?? [];
    if (HUNT_CARDS[id].pair) expect(done).toEqual([2]);
    promises(lang, hunt[id].text, done);
    promises(lang, hunt[id].rule, HUNT_RULE[id]?.(done) ?? done);
  });

  test.each(Object.keys(survival) as SurvivalId[])('the Survival card %s does what it says', (id) => {
    for (const text of [survival[id].text, survival[id].rule]) promises(lang, text, SURVIVAL[id]?.() ?? []);
  });

  scenario('the tokens', () => {
    const caught = caughtAt(2, aTable());
    promises(lang, tokens.creature.rule, [willLost(caught), caught.toldOf('public', 'assimMoved').length]);
    const gripped = aTable().is({ rescue: 1 });
    gripped.explore(EVERYWHERE).tokens({ creature: 10, artemia: 2 }).until('artemiaDiscard').answer(1, [1]);
    promises(lang, tokens.artemia.rule, [gripped.toldOf('public', 'discarded')[0].cards.length]);
  });

  scenario('the board, the counters and the small numbers', () => {
    const symbols = (side: 1 | 2) =>
      Array.from({ length: RESCUE_START(MAX_PLAYERS) }, (_, i) => i + 1).filter((space) => hasArtemiaSymbol(side, space));
    promises(lang, boardSides[1].rule, [symbols(1).length]);
    // « une case sur deux »: every other one.
    promises(lang, boardSides[2].rule, [symbols(2).at(-1)!, ...(lang === 'fr' ? [2] : [])]);
    promises(lang, terms.artemia.rule, [PLACE_NOS.length, 2, HAND_PLACES.length]);
    promises(lang, terms.reserve.rule, [RESERVE_PLACES[0], RESERVE_PLACES.at(-1)!]);
    promises(lang, terms.pair.rule, [2, PAIR_IDS.length]);
    promises(lang, terms.turn.rule, [new Set(HUNT_IDS.flatMap((id) => HUNT_CARDS[id].phase ?? [])).size]);
    promises(lang, counters.will.rule, [WILL_MAX]);
    promises(lang, hand.giveUpRule, [WILL_MAX, 1]);
    for (const paid of [1, 2]) expect(numbersAmiss(lang, hand.resistHelp(paid), [cardsResisted(paid)])).toEqual([]);
    promises(lang, terms.resist.rule, [1, cardsResisted(1), 2, cardsResisted(2)]);
    promises(lang, lobbyOf(lang).options.expert.rule, [3, WILL_AFTER_COLLAPSE_EXPERT]);
    promises(lang, coachOf(lang).creature.asks.w4Creature.todo, [HUNT_HAND]);
  });
});

/** NA-070 What comes back for so much Will. */
function cardsResisted(paid: number): number {
  const table = aTable().cards(1, [1], [2, 3, 4, 5]).until('explore');
  const cards = ([2, 3, 4, 5] as const).slice(0, 2 * paid);
  return table.resists(1, paid, ...cards).toldOf(CREATURE, 'tookBack')[0].cards.length;
}

scenario('French says the numbers that English says', () => {
  expect(unlikeNumbers(wordsOf('en'), wordsOf('fr'))).toEqual(['table.boardSides.2.rule: 11 in English, 2, 11 in French']);
});
