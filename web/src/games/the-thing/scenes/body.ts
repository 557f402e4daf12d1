/** The base as the Revealed Alien feels it: organs, what is poured into them, and guesses from what the others need for all to see. */
import {
  CAPACITY,
  characters,
  climate,
  fuelSpaces,
  type GreenRoom,
  isDark,
  isGreen,
  isReady,
  type Open,
  TUNABLE,
} from '@lurk/the-thing/public';
import type { RoomId, RoomView } from '../model';
import { lookPawn, mine, type Perspective, say, table } from './people';

export interface OrganView {
  readonly id: RoomId;
  readonly name: string;
  readonly dead: boolean;
  /** The heart: nobody can be struck there. */
  readonly heart: boolean;
  readonly poured: number;
  readonly dogs: number;
  /** Pale shapes: how many would want to come, by public needs alone. */
  readonly prey: number;
  /** At most so many can gather there; null where nobody comes. */
  readonly gather: number | null;
  readonly choice?: RoomView['choice'];
}
export interface ForceCard {
  readonly room: RoomId;
  readonly name: string;
  readonly force: number;
  /** What would become of whoever is there. */
  readonly note: string;
}
export interface BodyView {
  readonly organs: readonly OrganView[];
  readonly cards: readonly ForceCard[];
  /** Places that could still be struck. */
  readonly more: readonly { readonly room: RoomId; readonly name: string }[];
  readonly pool: number;
  readonly poured: number;
  /** The plan is being made. */
  readonly planning: boolean;
  /** What the table has learnt of the Alien, and what it has not. */
  readonly known: readonly { readonly glyph: 'force' | 'object' | 'dog'; readonly text: string }[];
  readonly unknown: readonly string[];
  readonly wins: readonly { readonly glyph: 'cold' | 'heli' | 'human'; readonly text: string }[];
  /** Plans the other Aliens have proposed. */
  readonly proposals: readonly string[];
}

/** How pressing a room is, for everybody to see: 0 to 2. */
export function needOf(
  open: Open,
  room: GreenRoom,
  sizes: { readonly weapons: number; readonly lab: number; readonly objects: number },
): number {
  const { fuel, damage } = open.rooms[room];
  const burns = open.weather ? climate(open) : null;
  switch (room) {
    case 'generator':
      return isDark(open) || fuel <= (burns?.generator ?? 1) ? 2 : 1;
    case 'boiler':
      return damage > 0 || fuel <= (burns?.boiler ?? 1) ? 2 : 0;
    case 'radio':
      return open.rescue.state === 'waiting' ? 1 : 0;
    case 'kitchen':
      return open.kitchen === 0 && open.pantry > 0 ? 1 : 0;
    case 'helipad':
    case 'shed':
      return isReady(open, room) ? 2 : damage > 0 || fuel < fuelSpaces(room) ? 1 : 0;
    case 'armory':
      return sizes.weapons > 0 ? 1 : 0;
    case 'warehouse':
      return sizes.objects > 0 ? 1 : 0;
    case 'lab':
      return sizes.lab > 0 ? 1 : 0;
    case 'weather':
      return 0;
  }
}

export function bodyView(perspective: Perspective, rooms: readonly RoomView[]): BodyView {
  const { view } = perspective;
  const { open, circles } = view;
  const { places } = table(perspective);
  const { body } = say(perspective);
  const can = Math.min(CAPACITY, characters(open).length);
  const organs = rooms.map((room): OrganView => {
    const gone = room.burnt || (room.dead && room.id === 'boiler');
    return {
      id: room.id,
      name: places[room.id].name,
      dead: gone,
      heart: room.id === 'rec',
      poured: room.poured ?? 0,
      dogs: room.dogs,
      prey: isGreen(room.id) && !gone ? needOf(open, room.id, view.sizes) : 0,
      gather: isGreen(room.id) && !gone ? can : null,
      ...(room.choice ? { choice: room.choice } : {}),
    };
  });
  const struck = organs.filter(({ poured }) => poured > 0);
  const planning = rooms.some(({ choice }) => choice && !choice.why);
  const poured = struck.reduce((sum, organ) => sum + organ.poured, 0);
  return {
    organs,
    cards: struck.map(({ id, name, poured: force, dogs }) => ({
      room: id,
      name,
      force,
      note: noteOf(perspective, { id, force, dogs, can }),
    })),
    more: organs.filter(({ poured: force, choice }) => force === 0 && choice && !choice.why).map(({ id, name }) => ({ room: id, name })),
    pool: open.pool,
    poured,
    planning,
    ...knownOf(perspective),
    proposals: (circles.aliens?.proposals ?? []).map(({ by, plan }) =>
      body.proposal(lookPawn(perspective, by).name, plan.map(({ room, force }) => `${places[room].name} ${force}`).join(', ')),
    ),
  };
}

function noteOf(perspective: Perspective, { id, force, dogs, can }: { id: RoomId; force: number; dogs: number; can: number }): string {
  const { body } = say(perspective);
  if (id === 'kennel') return body.note.dog;
  if (force > can) return body.note.sure;
  return `${force === can ? body.note.equal(can) : body.note.flee(force + 1)}${dogs > 0 ? ` ${body.note.dogHere}` : ''}`;
}

function knownOf(perspective: Perspective): Pick<BodyView, 'known' | 'unknown' | 'wins'> {
  const { open } = perspective.view;
  const { body } = say(perspective);
  const me = mine(perspective);
  return {
    known: [
      { glyph: 'force', text: body.known.pool(open.pool) },
      { glyph: 'object', text: open.plan.length > 0 ? body.known.plan(open.plan.join(', ')) : body.known.cards },
      ...(open.kennel > 0 ? [{ glyph: 'dog' as const, text: body.known.kennel(open.kennel) }] : []),
    ],
    unknown: me === null ? [] : [body.known.rooms, body.known.infected],
    wins: [
      { glyph: 'cold', text: open.freezing === null ? body.wins.boiler : body.wins.freezing(open.freezing, TUNABLE.freezing.last) },
      { glyph: 'heli', text: body.wins.aboard },
      { glyph: 'human', text: body.wins.nobody },
    ],
  };
}
