/** A hand of action cards and what the picked one still asks for: the same for a Student and for one under orders. */
import {
  bottomOf,
  isSymbolId,
  isZone,
  ordinalOf,
  type Pawn,
  SYMBOLS_OF,
  topOf,
  type Use,
  whyNotFuel,
  whyNotShow,
  whyNotUse,
  type Zone,
} from '@lurk/anomaly/public';
import { shapeAt } from '../../../decide/draft';
import type { ActionCardView, CardAsk, SymbolChoice, UseView } from '../model';
import { canPickCard, canUse, type Desk, handOf, levelOf, pawnAt, type Reached, useOf, usePicked, wayToUse } from './desk';
import { picksAt, shownDraft } from './given';
import { zonesAfterShowing } from './leak';
import type { Showing } from './note';
import { type Sight, say, why } from './sight';
import { choiceWords } from './step';
import { idsOf } from './things';

export function cardsOf(sight: Sight, desk: Desk): ActionCardView[] {
  const { view } = sight;
  const pawn = pawnAt(view, desk);
  const may = canPickCard(view, desk);
  return handOf(view).map((card, place) => ({
    id: String(place),
    top: topOf(card),
    bottom: bottomOf(card),
    picked: may && desk.card === place,
    ...(may ? {} : { why: why(sight, pawn === null ? null : whyNotUse(view, pawn, 'move')) }),
  }));
}

export function usesOf(sight: Sight, desk: Desk): UseView[] | undefined {
  const { view } = sight;
  const card = handOf(view)[desk.card ?? -1];
  const pawn = pawnAt(view, desk);
  if (!card || pawn === null || !canPickCard(view, desk)) return undefined;
  const picked = usePicked(view, desk);
  return (['special', 'move', 'track'] as const).map((id) => {
    const use = useOf(id, card);
    return { id, picked: picked === use, ...(canUse(view, desk, use) ? {} : { why: why(sight, whyNotUse(view, pawn, use)) }) };
  });
}

/** Where the Student at hand stands. */
export function standsAt({ view }: Sight, pawn: Pawn | null): Zone | null {
  const { own, open, seat } = view;
  if (!own || pawn === null) return own?.pawns[0]?.zone ?? null;
  if (seat === open.anomaly) return own.pawns[0]?.zone ?? null;
  return own.pawns[ordinalOf(open, pawn)]?.zone ?? null;
}

/** The symbol level that lays one open, if that is what is asked. */
function showLevel(sight: Sight, desk: Desk, found: readonly Reached[]): Reached | undefined {
  const levels = found.filter(({ thing, path }) => thing === 'symbol' && path.at(-1) !== 'symbol');
  if (sight.view.decision?.kind !== 'firstCard') return levels.at(-1);
  return levels.find(({ path }) => path[0] === String(pawnAt(sight.view, desk)));
}
const zoneIn = (sight: Sight, { path }: Reached, pawn: Pawn | null): Zone | null => {
  const last = path.at(-1);
  return typeof last === 'string' && isZone(last) ? last : standsAt(sight, pawn);
};
const movedBy = (use: Use | null): Showing['moved'] => (use === 'move' || use === 'stims' ? use : null);

export function showingOf(sight: Sight, desk: Desk, found: readonly Reached[]): Showing | null {
  const [symbol] = picksAt(showLevel(sight, desk, found));
  return isSymbolId(symbol) ? { symbol, moved: movedBy(usePicked(sight.view, desk, shownDraft(sight, desk))) } : null;
}

export function askOf(sight: Sight, desk: Desk, found: readonly Reached[]): CardAsk | undefined {
  const { view } = sight;
  const pawn = pawnAt(view, desk);
  const show = showLevel(sight, desk, found);
  const at = show && zoneIn(sight, show, pawn);
  if (show && at && pawn !== null) return { kind: 'show', zone: at, symbols: symbolsAt(sight, desk, show, pawn, at) };
  const track = found.find(({ thing, path }) => thing === 'symbol' && path.at(-1) === 'symbol');
  if (track) {
    const picked = picksAt(track);
    return {
      kind: 'track',
      symbols: idsOf(track.shape)
        .filter(isSymbolId)
        .map((id) => ({ id, picked: picked.includes(id) })),
    };
  }
  const aim = levelOf(found, 'aim');
  const target = aim && zoneIn(sight, aim, pawn);
  if (aim && target && pawn !== null && view.open.fuel.includes(target)) return aimAsk(sight, aim, pawn, target);
  return boardAsk(sight, desk, found);
}

function symbolsAt(sight: Sight, desk: Desk, level: Reached, pawn: Pawn, zone: Zone): SymbolChoice[] {
  const { view } = sight;
  const [picked, offered] = [picksAt(level), idsOf(level.shape)];
  const moved = movedBy(usePicked(view, desk, shownDraft(sight, desk)));
  const exact = view.open.options.overlay === 'exact' && view.seat !== view.open.anomaly;
  return SYMBOLS_OF[zone].map((id) => ({
    id,
    picked: picked.includes(id),
    ...(exact ? { leaves: zonesAfterShowing(sight, pawn, id, moved).length } : {}),
    ...(offered.includes(id) ? {} : { why: why(sight, whyNotShow(view, pawn, zone, id)) }),
  }));
}

function aimAsk(sight: Sight, level: Reached, pawn: Pawn, zone: Zone): CardAsk {
  const [picked, offered] = [picksAt(level), idsOf(level.shape)];
  const aims = (['zone', 'fuel'] as const).map((id) => ({
    id,
    picked: picked.includes(id),
    ...(offered.includes(id) ? {} : { why: why(sight, whyNotFuel(sight.view, pawn, zone)) }),
  }));
  return { kind: 'aim', zone, aims };
}

/** Nothing to pick on the cards: what the station is asked for, or what the card will do. */
function boardAsk(sight: Sight, desk: Desk, found: readonly Reached[]): CardAsk | undefined {
  const { view } = sight;
  const { decision } = view;
  if (!decision) return { kind: 'board', help: '' };
  const words = choiceWords(sight, decision);
  const board = levelOf(found, 'zone');
  if (board) return { kind: 'board', help: words.step(board.shape, board.path) };
  const use = usePicked(view, desk);
  if (use && use !== 'move' && use !== 'track') return { kind: 'board', help: say(sight).tops[use].text };
  // The card is there: what it is to do is the next question.
  const way = desk.card === null ? null : wayToUse(view, desk);
  const uses = way && shapeAt(decision.shape, way);
  if (way && uses) return { kind: 'board', help: words.step(uses, way) };
  return decision.kind === 'studentTurn' || decision.kind === 'forcedAction' ? undefined : { kind: 'board', help: say(sight).listen };
}
