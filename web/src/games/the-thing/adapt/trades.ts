/** The free acts of the discussion (D-33, D-35): offers that came, one's own, and the button everybody has. */
import { BACKS, type Backs, type Namer, NO_BACKS, namer, offersTo, type Pawn, tellWhyNot, whyNotAccept } from '@lurk/the-thing/public';
import { questionAt } from '../../../play/asking/desk';
import type { Key } from '../../../play/asking/things';
import type { ActView, PromptView } from '../../../play/frame/model';
import type { TradesView, TradeView } from '../model';
import { canTouch, type Desk, UNMASK } from './desk';
import { lookPawn, type Perspective, say } from './perspective';

/** What would leave one pocket, by back or by name. */
interface Side {
  readonly backs: Backs;
  readonly up: Parameters<Namer['backs']>[1];
}
const isEmpty = ({ backs, up }: Side): boolean => up.length === 0 && BACKS.every((back) => backs[back] === 0);

/** TT-166b Something for something, a present, or a wish: each is said as what it is. */
function dealOf(perspective: Perspective, by: 'them' | 'me', other: Pawn, gives: Side, wants: Side): TradeView {
  const { view, lang, names } = perspective;
  const n = namer(lang, view.open, { names, reader: view.seat });
  const { trade } = say(perspective).screen;
  const seat = lookPawn(perspective, other);
  const [give, ask] = by === 'them' ? [trade.gives, trade.asks] : [trade.youGive, trade.youAsk];
  const told = ({ backs, up }: Side): string => n.backs(backs, up);
  return {
    pawn: other,
    seat,
    says: isEmpty(gives) ? ask(seat.name, told(wants)) : give(seat.name, told(gives)),
    inReturn: isEmpty(gives) || isEmpty(wants) ? trade.forNothing : trade.inReturn(told(wants)),
  };
}

export function tradesOf(perspective: Perspective): TradesView | null {
  const { view, lang } = perspective;
  if (view.offer?.kind !== 'callVote' || !view.own) return null;
  const { offer } = view.own;
  return {
    came: offersTo(view).map(({ from, backs, up, want, wantUp }) => {
      const why = whyNotAccept(view, from);
      const trade = dealOf(perspective, 'them', from, { backs, up }, { backs: want, up: wantUp });
      return why ? { ...trade, why: tellWhyNot(lang, why) } : trade;
    }),
    // My own, as I know it: what I give by name.
    mine:
      offer &&
      dealOf(
        perspective,
        'me',
        offer.to,
        { backs: NO_BACKS, up: [...offer.give, ...offer.giveUp] },
        { backs: offer.want, up: offer.wantUp },
      ),
  };
}

/** An offer that came is told where everything that is wanted of this reader is told, unless they are busy with a trade of their own. */
export function cameOf(perspective: Perspective, desk: Desk): Pick<PromptView, 'wanted' | 'help'> | null {
  const { view, lang, names } = perspective;
  const came = offersTo(view);
  if (came.length === 0 || questionAt(view, desk)?.offered) return null;
  const { trade } = say(perspective).screen;
  const from = namer(lang, view.open, { names, reader: view.seat }).all(came.map((offer) => offer.from));
  return { wanted: trade.came(from, came.length), help: trade.cameHelp };
}

/** Asks for confirmation: an Alien who reveals itself gives up everything it holds. Both roles read the same words. */
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
