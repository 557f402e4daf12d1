/** 3.A.7 Drawing, 3.A.8 Placing Characters and planning. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { DAMAGE_SPACES } from '../../data/rooms.ts';
import { aTable } from '../table.ts';

scenario('TT-075, TT-076 in turn order each draws up to three; who has three draws none', () => {
  const table = aTable().hand(0, 'use').hand(1, 'use', 'use', 'use').hand(2).hand(3, 'repair', 'use').is({ leader: 2 }).step('draw');
  expect(table.s.own.map(({ hand }) => hand.length)).toEqual([3, 3, 3, 3]);
  expect(table.toldOf('public', 'drew').slice(4)).toEqual([
    { t: 'drew', pawn: 2, count: 3 },
    { t: 'drew', pawn: 3, count: 1 },
    { t: 'drew', pawn: 0, count: 2 },
  ]);
});
scenario('TT-076 once Starving the limit is two for everybody', () => {
  const table = aTable().hand(0).hand(1, 'use', 'use').hand(2, 'use').is({ starving: true }).step('draw');
  expect(table.s.own.map(({ hand }) => hand.length)).toEqual([2, 2, 2, 2]);
});
scenario('TT-077 an empty deck is made anew of the discard', () => {
  const table = aTable()
    .hand(0)
    .vault({ actionDeck: ['use'], actionDiscard: ['repair', 'repair', 'repair', 'repair', 'repair', 'repair', 'repair'] })
    .step('draw');
  expect(table.own(0).hand).toEqual(['repair', 'repair', 'use']);
  expect(table.s.vault.actionDiscard).toEqual([]);
  expect(table.toldOf('public', 'reshuffled')).toHaveLength(1);
});
scenario('TT-078 the top card starts the Activity pile, unseen', () => {
  const table = aTable()
    .vault({ actionDeck: ['repair', 'sabotage', 'use', 'use', 'use', 'use'] })
    .step('draw');
  expect(table.s.vault.pile).toEqual(['sabotage']);
  for (const viewer of [0, 1, 2, 3, 'public' as const]) expect(table.told(viewer).at(-1)).toEqual({ t: 'pileBegan' });
  expect(table.seen('public').sizes.pile).toBe(1);
});
scenario('TT-079 from the Leader’s left, the Leader last, each once', () => {
  const table = aTable().is({ leader: 2 }).step('place').expectAsked('placeCharacter', [3]);
  table.special(3, 'dorm').expectAsked('placeCharacter', [0]).special(0, 'dorm').special(1, 'dorm').expectAsked('placeCharacter', [2]);
  table.special(2, 'lab');
  expect(table.kind).not.toBe('placeCharacter');
});
scenario('TT-080 (a) a room, and one card of one’s choice on the pile', () => {
  const table = aTable().hand(1, 'repair', 'use').vault({ pile: [] }).step('place').works(1, 'lab', 'repair');
  expect(table.open.people[1]).toMatchObject({ at: 'lab', standing: true });
  expect(table.own(1).hand).toEqual(['use']);
  expect(table.s.vault.pile).toEqual(['repair']);
});
scenario('TT-081 (b) lying in the Dormitory: the hand goes, as many are chosen from the deck, then deck and discard are one', () => {
  const table = aTable()
    .hand(1, 'sabotage', 'sabotage', 'sabotage')
    .vault({ pile: [], actionDeck: ['use', 'repair', 'use', 'sabotage'], actionDiscard: ['repair'] })
    .step('place')
    .answer(1, 'sleep');
  expect(table.open.people[1]).toMatchObject({ at: 'dorm', standing: false });
  table.expectAsked('sleepersCards', [1]).answer(1, 'use,use,repair');
  expect(table.own(1).hand).toEqual(['repair', 'use', 'use']);
  expect(table.s.vault.actionDeck.toSorted()).toEqual(['repair', 'sabotage', 'sabotage', 'sabotage', 'sabotage']);
  expect([table.s.vault.actionDiscard, table.s.vault.pile]).toEqual([[], []]);
});
scenario('TT-081, RU-24 only then the counts are seen, and by the sleeper alone', () => {
  const table = aTable()
    .hand(1, 'use', 'use')
    .vault({ actionDeck: ['use', 'repair', 'sabotage'] })
    .step('place');
  expect(JSON.stringify(table.seen(1))).not.toContain('"deckSeen":{');
  table.answer(1, 'sleep');
  expect(table.seen(1).own?.deckSeen).toEqual({ use: 1, repair: 1, sabotage: 1 });
  expect(table.optionsOf(1)).toEqual(['use,repair', 'use,sabotage', 'repair,sabotage']);
  expect([table.seen(0).own?.deckSeen, table.toldOf(0, 'deckSeen')]).toEqual([null, []]);
  // D-09: the clock takes USE, then REPAIR.
  expect(table.timeout(1).own(1).hand).toEqual(['repair', 'use']);
  expect(table.own(1).deckSeen).toBeNull();
});
scenario('TT-081, RU-23 with fewer in the deck the sleeper takes all, and the rest at random', () => {
  const table = aTable()
    .hand(1, 'sabotage', 'sabotage', 'sabotage')
    .vault({ actionDeck: ['use'], actionDiscard: [] })
    .step('place')
    .answer(1, 'sleep')
    .answer(1, 'use');
  expect(table.own(1).hand).toEqual(['sabotage', 'sabotage', 'use']);
});
scenario('TT-081, RU-23 with an empty deck the sleeper takes nothing of it, and all at random', () => {
  const table = aTable()
    .hand(1, 'sabotage', 'repair')
    .vault({ actionDeck: [], actionDiscard: ['use'] })
    .step('place')
    .answer(1, 'sleep');
  // No card at all is a mix too, and called nothing.
  expect(table.optionsOf(1)).toEqual(['']);
  table.answer(1, '');
  expect(table.own(1).hand).toHaveLength(2);
  expect(table.own(1).hand.length + table.s.vault.actionDeck.length).toBe(3);
});
scenario(
  'TT-082 (c) a room or the Dormitory, standing: the hand goes, and the top card of the deck is looked at and put on the pile',
  () => {
    const table = aTable()
      .hand(1, 'use', 'use')
      .vault({ pile: [], actionDeck: ['use', 'sabotage'], actionDiscard: [] })
      .step('place')
      .special(1, 'dorm');
    expect(table.open.people[1]).toMatchObject({ at: 'dorm', standing: true });
    expect([table.own(1).hand, table.s.vault.pile, table.s.vault.actionDiscard]).toEqual([[], ['sabotage'], ['use', 'use']]);
    expect(table.toldOf(1, 'putCardIs').at(-1)).toMatchObject({ card: 'sabotage' });
    expect(aTable().step('place').special(1, 'lab').open.people[1].at).toBe('lab');
  },
);
scenario('TT-083 where and how is public, the card is not', () => {
  const table = aTable().hand(1, 'sabotage', 'use').step('place').works(1, 'lab', 'sabotage');
  expect(table.toldOf(2, 'placed')).toEqual([{ t: 'placed', pawn: 1, place: 'lab', how: 'work' }]);
  expect(table.toldOf(2, 'putCard')).toEqual([{ t: 'putCard', pawn: 1 }]);
  expect(JSON.stringify([table.told('public'), table.seen('public')])).not.toContain('sabotage');
});
scenario('TT-084, TT-206, RU-20 at maximum suspicion every card put on the pile is shown', () => {
  const work = aTable().discs(1, 4).hand(1, 'sabotage', 'use').step('place').works(1, 'lab', 'sabotage');
  expect(work.toldOf(2, 'shownCard')).toEqual([{ t: 'shownCard', pawn: 1, card: 'sabotage' }]);
  const special = aTable()
    .discs(1, 4)
    .vault({ actionDeck: ['repair'] })
    .step('place')
    .special(1, 'lab');
  expect(special.toldOf(2, 'shownCard')).toEqual([{ t: 'shownCard', pawn: 1, card: 'repair' }]);
  expect(aTable().discs(1, 3).hand(1, 'use').step('place').works(1, 'lab', 'use').toldOf(2, 'shownCard')).toEqual([]);
});
scenario('TT-085 no fourth Character in a room', () => {
  const table = aTable({ players: 5 })
    .hand(4, 'use')
    .put('lab', 1, 2, 3)
    .given(() => {}, ['match', 'nextRound'], ['round', 'rest'], ['placing', 'place', { order: [4] }]);
  expect(() => table.works(4, 'lab', 'use')).toThrow();
  table.works(4, 'radio', 'use');
});
scenario('TT-086 who is placed where the Leader token lies takes it', () => {
  const table = aTable()
    .is({ leaderToken: { room: 'lab' } })
    .step('place')
    .special(1, 'lab');
  expect(table.open.leaderToken).toEqual({ holder: 1 });
  expect(table.special(2, 'lab').open.leaderToken).toEqual({ holder: 1 });
  expect(
    aTable()
      .is({ leaderToken: { room: 'lab' } })
      .step('place')
      .special(1, 'radio').open.leaderToken,
  ).toEqual({ room: 'lab' });
});
scenario('TT-086a a room that burns or is destroyed takes the token out of this round', () => {
  const burnt = aTable()
    .is({ leaderToken: { room: 'lab' } })
    .items(1, 'dynamite')
    .put('lab', 1)
    .step('resolve')
    .answer(1, 'dynamite');
  expect(burnt.open.leaderToken).toBeNull();
  const gone = aTable()
    .is({ leaderToken: { room: 'boiler' } })
    .room('boiler', { damage: DAMAGE_SPACES.boiler! - 1 })
    .acts(0, 'boiler', 'sabotage');
  expect(gone.open.leaderToken).toBeNull();
});
scenario('TT-087 with no card in hand one cannot work', () => {
  expect(aTable().hand(1).step('place').optionsOf(1)).toEqual(['sleep', 'special']);
});
scenario('TT-088 in Darkness a random card of the hand is put, and only its owner can tell which', () => {
  const put = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const table = aTable({ seed: `dark ${n}` })
      .hand(1, 'use', 'repair', 'sabotage')
      .vault({ pile: [] })
      .room('generator', { damage: 2 })
      .step('place')
      .works(1, 'lab', 'random');
    put.add(table.s.vault.pile[0]);
    expect(table.own(1).hand).not.toContain(table.s.vault.pile[0]);
    expect(table.toldOf(0, 'putCardIs')).toEqual([]);
  }
  expect(put.size).toBe(3);
});
scenario('TT-089 at maximum suspicion it is random, and shown', () => {
  const table = aTable().discs(1, 4).hand(1, 'use', 'use').room('generator', { damage: 2 }).step('place').works(1, 'lab', 'random');
  expect(table.toldOf(2, 'shownCard')).toEqual([{ t: 'shownCard', pawn: 1, card: 'use' }]);
});
scenario('TT-090, TT-254 a Flashlight, or Norris, ignores Darkness', () => {
  const light = aTable()
    .items(1, 'flashlight')
    .hand(1, 'use', 'repair')
    .vault({ pile: [] })
    .room('generator', { damage: 2 })
    .step('place')
    .works(1, 'lab', 'repair');
  expect(light.s.vault.pile).toEqual(['repair']);
  expect(light.open.people[1].up).toEqual(['flashlight']);
  const norris = aTable({ characters: ['clark', 'norris', 'blair', 'nauls'] })
    .hand(1, 'use', 'repair')
    .vault({ pile: [] })
    .room('generator', { damage: 2 })
    .step('place');
  expect(norris.works(1, 'lab', 'repair').s.vault.pile).toEqual(['repair']);
});
scenario('TT-091 sleeping and the Special action are the same in Darkness', () => {
  const table = aTable()
    .hand(1, 'use', 'use')
    .room('generator', { damage: 2 })
    .vault({ actionDeck: ['repair', 'use', 'use', 'use'] })
    .step('place')
    .answer(1, 'sleep')
    .answer(1, 'use,use');
  expect(table.own(1).hand).toEqual(['use', 'use']);
  expect(
    aTable()
      .room('generator', { damage: 2 })
      .vault({ pile: [], actionDeck: ['repair'] })
      .step('place')
      .special(1, 'lab').s.vault.pile,
  ).toEqual(['repair']);
});
scenario('D-07: the clock sends a Character to sleep', () => {
  expect(aTable().step('place').timeout(1).open.people[1]).toMatchObject({ at: 'dorm', standing: false });
});
