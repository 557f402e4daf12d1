/** The table of a Student. */
import {
  ACTIVATE,
  irradiated,
  isSymbolId,
  isZone,
  type Pawn,
  pawnsOf,
  possible,
  trackSplit,
  whyNotTrap,
  ZONES,
} from '@lurk/anomaly/public';
import { draftAt, listOf, pickIn } from '../../../play/asking/draft';
import type { Lines } from '../../../play/frame/model';
import type { MiniView, PawnChoice, StudentTable, TrapView, TrapWindowView, ZoneView } from '../model';
import { boardOf } from './board';
import { askOf, cardsOf, showingOf, standsAt, usesOf } from './cards';
import { type Desk, levelOf, pawnAt, type Reached } from './desk';
import { facts, studentOf, zonesOf } from './facts';
import { hitsAhead } from './follows';
import { zonesAfterShowing } from './leak';
import { studentNote, trackedIn } from './note';
import { lookPawn, type Perspective, say, why } from './perspective';
import { pickedZones, shown, shownDraft, usePicked } from './picked';
import { promptOf, sealOf } from './seal';
import { springOf, trapId } from './spring';
import { stepsOf } from './step';
import { idsOf } from './things';

export function studentTable(perspective: Perspective, desk: Desk, lines: Lines): StudentTable {
  const { view, memory } = perspective;
  const pawn = pawnAt(view, desk) ?? 0;
  const found = shown(perspective, desk);
  const here = standsAt(perspective, pawn);
  const use = usePicked(found);
  const showing = showingOf(perspective, desk, found);
  const left =
    showing && view.open.options.overlay === 'exact' ? zonesAfterShowing(perspective, pawn, showing.symbol, showing.moved) : null;
  const moves = use === 'move' || use === 'stims';
  const [to] = pickedZones(found);
  const tracked = trackedIn(found);
  const split = tracked && view.open.options.overlay === 'exact' ? trackSplit(memory.trail, tracked) : null;
  const zones = boardOf(perspective, desk, zonesOf(perspective), found).map(
    (zone): ZoneView => ({
      ...zone,
      ...(split?.yes.includes(zone.id) ? { answer: 'yes' } : split?.no.includes(zone.id) ? { answer: 'no' } : {}),
      ...(left?.includes(zone.id) ? { open: true } : {}),
      ...(to === zone.id && (moves || !here) ? { target: true } : {}),
    }),
  );
  const note = here ? studentNote(perspective, found, { pawn, use, showing, here }) : undefined;
  const [uses, ask, pawns, window] = [
    usesOf(perspective, desk),
    askOf(perspective, desk, found),
    pawnChoices(perspective, desk),
    windowOf(perspective),
  ];
  return {
    ...facts(perspective, lines, zones, promptOf(perspective, desk, note)),
    side: 'student',
    me: studentOf(perspective, pawn),
    ring: ringOf(perspective, desk, found, moves || !here),
    hand: cardsOf(perspective, desk),
    ...(uses ? { uses } : {}),
    ...(ask ? { ask } : {}),
    ...(pawns ? { pawns } : {}),
    traps: trapsOf(perspective),
    ...(window ? { trapWindow: window } : {}),
    steps: stepsOf(perspective, desk),
    seal: sealOf(perspective, desk),
    mayGiveWay: mayGiveWay(perspective),
  };
}

/** RU-88 There is somebody else who could take this turn. */
const mayGiveWay = ({ view: { decision, ask } }: Perspective): boolean =>
  decision?.kind === 'studentTurn' && Array.isArray(ask?.waiting) && ask.waiting.length > 1;

function ringOf(perspective: Perspective, desk: Desk, found: readonly Reached[], moves: boolean): MiniView {
  const { view, memory } = perspective;
  const pawn = pawnAt(view, desk);
  const here = standsAt(perspective, pawn);
  const board = levelOf(found, 'zone');
  const [to] = pickedZones(found);
  const known = view.open.options.overlay === 'exact' && pawn !== null ? possible(memory.trail).students[pawn] : undefined;
  return {
    ...(here ? { here } : {}),
    ...(to && moves ? { to } : {}),
    ...(board ? { reach: idsOf(board.shape).filter((id) => typeof id === 'string' && isZone(id)) } : {}),
    radiation: ZONES.filter((zone) => irradiated(view.open, zone)),
    ...(known ? { possible: known } : {}),
  };
}

function pawnChoices(perspective: Perspective, desk: Desk): PawnChoice[] | undefined {
  const { open, seat, decision } = perspective.view;
  const mine = seat === null ? [] : pawnsOf(open, seat);
  if (mine.length < 2) return undefined;
  const at = pawnAt(perspective.view, desk);
  const asks = decision && /^(startingZone|firstCard|studentTurn)$/.test(decision.kind);
  return mine
    .filter((pawn) => asks || pawn === at)
    .map((pawn) => ({ seat: lookPawn(perspective, pawn), picked: pawn === at, ...doneFor(perspective, desk, pawn) }));
}
/** AN-197a What is chosen for one of two Students already. */
function doneFor(perspective: Perspective, desk: Desk, pawn: Pawn): Pick<PawnChoice, 'done'> {
  const { decision } = perspective.view;
  const draft = shownDraft(perspective, desk);
  if (!decision) return {};
  const { shape, kind } = decision;
  const pick =
    kind === 'startingZone' && shape.t === 'assign'
      ? listOf(draft)[shape.keys.indexOf(pawn)]
      : kind === 'firstCard'
        ? pickIn(draftAt(shape, draft, [String(pawn)]))
        : undefined;
  if (isSymbolId(pick)) return { done: say(perspective).symbols[pick] };
  return pick !== undefined && isZone(pick) ? { done: say(perspective).zones[pick].short } : {};
}

/** AN-084 Two traps of one Student in one zone are one. */
function trapsOf(perspective: Perspective): TrapView[] {
  const { view } = perspective;
  const { open, own, seat } = view;
  if (!own || seat === null) return [];
  return pawnsOf(open, seat).flatMap((pawn, i) =>
    [...new Set(own.pawns[i]?.traps ?? [])].map((zone) => {
      const id = trapId(pawn, zone);
      return {
        id,
        zone,
        fuel: open.fuel.includes(zone),
        follows: { zone: hitsAhead(perspective, pawn, zone, 'zone'), fuel: hitsAhead(perspective, pawn, zone, 'fuel') },
        ...(springOf(view, id, 'zone') ? {} : { why: why(perspective, whyNotTrap(view, zone)) }),
      };
    }),
  );
}

function windowOf({ view, clock, pending }: Perspective): TrapWindowView | undefined {
  const { decision } = view;
  if (decision?.kind !== 'trapWindow') return undefined;
  const answered = pending?.decision === decision.id ? pending.choice : view.sealed?.choice;
  return {
    ...(clock ? { clock } : {}),
    passed: answered !== undefined && JSON.stringify(answered ?? null).includes(ACTIVATE) === false,
  };
}
