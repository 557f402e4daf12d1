/** What was told, one line an event: its name, and what it says in the order in which it says it. */
import type { Viewer } from '@lurk/kernel';
import type { Event, Roll } from '../types.ts';
import type { VictimTable } from './table.ts';

const rollLine = ({ victim, stat, why, dice, sum, result }: Roll): string =>
  `${victim} ${stat} ${why} ${dice.join('+')}=${sum}${result === null ? '' : `>${result}`}`;
function said(key: string, value: unknown): string {
  if (key === 'roll') return rollLine(value as Roll);
  if (key === 'rolls')
    return (value as (Roll | { victim: string; face: number })[])
      .map((each) => ('face' in each ? `${each.victim} ${each.face}` : rollLine(each)))
      .join(', ');
  return typeof value === 'object' ? JSON.stringify(value).replaceAll('"', '') : String(value);
}
/** What rolls and scores are made of is looked at in told-rolls.test.ts. */
const MADE_OF = ['worth', 'base', 'added'];
const lineOf = ({ t, ...rest }: Event): string =>
  [
    t,
    ...Object.entries(rest)
      .filter(([key]) => !MADE_OF.includes(key))
      .map(([key, value]) => said(key, value)),
  ].join(' ');

/** All that this viewer is told while the table does this. */
export function story(table: VictimTable, does: (table: VictimTable) => void, viewer: Viewer = 'public'): string[] {
  const before = table.told(viewer).length;
  does(table);
  return table.told(viewer).slice(before).map(lineOf);
}
