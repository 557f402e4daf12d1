/** The game's words as a table speaks them: ids and numbers come in, sentences go out. */
import { type AskedIn, capital, type DescribeOutcome, type GameSpeech, type Lang, lineOf, type Path } from '@lurk/i18n';
import { has, isOneOf, keysOf, type Option, oneAmong, type Value } from '@lurk/kernel';
import { TOKENS } from '../data/bunker.ts';
import { CHARACTERS, STATS } from '../data/characters.ts';
import { UPGRADABLE } from '../data/demons.ts';
import { ITEMS } from '../data/items.ts';
import { SIDES, STACKS, TILES } from '../data/tiles.ts';
import { type Cell, coordinates, isCell, neighbour, SIDED } from '../facts/hex.ts';
import { laidAt } from '../facts/map.ts';
import type { Event, Open, VI } from '../types.ts';
import type { Namer, Question } from './lines.ts';
import { namer, signOf, tileName } from './names.ts';
import { endOf, tableOf } from './parts.ts';

/** Told to one seat, or to those who see a hand. */
const PRIVATE: readonly Event['t'][] = ['ownRolls', 'drewItems', 'gaveItem', 'peekedTiles', 'putBackTiles', 'handIs'];

export function tellEvent(lang: Lang, event: Event, n: Namer): string {
  return capital(lineOf<Event, Namer, Event['t']>(tableOf(lang).events, event.t, event, n));
}
const question = (lang: Lang, kind: string): Question => {
  const { asks } = tableOf(lang);
  return asks[oneAmong(keysOf(asks), kind)];
};
const namesIn = (lang: Lang, { view, names }: Pick<AskedIn<VI>, 'view' | 'names'>): Namer =>
  namer(lang, view.open, { names, reader: view.seat });

function numbered(lang: Lang, value: number, { kind, view }: AskedIn<VI>, path: Path): string {
  const words = tableOf(lang);
  const part = path.at(-1);
  const [side] = SIDES.filter((each) => each === value);
  if (part !== undefined && SIDED.includes(part) && side !== undefined) return words.sides[side];
  if (kind === 'orientTile') return words.turned(value);
  if (part === 'manual') return words.die(value + 1, view.open.rolls[0]?.dice[value] ?? 0);
  if (kind === 'useManuals') {
    const roll = view.own?.rolls.find(({ victim }) => victim === part);
    return words.die(value + 1, roll?.dice[value] ?? 0);
  }
  if (part === 'takeBack') return signOf(view.open.row[value]);
  if (part === 'place') return words.number(value);
  if (path.at(-2) === 'place') return words.place(value + 1);
  if (kind === 'searchTake') return words.cards(value);
  if (kind === 'huntMove' || path[0] === 'dimensionShift') return words.piece.shadow(value + 1);
  return String(value);
}

function cellName(lang: Lang, cell: Cell, open: Open): string {
  const words = tableOf(lang);
  const laid = laidAt(open, cell);
  const name = laid ? tileName(lang, laid.tile) : words.empty;
  // Whoever moves reads which way it is.
  const from = open.victims.find(({ character }) => character === (open.running?.victim ?? open.turn?.victim))?.at;
  const [side] = SIDES.filter((each) => from && neighbour(from, each) === cell);
  if (side !== undefined) return words.beside(name, words.sides[side]);
  const { q, r } = coordinates(cell);
  return words.cell(name, q, r);
}

function named(lang: Lang, value: string, { kind, view }: AskedIn<VI>, n: Namer, path: Path): string {
  const words = tableOf(lang);
  if (isCell(value)) return cellName(lang, value, view.open);
  if (isOneOf(CHARACTERS, value)) return n.who(value);
  if (isOneOf(STATS, value)) return words.stats[value];
  if (isOneOf(TILES, value)) return tileName(lang, value);
  if (isOneOf(STACKS, value)) return words.stack(value);
  if (path.at(-1) === 'upgrade' && isOneOf(UPGRADABLE, value)) return words.upgrades[value];
  const [token] = TOKENS.filter((each) => each === value);
  if (token !== undefined) return words.symbol(signOf(token));
  if (value === 'body') return words.piece.body;
  const [name, copy] = value.split(':');
  if (isOneOf(ITEMS, name)) return Number(copy) > 0 ? words.copy(words.items[name].name, Number(copy) + 1) : words.items[name].name;
  if (kind === 'healChoice' && has(words.effects, value)) return words.effects[value];
  if (has(words.skills, value)) return words.skills[value].name;
  return has(words.options, value) ? words.options[value] : value;
}
const idOf = (option: Value | Option): Value => (typeof option === 'object' ? option.id : option);

/** What a step asks for, by the pick that led to it. */
function stepOf(lang: Lang, path: Path, n: Namer): string | null {
  const { steps } = tableOf(lang);
  const [lead, ...rest] = path;
  const part = path.at(-1);
  if (part === undefined || lead === undefined) return null;
  if (lead === 'give' && rest.length > 0) return steps.giveCard;
  if (lead === 'place' && rest.length > 0) return steps.placeAt;
  if (lead === 'turn' && rest.length > 0) return steps.stack;
  if (lead === 'resourceful' && rest.length > 0) return rest.length === 1 ? steps.raise : steps.stat;
  if (lead === 'morbidExplosion' || lead === 'thunderCall' || lead === 'thunderStrike')
    return rest.length === 0 ? steps.tile : steps.victim;
  if (lead === 'dimensionShift' && rest.length > 0) return steps.piece;
  if (typeof part === 'string' && has(steps, part)) return steps[part];
  // A part of a compound that is somebody: what they are asked.
  if (typeof part === 'string' && isOneOf(CHARACTERS, part)) return n.who(part);
  if (typeof lead === 'string' && /(Several|Two)$/.test(lead)) return steps.victims;
  return lead === 'body' || typeof lead === 'number' ? steps.where : steps.victim;
}

export const speech: GameSpeech<VI> = {
  describeDecision(lang, { kind }) {
    const { title, help, sealed, pass } = question(lang, kind);
    return { title, help, sealed, pass };
  },
  describeWaiting(lang, view, names) {
    const waiting = view.ask?.waiting;
    const seats = Array.isArray(waiting) ? waiting.filter((seat) => seat !== view.seat) : [];
    if (!view.ask || seats.length === 0) return null;
    const n = namesIn(lang, { view, names });
    return question(lang, view.ask.kind).waiting(n.list(seats.map((seat) => n.player(seat))));
  },
  describeStep(lang, _shape, asked, path = []) {
    return stepOf(lang, path, namesIn(lang, asked)) ?? question(lang, asked.kind).title;
  },
  describeOption(lang, option, asked, path = []) {
    const value = idOf(option);
    return capital(typeof value === 'number' ? numbered(lang, value, asked, path) : named(lang, value, asked, namesIn(lang, asked), path));
  },
  describeConfirm: (lang) => tableOf(lang).confirm,
  tellEvent: (lang, event, view, names) => tellEvent(lang, event, namesIn(lang, { view, names })),
  isPrivate: ({ t }) => PRIVATE.includes(t),
};

/** Null while nobody has won. */
export const describeOutcome: DescribeOutcome<VI> = (lang, open: Open, reader) => {
  if (!open.end) return null;
  const { title, how, verdict } = endOf(lang);
  const { winner, why, winners } = open.end;
  const won = reader === null ? null : winners.includes(reader);
  return { title: title[winner], how: how[why], verdict: won === null ? '' : won ? verdict.won : verdict.lost, won };
};
