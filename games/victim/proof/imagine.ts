/** A guess at all that a view hides, in keeping with all that is seen. Takes no state, so it cannot cheat. */
import { type Compartments, type Dice, recordBy, remove, seatsOf } from '@lurk/kernel';
import { gatesOf } from '../data/bunker.ts';
import { CHARACTERS } from '../data/characters.ts';
import { DEMONS } from '../data/demons.ts';
import { EVENT_CARDS } from '../data/events.ts';
import { ITEM_CARDS } from '../data/items.ts';
import { BOTTOM, BUNKER, STACKS, type Stack, TILES, type TileId } from '../data/tiles.ts';
import { TUNABLE } from '../data/tunable.ts';
import { sortItems } from '../facts/hands.ts';
import { isPlayed, seatOf, victimOf } from '../facts/people.ts';
import { tilesShown } from '../facts/placing.ts';
import { diceFor, sumOf, victimFaces } from '../facts/rolls.ts';
import type { Memory } from '../memory.ts';
import type { HandCircle, Own, Seen, VI } from '../types.ts';
import { curseDrawn, openPeek, openRolls, turningTile } from './frames.ts';

type Guess = Omit<Compartments<VI>, 'open'>;

const without = <T>(all: readonly T[], gone: readonly T[]): T[] => {
  const left = all.slice();
  remove(left, gone);
  return left;
};

export function imagine(view: Seen, memory: Memory, dice: Dice): Guess {
  const { open, stack } = view;
  const own = Array.from({ length: view.seats }, (_, seat): Own => (seat === view.seat && view.own ? view.own : { peek: null, rolls: [] }));
  const shuffled = <T>(list: T[]): T[] => dice.shuffle('imagine', list);
  const { circle, items } = guessHands(view, dice);
  const stacks = guessStacks(view, memory, own, dice);
  guessRolls(view, own, dice);
  const curses = open.demon ? [open.demon.demon] : curseDrawn(stack);
  return {
    own,
    circle,
    vault: {
      stacks,
      items,
      events: open.events.includes('darkness') ? [] : ['darkness', ...shuffled(without(EVENT_CARDS, open.events))],
      numbers: shuffled(
        without<number>(TUNABLE.numbers, [...open.numbers, ...open.row.filter((token) => typeof token === 'number')]),
      ) as Guess['vault']['numbers'],
      symbols: shuffled(without(TUNABLE.symbols, [...open.symbols, ...open.row.filter((token) => typeof token === 'string')])),
      gates: shuffled(without(gatesOf(open.options.gates), open.gate === null ? [] : [open.gate])),
      curses: shuffled(without(DEMONS, curses)),
    },
  };
}

/** Cards that nobody sees, dealt to the hands that are not seen; the rest is the deck. */
function guessHands({ open, seats, circles, sizes }: Seen, dice: Dice): { circle: Guess['circle']; items: Guess['vault']['items'] } {
  const seen = [...Object.values(circles).flatMap(({ items }) => items), ...open.victims.flatMap(({ worn }) => worn), ...open.discard];
  const pool = dice.shuffle('imagine', without(ITEM_CARDS, seen));
  const circle = recordBy(CHARACTERS, (character): HandCircle => {
    const everybody = seatsOf(seats);
    const members = !isPlayed(open, character) ? [] : open.options.openHands ? everybody : [seatOf(open, character)];
    return { members, facts: { items: circles[character]?.items ?? sortItems(pool.splice(0, sizes.hand[character])) } };
  });
  return { circle, items: pool };
}

/** Tiles where the reader may think them: what it has seen lies where it knows, the Bunker near a bottom. */
function guessStacks({ open, stack: frames, seat: me, sizes }: Seen, memory: Memory, own: Own[], dice: Dice): Record<Stack, TileId[]> {
  const peek = openPeek(frames);
  const mine = me === null ? null : own[me].peek;
  const looked = peek ? Math.min(sizes.stacks[peek.stack], tilesShown(open, peek.by)) : 0;
  /** From the top: the next first. */
  const places = recordBy(STACKS, (stack) => memory.stacks[stack].slice());
  if (mine) places[mine.stack].splice(0, mine.tiles.length, ...mine.tiles);
  const known = STACKS.flatMap((stack) => places[stack].filter((tile) => tile !== null));
  const pool = dice.shuffle('imagine', without(TILES, [...open.map.map(({ tile }) => tile), ...turningTile(frames, open), ...known]));
  const holes = STACKS.flatMap((stack) =>
    places[stack].flatMap((tile, at) => (tile === null ? [{ stack, at, low: places[stack].length - at <= BOTTOM }] : [])),
  );
  if (pool.includes(BUNKER)) {
    remove(pool, [BUNKER]);
    const low = holes.filter((hole) => hole.low);
    const likely = low.length > 0 ? low : holes;
    const hole = likely[dice.below('imagine', likely.length)];
    places[hole.stack][hole.at] = BUNKER;
    holes.splice(holes.indexOf(hole), 1);
  }
  for (const { stack, at } of holes) if (places[stack][at] === null) places[stack][at] = pool.pop() ?? null;
  const filled = recordBy(STACKS, (stack) => places[stack].filter((tile) => tile !== null));
  if (peek) {
    const tiles = filled[peek.stack].splice(0, looked);
    own[seatOf(open, peek.victim)].peek = { stack: peek.stack, tiles };
  }
  return { A: filled.A.reverse(), B: filled.B.reverse() };
}

/** Dice of the others in a common roll. */
function guessRolls({ open, stack, seat: me }: Seen, own: Own[], dice: Dice): void {
  const together = openRolls(stack);
  const faces = victimFaces(open);
  for (const { victim, stat } of together?.rolls ?? []) {
    const seat = seatOf(open, victim);
    if (seat === me) continue;
    const rolled = Array.from({ length: diceFor(victimOf(open, victim), stat) }, () => faces[dice.below('imagine', faces.length)]);
    own[seat].rolls.push({ victim, stat, why: together!.why, dice: rolled, sum: sumOf(rolled), result: null });
  }
}
