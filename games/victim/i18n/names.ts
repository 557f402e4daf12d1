/** Names as sentences need them, in the reader's language. */
import { type AskedIn, type Lang, listed, type Table } from '@lurk/i18n';
import { isNumber, type Token } from '../data/bunker.ts';
import { TILE, type TileId } from '../data/tiles.ts';
import type { Open, VI } from '../types.ts';
import type { Namer } from './lines.ts';
import { tableOf } from './parts.ts';
import { resultIn, scoreIn } from './rolls.ts';

const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const;
export const signOf = (token: Token): string => (isNumber(token) ? String(token) : SIGNS[token]);

export function tileName(lang: Lang, tile: TileId): string {
  const { tiles, testTile, stats } = tableOf(lang);
  const { kind, test } = TILE[tile];
  return kind === 'test' ? testTile(test ? stats[test] : '') : tiles[kind];
}

/** A Victim by its character's name, with who plays it where each plays one: pieces and strips bear the player's name. */
export function namer(lang: Lang, { victims, demon }: Pick<Open, 'victims' | 'demon'>, { names, reader }: Table): Namer {
  const words = tableOf(lang);
  const list = (items: readonly string[]): string => listed(lang, items) || words.nothing;
  const playsTwo = new Set(victims.map(({ seat }) => seat)).size < victims.length;
  const who: Namer['who'] = (character) => {
    const { name } = words.characters[character];
    const seat = victims.find((victim) => victim.character === character)?.seat;
    if (seat === undefined) return name;
    if (seat === reader) return words.you(name);
    return playsTwo ? name : words.playedBy(name, names[seat]);
  };
  return {
    who,
    all: (characters) => list(characters.map(who)),
    player: (seat) => (seat === reader ? words.you(names[seat]) : names[seat]),
    demon: (id = demon?.demon) => (id ? words.demons[id] : words.demon),
    stat: (stat) => words.stats[stat],
    tile: (tile) => tileName(lang, tile),
    tiles: (tiles) => list(tiles.map((tile) => tileName(lang, tile))),
    item: (item) => words.items[item].name,
    items: (items) => list(items.map((item) => words.items[item].name)),
    effect: (effect) => words.effects[effect],
    token: (token) => (isNumber(token) ? words.number(token) : words.symbol(signOf(token))),
    side: (side) => words.sides[side],
    stack: (stack) => words.stack(stack),
    list,
    result: (roll) => resultIn(words, roll),
    score: (score) => scoreIn(words, score),
  };
}
export const namesIn = (lang: Lang, { view, names }: Pick<AskedIn<VI>, 'view' | 'names'>): Namer =>
  namer(lang, view.open, { names, reader: view.seat });
