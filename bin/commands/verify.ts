/** `lurk verify`: runs the record of a match again and checks all it claims. */
import { readFileSync } from 'node:fs';
import { verify as verifyRecord } from '@lurk/table';
import type { Command } from './command.ts';
import { moduleNamed } from './games.ts';
import { only } from './usage.ts';

export const verify: Command = {
  name: 'verify',
  usage: 'FILE [--json]',
  summary: 'Runs the record of a match again and checks the deal, every shuffle, every answer and the end.',
  options: { json: { type: 'boolean', default: false } },
  explained: {
    FILE: 'a match record, as the server gives it out after the end, or lurk story --record writes it',
    '--json': 'findings for a program to read',
  },
  examples: ['match.json'],
  run(args, { json }) {
    const verdict = verifyRecord(read(only(args, 'file')), moduleNamed);
    if (json) console.log(JSON.stringify(verdict, null, 2));
    else {
      for (const { ok, what, note } of verdict.findings) console.log(`${ok ? 'ok   ' : 'WRONG'}  ${what.padEnd(10)}  ${note}`);
      console.log(verdict.ok ? '\nThis match was played as it was dealt.' : '\nThis record does not hold.');
    }
    return verdict.ok ? 0 : 1;
  },
};

function read(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`cannot read ${file}: ${(error as NodeJS.ErrnoException).code}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON`);
  }
}
