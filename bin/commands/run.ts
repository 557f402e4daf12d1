/** One command line of `lurk`, from the words typed to the exit code. */
import { parseArgs } from 'node:util';
import { codeOf } from '../../server/common/log.ts';
import { StoreTrouble } from '../../server/store/trouble.ts';
import { backup, restore } from './backup.ts';
import { type Command, helpOf, overview } from './command.ts';
import { pace } from './pace.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate.ts';
import { soak } from './soak.ts';
import { story } from './story.ts';
import { known, UsageError } from './usage.ts';
import { verify } from './verify.ts';

const commands: Command[] = [simulate, story, pace, verify, replay, soak, backup, restore];

/** Runs it and says what went wrong, in one line; the number is the exit code. */
export async function run(args: string[]): Promise<number> {
  try {
    return await obey(args);
  } catch (error) {
    const code = codeOf(error);
    const message = messageOf(error);
    const misused = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
    const command = commands.find(({ name }) => name === args[0]);
    const words = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && command ? unknownOption(command, message) : message;
    console.error(`lurk: ${words.split('\n')[0]}${misused ? ` (see lurk ${command ? `${command.name} ` : ''}--help)` : ''}`);
    return misused ? 2 : error instanceof StoreTrouble ? error.exitCode : 1;
  }
}

async function obey([name, ...rest]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') return say(overview(commands));
  if (name === 'help') return say(rest[0] ? helpOf(commandNamed(rest[0])) : overview(commands));
  const command = commandNamed(name);
  const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
  if (rest.includes('--help') || rest.includes('-h')) return say(helpOf(command));
  const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
  return command.run(positionals, values);
}

const commandNamed = (name: string): Command => {
  const names = commands.map((command) => command.name);
  return commands[names.indexOf(known('command', name, names))];
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function say(text: string): number {
  console.log(text);
  return 0;
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
    return messageOf(error);
  }
  return message;
}
