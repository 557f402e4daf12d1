/** A link that says what table it would make, for a message that stays pinned: written here, read by read-link.ts. */
import { type Contract, defaultsOf } from '@lurk/contract';
import type { TableInfo } from '@lurk/table';
import { invitation } from '@lurk/table';
import type { Lang } from '../i18n/languages';

/** Path and query, for a table such as this one; of its options, those that are not as they are anyway. */
export function newLink({ game, seats, speed, options }: TableInfo, contract: Contract, lang: Lang): string {
  const usual: Readonly<Record<string, unknown>> = defaultsOf(contract.options);
  const chosen = Object.entries(options).filter(([id, value]) => value !== usual[id]);
  const said = [['seats', seats.length], ['speed', speed], ...chosen].map(([name, value]) => [String(name), String(value)]);
  return `/new${invitation(game, lang)}&${new URLSearchParams(said)}`;
}
