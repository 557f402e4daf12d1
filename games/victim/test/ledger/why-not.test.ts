/** Why something cannot be done now: the condition that bars it is the reason that is shown (VI-041a and the rules of each action). */
import { must } from '@lurk/kernel';
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { actingOf } from '../../actions/deed.ts';
import { type MainId, mainBarred } from '../../actions/main.ts';
import { type SubId, subBarred } from '../../actions/sub.ts';
import type { CharacterId } from '../../data/characters.ts';
import { barOf, upgradeBar } from '../../facts/demon-actions.ts';
import type { Demon } from '../../types.ts';
import { aTable, type VictimTable } from '../table.ts';

/** As its player sees it, in the middle of its turn. */
function acting(table: VictimTable, victim: CharacterId) {
  const { seat } = table.victim(victim);
  table.inside('victims', ['victimTurn', 'act', { victim }]);
  return actingOf({ ...table.seen(seat), seat, own: must(table.seen(seat).own) }, victim);
}
const main = (table: VictimTable, id: MainId, victim: CharacterId = 'diego') =>
  mainBarred(acting(table.hand(victim, ...table.handOf(victim)), victim), id);
const sub = (table: VictimTable, id: SubId, victim: CharacterId = 'diego') => subBarred(acting(table, victim), id);
const began =
  (done: NonNullable<VictimTable['open']['turn']>['done'], more = {}) =>
  (table: VictimTable) =>
    table.is({ turn: { victim: 'diego', ap: 1, done, grounded: false, fell: false, ...more } });
/** Something to do is always there: a card, so that the turn does not end by itself. */
const held = () => aTable().hand('diego', 'hammer');

scenario('VI-038, VI-040, VI-098 no point left, taken already, only a Crawl', () => {
  expect(main(began([], { ap: 0 })(held()), 'hide')).toBe('noPoints');
  expect(main(began(['hide'])(held()), 'hide')).toBe('alreadyDone');
  expect(main(held().critical('diego').hand('diego', 'aidbox'), 'hide')).toBe('onlyCrawl');
  expect(main(held(), 'hide')).toBe(null);
});
scenario('VI-050, VI-086 Run: a Test failed, nowhere to go', () => {
  expect(main(began([], { grounded: true })(held()), 'run')).toBe('failedTest');
  expect(main(held().vault({ stacks: { A: [], B: [] } }), 'run')).toBe('nowhereToGo');
  expect(main(held(), 'run')).toBe(null);
});
scenario('VI-099, VI-056 Crawl: standing, fallen in this turn, nowhere to go', () => {
  expect(main(held(), 'crawl')).toBe('standing');
  const lying = () => aTable().lay(['1,0', 'T03']).critical('diego').hand('diego', 'aidbox');
  expect(main(began([], { fell: true })(lying()), 'crawl')).toBe('fellThisTurn');
  expect(main(aTable().critical('diego').hand('diego', 'aidbox'), 'crawl')).toBe('nowhereToGo');
  expect(main(lying(), 'crawl')).toBe(null);
});
scenario('VI-118, VI-127, VI-133, VI-140 Decode, Heal, Search and Hide need their tile, their patient, their rest', () => {
  expect([main(held(), 'decode'), main(held(), 'heal'), main(held(), 'search')]).toEqual(['noDecoder', 'nobodyToHeal', 'noCorpse']);
  const corpse = held().lay(['1,0', 'T19']).put('1,0', 'diego').tokens('1,0', { destroyed: true });
  expect(main(corpse, 'search')).toBe('corpseDestroyed');
  expect(main(held().board('diego', { hide: 'resting' }), 'hide')).toBe('resting');
  expect(main(held().board('diego', { wounds: 1 }), 'heal')).toBe('nobodyToHeal');
});
scenario('VI-151, VI-164, VI-041a Enter Password: elsewhere, open already, nothing to place, nothing to take back', () => {
  const there = () => held().lay(['1,0', 'T02', 1]).put('1,0', 'diego').is({ gate: 7 });
  expect([main(held(), 'place'), main(held(), 'takeBack')]).toEqual(['notOnBunker', 'notOnBunker']);
  expect([
    main(there().is({ bunkerOpen: true, numbers: [1] }), 'place'),
    main(there().is({ bunkerOpen: true, row: [1] }), 'takeBack'),
  ]).toEqual(['bunkerOpen', 'bunkerOpen']);
  expect([main(there(), 'place'), main(there(), 'takeBack')]).toEqual(['noTokens', 'rowEmpty']);
  const full = there()
    .is({ row: [1, '+'] })
    .turnOf('diego');
  expect(() => full.answer(1, { pick: 'takeBack', with: 2 })).toThrow();
});
scenario('VI-146, VI-253, VI-179 skills: another’s, the Crows, Run first, a Test failed', () => {
  expect(main(held(), 'shoot')).toBe('notTheirSkill');
  expect(main(held().is({ inForce: ['crows'] }), 'resourceful')).toBe('crows');
  expect(main(aTable().hand('rolita', 'hammer'), 'agile', 'rolita')).toBe('runFirst');
  const run = aTable()
    .hand('rolita', 'hammer')
    .is({ turn: { victim: 'rolita', ap: 1, done: ['run'], grounded: true, fell: false } });
  expect(main(run, 'agile', 'rolita')).toBe('failedTest');
});
scenario('VI-188, VI-190 Resourceful: no card, everybody at the end of the track; only those who are not are offered', () => {
  const equipped = aTable().board('diego', { worn: ['vest'] });
  expect(main(equipped, 'resourceful')).toBe('noCardInHand');
  const full = held()
    .put('0,0', 'diego')
    .lay(['1,0', 'T03'], ['2,0', 'T04'])
    .put('2,0', 'rolita', 'vivian', 'lucien')
    .stats('diego', { agi: 3, vit: 3, int: 4, luk: 5 });
  expect(main(full, 'resourceful')).toBe('allAtMaximum');
  const beside = held().put('0,0', 'diego', 'rolita').stats('diego', { agi: 3, vit: 3, int: 4, luk: 5 });
  const raise = (who: string) => ({ pick: 'resourceful', with: { pick: 'hammer', with: { pick: who, with: 'luk' } } });
  beside.turnOf('diego');
  expect(() => beside.answer(1, raise('diego'))).toThrow();
  beside.answer(1, raise('rolita'));
});
scenario('VI-203, VI-205, VI-214, VI-215, VI-215a Self Heal and Shoot: nothing to heal, recharging, no Demon, too far, the Bullet', () => {
  const vivian = () => aTable().hand('vivian', 'hammer');
  expect(main(vivian(), 'selfHeal', 'vivian')).toBe('nothingToHeal');
  expect(main(vivian().board('vivian', { wounds: 1, recharge: 'recharging' }), 'selfHeal', 'vivian')).toBe('recharging');
  const six = () => aTable({ players: 6 }).hand('sean', 'pistol').lay(['1,0', 'T03'], ['2,0', 'T04']);
  expect([main(six(), 'shoot', 'sean'), sub(six(), 'pistol', 'sean')]).toEqual(['noDemon', 'noDemon']);
  expect(main(six().demonIs('witch', 'lucien').board('sean', { recharge: 'recharging' }), 'shoot', 'sean')).toBe('recharging');
  expect(main(six().demonIs('witch', 'lucien', '2,0'), 'shoot', 'sean')).toBe('demonTooFar');
  expect(main(six().demonIs('witch', 'lucien', '0,0', { bullet: true }), 'shoot', 'sean')).toBe('bulletOnDemon');
  expect(main(six().demonIs('witch', 'lucien', '1,0'), 'shoot', 'sean')).toBe(null);
});
scenario('VI-091 to VI-093, VI-057a, VI-161 to pick up and to enter', () => {
  expect([sub(held(), 'pickUp'), sub(held(), 'enter')]).toEqual(['nothingHere', 'bunkerClosed']);
  const herb = held().lay(['1,0', 'T38']).put('1,0', 'diego');
  expect(sub(herb, 'pickUp')).toBe('notWounded');
  herb.board('diego', { wounds: 1 }).is({ running: { victim: 'diego', how: 'run', left: 2, spent: 0, zero: false, over: false } });
  expect(sub(herb, 'pickUp')).toBe('pointFirst');
  expect(sub(herb.is({ running: { victim: 'diego', how: 'run', left: 1, spent: 0, zero: true, over: false } }), 'pickUp')).toBe(null);
});
scenario('VI-101, VI-165, VI-171, VI-172 cards: lying, none in hand, nobody near, both slots full, nothing worn', () => {
  expect(sub(held().critical('diego').hand('diego', 'aidbox'), 'give')).toBe('critical');
  expect(sub(aTable().board('diego', { worn: ['vest'] }), 'give')).toBe('noCardInHand');
  const alone = held().lay(['1,0', 'T03'], ['2,0', 'T04']).put('2,0', 'rolita', 'vivian', 'lucien');
  expect(sub(alone, 'give')).toBe('nobodyInRange');
  expect([sub(held(), 'equip'), sub(held(), 'takeOff')]).toEqual(['notHeld', 'nothingWorn']);
  expect(
    sub(
      held()
        .hand('diego', 'vest')
        .board('diego', { worn: ['shoes', 'amulet'] }),
      'equip',
    ),
  ).toBe('bothSlotsFull');
  expect(sub(held().hand('diego', 'vest', 'hammer'), 'equip')).toBe(null);
  const both = held().hand('diego', 'vest', 'hammer').turnOf('diego');
  expect(() => both.answer(1, { pick: 'equip', with: 'hammer' })).toThrow();
});
scenario('VI-220, VI-225a, VI-228, VI-229, VI-230 items: not held, nobody hurt, no tiles, no obstacle, no token', () => {
  const none = () => aTable().hand('diego', 'vest');
  for (const item of ['aidbox', 'flashlight', 'pistol', 'hammer'] as const) expect(sub(none(), item)).toBe('notHeld');
  expect(sub(held().hand('diego', 'aidbox'), 'aidbox')).toBe('nobodyWounded');
  expect(
    sub(
      held()
        .hand('diego', 'flashlight')
        .vault({ stacks: { A: [], B: [] } }),
      'flashlight',
    ),
  ).toBe('noTilesLeft');
  expect(sub(held(), 'hammer')).toBe('noObstacle');
  const blocked = () => held().lay(['1,0', 'T03', 1]);
  const bridge = (by: 'hammer' | 'breakthrough') => ({ cell: '5,5' as const, side: 0 as const, by });
  expect(sub(blocked().is({ bridges: [bridge('hammer'), bridge('hammer'), bridge('hammer')] }), 'hammer')).toBe('noHammerToken');
  expect(sub(blocked().is({ bridges: [bridge('hammer'), bridge('breakthrough'), bridge('breakthrough')] }), 'hammer')).toBe(null);
});
scenario('VI-037, VI-152 with open hands too a turn goes on by what its player holds', () => {
  const table = aTable({ openHands: true }).hand('diego', 'aidbox').board('rolita', { wounds: 1 }).turnOf('diego');
  expect(table.optionsOf(1)).toContain('aidbox');
});

/** The Demon on the Start tile, alone with these states. */
const demon = (state: Partial<Demon> = {}) =>
  aTable()
    .lay(['1,0', 'T03'], ['2,0', 'T04'], ['3,0', 'T13'])
    .demonIs('widow', 'lucien', '0,0', state)
    .put('3,0', 'rolita', 'diego', 'vivian');
const turnOf = (ap: number, done: Demon['turn']['done'] = []): Pick<Demon, 'turn'> => ({
  turn: { ap, done, rerolled: false, rushed: false, shaken: [] },
});
scenario('VI-281, VI-282, VI-294, VI-320, VI-324 why the Demon cannot: points, taken already, Stamina, nobody there, Rage', () => {
  expect(barOf(demon(turnOf(0)).open, 'hunt')).toBe('noPoints');
  expect(barOf(demon(turnOf(1, ['hunt'])).open, 'hunt')).toBe('takenAlready');
  expect(barOf(demon(turnOf(1)).open, 'attack')).toBe('nobodyThere');
  expect(barOf(demon({ ...turnOf(1), stamina: 0 }).open, 'special1')).toBe('noStamina');
  expect(barOf(demon({ ...turnOf(1), stamina: 5 }).open, 'special2')).toBe('nobodyThere');
  expect(barOf(demon({ ...turnOf(1), rage: 2 }).open, 'death')).toBe('needsRage');
  expect(barOf(demon({ ...turnOf(1), rage: 3 }).open, 'death')).toBe('nobodyMortal');
  const webbed = demon({ ...turnOf(1), stamina: 5 }).where(({ map }) => map.forEach((laid) => void Object.assign(laid, { web: true })));
  expect(barOf(webbed.open, 'special1')).toBe('noWebCell');
  expect(barOf(aTable().demonIs('wendigo', 'lucien', '0,0', turnOf(1)).open, 'special2')).toBe('noWay');
});
scenario('VI-296, VI-297, VI-299 why no purple token: Rage, one only on the passive, six in all', () => {
  expect(upgradeBar(demon({ rage: 1 }).open, 'passive')).toBe('needsRage');
  expect(upgradeBar(demon({ rage: 2, upgrades: { passive: 1, special1: 0, special2: 0 } }).open, 'passive')).toBe('onceOnly');
  expect(upgradeBar(demon({ rage: 2, upgrades: { passive: 1, special1: 3, special2: 2 } }).open, 'special1')).toBe('noPurple');
  expect(upgradeBar(demon({ rage: 2, upgrades: { passive: 1, special1: 3, special2: 1 } }).open, 'special1')).toBe(null);
});
