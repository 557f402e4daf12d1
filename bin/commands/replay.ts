/** `lurk replay`: a stored match played again, input by input, to see where it stands and why. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { inflateRawSync } from 'node:zlib';
import { apply, begin, type GameTypes, type Input, keyedDice, type Match, waitingFor } from '@lurk/kernel';
import { rulesFor, seedFrom } from '@lurk/table';
import type { Command } from './command.ts';
import { gameNamed } from './games.ts';
import { UsageError, wholeNumber } from './usage.ts';

export const replay: Command = {
  name: 'replay',
  usage: 'FILE [MATCH] [--to N]',
  summary: 'Plays a stored match again, input by input, with all that was told, and says where it stands. Without MATCH: which there are.',
  options: { to: { type: 'string' } },
  explained: {
    FILE: 'a copy made by lurk backup (or the store itself, while no server runs)',
    MATCH: 'its id, or the code of its table',
    '--to N': 'only the first N inputs',
  },
  examples: ['lurk-2026-11-16.sqlite', 'lurk-2026-11-16.sqlite VNYKKR --to 12'],
  run([file, wanted, ...more], { to }) {
    if (!file) throw new UsageError('which file?');
    if (more.length > 0) throw new UsageError(`one match only, not also "${more[0]}"`);
    if (!existsSync(file)) throw new Error(`there is no ${file}`);
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const rows = matchesIn(db);
      if (!wanted) {
        for (const { id, table, game, rules, state } of rows) console.log([id, table, game, `rules ${rules}`, state].join('  '));
        return 0;
      }
      const row = rows.findLast(({ id, table }) => id === wanted || table === wanted);
      if (!row) throw new UsageError(`no match "${wanted}" in ${file}`);
      const inputs = inputsOf(db, row);
      return playAgain(row, to === undefined ? inputs : inputs.slice(0, wholeNumber('to', String(to), 0, inputs.length)));
    } finally {
      db.close();
    }
  },
};

/** As the store keeps it (server/store/sqlite). */
interface Row {
  num: number;
  id: string;
  table: string;
  game: string;
  rules: string;
  state: string;
  options: string;
  seats: string;
  dealt: string;
}
const text = (value: unknown): string => (value instanceof Uint8Array ? inflateRawSync(value).toString() : String(value));

const matchesIn = (db: DatabaseSync): Row[] =>
  db
    .prepare('SELECT num, id, lobby, game, rules, state, options, seats, dealt FROM match ORDER BY num')
    .all()
    .map(({ num, id, lobby, game, rules, state, options, seats, dealt }) => ({
      num: Number(num),
      id: text(id),
      table: text(lobby),
      game: text(game),
      rules: text(rules),
      state: text(state),
      options: text(options),
      seats: text(seats),
      dealt: text(dealt),
    }));

/** Inputs of a match lie side by side, numbered from 1; once it is archived they are in its record. */
function inputsOf(db: DatabaseSync, { num }: Row): Input[] {
  const record = db.prepare('SELECT text FROM record WHERE match = ?').get(num);
  if (record) return JSON.parse(text(record.text)).inputs;
  const rows = db.prepare('SELECT text FROM input WHERE id > ? AND id < ? ORDER BY id').all(num * 1_000_000, (num + 1) * 1_000_000);
  return rows.map((row) => JSON.parse(text(row.text)));
}

function playAgain({ game, rules, options, seats, dealt }: Row, inputs: readonly Input[]): number {
  const [module] = rulesFor(gameNamed(game), rules);
  if (!module) throw new Error(`no rules here play a match of ${game} that began under version ${rules} (docs/versions.md)`);
  const people: { name: string; bot: boolean }[] = JSON.parse(seats);
  const dice = keyedDice(seedFrom(JSON.parse(dealt)));
  const { match, told } = begin(module, { seats: people.length, options: JSON.parse(options), dice });
  const tell = (all: typeof told): void => {
    for (const { to, event } of all) console.log(`    ${to === 'all' ? 'all' : `seat ${to.join(', ')}`}: ${JSON.stringify(event)}`);
  };
  console.log(`${game}, rules ${rules} played by ${module.rulesVersion}: ${people.map(({ name }, seat) => `${seat} ${name}`).join(', ')}`);
  tell(told);
  for (const [i, input] of inputs.entries()) {
    console.log(`${i + 1}  ${JSON.stringify(input)}`);
    const done = apply(match, input);
    if (!done.ok) {
      console.log(`\nInput ${i + 1} is refused: ${done.refusal}. ${standing(match)}`);
      return 1;
    }
    tell(done.told);
  }
  console.log(`\n${standing(match)}`);
  return 0;
}

/** Where the rules stand: the steps that lead here, and who is asked what. */
function standing(match: Match<GameTypes>): string {
  const { stack, over } = match.s.control;
  if (over !== null) return `Over: ${JSON.stringify(over)}`;
  const asked = waitingFor(match).map(({ seat, id, kind, shape }) => `  seat ${seat}, decision ${id}, ${kind}: ${JSON.stringify(shape)}`);
  return [`At ${stack.map(({ proc, step }) => `${proc}.${step}`).join(' > ')}`, ...asked].join('\n');
}
