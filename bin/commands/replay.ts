/** `lurk replay`: a stored match played again, input by input, to see where it stands and why. */
import { apply, begin, type GameTypes, type Input, keyedDice, type Match, waitingFor } from '@lurk/kernel';
import { rulesFor, seedFrom } from '@lurk/table';
import { readStore } from '../../server/store/open.ts';
import type { MatchRow } from '../../server/store/storage.ts';
import { inputsOf } from '../../server/table/match/replay.ts';
import type { Command } from './command.ts';
import { gameNamed } from './games.ts';
import { UsageError, wholeNumber } from './usage.ts';

export const replay: Command = {
  name: 'replay',
  usage: 'STORE [MATCH] [--to N]',
  summary: 'Plays a stored match again, input by input, with all that was told, and says where it stands. Without MATCH: which there are.',
  options: { to: { type: 'string' } },
  explained: {
    STORE: 'a copy made by lurk backup, the file of a store, or the address of a PostgreSQL: it is only read',
    MATCH: 'its id, or the code of its table',
    '--to N': 'only the first N inputs',
  },
  examples: ['lurk-2026-11-16.sqlite', 'lurk-2026-11-16.sqlite VNYKKR --to 12', 'postgres://lurk@db.example.org/lurk VNYKKR'],
  async run([where, wanted, ...more], { to }) {
    if (!where) throw new UsageError('which store?');
    if (more.length > 0) throw new UsageError(`one match only, not also "${more[0]}"`);
    const store = await readStore(where);
    try {
      const rows = (await Promise.all((await store.matches()).map((id) => store.match(id)))).filter((row) => row !== null);
      if (!wanted) {
        for (const { id, table, game, rulesVersion, state } of rows)
          console.log([id, table, game, `rules ${rulesVersion}`, state].join('  '));
        return 0;
      }
      const row = rows.findLast(({ id, table }) => id === wanted || table === wanted);
      if (!row) throw new UsageError(`no match "${wanted}" in this store`);
      const inputs = await inputsOf(store, row.id);
      return playAgain(row, to === undefined ? inputs : inputs.slice(0, wholeNumber('to', String(to), 0, inputs.length)));
    } finally {
      await store.close();
    }
  },
};

function playAgain({ game, rulesVersion, options, seats, dealt }: MatchRow, inputs: readonly Input[]): number {
  const [module] = rulesFor(gameNamed(game), rulesVersion);
  if (!module) throw new Error(`no rules here play a match of ${game} that began under version ${rulesVersion} (docs/versions.md)`);
  const people: { name: string; bot: boolean }[] = JSON.parse(seats);
  const dice = keyedDice(seedFrom(dealt));
  const { match, told } = begin(module, { seats: people.length, options: JSON.parse(options), dice });
  const tell = (all: typeof told): void => {
    for (const { to, event } of all) console.log(`    ${to === 'all' ? 'all' : `seat ${to.join(', ')}`}: ${JSON.stringify(event)}`);
  };
  console.log(
    `${game}, rules ${rulesVersion} played by ${module.rulesVersion}: ${people.map(({ name }, seat) => `${seat} ${name}`).join(', ')}`,
  );
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
