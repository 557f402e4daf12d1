/** The table as its viewer sees it: a Character, a Revealed Alien, the owner of several Characters, or an observer. */
import { isOut, isRevealed, pawnsOf } from '@lurk/the-thing/public';
import { offerOf, passOf } from '../../../play/asking/asked';
import type { Lines } from '../../../play/frame/model';
import type { PlayerTable, TableView } from '../model';
import { asksParty, panelsOf, sealOf } from './ask';
import type { Desk } from './desk';
import { factsOf } from './facts';
import { handOf, itemsOf } from './hand';
import { meantActs } from './meant';
import type { Perspective } from './perspective';
import { secretOf } from './secret';
import { cameOf, tradesOf, unmaskOf } from './trades';

export function viewOf(perspective: Perspective, desk: Desk, lines: Lines): TableView {
  const { seat, open } = perspective.view;
  const facts = factsOf(perspective, desk, lines);
  if (seat === null) return { ...facts, side: 'watch' };
  if (isOut(open, seat)) return { ...facts, side: 'ghost' };
  return playerTable(perspective, desk, lines, open.coop ? 'party' : isRevealed(open, seat) ? 'revealed' : 'character');
}

function playerTable(perspective: Perspective, desk: Desk, lines: Lines, side: PlayerTable['side']): PlayerTable {
  const { view } = perspective;
  const facts = factsOf(perspective, desk, lines);
  const pawns = pawnsOf(view.open, view.seat ?? 0);
  const mine = facts.people.filter(({ pawn }) => pawns.includes(pawn));
  const offer = offerOf(perspective, desk);
  return {
    ...facts,
    prompt: { ...facts.prompt, ...cameOf(perspective, desk) },
    side,
    me: mine[0],
    mine,
    hand: handOf(perspective, desk),
    items: itemsOf(perspective, desk),
    panels: panelsOf(perspective, desk),
    acts: [...passOf(perspective, desk), ...meantActs(perspective)],
    seal: sealOf(perspective, desk),
    kind: view.decision?.kind ?? null,
    asksParty: asksParty(perspective),
    secret: secretOf(perspective),
    trades: tradesOf(perspective),
    unmask: unmaskOf(perspective, desk),
    ...(offer ? { offer } : {}),
  };
}
