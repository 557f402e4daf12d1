/** 3.23, 3.24 Attack and defence; the Death Skill. */
import { scenario } from '@lurk/testkit';
import { expect } from 'vitest';
import { redLeft, yellowLeft } from '../../facts/demons.ts';
import { DEMON_SEAT, demonTable } from '../demon.ts';
import { scenarios, type VictimTable } from '../table.ts';

const ROLITA = 0;
const hit = (table: VictimTable, victim: string): VictimTable => table.answer(DEMON_SEAT, { pick: 'attack', with: victim });

scenario('VI-311, VI-006 an Attack is aimed at one exposed standing Victim on the Demon’s tile', () => {
  const table = demonTable('widow')
    .put('0,0', 'rolita', 'diego', 'vivian')
    .critical('diego')
    .board('vivian', { hide: 'hidden' })
    .phase('demon');
  expect(() => hit(table, 'diego')).toThrow();
  expect(() => hit(table, 'vivian')).toThrow();
  expect(hit(table.dice([0, 0], [5]), 'rolita').victim('rolita').wounds).toBe(1);
  expect(demonTable('widow').phase('demon').optionsOf(DEMON_SEAT)).not.toContain('attack');
});
scenario('VI-312, VI-314 the Demon’s die is the attack score, VIT the defence score, Poison and Vest included', () => {
  const table = demonTable('werewolf')
    .put('0,0', 'rolita')
    .board('rolita', { effects: ['poisoned'], worn: ['vest'] })
    .dice([2], [3])
    .phase('demon');
  hit(table, 'rolita');
  expect(table.open.attack).toMatchObject({ score: 3, outcome: 'defended' });
  expect(table.roll).toMatchObject({ dice: [2], result: 3, why: 'defence' });
});
scenario('VI-313, section 6 an attacked Victim with any card is asked, whatever the card; one without is not', () => {
  const table = demonTable('widow').put('0,0', 'rolita').hand('rolita', 'hammer').dice([0, 0], [5]).phase('demon');
  expect(hit(table, 'rolita').expectAsked('defend', [ROLITA]).optionsOf(ROLITA)).toEqual(['roll']);
  const bare = demonTable('widow').put('0,0', 'rolita').dice([0, 0], [5]).phase('demon');
  expect(hit(bare, 'rolita').victim('rolita').wounds).toBe(1);
});
scenario('VI-313, VI-222, VI-223 a Firework is played before the defence roll: no effect, and the attack has failed', () => {
  const table = demonTable('widow').put('0,0', 'rolita').hand('rolita', 'firework').dice([], [5]).phase('demon');
  hit(table, 'rolita').answer(ROLITA, 'firework');
  expect([table.victim('rolita').wounds, table.victim('rolita').effects, table.demon.rage]).toEqual([0, [], 1]);
  expect([table.open.attack?.outcome, table.open.discard, table.handOf('rolita')]).toEqual(['firework', ['firework'], []]);
});
scenario('VI-314, VI-226 a Manual may be used on the defence', () => {
  const table = demonTable('widow').put('0,0', 'rolita').hand('rolita', 'manual').dice([0, 0, 2], [1]).phase('demon');
  hit(table, 'rolita').answer(ROLITA, 'roll').answer(ROLITA, { pick: 'manual', with: 0 });
  expect(table.open.attack?.outcome).toBe('defended');
});
scenarios(
  'VI-315, VI-316 score %i against a defence of %i: %s',
  [
    [3, 2, 'hit'],
    [2, 2, 'defended'],
    [1, 2, 'defended'],
  ] as const,
  (score, defence, outcome) => {
    const table = hit(
      demonTable('werewolf')
        .put('0,0', 'rolita')
        .dice([defence - 1, 1], [score])
        .phase('demon'),
      'rolita',
    );
    expect([table.open.attack?.outcome, table.victim('rolita').wounds, table.demon.rage]).toEqual([
      outcome,
      outcome === 'hit' ? 1 : 0,
      outcome === 'hit' ? 1 : 2,
    ]);
  },
);
scenario('VI-317 an attack of an Active Skill uses its power instead of a die', () => {
  const table = demonTable('phantom', { stamina: 3, meat: true })
    .dice([2, 0])
    .phase('demon')
    .answer(DEMON_SEAT, { pick: 'behindYou', with: 'rolita' });
  expect(table.toldOf('public', 'demonRolled')).toEqual([]);
  expect(table.open.attack).toMatchObject({ blow: 'special2', score: 3, outcome: 'hit' });
});
scenario('VI-318 several Victims defend one after the other, in turn order; each failure is 1 Rage', () => {
  const table = demonTable('phantom')
    .dice([2, 2, 2, 2])
    .phase('demon')
    .answer(DEMON_SEAT, { pick: 'terrifyingDanceTwo', with: ['vivian', 'rolita'] });
  expect(table.toldOf('public', 'attacked').map(({ victim }) => victim)).toEqual(['rolita', 'vivian']);
  expect(table.demon.rage).toBe(2);
});
scenario('VI-319, RU-70 once the target is Critically Injured the rest is dropped and is no failure', () => {
  const table = demonTable('werewolf', { rage: 0, stamina: 3 })
    .put('0,0', 'rolita')
    .board('rolita', { wounds: 1 })
    .dice([0, 0])
    .phase('demon');
  table.answer(DEMON_SEAT, { pick: 'doubleSlash', with: 'rolita' });
  expect([table.toldOf('public', 'attacked').length, table.demon.rage]).toEqual([1, 1]);
});
scenario('VI-320 without a legal target no Attack and no special, but for Web, Ambush and Mad Charge', () => {
  const far = (demon: Parameters<typeof demonTable>[0]) =>
    demonTable(demon, { stamina: 5 })
      .critical('rolita', 'diego')
      .put('3,0', 'rolita', 'diego', 'vivian')
      .board('vivian', { hide: 'hidden' })
      .phase('demon')
      .optionsOf(DEMON_SEAT);
  for (const demon of ['werewolf', 'witch', 'doppel', 'phantom'] as const) expect(far(demon)).toEqual(['hunt', 'end']);
  expect(far('widow')).toEqual(['hunt', 'spiderWeb', 'end']);
  expect(far('wendigo')).toEqual(['hunt', 'ambush', 'madCharge', 'end']);
});
scenario('VI-321, VI-322 the same weakening effect lies on a Victim’s board once', () => {
  const table = demonTable('widow')
    .put('0,0', 'rolita')
    .board('rolita', { effects: ['poisoned'] })
    .dice([0], [5])
    .phase('demon');
  expect(hit(table, 'rolita').victim('rolita').effects).toEqual(['poisoned']);
});
scenario('VI-323 with no token left the effect cannot be placed', () => {
  const table = demonTable('witch', { stamina: 5, upgrades: { passive: 0, special1: 1, special2: 1 } })
    .put('-1,1', 'rolita')
    .put('-1,0', 'diego');
  table.where((open) =>
    open.map.slice(0, 6).forEach((laid) => void Object.assign(laid, { destroyed: true, broken: laid.cell !== '-1,0' })),
  );
  table.tokens('-1,1', { destroyed: false }).tokens('3,0', { destroyed: true }).tokens('0,0', { destroyed: true, broken: true });
  table.where((open) => void Object.assign(open.map[6], { broken: true }));
  expect([yellowLeft(table.open), redLeft(table.open)]).toEqual([0, 0]);
  table
    .dice([0, 0, 0, 0])
    .phase('demon')
    .answer(DEMON_SEAT, { pick: 'morbidExplosion', with: { pick: '-1,1', with: 'rolita' } });
  table.answer(DEMON_SEAT, { pick: 'thunderCall', with: '-1,0' });
  expect([table.tile('-1,1').destroyed, table.tile('-1,0').broken]).toEqual([false, false]);
});

const dying = (demon: Parameters<typeof demonTable>[0] = 'wendigo') =>
  demonTable(demon, { rage: 3 })
    .put('0,0', 'diego')
    .critical('diego')
    .hand('diego', 'pistol')
    .board('diego', { worn: ['vest'] });

scenario('VI-324 a Death Skill costs 1 AP and 3 Rage', () => {
  const table = dying().phase('demon').answer(DEMON_SEAT, { pick: 'death', with: 'diego' });
  expect([table.demon.turn.ap, table.demon.rage]).toEqual([2, 0]);
  expect(
    dying()
      .where(({ demon }) => void Object.assign(demon!, { rage: 2 }))
      .phase('demon')
      .optionsOf(DEMON_SEAT),
  ).not.toContain('death');
});
scenario('VI-325, VI-219 it is aimed at one exposed Critically Injured Victim on the Demon’s tile, even with others there', () => {
  expect(dying().board('diego', { hide: 'hidden' }).phase('demon').optionsOf(DEMON_SEAT)).not.toContain('death');
  expect(dying().put('1,0', 'diego').phase('demon').optionsOf(DEMON_SEAT)).not.toContain('death');
  expect(() => dying().put('0,0', 'rolita').phase('demon').answer(DEMON_SEAT, { pick: 'death', with: 'rolita' })).toThrow();
  const brave = demonTable('wendigo', { rage: 3 }, { characters: ['sean', 'diego', 'vivian', 'lucien'] });
  brave
    .put('0,0', 'sean', 'diego')
    .stats('sean', { vit: 5 })
    .critical('diego')
    .phase('demon')
    .answer(DEMON_SEAT, { pick: 'death', with: 'diego' });
  expect(brave.victim('diego').status).toBe('eliminated');
});
scenario('VI-326, VI-327 the Victim is eliminated without any roll; its cards are discarded', () => {
  const table = dying().phase('demon').answer(DEMON_SEAT, { pick: 'death', with: 'diego' });
  expect(table.victim('diego')).toMatchObject({ status: 'eliminated', at: null, worn: [] });
  expect([table.open.discard, table.handOf('diego'), table.open.eliminated]).toEqual([['pistol', 'vest'], [], 1]);
  expect(table.toldOf('public', 'rolled')).toEqual([]);
  const bitten = demonTable('werewolf', { rage: 3, at: '1,0' }).critical('diego').phase('demon');
  expect(bitten.answer(DEMON_SEAT, { pick: 'death', with: 'diego' }).open.eliminated).toBe(1);
});
scenario('VI-328, VI-399 the second elimination wins at once; the rest of the skill is not resolved', () => {
  const table = dying().is({ eliminated: 1 }).phase('demon').answer(DEMON_SEAT, { pick: 'death', with: 'diego' });
  table.expectOver({ winner: 'demon', why: 'eliminated', round: 1 });
  expect(table.demon.meat).toBe(false);
});
