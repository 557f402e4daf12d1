/** What is looked at on a table of ANOMALY: how things stand, what each may choose from, what everybody has been told. */
import { type Choice, canonical, type Seat, type Shape, type Viewer, view } from '@lurk/kernel';
import { Table } from '@lurk/testkit';
import { expect } from 'vitest';
import type { Zone } from '../data/board.ts';
import type { Kind } from '../data/cards.ts';
import { ACTIVATE } from '../data/picks.ts';
import type { SymbolId } from '../data/symbols.ts';
import { healthOf } from '../facts/health.ts';
import { anomalyZone, trapsOf, zoneOf } from '../facts/pawns.ts';
import type { AN, Event, Open, Pawn, Side } from '../types.ts';

export const ANOMALY = 0;
/** Who hears and sees at a table of four: all of them, all but the Anomaly, all but Student 0. */
export const EVERYBODY: readonly Viewer[] = [ANOMALY, 1, 2, 3, 'public'];
export const OTHERS: readonly Viewer[] = [1, 2, 3, 'public'];
export const NOT_STUDENT_0: readonly Viewer[] = [ANOMALY, 2, 3, 'public'];
/** Some of it, two levels deep; lists are whole. */
type Part<T> = { [K in keyof T]?: T[K] | (T[K] extends readonly unknown[] ? never : Partial<T[K]>) };

export class Shown extends Table<AN> {
  get open(): Open {
    return this.match.s.open;
  }
  get kind(): string | null {
    return this.match.s.control.stack.at(-1)?.asking?.kind ?? null;
  }
  get hp(): { students: number; anomaly: number } {
    return { students: healthOf(this.open.track, 'students'), anomaly: healthOf(this.open.track, 'anomaly') };
  }
  /** How many cards each seat holds, and how many traps each Student has lying. */
  get sizes() {
    return this.match.game.sizes(this.s);
  }
  /** What came of each attack. */
  get attacks(): string[] {
    return this.toldOf('public', 'attacked').map(({ weapon, zone, hit }) => `${weapon} ${zone} ${hit}`);
  }
  seatOf(pawn: Pawn): Seat {
    return this.open.students[pawn].seat;
  }
  zone(pawn: Pawn | 'anomaly'): Zone {
    return pawn === 'anomaly' ? anomalyZone(this.s) : zoneOf(this.s, pawn);
  }
  traps(pawn: Pawn): Zone[] {
    return trapsOf(this.s, pawn);
  }
  handOf(pawn: Pawn): Kind[] {
    return this.s.own[this.seatOf(pawn)].hand;
  }

  /** Then: what a seat may choose from, once it has picked these options one inside the other; parts of a compound are picked by name. */
  choicesOf(seat: Seat, ...picks: (string | number)[]): Choice[] {
    let { shape } = this.decisionOf(seat);
    for (const pick of picks) shape = inside(shape, pick);
    if (shape.t === 'someOf') return shape.options;
    if (shape.t === 'assign') return shape.to;
    if (shape.t === 'number') return [shape.min, shape.max];
    return shape.t === 'oneOf' ? shape.options.map((option) => (typeof option === 'object' ? option.id : option)) : Object.keys(shape);
  }

  /** Then: may this seat activate a trap now? */
  mayActivate(pawn: Pawn): boolean {
    const { ask } = this.match.s.control;
    return [ask?.decisions, ask?.offers].some((asked) => {
      const decision = asked?.[this.seatOf(pawn)];
      return decision ? JSON.stringify(decision.shape).includes(ACTIVATE) : false;
    });
  }

  /** Then: the Anomaly alone is asked this. */
  expectAnomaly(kind = 'anomalyTurn'): this {
    return this.expectAsked(kind, [ANOMALY]);
  }
  /** Then: a turn of the Students, for these of them. */
  expectStudents(...seats: Seat[]): this {
    return this.expectAsked('studentTurn', seats.length > 0 ? seats : [1, 2, 3]);
  }
  /** Then: these owners of traps are asked in a window. */
  expectWindow(...seats: Seat[]): this {
    return this.expectAsked('trapWindow', seats);
  }
  /** Then: what a seat may choose from, and where a pawn is. */
  expectOptions(seat: Seat, options: readonly Choice[]): this {
    expect(this.optionsOf(seat)).toEqual(options);
    return this;
  }
  expectChoices(seat: Seat, picks: (string | number)[], options: readonly Choice[]): this {
    expect(this.choicesOf(seat, ...picks)).toEqual(options);
    return this;
  }
  expectAt(pawn: Pawn | 'anomaly', zone: Zone): this {
    expect(this.zone(pawn)).toBe(zone);
    return this;
  }
  expectShown(pawn: Pawn, ...symbols: SymbolId[]): this {
    expect(this.open.students[pawn].shown).toEqual(symbols);
    return this;
  }
  expectHand(pawn: Pawn, ...cards: Kind[]): this {
    expect(this.handOf(pawn)).toEqual(cards);
    return this;
  }
  expectTraps(pawn: Pawn, ...zones: Zone[]): this {
    expect(this.traps(pawn)).toEqual(zones);
    return this;
  }
  /** Then: whose Survival Spirit has come so far. */
  expectSpirits(...sides: Side[]): this {
    expect(this.toldOf('public', 'spirit').map(({ side }) => side)).toEqual(sides);
    return this;
  }
  expectHealth(students: number, anomaly: number): this {
    expect(this.hp).toEqual({ students, anomaly });
    return this;
  }
  /** Then: this much of what is public. */
  expectOpen(state: Part<Open>): this {
    expect(this.open).toMatchObject(state);
    return this;
  }
  /** Then: each of these has been told just these events of their kind. */
  expectTold(viewers: Viewer | readonly Viewer[], ...events: [Event, ...Event[]]): this {
    for (const viewer of [viewers].flat()) expect(this.toldOf(viewer, events[0].t)).toEqual(events);
    return this;
  }
  /** Then: the table has been told just these events of a kind, of each of which this is a part. */
  expectLike<T extends Event['t']>(kind: T, ...parts: Partial<Extract<Event, { t: T }>>[]): this {
    expect(this.toldOf('public', kind)).toMatchObject(parts);
    return this;
  }
  /** Then: none of these has been told any such event. */
  expectUntold(viewers: Viewer | readonly Viewer[], ...kinds: Event['t'][]): this {
    for (const viewer of [viewers].flat()) for (const kind of kinds) expect(this.toldOf(viewer, kind)).toEqual([]);
    return this;
  }
  /** Then: the table has been told so many events of a kind. */
  expectTimes(times: number, kind: Event['t']): this {
    expect(this.toldOf('public', kind)).toHaveLength(times);
    return this;
  }
  /** Then: in what order the table was told what. */
  get order(): Event['t'][] {
    return this.told('public').map(({ t }) => t);
  }
  expectOrder(...kinds: Event['t'][]): this {
    expect(this.order.filter((t) => kinds.includes(t))).toEqual(kinds);
    return this;
  }

  /** Then: all that a viewer sees and has been told. */
  seen(viewer: Viewer): unknown {
    return JSON.parse(JSON.stringify({ view: view(this.match, viewer), told: this.told(viewer) }));
  }
  /** Then: the same of several viewers, to be compared with another table's. */
  seenBy(viewers: readonly Viewer[]): string {
    return canonical(viewers.map((viewer) => this.seen(viewer)));
  }
}

function inside(shape: Shape, pick: string | number): Shape {
  if (shape.t === 'compound') return shape.parts[pick];
  const option = shape.t === 'oneOf' ? shape.options.find((o) => typeof o === 'object' && o.id === pick) : null;
  if (!option || typeof option !== 'object') throw new Error(`there is no ${pick} to go into`);
  return option.with;
}
