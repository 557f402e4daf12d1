/** A table of VICTIM arranged by hand: the characters are chosen, seat 0 is first, the Start tile is on the map, hands are empty. */
import { diceOver, type Game, type Seat, view, waitingFor } from '@lurk/kernel';
import { heard, type Place, Table } from '@lurk/testkit';
import { test } from 'vitest';
import { isNumber, type Token } from '../data/bunker.ts';
import { CHARACTERS, type CharacterId } from '../data/characters.ts';
import { DEMON, type DemonId, FIRST_STAMINA } from '../data/demons.ts';
import type { EventCard } from '../data/events.ts';
import type { Item } from '../data/items.ts';
import { charactersOf } from '../data/setup.ts';
import type { Rotation, TileId } from '../data/tiles.ts';
import { demonFaces, newDemonTurn } from '../facts/demons.ts';
import { handOf, sortItems } from '../facts/hands.ts';
import { type Cell, MIDDLE } from '../facts/hex.ts';
import { laidAt } from '../facts/map.ts';
import { victimOf } from '../facts/people.ts';
import { lying } from '../facts/placing.ts';
import { victimFaces } from '../facts/rolls.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { victim } from '../proof/index.ts';
import { newVictim } from '../setup.ts';
import type { Demon, Laid, Open, Options, Own, Roll, S, Seen, Vault, VI, Victim } from '../types.ts';

export type TableOptions = Partial<Options> & { players?: number; seed?: string; characters?: CharacterId[] };

const MATCH: Place[] = [['match', 'nextRound']];
const IN_PHASE: Record<'victims' | 'event' | 'curse' | 'demon', string> = {
  victims: 'event',
  event: 'curse',
  curse: 'demon',
  demon: 'finish',
};

/** Whoever is told what they may not be told ends the test. */
const game = heard(victim);

export class VictimTable extends Table<VI> {
  constructor(
    { players = 4, seed, characters = CHARACTERS.slice(0, charactersOf(players)), ...options }: TableOptions = {},
    played: Game<VI> = game,
  ) {
    super(played, { seats: players, seed, options: { ...DEFAULT_OPTIONS, ...options } });
    this.given((s) => {
      s.open.first = 0;
      s.open.round = 1;
      s.open.victims = characters.map((character, place) => newVictim(character, place % players, s.open.options));
      s.open.lastTurn = s.open.victims.at(-1)!.character;
      for (const { character, seat } of s.open.victims)
        s.circle[character].members = s.open.options.openHands ? s.own.map((_, each) => each) : [seat];
    });
  }

  get open(): Open {
    return this.match.s.open;
  }
  get kind(): string | null {
    return this.match.s.control.stack.at(-1)?.asking?.kind ?? null;
  }
  get asked(): Seat[] {
    return waitingFor(this.match)
      .map(({ seat }) => seat)
      .sort((a, b) => a - b);
  }
  own(seat: Seat): Own {
    return this.match.s.own[seat];
  }
  seen(viewer: Seat | 'public'): Seen {
    return view(this.match, viewer);
  }
  victim(character: CharacterId): Victim {
    return victimOf(this.open, character);
  }
  handOf(character: CharacterId): Item[] {
    return handOf(this.match.s, character);
  }
  tile(cell: Cell): Laid {
    return laidAt(this.open, cell)!;
  }
  get demon(): Demon {
    return this.open.demon!;
  }
  /** The roll on the table. */
  get roll(): Roll {
    return this.open.rolls[0];
  }

  /** Given: anything public. */
  where(arrange: (open: Open) => void): this {
    return this.given((s) => arrange(s.open));
  }
  is(state: Partial<Open>): this {
    return this.where((open) => void Object.assign(open, state));
  }
  /** Given: decks, stacks and bags, the top last. */
  vault(state: Partial<Vault>): this {
    return this.given(({ vault }) => void Object.assign(vault, state));
  }
  /** Given: what is drawn next, in this order. */
  nextTiles(stack: 'A' | 'B', ...tiles: TileId[]): this {
    return this.given(({ vault }) => {
      for (const each of ['A', 'B'] as const) vault.stacks[each] = vault.stacks[each].filter((tile) => !tiles.includes(tile));
      vault.stacks[stack].push(...tiles.toReversed());
    });
  }
  nextEvents(...cards: EventCard[]): this {
    return this.given(({ vault }) => void vault.events.push(...cards.toReversed()));
  }
  nextItems(...items: Item[]): this {
    return this.given(({ vault }) => void vault.items.push(...items.toReversed()));
  }
  nextTokens(...tokens: Token[]): this {
    return this.given(({ vault }) => {
      for (const token of tokens.toReversed()) isNumber(token) ? vault.numbers.push(token) : vault.symbols.push(token);
    });
  }
  /** Given: tiles on the map, beside the Start tile. They leave the stacks. */
  lay(...tiles: [cell: Cell, tile: TileId, rotation?: Rotation][]): this {
    return this.given(({ open, vault }) => {
      for (const [cell, tile, rotation = 0] of tiles) {
        for (const stack of ['A', 'B'] as const) vault.stacks[stack] = vault.stacks[stack].filter((other) => other !== tile);
        open.map.push(lying(tile, cell, rotation));
      }
    });
  }
  /** Given: what lies on a tile. */
  tokens(cell: Cell, state: Partial<Laid>): this {
    return this.where((open) => void Object.assign(laidAt(open, cell)!, state));
  }
  /** Given: who is where. */
  put(at: Cell, ...characters: CharacterId[]): this {
    return this.where((open) => {
      for (const character of characters) victimOf(open, character).at = at;
    });
  }
  /** Given: anything on a Victim's board. */
  board(character: CharacterId, state: Partial<Victim>): this {
    return this.where((open) => void Object.assign(victimOf(open, character), state));
  }
  stats(character: CharacterId, stats: Partial<Victim['stats']>): this {
    return this.where((open) => void Object.assign(victimOf(open, character).stats, stats));
  }
  critical(...characters: CharacterId[]): this {
    return this.where((open) => {
      for (const character of characters) victimOf(open, character).wounds = 2;
    });
  }
  hand(character: CharacterId, ...items: Item[]): this {
    return this.given(({ circle }) => {
      circle[character].facts.items = sortItems(items.slice());
    });
  }
  /** Given: this character has been possessed; its player is this Demon, on this tile. */
  demonIs(demon: DemonId, was: CharacterId, at: Cell = MIDDLE, state: Partial<Demon> = {}): this {
    return this.given(({ open, circle }) => {
      const victim = victimOf(open, was);
      circle[was].facts.items = [];
      Object.assign(victim, { status: 'possessed', at: null, wounds: 0, worn: [], hide: 'none', effects: [] });
      open.demon = {
        demon,
        seat: victim.seat,
        was,
        at,
        rage: DEMON[demon].rage,
        stamina: FIRST_STAMINA,
        upgrades: { passive: 0, special1: 0, special2: 0 },
        bullet: false,
        meat: false,
        shadows: demon === 'doppel' ? [at] : [],
        turn: newDemonTurn(open, { rage: 0, bullet: false }),
        ...state,
      };
    });
  }

  /** The rules go on from a phase of the round. */
  phase(step: 'victims' | 'event' | 'curse' | 'demon', arrange: (s: S) => void = () => {}): this {
    return this.given(arrange, ...MATCH, ['round', step]);
  }
  /** The rules go on inside a procedure, after which the round goes on with the phase after this one. */
  inside(phase: 'victims' | 'event' | 'curse' | 'demon', ...places: Place[]): this {
    return this.given(
      ({ open }) => {
        open.phase = phase;
        const turn = places.find(([proc, step]) => proc === 'victimTurn' && step !== 'start');
        if (turn) this.#began(open, (turn[2] as { victim: CharacterId }).victim);
      },
      ...MATCH,
      ['round', IN_PHASE[phase]],
      ...places,
    );
  }
  /** This Victim's turn has begun, unless it was arranged by hand. */
  #began(open: Open, victim: CharacterId): void {
    open.turn ??= { victim, ap: 2, done: [], grounded: false, fell: false };
    if (open.trail.length === 0) open.trail = [victimOf(open, victim).at!];
  }
  /** When: this Victim's turn begins, and it is the last of the phase. */
  turnOf(victim: CharacterId): this {
    return this.inside('victims', ['victimTurn', 'start', { victim }]);
  }

  /** Given: the Victim dice show these faces next, and the Demon's dice these. What comes after them is as chance has it. */
  dice(victims: number[], demon: number[] = []): this {
    this.#show('victim', victimFaces(this.open), victims);
    if (demon.length > 0) this.#show('demon', demonFaces(this.open, this.demon), demon);
    return this;
  }
  /** Winds the stream of this label on to where it shows these faces. */
  #show(label: string, faces: readonly number[], wanted: number[]): void {
    const { dice } = this.match.s.control;
    if (dice.kind !== 'keyed') throw new Error('only the dice of a table can be wound on');
    const { seed, drawn } = dice;
    const from = drawn[label] ?? 0;
    const ahead = diceOver({ kind: 'keyed', seed, drawn: { [label]: from } });
    const shown: number[] = [];
    if (!wanted.every((face) => faces.includes(face))) throw new Error(`no ${label} die shows ${wanted}`);
    while (!wanted.every((face, place) => shown.at(place - wanted.length) === face)) shown.push(faces[ahead.below(label, faces.length)]);
    drawn[label] = from + shown.length - wanted.length;
  }
  /** When: this seat keeps its roll, where it is asked whether to (RU-112). */
  keeps(seat: Seat): this {
    return this.kind === 'useManual' ? this.pass(seat) : this;
  }
  /** When: clocks run out until this is asked (or the match is over). */
  until(...kinds: string[]): this {
    for (let i = 0; i < 2000 && this.kind !== null && !kinds.includes(this.kind); i++) this.timeout(waitingFor(this.match)[0].seat);
    if (kinds.length > 0 && !kinds.includes(this.kind ?? '')) throw new Error(`${kinds} is never asked`);
    return this;
  }
}

/** `played`: other rules than today's. */
export const aTable = (options: TableOptions = {}, played?: Game<VI>): VictimTable => new VictimTable(options, played);

/** The same scenario for each of these cases; the title comes first. */
export function scenarios<A extends readonly unknown[]>(title: string, cases: readonly A[], run: (...args: A) => void): void;
export function scenarios<A>(title: string, cases: readonly A[], run: (arg: A) => void): void;
export function scenarios(title: string, cases: readonly unknown[], run: (...args: never[]) => void): void {
  test.each(cases)(title, run as (...args: unknown[]) => void);
}
