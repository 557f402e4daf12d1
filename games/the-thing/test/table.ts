/** A table of The Thing arranged by hand. Seat 0 leads; the last seat is the Alien; nobody's ability is in the way unless named. */
import { type Choice, type Seat, view, waitingFor } from '@lurk/kernel';
import { heard, Table } from '@lurk/testkit';
import { test } from 'vitest';
import type { Action, Role } from '../data/cards.ts';
import type { CharacterId } from '../data/characters.ts';
import type { GreenRoom, Place } from '../data/rooms.ts';
import { sortItems } from '../facts/items.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { theThing } from '../proof/index.ts';
import type { Hideable, Open, Options, Own, Pawn, S, Seen, TT, Up } from '../types.ts';

export type TableOptions = Partial<Options> & { players?: number; seed?: string; characters?: CharacterId[] };
const PLAIN: CharacterId[] = ['bennings', 'macready', 'blair', 'nauls', 'clark', 'windows', 'norris', 'garry'];

/** Whoever is told what they may not be told ends the test. */
const game = heard(theThing);

export class ThingTable extends Table<TT> {
  constructor({ players = 4, seed, characters = PLAIN, ...options }: TableOptions = {}) {
    super(game, { seats: players, seed, options: { ...DEFAULT_OPTIONS, ...options } });
    if (options.characterChoice === 'agreed') return;
    this.given((s) => {
      s.open.leader = 0;
      s.open.leaderToken = null;
      s.open.round = 1;
      s.open.weather = 'clear';
      s.open.people.forEach((person, pawn) => {
        person.character = characters[pawn];
      });
      s.own.forEach((own, seat) => {
        own.role = seat === players - 1 ? 'alien' : 'human';
      });
    });
  }

  get open(): Open {
    return this.match.s.open;
  }
  get kind(): string | null {
    return this.match.s.control.stack.at(-1)?.asking?.kind ?? null;
  }
  own(seat: Seat): Own {
    return this.match.s.own[seat];
  }
  seen(viewer: Seat | 'public'): Seen {
    return view(this.match, viewer);
  }
  role(seat: Seat): Role | null {
    return this.own(seat).role;
  }
  get suspicion(): (number | null)[] {
    return this.open.people.map(({ suspicion }) => suspicion);
  }

  /** Given: anything public. */
  where(arrange: (open: Open) => void): this {
    return this.given((s) => arrange(s.open));
  }
  is(state: Partial<Open>): this {
    return this.where((open) => void Object.assign(open, state));
  }
  /** Given: decks and bags, the top last. */
  vault(state: Partial<S['vault']>): this {
    return this.given(({ vault }) => void Object.assign(vault, state));
  }
  room(room: GreenRoom, state: Partial<Open['rooms'][GreenRoom]>): this {
    return this.where(({ rooms }) => void Object.assign(rooms[room], state));
  }
  /** Given: who is where, standing unless said otherwise. */
  put(at: Place, ...pawns: Pawn[]): this {
    return this.where(({ people }) => {
      for (const pawn of pawns) Object.assign(people[pawn], { at, standing: true });
    });
  }
  lying(...pawns: Pawn[]): this {
    return this.where(({ people }) => {
      for (const pawn of pawns) people[pawn].standing = false;
    });
  }
  discs(...suspicion: number[]): this {
    return this.where(({ people }) => {
      suspicion.forEach((to, pawn) => {
        people[pawn].suspicion = to;
      });
    });
  }
  aliens(...seats: Seat[]): this {
    return this.given(({ own }) => {
      own.forEach((one, seat) => {
        one.role = seats.includes(seat) ? 'alien' : 'human';
      });
    });
  }
  hand(seat: Seat, ...cards: Action[]): this {
    return this.given(({ own }) => {
      own[seat].hand = cards.sort();
    });
  }
  items(seat: Seat, ...items: Hideable[]): this {
    return this.given(({ own }) => {
      own[seat].items = sortItems(items);
    });
  }
  up(pawn: Pawn, ...up: Up[]): this {
    return this.where(({ people }) => {
      people[pawn].up = up;
    });
  }
  /** Given: these players are Revealed Aliens, in this order, with so much Force in the pool. */
  revealed(pool: number, ...pawns: Pawn[]): this {
    return this.given(({ open, own, circle }) => {
      open.pool = pool;
      open.revealed = pawns;
      for (const pawn of pawns) {
        Object.assign(open.people[pawn], { status: 'revealed', at: null, standing: false, suspicion: null, shown: 'alien', up: [] });
        own[pawn].role = 'alien';
      }
      circle.aliens.members = pawns.toSorted((a, b) => a - b);
    });
  }
  force(...force: Open['force']): this {
    return this.where((open) => {
      open.force = force;
    });
  }

  /** The rules go on from a phase of the round. */
  phase(step: string, arrange: (s: S) => void = () => {}): this {
    return this.given(arrange, ['match', 'nextRound'], ['round', step]);
  }
  /** The rules go on from a step of phase 4. */
  step(step: string, arrange: (s: S) => void = () => {}): this {
    return this.given(arrange, ['match', 'nextRound'], ['round', 'rest'], ['characterActions', step]);
  }

  /** When: everybody who is asked now gives this answer. */
  everybody(choice: Choice): this {
    for (const seat of this.asked) this.answer(seat, choice);
    return this;
  }
  /** When: everybody in a meeting puts two Human tokens. */
  everybodyPuts(): this {
    return this.everybody('humans');
  }
  /** When: in the last window of phase 5 these reveal themselves and the others do not. */
  everybodyReveals(...pawns: Pawn[]): this {
    for (const seat of this.asked) this.answer(seat, pawns.includes(seat) ? 'reveal' : null);
    return this;
  }
  /** When: clocks run out until this is asked (or the match is over). */
  until(...kinds: string[]): this {
    for (let i = 0; i < 2000 && this.kind !== null && !kinds.includes(this.kind); i++) this.timeout(waitingFor(this.match)[0].seat);
    if (kinds.length > 0 && !kinds.includes(this.kind ?? '')) throw new Error(`${kinds} is never asked`);
    return this;
  }
  get asked(): Seat[] {
    return waitingFor(this.match)
      .map(({ seat }) => seat)
      .sort((a, b) => a - b);
  }

  /** Puts the rules at 4.7 with these cards on the Activity pile, after the fires. */
  resolving(...pile: Action[]): this {
    this.step('resolve', ({ vault }) => {
      vault.pile = pile.sort();
    });
    return this.kind === 'setFire' ? this.everybody(null) : this;
  }
  /** When: the Leader turns a card over and, if named, assigns it. */
  flip(pawn?: Pawn): this {
    this.answer(this.open.leader, 'flip');
    return pawn === undefined ? this : this.answer(this.open.leader, pawn);
  }
  /** Given and when: this Character, alone in the room, is assigned this card. */
  acts(pawn: Pawn, room: GreenRoom, card: Action = 'use'): this {
    return this.where(({ people }) => {
      for (const person of people) if (person.status === 'character') Object.assign(person, { at: 'rec', standing: false });
      Object.assign(people[pawn], { at: room, standing: true });
    })
      .resolving(card)
      .flip(pawn);
  }

  /** When: the Character at turn in 4.2 works in a room with a card, sleeps, or takes the Special action. */
  works(seat: Seat, room: GreenRoom, card: Action | 'random'): this {
    return this.answer(seat, { pick: 'work', with: { room, card } });
  }
  special(seat: Seat, room: GreenRoom | 'dorm', flashlight: 'yes' | 'no' = 'no'): this {
    return this.answer(seat, { pick: 'special', with: { room, flashlight } });
  }
  look(seat: Seat, at: Pawn, side: 'left' | 'right'): this {
    return this.answer(seat, { pick: at, with: side });
  }
  avoid(seat: Seat, arm: string): this {
    return this.answer(seat, { pick: 'avoid', with: arm });
  }
  attack(seat: Seat, arm: string): this {
    return this.answer(seat, { pick: 'attack', with: arm });
  }
  /** The first meets a Force of 1 in the Lab, and throws Dynamite at it; the second is in the Armory. */
  dynamiteInLab(): this {
    this.put('armory', 1).put('lab', 0).items(0, 'dynamite').force({ room: 'lab', force: 1 });
    return this.step('encounters').attack(0, 'dynamite');
  }
  /** Given: the tokens in front of somebody, left and right. */
  tokens(seat: Seat, ...tokens: Role[]): this {
    return this.given(({ own }) => {
      own[seat].tokens = tokens;
    });
  }
}

export const aTable = (options: TableOptions = {}): ThingTable => new ThingTable(options);

/** The same scenario for each of these cases; the title comes first. A case is a list of arguments, or the only one. */
export function scenarios<A extends readonly unknown[]>(title: string, cases: readonly A[], run: (...args: A) => void): void;
export function scenarios<A>(title: string, cases: readonly A[], run: (arg: A) => void): void;
export function scenarios(title: string, cases: readonly unknown[], run: (...args: never[]) => void): void {
  test.each(cases)(title, run as (...args: unknown[]) => void);
}
