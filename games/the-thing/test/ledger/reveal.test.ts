/** 3.A.17 Suspicion track, revealing, assimilated and beaten players. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { isOnGreen, isOnRed } from '../../facts/people.ts';
import { aTable, scenarios, type TableOptions, type ThingTable } from '../table.ts';

/** The last window of phase 5. */
const lastWindow = (table: ThingTable) => table.phase('rest').until('lastReveal');
const passAll = (table: ThingTable) => {
  while (table.kind === 'weaponVsAlien') table.pass(table.asked[0]);
  return table;
};

scenarios('TT-202, TT-206 green is 0, yellow 1, and with %i players the red space is that number', [4, 5, 6, 7, 8], (players) => {
  const { open } = aTable({ players }).discs(0, 1, players - 1, players);
  expect([0, 1, 2, 3].map((pawn) => [isOnGreen(open, pawn), isOnRed(open, pawn)])).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, true],
  ]);
});
scenario('TT-203 a disc on red stays there', () => {
  const table = aTable().discs(1, 4).put('lab', 1).room('lab', { dog: true }).step('encounters').answer(1, true).answer(1, true);
  expect(table.suspicion[1]).toBe(4);
});
scenario('TT-204 an Infection Test moves a disc off green, to yellow', () => {
  const table = aTable().discs(1, 0).put('lab', 1).room('lab', { dog: true }).step('encounters').answer(1, true).answer(1, true);
  expect(table.suspicion[1]).toBe(1);
});
scenario('TT-205, TT-211 figure and disc of a Revealed Alien leave the board, who neither moves, votes, is tested nor boards', () => {
  const table = lastWindow(aTable()).everybodyReveals(3);
  expect(table.open.people[3]).toMatchObject({ at: null, suspicion: null, standing: false });
  table.expectAsked('volunteer', [0, 1, 2]).everybody(null).everybody(null).until('placeCharacter');
  const placed = new Set<number>();
  while (table.kind === 'placeCharacter') {
    placed.add(table.asked[0]);
    table.special(table.asked[0], 'dorm');
  }
  expect([...placed].toSorted()).toEqual([0, 1, 2]);
});
scenario('TT-207 nothing but an Analysis moves a disc left', () => {
  const table = aTable({ players: 5 }).discs(3, 3, 3, 3, 3);
  let before = table.suspicion;
  for (let i = 0; i < 300 && table.kind !== null; i++) {
    table.timeout(table.asked[0]);
    table.suspicion.forEach((to, pawn) => {
      if (to !== null) expect(to).toBeGreaterThanOrEqual(before[pawn] ?? 0);
    });
    before = table.suspicion;
  }
});
scenario('TT-208, TT-214 who reveals shows the Alien card, and acts from phase 3 of the next round', () => {
  const table = lastWindow(aTable()).everybodyReveals(3);
  expect([table.open.people[3].shown, table.toldOf(0, 'revealed')]).toEqual(['alien', [{ t: 'revealed', pawn: 3, by: 'choice', pool: 3 }]]);
  table.until('alienPlan').expectAsked('alienPlan', [3]);
  expect(table.open.round).toBe(2);
});
scenario('TT-210, RU-54 everything is discarded: cards, Weapons and Objects under their decks, Lab tokens face down', () => {
  const table = lastWindow(
    aTable()
      .hand(3, 'use', 'repair')
      .items(3, 'keys', 'melee', 'blood')
      .up(3, 'flamethrower:2', 'cable')
      .vault({ actionDiscard: [], labDiscard: [] }),
  ).everybodyReveals(3);
  expect([table.own(3).hand, table.own(3).items, table.open.people[3].up]).toEqual([[], [], []]);
  expect(table.s.vault.actionDiscard).toEqual(['repair', 'use']);
  expect(table.s.vault.weapons.slice(0, 2).toSorted()).toEqual(['flamethrower', 'melee']);
  expect(table.s.vault.objects.slice(0, 2).toSorted()).toEqual(['cable', 'keys']);
  expect(table.s.vault.labDiscard).toEqual(['blood']);
  expect(table.toldOf(0, 'discardedAll')).toEqual([
    { t: 'discardedAll', pawn: 3, cards: 2, up: ['flamethrower:2', 'cable'], backs: { weapon: 1, object: 1, lab: 1 } },
  ]);
});
scenarios(
  'TT-212, TT-213 with %i players the first reveal gives one less than that, each later one gives 1',
  [4, 5, 6, 7, 8],
  (players) => {
    const table = lastWindow(aTable({ players }).aliens(players - 1, 1)).everybodyReveals(players - 1);
    expect(table.open.pool).toBe(players - 1);
    expect(lastWindow(table).everybodyReveals(1).open.pool).toBe(players);
  },
);
scenario('TT-213a, RU-80 several in one window reveal in turn order, each completely', () => {
  const table = lastWindow(aTable({ players: 5 }).aliens(1, 4).is({ leader: 3 })).everybodyReveals(1, 4);
  expect(table.open.revealed).toEqual([4, 1]);
  expect(table.open.pool).toBe(5);
  expect(
    table
      .told('public')
      .filter(({ t }) => t === 'revealed' || t === 'discardedAll')
      .map((event) => `${event.t} ${'pawn' in event ? event.pawn : ''}`),
  ).toEqual(['revealed 4', 'discardedAll 4', 'revealed 1', 'discardedAll 1']);
});
scenario('TT-215, RU-57 a Leader who reveals is followed by the next Character clockwise; a Leader token held is put aside', () => {
  const table = lastWindow(
    aTable({ players: 5 })
      .aliens(0)
      .is({ leaderToken: { holder: 0 } })
      .where(({ people }) => void Object.assign(people[1], { status: 'assimilated', at: null, suspicion: null })),
  ).everybodyReveals(0);
  expect([table.open.leader, table.open.leaderToken]).toEqual([2, null]);
  expect(aTable().is({ leaderToken: null }).phase('dogs').open.leader).toBe(0);
});
scenario('TT-216 other hidden Aliens are not revealed, and are told nothing', () => {
  const table = lastWindow(aTable({ players: 5 }).aliens(1, 4));
  const own = JSON.stringify(table.own(1));
  table.everybodyReveals(4);
  expect([JSON.stringify(table.own(1)), table.open.people[1].status]).toEqual([own, 'character']);
  expect(table.told(1).length).toBe(table.told(2).length);
});

/** Seat 1 is about to be assimilated in the Laboratory. */
const doomed = (options: TableOptions = {}) =>
  aTable({ players: 6, ...options })
    .revealed(2, 5)
    .put('armory', 4)
    .put('lab', 1)
    .force({ room: 'lab', force: 2 })
    .vault({ pile: ['use'] });

scenario('TT-217, RU-58, L-17 the assimilated is out, and the role is not shown', () => {
  const table = passAll(doomed().step('encounters')).answer(5, 1);
  expect(table.open.people[1]).toMatchObject({ status: 'assimilated', shown: null });
  expect(JSON.stringify(table.toldOf(0, 'assimilated'))).not.toContain('human');
  table.until('vote');
  expect(table.asked).toEqual([0, 2, 3, 4]);
});
scenario('TT-218 their things are discarded, and a Leader board or token goes on', () => {
  const table = passAll(
    doomed()
      .items(1, 'keys')
      .hand(1, 'use')
      .is({ leader: 1, leaderToken: { holder: 1 } })
      .step('encounters'),
  ).answer(5, 1);
  expect([table.own(1).items, table.own(1).hand, table.s.vault.objects[0]]).toEqual([[], [], 'keys']);
  expect([table.open.leader, table.open.leaderToken]).toEqual([2, null]);
});
scenario('TT-218a a card they put on the pile stays in it', () => {
  expect(passAll(doomed().step('encounters')).answer(5, 1).s.vault.pile).toEqual(['use']);
});

/** The last Force of the Aliens is about to be shot away. */
const cornered = (options: TableOptions = {}) =>
  aTable({ players: 5, ...options })
    .revealed(0, 4, 3)
    .put('armory', 2)
    .put('lab', 0)
    .items(0, 'dynamite')
    .force({ room: 'lab', force: 1 })
    .vault({ pile: ['use', 'use'] });

scenario('TT-219, TT-219a, TT-220 without Force the Revealed Aliens are beaten and out; the match goes on', () => {
  const table = cornered().step('encounters').attack(0, 'dynamite');
  expect(table.open.people.slice(3).map(({ status }) => status)).toEqual(['beaten', 'beaten']);
  expect([table.s.circle.aliens.members, table.open.end, table.seen(4).circles]).toEqual([[], null, {}]);
  expect(table.toldOf('public', 'aliensBeaten')).toEqual([{ t: 'aliensBeaten', pawns: [4, 3] }]);
  expect(table.until('callVote').phase('alien').kind).toBe('placeCharacter');
});
scenario('TT-221 a later reveal makes a pool of 1, which that player alone plays', () => {
  const table = cornered()
    .given(({ own }) => void Object.assign(own[1], { role: 'alien' }))
    .step('encounters')
    .attack(0, 'dynamite');
  lastWindow(table).everybodyReveals(1);
  expect([table.open.pool, table.s.circle.aliens.members]).toEqual([1, [1]]);
  table.until('alienPlan').expectAsked('alienPlan', [1]);
});
