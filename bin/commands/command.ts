/** What a command is, and how its help reads. */
import type { ParseArgsOptionsConfig } from 'node:util';

export type Values = Record<string, string | boolean | undefined>;

export interface Command {
  name: string;
  /** The arguments, as in a manual. */
  usage: string;
  summary: string;
  options: ParseArgsOptionsConfig;
  /** What each argument means. */
  explained: Record<string, string>;
  examples: string[];
  /** The exit code: 0 done, 1 failed. */
  run(args: string[], values: Values): number | Promise<number>;
}

const columns = (rows: [string, string][]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

export const overview = (commands: Command[]): string => `lurk: one-against-many horror board games, played by bots and put to the test

${columns(commands.map(({ name, summary }) => [`lurk ${name}`, summary]))}

lurk COMMAND --help says more of each.

Exit codes: 0 done, 1 failed or found wrong, 2 called wrongly.`;

export const helpOf = ({ name, usage, summary, explained, examples }: Command): string => `lurk ${name} ${usage}

${summary}

${columns(Object.entries(explained))}

Examples:
${examples.map((example) => `  lurk ${name} ${example}`).join('\n')}`;
