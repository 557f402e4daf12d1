/** What became of the mutants: survivors by file and line, and a score per folder against the mark a game must reach. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All that is read of a mutant's result. */
export interface Mutant {
  fileName: string;
  location: { start: { line: number } };
  mutatorName: string;
  replacement?: string;
  status: string;
}

/** In all, and in each folder: the share of mutants that a named test must kill. */
const MARK = { all: 95, each: 92 };
/** A mutant that never comes to an end was noticed as well. */
const KILLED = ['Killed', 'Timeout'];
const COUNTED = [...KILLED, 'Survived', 'NoCoverage'];

export const gamesIn = (root: string): string[] =>
  readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const short = (text: string): string => (text.length > 90 ? `${text.slice(0, 89)}…` : text).replaceAll(/\s+/g, ' ');

export const isAlive = ({ status }: Mutant): boolean => COUNTED.includes(status) && !KILLED.includes(status);

/** A mutant that lived: where, and what nobody noticed. */
export function lineOf({ fileName, location, mutatorName, replacement, status }: Mutant): string {
  const file = fileName.slice(fileName.indexOf('games/'));
  return `${file}:${location.start.line}  ${mutatorName} → ${short(replacement ?? '')}${status === 'NoCoverage' ? '  (no test gets here)' : ''}`;
}

export function scoresOf(mutants: readonly Mutant[], folders: readonly string[], game: string): { text: string; ok: boolean } {
  const share = (of: readonly Mutant[]): { line: string; percent: number } => {
    const counted = of.filter(({ status }) => COUNTED.includes(status));
    const killed = counted.filter(({ status }) => KILLED.includes(status)).length;
    // Nothing mutated is nothing proved.
    const percent = counted.length === 0 ? 0 : (100 * killed) / counted.length;
    return { line: `${killed} of ${counted.length} killed, ${percent.toFixed(1)} %`, percent };
  };
  const rows = folders.map((folder) => ({
    folder,
    mark: MARK.each,
    ...share(
      mutants.filter(({ fileName }) => [`games/${game}/${folder}/`, `games/${game}/${folder}.ts`].some((part) => fileName.includes(part))),
    ),
  }));
  rows.push({ folder: 'all', mark: MARK.all, ...share(mutants) });
  const text = rows.map(({ folder, line, percent, mark }) => `${folder.padEnd(8)} ${line}${percent < mark ? `  (under ${mark} %)` : ''}`);
  return { text: text.join('\n'), ok: rows.every(({ percent, mark }) => percent >= mark) };
}
