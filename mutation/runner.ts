/**
 * A test runner for mutants that loads the rules and their tests once and then only calls the tests a mutant can touch, in the same process:
 * milliseconds a mutant, where a fresh world for each took two seconds. Mutants in what runs while modules load get a process of their own.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS, type InstrumenterContext, type MutantResult } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import type { Reporter } from '@stryker-mutator/api/report';
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { isAlive, lineOf } from './report.ts';
import { collect, collected, type Test } from './vitest.ts';

/** Random matches would kill a mutant without saying which rule it broke: only tests that name one count as teeth. */
const NOT_TEETH = ['proof', 'random', 'reached', 'secrecy', 'golden', 'deduction', 'infection', 'oracle', 'odds'];

// The rules' tests say `vitest`; here that is ours.
const shim = import.meta.resolve('./vitest.ts');
registerHooks({
  resolve: (specifier, context, next) => (specifier === 'vitest' ? { url: shim, shortCircuit: true } : next(specifier, context)),
});

class InProcessRunner implements TestRunner {
  /** Where mutated code looks for the mutant that is switched on. */
  readonly #stryker: InstrumenterContext = {};

  constructor() {
    Reflect.set(globalThis, INSTRUMENTER_CONSTANTS.NAMESPACE, this.#stryker);
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  async #load(): Promise<void> {
    if (collected.length > 0) return;
    const folder = resolve('games', process.env.LURK_MUTATED!, 'test');
    const files = globSync('**/*.test.ts', { cwd: folder }).filter((file) => !NOT_TEETH.some((name) => file.endsWith(`${name}.test.ts`)));
    for (const file of files.sort()) await collect(join(folder, file), pathToFileURL(join(folder, file)).href);
  }

  async dryRun(): Promise<DryRunResult> {
    await this.#load();
    const tests: TestResult[] = [];
    for (const test of collected) {
      this.#stryker.currentTestId = idOf(test);
      tests.push(await resultOf(test));
    }
    this.#stryker.currentTestId = undefined;
    writeFileSync(TIMES, JSON.stringify(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs])));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }: MutantRunOptions): Promise<MutantRunResult> {
    this.#stryker.hitCount = hitLimit === undefined ? undefined : 0;
    this.#stryker.hitLimit = hitLimit;
    if (mutantActivation === 'static') this.#stryker.activeMutant = activeMutant.id;
    await this.#load();
    if (times.size === 0) for (const [id, took] of JSON.parse(readFileSync(TIMES, 'utf8')) as [string, number][]) times.set(id, took);
    this.#stryker.activeMutant = activeMutant.id;
    const tests: TestResult[] = [];
    const chosen = collected.filter((test) => !testFilter || testFilter.includes(idOf(test)));
    // One failure is enough: the quick ones first.
    for (const test of chosen.sort((a, b) => timeOf(a) - timeOf(b))) {
      const result = await resultOf(test);
      tests.push(result);
      if (result.status === TestStatus.Failed) break;
    }
    this.#stryker.activeMutant = undefined;
    const endless = determineHitLimitReached(this.#stryker.hitCount, hitLimit);
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
  }
}

const idOf = ({ file, name }: Test): string => `${file} ${name}`;

/** How long each test took in the first run: kept beside the rules, for processes that have not run any yet. */
const TIMES = 'times.json';
const times = new Map<string, number>();
const timeOf = (test: Test): number => times.get(idOf(test)) ?? 0;

async function resultOf(test: Test): Promise<TestResult> {
  const start = performance.now();
  const about = { id: idOf(test), name: test.name, fileName: test.file };
  try {
    await test.run();
    return { ...about, timeSpentMs: performance.now() - start, status: TestStatus.Success };
  } catch (error) {
    const failureMessage = error instanceof Error ? error.message : String(error);
    return { ...about, timeSpentMs: performance.now() - start, status: TestStatus.Failed, failureMessage };
  }
}

/** Says at once which mutant lived: a run takes minutes, and the first survivor is worth a look. */
class Survivors implements Reporter {
  onMutantTested(mutant: MutantResult): void {
    if (isAlive(mutant)) console.log(lineOf(mutant));
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner),
  declareClassPlugin(PluginKind.Reporter, 'survivors', Survivors),
];
