// Fails if a rule step builds its continuation (`next`, `go`, `call` …) and does not return it (bin/dropped.ts): kernel, games, the test kit's games.
import { join, relative } from 'node:path';
import { must } from '@lurk/kernel';
import ts from 'typescript';
import { droppedIn, hasSteps } from './dropped.ts';

const root = join(import.meta.dirname, '..');
const config = must(
  ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail }),
  'tsconfig.json',
);
const isWatched = (file: string): boolean => hasSteps(relative(root, file).replaceAll('\\', '/'));
const files = config.fileNames.filter(isWatched);
const found = droppedIn(ts.createProgram(files, config.options), isWatched);
for (const place of found) console.error(`${relative(root, place)} says what comes next, and nobody hears it: return it`);
console.log(`${files.length} files, ${found.length} continuations dropped`);
process.exitCode = found.length ? 1 : 0;

function fail({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
}
