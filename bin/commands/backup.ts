/** `lurk backup` and `lurk restore`: a copy of the store while the server runs, and the way back. */
import { resolve } from 'node:path';
import { backUp, type Copied, restore as restoreStore } from '../../server/ops/backup.ts';
import type { Command, Values } from './command.ts';
import { only } from './usage.ts';

const options = { data: { type: 'string' }, force: { type: 'boolean', default: false } } as const;
const folderOf = ({ data }: Values): string => resolve(String(data ?? (process.env.LURK_DATA || 'data')));
const DATA = 'the data folder (LURK_DATA, or data)';
const CODES =
  'Exit codes: 0 done, 1 failed, 2 called wrongly, 3 folder in use, 4 written by a newer Lurk, 5 damaged or no store, 6 no access, 7 disk full';

const many = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : what.endsWith('h') ? 'es' : 's'}`;
const contents = ({ tables, matches, bytes }: Copied): string =>
  `${many(tables, 'table')} and ${many(matches, 'match')}, ${(bytes / 1e6).toFixed(1)} MB`;

export const backup: Command = {
  name: 'backup',
  usage: 'FILE [--data DIR] [--force]',
  summary: 'Copies the store to a file, complete and checked, while the server runs and without holding it up.',
  options,
  explained: { FILE: 'the copy to make', '--data DIR': DATA, '--force': 'overwrite FILE', '': CODES },
  examples: ['lurk-2026-11-16.sqlite', '/mnt/safe/lurk.sqlite --data /srv/lurk --force'],
  async run(args, values) {
    const file = only(args, 'file');
    console.log(`${file}: ${contents(await backUp(folderOf(values), file, values.force === true))}`);
    return 0;
  },
};

export const restore: Command = {
  name: 'restore',
  usage: 'FILE [--data DIR] [--force]',
  summary: 'Puts a copy made by lurk backup in the place of the store. The server must not be running.',
  options,
  explained: {
    FILE: 'a copy made by lurk backup',
    '--data DIR': DATA,
    '--force': 'even if there is a store in the folder already: it is kept beside the new one under another name',
    '': CODES,
  },
  examples: ['lurk-2026-11-16.sqlite', 'lurk-2026-11-16.sqlite --data /srv/lurk --force'],
  async run(args, values) {
    const folder = folderOf(values);
    const { aside, ...copied } = await restoreStore(only(args, 'file'), folder, values.force === true, new Date());
    console.log(`${folder}: ${contents(copied)}`);
    if (aside) console.log(`What was there before is in ${aside}.`);
    return 0;
  },
};
