/** The table of the Anomaly. */
import {
  BOTTOMS,
  type Bottom,
  bottomOf,
  cardsTowards,
  type Deed,
  EVOLUTIONS,
  isDeed,
  scentSplit,
  speech,
  whyNotDeed,
  whyNotEvolution,
  whyNotSkip,
  type Zone,
} from '@lurk/anomaly/public';
import type { Lines } from '../../../play/frame/model';
import type { AnomalyTable, DeedId, DeedView, EvolutionView, GiftView, PossessView, StudentView } from '../model';
import { boardOf } from './board';
import { askOf, cardsOf, usesOf } from './cards';
import { canTouchGift, type Desk, deedsOf, levelOf, pawnAt, type Reached } from './desk';
import { facts, giftsOf, zonesOf } from './facts';
import { findsAhead } from './follows';
import { knownOf } from './known';
import { anomalyNote } from './note';
import { lookPawn, type Perspective, say, why } from './perspective';
import { pickedZones, picksAt, shown } from './picked';
import { promptOf, sealOf } from './seal';
import { stepsOf } from './step';
import { idsOf } from './things';

export function anomalyTable(perspective: Perspective, desk: Desk, lines: Lines): AnomalyTable {
  const { view } = perspective;
  const found = shown(perspective, desk);
  const deed = deedAt(found, desk);
  const here = view.own?.pawns[0]?.zone;
  const painted = deed === 'scent' ? pickedZones(found) : undefined;
  const [to] = pickedZones(found);
  const asks = levelOf(found, 'zone');
  const zones = boardOf(perspective, desk, zonesOf(perspective), found).map((zone) => ({
    ...zone,
    ...(painted?.includes(zone.id) ? { scent: true } : {}),
    ...(asks && zone.id === to && (deed === 'move' || deed === 'teleport' || !deed) && asks.shape.t === 'oneOf' ? { target: true } : {}),
  }));
  const table = facts(perspective, lines, zones, promptOf(perspective, desk, anomalyNote(perspective, found)));
  const possess = possessOf(perspective, desk, found);
  const known = knownOf(perspective);
  return {
    ...table,
    side: 'anomaly',
    students: table.students.map((student, pawn) => withSplit(perspective, student, pawn, painted)),
    ...(here ? { here } : {}),
    gifts: handGifts(perspective, desk, found),
    evolutions: evolutionsOf(perspective, found),
    evolveCards: cardsTowards(view.open, 'evolve'),
    deeds: deedViews(perspective, deed),
    ...(painted ? { scent: painted } : {}),
    ...(possess ? { possess } : {}),
    ...(known ? { known } : {}),
    steps: stepsOf(perspective, desk),
    seal: sealOf(perspective, desk),
  };
}

function deedAt(found: readonly Reached[], desk: Desk): DeedId | undefined {
  if (desk.draft === null) return 'skip';
  const [deed] = picksAt(found.find(({ thing }) => thing === 'deed'));
  return isDeed(deed) ? deed : undefined;
}

/** AN-132 What either answer would leave of one Student. */
function withSplit({ view, memory }: Perspective, student: StudentView, pawn: number, painted: readonly Zone[] | undefined): StudentView {
  if (!painted || view.open.options.overlay !== 'exact') return student;
  return { ...student, split: scentSplit(memory.trail, pawn, painted) };
}

function handGifts(perspective: Perspective, desk: Desk, found: readonly Reached[]): GiftView[] {
  const { view } = perspective;
  const level = levelOf(found, 'gift');
  const paying = picksAt(level);
  return giftsOf(perspective).map((gift, place) => ({
    ...gift,
    picked: paying.includes(place),
    ...(canTouchGift(view, desk, place)
      ? {}
      : { why: level && !idsOf(level.shape).includes(place) ? say(perspective).pays : why(perspective, whyNotDeed(view, gift.bottom)) }),
  }));
}

function evolutionsOf(perspective: Perspective, found: readonly Reached[]): EvolutionView[] {
  const { view } = perspective;
  const picked = picksAt(levelOf(found, 'evolution'));
  const payable = deedsOf(view).includes('evolve');
  return EVOLUTIONS.map((id) => {
    const owned = view.open.evolutions.includes(id);
    const reason = owned ? whyNotEvolution(view, id) : payable ? null : whyNotDeed(view, 'evolve');
    return { id, owned, picked: picked.includes(id), ...(owned || !payable ? { why: why(perspective, reason) } : {}) };
  });
}

function deedViews(perspective: Perspective, picked: DeedId | undefined): DeedView[] {
  const { view } = perspective;
  const order = view.decision?.kind === 'secondHalf' ? 2 : 1;
  const may = deedsOf(view);
  const has = (bottom: Bottom): boolean => may.includes(bottom) || view.open.cards.some((card) => bottomOf(card) === bottom);
  const pass =
    view.decision && view.decision.kind !== 'anomalyTurn' ? speech.describeDecision(perspective.lang, view.decision, view).pass : null;
  const ids: (DeedId & (Deed | 'skip'))[] = ['move', 'feed', ...BOTTOMS.filter(has), 'skip'];
  return ids.map((id) => {
    const free = id === 'skip' ? !!view.decision?.mayPass : may.includes(id);
    const reason = id === 'skip' ? whyNotSkip(view) : whyNotDeed(view, id);
    return {
      id,
      picked: picked === id,
      ...(id === 'skip' && pass ? { name: pass } : {}),
      ...(picked === id && id !== 'skip' ? { order } : {}),
      ...(free ? {} : { why: why(perspective, reason) }),
      ...(free ? followsOf(perspective, id) : {}),
    };
  });
}
function followsOf(perspective: Perspective, id: DeedId): Pick<DeedView, 'follows'> {
  const follows = id === 'feed' || id === 'possess' ? findsAhead(perspective, id) : undefined;
  return follows ? { follows } : {};
}

/** AN-123 The hand it looks into, and what it can be made to do. */
function possessOf(perspective: Perspective, desk: Desk, found: readonly Reached[]): PossessView | undefined {
  const { view } = perspective;
  const zone = view.own?.pawns[0]?.zone;
  const pawn = pawnAt(view, desk);
  if (view.decision?.kind !== 'forcedAction' || pawn === null || !zone) return undefined;
  const [uses, ask] = [usesOf(perspective, desk), askOf(perspective, desk, found)];
  return {
    victim: lookPawn(perspective, pawn),
    zone,
    hand: cardsOf(perspective, desk),
    ...(uses ? { uses } : {}),
    ...(ask ? { ask } : {}),
  };
}
