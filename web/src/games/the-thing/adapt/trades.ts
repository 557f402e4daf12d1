/** The free acts of the discussion (D-33, D-35): offers that came, one's own, and the button everybody has. */
import { type Namer, NO_BACKS, namer, type Pawn, tellWhyNot, whyNotAccept } from '@lurk/the-thing/public';
import type { ActView } from '../../../play/model';
import type { TradesView, TradeView } from '../model';
import { canTouch, type Desk } from './desk';
import { lookPawn, type Perspective, say } from './perspective';
import type { Key } from './things';

type Sides = Pick<TradeView, 'gives' | 'wants'>;
const tradeWith = (perspective: Perspective, pawn: Pawn, sides: Sides): TradeView => ({
  pawn,
  seat: lookPawn(perspective, pawn),
  ...sides,
});

export function tradesOf(perspective: Perspective): TradesView | null {
  const { view, lang, names } = perspective;
  if (view.offer?.kind !== 'callVote' || !view.own) return null;
  const n: Namer = namer(lang, view.open, { names, reader: view.seat });
  const { offer, offered } = view.own;
  return {
    came: offered.map(({ from, backs, up, want, wantUp }) => {
      const why = whyNotAccept(view, from);
      const trade = tradeWith(perspective, from, { gives: n.backs(backs, up), wants: n.backs(want, wantUp) });
      return why ? { ...trade, why: tellWhyNot(lang, why) } : trade;
    }),
    // My own, as I know it: what I give by name.
    mine:
      offer &&
      tradeWith(perspective, offer.to, {
        gives: n.backs(NO_BACKS, [...offer.give, ...offer.giveUp]),
        wants: n.backs(offer.want, offer.wantUp),
      }),
  };
}

export const UNMASK: Key = 'word:unmask';
/** Weighed before it is done: whoever is an Alien gives up all they hold. The words are the same for both. */
export function unmaskOf(perspective: Perspective, desk: Desk): ActView<Key> | null {
  if (!canTouch(perspective.view, desk, UNMASK)) return null;
  const { look } = say(perspective).screen;
  return {
    key: UNMASK,
    name: look.show,
    help: look.showHelp,
    rule: look.showHelp,
    icon: 'scream',
    heavy: { cost: look.showCost, does: UNMASK },
  };
}
