/** What the tables of the gallery say: moments that a random match seldom comes to. */
import { type Event, loadWords, type Seen, speech } from '@lurk/victim/public';
import { rollOf, settled } from '@lurk/victim/reckoning';
import { expect, test } from 'vitest';
import { emptyDesk } from '../../../play/asking/desk';
import { NO_LINES } from '../../../play/frame/model';
import { NAMES } from '../../../play/showing/test/stills';
import { demonTable } from '../adapt/demon';
import { touchOf } from '../adapt/picked';
import { stillAt } from '../adapt/test/scene';
import { trayOf } from '../adapt/tray';
import { teacher } from '../lesson';
import { momentIn } from '../scenes/moments';
import { scenes } from './scenes';
import { seenOf } from './tables';

await loadWords();

function demonAt(seen: Seen) {
  const table = demonTable(stillAt(seen), emptyDesk, NO_LINES);
  if (!table) throw new Error('there is no Demon');
  return table;
}
const trayAt = (seen: Seen, lang: 'en' | 'fr' = 'en') => trayOf(stillAt(seen, lang), emptyDesk, touchOf(stillAt(seen, lang), emptyDesk));
const demonOf = (name: string) => demonAt(scenes[name].view());

test('VI-339, VI-341, VI-342 an enslaved player hunts from their own tile, kept there by the Demon’s Rage, which does not grow by it', () => {
  const seen = scenes.slave.view();
  const own = seen.open.victims.find(({ status }) => status === 'enslaved')?.at;
  const table = demonAt(seen);
  expect(own).not.toBe(seen.open.demon?.at);
  expect([table.slave, table.map.light]).toEqual([true, own]);
  const reach = new Map<string, number | null | undefined>(table.map.tiles.map(({ cell, reach: steps }) => [cell, steps]));
  expect([reach.get(own ?? ''), reach.get(seen.open.demon?.at ?? '')]).toEqual([undefined, 1]);
  expect(table.faces.filter(({ burns }) => burns).map(({ says }) => says)).toEqual(['stay']);
  // Without Blood Smell: two faces of six are three steps or more once the 2 keeps it there.
  expect(table.bands.find(({ steps }) => steps === '5')?.chance).toBeCloseTo(1 / 6);
});

test('VI-338 an enslaved player is taught what a slave does, the Demon what a Demon does', () => {
  const sideOf = (name: string) => teacher.lessonFor('en', scenes[name].view())?.side;
  expect([sideOf('slave'), sideOf('demon'), sideOf('run')]).toEqual(['slave', 'demon', 'victim']);
});

test('VI-344 with two players the Demon’s own player is told that the slave hunts, not to obey a master', () => {
  const seen = scenes.slave.view();
  if (seen.open.demon && seen.seat !== null) seen.open.demon.seat = seen.seat;
  seen.stack = [{ proc: 'slaveTurn', step: 'acted', at: { ap: 2, done: [] }, asking: null }];
  const { prompt, slave, map } = demonAt(seen);
  expect([prompt.wanted, slave]).toEqual(['Your slave hunts', false]);
  expect(map.light).toBe(seen.open.victims.find(({ status }) => status === 'enslaved')?.at);
});

test('the Demon reads what the die shows and what its turn still offers', () => {
  expect(demonOf('demon').prompt.help).toBe('Somebody is on your tile: attack. 2 Rage upgrade a skill.');
  expect(demonOf('demon-upgrade').prompt.help).toBe('No action is left. 2 Rage upgrade a skill.');
  expect(demonOf('demon-upgrade').skills.map(({ note }) => note)).toEqual([
    'always active',
    'no action left',
    'no action left',
    'no action left',
  ]);
  for (const name of ['demon-hunt', 'demon-smell']) {
    const { prompt, faces } = demonOf(name);
    expect(prompt.help).toMatch(/^The die shows 4/);
    expect(faces.filter(({ rolled }) => rolled).map(({ face }) => face)).toEqual([4]);
  }
});

test('VI-313 of the dice on the table those of a defence are the Demon’s business, and nobody’s once its turn is over', () => {
  const seen = scenes.demon.view();
  const tray = () => trayAt(seen).now;
  seen.open.attack = { by: 'demon', blow: 'attack', victim: 'anya', score: 2, base: 2, added: [], outcome: 'defended' };
  seen.open.rolls = [settled(rollOf(seen.open, { victim: 'anya', stat: 'int', why: 'decode' }, [1, 2]))];
  expect(tray()).toBe(null);
  seen.open.rolls = [settled(rollOf(seen.open, { victim: 'anya', stat: 'vit', why: 'defence' }, [1, 2]))];
  expect(tray()).toMatchObject({ how: '2 dice against 2', verdict: 'The defence holds.', good: true });
  Object.assign(seen.open, { phase: 'victims', turn: { victim: 'anya', ap: 2, done: [], grounded: false, fell: false } });
  expect(tray()).toBe(null);
});

test('VI-274, VI-275 the scene of the Curse says what becomes of the other Victim, and whose each of them is', () => {
  const curse = (players: number, seat: number, after: Event) => {
    const seen = seenOf({ players, demon: 'witch', seat });
    const { demon, victims } = seen.open;
    const was = demon?.was ?? 'sean';
    const rolls = victims.map(({ character }) => ({
      victim: character,
      stat: 'int' as const,
      why: 'curse' as const,
      dice: [1],
      sum: 1,
      result: 1,
    }));
    const log: Event[] = [
      { t: 'curseDrawn', demon: 'witch', stat: 'int' },
      { t: 'rollsShown', rolls, manuals: [] },
      { t: 'possessed', victim: was, seat: demon?.seat ?? 0, demon: 'witch', at: demon?.at ?? '0,0' },
      after,
    ];
    const moment = momentIn(stillAt(seen), log, 0)?.view;
    if (moment?.kind !== 'curse') throw new Error('nobody turned');
    return moment.curse;
  };
  const two = curse(2, 0, { t: 'handedOver', victim: 'diego', to: 0 });
  expect(two.other).toBe('Diego comes over to you: you play Diego from now on.');
  expect(two.results.map(({ seat, who }) => [seat.name, who])).toContainEqual(['Diego', 'Vesna']);
  expect(curse(2, 1, { t: 'handedOver', victim: 'diego', to: 0 }).other).toBe('Vesna plays Diego from now on.');
  expect(curse(3, 0, { t: 'removed', victim: 'vivian' }).other).toMatch(/^Vivian .*leaves the game\.$/);
});

test('VI-085 a passed Test reads as passed when the statistic has risen by it, to everybody and in both languages', () => {
  for (const name of ['agi', 'vit'] as const) {
    const seen = scenes.tested.view();
    const anya = seen.open.victims.find(({ character }) => character === 'anya');
    const rolled = rollOf(seen.open, { victim: 'anya', stat: name, why: name === 'vit' ? 'swarm' : 'test' }, []);
    const needed = rolled.target ?? 0;
    seen.open.rolls = [settled(rollOf(seen.open, { victim: 'anya', stat: name, why: rolled.why }, [needed]))];
    if (anya) anya.stats[name]++;
    for (const seat of [0, 1, null]) {
      seen.seat = seat;
      expect(trayAt(seen).now).toMatchObject({ how: expect.stringContaining(`needs ${needed}`), verdict: 'It succeeds.', good: true });
      expect(trayAt(seen, 'fr').now).toMatchObject({ verdict: 'C’est réussi.', good: true });
    }
  }
});

test('VI-314, VI-315 at a new blow the last defence is judged by the blow it was rolled for, and other dice are gone', () => {
  const seen = scenes['defend-again'].view();
  const { now, next } = trayAt(seen);
  expect(now).toMatchObject({ how: '2 dice against 3', result: 3, verdict: 'The defence holds.', good: true });
  expect(next?.how).toBe('2 dice against 5');
  seen.open.rolls = [settled(rollOf(seen.open, { victim: 'anya', stat: 'agi', why: 'curse' }, [2, 0]))];
  expect(trayAt(seen).now).toBe(null);
});

test('VI-053, VI-180 what a Run is made of stands beside its dice: halved, by what, and a sum of 0 with its bonuses', () => {
  expect(trayAt(scenes.agile.view()).now).toMatchObject({
    made: ['Dice 7', 'halved by the Snow: 4', 'halved by Agile: 2', 'Shoes +1'],
    result: 3,
  });
  const seen = scenes.run.view();
  const [anya] = seen.open.victims.filter(({ character }) => character === 'anya');
  anya.worn = ['shoes'];
  seen.open.rolls = [settled(rollOf(seen.open, { victim: 'anya', stat: 'agi', why: 'run' }, [0, 0, 0]))];
  expect(trayAt(seen).now).toMatchObject({
    made: ['Dice 0', 'a sum of 0 gives 1 step', 'Shoes +1'],
    result: 2,
    verdict: 'No new tile.',
  });
});

test('VI-357 the Wendigo with Meat reads that its Rage gives a step, 5 of 6 faces lead somewhere, and its attack with what it adds', () => {
  const { faces, bands, huntRule } = demonOf('demon-fed');
  expect(faces.map(({ says }) => says)).toEqual(['no step', '1 step', '1 step, Rage +1', '3 steps', '4 steps', '5 steps']);
  expect(bands[0].chance).toBeCloseTo(5 / 6);
  expect(huntRule).toContain('Fresh Meat still gives you 1 step');
});

test('VI-358, VI-380 a Victim who can be attacked from afar is not said to be on the tile', () => {
  const { prompt, prey, plan } = demonOf('demon-near');
  expect(prompt.help).toMatch(/^You can attack somebody from here\./);
  expect(prey.find(({ victim }) => victim.id === 'anya')).toMatchObject({ steps: 1, reach: null, line: 'you can attack from here' });
  expect(plan.find(({ id }) => id === 'anya')?.hunt).toBe(null);

  // On a Shadow's tile, away from the body.
  const seen = scenes['demon-doppel'].view();
  const { demon, victims } = seen.open;
  const far = seen.open.map.find(({ cell }) => cell !== demon?.at && victims.every(({ at }) => at !== cell));
  const anya = victims.find(({ character }) => character === 'anya');
  if (!demon || !far || !anya) throw new Error('nowhere to stand');
  demon.shadows = [far.cell];
  for (const victim of victims) if (victim.at === demon.at) victim.at = far.cell;
  anya.at = far.cell;
  const table = demonAt(seen);
  expect(table.prompt.help).toMatch(/^You can attack somebody from here\./);
  expect(table.prey.find(({ victim }) => victim.id === 'anya')).toMatchObject({ steps: 0, line: 'you can attack from here' });
});

test('VI-339, VI-357 the log says who hunts, and that Fresh Meat still gives a step', () => {
  const seen = scenes['demon-fed'].view();
  const told = (event: Event, lang: 'en' | 'fr' = 'en') => speech.tellEvent(lang, event, seen, NAMES);
  const hunt = { t: 'huntBegan', how: 'action', matched: true } as const;
  expect(told({ ...hunt, by: 'demon', steps: 1 })).toBe('The die shows its Rage: with Fresh Meat the Wendigo may still go 1 step.');
  expect(told({ ...hunt, by: 'demon', steps: 0 })).toBe('The die shows its Rage: the Wendigo stays.');
  expect(told({ ...hunt, by: 'slave', steps: 0 })).toBe('The die shows the Rage of its master: the slave stays.');
  expect(told({ ...hunt, by: 'slave', steps: 0 }, 'fr')).toBe('Le dé montre la Rage de son maître : l’esclave reste sur place.');
  expect(told({ t: 'demonRolled', by: 'slave', die: 'd6', face: 3, why: 'hunt' })).toBe('The Hunt die of the slave: 3.');
  expect(told({ t: 'demonRolled', by: 'slave', die: 'd6', face: 3, why: 'attack' }, 'fr')).toBe('Le dé de l’esclave, Attaque : 3.');
});

test('the log tells a roll with what it is made of; one that was told before that was told reads as it did', () => {
  const seen = scenes.agile.view();
  const told = (event: Event) => speech.tellEvent('en', event, seen, NAMES);
  const [roll] = seen.open.rolls;
  expect(told({ t: 'rollIs', roll })).toMatch(/, Agile: 3 \(dice 7, halved by the Snow: 4, halved by Agile: 2, Shoes \+1\)\.$/);
  const { modifiers: _, stands: __, target: ___, outcome: ____, ...older } = roll;
  expect(told({ t: 'rollIs', roll: older })).toMatch(/, Agile: 3\.$/);
  const attacked = { t: 'attacked', by: 'demon', blow: 'attack', victim: 'anya', score: 5 } as const;
  expect(told({ ...attacked, base: 4, added: [{ by: 'meat', plus: 1 }] })).toMatch(/: 5 \(4, Fresh Meat \+1\)\.$/);
  expect(told(attacked)).toMatch(/: 5\.$/);
});
