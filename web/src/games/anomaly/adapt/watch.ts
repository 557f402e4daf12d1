/** The table as everybody sees it. */
import type { Lines } from '../../../play/model';
import type { SpectatorTable } from '../model';
import { facts, waitingPrompt, zonesOf } from './facts';
import type { Sight } from './sight';

export const watchTable = (sight: Sight, lines: Lines): SpectatorTable => ({
  ...facts(sight, lines, zonesOf(sight), waitingPrompt(sight)),
  side: 'spectator',
});
