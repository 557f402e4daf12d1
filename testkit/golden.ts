/** Golden matches: whole matches on file, so that a change of behaviour shows as a change of that file. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { type GameTypes, hashState, type Input, type Json, type Match, messagesFor, sha256Hex, type Told } from '@lurk/kernel';
import { playRandomMatch, replay, startOf } from './play/player.ts';
import type { Mode, Proof } from './proof.ts';
import type { Report } from './report.ts';
import { viewersOf } from './secrecy/lens.ts';

export interface Golden {
  mode: string;
  seed: string;
  ending: string;
  outcome: Json;
  /** After every tenth input, and after the last. */
  hashes: string[];
  /** Of all that each viewer was told, watchers last. */
  streams: string[];
  inputs: Input[];
}
export interface Goldens<G extends GameTypes> {
  /** One match per line; every way of ending must be on file. */
  file: string;
  /** The modes that must be on file; all of them unless named. */
  modes?: readonly string[];
  module: Proof<G>;
}

const EVERY = 10;
/** How many matches are looked through for a way of ending that none has shown yet. */
const SEARCH = 3000;

/** Follows a match and takes its fingerprints. */
class Fingerprints<G extends GameTypes> {
  readonly hashes: string[] = [];
  #streams: string[] = [];
  #n = 0;

  readonly onState = (match: Match<G>, told: Told<G['Event']>[]): void => {
    viewersOf(match.s).forEach((viewer, i) => {
      this.#streams[i] = (this.#streams[i] ?? '') + JSON.stringify(messagesFor(match, told, viewer));
    });
    if (this.#n++ % EVERY === 0 || match.s.control.over !== null) this.hashes.push(hashState(match.s).slice(0, 16));
  };

  get streams(): string[] {
    return this.#streams.map((text) => sha256Hex(text).slice(0, 16));
  }
}

function record<G extends GameTypes>({ module }: Goldens<G>, mode: Mode<G>, seed: string): Golden {
  const prints = new Fingerprints<G>();
  const { match, inputs } = playRandomMatch(module, mode, seed, { dice: 'keyed', onState: prints.onState });
  const outcome = match.s.control.over;
  return { mode: mode.name, seed, ending: module.endingOf(outcome), outcome, hashes: prints.hashes, streams: prints.streams, inputs };
}

/** A match for every mode, and as many more as it takes to show every way of ending. */
function recordAll<G extends GameTypes>(goldens: Goldens<G>): Golden[] {
  const modes = wanted(goldens);
  const out = modes.map((mode) => record(goldens, mode, `golden ${mode.name}`));
  const missing = new Set(goldens.module.endings);
  for (const { ending } of out) missing.delete(ending);
  for (let n = 0; missing.size > 0 && n < SEARCH; n++) {
    const found = record(goldens, modes[n % modes.length], `golden ${n}`);
    if (missing.delete(found.ending)) out.push(found);
  }
  return out;
}

const wanted = <G extends GameTypes>({ module, modes }: Goldens<G>): Mode<G>[] =>
  module.modes.filter(({ name }) => !modes || modes.includes(name));

/** What somebody should do whose change has altered the matches on file. */
const ANEW = `
  Golden matches are played again as they were recorded. One that goes another way means that running matches would, too.
  - You did not mean to change what happens: mend the change; the file stays.
  - You meant it (a rule, the order of draws, what an event tells, how an option is worded as data): record them anew, read the difference, and say in
    docs/versions.md whether running matches go on (\`rulesVersion\`, \`continues\`):
      `;
/** What one types to record the file. */
const recording = (file: string): string =>
  `LURK_GOLDEN=write npm test -- ${relative(process.cwd(), dirname(file)).replaceAll('\\', '/')} -t golden`;

/** Replays the recorded matches. With LURK_GOLDEN=write they are recorded again first, so that the difference can be reviewed. */
export function checkGoldens<G extends GameTypes>(goldens: Goldens<G>, report: Report, write = process.env.LURK_GOLDEN === 'write'): void {
  const {
    file,
    module: { endings },
  } = goldens;
  if (write) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      recordAll(goldens)
        .map((golden) => `${JSON.stringify(golden)}\n`)
        .join(''),
    );
  }
  if (!existsSync(file)) {
    report.fail(`${file} is missing: record it by ${recording(file)}`);
    return;
  }
  const before = report.failures.length;
  const found = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Golden => JSON.parse(line));
  for (const golden of found) report.guard(`golden ${golden.mode}, seed ${golden.seed}`, () => compare(goldens, golden, report));
  for (const { name } of wanted(goldens)) if (!found.some(({ mode }) => mode === name)) report.fail(`no golden match of mode ${name}`);
  for (const ending of endings) if (!found.some((golden) => golden.ending === ending)) report.fail(`no golden match ends by ${ending}`);
  for (const { ending } of found)
    if (!endings.includes(ending)) report.fail(`a golden match ends by ${ending}, which is not a way of ending`);
  if (report.failures.length > before) report.fail(ANEW + recording(file));
}

function compare<G extends GameTypes>({ module }: Goldens<G>, golden: Golden, report: Report): void {
  const mode = module.modes.find(({ name }) => name === golden.mode);
  if (!mode) throw new Error('no such mode');
  const prints = new Fingerprints<G>();
  const { over } = replay(module, startOf(mode, golden.seed, 'keyed'), golden.inputs, { onState: prints.onState }).s.control;
  const parted = golden.hashes.findIndex((hash, i) => hash !== prints.hashes[i]);
  if (parted >= 0) throw new Error(`another state at input ${Math.min(parted * EVERY, golden.inputs.length)}`);
  if (JSON.stringify([over, module.endingOf(over)]) !== JSON.stringify([golden.outcome, golden.ending])) throw new Error('another outcome');
  if (prints.streams.join() !== golden.streams.join()) throw new Error('somebody was told something else');
  report.count('golden matches');
  report.count('golden inputs', golden.inputs.length);
}
