/** What every screen of the table shows. */
import { curseRound, EVENT_CARDS } from '@lurk/victim/public';
import { promptOf, waitingFor } from '../../../play/asking/asked';
import { questionAt } from '../../../play/asking/desk';
import type { Lines, PromptView } from '../../../play/frame/model';
import type { TableFacts, WatchTable } from '../model';
import { bunkerOf, pilesOf } from './bunker';
import type { Desk } from './desk';
import { mapOf } from './map';
import { names } from './names';
import { demonView, partyOf } from './party';
import { look, type Perspective } from './perspective';
import { type Touch, touchOf } from './picked';
import { trayOf } from './tray';

/** The prompt of a player who has nothing to answer now. */
export const waitingPrompt = (perspective: Perspective): PromptView => waitingFor(perspective, undefined, look);

/** VI-021 With Darkness. */
const EVENTS = EVENT_CARDS.length + 1;

export function factsOf(perspective: Perspective, desk: Desk, lines: Lines, touch: Touch = touchOf(perspective, desk)): TableFacts {
  const { view, code } = perspective;
  const { open, sizes } = view;
  const { event } = names(perspective);
  const named = (cards: readonly Parameters<typeof event>[0][]): string[] => [...new Set(cards)].map((card) => event(card).name);
  return {
    ...lines,
    code,
    round: open.round,
    phase: open.phase,
    curse: { due: curseRound(open.players), done: open.demon !== null },
    events: { left: sizes.events, of: EVENTS, inForce: named(open.inForce), coming: named(open.coming) },
    map: mapOf(perspective, desk, touch),
    party: partyOf(perspective, touch),
    demon: demonView(perspective),
    bunker: bunkerOf(perspective, touch),
    piles: pilesOf(perspective),
    tray: trayOf(perspective, desk, touch),
    prompt: promptOf(perspective, questionAt(view, desk), waitingPrompt(perspective)),
  };
}
/** The table of somebody who watches. */
export const watchTable = (perspective: Perspective, desk: Desk, lines: Lines): WatchTable => ({
  ...factsOf(perspective, desk, lines),
  side: 'watch',
});
