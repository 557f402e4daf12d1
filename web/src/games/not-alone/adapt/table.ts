/** The table as its viewer sees it, whoever that is. */
import type { Lines } from '../../../play/model';
import type { TableView } from '../model';
import { creatureTable } from './creature';
import type { Desk } from './desk';
import { huntedTable } from './hunted';
import type { Sight } from './sight';
import { watchTable } from './watch';

export function viewOf(sight: Sight, desk: Desk, lines: Lines, watched?: string): TableView {
  const { seat, open } = sight.view;
  if (seat === null) return watchTable(sight, lines);
  return seat === open.creature ? creatureTable(sight, desk, lines, watched) : huntedTable(sight, desk, lines);
}
