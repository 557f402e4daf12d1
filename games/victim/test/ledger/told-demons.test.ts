/** What everybody is told of the Demons' turns: in order, and whole. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import type { DemonId } from '../../data/demons.ts';
import type { Demon } from '../../types.ts';
import { attack, step } from '../answers.ts';
import { hauntedWest as haunted } from '../demon.ts';
import { story } from '../story.ts';
import type { VictimTable } from '../table.ts';

const upgraded = { passive: 0, special1: 1, special2: 1 };

/** What is told in the Demon's turn, once it has begun. */
const inTurn = (table: VictimTable, does: (table: VictimTable) => void): string[] => story(table.phase('demon'), does);
/** An Attack on Diego that hits, and what is told of it for each Demon. */
const hitBy = (demon: DemonId): string[] => inTurn(haunted(demon).dice([0, 0], [5]), (t) => t.answer(3, attack('diego')));
const HIT = [
  'demonRolled demon d6 5 attack',
  'attacked demon attack diego 5',
  'rolled diego vit defence 0+0=0',
  'rollIs diego vit defence 0+0=0>0',
  'attackHit diego 5 0',
  'wounded diego 1 attack',
];

scenario(
  'VI-277, VI-296, VI-303, VI-304, VI-312, VI-315 the Demon’s turn: points, an upgrade, a Hunt, an Attack that hits and fells',
  () => {
    const table = haunted('witch', { rage: 3, bullet: true })
      .put('2,0', 'diego')
      .board('diego', { wounds: 1 })
      .put('2,0', 'rolita')
      .dice([0, 0], [2, 3]);
    const plays = (t: VictimTable) =>
      t
        .phase('demon')
        .answer(3, { pick: 'upgrade', with: 'special1' })
        .answer(3, 'hunt')
        .answer(3, { pick: 'body', with: '1,0' })
        .answer(3, attack('diego'))
        .until('victimAction');
    expect(story(table, plays)).toEqual([
      'phaseBegan demon',
      'staminaMoved 6 turn',
      'demonTurnBegan 2',
      'rageMoved 1 upgrade',
      'upgraded special1 1',
      'demonRolled demon d6 2 hunt',
      'huntBegan demon action 2 false',
      'hunted demon body 0,0 1,0',
      'demonRolled demon d6 3 attack',
      'attacked demon attack diego 3',
      'rolled diego vit defence 0+0=0',
      'rollIs diego vit defence 0+0=0>0',
      'attackHit diego 3 0',
      'wounded diego 2 attack',
      'fell diego',
      'rageMoved 2 critical',
      'staminaMoved 7 voodooDoll',
      'bulletOff',
      'demonTurnEnded',
      'roundBegan 2 []',
      'phaseBegan victims',
      'turnBegan rolita 2',
    ]);
  },
);
scenario('VI-313, VI-316, VI-223, VI-206 a Firework, a defence, a Rush declined', () => {
  const table = haunted('widow').put('0,0', 'vivian', 'rolita').hand('rolita', 'firework').stats('vivian', { agi: 3 }).dice([2, 2], [4]);
  const plays = (t: VictimTable) =>
    t
      .answer(3, { pick: 'poisonMistTwo', with: ['vivian', 'rolita'] })
      .answer(0, 'firework')
      .answer(2, 'stay');
  expect(inTurn(table, plays)).toEqual([
    'staminaMoved 4 special',
    'specialUsed poisonMist [rolita,vivian] null null',
    'attacked demon special2 rolita 3',
    'used rolita firework null',
    'discarded rolita [firework] used',
    'attackFailed rolita 3 null',
    'rageMoved 1 failed',
    'attacked demon special2 vivian 3',
    'rolled vivian vit defence 2+2=4',
    'rollIs vivian vit defence 2+2=4>4',
    'attackFailed vivian 3 4',
    'rageMoved 2 failed',
    'adrenalineAnswered vivian false',
  ]);
});
scenario('VI-329, VI-331, VI-333, VI-338, VI-339 the Werewolf: Blood Smell, Target, a free Hunt, Wolf Bite, the slave', () => {
  const wolf = (state: Partial<Demon> = {}) => haunted('werewolf', state).put('0,0', 'rolita', 'diego').put('2,0', 'vivian');
  const target = wolf()
    .board('diego', { effects: ['target'] })
    .dice([2, 2]);
  expect(inTurn(target, (t) => t.answer(3, { pick: 'target', with: 'rolita' }).answer(3, 'attack'))).toEqual([
    'staminaMoved 5 special',
    'specialUsed target [rolita] null null',
    'relieved diego target',
    'weakened rolita target',
    'attacked demon special1 rolita 2',
    'rolled rolita vit defence 2+2=4',
    'rollIs rolita vit defence 2+2=4>4',
    'attackFailed rolita 2 4',
    'rageMoved 1 failed',
  ]);
  const smell = wolf().board('vivian', { wounds: 1 }).dice([], [0, 3]);
  expect(inTurn(smell, (t) => t.answer(3, 'hunt').answer(3, 'reroll').answer(3, { pick: 'body', with: '1,0' }))).toEqual([
    'demonRolled demon d6 0 hunt',
    'bloodSmelt 3',
    'huntBegan demon action 3 false',
    'hunted demon body 0,0 1,0',
    'demonTurnEnded',
    'roundBegan 2 []',
    'phaseBegan victims',
    'turnBegan rolita 2',
  ]);
  const free = wolf().dice([], [3]);
  const offered = (t: VictimTable) =>
    t.inside('victims', ['victimTurn', 'act', { victim: 'rolita' }], ['freeHunt', 'offer', { why: 'target' }]);
  expect(story(free, (t) => offered(t).answer(3, 'hunt').answer(3, { pick: 'body', with: '1,0' }))).toEqual([
    'freeHuntAnswered true',
    'demonRolled demon d6 3 hunt',
    'huntBegan demon free 3 false',
    'hunted demon body 0,0 1,0',
  ]);
  expect(story(wolf(), (t) => offered(t).answer(3, 'no'))).toEqual(['freeHuntAnswered false']);
  const bite = wolf({ rage: 3 }).critical('diego').dice([], [4]);
  const bites = (t: VictimTable) =>
    t.answer(3, { pick: 'death', with: 'diego' }).answer(3, 'end').answer(1, 'hunt').answer(1, { pick: 'body', with: '2,0' });
  expect(inTurn(bite, bites)).toEqual([
    'rageMoved 0 death',
    'enslaved diego 1',
    'demonTurnEnded',
    'slaveTurnBegan diego',
    'demonRolled slave d6 4 hunt',
    'huntBegan slave action 4 false',
    'hunted slave body 0,0 2,0',
  ]);
});
scenario('VI-336, VI-347, VI-351, VI-356 what the other strikes are told as: Double Slash, Ambush, Mad Charge, Fresh Meat', () => {
  const slash = haunted('werewolf').dice([2, 2, 2, 2]);
  expect(inTurn(slash, (t) => t.answer(3, { pick: 'doubleSlash', with: 'rolita' }))).toEqual([
    'staminaMoved 4 special',
    'specialUsed doubleSlash [rolita] null null',
    'attacked demon special2 rolita 3',
    'rolled rolita vit defence 2+2=4',
    'rollIs rolita vit defence 2+2=4>4',
    'attackFailed rolita 3 4',
    'rageMoved 1 failed',
    'attacked demon special2 rolita 3',
    'rolled rolita vit defence 2+2=4',
    'rollIs rolita vit defence 2+2=4>4',
    'attackFailed rolita 3 4',
    'rageMoved 2 failed',
  ]);
  const ambush = haunted('wendigo').put('1,0', 'rolita').dice([2, 2], [1]);
  const ambushes = (t: VictimTable) => t.answer(3, 'ambush').answer(3, { pick: 'body', with: '1,0' }).answer(3, attack('rolita'));
  expect(inTurn(ambush, ambushes)).toEqual([
    'staminaMoved 5 special',
    'specialUsed ambush [] null null',
    'demonRolled demon d6 1 hunt',
    'huntBegan demon ambush 1 false',
    'hunted demon body 0,0 1,0',
    'attacked demon special1 rolita 2',
    'rolled rolita vit defence 2+2=4',
    'rollIs rolita vit defence 2+2=4>4',
    'attackFailed rolita 2 4',
    'rageMoved 1 failed',
  ]);
  const charge = haunted('wendigo').put('2,0', 'rolita').dice([2, 2]);
  expect(inTurn(charge, (t) => t.answer(3, { pick: 'madCharge', with: 0 }))).toEqual([
    'staminaMoved 5 special',
    'specialUsed madCharge [] null 0',
    'demonMoved 0,0 1,0',
    'demonMoved 1,0 2,0',
    'attacked demon special2 rolita 2',
    'rolled rolita vit defence 2+2=4',
    'rollIs rolita vit defence 2+2=4>4',
    'attackFailed rolita 2 4',
    'rageMoved 1 failed',
  ]);
  const meat = haunted('wendigo', { rage: 3 })
    .critical('diego')
    .hand('diego', 'vest')
    .board('diego', { worn: ['shoes'] });
  expect(inTurn(meat, (t) => t.answer(3, { pick: 'death', with: 'diego' }))).toEqual([
    'rageMoved 0 death',
    'discarded diego [vest] left',
    'discarded diego [shoes] left',
    'eliminated diego 1',
    'meatTaken',
  ]);
});
scenario('VI-359 to VI-366 the Witch: Voodoo Doll, Morbid Explosion, Thunder Call, Blood Curse', () => {
  expect(hitBy('witch')).toEqual([...HIT, 'staminaMoved 7 voodooDoll']);
  const explosion = haunted('witch', { upgrades: upgraded }).dice([2, 2]);
  expect(inTurn(explosion, (t) => t.answer(3, { pick: 'morbidExplosion', with: { pick: '1,0', with: 'diego' } }))).toEqual([
    'staminaMoved 5 special',
    'specialUsed morbidExplosion [diego] 1,0 null',
    'attacked demon special1 diego 4',
    'rolled diego vit defence 2+2=4',
    'rollIs diego vit defence 2+2=4>4',
    'attackFailed diego 4 4',
    'rageMoved 1 failed',
    'corpseDestroyed 1,0',
  ]);
  const thunder = haunted('witch', { upgrades: upgraded }).put('-1,0', 'diego').dice([2, 2]);
  expect(inTurn(thunder, (t) => t.answer(3, { pick: 'thunderCall', with: '-1,0' }))).toEqual([
    'staminaMoved 4 special',
    'specialUsed thunderCall [diego] -1,0 null',
    'attacked demon special2 diego 4',
    'rolled diego vit defence 2+2=4',
    'rollIs diego vit defence 2+2=4>4',
    'attackFailed diego 4 4',
    'rageMoved 1 failed',
    'decoderBroken -1,0',
  ]);
  const strike = haunted('witch', {}, { thunderHitsAll: false }).put('-1,0', 'diego', 'rolita').dice([2, 2]);
  expect(inTurn(strike, (t) => t.answer(3, { pick: 'thunderStrike', with: { pick: '-1,0', with: 'diego' } }))).toEqual([
    'staminaMoved 4 special',
    'specialUsed thunderCall [diego] -1,0 null',
    'attacked demon special2 diego 3',
    'rolled diego vit defence 2+2=4',
    'rollIs diego vit defence 2+2=4>4',
    'attackFailed diego 3 4',
    'rageMoved 1 failed',
  ]);
  const curse = haunted('witch', { rage: 3 }).critical('diego').put('2,0', 'rolita');
  expect(inTurn(curse, (t) => t.answer(3, { pick: 'death', with: 'diego' }))).toEqual([
    'rageMoved 0 death',
    'eliminated diego 1',
    'wounded rolita 1 bloodCurse',
    'wounded vivian 1 bloodCurse',
  ]);
});
scenario('VI-367 to VI-378 the Widow: Fangs, Webs put, removed and sprung, Poison Mist, Toxic Scar', () => {
  expect(hitBy('widow')).toEqual([...HIT, 'weakened diego poisoned']);
  const web = haunted('widow').tokens('1,0', { web: true });
  expect(inTurn(web, (t) => t.answer(3, { pick: 'spiderWeb', with: { put: ['2,0'], remove: [] } }))).toEqual([
    'staminaMoved 5 special',
    'specialUsed spiderWeb [] null null',
    'webPut 2,0',
  ]);
  const sprung = haunted('widow').tokens('1,0', { web: true }).put('2,0', 'diego').stats('diego', { agi: 1 }).dice([1, 0]);
  expect(story(sprung, (t) => t.turnOf('diego').answer(1, 'run').answer(1, step('1,0'))).slice(1, 9)).toEqual([
    'rolled diego agi run 1=1',
    'rollIs diego agi run 1=1>1',
    'runBegan diego run 1 false',
    'stepped diego 2,0 1,0 run',
    'webSprung 1,0 diego',
    'weakened diego poisoned',
    'attacked web special1 diego 2',
    'rolled diego vit defence 0=0',
  ]);
  const mist = haunted('widow', { upgrades: upgraded }).dice([0, 0]);
  expect(inTurn(mist, (t) => t.answer(3, { pick: 'poisonMist', with: 'diego' }))).toEqual([
    'staminaMoved 4 special',
    'specialUsed poisonMist [diego] null null',
    'attacked demon special2 diego 4',
    'rolled diego vit defence 0+0=0',
    'rollIs diego vit defence 0+0=0>0',
    'attackHit diego 4 0',
    'wounded diego 1 attack',
    'weakened diego poisoned',
  ]);
  const scar = haunted('widow', { rage: 3 }).critical('diego');
  expect(inTurn(scar, (t) => t.answer(3, { pick: 'death', with: 'diego' }))).toEqual([
    'rageMoved 0 death',
    'eliminated diego 1',
    'weakened rolita poisoned',
    'weakened vivian poisoned',
  ]);
});
scenario('VI-383 to VI-396 Doppelgänger and Phantom: Spikes, Shift, Splitting; Dance, Behind You!, Haunting Hum', () => {
  const spikes = haunted('doppel', { upgrades: upgraded }).put('2,0', 'vivian', 'rolita').dice([0, 0], [1]);
  expect(inTurn(spikes, (t) => t.answer(3, 'shadowSpikes').answer(3, 'hunt').answer(3, { pick: 0, with: '1,0' }))).toEqual([
    'staminaMoved 5 special',
    'specialUsed shadowSpikes [diego] null null',
    'attacked demon special1 diego 3',
    'rolled diego vit defence 0+0=0',
    'rollIs diego vit defence 0+0=0>0',
    'attackHit diego 3 0',
    'wounded diego 1 attack',
    'freeHuntAnswered true',
    'demonRolled demon d6 1 hunt',
    'huntBegan demon granted 1 false',
    'hunted demon 0 0,0 1,0',
  ]);
  const shift = haunted('doppel', { at: '-2,0', shadows: ['0,0'] })
    .put('1,0', 'diego')
    .dice([2, 2]);
  expect(inTurn(shift, (t) => t.answer(3, { pick: 'dimensionShift', with: { pick: 'diego', with: 'body' } }))).toEqual([
    'staminaMoved 5 special',
    'specialUsed dimensionShift [diego] null null',
    'shifted diego body -2,0 1,0',
    'attacked demon special2 diego 2',
    'rolled diego vit defence 2+2=4',
    'rollIs diego vit defence 2+2=4>4',
    'attackFailed diego 2 4',
    'rageMoved 1 failed',
  ]);
  const split = haunted('doppel', { rage: 3 }).critical('diego');
  expect(inTurn(split, (t) => t.answer(3, { pick: 'death', with: 'diego' }))).toEqual([
    'rageMoved 0 death',
    'eliminated diego 1',
    'shadowPut 0,0',
  ]);
  const dance = haunted('phantom', { upgrades: upgraded }).dice([0, 0]);
  expect(inTurn(dance, (t) => t.answer(3, { pick: 'terrifyingDance', with: 'diego' }))).toEqual([
    'staminaMoved 5 special',
    'specialUsed terrifyingDance [diego] null null',
    'attacked demon special1 diego 3',
    'rolled diego vit defence 0+0=0',
    'rollIs diego vit defence 0+0=0>0',
    'attackHit diego 3 0',
    'wounded diego 1 attack',
    'weakened diego frightened',
  ]);
  const behind = haunted('phantom', { upgrades: upgraded }).put('2,0', 'diego').dice([0, 0]);
  expect(inTurn(behind, (t) => t.answer(3, { pick: 'behindYou', with: 'diego' }))).toEqual([
    'staminaMoved 4 special',
    'specialUsed behindYou [diego] null null',
    'demonMoved 0,0 2,0',
    'attacked demon special2 diego 3',
    'rolled diego vit defence 0+0=0',
    'rollIs diego vit defence 0+0=0>0',
    'attackHit diego 3 0',
    'wounded diego 1 attack',
    'weakened diego frightened',
  ]);
  const hum = haunted('phantom', { rage: 3 }).critical('diego');
  expect(inTurn(hum, (t) => t.answer(3, { pick: 'death', with: 'diego' }))).toEqual([
    'rageMoved 0 death',
    'eliminated diego 1',
    'weakened rolita frightened',
    'weakened vivian frightened',
  ]);
});
