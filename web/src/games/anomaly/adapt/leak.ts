/** What a choice would give away, by the public deduction of this reader. */

import type { Pawn, SymbolId, Use, Zone } from '@lurk/anomaly/public';
import * as game from '@lurk/anomaly/public';
import type { Perspective } from './perspective';

/** Zones where everybody would have to look for this Student. */
export const zonesAfterShowing = ({ view, memory }: Perspective, pawn: Pawn, symbol: SymbolId, moved: 'move' | 'stims' | null): Zone[] =>
  game.zonesAfterShowing(view.open, memory.trail, pawn, symbol, moved);
/** The same for a special action at a zone. */
export const zonesAfterUse = ({ view, memory }: Perspective, pawn: Pawn, use: Use, here: Zone, at: Zone | null): Zone[] =>
  game.zonesAfterUse(view.open, memory.trail, pawn, use, here, at);
/** In how many zones the Students would have to look for the Anomaly. */
export const anomalyAfter = ({ memory }: Perspective, how: 'move' | 'teleport'): number => game.anomalyAfter(memory.trail, how);
