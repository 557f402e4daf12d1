import { describe, expect, test } from 'vitest';
import { violations } from './import-rules.ts';
import { recomputed } from './page-rules.ts';

const PAGE = 'web/src/games/victim/adapt/tray.ts';
const COMPONENT = 'web/src/games/victim/PreyCard.svelte';
const fine = (code: string, path = PAGE) => test(`${path} may: ${code}`, () => expect(recomputed(path, code)).toEqual([]));
const faulty = (does: string) => (code: string, path?: string) => {
  const where = path ?? PAGE;
  test(`${where} may not: ${code}`, () =>
    expect(recomputed(where, code)).toEqual([expect.stringMatching(new RegExp(`^${where}:1 {2}${does} .*: a page asks the game$`))]));
};
const wrong = faulty('asks whether');
const reckons = faulty('reckons');

describe('a page does not ask whether something is enough', () => {
  // Each of these once stood in a page, and was wrong or would have been one day.
  wrong('const good = roll.result >= atLeast;');
  wrong('const reaches = faces.filter((face) => face >= steps);');
  wrong("if (victim.wounds > 1) return 'critical';");
  wrong("const later = open.phase > 2 ? 'later' : token;", 'web/src/games/not-alone/adapt/creature.ts');
  wrong('const missing = fuel < fuelSpaces(exit);', 'web/src/games/the-thing/scenes/boarding.ts');
  wrong('const most = 5; export const isMost = (n: number) => n <= most;', 'web/src/games/anomaly/looks.ts');
  wrong('const outcome = pawns.length > force ? flees : takes;', 'web/src/games/the-thing/scenes/meet.ts');
});

describe('nor by another way', () => {
  wrong('const good = roll.result - atLeast >= 0;');
  wrong('const good = (roll.result - atLeast) >= 0;');
  wrong('const equal = pawns.length === force;', 'web/src/games/the-thing/scenes/meet.ts');
  wrong('const full = hand.length >= 5;');
  wrong('const critical = victim.wounds === 2;');
  wrong('const one = demon.rage !== 3;');
  wrong('const burns = face === demon.rage;');
  wrong('const held = roll.result === score;');
  wrong('const critical = [2, 3].includes(victim.wounds);');
  wrong('const sorted = order((mine, yours) => mine > yours);');
  faulty('asks for')("switch (open.rage) { case 3: return 'full'; }");
});

describe('nor by a lookup', () => {
  const looksUp = faulty('looks up');
  const asksFor = faulty('asks for');
  wrong('const critical = new Set([2, 3]).has(victim.wounds);');
  wrong('const critical = [2, 3].indexOf(victim.wounds) !== -1;');
  wrong('const critical = [2, 3].some((most) => most === victim.wounds);');
  wrong('const critical = CRITICAL.has(victim.wounds);');
  wrong('const NEAR = new Set([1, 2]); const near = NEAR.has(distance);');
  wrong('const LEVELS = [2, 4] as const; const level = LEVELS.findIndex((least) => least);');
  wrong("const full = new Map([[3, 'full']]).get(open.rage);");
  wrong('const full = LIMITS.get(open?.rage!);');
  wrong('const known = open.rage in LIMITS;');
  wrong('const critical = Object.is(victim.wounds, 2);');
  wrong('const critical = /[23]/.test(`${victim.wounds}`);');
  wrong("const critical = `${victim.wounds}` === '2';");
  wrong("const critical = String(victim?.wounds) === '2';");
  looksUp('const limit = LIMITS[open.rage];');
  looksUp('const critical = TABLE[victim?.wounds]?.critical;');
  looksUp("const word = { 1: 'hurt', 2: 'critical' }[hurt];");
  looksUp("const WORDS = { 1: 'hurt', 2: 'critical' }; const word = WORDS[hurt];");
  looksUp("const word = ['fine', 'hurt'][victim.wounds];");
  looksUp('const several = dice.at(2) !== undefined;');
  looksUp('const third = dice[2];');
  looksUp('const [, , third] = dice;');
  looksUp('const { 3: fourth } = dice;');
  asksFor('switch (victim.wounds) { case CRITICAL: down(); }');
  faulty('cuts off')('const more = hand.slice(5).length > 0;');
  faulty('cuts off')("const marks = '•'.repeat(victim.wounds);");
  looksUp('{LIMITS[open.rage]}', COMPONENT);
  wrong('<script lang="ts">const NEAR = new Set([1, 2]);</script>{#if NEAR.has(distance)}<b></b>{/if}', COMPONENT);
  fine('const [first, second] = pair; const last = dice.at(-1); const rest = dice.slice(1); const two = pair[1];');
  fine("const word = WORDS[view.phase]; const has = seen.has(card.id); const [, second] = 'a:b'.split(':');");
  fine('const TILTS = [3, -2]; const tilts = dice.map((_, i) => TILTS[i]);');
  fine('<script lang="ts">const TILTS = [3, -2];</script>{#each dice as die, i (die)}<Die tilt={TILTS[i % 5]} />{/each}', COMPONENT);
});

describe('a page does not reckon', () => {
  reckons('const score = power + upgrades;');
  reckons('const halved = Math.ceil(points / 2);');
  reckons('const left = 3 - done.length;');
  reckons('const sum = dice.reduce((all, face) => all + face, 0);');
  reckons('let count = 0; for (const die of dice) count++;');
  reckons('const lost = -victim.wounds;');
  reckons('const half = points >> 1;');
  reckons('let sum = 0; for (const face of dice) sum += face;');
});

describe('a component, and its markup', () => {
  const script = (code: string): string => `<script lang="ts">${code}</script>`;
  wrong(script('const down = $derived(victim.wounds > 1);'), COMPONENT);
  wrong('{#if victim.wounds > 1}<b>down</b>{/if}', COMPONENT);
  wrong('<li class:near={threat - suspicion === 1}></li>', COMPONENT);
  wrong('<Die burns={left <= 2} />', COMPONENT);
  reckons('<b>{power + upgrades}</b>', COMPONENT);
  reckons('<b>{w.cards(Math.min(cards, 2))}</b>', COMPONENT);
  fine(script('const px = $derived((width - 4) / 2); const small = $derived(room.height < 300);'), COMPONENT);
  fine('<svg style:left="{2 * x}px"></svg>', COMPONENT);
  fine('{#each hands as hand, i (hand)}<li class:first={i < shown} class:odd={i % 2 === 1}>{i + 1}</li>{/each}', COMPONENT);
  fine('{#each names as name (name)}{@const i = STEPS.indexOf(name)}{#if i < step}<b></b>{/if}{/each}', COMPONENT);
  fine('<ol class:many={faces.length > 6}></ol>{#if count > 1}×{count}{/if}', COMPONENT);
  fine('<!-- shown: all is told. -->\n{#if step < 3}<b></b>{/if}', COMPONENT);
});

describe('what every page counts', () => {
  fine('const any = sizes.traps > 0;');
  fine("const open = roll.result === null || step.target === 'all' || rage === 0;");
  fine('const several = words.length > 1 && 2 <= words.length && seen.size < words.length;');
  fine('const at = log.findLastIndex((event, i) => i >= from && event.t === "fed");');
  fine('const began = log.findIndex(isNight); const evening = log.findIndex(isEvening); const all = evening > began;');
  fine('const rest = log.slice(log.indexOf(last) + 1); const end = log[log.length - 1];');
  fine('const order = cards.toSorted((a, b) => a.phase - b.phase);');
  fine("const line = name + ': ';");
  fine('// shown: a matter of the page.\nconst great = ms >= SCENE;');
  fine('const great = ms >= SCENE; // shown: a matter of the page');
  test('a comment without a reason excuses nothing', () =>
    expect(recomputed(PAGE, 'const great = ms >= SCENE; // shown:')).toHaveLength(1));
});

describe('where it holds', () => {
  const code = 'const near = a > b;';
  fine(code, 'web/src/games/victim/geometry.ts');
  fine(code, 'web/src/games/victim/gallery/tables.ts');
  fine(code, 'web/src/games/victim/adapt/test/play.test.ts');
  fine(code, 'web/src/play/beats.ts');
  fine(code, 'games/victim/facts/rolls.ts');
});

describe('what the rules reckon with', () => {
  const code = "import { testThreshold } from '@lurk/victim/reckoning'";
  test('is for bots, for tests and for the gallery', () => {
    const paths = ['bots/victim/turn.ts', 'web/src/games/victim/adapt/a.test.ts', 'web/src/games/victim/gallery/tables.ts'];
    expect(paths.flatMap((path) => violations(path, code))).toEqual([]);
  });
  test('is not for pages, nor for packages that know no game', () => {
    for (const path of [PAGE, 'web/src/games/victim/A.ts', 'web/src/play/a.ts'])
      expect(violations(path, code)).toEqual([expect.stringContaining('a page shows what the game says and reckons nothing')]);
    expect(violations('table/a.ts', code)).toEqual([expect.stringContaining('may not import a game')]);
  });
  test('is not handed out by what pages may import', async () => {
    const games = ['victim', 'the-thing'] as const;
    for (const game of games) {
      const [shown, reckoned] = [await import(`../games/${game}/public.ts`), await import(`../games/${game}/reckoning.ts`)];
      expect(Object.keys(reckoned).length).toBeGreaterThan(0);
      expect(Object.keys(reckoned).filter((name) => name in shown)).toEqual([]);
    }
  });
});
