// The command as a stranger uses it: its words and its exit code. Once as a process; otherwise here, where the games are loaded once for all.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellVerdict } from '@lurk/i18n';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { gameNames } from './commands/games.ts';
import { run } from './commands/run.ts';

interface Said {
  status: number | null;
  stdout: string;
  stderr: string;
}
const script = join(import.meta.dirname, 'lurk.ts');
function asProcess(args: string[], env: Record<string, string> = {}): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: { ...process.env, ...env } });
  return { status, stdout, stderr };
}
async function lurk(...args: string[]): Promise<Said> {
  const [out, err] = (['log', 'error'] as const).map((way) => vi.spyOn(console, way).mockImplementation(() => {}));
  try {
    const status = await run(args);
    const [stdout, stderr] = [out, err].map(({ mock }) => mock.calls.map(([line]) => `${line}\n`).join(''));
    return { status, stdout, stderr };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

describe('as a process', () => {
  test('it reads well without --json, and draws no bar where nobody watches', () => {
    const { status, stdout, stderr } = asProcess(['simulate', 'not-alone', '--games', '5']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/creature +\d+\.\d %.*to/);
    expect(stdout).toContain('matches/s');
    expect(stderr).toBe('');
  });

  test('of a game without bots of its own those who won are told, and that all played at random', () => {
    const { stdout } = asProcess(['simulate', 'embers', '--games', '50'], { LURK_EXAMPLES: '1' });
    const wins = [...stdout.matchAll(/^ {2}(cursed|guests) .* (\d+) wins {3}random$/gm)];
    expect(wins.map(([, side]) => side)).toEqual(['cursed', 'guests']);
    expect(wins.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(50);
  });

  test('its exit code says that it was called wrongly, and its output is left clean', () => {
    const { status, stdout, stderr } = asProcess(['stroy']);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('did you mean story?');
  });
});

describe('help', () => {
  test('says what there is, and more of each', async () => {
    const { status, stdout } = await lurk('--help');
    expect(status).toBe(0);
    for (const name of ['simulate', 'story', 'pace', 'verify', 'replay', 'soak', 'backup', 'restore'])
      expect(stdout).toContain(`lurk ${name}`);
    expect((await lurk()).stdout).toBe(stdout);
    const help = await lurk('help', 'story');
    expect(help.stdout).toContain('Examples:');
    expect(help).toEqual(await lurk('story', '--seats', '--help'));
  });
});

describe('simulate', () => {
  const figures = async (...args: string[]) => JSON.parse((await lurk('simulate', 'not-alone', '--json', ...args)).stdout);

  test('counts wins, turns and endings; the same seed gives the same figures', async () => {
    const first = await figures('--games', '12', '--seats', '3', '--seed', 'moon');
    expect(first).toMatchObject({ game: 'not-alone', seats: 3, games: 12, bots: { creature: 'beginner', hunted: 'beginner' } });
    const { creature, hunted } = first.wins;
    expect(creature.wins + hunted.wins).toBe(12);
    expect(creature.interval[0]).toBeLessThanOrEqual(creature.share);
    expect(creature.interval[1]).toBeGreaterThanOrEqual(creature.share);
    expect(Object.values<number>(first.endings).reduce((a, b) => a + b)).toBe(12);
    const again = await figures('--games', '12', '--seats', '3', '--seed', 'moon');
    expect({ ...again, seconds: 0, gamesPerSecond: 0 }).toEqual({ ...first, seconds: 0, gamesPerSecond: 0 });
  });

  test('takes the options of a table, and only those', async () => {
    const played = await lurk('simulate', 'the-thing', '--seats', '4', '--games', '1', '--json', '--options', 'simpleKennel,overlay=none');
    expect(JSON.parse(played.stdout)).toMatchObject({ options: { simpleKennel: true, overlay: 'none' } });
    for (const [options, wrong] of [
      ['simpleKenel', 'did you mean simpleKennel?'],
      ['coopRoleCheck', 'a table of 4 does not take'],
      ['overlay=some', 'a table of 4 does not take'],
    ] as const) {
      const { status, stderr } = await lurk('simulate', 'the-thing', '--seats', '4', '--options', options);
      expect([status, stderr]).toEqual([2, expect.stringContaining(wrong)]);
    }
  });

  test('gives each side bots of its own', async () => {
    expect((await figures('--games', '2', '--bots', 'beginner,hunted=random')).bots).toEqual({ creature: 'beginner', hunted: 'random' });
  });
});

describe('pace', () => {
  test.for(gameNames)('tells a bot match of %s beat by beat, none closer than one more line takes', async (game) => {
    const { status, stdout } = await lurk('pace', game, '--seats', '4', '--matches', '1', '--tempo', 'calm');
    expect(status).toBe(0);
    const times = stdout.split('\n').flatMap((line) => {
      const [, minutes, seconds] = /^ *(\d+):(\d\d\.\d) /.exec(line) ?? [];
      return minutes ? [60 * Number(minutes) + Number(seconds)] : [];
    });
    expect(times.length).toBeGreaterThan(30);
    expect(Math.min(...times.slice(1).map((time, i) => time - times[i]!))).toBeGreaterThan(0.45);
    expect(stdout).toContain(' 0 begun under another');
  });
});

describe('story', () => {
  const story = async (...args: string[]): Promise<string> => {
    const { status, stdout, stderr } = await lurk('story', 'not-alone', '--seed', 'demo', ...args);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    return stdout;
  };
  /** Identifiers, unfilled gaps, and values that are no words. */
  const raw = /\b[a-z]+[A-Z]\w*|[{}]|undefined|\bNaN\b|\[object/;

  test('in English: the public is told least, a seat what concerns it, the all-seeing everything', async () => {
    const everybody = await story();
    const seat = await story('--seat', '1');
    const all = await story('--all');
    for (const text of [everybody, seat, all]) {
      expect(text).not.toMatch(raw);
      expect(text).toContain('Turn 3 begins');
    }
    expect(everybody).not.toMatch(/\byou\b/i);
    expect(seat).toMatch(/\byou\b/i);
    expect(all.length).toBeGreaterThan(everybody.length);
    expect(await story('--public')).toBe(everybody);
  });

  test('in French, from a seat and all-seeing', async () => {
    for (const reading of [['--seat', '5'], ['--all']]) {
      const text = await story('--lang', 'fr', ...reading);
      expect(text).not.toMatch(raw);
      expect(text).toContain('Le tour 3 commence');
    }
  });
});

describe('verify', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lurk-verify-'));
    await lurk('story', 'not-alone', '--seats', '3', '--record', join(folder, 'good.json'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const tampered = (change: (record: Record<string, unknown> & { inputs: { choice: unknown }[]; rounds: object[] }) => void): string => {
    const record = JSON.parse(readFileSync(join(folder, 'good.json'), 'utf8'));
    change(record);
    const file = join(folder, 'bad.json');
    writeFileSync(file, JSON.stringify(record));
    return file;
  };

  test('a record as it was written holds', async () => {
    const { status, stdout } = await lurk('verify', join(folder, 'good.json'));
    expect(stdout).toContain(tellVerdict('en', { ok: true, sure: true }));
    expect(status).toBe(0);
  });

  test('says what is wrong in the language asked for', async () => {
    const file = tampered(({ rounds }) => Object.assign(rounds[0], { secret: '00'.repeat(32) }));
    expect((await lurk('verify', file, '--lang', 'fr')).stdout).toContain('après que le serveur l’a fixé');
    expect((await lurk('verify', file)).stdout).toContain('after the server had locked it in');
  });

  test('a changed secret, answer, length or end does not', async () => {
    const files = [
      () => tampered(({ rounds }) => Object.assign(rounds[0], { secret: '00'.repeat(32) })),
      () => tampered(({ inputs }) => Object.assign(inputs[0], { choice: 1 })),
      () => tampered(({ inputs }) => void inputs.pop()),
      () => tampered((record) => Object.assign(record, { end: '00'.repeat(32) })),
    ];
    for (const file of files) {
      const { status, stdout } = await lurk('verify', file());
      expect(status).toBe(1);
      expect(stdout).toContain('WRONG');
    }
  });

  test('what is no record is said to be none, in one line', async () => {
    const file = join(folder, 'garbage.json');
    writeFileSync(file, 'not even JSON');
    for (const path of [file, join(folder, 'missing.json')]) {
      const { status, stderr } = await lurk('verify', path);
      expect(status).toBe(1);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });
});

describe('soak', () => {
  test('plays random matches under the invariants', async () => {
    const { status, stdout, stderr } = await lurk('soak', 'not-alone', '--games', '3', '--from', '1');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('3 matches');
  });
});

describe('wrong usage', () => {
  const wrong: [string[], string][] = [
    [['stroy'], 'did you mean story?'],
    [['verify'], 'which file?'],
    [['backup'], 'which file?'],
    [['restore', 'one.sqlite', 'two.sqlite'], 'one file only'],
    [['simulate', 'not-alon'], 'did you mean not-alone?'],
    [['simulate', 'embers'], 'LURK_EXAMPLES=1'],
    [['simulate', 'not-alone', '--bots', 'begginer'], 'did you mean beginner?'],
    [['simulate', 'not-alone', '--game', '3'], 'did you mean --games?'],
    [['simulate', 'not-alone', '--seats', '8'], 'from 2 to 7'],
    [['story', 'not-alone', '--lang', 'de'], 'en, fr'],
    [['story', 'not-alone', '--seat', '1', '--all'], 'exclude each other'],
    [['soak', 'not-alone', 'twice'], 'one game only'],
    [['soak', 'not-alone', '--tests'], 'takes none'],
    [['soak', '--effort', 'much'], 'whole number'],
  ];
  test('is said in one line, with what was perhaps meant', async () => {
    for (const [args, words] of wrong) {
      const { status, stdout, stderr } = await lurk(...args);
      expect(stderr).toContain(words);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stdout).toBe('');
      expect(status).toBe(2);
    }
  });
});
