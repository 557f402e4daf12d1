// A reporter that only remembers how long each file of a whole run took (bin/durations.ts).
import type { Reporter, TestModule } from 'vitest/node';
import { type Durations, durations, pathOf, record } from './durations.ts';

/** Browser tests run apart from the others, and each of the two runs keeps what the other has recorded. */
const inBrowser = (path: string): boolean => path.endsWith('.e2e.ts');

export default class RecordDurations implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length === 0) return;
    const before = durations();
    const taken: Durations = {};
    for (const module of modules) {
      const path = pathOf(module.moduleId);
      const { collectDuration, duration } = module.diagnostic();
      const seconds = Math.round((collectDuration + duration) / 100) / 10;
      // A file that failed may have ended early: the earlier record is the better estimate.
      taken[path] = module.ok() ? seconds : (before[path] ?? seconds);
    }
    const browser = inBrowser(pathOf(modules[0].moduleId));
    record(taken, (path) => inBrowser(path) === browser);
  }
}
