/** The base as the Revealed Alien feels it: organs, what is poured into them, and guesses from what the others need for all to see. */
import { must } from '@lurk/kernel';
import {
  CAPACITY,
  characters,
  climate,
  fuelSpaces,
  type GreenRoom,
  isDark,
  isGreen,
  isReady,
  locationDeck,
  type Open,
  TUNABLE,
} from '@lurk/the-thing/public';
import { describeRoom } from '../board-text';
import type { GlyphId } from '../glyphs';
import type { RoomId, RoomView } from '../model';
import { lookPawn, mine, type Perspective, say, table } from './people';

export interface OrganView {
  readonly id: RoomId;
  readonly name: string;
  readonly dead: boolean;
  /** The heart: nobody can be struck there. */
  readonly heart: boolean;
  /** Force of ours there: being poured, on a card that lies face down, or turned over. */
  readonly poured: number;
  readonly dogs: number;
  /** How many are there; before anybody has gone, pale shapes: how many would want to come, by public needs alone. */
  readonly prey: number;
  /** They are there, for all to see. */
  readonly here: boolean;
  /** At most so many can gather there; null where nobody comes. */
  readonly gather: number | null;
  readonly choice?: RoomView['choice'];
}
/** The Location card of a place that can be struck. */
export interface ForceCard {
  readonly room: RoomId;
  readonly name: string;
  readonly force: number;
  /** What becomes of whoever is there, or of the place if nobody is. */
  readonly note: string;
  /** What the room holds and how much of it is broken. */
  readonly facts: readonly { readonly glyph: GlyphId; readonly text: string }[];
  readonly says: string | null;
}
export interface BodyView {
  readonly organs: readonly OrganView[];
  readonly cards: readonly ForceCard[];
  readonly pool: number;
  readonly poured: number;
  /** The plan is being made. */
  readonly planning: boolean;
  /** What our Force is doing now. */
  readonly head: string;
  /** How many there are to strike, and how many of them in one room. */
  readonly walk: string;
  /** Force against people, the three ways it can go. */
  readonly rules: readonly { readonly when: string; readonly then: string }[];
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
  const words = table(perspective);
  const { places } = words;
  const { body } = say(perspective);
  const can = Math.min(CAPACITY, characters(open).length);
  const planning = rooms.some(({ choice }) => choice && !choice.why);
  const laid = circles.aliens?.plan ?? [];
  const lies = (room: RoomId): number => laid.find((attack) => attack.room === room)?.force ?? 0;
  const placed = rooms.some(({ id, people }) => id !== 'rec' && people.length > 0);
  const organs = rooms.map((room): OrganView => {
    const gone = room.burnt || (room.dead && room.id === 'boiler');
    const here = room.id !== 'rec' && room.people.length > 0;
    return {
      id: room.id,
      name: places[room.id].name,
      dead: gone,
      heart: room.id === 'rec',
      poured: planning ? (room.poured ?? 0) : lies(room.id) + room.force,
      dogs: room.dogs,
      prey: here ? room.people.length : isGreen(room.id) && !gone && !placed ? needOf(open, room.id, view.sizes) : 0,
      here,
      gather: isGreen(room.id) && !gone ? can : null,
      ...(room.choice ? { choice: room.choice } : {}),
    };
  });
  const struck = organs.filter(({ poured }) => poured > 0);
  const poured = struck.reduce((sum, organ) => sum + organ.poured, 0);
  return {
    organs,
    cards: locationDeck(open).map((id) => {
      const room = must(
        rooms.find((one) => one.id === id),
        id,
      );
      const force = must(
        organs.find((one) => one.id === id),
        id,
      ).poured;
      return {
        room: id,
        name: places[id].name,
        force,
        note: noteOf(perspective, { room, force, can }),
        facts: factsOf(perspective, room),
        says: describeRoom(room, words) || null,
      };
    }),
    pool: planning ? open.pool : open.pool + poured,
    poured,
    planning,
    head: planning || poured > 0 ? body.pool(poured, open.pool - (planning ? poured : 0)) : body.waits,
    walk: body.walk(characters(open).length, can),
    rules: [body.rules.more, body.rules.equal, body.rules.less],
    ...knownOf(perspective),
    proposals: (circles.aliens?.proposals ?? []).map(({ by, plan }) =>
      body.proposal(lookPawn(perspective, by).name, plan.map(({ room, force }) => `${places[room].name} ${force}`).join(', ')),
    ),
  };
}

/** With no Force there: what breaks if nobody comes. With Force: who would be how many. */
function noteOf(perspective: Perspective, { room, force, can }: { room: RoomView; force: number; can: number }): string {
  const { body } = say(perspective);
  if (room.id === 'kennel') return body.note.dog;
  if (force === 0) return isGreen(room.id) && toLose(perspective, room).count > 0 ? body.empty[room.id] : body.emptied;
  if (force > can) return body.note.sure;
  return force === can ? body.note.equal(can) : body.note.flee(force + 1);
}

/** 2.2 What an Alien Sabotage there takes from, or how much can still break. */
function toLose({ view: { open, sizes } }: Perspective, { id, damage }: RoomView): { glyph: GlyphId; count: number } {
  if (damage) return { glyph: 'dmg', count: damage.of - damage.now };
  if (id === 'armory') return { glyph: 'weapon', count: sizes.weapons };
  if (id === 'warehouse') return { glyph: 'object', count: sizes.objects };
  if (id === 'kitchen') return { glyph: 'food', count: open.pantry };
  return id === 'lab' ? { glyph: 'lab', count: sizes.lab } : { glyph: 'fuel', count: open.warehouse };
}
function factsOf(perspective: Perspective, room: RoomView): ForceCard['facts'] {
  const { fuel, damage, dogs } = room;
  const { glyph, count } = toLose(perspective, room);
  return [
    ...(dogs > 0 ? [{ glyph: 'dog' as const, text: `${dogs}` }] : []),
    ...(fuel ? [{ glyph: 'fuel' as const, text: `${fuel.now}/${fuel.of}` }] : []),
    ...(room.id === 'kennel' ? [] : [{ glyph, text: damage ? `${damage.now}/${damage.of}` : `${count}` }]),
  ];
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
