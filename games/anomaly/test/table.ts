/** A table of ANOMALY arranged by hand: the Anomaly in seat 0, Students 0, 1, 2 in seats 1, 2, 3; in the advanced game both in seat 1. */
import { type Choice, type Seat, waitingFor } from '@lurk/kernel';
import { heard } from '@lurk/testkit';
import { test } from 'vitest';
import type { Zone } from '../data/board.ts';
import { type Bottom, bottomOf, type Kind, topOf } from '../data/cards.ts';
import type { Evolution } from '../data/components.ts';
import { ACTIVATE } from '../data/picks.ts';
import type { RadiationId } from '../data/radiation.ts';
import { SYMBOLS_OF, type SymbolId } from '../data/symbols.ts';
import { putAnomaly, putStudent, trapsOf } from '../facts/pawns.ts';
import { cardsNeeded } from '../facts/payments.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { anomaly } from '../proof/index.ts';
import type { Aim, Open, Options, Pawn, Use } from '../types.ts';
import { ANOMALY, Shown } from './shown.ts';

export * from './shown.ts';

export type TableOptions = Partial<Options> & { students?: number; seed?: string };

/** Whoever is told what they may not be told ends the test. */
const game = heard(anomaly);

export class AnomalyTable extends Shown {
  constructor({ students = 3, seed, ...options }: TableOptions = {}) {
    super(game, {
      seats: options.advanced ? 2 : students + 1,
      seed,
      options: { ...DEFAULT_OPTIONS, anomaly: ANOMALY, ...options },
    });
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
