/** 3.9 to 3.12 Decode, Heal, Search, Hide. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Item } from '../../data/items.ts';
import { aTable, scenarios, type VictimTable } from '../table.ts';

/** Lucien (INT 4) decodes on a Decoder tile; the dice show this. */
const decoding = (table: VictimTable, dice: number[]): VictimTable =>
  table.lay(['1,0', 'T13']).put('1,0', 'lucien').nextTokens(4, '+', '*').dice(dice).turnOf('lucien').answer(3, 'decode');
const tokens = ({ open }: VictimTable) => [open.numbers, open.symbols];

scenario('VI-077, VI-118 Decode needs a Decoder tile', () => {
  expect(aTable().turnOf('lucien').optionsOf(3)).not.toContain('decode');
  expect(aTable().lay(['1,0', 'T13']).put('1,0', 'lucien').turnOf('lucien').optionsOf(3)).toContain('decode');
});
scenario('VI-119, VI-120, VI-122 3 or more: a Number for the common pool, and a Decoder token on the tile', () => {
  const table = decoding(aTable(), [1, 1, 1, 0]);
  expect([tokens(table), table.tile('1,0').decoded]).toEqual([[[4], []], true]);
});
scenario('VI-121 on a tile with a Decoder token: a Symbol', () => {
  const table = aTable().lay(['1,0', 'T13']).tokens('1,0', { decoded: true }).put('1,0', 'lucien').nextTokens(4, '+').dice([2, 2, 0, 0]);
  table.turnOf('lucien').answer(3, 'decode');
  expect(tokens(table)).toEqual([[], ['+']]);
});
scenario('VI-123 a failed Decode has no effect', () => {
  const table = decoding(aTable(), [1, 1, 0, 0]);
  expect([tokens(table), table.tile('1,0').decoded, table.open.turn?.ap]).toEqual([[[], []], false, 1]);
});
const onDecoded = (): VictimTable => aTable().lay(['1,0', 'T13']).tokens('1,0', { decoded: true }).put('1,0', 'lucien');
scenario('VI-124, VI-124a with no Symbol left a success gives nothing; with one left Perfect Code gives one', () => {
  const table = onDecoded().vault({ symbols: [] }).dice([2, 2, 0, 0]).turnOf('lucien').answer(3, 'decode');
  expect(tokens(table)).toEqual([[], []]);
  const last = onDecoded()
    .stats('lucien', { int: 5 })
    .vault({ symbols: ['-'] })
    .dice([2, 2, 0, 0, 0])
    .turnOf('lucien')
    .answer(3, 'decode');
  expect(tokens(last)).toEqual([[], ['-']]);
});
scenario('VI-125, VI-197 on a Broken Decoder a success only repairs, for Perfect Code too', () => {
  const table = onDecoded()
    .tokens('1,0', { broken: true })
    .stats('lucien', { int: 5 })
    .dice([2, 2, 0, 0, 0])
    .turnOf('lucien')
    .answer(3, 'decode');
  expect([tokens(table), table.tile('1,0').broken]).toEqual([[[], []], false]);
});
scenario('VI-126 the pool stays when a Victim leaves', () => {
  const table = aTable()
    .demonIs('witch', 'lucien', '0,0', { rage: 3 })
    .critical('diego')
    .is({ numbers: [1], symbols: ['+'] });
  table.phase('demon').answer(3, { pick: 'death', with: 'diego' });
  expect(tokens(table)).toEqual([[1], ['+']]);
});
scenario('VI-196 Perfect Code: a Number and a Symbol, or two Symbols', () => {
  const first = decoding(aTable().stats('lucien', { int: 5 }), [2, 2, 0, 0, 0]);
  expect(tokens(first)).toEqual([[4], ['+']]);
  const next = onDecoded().stats('lucien', { int: 5 }).nextTokens('+', '*').dice([2, 2, 0, 0, 0]).turnOf('lucien').answer(3, 'decode');
  expect(tokens(next)).toEqual([[], ['+', '*']]);
});

const heal = (target: string) => ({ pick: 'heal', with: target });
/** Vivian (INT 4) heals Diego; her dice show this. */
const healing = (table: VictimTable, dice = [2, 2, 0, 0]): VictimTable => table.dice(dice).turnOf('vivian').answer(2, heal('diego'));
scenario('VI-127, VI-129, VI-147 Heal is for another Victim in linked range with a Wound or a weakening effect', () => {
  const table = aTable()
    .lay(['1,0', 'T03'], ['2,0', 'T04'])
    .board('diego', { effects: ['target'] })
    .put('1,0', 'diego');
  table.board('rolita', { wounds: 1 }).put('2,0', 'rolita').board('vivian', { wounds: 1 }).turnOf('vivian');
  for (const who of ['rolita', 'lucien', 'vivian']) expect(() => table.answer(2, heal(who)), who).toThrow();
  table.answer(2, heal('diego'));
});
scenario('VI-128 3 or more: a Wound or one effect, as the healer likes', () => {
  const table = healing(aTable().board('diego', { wounds: 1, effects: ['poisoned'] })).expectAsked('healChoice', [2]);
  table.answer(2, 'poisoned');
  expect(table.victim('diego')).toMatchObject({ wounds: 1, effects: [] });
  const alone = healing(aTable().board('diego', { wounds: 1 }));
  expect(alone.victim('diego').wounds).toBe(0);
});
scenario('VI-130, VI-114 a Critically Injured Victim can be healed and stands up', () => {
  const table = healing(aTable().critical('diego'));
  expect([table.victim('diego').wounds, table.toldOf('public', 'stoodUp')]).toEqual([1, [{ t: 'stoodUp', victim: 'diego' }]]);
});
scenario('VI-131, VI-345 an Enslaved Victim cannot be healed', () => {
  const table = aTable().demonIs('werewolf', 'lucien', '1,0').lay(['1,0', 'T03']).board('diego', { status: 'enslaved' }).turnOf('vivian');
  expect(table.optionsOf(2)).not.toContain('heal');
});
scenario('VI-132 a failed Heal has no effect', () => {
  expect(healing(aTable().board('diego', { wounds: 1 }), [1, 1, 0, 0]).victim('diego').wounds).toBe(1);
});

/** Diego (LUK 4) searches a corpse; the dice show this. */
const searching = (table: VictimTable, dice: number[]): VictimTable =>
  table.lay(['1,0', 'T19']).put('1,0', 'diego').nextItems('vest', 'manual', 'shoes').dice(dice).turnOf('diego').answer(1, 'search');
scenario('VI-078, VI-133 Search needs a Corpse tile that is not destroyed', () => {
  const table = aTable().lay(['1,0', 'T19']).put('1,0', 'diego');
  expect(table.turnOf('diego').optionsOf(1)).toContain('search');
  expect(table.tokens('1,0', { destroyed: true }).turnOf('diego').optionsOf(1)).not.toContain('search');
});
scenarios(
  'VI-134, VI-136, VI-191 Search with %j, LUK %i: up to %i cards',
  [
    [[1, 1, 0, 0], 4, 0],
    [[1, 1, 1, 0], 4, 1],
    [[2, 2, 2, 0], 4, 2],
    [[1, 1, 1, 0, 0], 5, 2],
    [[2, 2, 2, 0, 0], 5, 3],
  ] as [number[], number, number][],
  (dice, luk, allowed) => {
    const table = searching(aTable().stats('diego', { luk }), dice);
    if (allowed === 0) return expect([table.kind, table.handOf('diego')]).toEqual(['victimAction', []]);
    expect(table.expectAsked('searchTake', [1]).decisionOf(1).shape).toEqual({ t: 'number', of: 'cards', min: 0, max: allowed });
    expect(table.timeout(1).handOf('diego')).toHaveLength(allowed);
  },
);
scenario('VI-135, VI-135a fewer or none may be taken, chosen before the cards are seen', () => {
  const table = searching(aTable(), [2, 2, 2, 0]);
  expect(table.toldOf(1, 'drewItems')).toEqual([]);
  expect(table.answer(1, 1).handOf('diego')).toEqual<Item[]>(['vest']);
  expect(searching(aTable(), [2, 2, 2, 0]).answer(1, 0).handOf('diego')).toEqual([]);
});
scenario('VI-178 an empty deck is made anew of the discards; if both are empty nothing is drawn', () => {
  const empty = aTable()
    .vault({ items: [] })
    .is({ discard: ['aidbox', 'vest'] })
    .lay(['1,0', 'T39'])
    .put('1,0', 'diego');
  empty.turnOf('diego').answer(1, 'pickUp');
  expect([empty.handOf('diego'), empty.open.discard]).toEqual([['aidbox', 'vest'], []]);
  const none = aTable().vault({ items: [] }).lay(['1,0', 'T19']).put('1,0', 'diego').dice([2, 2, 2, 0]).turnOf('diego').answer(1, 'search');
  expect([none.kind, none.handOf('diego')]).toEqual(['victimAction', []]);
});

/** Diego hides; the dice show this. */
const hiding = (dice: number[], table = aTable()): VictimTable =>
  table.hand('diego', 'vest').dice(dice).turnOf('diego').answer(1, 'hide').keeps(1);
scenario('VI-137, VI-141 3 or more: hidden, and still so after going on', () => {
  const table = hiding([1, 1, 1, 0], aTable().lay(['1,0', 'T03']));
  expect(table.victim('diego').hide).toBe('hidden');
  table.answer(1, 'run').until('victimAction');
  expect(table.victim('diego').hide).toBe('hidden');
});
scenario('VI-138, VI-138a hidden from the Demon and from a card that is drawn, not from weather in force', () => {
  const table = aTable()
    .demonIs('witch', 'lucien', '0,0')
    .board('diego', { hide: 'hidden' })
    .lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T09']);
  table.put('3,0', 'rolita', 'vivian').phase('demon');
  expect(table.optionsOf(3)).not.toContain('attack');
  const snow = aTable()
    .is({ inForce: ['snow'] })
    .board('rolita', { hide: 'resting' })
    .lay(['1,0', 'T03'])
    .dice([2, 2, 0, 0])
    .turnOf('rolita')
    .answer(0, 'run');
  expect(snow.open.running?.left).toBe(2);
});
scenario('VI-140 a resting Victim cannot Hide; the turn after it may', () => {
  const table = aTable().board('diego', { hide: 'hidden' }).turnOf('diego');
  expect(table.optionsOf(1)).not.toContain('hide');
  expect(table.turnOf('diego').optionsOf(1)).toContain('hide');
});
scenario('VI-141a, VI-142 hidden it still takes a Test and stays hidden when it falls', () => {
  const table = aTable().lay(['1,0', 'T31']).put('1,0', 'diego').board('diego', { hide: 'hidden', wounds: 1 }).dice([0, 0]);
  table.inside('victims', ['victimTurn', 'act', { victim: 'diego' }], ['arrive', 'web', { victim: 'diego', how: 'run' }]);
  expect(table.victim('diego')).toMatchObject({ wounds: 2, hide: 'hidden' });
  const demon = aTable().demonIs('witch', 'lucien', '0,0', { rage: 3 }).board('diego', { hide: 'hidden', wounds: 2 }).phase('demon');
  expect(demon.optionsOf(3)).not.toContain('death');
});
scenario('VI-143 hidden Victims can be healed and given items', () => {
  const table = aTable().board('diego', { hide: 'hidden', wounds: 1 }).hand('vivian', 'vest').turnOf('vivian');
  table.answer(2, { pick: 'give', with: { pick: 'diego', with: 'vest' } });
  expect(table.optionsOf(2)).toContain('heal');
  expect(table.handOf('diego')).toEqual(['vest']);
});
scenario('VI-144 a hidden Victim takes part in the Curse Phase', () => {
  const table = aTable().board('diego', { hide: 'hidden' }).is({ round: 3 }).phase('curse');
  expect(table.toldOf('public', 'rolledTogether')[0].victims).toContain('diego');
});
scenario('VI-145 a failed Hide causes no rest', () => {
  const table = hiding([1, 1, 0, 0]);
  expect(table.victim('diego').hide).toBe('none');
  expect(table.turnOf('diego').optionsOf(1)).toContain('hide');
});
