// The checks without tests: `npm run check` runs them all, `npm run quick` those that a change can have broken.
import { type Step, script, webScript } from './steps.ts';

export const biome: Step = ['biome', script('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')];
/** Biome does not format components as a whole yet. */
export const components: Step = ['components', webScript('formatted')];
export const house: Step[] = [
  ['imports', script('bin/check-imports.ts')],
  ['exports', script('bin/check-exports.ts')],
  ['subjects', script('bin/check-subjects.ts')],
  ['casts', script('bin/casts.ts', '--max')],
  ['colours', script('bin/colours.ts', '--max')],
];
export const dropped: Step = ['dropped', script('bin/check-dropped.ts')];
/** TypeScript 7 judges alike in a third of the time; what needs the compiler as a library (svelte-check, bin/dropped.ts) has TypeScript 6. */
export const types: Step = ['types', script('node_modules/typescript-native/bin/tsc', '--pretty')];
export const screens: Step = ['screens', webScript('check')];
