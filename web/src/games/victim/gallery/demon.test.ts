/** What the tables of the gallery say: moments that a random match seldom comes to. */
import { blank, type Event, loadWords, type Seen, speech } from '@lurk/victim/public';
import { expect, test } from 'vitest';
import { NO_LINES } from '../../../play/model';
import { NAMES, stillOf } from '../../../play/test/stills';
import { demonTable } from '../adapt/demon';
import { emptyDesk } from '../adapt/desk';
import { momentIn } from '../adapt/moments';
import type { Perspective } from '../adapt/perspective';
import { touchOf } from '../adapt/picked';
import { trayOf } from '../adapt/tray';
import { teacher } from '../lesson';
import { scenes } from './scenes';
import { seenOf } from './tables';

await loadWords();

const perspectiveOf = (seen: Seen, lang: 'en' | 'fr' = 'en'): Perspective =>
  stillOf({ seen, memory: blank(seen.seat), latest: [] }, NAMES.slice(0, seen.seats), lang, speech);
function demonAt(seen: Seen) {
  const table = demonTable(perspectiveOf(seen), emptyDesk, NO_LINES);
  if (!table) throw new Error('there is no Demon');
  return table;
}
const demonOf = (name: string) => demonAt(scenes[name].view());

test('VI-339, VI-341, VI-342 whoever is enslaved hunts from their own tile, kept there by the Demon’s Rage, which does not grow by it', () => {
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

test('VI-338 whoever is enslaved is taught what a slave does, the Demon what a Demon does', () => {
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
    'needs Rage 3',
  ]);
  for (const name of ['demon-hunt', 'demon-smell']) {
    const { prompt, faces } = demonOf(name);
    expect(prompt.help).toMatch(/^The die shows 4/);
    expect(faces.filter(({ rolled }) => rolled).map(({ face }) => face)).toEqual([4]);
  }
});

test('VI-313 of the dice on the table those of a defence are the Demon’s business, and nobody’s once its turn is over', () => {
  const seen = scenes.demon.view();
  const tray = () => trayOf(perspectiveOf(seen), touchOf(perspectiveOf(seen), emptyDesk)).now;
  seen.open.attack = { by: 'demon', blow: 'attack', victim: 'anya', score: 2, outcome: 'defended' };
  seen.open.rolls = [{ victim: 'anya', stat: 'int', why: 'decode', dice: [1, 2], sum: 3, result: 3 }];
  expect(tray()).toBe(null);
  seen.open.rolls = [{ victim: 'anya', stat: 'vit', why: 'defence', dice: [1, 2], sum: 3, result: 3 }];
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
    const moment = momentIn(perspectiveOf(seen), log, 0)?.view;
    if (moment?.kind !== 'curse') throw new Error('nobody turned');
    return moment.curse;
  };
  const two = curse(2, 0, { t: 'handedOver', victim: 'diego', to: 0 });
  expect(two.other).toBe('Diego comes over to you: you play Diego from now on.');
  expect(two.results.map(({ seat, who }) => [seat.name, who])).toContainEqual(['Diego', 'Vesna']);
  expect(curse(2, 1, { t: 'handedOver', victim: 'diego', to: 0 }).other).toBe('Vesna plays Diego from now on.');
  expect(curse(3, 0, { t: 'removed', victim: 'vivian' }).other).toMatch(/^Vivian .*leaves the game\.$/);
});
