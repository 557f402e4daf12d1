/** The table of a Student. */
import { ACTIVATE, irradiated, isZone, pawnsOf, possible, whyNotTrap, ZONES } from '@lurk/anomaly/public';
import type { Lines } from '../../../play/model';
import type { MiniView, PawnChoice, StudentTable, TrapView, TrapWindowView, ZoneView } from '../model';
import { boardOf } from './board';
import { askOf, cardsOf, showingOf, standsAt, usesOf } from './cards';
import { type Desk, levelOf, pawnAt, type Reached, springOf, trapId, usePicked } from './desk';
import { facts, studentOf, zonesOf } from './facts';
import { pickedZones, shown, shownDraft } from './given';
import { zonesAfterShowing } from './leak';
import { studentNote } from './note';
import { promptOf, sealOf } from './seal';
import { lookPawn, type Sight, why } from './sight';
import { stepsOf } from './step';
import { idsOf } from './things';

export function studentTable(sight: Sight, desk: Desk, lines: Lines): StudentTable {
  const { view } = sight;
  const pawn = pawnAt(view, desk) ?? 0;
  const found = shown(sight, desk);
  const here = standsAt(sight, pawn);
  const use = usePicked(view, desk, shownDraft(sight, desk));
  const showing = showingOf(sight, desk, found);
  const left = showing && view.open.options.overlay === 'exact' ? zonesAfterShowing(sight, pawn, showing.symbol, showing.moved) : null;
  const moves = use === 'move' || use === 'stims';
  const [to] = pickedZones(found);
  const zones = boardOf(sight, desk, zonesOf(sight), found).map(
    (zone): ZoneView => ({
      ...zone,
      ...(left?.includes(zone.id) ? { open: true } : {}),
      ...(to === zone.id && (moves || !here) ? { target: true } : {}),
    }),
  );
  const note = here ? studentNote(sight, found, pawn, use, showing, here) : undefined;
  const [uses, ask, pawns, window] = [usesOf(sight, desk), askOf(sight, desk, found), pawnChoices(sight, desk), windowOf(sight)];
  return {
    ...facts(sight, lines, zones, promptOf(sight, desk)),
    side: 'student',
    me: studentOf(sight, pawn),
    ring: ringOf(sight, desk, found, moves || !here),
    hand: cardsOf(sight, desk),
    ...(uses ? { uses } : {}),
    ...(ask ? { ask } : {}),
    ...(note ? { note } : {}),
    ...(pawns ? { pawns } : {}),
    traps: trapsOf(sight),
    ...(window ? { trapWindow: window } : {}),
    steps: stepsOf(sight, desk),
    seal: sealOf(sight, desk),
    mayGiveWay: mayGiveWay(sight),
  };
}

/** RU-88 There is somebody else who could take this turn. */
const mayGiveWay = ({ view: { decision, ask } }: Sight): boolean =>
  decision?.kind === 'studentTurn' && Array.isArray(ask?.waiting) && ask.waiting.length > 1;

function ringOf(sight: Sight, desk: Desk, found: readonly Reached[], moves: boolean): MiniView {
  const { view, memory } = sight;
  const pawn = pawnAt(view, desk);
  const here = standsAt(sight, pawn);
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

function pawnChoices(sight: Sight, desk: Desk): PawnChoice[] | undefined {
  const { open, seat, decision } = sight.view;
  const mine = seat === null ? [] : pawnsOf(open, seat);
  if (mine.length < 2) return undefined;
  const at = pawnAt(sight.view, desk);
  const asks = decision && /^(startingZone|firstCard|studentTurn)$/.test(decision.kind);
  return mine.filter((pawn) => asks || pawn === at).map((pawn) => ({ seat: lookPawn(sight, pawn), picked: pawn === at }));
}

/** AN-084 Two traps of one Student in one zone are one. */
export function trapsOf(sight: Sight): TrapView[] {
  const { view } = sight;
  const { open, own, seat } = view;
  if (!own || seat === null) return [];
  return pawnsOf(open, seat).flatMap((pawn, i) =>
    [...new Set(own.pawns[i]?.traps ?? [])].map((zone) => {
      const id = trapId(pawn, zone);
      return {
        id,
        zone,
        fuel: open.fuel.includes(zone),
        ...(springOf(view, id, 'zone') ? {} : { why: why(sight, whyNotTrap(view, zone)) }),
      };
    }),
  );
}

function windowOf({ view, clock, pending }: Sight): TrapWindowView | undefined {
  const { decision, open } = view;
  if (decision?.kind !== 'trapWindow') return undefined;
  const ms = open.options.trapWindowSeconds * 1000;
  const answered = pending?.decision === decision.id ? pending.choice : view.sealed?.choice;
  return {
    leftMs: clock?.leftMs ?? ms,
    totalMs: clock?.totalMs ?? ms,
    running: clock !== null,
    passed: answered !== undefined && JSON.stringify(answered ?? null).includes(ACTIVATE) === false,
  };
}
