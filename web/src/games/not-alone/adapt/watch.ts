/** The table as everybody sees it. */
import type { Lines } from '../../../play/model';
import type { WatchTable } from '../model';
import { facts, openPlaces, waitingPrompt } from './facts';
import { look, type Sight } from './sight';

export function watchTable(sight: Sight, lines: Lines): WatchTable {
  const prompt = waitingPrompt(sight);
  return {
    ...facts(sight, lines, openPlaces(sight), prompt),
    side: 'watch',
    played: sight.view.open.survivalPlayed.map(({ seat, card }) => ({ seat: look(sight, seat), card })),
  };
}
