/** What the texts of rooms, Characters, items and actions promise, beside what the rules do. */
import { LANGS, type Lang } from '@lurk/i18n';
import { must } from '@lurk/kernel';
import { saidNumbers, saysNumber, strayNumbers, unlikeNumbers } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { ACTIONS, type Action, RECHARGES } from '../data/cards.ts';
import type { CharacterId } from '../data/characters.ts';
import { BONUS_ROOMS, damageSpaces, GREEN_ROOMS, type GreenRoom } from '../data/rooms.ts';
import { coachOf, loadWords, scenesOf, tableOf, wordsOf } from '../i18n/parts.ts';
import { aTable, type ThingTable } from './table.ts';

await loadWords();

/** The sentences of a room's rule by the action they are about; what no action begins is left over. */
function parts(lang: Lang, room: GreenRoom): Partial<Record<Action, string>> & { rest: string } {
  const { actions, places, bonus } = tableOf(lang);
  const found: Partial<Record<Action, string>> & { rest: string } = { rest: '' };
  for (const sentence of places[room].rule.replace('S.O.S.', 'SOS').split(/(?<=\.) /)) {
    const action = ACTIONS.find((one) => sentence.startsWith(actions[one]));
    if (action) found[action] = sentence;
    else if (!sentence.startsWith(bonus.name)) found.rest += ` ${sentence}`;
  }
  return found;
}

/** Everything that can be counted at a table. */
const counted = ({ open, s }: ThingTable): number[] => [
  ...GREEN_ROOMS.flatMap((room) => [open.rooms[room].damage, open.rooms[room].fuel]),
  ...[open.pantry, open.kitchen, open.warehouse, open.depot, s.vault.weapons.length, s.vault.objects.length, s.vault.lab.length],
];
const crew = (first: CharacterId): ThingTable =>
  aTable({ characters: [first, ...(['clark', 'garry', 'norris', 'blair'] as const).filter((other) => other !== first).slice(0, 3)] });
/** By how much each thing changes that does. */
const changed = (before: readonly number[], after: readonly number[]): number[] =>
  after.map((now, i) => Math.abs(now - before[i])).filter((change) => change > 0);
/** What an action changes in a room, done by a Character without an ability for it. */
function changes(room: GreenRoom, action: Action): number[] {
  const ready = crew('clark').room(room, { damage: action === 'repair' ? Math.min(1, damageSpaces(room)) : 0 });
  const before = counted(ready);
  const table = ready.acts(0, room, action);
  // What is asked within a Use is answered by its first possibility.
  if (table.kind === 'useVehicle') table.answer(0, 'fuel');
  else if (table.kind === 'stationUse' || table.kind === 'keepLab' || table.kind === 'keepItem') table.timeout(0);
  return changed(before, counted(table));
}

describe.each(LANGS)('%s', (lang) => {
  const words = tableOf(lang);

  test.each(GREEN_ROOMS)('the rule of %s says what Sabotage and Repair do there', (room) => {
    const said = parts(lang, room);
    const [lost] = changes(room, 'sabotage');
    // "The top Weapon": one is said by the singular.
    const numbers = saidNumbers(lang, must(said.sabotage, 'what Sabotage does'));
    expect(numbers.length === 0 ? [1] : numbers).toEqual([lost]);
    expect(said.repair === undefined).toBe(damageSpaces(room) === 0);
    if (said.repair) expect(saidNumbers(lang, said.repair)).toEqual(changes(room, 'repair'));
  });

  test.each(GREEN_ROOMS)('the rule of %s says how much a Use moves or draws', (room) => {
    const said = must(parts(lang, room).use, 'what a Use does');
    const drawn = room === 'armory' || room === 'warehouse' ? crew('clark').acts(0, room).own(0).drawn.length : null;
    const moved = changes(room, 'use');
    for (const number of drawn === null ? moved : [drawn, 1]) expect([said, saysNumber(lang, said, number)]).toEqual([said, true]);
    expect(strayNumbers(lang, said, drawn === null ? moved : [drawn])).toEqual([]);
  });

  test('the rules of Boiler and Generator say with how much damage they fail, and no other room does', () => {
    for (const room of GREEN_ROOMS) {
      const fails = room === 'boiler' || room === 'generator';
      expect([room, saidNumbers(lang, parts(lang, room).rest)]).toEqual([room, fails ? [damageSpaces(room)] : []]);
    }
  });

  test('TT-164 just the rooms that have the Cooperation bonus name it', () => {
    expect(GREEN_ROOMS.filter((room) => words.places[room].rule.includes(words.bonus.name))).toEqual(BONUS_ROOMS);
  });

  test('Characters do as many as their texts say', () => {
    const { windows, macready, nauls, blair, bennings } = words.characters;
    const kitchen = (by: CharacterId): number => crew(by).acts(0, 'kitchen').open.kitchen;
    const weapons = (by: CharacterId): number => crew(by).acts(0, 'armory').own(0).drawn.length;
    const repaired = (by: CharacterId, count: number): number => {
      const table = crew(by).room('radio', { damage: 4 }).acts(0, 'radio', 'repair');
      return 4 - (table.kind === 'repairBy' ? table.answer(0, count) : table).open.rooms.radio.damage;
    };
    expect(saidNumbers(lang, nauls.rule)).toEqual([kitchen('nauls'), kitchen('clark')]);
    expect(saidNumbers(lang, macready.rule)).toEqual([weapons('macready'), 1]);
    expect(saidNumbers(lang, windows.rule)).toEqual([repaired('windows', 2), repaired('clark', 1)]);
    const drawn = crew('blair').acts(0, 'lab').answer(0, 'keep').answer(0, 'draw').toldOf('public', 'drewLab').length;
    expect(saidNumbers(lang, blair.rule)).toEqual([drawn - 1]);
    const rolls = crew('bennings').acts(0, 'weather').toldOf('public', 'weatherRolled')[0].results.length;
    expect(saidNumbers(lang, bennings.rule)).toContain(rolls);
  });

  test('items do as much as their texts say', () => {
    const { tools, fuel, flamethrower, dynamite, flashlight } = words.items;
    const work = (item: 'tools' | 'fuel') =>
      crew('clark')
        .items(0, item)
        .put('generator', 0)
        .room('generator', { damage: 1, fuel: 1 })
        .resolving('use')
        .answer(0, { pick: item, with: 0 }).open.rooms.generator;
    expect(saidNumbers(lang, tools.rule)).toEqual([1 - work('tools').damage]);
    expect(saidNumbers(lang, fuel.rule)).toEqual([work('fuel').fuel - 1]);
    const driven = crew('clark').items(0, 'dynamite').put('lab', 0).revealed(0, 3).force({ room: 'lab', force: 3 }).step('encounters');
    const lost = 3 - driven.attack(0, 'dynamite').open.pool;
    expect(saidNumbers(lang, dynamite.rule)).toEqual([lost]);
    expect(saidNumbers(lang, flamethrower.rule)).toEqual([lost, 1, RECHARGES]);
    // TT-281, TC-062
    expect(saidNumbers(lang, flashlight.rule)).toEqual([2, 1, 3]);
    // TT-257, TT-264 It is these Weapons that take Force; TT-271 a fire takes none.
    const { against } = coachOf(lang).revealed;
    expect(saidNumbers(lang, against)).toEqual([lost]);
    expect(against).not.toMatch(/\bfire\b|\bfeu\b|incendi/i);
  });

  test('what a point of Force breaks in an empty room is what its text says', () => {
    for (const room of GREEN_ROOMS) {
      const ready = crew('clark').room(room, { damage: 0 }).revealed(1, 3).put('rec', 0, 1, 2);
      const before = counted(ready);
      ready.given(({ open, circle }) => {
        Object.assign(open, { pool: 0, plan: [1] });
        circle.aliens.facts = { plan: [{ room, force: 1 }], proposals: [] };
      });
      const broken = changed(before, counted(ready.step('attack')));
      expect([room, saidNumbers(lang, scenesOf(lang).body.empty[room])]).toEqual([room, broken]);
    }
  });
});

test('TT-271 a fire takes no Force', () => {
  const table = crew('clark').revealed(4, 3).items(0, 'dynamite').put('lab', 0).put('rec', 1, 2).lying(1, 2);
  table.step('resolve').answer(0, 'dynamite');
  expect([table.open.rooms.lab.burnt, table.open.pool]).toEqual([true, 4]);
});

test('English and French say the same numbers everywhere', () => {
  expect(unlikeNumbers(wordsOf('en'), wordsOf('fr'))).toEqual([]);
});
