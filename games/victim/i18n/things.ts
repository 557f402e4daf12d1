/** What each kind of thing is called, whatever is asked about it. */
import type { Lang, ThingsWords } from '@lurk/i18n';
import { SIDES } from '../data/tiles.ts';
import { itemIn } from '../facts/hands.ts';
import { type Cell, coordinates, neighbour } from '../facts/hex.ts';
import { laidAt } from '../facts/map.ts';
import { movingIn } from '../facts/people.ts';
import type { Things } from '../things.ts';
import type { Open, VI } from '../types.ts';
import { namesIn, signOf, tileName } from './names.ts';
import { tableOf } from './parts.ts';

function cellName(lang: Lang, cell: Cell, open: Open): string {
  const words = tableOf(lang);
  const laid = laidAt(open, cell);
  const name = laid ? tileName(lang, laid.tile) : words.empty;
  // For a piece that moves, the tile's name says in which direction it is.
  const from = movingIn(open)?.at;
  const [side] = SIDES.filter((each) => from && neighbour(from, each) === cell);
  if (side !== undefined) return words.beside(name, words.sides[side]);
  const { q, r } = coordinates(cell);
  return words.cell(name, q, r);
}
const dieName = (lang: Lang, die: number, dice: readonly number[] = []): string => tableOf(lang).die(die + 1, dice[die] ?? 0);

export const things: ThingsWords<VI, Things> = {
  character: { name: (lang, id, asked) => namesIn(lang, asked).who(id) },
  victim: { name: (lang, id, asked) => namesIn(lang, asked).who(id) },
  stat: { name: (lang, id) => tableOf(lang).stats[id] },
  harm: { name: (lang, id) => (id === 'wound' ? tableOf(lang).options.wound : tableOf(lang).effects[id]) },
  cell: { name: (lang, id, { view }) => cellName(lang, id, view.open) },
  side: { name: (lang, id) => tableOf(lang).sides[id] },
  rotation: { name: (lang, id) => tableOf(lang).turned(id) },
  stack: { name: (lang, id) => tableOf(lang).stack(id) },
  tile: { name: tileName },
  onTop: { name: (_lang, count) => String(count) },
  item: { name: (lang, id) => tableOf(lang).items[id].name },
  slot: {
    name(lang, id) {
      const { items, copy } = tableOf(lang);
      const { name } = items[itemIn(id)];
      const no = Number(id.slice(id.indexOf(':') + 1));
      return no > 0 ? copy(name, no + 1) : name;
    },
  },
  worn: { name: (lang, id) => tableOf(lang).items[id].name },
  cards: { name: (lang, count) => tableOf(lang).cards(count) },
  die: { name: (lang, id, { view }) => dieName(lang, id, view.open.rolls[0]?.dice) },
  ownDie: { name: (lang, id, { view }, [whose]) => dieName(lang, id, view.own?.rolls.find(({ victim }) => victim === whose)?.dice) },
  token: { name: (lang, id, asked) => namesIn(lang, asked).token(id) },
  place: { name: (lang, id) => tableOf(lang).place(id + 1) },
  placed: { name: (_lang, id, { view }) => signOf(view.open.row[id]) },
  piece: { name: (lang, id) => (id === 'body' ? tableOf(lang).piece.body : tableOf(lang).piece.shadow(id + 1)) },
  upgrade: { name: (lang, id) => tableOf(lang).upgrades[id] },
};
