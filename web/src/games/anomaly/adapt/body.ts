/** The table of the Anomaly. */
import {
  BOTTOMS,
  type Bottom,
  bottomOf,
  type Deed,
  describeDecision,
  EVOLUTIONS,
  isDeed,
  possible,
  whyNotDeed,
  whyNotEvolution,
  whyNotSkip,
  type Zone,
} from '@lurk/anomaly/public';
import type { Lines } from '../../../play/model';
import type { AnomalyTable, DeedId, DeedView, EvolutionView, GiftView, PossessView, StudentView } from '../model';
import { boardOf } from './board';
import { askOf, cardsOf, usesOf } from './cards';
import { canTouchGift, type Desk, deedsOf, levelOf, pawnAt, type Reached } from './desk';
import { facts, giftsOf, zonesOf } from './facts';
import { pickedZones, picksAt, shown } from './given';
import { knownOf } from './known';
import { anomalyNote } from './note';
import { promptOf, sealOf } from './seal';
import { lookPawn, type Sight, say, why } from './sight';
import { stepsOf } from './step';
import { idsOf } from './things';

export function anomalyTable(sight: Sight, desk: Desk, lines: Lines): AnomalyTable {
  const { view } = sight;
  const found = shown(sight, desk);
  const deed = deedAt(found, desk);
  const here = view.own?.pawns[0]?.zone;
  const painted = deed === 'scent' ? pickedZones(found) : undefined;
  const [to] = pickedZones(found);
  const asks = levelOf(found, 'zone');
  const zones = boardOf(sight, desk, zonesOf(sight), found).map((zone) => ({
    ...zone,
    ...(painted?.includes(zone.id) ? { scent: true } : {}),
    ...(asks && zone.id === to && (deed === 'move' || deed === 'teleport' || !deed) && asks.shape.t === 'oneOf' ? { target: true } : {}),
  }));
  const table = facts(sight, lines, zones, promptOf(sight, desk));
  const possess = possessOf(sight, desk, found);
  const note = anomalyNote(sight, found);
  const known = knownOf(sight);
  return {
    ...table,
    side: 'anomaly',
    students: table.students.map((student, pawn) => withSplit(sight, student, pawn, painted)),
    ...(here ? { here } : {}),
    gifts: handGifts(sight, desk, found),
    evolutions: evolutionsOf(sight, found),
    evolveCards: view.open.cards.filter((card) => bottomOf(card) === 'evolve').length,
    deeds: deedViews(sight, deed),
    ...(painted ? { scent: painted } : {}),
    ...(possess ? { possess } : {}),
    ...(note ? { note } : {}),
    ...(known ? { known } : {}),
    steps: stepsOf(sight, desk),
    seal: sealOf(sight, desk),
  };
}

function deedAt(found: readonly Reached[], desk: Desk): DeedId | undefined {
  if (desk.draft === null) return 'skip';
  const [deed] = picksAt(found.find(({ thing }) => thing === 'deed'));
  return isDeed(deed) ? deed : undefined;
}

/** AN-132 What either answer would leave of one Student. */
function withSplit({ view, memory }: Sight, student: StudentView, pawn: number, painted: readonly Zone[] | undefined): StudentView {
  if (!painted || view.open.options.overlay !== 'exact') return student;
  const zones = possible(memory.trail).students[pawn] ?? [];
  const inside = zones.filter((zone) => painted.includes(zone)).length;
  return { ...student, split: { inside, outside: zones.length - inside } };
}

function handGifts(sight: Sight, desk: Desk, found: readonly Reached[]): GiftView[] {
  const { view } = sight;
  const level = levelOf(found, 'gift');
  const paying = picksAt(level);
  return giftsOf(sight).map((gift, place) => ({
    ...gift,
    picked: paying.includes(place),
    ...(canTouchGift(view, desk, place)
      ? {}
      : { why: level && !idsOf(level.shape).includes(place) ? say(sight).pays : why(sight, whyNotDeed(view, gift.bottom)) }),
  }));
}

function evolutionsOf(sight: Sight, found: readonly Reached[]): EvolutionView[] {
  const { view } = sight;
  const picked = picksAt(levelOf(found, 'evolution'));
  const payable = deedsOf(view).includes('evolve');
  return EVOLUTIONS.map((id) => {
    const owned = view.open.evolutions.includes(id);
    const reason = owned ? whyNotEvolution(view, id) : payable ? null : whyNotDeed(view, 'evolve');
    return { id, owned, picked: picked.includes(id), ...(owned || !payable ? { why: why(sight, reason) } : {}) };
  });
}

function deedViews(sight: Sight, picked: DeedId | undefined): DeedView[] {
  const { view } = sight;
  const order = view.decision?.kind === 'secondHalf' ? 2 : 1;
  const may = deedsOf(view);
  const has = (bottom: Bottom): boolean => may.includes(bottom) || view.open.cards.some((card) => bottomOf(card) === bottom);
  const pass = view.decision && view.decision.kind !== 'anomalyTurn' ? describeDecision(sight.lang, view.decision, view).pass : null;
  const ids: (DeedId & (Deed | 'skip'))[] = ['move', 'feed', ...BOTTOMS.filter(has), 'skip'];
  return ids.map((id) => {
    const free = id === 'skip' ? !!view.decision?.mayPass : may.includes(id);
    const reason = id === 'skip' ? whyNotSkip(view) : whyNotDeed(view, id);
    return {
      id,
      picked: picked === id,
      ...(id === 'skip' && pass ? { name: pass } : {}),
      ...(picked === id && id !== 'skip' ? { order } : {}),
      ...(free ? {} : { why: why(sight, reason) }),
    };
  });
}

/** AN-123 The hand it looks into, and what it can be made to do. */
function possessOf(sight: Sight, desk: Desk, found: readonly Reached[]): PossessView | undefined {
  const { view } = sight;
  const zone = view.own?.pawns[0]?.zone;
  const pawn = pawnAt(view, desk);
  if (view.decision?.kind !== 'forcedAction' || pawn === null || !zone) return undefined;
  const [uses, ask] = [usesOf(sight, desk), askOf(sight, desk, found)];
  return {
    victim: lookPawn(sight, pawn),
    zone,
    hand: cardsOf(sight, desk),
    ...(uses ? { uses } : {}),
    ...(ask ? { ask } : {}),
  };
}
