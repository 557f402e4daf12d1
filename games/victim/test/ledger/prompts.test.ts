/** Section 6, timing note 6: whether, whom and how one is asked in decisions 2, 3, 5, 18, 19, 20 and 28 depends on the number of cards and on what all see, never on the cards. */
import { isEmpty, isWindow } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Item } from '../../data/items.ts';
import { aTable, type VictimTable } from '../table.ts';

/** What Diego (seat 1) may hold: everything that makes a difference to them. */
const HANDS: Item[] = ['manual', 'firework', 'aidbox', 'hammer', 'flashlight', 'pistol', 'vest', 'shoes'];
/** All that the others get to see, hear and wait for. */
const outside = (table: VictimTable): string =>
  JSON.stringify((['public', 0, 2, 3] as const).map((viewer) => [table.seen(viewer), table.told(viewer), table.asked, table.kind]));

/** However Diego's cards are, the question of this kind is put to them, and to the others it looks the same. */
function alike(kind: string, hands: Item[][], arranged: (table: VictimTable) => VictimTable): void {
  const seen = new Set<string>();
  for (const hand of hands) {
    const table = arranged(
      aTable()
        .lay(['1,0', 'T19'], ['2,0', 'T03'], ['0,-1', 'T13'])
        .hand('diego', ...hand),
    ).expectAsked(kind, [1]);
    seen.add(outside(table));
  }
  expect([kind, seen.size]).toEqual([kind, 1]);
}
const single = HANDS.map((item) => [item]);

scenario('2, section 6, point 13: a turn with a card in hand does not end by itself, whatever the card', () => {
  alike('victimAction', single, (table) =>
    table
      .is({ turn: { victim: 'diego', ap: 0, done: ['run', 'hide'], grounded: true, fell: false } })
      .inside('victims', ['victimTurn', 'act', { victim: 'diego' }]),
  );
  const empty = aTable()
    .is({ turn: { victim: 'diego', ap: 0, done: ['run', 'hide'], grounded: true, fell: false }, events: [] })
    .nextEvents('snow');
  expect(empty.inside('victims', ['victimTurn', 'act', { victim: 'diego' }]).asked).not.toEqual([1]);
});
scenario('3 the points of a Run are asked for, one way or many, whatever the card', () => {
  alike('runPoint', single, (table) =>
    table.put('2,0', 'diego').tokens('2,0', { tile: 'T05', rotation: 1 }).dice([2, 2]).turnOf('diego').answer(1, 'run').keeps(1),
  );
});
scenario(
  '5, VI-226 every roll of a standing Victim with a card is put to its player, where rolling again could help (RU-112); of one without to nobody',
  () => {
    alike('useManual', single, (table) => table.put('1,0', 'diego').dice([0, 0, 0, 1]).turnOf('diego').answer(1, 'search'));
    const bare = aTable().lay(['1,0', 'T19']).put('1,0', 'diego').dice([0, 0, 0, 0]).turnOf('diego').answer(1, 'search');
    expect(bare.kind).not.toBe('useManual');
  },
);
scenario('5, VI-266b the common roll asks all with a card and a die alike; a poisoned one without a die is not asked', () => {
  alike('useManuals', single, (table) => {
    table.is({ round: 3 }).vault({ curses: ['widow'] });
    for (const { character } of table.open.victims) table.stats(character, { agi: 1 });
    return table.dice([1, 1, 1, 0]).phase('curse');
  });
  const poisoned = aTable()
    .demonIs('widow', 'lucien')
    .lay(['1,0', 'T29'])
    .put('1,0', 'diego')
    .stats('diego', { agi: 1 })
    .hand('diego', 'manual');
  poisoned
    .board('diego', { effects: ['poisoned'] })
    .nextEvents('insects')
    .phase('event');
  expect(poisoned.kind).toBe('demonAction');
});
scenario(
  '5, RU-113 to keep a roll is to pass in a window, and without a Manual there is nothing else to do, in a common roll either',
  () => {
    const together = (table: VictimTable): VictimTable =>
      table
        .is({ round: 3 })
        .vault({ curses: ['widow'] })
        .dice([1, 1, 1, 0])
        .phase('curse');
    const alone = (table: VictimTable): VictimTable => table.dice([0, 0]).turnOf('diego').answer(1, 'run');
    for (const put of [alone, together])
      for (const item of HANDS) {
        const table = put(aTable().stats('diego', { agi: 2 }).hand('diego', item));
        const decision = table.decisionOf(1);
        expect([decision.kind, item, isWindow(table.match), isEmpty(table.match, decision)]).toEqual([
          put === alone ? 'useManual' : 'useManuals',
          item,
          true,
          item !== 'manual',
        ]);
        expect(table.pass(1).handOf('diego')).toEqual([item]);
      }
  },
);
scenario('18, VI-044 who has more than five cards discards, all alike or not', () => {
  const six: Item[][] = [
    ['manual', 'manual', 'manual', 'hammer', 'hammer', 'hammer'],
    ['aidbox', 'firework', 'flashlight', 'pistol', 'vest', 'shoes'],
  ];
  alike('handLimit', six, (table) => table.turnOf('diego').answer(1, 'end'));
});
scenario('19, 20, VI-247, VI-255 what an Event asks is asked of everybody concerned with cards', () => {
  alike('eventPay', single, (table) => table.put('1,0', 'diego').nextEvents('wildAnimals').phase('event'));
  alike(
    'hailDiscard',
    [
      ['manual', 'manual'],
      ['vest', 'shoes'],
      ['firework', 'aidbox'],
    ],
    (table) => table.nextEvents('hail').phase('event'),
  );
});
scenario('28, VI-313 every attacked Victim with a card is asked; one without is rolled for at once', () => {
  const attacked = (table: VictimTable) =>
    table.demonIs('witch', 'lucien').dice([], [3]).phase('demon').answer(3, { pick: 'attack', with: 'diego' });
  alike('defend', single, attacked);
  expect(attacked(aTable()).kind).not.toBe('defend');
});
