import { describe, expect, test } from 'vitest';
import { violations } from './import-rules.ts';
import { recomputed } from './page-rules.ts';

const PAGE = 'web/src/games/victim/adapt/tray.ts';
const fine = (code: string, path = PAGE) => test(`${path} may: ${code}`, () => expect(recomputed(path, code)).toEqual([]));
const wrong = (code: string, path = PAGE) =>
  test(`${path} may not: ${code}`, () => {
    expect(recomputed(path, code)).toEqual([expect.stringMatching(new RegExp(`^${path}:1 {2}asks whether .*: a page asks the game$`))]);
  });

describe('a page does not ask whether something is enough', () => {
  // Each of these once stood in a page, and was wrong or would have been one day.
  wrong('const good = roll.result >= atLeast;');
  wrong('const reaches = faces.filter((face) => face !== demon.rage && face >= steps);');
  wrong("if (victim.wounds > 1) return 'critical';");
  wrong("const later = open.phase > 2 ? 'later' : token;", 'web/src/games/not-alone/adapt/creature.ts');
  wrong('const missing = fuel < fuelSpaces(exit);', 'web/src/games/the-thing/scenes/boarding.ts');
  wrong('const most = 5; export const isMost = (n: number) => n <= most;', 'web/src/games/anomaly/looks.ts');
});

describe('what every page counts', () => {
  fine('const any = sizes.traps > 0;');
  fine('const several = words.length > 1 && 2 <= words.length && seen.size < 3;');
  fine('const at = log.findLastIndex((event, i) => i >= from && event.t === "fed");');
  fine('const began = log.findIndex(isNight); const evening = log.findIndex(isEvening); const all = evening > began;');
  fine('// shown: a matter of the page.\nconst great = ms >= SCENE;');
  fine('const great = ms >= SCENE; // shown: a matter of the page');
  test('a comment without a reason excuses nothing', () =>
    expect(recomputed(PAGE, 'const great = ms >= SCENE; // shown:')).toHaveLength(1));
});

describe('where it holds', () => {
  const code = 'const near = a > b;';
  fine(code, 'web/src/games/victim/geometry.ts');
  fine(`<script lang="ts">${code}</script>`, 'web/src/games/victim/ForestMap.svelte');
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
  test('is not for pages, nor for whoever knows no game', () => {
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
