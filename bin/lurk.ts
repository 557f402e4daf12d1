// The `lurk` command: `lurk --help` says what it can do.
import { parseArgs } from 'node:util';
import { StoreTrouble } from '../server/sqlite/trouble.ts';
import { backup, restore } from './commands/backup.ts';
import { type Command, helpOf, overview } from './commands/command.ts';
import { simulate } from './commands/simulate.ts';
import { soak } from './commands/soak.ts';
import { story } from './commands/story.ts';
import { known, UsageError } from './commands/usage.ts';
import { verify } from './commands/verify.ts';

const commands: Command[] = [simulate, story, verify, soak, backup, restore];

/** Runs one command line; the number is the exit code. */
async function main([name, ...rest]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') return say(overview(commands));
  if (name === 'help') return say(rest[0] ? helpOf(commandNamed(rest[0])) : overview(commands));
  const command = commandNamed(name);
  const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
  if (rest.includes('--help') || rest.includes('-h')) return say(helpOf(command));
  const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
  return command.run(positionals, values as Record<string, string | boolean>);
}

const commandNamed = (name: string): Command => {
  const names = commands.map((command) => command.name);
  return commands[names.indexOf(known('command', name, names))];
};

function say(text: string): number {
  console.log(text);
  return 0;
}

/** A reader that has seen enough (`| head`) is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const args = process.argv.slice(2);
try {
  process.exitCode = await main(args);
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  const misused = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
  const command = commands.find(({ name }) => name === args[0]);
  const words = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && command ? unknownOption(command, message) : message;
  console.error(`lurk: ${words.split('\n')[0]}${misused ? ` (see lurk ${command ? `${command.name} ` : ''}--help)` : ''}`);
  process.exitCode = misused ? 2 : error instanceof StoreTrouble ? error.exitCode : 1;
}

/** Node's own words speak of positional arguments; ours say what was perhaps meant. */
function unknownOption({ options }: Command, message: string): string {
  const [, option] = /'(-[^' =]*)/.exec(message) ?? [];
  try {
    known(
      'option',
      option,
      Object.keys(options).map((name) => `--${name}`),
    );
  } catch (error) {
    return (error as Error).message;
  }
  return message;
}
