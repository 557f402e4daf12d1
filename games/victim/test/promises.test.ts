/** What a component's text promises is what the rules do: every number it says, in both languages, whatever the table options. */
import { LANGS } from '@lurk/i18n';
import { saidNumbers, saysNumber, strayNumbers, unlikeNumbers } from '@lurk/testkit';
import { describe, expect, test } from 'vitest';
import { specialOptions } from '../asks/specials.ts';
import { gatesOf } from '../data/bunker.ts';
import { CHARACTER, CHARACTERS, CRITICAL, PHOTO_FLASH_TILES, STATS } from '../data/characters.ts';
import { DEMON, DEMONS, FIRST_STAMINA, MOST_RAGE, SHIFT_RANGE, SPECIALS, TOKENS_OF_A_COLOUR, UPGRADE_COST } from '../data/demons.ts';
import { BLACK_BOX, HAND_LIMIT } from '../data/items.ts';
import { curseRound, ELIMINATIONS, MAX_PLAYERS, MIN_PLAYERS, VICTIM_POINTS } from '../data/setup.ts';
import { SIDES } from '../data/tiles.ts';
import { TUNABLE } from '../data/tunable.ts';
import { searchAllows } from '../facts/actions.ts';
import { hailTakes, stressOf } from '../facts/events.ts';
import { GREAT_SUCCESS, resultOf, SUCCESS } from '../facts/rolls.ts';
import { componentsOf } from '../i18n/components.ts';
import { coachOf, glossaryOf, loadWords, lobbyOf, type TableWords, tableOf, wordsOf } from '../i18n/parts.ts';
import { tileTexts } from '../i18n/tile-texts.ts';
import { DEFAULT_OPTIONS, OPTIONS, type Options } from '../options.ts';
import { DEMON_SEAT, demonTable } from './demon.ts';
import { aTable, type VictimTable } from './table.ts';

await loadWords();

/** What share of the dice a Run of this kind has, with an Event in force or without. */
const shareOf = (why: 'run' | 'agile', inForce: 'snow'[] = []): number => {
  const table = aTable().is({ inForce });
  return resultOf(table.open, table.victim('rolita'), 'agi', why, 4) / 4;
};
const upgradedBy = (special1: number) => ({ stamina: 5, upgrades: { passive: 0, special1, special2: special1 } });
/** How often one Victim is attacked by one use. */
const slashes = (upgrades: number): number =>
  demonTable('werewolf', { ...upgradedBy(upgrades), at: '1,0' })
    .dice(new Array(6).fill(2))
    .phase('demon')
    .answer(DEMON_SEAT, { pick: 'doubleSlash', with: 'rolita' })
    .until('demonAction')
    .toldOf('public', 'attacked').length;
/** How many Victims, or tiles, one use can name at most. */
function mostOf(demon: 'widow' | 'phantom', special: 'spiderWeb' | 'poisonMist' | 'terrifyingDance'): number {
  const { open } = demonTable(demon, { ...upgradedBy(1), at: '1,0' });
  const counts = specialOptions(open, special).map((option) => {
    const shape = typeof option === 'object' ? option.with : null;
    const some = shape?.t === 'compound' ? shape.parts.put : shape;
    return some?.t === 'someOf' ? some.max : 1;
  });
  return Math.max(...counts);
}
const pubOf = (table: VictimTable) => ({ open: table.open, seats: table.open.players, sizes: table.seen('public').sizes });
const searching = (result: number): number => searchAllows(pubOf(aTable()), 'diego', result);
const hail = (): number => {
  const table = aTable().hand('diego', 'manual', 'manual', 'hammer', 'hammer');
  return hailTakes(pubOf(table), table.victim('diego')) / 4;
};
const stress = (): number => stressOf(aTable().victim('diego')).count;
/** VI-205, VI-214 A skill that recharges is not to be had in the turn after: two turns of the same Victim. */
const IN_A_ROW = 2;

type Skill = keyof TableWords['skills'];
const DOES: Partial<Record<Skill, readonly number[]>> = {
  agile: [shareOf('agile')],
  resourceful: [1],
  selfHeal: [SUCCESS, IN_A_ROW],
  smartLink: [1],
  shoot: [1, IN_A_ROW],
  encouragement: [1],
  lucky: [1],
  perfectCode: [1],
  photoFlash: [PHOTO_FLASH_TILES],
  voodooDoll: [1],
  venomousFangs: [1],
  doubleSlash: [slashes(0), slashes(1)],
  spiderWeb: [mostOf('widow', 'spiderWeb'), TOKENS_OF_A_COLOUR],
  poisonMist: [mostOf('widow', 'poisonMist')],
  terrifyingDance: [mostOf('phantom', 'terrifyingDance')],
  dimensionShift: [SHIFT_RANGE],
  freshMeat: [1],
};
/** VI-176 What unlocks a Passive Skill is said with it. */
const unlocksOf = (skill: Skill): number[] =>
  CHARACTERS.filter((id) => CHARACTER[id].passive === skill).flatMap((id) => Object.values(CHARACTER[id].unlocks));

const TEST_RISE = 1;
const componentsSay = (options: Options): Record<'skills' | 'items' | 'tiles', Record<string, readonly number[]>> => ({
  skills: {
    ...Object.fromEntries(
      [...CHARACTERS.flatMap((id) => [CHARACTER[id].active, CHARACTER[id].passive]), ...demonSkills].map((skill) => [
        skill,
        [...(DOES[skill] ?? []), ...unlocksOf(skill)],
      ]),
    ),
    selfHeal: options.selfHealRecharge ? [SUCCESS, IN_A_ROW] : [SUCCESS],
  },
  items: {
    ...{ aidbox: [1], firework: [1], flashlight: [options.flashlightTiles], manual: [1], pistol: [1], hammer: [] },
    ...{ amulet: [1], calculator: [1], vest: [1], shoes: [1] },
  },
  tiles: {
    ...{ start: [], bunker: [], normal: [], decoder: [], corpse: [], curse: [1], herb: [1], wreck: [BLACK_BOX] },
    test: options.testThreshold === 'three' ? [TUNABLE.testAtLeast, TEST_RISE] : [TEST_RISE],
  },
});
const demonSkills = DEMONS.flatMap((id) => [DEMON[id].passive, DEMON[id].special1.id, DEMON[id].special2.id, DEMON[id].death]);

/** Each number must be said, and no other one. */
function faultsIn(texts: (lang: 'en' | 'fr') => Readonly<Record<string, string>>, numbers: Record<string, readonly number[]>): string[] {
  return LANGS.flatMap((lang) =>
    Object.entries(texts(lang)).flatMap(([id, text]) => {
      const does = numbers[id];
      if (!does) return [`${lang} ${id}: nothing to compare it with`];
      const missing = does.filter((number) => !saysNumber(lang, text, number));
      const stray = strayNumbers(lang, text, does);
      return missing.length + stray.length > 0 ? [`${lang} ${id}: does ${does}, says “${text}”`] : [];
    }),
  );
}
const rules = (named: Readonly<Record<string, { rule: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(named).map(([id, { rule }]) => [id, rule]));

const TABLES: [string, Options][] = [
  ['as usual', DEFAULT_OPTIONS],
  [
    'with every option the other way',
    { ...DEFAULT_OPTIONS, thunderHitsAll: false, selfHealRecharge: false, flashlightTiles: 2, testThreshold: 'three' },
  ],
];

describe('what a text promises', () => {
  test.each(TABLES)('skills, items and tiles say their numbers at a table %s', (_, options) => {
    const { skills, items, tiles } = componentsSay(options);
    expect(faultsIn((lang) => rules(componentsOf(lang, options).skills), skills)).toEqual([]);
    expect(faultsIn((lang) => rules(componentsOf(lang, options).items), items)).toEqual([]);
    expect(faultsIn((lang) => rules(tileTexts(lang, options)), tiles)).toEqual([]);
  });

  test('RU-82, RU-37 Thunder Call and Self Heal say what their options make of them', () => {
    const [[, usual], [, other]] = TABLES;
    const said = (options: Options, lang: 'en' | 'fr') => {
      const { thunderCall, selfHeal } = componentsOf(lang, options).skills;
      return [thunderCall.rule.match(/every Victim|one Victim|chaque Victime|une Victime/)?.[0], /in a row|de suite/.test(selfHeal.rule)];
    };
    expect(LANGS.map((lang) => [said(usual, lang), said(other, lang)])).toEqual([
      [
        ['every Victim', true],
        ['one Victim', false],
      ],
      [
        ['chaque Victime', true],
        ['une Victime', false],
      ],
    ]);
    const attackedBy = (options: Partial<Options>) =>
      specialOptions(demonTable('witch', { stamina: 5 }, options).put('-1,0', 'rolita', 'diego').open, 'thunderCall').map((option) =>
        typeof option === 'object' ? option.id : option,
      );
    expect([attackedBy({}), attackedBy({ thunderHitsAll: false })]).toEqual([['thunderCall'], ['thunderStrike']]);
  });

  test('Events, actions and the words of the rules say their numbers', () => {
    const events = {
      ...{ wildAnimals: [1], thunder: [1], blackMagic: [1], insects: [], crows: [], darkness: [] },
      ...{ hail: [hail()], snow: [shareOf('run', ['snow'])], stress: [stress(), STATS.length - stress(), 1] },
    };
    expect(faultsIn((lang) => rules(tableOf(lang).eventCards), events)).toEqual([]);
    const actions = {
      ...{ run: [], decode: [SUCCESS, 1], heal: [SUCCESS, 1], hide: [SUCCESS], skill: [], password: [1], crawl: [1] },
      search: [SUCCESS, searching(SUCCESS), GREAT_SUCCESS, searching(GREAT_SUCCESS)],
    };
    expect(faultsIn((lang) => tableOf(lang).actions, actions)).toEqual([]);
    const meanings = {
      ...{ reach: [], adjacent: [SIDES.length], attack: [1], critical: [CRITICAL], hidden: [], effect: [1] },
      ...{ rage: [1, UPGRADE_COST, MOST_RAGE], stamina: [FIRST_STAMINA, 1] },
    };
    expect(faultsIn((lang) => rules(glossaryOf(lang).meanings), meanings)).toEqual([]);
  });

  test('the lobby names the faces, gates and limits that the rules have', () => {
    const ends = (list: readonly number[]): number[] => [list[0], list[list.length - 1]];
    for (const lang of LANGS) {
      const { options, choices } = lobbyOf(lang);
      for (const id of OPTIONS.victimDice.of) expect(saidNumbers(lang, choices.victimDice[id].name)).toEqual(TUNABLE.victimDie[id]);
      for (const id of OPTIONS.gates.of) expect(saidNumbers(lang, choices.gates[id].name)).toEqual(ends(gatesOf(id)));
      for (const id of OPTIONS.demonDice.of)
        expect(saidNumbers(lang, choices.demonDice[id].rule)).toEqual([...ends(TUNABLE.demonD6[id]), ...ends(TUNABLE.demonD10[id])]);
      expect(saidNumbers(lang, options.staminaCap.rule)).toEqual([TUNABLE.staminaCap]);
      expect(saidNumbers(lang, options.hardy.rule)).toEqual([1]);
      expect(saidNumbers(lang, choices.testThreshold.three.name)).toEqual([TUNABLE.testAtLeast]);
    }
  });

  test('the lesson and the questions say the numbers of the rules', () => {
    const players = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, more) => MIN_PLAYERS + more);
    const rounds = [...new Set(players.map(curseRound))].sort();
    for (const lang of LANGS) {
      const { overview, victim, demon } = coachOf(lang);
      const numbers = (text: string): number[] => [...new Set(saidNumbers(lang, text))].sort();
      expect(numbers(overview.aim.rule)).toEqual([...new Set([...rounds, ELIMINATIONS])].sort());
      expect(numbers(overview.steps[0].rule)).toEqual([VICTIM_POINTS]);
      expect(numbers(overview.steps[2].rule)).toEqual(rounds);
      expect(numbers(victim.against)).toEqual(rounds);
      expect(numbers(demon.want)).toEqual([ELIMINATIONS, MOST_RAGE]);
      expect(numbers(demon.asks.demonAction?.todo ?? '')).toEqual([UPGRADE_COST]);
      const { handLimit } = tableOf(lang).asks;
      expect(numbers(`${handLimit.title} ${handLimit.help}`)).toEqual([HAND_LIMIT]);
    }
  });

  test('French says the numbers that English says, everywhere', () => {
    expect(unlikeNumbers(wordsOf('en'), wordsOf('fr'))).toEqual([]);
  });

  test('texts are written for the usual table', () => {
    for (const lang of LANGS) expect(tableOf(lang)).toMatchObject(componentsOf(lang, DEFAULT_OPTIONS));
  });

  test('no skill is left out', () => {
    expect([...Object.keys(tableOf('en').skills)].sort()).toEqual(Object.keys(componentsSay(DEFAULT_OPTIONS).skills).sort());
    expect(SPECIALS.filter((special) => !demonSkills.includes(special))).toEqual([]);
  });
});
