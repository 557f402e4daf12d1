/** The base as the Revealed Alien feels it: organs, what is poured into them, and guesses from what the others need for all to see. */
import { must } from '@lurk/kernel';
import { characters, forceAgainst, isGreen, type Loss, locationDeck, lossAt, mostInARoom, needOf, trackEnds } from '@lurk/the-thing/public';
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
interface ForceCard {
  readonly room: RoomId;
  readonly name: string;
  readonly force: number;
  /** What happens to the Character there, or to the room if nobody is in it. */
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

export function bodyView(perspective: Perspective, rooms: readonly RoomView[]): BodyView {
  const { view } = perspective;
  const { open, circles } = view;
  const words = table(perspective);
  const { places } = words;
  const { body } = say(perspective);
  const can = mostInARoom(open);
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
      // shown: points of Force, counted where they are.
      poured: planning ? (room.poured ?? 0) : lies(room.id) + room.force,
      dogs: room.dogs,
      prey: here ? room.people.length : isGreen(room.id) && !gone && !placed ? needOf(open, room.id, view.sizes) : 0,
      here,
      gather: isGreen(room.id) && !gone ? can : null,
      ...(room.choice ? { choice: room.choice } : {}),
    };
  });
  const struck = organs.filter(({ poured }) => poured > 0);
  // shown: the same, added up.
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
        note: noteOf(perspective, room, force),
        facts: factsOf(perspective, room),
        says: describeRoom(room, words) || null,
      };
    }),
    // shown: the points in all places and those kept.
    pool: planning ? open.pool : open.pool + poured,
    poured,
    planning,
    // shown: those kept.
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
function noteOf(perspective: Perspective, room: RoomView, force: number): string {
  const { view } = perspective;
  const { body } = say(perspective);
  if (room.id === 'kennel') return body.note.dog;
  if (force === 0) return isGreen(room.id) && lossAt(view.open, view.sizes, room.id).count > 0 ? body.empty[room.id] : body.emptied;
  const { most, is, flee } = forceAgainst(view.open, force);
  return is === 'takes' ? body.note.sure : is === 'lies' ? body.note.equal(most) : body.note.flee(flee);
}

const LOSSES: Readonly<Record<Loss['what'], GlyphId>> = {
  damage: 'dmg',
  weapons: 'weapon',
  objects: 'object',
  food: 'food',
  lab: 'lab',
  fuel: 'fuel',
};
function factsOf({ view: { open, sizes } }: Perspective, room: RoomView): ForceCard['facts'] {
  const { fuel, damage, dogs } = room;
  return [
    ...(dogs > 0 ? [{ glyph: 'dog' as const, text: `${dogs}` }] : []),
    ...(fuel ? [{ glyph: 'fuel' as const, text: `${fuel.now}/${fuel.of}` }] : []),
    ...(isGreen(room.id) ? [lossIn(lossAt(open, sizes, room.id), damage)] : []),
  ];
}

const lossIn = ({ what, count }: Loss, damage: RoomView['damage']): ForceCard['facts'][number] => ({
  glyph: LOSSES[what],
  text: damage ? `${damage.now}/${damage.of}` : `${count}`,
});

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
      { glyph: 'cold', text: open.freezing === null ? body.wins.boiler : body.wins.freezing(open.freezing, trackEnds(open).freezing) },
      { glyph: 'heli', text: body.wins.aboard },
      { glyph: 'human', text: body.wins.nobody },
    ],
  };
}
