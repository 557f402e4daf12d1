/** `lurk verify`: runs the record of a match again and checks all it claims. */
import { readFileSync } from 'node:fs';
import { LANGS, tellFinding, tellVerdict } from '@lurk/i18n';
import { type Finding, verify as verifyRecord } from '@lurk/table';
import { codeOf } from '../../server/common/log.ts';
import type { Command } from './command.ts';
import { gameIfKnown } from './games.ts';
import { known, only } from './usage.ts';

export const verify: Command = {
  name: 'verify',
  usage: 'FILE [--lang en|fr] [--json]',
  summary: 'Runs the record of a match again and checks every round of the deal, every shuffle, every answer and the end.',
  options: { lang: { type: 'string', default: 'en' }, json: { type: 'boolean', default: false } },
  explained: {
    FILE: 'a match record, as the server gives it out after the end, or lurk story --record writes it',
    '--lang en|fr': 'the language of the findings (en)',
    '--json': 'findings for a program to read',
  },
  examples: ['match.json', 'match.json --lang fr'],
  run(args, { lang: wanted, json }) {
    const lang = known('language', String(wanted), LANGS);
    const record = read(only(args, 'file'));
    const verdict = verifyRecord(record, gameIfKnown);
    if (json) console.log(JSON.stringify(verdict, null, 2));
    else {
      const names = namesIn(record);
      for (const finding of verdict.findings) console.log(`${GRADES[gradeOf(finding)]}  ${tellFinding(lang, finding, names)}`);
      console.log(`\n${tellVerdict(lang, verdict)}`);
    }
    return verdict.ok ? 0 : 1;
  },
};

/** What is no record has no names; and no finding that would need one. */
function namesIn(record: unknown): string[] {
  const { seats } = Object(record);
  return Array.isArray(seats) ? seats.map((seat) => String(Object(seat).name ?? '')) : [];
}

const GRADES = { fine: 'ok   ', doubt: 'DOUBT', wrong: 'WRONG' };
const gradeOf = ({ ok, why }: Finding): keyof typeof GRADES => (!ok ? 'wrong' : why ? 'doubt' : 'fine');

function read(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`cannot read ${file}: ${codeOf(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON`);
  }
}
