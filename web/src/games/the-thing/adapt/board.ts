/** The base as everybody sees it, with what this reader may choose on it. */
import { framesOf } from '@lurk/kernel';
import {
  damageInHq,
  damageSpaces,
  forceIn,
  fuelSpaces,
  type GreenRoom,
  isDark,
  isGreen,
  isLost,
  LOCATIONS,
  type Open,
  PLACES,
  type TT,
  whyNotPlace,
} from '@lurk/the-thing/public';
import { questionAt } from '../../../play/asking/desk';
import type { PersonView, RoomId, RoomView, StoreView } from '../model';
import { canTouch, type Desk, draftOf } from './desk';
import { keyOf } from './keys';
import type { Perspective } from './perspective';
import { choiceOf, pickedKeys } from './picked';
import { pointsIn, wayToPlan } from './plan';

const ROOMS: readonly RoomId[] = [...new Set([...PLACES, ...LOCATIONS])];

/** Where something is going on now. */
function litIn({ view }: Perspective): RoomId | null {
  const frames = framesOf<TT>(view);
  for (const frame of frames.toReversed()) {
    if (frame.proc === 'alienEncounter' || frame.proc === 'encounter' || frame.proc === 'meeting') return frame.at.room;
    if (
      frame.proc === 'dogTest' ||
      frame.proc === 'action' ||
      frame.proc === 'useVehicle' ||
      frame.proc === 'drawItem' ||
      frame.proc === 'drawLab'
    )
      return view.open.people[frame.at.pawn].at;
  }
  return view.open.phase === 'rest' || view.open.phase === 'analyses' ? 'rec' : null;
}

/** What lies in a room for everybody to take from. */
function storeOf(perspective: Perspective, room: RoomId): RoomView['store'] {
  const { open, sizes } = perspective.view;
  switch (room) {
    case 'warehouse':
      return { glyph: 'fuel', count: open.warehouse };
    case 'kitchen':
      return { glyph: 'food', count: open.kitchen };
    case 'armory':
      return { glyph: 'weapon', count: sizes.weapons };
    case 'lab':
      return { glyph: 'lab', count: sizes.lab };
    default:
      return undefined;
  }
}

function greenOf(open: Open, room: GreenRoom): Pick<RoomView, 'fuel' | 'damage' | 'burnt' | 'dead'> {
  const { fuel, damage, burnt } = open.rooms[room];
  return {
    ...(fuelSpaces(room) > 0 ? { fuel: { now: fuel, of: fuelSpaces(room) } } : {}),
    ...(damageSpaces(room) > 0 ? { damage: { now: damage, of: damageSpaces(room) } } : {}),
    burnt,
    dead: (!burnt && isLost(open, room)) || (room === 'generator' && isDark(open)),
  };
}

function roomOf(perspective: Perspective, room: RoomId, people: readonly PersonView[]): Omit<RoomView, 'choice' | 'poured'> {
  const { open } = perspective.view;
  const { leaderToken } = open;
  const store = storeOf(perspective, room);
  const here = room === 'kennel' ? open.kennel : isGreen(room) && open.rooms[room].dog ? 1 : 0;
  return {
    id: room,
    people: people.filter(({ place }) => place === room),
    dogs: here,
    ...(isGreen(room) ? greenOf(open, room) : { burnt: false, dead: false }),
    ...(store ? { store } : {}),
    leaderToken: !!leaderToken && 'room' in leaderToken && leaderToken.room === room,
    force: forceIn(open, room),
    lit: litIn(perspective) === room,
  };
}

/** How much Force the plan on the desk pours into each place. */
function pouredIn({ view }: Perspective, desk: Desk): (room: RoomId) => number {
  const question = questionAt(view, desk);
  const way = question && wayToPlan(question.decision.shape);
  if (!question || !way) return () => 0;
  const points = pointsIn(question.decision.shape, draftOf(view, desk), way);
  return (room) => points.filter((at) => at === room).length;
}

export function roomsOf(perspective: Perspective, desk: Desk, people: readonly PersonView[]): RoomView[] {
  const { view } = perspective;
  const picked = pickedKeys(perspective, desk);
  const asked = ROOMS.some((room) => picked.has(keyOf('place', room)) || canTouch(view, desk, keyOf('place', room)));
  const poured = pouredIn(perspective, desk);
  return ROOMS.map((room) => {
    const choice = asked ? choiceOf(perspective, desk, picked, keyOf('place', room), () => whyNotPlace(view, room)) : undefined;
    const force = poured(room);
    return {
      ...roomOf(perspective, room, people),
      ...(choice ? { choice: force > 0 ? { ...choice, picked: true } : choice } : {}),
      ...(force > 0 ? { poured: force } : {}),
    };
  });
}

export const storesOf = ({ view: { open, sizes } }: Perspective): StoreView[] => [
  { id: 'pantry', glyph: 'food', count: open.pantry },
  { id: 'depot', glyph: 'fuel', count: open.depot },
  { id: 'hq', glyph: 'dmg', count: damageInHq(open) },
  ...(open.coop
    ? []
    : [{ id: 'pile' as const, glyph: 'pile' as const, count: sizes.pile, ...(open.flipped ? { card: open.flipped } : {}) }]),
];
