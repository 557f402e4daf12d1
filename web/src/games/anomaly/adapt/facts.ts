/** What everybody at the table sees: health, people, the station, and whom we wait for. */

import {
  ACTION_POINTS,
  type AskKind,
  allPawns,
  bottomOf,
  cardsInHands,
  describeWaiting,
  irradiated,
  type Open,
  type Pawn,
  possible,
  tellWhyOut,
  topOf,
  trackEnd,
  turnsLeft,
  ZONES,
  type Zone,
} from '@lurk/anomaly/public';
import type { Seat } from '@lurk/kernel';
import type { Lines } from '../../../play/model';
import type { SeatLook } from '../../../ui/types';
import type { AnomalyView, GiftView, HealthView, PromptView, SeatState, StudentView, TableFacts, ZoneView } from '../model';
import { lookAnomaly, lookPawn, MONSTER, type Sight, say } from './sight';

export function facts(sight: Sight, lines: Lines, zones: readonly ZoneView[], prompt: PromptView): TableFacts {
  const { open } = sight.view;
  return {
    code: sight.code,
    round: open.round,
    turnsLeft: turnsLeft(sight.view),
    cardsLeft: cardsInHands(sight.view),
    health: healthView(open),
    zones,
    anomaly: anomalyOf(sight),
    students: allPawns(open).map((pawn) => studentOf(sight, pawn)),
    overlay: open.options.overlay,
    pieces: piecesOf(sight),
    prompt,
    ...lines,
  };
}

export const healthView = ({ track, options }: Open): HealthView => ({ ...track, end: trackEnd(options) });

/** AN-180 Reminder pieces: of whoever may have to be looked for. */
function piecesOf(sight: Sight): SeatLook[] {
  const { open, seat } = sight.view;
  if (open.options.overlay === 'none' || seat === null) return [];
  const others = allPawns(open).filter((pawn) => open.students[pawn]!.seat !== seat);
  return [...(seat === open.anomaly ? [] : [lookAnomaly(sight)]), ...others.map((pawn) => lookPawn(sight, pawn))];
}

function anomalyOf(sight: Sight): AnomalyView {
  const { open } = sight.view;
  return {
    seat: lookAnomaly(sight),
    ap: open.ap,
    apMax: Math.max(ACTION_POINTS, open.ap),
    fed: open.fed,
    holds: giftsOf(sight),
    evolutions: open.evolutions,
    state: stateOf(sight, open.anomaly),
  };
}

export function giftsOf(sight: Sight): GiftView[] {
  return sight.view.open.cards.map((card, place) => {
    const giver = sight.past.givers[place] ?? null;
    return { id: String(place), top: topOf(card), bottom: bottomOf(card), ...(giver === null ? {} : { from: lookPawn(sight, giver) }) };
  });
}

const exact = ({ view }: Sight): boolean => view.open.options.overlay === 'exact' && view.open.placed;

export function studentOf(sight: Sight, pawn: Pawn): StudentView {
  const { open, sizes } = sight.view;
  const { seat, shown } = open.students[pawn]!;
  return {
    seat: lookPawn(sight, pawn),
    cards: sizes.hand[seat] ?? 0,
    shown,
    ...(exact(sight) ? { possible: possible(sight.memory.trail).students[pawn]?.length ?? 0 } : {}),
    traps: sizes.traps[pawn] ?? 0,
    ...saysOf(sight, seat),
    state: stateOf(sight, seat),
  };
}

const saysOf = ({ going, givenWay }: Sight, seat: Seat): Pick<StudentView, 'says'> =>
  givenWay.includes(seat) ? { says: 'way' } : going.includes(seat) ? { says: 'go' } : {};

const SEALED: ReadonlySet<string> = new Set<AskKind>(['startingZone', 'firstCard']);
function stateOf({ view: { ask, open, sizes }, seats }: Sight, seat: Seat): SeatState {
  if (seats[seat]?.away) return 'away';
  if (!ask) return 'waiting';
  if (!Array.isArray(ask.waiting)) {
    // The pause for traps: every owner looks the same, wherever the traps lie.
    const owns = open.students.some((student, pawn) => student.seat === seat && (sizes.traps[pawn] ?? 0) > 0);
    return owns ? 'thinking' : 'waiting';
  }
  if (ask.waiting.includes(seat)) return ask.kind === 'studentTurn' || ask.kind === 'anomalyTurn' ? 'acting' : 'thinking';
  return SEALED.has(ask.kind) && (ask.kind === 'startingZone' || seat !== open.anomaly) ? 'sealed' : 'waiting';
}

/** The station as everybody sees it, with what this reader may add to it. */
export function zonesOf(sight: Sight): ZoneView[] {
  const { open, own, seat } = sight.view;
  const mine = seat === null ? [] : allPawns(open).filter((pawn) => open.students[pawn]!.seat === seat);
  const known = exact(sight) ? possible(sight.memory.trail) : null;
  const self = seat === open.anomaly;
  return ZONES.map((id): ZoneView => {
    const sparks = open.electricity.filter((zone) => zone === id).length;
    const traps = trapsAt(sight, mine, id);
    const here = [
      ...mine.filter((_, i) => own?.pawns[i]?.zone === id).map((pawn) => lookPawn(sight, pawn)),
      ...(self && own?.pawns[0]?.zone === id ? [lookAnomaly(sight)] : []),
      ...surely(sight, known?.students, mine, id),
    ];
    const maybe = allPawns(open).flatMap((pawn) => {
      const zones = known?.students[pawn] ?? [];
      return !mine.includes(pawn) && zones.length > 1 && zones.includes(id) ? [{ seat: lookPawn(sight, pawn), of: zones.length }] : [];
    });
    const marks = (sight.marks[id] ?? []).flatMap((piece) => pieceLook(sight, piece));
    const reason = known ? reasonAt(sight, id, self) : null;
    return {
      id,
      radiation: irradiated(open, id),
      fuel: open.fuel.includes(id),
      sensor: open.sensors.includes(id),
      ...(sparks ? { sparks } : {}),
      ...(traps.length ? { traps } : {}),
      ...(here.length ? { here } : {}),
      ...(maybe.length ? { maybe } : {}),
      ...(known && !self ? { anomaly: known.anomaly.includes(id) ? 'possible' : 'out' } : {}),
      ...(reason ? { reason } : {}),
      ...(marks.length ? { marks } : {}),
    };
  });
}

/** Students whom everybody can tell to be there. */
function surely(sight: Sight, students: readonly Zone[][] | undefined, mine: readonly Pawn[], id: Zone): SeatLook[] {
  const found = allPawns(sight.view.open).filter(
    (pawn) => !mine.includes(pawn) && students?.[pawn]?.length === 1 && students[pawn]![0] === id,
  );
  return found.map((pawn) => lookPawn(sight, pawn));
}

function trapsAt(sight: Sight, mine: readonly Pawn[], id: Zone): SeatLook[] {
  const own = mine.filter((_, i) => sight.view.own?.pawns[i]?.traps.includes(id));
  const seen = sight.past.traps.filter(({ pawn, zone }) => zone === id && !mine.includes(pawn)).map(({ pawn }) => pawn);
  return [...new Set([...own, ...seen])].map((pawn) => lookPawn(sight, pawn));
}

function pieceLook(sight: Sight, piece: string): SeatLook[] {
  if (piece === MONSTER) return [lookAnomaly(sight)];
  return sight.view.open.students[Number(piece)] ? [lookPawn(sight, Number(piece))] : [];
}

/** Why the Anomaly is not there; to the Anomaly, why the Students are not. */
function reasonAt(sight: Sight, zone: Zone, self: boolean): string | null {
  const { lang, memory, past, view } = sight;
  if (!self) return tellWhyOut(lang, memory.trail, null, zone, past.rounds);
  const told = allPawns(view.open).flatMap((pawn) => {
    const out = tellWhyOut(lang, memory.trail, pawn, zone, past.rounds);
    return out ? [say(sight).share(lookPawn(sight, pawn).name, out)] : [];
  });
  return told.length > 0 ? told.join(' ') : null;
}

/** The prompt of somebody of whom nothing is wanted. */
export function waitingPrompt(sight: Sight): PromptView {
  const { view, lang, names } = sight;
  const t = say(sight);
  const { open } = view;
  const lead = open.winner ? t.lead.over : open.round === 0 ? t.lead.setup : t.lead[open.side](open.round);
  const waiting = describeWaiting(lang, view, names);
  return { lead, wanted: open.winner ? t.over : (waiting ?? t.listen) };
}
