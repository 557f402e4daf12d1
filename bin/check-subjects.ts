// Checks the first line of every commit since the one from which they are checked (bin/subjects.ts).
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { faultOf } from './subjects.ts';

/** Earlier commits are as they are: history is not rewritten. */
const BASELINE = '99eb66d36efbb031a384a8bfa4a8a2e2e8a1f394';

/** Each as its short hash and its first line; null in an archive without a history, or in a clone that does not reach back so far. */
function commits(): string[][] | null {
  const root = join(import.meta.dirname, '..');
  try {
    const log = execFileSync('git', ['log', '--format=%h%x09%s', `${BASELINE}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.split('\n').flatMap((line) => (line ? [line.split('\t')] : []));
  } catch {
    return null;
  }
}

const found = commits();
const wrong = (found ?? []).flatMap(([hash, ...subject]) => {
  const fault = faultOf(subject.join('\t'));
  return fault ? [`${hash} ${fault}: ${subject.join('\t')}`] : [];
});
for (const line of wrong) console.error(line);
console.log(
  found
    ? `${found.length} commits since ${BASELINE.slice(0, 8)}, ${wrong.length} of them with a first line against the rules`
    : `First lines of commits are not checked: git does not know ${BASELINE.slice(0, 8)} here`,
);
process.exitCode = wrong.length ? 1 : 0;
