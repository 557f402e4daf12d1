/** What everybody at the table sees: health, people, the station, and whom we wait for. */

import {
  ACTION_POINTS,
  type AskKind,
  allPawns,
  bottomOf,
  cardsInHands,
  irradiated,
  isAdvanced,
  type Open,
  ordinalOf,
  type Pawn,
  possible,
  speech,
  studentSeats,
  tellWhyOut,
  topOf,
  trackEnd,
  turnsLeft,
  ZONES,
  type Zone,
} from '@lurk/anomaly/public';
import type { Seat } from '@lurk/kernel';
import type { Lines } from '../../../play/frame/model';
import { seatLook } from '../../../play/frame/perspective';
import type { SeatLook } from '../../../ui/types';
import type { AnomalyView, GiftView, HealthView, PromptView, Reason, SeatState, StudentView, TableFacts, ZoneView } from '../model';
import { lookAnomaly, lookPawn, MONSTER, type Perspective, say } from './perspective';

export function facts(perspective: Perspective, lines: Lines, zones: readonly ZoneView[], prompt: PromptView): TableFacts {
  const { open } = perspective.view;
  return {
    code: perspective.code,
    round: open.round,
    turnsLeft: turnsLeft(perspective.view),
    cardsLeft: cardsInHands(perspective.view),
    health: healthView(open),
    zones,
    anomaly: anomalyOf(perspective),
    students: allPawns(open).map((pawn) => studentOf(perspective, pawn)),
    overlay: open.options.overlay,
    pieces: piecesOf(perspective),
    prompt,
    ...sharedBy(perspective),
    ...lines,
    claims: lines.talk.filter(({ id }) => perspective.claimed.includes(id)),
  };
}

/** AN-195 One player with two Students has one hand. */
function sharedBy(perspective: Perspective): Pick<TableFacts, 'sharedBy'> {
  const { open } = perspective.view;
  const [first] = studentSeats(open);
  return isAdvanced(open) && first !== undefined ? { sharedBy: seatLook(perspective, first) } : {};
}

export const healthView = ({ track, options }: Open): HealthView => ({ ...track, end: trackEnd(options) });

/** AN-180 Reminder pieces: one for everybody whose position this seat may have to work out. */
function piecesOf(perspective: Perspective): SeatLook[] {
  const { open, seat } = perspective.view;
  if (open.options.overlay === 'none' || seat === null) return [];
  const others = allPawns(open).filter((pawn) => open.students[pawn].seat !== seat);
  return [...(seat === open.anomaly ? [] : [lookAnomaly(perspective)]), ...others.map((pawn) => lookPawn(perspective, pawn))];
}

function anomalyOf(perspective: Perspective): AnomalyView {
  const { open } = perspective.view;
  return {
    seat: lookAnomaly(perspective),
    ap: open.ap,
    // shown: as many lamps as there are ever points.
    apMax: Math.max(ACTION_POINTS, open.ap),
    fed: open.fed,
    holds: giftsOf(perspective),
    evolutions: open.evolutions,
    state: stateOf(perspective, open.anomaly),
  };
}

export function giftsOf(perspective: Perspective): GiftView[] {
  return perspective.view.open.cards.map((card, place) => {
    const giver = perspective.past.givers[place] ?? null;
    return {
      id: String(place),
      top: topOf(card),
      bottom: bottomOf(card),
      ...(giver === null ? {} : { from: lookPawn(perspective, giver) }),
    };
  });
}

const exact = ({ view }: Perspective): boolean => view.open.options.overlay === 'exact' && view.open.placed;

export function studentOf(perspective: Perspective, pawn: Pawn): StudentView {
  const { open, sizes } = perspective.view;
  const { seat, shown } = open.students[pawn];
  return {
    seat: lookPawn(perspective, pawn),
    // A shared hand is told once.
    ...(ordinalOf(open, pawn) === 0 ? { cards: sizes.hand[seat] ?? 0 } : {}),
    shown,
    ...(exact(perspective) ? { possible: possible(perspective.memory.trail).students[pawn]?.length ?? 0 } : {}),
    traps: sizes.traps[pawn] ?? 0,
    ...saysOf(perspective, seat),
    state: stateOf(perspective, seat),
  };
}

const saysOf = ({ going, givenWay }: Perspective, seat: Seat): Pick<StudentView, 'says'> =>
  givenWay.includes(seat) ? { says: 'way' } : going.includes(seat) ? { says: 'go' } : {};

const SEALED: ReadonlySet<string> = new Set<AskKind>(['startingZone', 'firstCard']);
function stateOf({ view: { ask, open, sizes }, seats }: Perspective, seat: Seat): SeatState {
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
export function zonesOf(perspective: Perspective): ZoneView[] {
  const { open, own, seat } = perspective.view;
  const mine = seat === null ? [] : allPawns(open).filter((pawn) => open.students[pawn].seat === seat);
  const known = exact(perspective) ? possible(perspective.memory.trail) : null;
  const self = seat === open.anomaly;
  return ZONES.map((id): ZoneView => {
    const sparks = open.electricity.filter((zone) => zone === id).length;
    const traps = trapsAt(perspective, mine, id);
    const here = [
      ...mine.filter((_, i) => own?.pawns[i]?.zone === id).map((pawn) => lookPawn(perspective, pawn)),
      ...(self && own?.pawns[0]?.zone === id ? [lookAnomaly(perspective)] : []),
      ...surely(perspective, known?.students, mine, id),
    ];
    const maybe = allPawns(open).flatMap((pawn) => {
      const zones = known?.students[pawn] ?? [];
      return !mine.includes(pawn) && zones.length > 1 && zones.includes(id)
        ? [{ seat: lookPawn(perspective, pawn), of: zones.length }]
        : [];
    });
    const marks = (perspective.marks[id] ?? []).flatMap((piece) => pieceLook(perspective, piece));
    const reasons = known ? reasonsAt(perspective, id, self) : [];
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
      ...(reasons.length ? { reasons } : {}),
      ...(marks.length ? { marks } : {}),
    };
  });
}

/** Students whom everybody can tell to be there. */
function surely(perspective: Perspective, students: readonly Zone[][] | undefined, mine: readonly Pawn[], id: Zone): SeatLook[] {
  const found = allPawns(perspective.view.open).filter(
    (pawn) => !mine.includes(pawn) && students?.[pawn]?.length === 1 && students[pawn][0] === id,
  );
  return found.map((pawn) => lookPawn(perspective, pawn));
}

function trapsAt(perspective: Perspective, mine: readonly Pawn[], id: Zone): SeatLook[] {
  const own = mine.filter((_, i) => perspective.view.own?.pawns[i]?.traps.includes(id));
  const seen = perspective.past.traps.filter(({ pawn, zone }) => zone === id && !mine.includes(pawn)).map(({ pawn }) => pawn);
  return [...new Set([...own, ...seen])].map((pawn) => lookPawn(perspective, pawn));
}

function pieceLook(perspective: Perspective, piece: string): SeatLook[] {
  if (piece === MONSTER) return [lookAnomaly(perspective)];
  return perspective.view.open.students[Number(piece)] ? [lookPawn(perspective, Number(piece))] : [];
}

/** Why the Anomaly is not there; to the Anomaly, why the Students are not. */
function reasonsAt(perspective: Perspective, zone: Zone, self: boolean): Reason[] {
  const { lang, memory, past, view } = perspective;
  const told = (pawn: Pawn | null, who: Pick<Reason, 'seat'>): Reason[] => {
    const text = tellWhyOut(lang, memory.trail, pawn, zone, past.rounds);
    return text ? [{ ...who, text }] : [];
  };
  return self ? allPawns(view.open).flatMap((pawn) => told(pawn, { seat: lookPawn(perspective, pawn) })) : told(null, {});
}

/** The prompt of a player who has nothing to answer now. */
export function waitingPrompt(perspective: Perspective): PromptView {
  const { view, lang, names, quiet } = perspective;
  const t = say(perspective);
  const { open } = view;
  const lead = open.winner ? t.lead.over : open.round === 0 ? t.lead.setup : t.lead[open.side](open.round);
  const waiting = speech.describeWaiting(lang, view, names);
  return { lead, idle: true, wanted: open.winner ? t.over : (quiet ?? waiting ?? t.listen) };
}
