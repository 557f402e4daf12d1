/** A hand of action cards and what the picked one still asks for: the same for a Student and for one under orders. */
import {
  bottomOf,
  isSymbolId,
  isZone,
  ordinalOf,
  type Pawn,
  SYMBOLS_OF,
  type SymbolId,
  topOf,
  trackSplit,
  type Use,
  whyNotFuel,
  whyNotShow,
  whyNotUse,
  type Zone,
} from '@lurk/anomaly/public';
import { type ActionCardView, type CardAsk, type SymbolChoice, USE_IDS, type UseView } from '../model';
import { cardHeld, type Desk, handOf, levelOf, pawnAt, type Reached, reached, useOf, usesAt } from './desk';
import { zonesAfterShowing } from './leak';
import type { Showing } from './note';
import { type Perspective, say, why } from './perspective';
import { picksAt, usePicked } from './picked';
import { choiceWords } from './step';
import { idsOf } from './things';

export function cardsOf(perspective: Perspective, desk: Desk): ActionCardView[] {
  const { view } = perspective;
  const pawn = pawnAt(view, desk);
  const may = usesAt(view, desk) !== undefined;
  return handOf(view).map((card, place) => ({
    id: String(place),
    top: topOf(card),
    bottom: bottomOf(card),
    picked: may && desk.card === place,
    ...(may ? {} : { why: why(perspective, pawn === null ? null : whyNotUse(view, pawn, 'move')) }),
  }));
}

export function usesOf(perspective: Perspective, desk: Desk): UseView[] | undefined {
  const { view } = perspective;
  const card = cardHeld(view, desk);
  const pawn = pawnAt(view, desk);
  const uses = usesAt(view, desk);
  if (!card || pawn === null || !uses) return undefined;
  const [picks, offered] = [picksAt(uses), idsOf(uses.shape)];
  return USE_IDS.map((id) => {
    const use = useOf(id, card);
    return { id, picked: picks.includes(use), ...(offered.includes(use) ? {} : { why: why(perspective, whyNotUse(view, pawn, use)) }) };
  });
}

/** Where the Student at hand stands. */
export function standsAt({ view }: Perspective, pawn: Pawn | null): Zone | null {
  const { own, open, seat } = view;
  if (!own || pawn === null) return own?.pawns[0]?.zone ?? null;
  if (seat === open.anomaly) return own.pawns[0]?.zone ?? null;
  return own.pawns[ordinalOf(open, pawn)]?.zone ?? null;
}

/** The symbol level that lays one open, if that is what is asked. */
function showLevel(perspective: Perspective, desk: Desk, found: readonly Reached[]): Reached | undefined {
  const levels = found.filter(({ thing, path }) => thing === 'symbol' && path.at(-1) !== 'symbol');
  if (perspective.view.decision?.kind !== 'firstCard') return levels.at(-1);
  return levels.find(({ path }) => path[0] === String(pawnAt(perspective.view, desk)));
}
const zoneIn = (perspective: Perspective, { path }: Reached, pawn: Pawn | null): Zone | null => {
  const last = path.at(-1);
  return typeof last === 'string' && isZone(last) ? last : standsAt(perspective, pawn);
};
const movedBy = (use: Use | null): Showing['moved'] => (use === 'move' || use === 'stims' ? use : null);

export function showingOf(perspective: Perspective, desk: Desk, found: readonly Reached[]): Showing | null {
  const [symbol] = picksAt(showLevel(perspective, desk, found));
  return isSymbolId(symbol) ? { symbol, moved: movedBy(usePicked(found)) } : null;
}

export function askOf(perspective: Perspective, desk: Desk, found: readonly Reached[]): CardAsk | undefined {
  const { view } = perspective;
  const pawn = pawnAt(view, desk);
  const show = showLevel(perspective, desk, found);
  const at = show && zoneIn(perspective, show, pawn);
  if (show && at && pawn !== null) return { kind: 'show', zone: at, symbols: symbolsAt(perspective, found, show, pawn, at) };
  const track = found.find(({ thing, path }) => thing === 'symbol' && path.at(-1) === 'symbol');
  if (track) {
    const picked = picksAt(track);
    return {
      kind: 'track',
      symbols: idsOf(track.shape)
        .filter(isSymbolId)
        .map((id) => ({ id, picked: picked.includes(id), ...splitOf(perspective, id) })),
    };
  }
  const aim = levelOf(found, 'aim');
  const target = aim && zoneIn(perspective, aim, pawn);
  // shown: a zone among zones.
  if (aim && target && pawn !== null && view.open.fuel.includes(target)) return aimAsk(perspective, aim, pawn, target);
  return boardAsk(perspective, desk, found);
}

/** AN-059 What either answer would leave of the Anomaly. */
function splitOf({ view, memory }: Perspective, symbol: SymbolId): Pick<SymbolChoice, 'split'> {
  if (view.open.options.overlay !== 'exact') return {};
  const { yes, no } = trackSplit(memory.trail, symbol);
  return { split: { yes: yes.length, no: no.length } };
}

function symbolsAt(perspective: Perspective, found: readonly Reached[], level: Reached, pawn: Pawn, zone: Zone): SymbolChoice[] {
  const { view } = perspective;
  const [picked, offered] = [picksAt(level), idsOf(level.shape)];
  const moved = movedBy(usePicked(found));
  const exact = view.open.options.overlay === 'exact' && view.seat !== view.open.anomaly;
  return SYMBOLS_OF[zone].map((id) => ({
    id,
    picked: picked.includes(id),
    ...(exact ? { leaves: zonesAfterShowing(perspective, pawn, id, moved).length } : {}),
    ...(offered.includes(id) ? {} : { why: why(perspective, whyNotShow(view, pawn, zone, id)) }),
  }));
}

function aimAsk(perspective: Perspective, level: Reached, pawn: Pawn, zone: Zone): CardAsk {
  const [picked, offered] = [picksAt(level), idsOf(level.shape)];
  const aims = (['zone', 'fuel'] as const).map((id) => ({
    id,
    picked: picked.includes(id),
    ...(offered.includes(id) ? {} : { why: why(perspective, whyNotFuel(perspective.view, pawn, zone)) }),
  }));
  return { kind: 'aim', zone, aims };
}

/** Nothing to pick on the cards: what the station is asked for, or what the card will do. */
function boardAsk(perspective: Perspective, desk: Desk, found: readonly Reached[]): CardAsk | undefined {
  const { view } = perspective;
  const { decision } = view;
  if (!decision) return { kind: 'board', help: '' };
  const words = choiceWords(perspective, decision);
  const board = levelOf(found, 'zone');
  if (board) return { kind: 'board', help: words.step(board.shape, board.path) };
  const use = usePicked(reached(view, desk));
  if (use && use !== 'move' && use !== 'track') return { kind: 'board', help: say(perspective).tops[use].text };
  // The card is there: what it is to do is the next question.
  const uses = desk.card === null ? undefined : usesAt(view, desk);
  if (uses) return { kind: 'board', help: words.step(uses.shape, uses.path) };
  return decision.kind === 'studentTurn' || decision.kind === 'forcedAction' ? undefined : { kind: 'board', help: say(perspective).listen };
}
