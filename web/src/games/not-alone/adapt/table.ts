/** The table as its viewer sees it: Hunted, Creature or observer. */
import type { Lines } from '../../../play/frame/model';
import type { TableView } from '../model';
import { creatureTable } from './creature';
import type { Desk } from './desk';
import { huntedTable } from './hunted';
import type { Perspective } from './perspective';
import { watchTable } from './watch';

export function viewOf(perspective: Perspective, desk: Desk, lines: Lines, watched?: string): TableView {
  const { seat, open } = perspective.view;
  if (seat === null) return watchTable(perspective, lines);
  return seat === open.creature ? creatureTable(perspective, desk, lines, watched) : huntedTable(perspective, desk, lines);
}
