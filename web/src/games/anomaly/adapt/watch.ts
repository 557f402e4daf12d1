/** The table as everybody sees it. */
import type { Lines } from '../../../play/frame/model';
import type { SpectatorTable } from '../model';
import { facts, waitingPrompt, zonesOf } from './facts';
import type { Perspective } from './perspective';

export const watchTable = (perspective: Perspective, lines: Lines): SpectatorTable => ({
  ...facts(perspective, lines, zonesOf(perspective), waitingPrompt(perspective)),
  side: 'spectator',
});
