/** The table as everybody sees it. */
import type { Lines } from '../../../play/frame/model';
import type { WatchTable } from '../model';
import { facts, openPlaces, waitingPrompt } from './facts';
import { look, type Perspective } from './perspective';

export function watchTable(perspective: Perspective, lines: Lines): WatchTable {
  const prompt = waitingPrompt(perspective);
  return {
    ...facts(perspective, lines, openPlaces(perspective), prompt),
    side: 'watch',
    played: perspective.view.open.survivalPlayed.map(({ seat, card }) => ({ seat: look(perspective, seat), card })),
  };
}
