/**
 * `lurk soak`: random matches of every mode under all invariants of the test kit, then a storm of hostile frames and requests, then the tests
 * that could go on for ever, for twenty times as long as `npm test` lets them.
 */
import type { Contract } from '@lurk/contract';
import { type GameTypes, must } from '@lurk/kernel';
import type { Proof } from '@lurk/testkit';
import type { Command } from './command.ts';
import { gameNamed, gameNames, sample } from './games.ts';
import { progress } from './progress.ts';
import { soakServer } from './soak-hostile.ts';
import { soakTests } from './soak-tests.ts';
import { UsageError, wholeNumber } from './usage.ts';

/** One match in so many is looked at after every single input, with the dice of real play. */
const CLOSELY = 50;
const MOST = 1_000_000_000;

export const soak: Command = {
  name: 'soak',
  usage: '[GAME] [--games N] [--seed S] [--from N] [--hostile] [--frames N] [--requests N] [--tests] [--effort N]',
  summary:
    'Plays random matches of every mode under all invariants, attacks a server, and runs the deep tests at length; stops at the first that breaks.',
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'soak' },
    from: { type: 'string', default: '0' },
    hostile: { type: 'boolean', default: false },
    frames: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '100000' },
    tests: { type: 'boolean', default: false },
    effort: { type: 'string', default: '20' },
  },
  explained: {
    GAME: 'one game (all of them)',
    '--games N': 'matches in all, spread over the modes (10000)',
    '--seed S': 'any text; the same text gives the same matches (soak)',
    '--from N': 'begin with match number N (0), to replay one that failed',
    '--hostile': 'the attack on a server alone',
    '--frames N': 'hostile frames of the attack (1000000)',
    '--requests N': 'hostile HTTP requests of the attack (100000)',
    '--tests': 'the deep tests alone: secrecy, kills, bots, deduction',
    '--effort N': 'how many times as long as in npm test they go on (20)',
  },
  examples: ['', `${sample} --games 500`, `${sample} --seed soak --from 137 --games 1`, '--hostile --frames 50000 --requests 5000'],
  async run(args, values) {
    if (args.length > 1) throw new UsageError(`one game only, not also "${args[1]}"`);
    const proofs = await Promise.all((args.length > 0 ? args : gameNames).map((name) => proofOf(gameNamed(name).contract)));
    const games = wholeNumber('games', String(values.games), 1, MOST);
    const from = wholeNumber('from', String(values.from), 0, MOST);
    const frames = wholeNumber('frames', String(values.frames), 0, MOST);
    const requests = wholeNumber('requests', String(values.requests), 0, MOST);
    if (values.hostile && args.length > 0) throw new UsageError('--hostile attacks a server and takes no game');
    const attack = { frames, requests, seed: String(values.seed) };
    const effort = wholeNumber('effort', String(values.effort), 1, MOST);
    if (values.tests && args.length > 0) throw new UsageError('--tests runs those of every game and takes none');
    if (values.hostile) return (await soakServer(attack)) ? 0 : 1;
    if (values.tests) return soakTests(effort) ? 0 : 1;
    for (const proof of proofs) if (!(await soakOne(proof, Math.ceil(games / proofs.length), from, String(values.seed)))) return 1;
    return args.length > 0 || ((await soakServer(attack)) && soakTests(effort)) ? 0 : 1;
  },
};

/** The proof of a game is in a folder of that name, which nothing in production loads. */
async function proofOf({ name }: Contract): Promise<Proof<GameTypes>> {
  const exported: Record<string, Proof<GameTypes>> = await import(`../../games/${name}/proof/index.ts`);
  return must(Object.values(exported).find((proof) => proof.name === name));
}

async function soakOne(module: Proof<GameTypes>, games: number, from: number, seed: string): Promise<boolean> {
  // Loaded here: it brings the test runner along, which no other command needs.
  const { checkPlay } = await import('@lurk/testkit');
  const counts: Record<string, number> = {};
  const bar = progress(games, `matches of ${module.name}`);
  const start = performance.now();
  for (let done = 0; done < games; done++) {
    const n = from + done;
    const mode = module.modes[n % module.modes.length];
    const report = checkPlay(module, { matchesPerMode: 1, closely: n % CLOSELY === 0 ? 1 : 0, seed: `${seed}/${n}` }, [mode]);
    if (report.failures.length > 0) {
      bar.clear();
      console.error(`${module.name}, ${mode.name}, match ${n}:\n${report.failures[0].split('\n')[0]}`);
      console.error(`To see it again: lurk soak ${module.name} --seed ${JSON.stringify(seed)} --from ${n} --games 1`);
      return false;
    }
    for (const [what, count] of Object.entries(report.counts)) counts[what] = (counts[what] ?? 0) + count;
    bar.step(done + 1);
  }
  bar.clear();
  const seconds = (performance.now() - start) / 1000;
  const seen = Object.entries(counts).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
  console.log(
    `${module.name}: ${seen.join(', ')}; no invariant broken in ${seconds.toFixed(0)} s (${(games / seconds).toFixed(0)} matches/s)`,
  );
  return true;
}
