/** A table of NOT ALONE arranged by hand: the Creature in seat 0, the Hunted in seats 1, 2, 3… in Hunted order. */
import {
  accepts,
  type Choice,
  has,
  type Option,
  type Seat,
  type Shape,
  type Value,
  type View,
  type Viewer,
  view,
  waitingFor,
} from '@lurk/kernel';
import { heard, Table } from '@lurk/testkit';
import { expect } from 'vitest';
import type { BoardSide } from '../data/board.ts';
import { HUNT_CARDS, type HuntId } from '../data/hunt-cards.ts';
import type { PlaceNo } from '../data/places.ts';
import { isSurvivalId, type SurvivalId } from '../data/survival-cards.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { notAlone } from '../proof/index.ts';
import type { Event, NA, Options, Person, Visit } from '../types.ts';

export interface Arrangement {
  hand?: PlaceNo[];
  discard?: PlaceNo[];
  will?: number;
  survival?: SurvivalId[];
  double?: Person['double'];
}

export const CREATURE = 0;

/** Whoever is told what they may not be told ends the test. */
const game = heard(notAlone);

export class NotAloneTable extends Table<NA> {
  constructor({ players = 4, side = 2, seed, ...options }: Partial<Options> & { players?: number; side?: BoardSide; seed?: string } = {}) {
    super(game, { seats: players, seed, options: { ...DEFAULT_OPTIONS, seating: 'arranged', creature: CREATURE, ...options } });
    this.answer(CREATURE, side);
    // Nobody holds a card unless the scenario says so: what is asked then depends on the scenario alone.
    this.given((s) => {
      for (const own of s.own) s.vault.survivalDeck.push(...own.survival.splice(0));
      s.vault.huntDeck.push(...s.own[CREATURE].hunt.splice(0));
    });
    this.restart();
  }

  get open() {
    return this.match.s.open;
  }
  person(h: Seat): Person {
    return this.open.people[h]!;
  }
  visit(h: Seat): Visit {
    return this.open.visits.find((v) => v.hunted === h)!;
  }

  /** When: a seat's clock runs out. Its answer is one that the seat might have given. */
  override timeout(seat: Seat): this {
    const decision = this.decisionOf(seat);
    const { fallback } = decision;
    if (typeof fallback === 'object' && 'choice' in fallback) expect(accepts(decision, fallback.choice)).toBe(true);
    return super.timeout(seat);
  }

  /** Given: the Place cards, Will and Survival cards of one Hunted. Places of 6 to 10 they are given come out of the reserve. */
  hunted(h: Seat, { hand, discard, will, survival, double }: Arrangement): this {
    return this.given((s) => {
      const person = s.open.people[h]!;
      if (hand) s.own[h].hand = hand.slice();
      if (discard) person.discard = discard.slice();
      if (hand || discard) {
        for (const place of person.owned.filter((p) => p > 5)) s.open.reserve[place]++;
        person.owned = [...s.own[h].hand, ...person.discard!];
        for (const place of person.owned.filter((p) => p > 5)) s.open.reserve[place]--;
      }
      if (will !== undefined) person.will = will;
      if (double !== undefined) person.double = double;
      if (survival) deal(s.own[h].survival, s.vault.survivalDeck, survival);
    }).again();
  }

  /** Given: the Place cards in their hand, and if named their discard. */
  cards(h: Seat, hand: PlaceNo[], discard?: PlaceNo[]): this {
    return this.hunted(h, { hand, discard });
  }

  /** Given: the Survival cards they hold. */
  survival(h: Seat, ...survival: SurvivalId[]): this {
    return this.hunted(h, { survival });
  }

  /** Given: the Hunt cards in the Creature's hand. */
  creature(...hunt: HuntId[]): this {
    return this.given((s) => deal(s.own[CREATURE].hunt, s.vault.huntDeck, hunt)).again();
  }

  /** Given: the Hunt discard pile, the top card last. */
  huntDiscard(...hunt: HuntId[]): this {
    return this.given((s) => deal(s.open.huntDiscard, s.vault.huntDeck, hunt)).again();
  }

  /** Given: anything else. */
  where(arrange: (open: NA['Open']) => void): this {
    return this.given((s) => arrange(s.open)).again();
  }

  is(state: Partial<NA['Open']>): this {
    return this.where((open) => void Object.assign(open, state));
  }

  /** Puts the rules at the start of the turn. */
  restart(): this {
    return this.given(() => {}, ['match', 'hunting'], ['exploration', 'creatureFirst']);
  }

  /** At the start of a turn an arrangement changes who may be asked first: the turn is begun again. */
  again(): this {
    return this.open.phase === 1 && this.open.huntPlayed.length === 0 ? this.restart() : this;
  }

  /** When: everybody who may pass does, until this question is open (and put to this seat). */
  until(kind: string, seat?: Seat): this {
    for (let i = 0; i < 200; i++) {
      if (this.match.s.control.over !== null) return this;
      if (this.kind === kind && (seat === undefined || waitingFor(this.match).some((d) => d.seat === seat))) return this;
      const [asked] = waitingFor(this.match);
      if (!asked.mayPass) throw new Error(`"${asked.kind}" of seat ${asked.seat} cannot be passed on the way to "${kind}"`);
      this.pass(asked.seat);
    }
    throw new Error(`"${kind}" is never asked`);
  }

  get kind(): string | null {
    return this.match.s.control.stack.at(-1)?.asking?.kind ?? null;
  }

  /** When: each Hunted puts these places down (Phase 1), and the Creature comes to her hunt. */
  explore(places: Record<Seat, PlaceNo | PlaceNo[]>): this {
    this.until('explore');
    for (const [h, place] of Object.entries(places)) this.puts(Number(h), ...[place].flat());
    return this.until('w2m');
  }

  /** When: the same, in Hunted order. */
  goTo(...places: (PlaceNo | PlaceNo[])[]): this {
    return this.explore(Object.fromEntries(places.map((place, at) => [at + 1, place])));
  }

  /** When: a Hunted puts these Place cards down. */
  puts(h: Seat, ...places: PlaceNo[]): this {
    return this.answer(h, { pick: 'play', with: places });
  }

  /** When: a Hunted Resists for so much Will, and takes these cards back. */
  resists(h: Seat, paid: number, ...places: PlaceNo[]): this {
    return this.answer(h, { pick: 'resist', with: { pick: paid, with: places } });
  }

  /** When: a Hunted under Scream discards these cards. */
  discards(h: Seat, ...places: PlaceNo[]): this {
    return this.answer(h, { pick: 'discard', with: places });
  }

  /** When: the Creature plays a Hunt card, asked or, in W1b, unasked. */
  plays(card: HuntId, choice: Choice = true): this {
    const played = { pick: card, with: choice };
    const plain = ['w1a', 'explore', 'w1c'].includes(this.kind!);
    return this.answer(CREATURE, plain ? played : { pick: 'play', with: played });
  }

  /** When: the Creature confirms her tokens. */
  tokens(tokens: { creature?: PlaceNo; artemia?: PlaceNo | string; target?: PlaceNo | string }): this {
    return this.answer(CREATURE, { pick: 'tokens', with: tokens as Choice });
  }

  /** When: a Hunted plays a Survival card: in a window, beside their Place card in W1b, at their own visit, or by interjection. */
  survives(h: Seat, card: SurvivalId, choice: Choice = true): this {
    const played = { pick: card, with: choice };
    if (this.kind === 'explore') return this.answer(h, { pick: 'survival', with: played });
    if (this.kind !== 'resolveVisit') return this.answer(h, { pick: 'play', with: played });
    return this.answer(h, card === 'drone' || card === 'gate' ? { pick: 'card', with: played } : played);
  }

  /** When: the Hunted whose visit it is uses the power of their place. */
  power(h: Seat, choice: Choice = true): this {
    return this.until('resolveVisit').answer(h, { pick: 'power', with: choice });
  }

  /** Then: the Will of each Hunted of a table of four. */
  get wills(): number[] {
    return [1, 2, 3].map((h) => this.person(h).will);
  }

  /** Then: who visits where with which card: "1/5 at 10" is card 5 of Hunted 1, after a Detour. */
  get visits(): string[] {
    return this.open.visits.map(({ hunted, card, at }) => `${hunted}/${card} at ${at}`);
  }

  /** Then: the Place cards in a hand, lowest first. */
  handOf(h: Seat): PlaceNo[] {
    return this.s.own[h].hand.toSorted((a, b) => a - b);
  }

  /** Then: of all events of this type a viewer has been told just these. */
  expectTold(viewer: Viewer, ...events: [Event, ...Event[]]): this {
    expect(this.toldOf(viewer, events[0].t)).toEqual(events);
    return this;
  }

  /** Then: as many events of this type have been told as are named here, and each says this. */
  expectToldLike<T extends Event['t']>(viewer: Viewer, t: T, ...events: Partial<Extract<Event, { t: T }>>[]): this {
    expect(this.toldOf(viewer, t)).toMatchObject(events);
    return this;
  }

  /** Then: the Hunt or Survival cards a seat may play now, asked or unasked. */
  cardsOf(seat: Seat): string[] {
    const { ask } = this.match.s.control;
    const asked = [ask?.decisions[seat], ask?.offers[seat]].filter((d) => d != null);
    return asked.flatMap(({ shape }) => cardsIn(shape)).sort();
  }

  /** Then: all that a viewer sees and has been told. */
  seen(viewer: Viewer): { view: View<NA>; told: NA['Event'][] } {
    return JSON.parse(JSON.stringify({ view: view(this.match, viewer), told: this.told(viewer) }));
  }

  /** Then: these viewers see and have been told the same at both tables. */
  expectSameFor(viewers: readonly Viewer[], other: this): this {
    for (const viewer of viewers) expect(this.seen(viewer)).toEqual(other.seen(viewer));
    return this;
  }

  /** When: instead, they take one card of their discard back. */
  takesBack(h: Seat, card: PlaceNo): this {
    return this.until('resolveVisit').answer(h, { pick: 'takeBack', with: card });
  }

  /** Given: these Survival cards alone make the deck, the top card last; `holder` has all that are nowhere else. */
  survivalDeck(deck: SurvivalId[], holder: Seat): this {
    return this.given((s) => {
      s.own[holder].survival.push(...s.vault.survivalDeck.filter((card) => !deck.includes(card)));
      s.vault.survivalDeck = deck.slice();
    }).again();
  }

  /** Then: what a seat may choose from, once it has picked these options one inside the other. */
  choicesOf(seat: Seat, ...picks: Value[]): Value[] {
    let { shape } = this.decisionOf(seat);
    for (const pick of picks) {
      const option = optionsIn(shape).find((o) => idOf(o) === pick);
      if (typeof option !== 'object') throw new Error(`seat ${seat} cannot go into ${pick}`);
      shape = option.with;
    }
    return optionsIn(shape).map(idOf);
  }
}

const optionsIn = (shape: Shape): (Value | Option)[] => ('options' in shape ? shape.options : []);
const idOf = (option: Value | Option): Value => (typeof option === 'object' ? option.id : option);

/** The cards among the options of a shape, and one level below. */
function cardsIn(shape: Shape, deeper = true): string[] {
  if (shape.t !== 'oneOf') return [];
  return shape.options.flatMap((option) => {
    if (typeof option !== 'object') return [];
    const id = String(option.id);
    if (has(HUNT_CARDS, id) || isSurvivalId(id)) return [id];
    return deeper ? cardsIn(option.with, false) : [];
  });
}

/** Exchanges what lies in a pile for these cards, taken out of their deck. */
function deal<T>(pile: T[], deck: T[], cards: T[]): void {
  deck.push(...pile.splice(0));
  for (const card of cards) {
    const at = deck.indexOf(card);
    if (at < 0) throw new Error(`${card} is not in the deck`);
    pile.push(...deck.splice(at, 1));
  }
}

export const aTable = (options?: ConstructorParameters<typeof NotAloneTable>[0]): NotAloneTable => new NotAloneTable(options);

/** The Creature may play two Hunt cards, as after Tracking, and holds these. */
export const tracking = (...cards: HuntId[]): NotAloneTable =>
  aTable()
    .is({ huntLimit: 2 })
    .creature(...cards);
