/** 3.25 Werewolf. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { isFollowed } from '../../facts/targets.ts';
import type { Demon } from '../../types.ts';
import { DEMON_SEAT, demonTable } from '../demon.ts';
import type { TableOptions, VictimTable } from '../table.ts';

const upgraded = { passive: 0, special1: 1, special2: 1 };
const wolf = (state: Partial<Demon> = {}, options: TableOptions = {}): VictimTable =>
  demonTable('werewolf', { stamina: 5, rage: 1, ...state }, options).put('0,0', 'rolita', 'diego');
const target = (table: VictimTable, victim: string): VictimTable => table.answer(DEMON_SEAT, { pick: 'target', with: victim });

scenario('VI-329 Blood Smell: with a Wound in the forest a Hunt or an Attack may be rolled again', () => {
  const unhurt = wolf().dice([], [1]).phase('demon').answer(DEMON_SEAT, 'hunt');
  expect(unhurt.kind).toBe('demonAction');
  const table = wolf().board('vivian', { wounds: 1 }).dice([], [1, 2]).phase('demon').answer(DEMON_SEAT, 'hunt');
  table.expectAsked('bloodSmell', [DEMON_SEAT]).answer(DEMON_SEAT, 'reroll').expectAsked('huntMove', [DEMON_SEAT]);
  const attack = wolf()
    .board('vivian', { wounds: 1 })
    .dice([0, 0], [0, 5])
    .phase('demon')
    .answer(DEMON_SEAT, { pick: 'attack', with: 'rolita' });
  expect(attack.answer(DEMON_SEAT, 'reroll').open.attack).toMatchObject({ score: 5, outcome: 'hit' });
});
scenario('VI-329, RU-112 nothing is asked where no other face gives more', () => {
  const smells = (die: number, state: Partial<Demon> = {}): string | null =>
    wolf(state).board('vivian', { wounds: 1 }).dice([], [die]).phase('demon').answer(DEMON_SEAT, 'hunt').kind;
  // The 5 gives most steps, but the face of the Rage would give Rage; not where Rage is full already.
  expect([smells(5, { rage: 1 }), smells(5, { rage: 3 }), smells(4, { rage: 3 })]).toEqual(['bloodSmell', 'huntMove', 'bloodSmell']);
  const struck = (die: number): VictimTable =>
    wolf().board('vivian', { wounds: 1 }).dice([0, 0], [die]).phase('demon').answer(DEMON_SEAT, { pick: 'attack', with: 'rolita' });
  expect([struck(5).kind, struck(4).kind]).toEqual(['demonAction', 'bloodSmell']);
});
scenario('VI-329 the new number is kept, the old one if it is not rolled again', () => {
  const table = wolf().board('vivian', { wounds: 1 }).dice([], [1]).phase('demon').answer(DEMON_SEAT, 'hunt').answer(DEMON_SEAT, 'keep');
  expect(table.demon.rage).toBe(2);
});
scenario('VI-330 once between two starts of its turn, a free Hunt included', () => {
  const table = wolf({ rage: 0 })
    .board('vivian', { wounds: 1 })
    .dice([0, 0], [0, 0, 5])
    .phase('demon')
    .answer(DEMON_SEAT, 'hunt')
    .answer(DEMON_SEAT, 'reroll');
  table.answer(DEMON_SEAT, { pick: 'attack', with: 'rolita' });
  expect(table.demon.turn.rerolled).toBe(true);
  expect(table.toldOf('public', 'bloodSmelt').length).toBe(1);
  table
    .inside('victims', ['victimTurn', 'over', { victim: 'vivian' }], ['freeHunt', 'offer', { why: 'target' }])
    .answer(DEMON_SEAT, 'hunt');
  expect(table.kind).not.toBe('bloodSmell');
});
scenario('VI-331 Target marks a Victim on their tile, whom they then may attack with power 2', () => {
  const table = target(wolf().dice([0, 0]).phase('demon'), 'rolita').expectAsked('targetAttack', [DEMON_SEAT]);
  expect(table.victim('rolita').effects).toEqual(['target']);
  expect(table.answer(DEMON_SEAT, 'attack').open.attack).toMatchObject({ score: 2, outcome: 'hit' });
  expect(target(wolf().phase('demon'), 'rolita').answer(DEMON_SEAT, 'no').open.attack).toBe(null);
});
scenario('VI-331a who bears the Target may be chosen again and keeps its one token', () => {
  const table = target(
    wolf()
      .board('rolita', { effects: ['target'] })
      .phase('demon'),
    'rolita',
  );
  expect(table.victim('rolita').effects).toEqual(['target']);
  table.expectAsked('targetAttack', [DEMON_SEAT]);
});
scenario('VI-332 not upgraded, a new Target removes the old one', () => {
  const table = target(
    wolf()
      .board('diego', { effects: ['target'] })
      .phase('demon'),
    'rolita',
  );
  expect([table.victim('diego').effects, table.victim('rolita').effects]).toEqual([[], ['target']]);
});
scenario('VI-333 the Werewolf may hunt after the Run of who bears the Target, without AP', () => {
  const table = wolf().board('rolita', { effects: ['target'] });
  expect(isFollowed(table.open, table.victim('rolita'))).toBe(true);
  expect(isFollowed(table.open, table.victim('diego'))).toBe(false);
  expect(isFollowed(table.open, { ...table.victim('rolita'), status: 'escaped' })).toBe(false);
  const { ap } = table.demon.turn;
  table.dice([], [2]).inside('victims', ['victimTurn', 'over', { victim: 'vivian' }], ['freeHunt', 'offer', { why: 'target' }]);
  table.expectAsked('freeHunt', [DEMON_SEAT]).answer(DEMON_SEAT, 'hunt').answer(DEMON_SEAT, { pick: 'body', with: '2,0' });
  expect([table.demon.at, table.demon.turn.ap]).toEqual(['2,0', ap]);
});
scenario('VI-333a the free Hunt follows a hidden Victim’s Run too', () => {
  const table = wolf().board('rolita', { effects: ['target'], hide: 'hidden' });
  expect(isFollowed(table.open, table.victim('rolita'))).toBe(true);
});
scenario('VI-334 in a free Hunt the match with the Rage counts, and a Test tile stops', () => {
  const table = wolf({ rage: 2 }).lay(['2,-1', 'T05']).dice([], [2, 3]);
  table
    .inside('victims', ['victimTurn', 'over', { victim: 'vivian' }], ['freeHunt', 'offer', { why: 'target' }])
    .answer(DEMON_SEAT, 'hunt');
  expect([table.demon.rage, table.demon.at]).toEqual([3, '0,0']);
});
scenario('VI-335 upgraded, they mark several, then attack all of them or none', () => {
  const table = wolf({ upgrades: upgraded })
    .board('vivian', { effects: ['target'] })
    .dice([0, 0, 0, 0])
    .phase('demon');
  table.answer(DEMON_SEAT, { pick: 'targetSeveral', with: ['diego', 'rolita'] }).answer(DEMON_SEAT, 'attack');
  expect(table.toldOf('public', 'attacked').map(({ victim, score }) => [victim, score])).toEqual([
    ['rolita', 3],
    ['diego', 3],
  ]);
  expect(table.open.victims.slice(0, 3).map(({ effects }) => effects)).toEqual([['target'], ['target'], ['target']]);
  expect(wolf().phase('demon').optionsOf(DEMON_SEAT)).not.toContain('targetSeveral');
});
scenario('VI-336, VI-337 Double Slash: two attacks with power 3, three once it is upgraded', () => {
  const slash = (table: VictimTable) =>
    table
      .phase('demon')
      .answer(DEMON_SEAT, { pick: 'doubleSlash', with: 'rolita' })
      .toldOf('public', 'attacked')
      .map(({ score }) => score);
  expect(slash(wolf().dice([2, 2, 2, 2]))).toEqual([3, 3]);
  expect(slash(wolf({ upgrades: upgraded }).dice([2, 2, 2, 2, 2, 2]))).toEqual([4, 4, 4]);
});

const bitten = (options: TableOptions = {}): VictimTable =>
  wolf({ rage: 3 }, options).critical('diego').hand('diego', 'manual').phase('demon').answer(DEMON_SEAT, { pick: 'death', with: 'diego' });
const slave = (state: Partial<Demon> = {}): VictimTable =>
  wolf(state).board('diego', { status: 'enslaved', at: '1,0', wounds: 0 }).is({ eliminated: 1 }).put('1,0', 'vivian');
const slavesTurn = (table: VictimTable): VictimTable => table.inside('demon', ['slaveTurn', 'act', { ap: 2, done: [] }]);

scenario('VI-338 Wolf Bite: the Victim is enslaved, its figure stays, its cards are discarded', () => {
  const table = bitten();
  expect(table.victim('diego')).toMatchObject({ status: 'enslaved', at: '0,0', seat: 1 });
  expect([table.handOf('diego'), table.open.eliminated]).toEqual([[], 1]);
});
scenario('VI-339, VI-339a after each Werewolf turn the Enslaved Victim takes a turn with 2 AP: Hunt and Attack, each once', () => {
  const table = bitten().dice([0, 0], [4, 1]).answer(DEMON_SEAT, 'end').expectAsked('slaveAction', [1]);
  expect(table.optionsOf(1)).toEqual(['hunt', 'attack', 'end']);
  table.answer(1, 'hunt').pass(1);
  expect(table.optionsOf(1)).toEqual(['attack', 'end']);
  expect(table.answer(1, { pick: 'attack', with: 'rolita' }).open.phase).toBe('victims');
});
scenario('VI-340 it rolls the Demon’s die, the D10 once Blood Smell is upgraded', () => {
  const table = slavesTurn(slave({ upgrades: { passive: 1, special1: 0, special2: 0 } }).dice([0, 0], [9])).answer(1, {
    pick: 'attack',
    with: 'vivian',
  });
  expect(table.toldOf('public', 'demonRolled')).toMatchObject([{ by: 'slave', die: 'd10', face: 9 }]);
});
scenario('VI-341, VI-342 a match with the Werewolf’s Rage: no movement, and no Rage; it rolls nothing again', () => {
  const table = slavesTurn(slave({ rage: 2 }).board('vivian', { wounds: 1 }).dice([], [2]))
    .answer(1, 'hunt')
    .expectAsked('slaveAction', [1]);
  expect([table.victim('diego').at, table.demon.rage]).toEqual(['1,0', 2]);
});
scenario('VI-342 its failed attack gives no Rage, and purple tokens and Meat add nothing', () => {
  const table = slavesTurn(slave({ rage: 1, meat: true }).dice([2, 2], [3])).answer(1, { pick: 'attack', with: 'vivian' });
  expect([table.open.attack?.score, table.open.attack?.outcome, table.demon.rage]).toEqual([3, 'defended', 1]);
});
scenario('VI-342a its Attack is a Demon attack for who is attacked: Firework and Brave apply, on its own tile', () => {
  const table = slavesTurn(slave().hand('vivian', 'firework').dice([], [5]));
  expect(() => table.answer(1, { pick: 'attack', with: 'rolita' })).toThrow();
  expect(table.answer(1, { pick: 'attack', with: 'vivian' }).answer(2, 'firework').victim('vivian').wounds).toBe(0);
  const brave = demonTable('werewolf', {}, { characters: ['sean', 'diego', 'vivian', 'lucien'] }).stats('sean', { vit: 5 });
  slavesTurn(brave.board('diego', { status: 'enslaved', at: '1,0' }).is({ eliminated: 1 }));
  expect(() => brave.answer(1, { pick: 'attack', with: 'vivian' })).toThrow();
});
scenario('VI-343 a Victim it makes Critically Injured gives the Werewolf 1 Rage', () => {
  const table = slavesTurn(slave({ rage: 1 }).board('vivian', { wounds: 1 }).dice([0, 0], [5])).answer(1, {
    pick: 'attack',
    with: 'vivian',
  });
  expect(table.demon.rage).toBe(2);
});
scenario('VI-344 with 2 or 3 players the Demon’s player plays it', () => {
  const table = demonTable('werewolf', { rage: 3 }, { players: 3 }).put('0,0', 'rolita', 'diego').critical('diego').phase('demon');
  table.answer(0, { pick: 'death', with: 'diego' }).answer(0, 'end').expectAsked('slaveAction', [0]);
});
scenario('VI-345 it can be neither attacked nor healed', () => {
  const table = slave().put('1,0', 'rolita').phase('demon');
  expect(table.optionsOf(DEMON_SEAT)).not.toContain('attack');
  expect(table.victim('diego').status).toBe('enslaved');
});
scenario('32 the clock attacks for it, else hunts', () => {
  expect(slavesTurn(slave().dice([0, 0], [5])).timeout(1).open.attack?.victim).toBe('vivian');
  const far = slavesTurn(slave().put('3,0', 'vivian').put('2,0', 'rolita').dice([], [2]))
    .timeout(1)
    .timeout(1);
  expect(far.victim('diego').at).toBe('2,0');
});
scenario('VI-339 having attacked, the Enslaved Victim may still hunt, and not attack again', () => {
  const table = slavesTurn(slave().dice([2, 2], [1])).answer(1, { pick: 'attack', with: 'vivian' });
  expect(table.optionsOf(1)).toEqual(['hunt', 'end']);
});
