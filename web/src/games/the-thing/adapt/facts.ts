/** What every screen of the table shows. */
import { isDark } from '@lurk/the-thing/public';
import { promptOf, waitingFor } from '../../../play/asking/asked';
import { questionAt } from '../../../play/asking/desk';
import type { Lines, PromptView } from '../../../play/frame/model';
import type { TableFacts } from '../model';
import { roomsOf, storesOf } from './board';
import type { Desk } from './desk';
import { diceOf } from './dice';
import { gaugesOf, railOf } from './gauges';
import { peopleOf } from './people';
import { look, type Perspective, say } from './perspective';

/** The prompt of a player who has nothing to answer now. */
export function waitingPrompt(perspective: Perspective): PromptView {
  const { open } = perspective.view;
  const { waiting } = say(perspective).screen;
  return waitingFor(
    perspective,
    open.end ? waiting.over : open.escape ? waiting.escape : open.round === 0 ? waiting.setup : waiting[open.phase],
    look,
  );
}

export function factsOf(perspective: Perspective, desk: Desk, lines: Lines): TableFacts {
  const { view, code } = perspective;
  const { open, sizes } = view;
  const people = peopleOf(perspective, desk);
  return {
    ...lines,
    code,
    round: open.round,
    players: open.players,
    coop: open.coop !== null,
    rail: railOf(perspective),
    gauges: gaugesOf(perspective, people),
    rooms: roomsOf(perspective, desk, people),
    stores: storesOf(perspective),
    people,
    piles: { deck: sizes.actionDeck, pile: sizes.pile, discard: sizes.actionDiscard, flipped: open.flipped },
    dice: diceOf(perspective, desk),
    dark: isDark(open),
    prompt: promptOf(perspective, questionAt(view, desk), waitingPrompt(perspective)),
  };
}
