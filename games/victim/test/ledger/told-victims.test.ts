/** What everybody is told of the Victims' turns, and what only one is told: in order, and whole. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { step, turn } from '../answers.ts';
import { hauntedWest as haunted } from '../demon.ts';
import { story } from '../story.ts';
import { aTable, type VictimTable } from '../table.ts';

scenario('VI-060, VI-063, VI-069, VI-091 a Run that turns a Herb tile, steps on it and picks the herb', () => {
  const table = aTable().nextTiles('A', 'T38').board('diego', { wounds: 1 }).dice([2, 1]);
  expect(story(table, (t) => t.turnOf('diego').answer(1, 'run').answer(1, turn(0)).answer(1, step('1,0')).answer(1, 'pickUp'))).toEqual([
    'turnBegan diego 2',
    'rolled diego agi run 2+1=3',
    'rollIs diego agi run 2+1=3>3',
    'runBegan diego run 3 false',
    'tileTurned diego A 1,0 T38',
    'tileLaid 1,0 T38 0',
    'tokenPut 1,0 herb',
    'stepped diego 0,0 1,0 run',
    'pickedUp diego herb',
    'healed diego 0 diego herb',
    'runEnded diego run',
  ]);
});
scenario('VI-071, VI-070, VI-093 the Bunker tile shows its gate, a Wreck its Box, which holds three cards', () => {
  const table = aTable()
    .vault({ gates: [7] })
    .nextTiles('A', 'T02', 'T39')
    .nextItems('vest', 'manual', 'aidbox')
    .dice([2, 2]);
  const plays = (t: VictimTable) =>
    t.turnOf('diego').answer(1, 'run').answer(1, turn(0)).answer(1, turn(3)).answer(1, step('-1,0')).answer(1, 'pickUp');
  expect(story(table, plays)).toEqual([
    'turnBegan diego 2',
    'rolled diego agi run 2+2=4',
    'rollIs diego agi run 2+2=4>4',
    'runBegan diego run 4 false',
    'tileTurned diego A 1,0 T02',
    'tileLaid 1,0 T02 1',
    'gateShown 7',
    'tileTurned diego A -1,0 T39',
    'tileLaid -1,0 T39 0',
    'tokenPut -1,0 box',
    'stepped diego 0,0 -1,0 run',
    'pickedUp diego box',
    'drew diego 3 blackBox',
    'runEnded diego run',
  ]);
  expect(table.toldOf(1, 'drewItems')).toEqual([{ t: 'drewItems', victim: 'diego', items: ['aidbox', 'manual', 'vest'] }]);
  expect(table.toldOf(0, 'drewItems')).toEqual([]);
});
scenario('VI-085, VI-086, VI-094, VI-100 a Test passed, a Test failed, a fall and what it takes away', () => {
  const table = haunted('widow')
    .lay(['0,1', 'T29'], ['0,2', 'T31'])
    .put('0,0', 'diego')
    .board('diego', { wounds: 1, effects: ['poisoned'] });
  table.stats('diego', { agi: 3, vit: 2 }).dice([2, 2, 2, 1, 0]);
  expect(story(table, (t) => t.turnOf('diego').answer(1, 'run').answer(1, step('0,1')).answer(1, step('0,2'))).slice(0, 18)).toEqual([
    'turnBegan diego 2',
    'rolled diego agi run 2+2=4',
    'rollIs diego agi run 2+2=4>4',
    'runBegan diego run 4 false',
    'stepped diego 0,0 0,1 run',
    'rolled diego agi test 2+1=3',
    'rollIs diego agi test 2+1=3>3',
    'tested diego agi true false',
    'stepped diego 0,1 0,2 run',
    'rolled diego vit test 0=0',
    'rollIs diego vit test 0=0>0',
    'tested diego vit false false',
    'wounded diego 2 test',
    'fell diego',
    'relieved diego poisoned',
    'rageMoved 1 critical',
    'runEnded diego run',
    'turnEnded diego',
  ]);
});
scenario('VI-119 to VI-125, VI-196 a Decode: Number and Decoder token, then Symbols; a repair; a failure', () => {
  const table = haunted('witch').put('-1,0', 'vivian').dice([1, 1, 1, 0]).nextTokens(4);
  expect(story(table, (t) => t.turnOf('vivian').answer(2, 'decode'))).toEqual([
    'turnBegan vivian 2',
    'rolled vivian int decode 1+1+1+0=3',
    'rollIs vivian int decode 1+1+1+0=3>3',
    'decoded vivian -1,0 true',
    'tokenFound vivian 4',
    'decoderPut -1,0',
  ]);
  const again = aTable()
    .lay(['-1,0', 'T13'])
    .tokens('-1,0', { decoded: true })
    .put('-1,0', 'lucien')
    .stats('lucien', { int: 5 })
    .nextTokens('+', '*');
  expect(story(again.dice([1, 1, 1, 0, 0]), (t) => t.turnOf('lucien').answer(3, 'decode'))).toEqual([
    'turnBegan lucien 2',
    'rolled lucien int decode 1+1+1+0+0=3',
    'rollIs lucien int decode 1+1+1+0+0=3>3',
    'decoded lucien -1,0 true',
    'tokenFound lucien +',
    'tokenFound lucien *',
  ]);
  const broken = haunted('witch').put('-1,0', 'vivian').tokens('-1,0', { broken: true }).dice([1, 1, 1, 0]);
  expect(story(broken, (t) => t.turnOf('vivian').answer(2, 'decode'))).toEqual([
    'turnBegan vivian 2',
    'rolled vivian int decode 1+1+1+0=3',
    'rollIs vivian int decode 1+1+1+0=3>3',
    'decoded vivian -1,0 true',
    'repaired vivian -1,0',
  ]);
  expect(story(haunted('witch').put('-1,0', 'vivian').dice([0, 0, 1, 0]), (t) => t.turnOf('vivian').answer(2, 'decode'))).toEqual([
    'turnBegan vivian 2',
    'rolled vivian int decode 0+0+1+0=1',
    'rollIs vivian int decode 0+0+1+0=1>1',
    'decoded vivian -1,0 false',
  ]);
});
scenario('VI-128, VI-132, VI-203, VI-205 Heal and Self Heal: a Wound, a weakening effect, a failure', () => {
  const table = aTable().critical('diego').board('diego', { wounds: 2 }).dice([2, 1, 0]);
  expect(story(table, (t) => t.turnOf('rolita').answer(0, { pick: 'heal', with: 'diego' }))).toEqual([
    'turnBegan rolita 2',
    'rolled rolita int heal 2+1+0=3',
    'rollIs rolita int heal 2+1+0=3>3',
    'healTried rolita diego true',
    'healed diego 1 rolita heal',
    'stoodUp diego',
  ]);
  const marked = haunted('widow')
    .put('1,0', 'rolita', 'diego')
    .board('diego', { wounds: 1, effects: ['poisoned'] })
    .dice([2, 1, 0]);
  expect(story(marked, (t) => t.turnOf('rolita').answer(0, { pick: 'heal', with: 'diego' }).answer(0, 'poisoned'))).toEqual([
    'turnBegan rolita 2',
    'rolled rolita int heal 2+1+0=3',
    'rollIs rolita int heal 2+1+0=3>3',
    'healTried rolita diego true',
    'relieved diego poisoned',
  ]);
  const failed = aTable().board('diego', { wounds: 1 }).dice([0, 1, 0]);
  expect(story(failed, (t) => t.turnOf('rolita').answer(0, { pick: 'heal', with: 'diego' }))).toEqual([
    'turnBegan rolita 2',
    'rolled rolita int heal 0+1+0=1',
    'rollIs rolita int heal 0+1+0=1>1',
    'healTried rolita diego false',
  ]);
  const self = haunted('widow')
    .put('1,0', 'vivian')
    .board('vivian', { wounds: 1, effects: ['poisoned'] })
    .dice([2, 1, 0]);
  expect(story(self, (t) => t.turnOf('vivian').answer(2, 'selfHeal').answer(2, 'wound'))).toEqual([
    'turnBegan vivian 2',
    'skillUsed vivian selfHeal null',
    'rechargeIs vivian used',
    'rolled vivian int selfHeal 2+1+0=3',
    'rollIs vivian int selfHeal 2+1+0=3>3',
    'healTried vivian vivian true',
    'healed vivian 0 vivian selfHeal',
  ]);
  const alone = aTable().board('vivian', { wounds: 1 }).dice([2, 1, 0, 0]);
  expect(story(alone, (t) => t.turnOf('vivian').answer(2, 'selfHeal'))).toEqual([
    'turnBegan vivian 2',
    'skillUsed vivian selfHeal null',
    'rechargeIs vivian used',
    'rolled vivian int selfHeal 2+1+0+0=3',
    'rollIs vivian int selfHeal 2+1+0+0=3>3',
    'healTried vivian vivian true',
    'healed vivian 0 vivian selfHeal',
  ]);
  const poor = aTable().board('vivian', { wounds: 1 }).dice([0, 1, 0, 0]);
  expect(story(poor, (t) => t.turnOf('vivian').answer(2, 'selfHeal'))).toEqual([
    'turnBegan vivian 2',
    'skillUsed vivian selfHeal null',
    'rechargeIs vivian used',
    'rolled vivian int selfHeal 0+1+0+0=1',
    'rollIs vivian int selfHeal 0+1+0+0=1>1',
    'healTried vivian vivian false',
  ]);
});
scenario('VI-134, VI-137, VI-140 Search and Hide, and the states that move on', () => {
  const table = aTable().lay(['1,0', 'T19']).put('1,0', 'diego').nextItems('vest').dice([1, 1, 1, 0]);
  expect(story(table, (t) => t.turnOf('diego').answer(1, 'search').answer(1, 1))).toEqual([
    'turnBegan diego 2',
    'rolled diego luk search 1+1+1+0=3',
    'rollIs diego luk search 1+1+1+0=3>3',
    'searched diego 1',
    'drew diego 1 search',
  ]);
  expect(
    story(aTable().board('diego', { hide: 'resting', recharge: 'used' }).dice([1, 1, 1, 0]), (t) => t.turnOf('diego').answer(1, 'hide')),
  ).toEqual([
    'hideIs diego none',
    'rechargeIs diego recharging',
    'turnBegan diego 2',
    'rolled diego luk hide 1+1+1+0=3',
    'rollIs diego luk hide 1+1+1+0=3>3',
    'hid diego true',
  ]);
  expect(story(aTable().board('diego', { hide: 'hidden', recharge: 'recharging' }), (t) => t.turnOf('diego'))).toEqual([
    'hideIs diego resting',
    'rechargeIs diego ready',
    'turnBegan diego 2',
  ]);
});
scenario('VI-188, VI-192, VI-193, VI-198, VI-199, VI-212, VI-213 the Active Skills', () => {
  const diego = aTable().hand('diego', 'vest', 'hammer').turnOf('diego');
  expect(story(diego, (t) => t.answer(1, { pick: 'resourceful', with: { pick: 'vest', with: { pick: 'rolita', with: 'vit' } } }))).toEqual([
    'skillUsed diego resourceful rolita',
    'discarded diego [vest] resourceful',
    'statMoved rolita vit 3 resourceful',
  ]);
  const lucien = aTable().is({ smartLink: true });
  expect(story(lucien, (t) => t.turnOf('lucien').answer(3, 'smartLink'))).toEqual([
    'smartLinkEnded',
    'turnBegan lucien 2',
    'skillUsed lucien smartLink null',
  ]);
  const anya = aTable({ players: 6 });
  expect(
    story(anya, (t) => t.turnOf('anya').answer(4, { pick: 'groundAnalyze', with: 'anya' }).answer(4, 'end').until('victimAction')).slice(
      0,
      5,
    ),
  ).toEqual(['turnBegan anya 2', 'skillUsed anya groundAnalyze anya', 'groundAnalyzeEnded anya', 'turnEnded anya', 'phaseBegan event']);
  const sean = aTable({ players: 6 }).demonIs('witch', 'lucien').turnOf('sean');
  expect(story(sean, (t) => t.answer(5, 'shoot'))).toEqual(['skillUsed sean shoot null', 'rechargeIs sean used', 'bulletPut sean shoot']);
});
scenario('VI-165, VI-171, VI-172, VI-220, VI-225, VI-227, VI-229 what is given, worn, taken off and used', () => {
  const give = aTable().hand('diego', 'vest').turnOf('diego');
  expect(story(give, (t) => t.answer(1, { pick: 'give', with: { pick: 'rolita', with: 'vest' } }))).toEqual(['gave diego rolita']);
  expect([0, 1, 2].map((seat) => give.toldOf(seat, 'gaveItem').length)).toEqual([1, 1, 0]);
  const wear = aTable().hand('diego', 'vest').turnOf('diego');
  expect(story(wear, (t) => t.answer(1, { pick: 'equip', with: 'vest' }).answer(1, { pick: 'takeOff', with: 'vest' }))).toEqual([
    'equipped diego vest',
    'discarded diego [vest] takenOff',
  ]);
  const aid = aTable().hand('diego', 'aidbox').board('rolita', { wounds: 1 }).turnOf('diego');
  expect(story(aid, (t) => t.answer(1, { pick: 'aidbox', with: 'rolita' }))).toEqual([
    'used diego aidbox rolita',
    'discarded diego [aidbox] used',
    'healed rolita 0 diego aidbox',
  ]);
  const hammer = aTable().lay(['1,0', 'T03', 1]).hand('diego', 'hammer').turnOf('diego');
  expect(story(hammer, (t) => t.answer(1, { pick: 'hammer', with: 0 }))).toEqual([
    'used diego hammer null',
    'discarded diego [hammer] used',
    'hammered diego 0,0 0',
  ]);
  const pistol = aTable().demonIs('witch', 'lucien').hand('diego', 'pistol').turnOf('diego');
  expect(story(pistol, (t) => t.answer(1, 'pistol'))).toEqual([
    'used diego pistol null',
    'discarded diego [pistol] used',
    'bulletPut diego pistol',
  ]);
  const light = aTable().hand('diego', 'flashlight').nextTiles('A', 'T07', 'T08', 'T09').turnOf('diego');
  const looks = (t: VictimTable) => t.answer(1, { pick: 'flashlight', with: 'A' }).answer(1, { order: ['T08', 'T07', 'T09'], top: 1 });
  expect(story(light, looks)).toEqual([
    'used diego flashlight null',
    'discarded diego [flashlight] used',
    'peeked diego A 3 flashlight',
    'putBack diego A 1 2',
  ]);
  expect(light.told(1).filter(({ t }) => t === 'peekedTiles' || t === 'putBackTiles')).toEqual([
    { t: 'peekedTiles', stack: 'A', tiles: ['T07', 'T08', 'T09'] },
    { t: 'putBackTiles', stack: 'A', top: ['T08'], bottom: ['T07', 'T09'] },
  ]);
  expect(light.told(0).filter(({ t }) => t === 'peekedTiles' || t === 'putBackTiles')).toEqual([]);
});
scenario('VI-152, VI-157, VI-159, VI-162 the row, the gate, who goes in and who stays', () => {
  const table = aTable()
    .lay(['1,0', 'T02', 1])
    .put('1,0', 'diego', 'vivian')
    .is({ gate: 7, row: [3, '+'], numbers: [4, 5] });
  expect(
    story(table, (t) =>
      t
        .turnOf('diego')
        .answer(1, { pick: 'place', with: { pick: 4, with: 2 } })
        .answer(1, 'stay')
        .answer(2, 'enter'),
    ),
  ).toEqual(['turnBegan diego 2', 'tokenPlaced diego 4 2', 'bunkerOpened diego', 'stayed diego', 'escaped vivian']);
  const back = aTable()
    .lay(['1,0', 'T02', 1])
    .put('1,0', 'diego')
    .is({ gate: 7, row: [3, '+'] });
  expect(story(back, (t) => t.turnOf('diego').answer(1, { pick: 'takeBack', with: 1 }))).toEqual([
    'turnBegan diego 2',
    'tokenTakenBack diego + 1',
  ]);
  expect([back.open.row, back.open.symbols]).toEqual([[3], ['+']]);
});
scenario('VI-226 a Manual: the roll, the card, the new die, the result', () => {
  const table = aTable()
    .lay(['1,0', 'T19'])
    .put('1,0', 'diego')
    .hand('diego', 'manual')
    .stats('diego', { luk: 2 })
    .dice([1, 0, 2])
    .turnOf('diego');
  expect(story(table, (t) => t.answer(1, 'search').answer(1, { pick: 'manual', with: 1 }))).toEqual([
    'rolled diego luk search 1+0=1',
    'used diego manual null',
    'discarded diego [manual] used',
    'rerolled diego 1 2',
    'rollIs diego luk search 1+2=3>3',
    'searched diego 1',
  ]);
});
