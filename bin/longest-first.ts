// The order of test files, for every vitest.config.ts: the longest first, as they were recorded (bin/durations.ts).
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { durations, pathOf, UNKNOWN } from './durations.ts';

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = durations();
    const seconds = ({ moduleId }: TestSpecification): number => known[pathOf(moduleId)] ?? UNKNOWN;
    return files.toSorted((a, b) => seconds(b) - seconds(a));
  }
}
