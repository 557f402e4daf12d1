/** A table of ANOMALY arranged by hand: the Anomaly in seat 0, Students 0, 1, 2 in seats 1, 2, 3; in the advanced game both in seat 1. */
import { type Choice, canonical, type Seat, type Shape, type Viewer, view, waitingFor } from '@lurk/kernel';
import { heard, Table } from '@lurk/testkit';
import { expect, test } from 'vitest';
import type { Zone } from '../data/board.ts';
import { type Bottom, bottomOf, type Kind, topOf } from '../data/cards.ts';
import type { Evolution } from '../data/components.ts';
import { ACTIVATE } from '../data/picks.ts';
import type { RadiationId } from '../data/radiation.ts';
import { SYMBOLS_OF, type SymbolId } from '../data/symbols.ts';
import { healthOf } from '../facts/health.ts';
import { anomalyZone, putAnomaly, putStudent, trapsOf, zoneOf } from '../facts/pawns.ts';
import { cardsNeeded } from '../facts/payments.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { anomaly } from '../proof/index.ts';
import type { Aim, AN, Event, Open, Options, Pawn, Side, Use } from '../types.ts';

export const ANOMALY = 0;
/** Who hears and sees at a table of four: all of them, all but the Anomaly, all but Student 0. */
export const EVERYBODY: readonly Viewer[] = [ANOMALY, 1, 2, 3, 'public'];
export const OTHERS: readonly Viewer[] = [1, 2, 3, 'public'];
export const NOT_STUDENT_0: readonly Viewer[] = [ANOMALY, 2, 3, 'public'];
export type TableOptions = Partial<Options> & { students?: number; seed?: string };

/** Whoever is told what they may not be told ends the test. */
const game = heard(anomaly);

export class AnomalyTable extends Table<AN> {
  constructor({ students = 3, seed, ...options }: TableOptions = {}) {
    super(game, {
      seats: options.advanced ? 2 : students + 1,
      seed,
      options: { ...DEFAULT_OPTIONS, anomaly: ANOMALY, ...options },
    });
  }

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

  /** When: everybody chooses a starting zone, then each Student a first tracking card (the first of the zone unless named). */
  start(anomaly: Zone, students: Zone[], symbols: SymbolId[] = students.map((zone) => SYMBOLS_OF[zone][0])): this {
    this.answer(ANOMALY, [anomaly]);
    for (const seat of this.#studentSeats())
      this.answer(
        seat,
        this.#pawnsOf(seat).map((pawn) => students[pawn]),
      );
    for (const seat of this.#studentSeats())
      this.answer(seat, Object.fromEntries(this.#pawnsOf(seat).map((pawn) => [`${pawn}`, symbols[pawn]])));
    return this;
  }

  /** Given: where everybody is; a Student shows the first symbol of the zone. */
  at(anomaly: Zone, ...students: Zone[]): this {
    return this.given((s) => {
      putAnomaly(s, anomaly);
      students.forEach((zone, pawn) => {
        putStudent(s, pawn, zone);
        s.open.students[pawn].shown = [SYMBOLS_OF[zone][0]];
      });
    });
  }

  /** Given: the symbols on show of a Student, the current one last. */
  shows(pawn: Pawn, ...symbols: SymbolId[]): this {
    return this.given((s) => {
      s.open.students[pawn].shown = symbols;
    });
  }

  /** Given: the whole hand of a Student's player. */
  hand(pawn: Pawn, ...cards: Kind[]): this {
    return this.given((s) => deal(s.own[this.seatOf(pawn)].hand, s.vault.deck, cards));
  }

  /** Given: no Student has a card. */
  emptyHanded(): this {
    for (const pawn of this.open.students.keys()) this.hand(pawn);
    return this;
  }

  /** Given: the Students hold two cards in all: no more turns for them. */
  finished(): this {
    return this.hand(0, 'strike/scent').hand(1, 'strike/scent').hand(2);
  }

  /** Given: the cards in front of the Anomaly, the oldest first. */
  cards(...cards: Kind[]): this {
    return this.given((s) => deal(s.open.cards, s.vault.deck, cards));
  }

  /** Given: the draw pile holds these cards alone, the top card last; the rest lies with the Anomaly. */
  deck(...cards: Kind[]): this {
    return this.given((s) => {
      const all = s.vault.deck.splice(0);
      deal(s.vault.deck, all, cards);
      s.open.cards.push(...all);
    });
  }

  evolved(...evolutions: Evolution[]): this {
    return this.is({ evolutions });
  }

  /** Given: traps of a Student. */
  trapped(pawn: Pawn, ...zones: Zone[]): this {
    return this.given((s) => {
      trapsOf(s, pawn).splice(0, 99, ...zones);
    });
  }

  /** Given: tokens on the board. */
  fuel(...fuel: Zone[]): this {
    return this.is({ fuel });
  }
  electricity(...electricity: Zone[]): this {
    return this.is({ electricity });
  }
  sensors(...sensors: Zone[]): this {
    return this.is({ sensors });
  }
  /** Given: radiation in these zones, with tokens taken out of the stack. */
  hot(...zones: Zone[]): this {
    return this.given(({ open, vault }) => {
      open.radiation = zones.map((zone) => ({ token: `R-${zone}` as const, zone }));
      vault.radiation = vault.radiation.filter((token) => !open.radiation.some((other) => other.token === token));
    });
  }

  /** Given: the markers. */
  health(students: number, anomaly: number): this {
    return this.where(({ track }) => {
      track.students = track.zero - students;
      track.anomaly = track.zero + anomaly;
    });
  }

  /** Given: these tokens on top of the radiation stack, the first to be drawn first. */
  stack(...tokens: RadiationId[]): this {
    return this.given(({ vault }) => {
      vault.radiation = [...vault.radiation.filter((token) => !tokens.includes(token)), ...tokens.toReversed()];
    });
  }

  /** Given: anything else that is public. */
  where(arrange: (open: Open) => void): this {
    return this.given((s) => arrange(s.open));
  }
  is(state: Partial<Open>): this {
    return this.where((open) => void Object.assign(open, state));
  }

  /** Puts the rules at a turn of the Students, or of the Anomaly with so many action points. */
  studentsTurn(): this {
    return this.given(({ open }) => void Object.assign(open, { side: 'students', round: open.round || 1 }), ...AT_TURN);
  }
  anomalysTurn(ap = 3): this {
    return this.given(({ open }) => void Object.assign(open, { side: 'anomaly', ap, round: open.round || 1 }), ...AT_TURN);
  }
  /** Puts the rules at the end of the round, after its last window. */
  roundEnds(): this {
    return this.given(() => {}, ['match', 'nextRound'], ['round', 'endOfRound']);
  }

  /** When: a Student uses a card: the first in hand that fits, unless named. */
  uses(pawn: Pawn, use: Use, details: Record<string, Choice> = {}): this {
    const fits = (card: Kind): boolean => use === 'move' || use === 'track' || topOf(card) === use;
    const card = details.card ?? this.handOf(pawn).find(fits) ?? null;
    return this.answer(this.seatOf(pawn), { pick: pawn, with: { pick: use, with: { card, ...details } } });
  }
  moves(pawn: Pawn, zone: Zone, symbol: SymbolId, use: 'move' | 'stims' = 'move'): this {
    return this.uses(pawn, use, { to: { pick: zone, with: symbol } });
  }
  tracks(pawn: Pawn, symbol: SymbolId): this {
    return this.uses(pawn, 'track', { symbol });
  }
  strikes(pawn: Pawn, use: 'strike' | 'double' | 'far', zone: Zone, aim: Aim = 'zone'): this {
    return this.uses(pawn, use, { at: { pick: zone, with: aim } });
  }
  /** When: the second hit of a Double Strike. */
  strikesAgain(seat: Seat, zone: Zone, aim: Aim = 'zone'): this {
    return this.answer(seat, { pick: zone, with: aim });
  }
  /** When: a trap is activated, in a window or while somebody else is asked. */
  activates(pawn: Pawn, zone: Zone, aim: Aim = 'zone'): this {
    return this.answer(this.seatOf(pawn), { pick: ACTIVATE, with: { pick: pawn, with: { pick: zone, with: aim } } });
  }

  /** When: the Anomaly's basic actions. */
  slips(zone: Zone): this {
    return this.answer(ANOMALY, { pick: 'move', with: zone });
  }
  feeds(): this {
    return this.answer(ANOMALY, 'feed');
  }
  skips(): this {
    return this.pass(ANOMALY);
  }
  /** When: a special action, paid with the oldest cards that fit. */
  does(deed: Bottom, details: Record<string, Choice> = {}): this {
    const fitting = this.open.cards.flatMap((card, place) => (bottomOf(card) === deed ? [place] : []));
    const pay = { pick: 'cards', with: fitting.slice(0, cardsNeeded(deed)) };
    return this.answer(ANOMALY, { pick: deed, with: { pay, ...details } });
  }
  /** When: electricity is placed, or all of it is activated, so many tokens eaten first where some may be. */
  places(...zones: Zone[]): this {
    return this.does('overload', { use: { pick: 'place', with: zones } });
  }
  overloads(eaten?: number): this {
    return this.does('overload', { use: eaten === undefined ? 'activate' : { pick: 'activate', with: eaten } });
  }
  /** When: the Anomaly orders the Student it possesses. */
  orders(use: Use, details: Record<string, Choice>): this {
    return this.answer(ANOMALY, { pick: use, with: details });
  }

  /** When: it possesses this Student. */
  possesses(pawn: Pawn): this {
    return this.does('possess').answer(ANOMALY, pawn);
  }
  /** When: it orders an attack on a zone with this card. */
  ordersAt(use: Use, card: Kind, zone: Zone, aim: Aim = 'zone'): this {
    return this.orders(use, { card, at: { pick: zone, with: aim } });
  }

  /** When: everybody passes until this question is open. */
  until(kind: string): this {
    for (let i = 0; i < 100 && this.kind !== kind; i++) {
      const [asked] = waitingFor(this.match);
      if (!asked) return this;
      if (!asked.mayPass) throw new Error(`"${asked.kind}" of seat ${asked.seat} cannot be passed on the way to "${kind}"`);
      this.pass(asked.seat);
    }
    return this;
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
  expectOpen(state: object): this {
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

  #studentSeats(): Seat[] {
    return [...new Set(this.open.students.map(({ seat }) => seat))];
  }
  #pawnsOf(seat: Seat): Pawn[] {
    return this.open.students.flatMap((student, pawn) => (student.seat === seat ? [pawn] : []));
  }
}

const AT_TURN: [string, string][] = [
  ['match', 'nextRound'],
  ['round', 'turn'],
];

function inside(shape: Shape, pick: string | number): Shape {
  if (shape.t === 'compound') return shape.parts[pick];
  const option = shape.t === 'oneOf' ? shape.options.find((o) => typeof o === 'object' && o.id === pick) : null;
  if (!option || typeof option !== 'object') throw new Error(`there is no ${pick} to go into`);
  return option.with;
}

/** Exchanges what lies in a pile for these cards, taken out of the deck. */
function deal(pile: Kind[], deck: Kind[], cards: Kind[]): void {
  deck.unshift(...pile.splice(0));
  for (const card of cards) {
    const at = deck.indexOf(card);
    if (at < 0) throw new Error(`${card} is not in the deck`);
    pile.push(...deck.splice(at, 1));
  }
}

/** A match just begun: zones are still to be chosen. */
export const aNewTable = (options?: TableOptions): AnomalyTable => new AnomalyTable(options);

/** A table in the first round, at the Students' turn: the Anomaly in L-N, Students in Q-SW, Q-SE, L-S, no fuel on the board. */
export function aTable(options?: TableOptions): AnomalyTable {
  const table = new AnomalyTable(options);
  const zones: Zone[] = ['Q-SW', 'Q-SE', 'L-S'];
  return table.start('L-N', zones.slice(0, table.open.students.length)).where((open) => {
    open.fuel = [];
  });
}

/** The same scenario for each of these cases; the title comes first. A case is a list of arguments, or the only one. */
export function scenarios<A extends readonly unknown[]>(title: string, cases: readonly A[], run: (...args: A) => void): void;
export function scenarios<A>(title: string, cases: readonly A[], run: (arg: A) => void): void;
export function scenarios(title: string, cases: readonly unknown[], run: (...args: never[]) => void): void {
  test.each(cases)(title, run as (...args: unknown[]) => void);
}
