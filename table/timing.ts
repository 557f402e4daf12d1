/** The clocks of the question now open: when each seat's clock answers, when it may close, and when bots and standing orders speak. */
import {
  type Choice,
  type Deadline,
  type Decision,
  type GameTypes,
  hidesSeals,
  isEmpty,
  isRace,
  isSealing,
  isWindow,
  type Match,
  must,
  type OpenAsk,
  pace,
  type Sealed,
  type Seat,
} from '@lurk/kernel';
import { answersAfter, CALM, type Chance, clockFor, closesAfter, hurry, REST } from './pace.ts';
import type { Speed } from './protocol.ts';
import { Tempos } from './tempo.ts';

/** One seat's clock: which decision it runs for and when it answers. */
export interface Clock {
  id: number;
  at: number | null;
}
/** An answer that will be given without a person: by a bot, by a standing order, or for a seat that can do nothing. */
export interface Plan {
  seat: Seat;
  id: number;
  /** Since when it is thought about, and for how long: not while what was told last is being shown. */
  from: number;
  takes: number;
  by: 'bot' | 'standing';
  /** For a standing offer rather than for the question itself. */
  offered: boolean;
  /** A bot is asked once. */
  asked: boolean;
}

/** How a seat wants to be asked: its own affair, which nobody else is told. */
export interface Wants {
  /** Also where it can do nothing. */
  emptyToo: boolean;
  /** It passes in every window, until the next turn or round. */
  passing: boolean;
}

export interface Manner {
  speed: Speed;
  chance: Chance;
  /** Without pace nobody waits for anybody's sake. */
  paced: boolean;
  /** Does a bot answer for this seat now? */
  isBot(seat: Seat): boolean;
  /** How this seat wants to be asked. */
  wants(seat: Seat): Wants;
  /** How many people answer for themselves. */
  people(): number;
}

/** How long a person took over a question that deserves such a clock. */
interface Taken {
  ms: number;
  deadline: Deadline;
}

/** Whoever lags behind further than this sees the rest in the story. */
const MOST_SHOWN = 15_000;
/** An answer that needs no person is given before the clock could give another. */
const MOST_OF_CLOCK = 0.6;

export class Timing<G extends GameTypes> {
  clocks: (Clock | null)[];
  plans: Plan[] = [];
  #ask: OpenAsk | null = null;
  /** When the open question was put, and how much later it may close. */
  #put = 0;
  #closes = 0;
  /** Until when what was told last is being shown. */
  shownUntil: number;
  readonly #tempos: Tempos;
  /** Who lets the others go first in the race now open. */
  readonly #givenWay = new Set<Seat>();
  readonly #match: Match<G>;
  readonly #manner: Manner;

  constructor(match: Match<G>, manner: Manner, clocks: (Clock | null)[], shownUntil = 0) {
    this.#match = match;
    this.#manner = manner;
    this.clocks = clocks;
    this.shownUntil = shownUntil;
    this.#tempos = new Tempos(clocks.length);
  }

  /** Looks at where the match stands after an input (or at the start); `shows` is how long what it told everybody is shown. */
  look(now: number, shows = 0): void {
    const { ask } = this.#match.s.control;
    const { speed, chance, paced } = this.#manner;
    const scene = paced ? shows * CALM : 0;
    if (scene > 0) this.shownUntil = Math.min(Math.max(this.shownUntil, now), now + MOST_SHOWN) + scene;
    if (ask === this.#ask) {
      // Only sealed or unsealed: the decision may have a new number, but nobody gains time by a change of mind.
      for (const seat of ask?.who ?? []) this.clocks[seat] = { id: must(ask?.decisions[seat]).id, at: this.clocks[seat]?.at ?? null };
      return;
    }
    this.#ask = ask;
    this.#givenWay.clear();
    if (!ask) {
      this.clocks.fill(null);
      this.plans = [];
      return;
    }
    // Interrupted and put again, it closes no later than it would have: an act may be a secret.
    if (!ask.again) {
      this.#put = now;
      this.#closes = closesAfter(pace(this.#match), this.#hurry, chance);
    }
    for (let seat = 0; seat < this.clocks.length; seat++) {
      const decision = ask.who.includes(seat) ? ask.decisions[seat] : null;
      const before = this.clocks[seat];
      // Interrupted and put again: whose options changed is a secret, so everybody's clock runs on, whatever the number of the decision.
      if (decision && before && (ask.again || before.id === decision.id)) {
        this.clocks[seat] = { id: decision.id, at: before.at === null ? null : before.at + scene };
        continue;
      }
      const time = decision && clockFor(speed, decision.deadline);
      this.clocks[seat] = decision && { id: decision.id, at: time === null ? null : this.#open + time };
    }
    this.plan(now);
  }

  get #hurry(): number {
    const { people, paced } = this.#manner;
    return hurry(pace(this.#match), people(), paced);
  }

  /** From when the open question is before everybody's eyes. */
  get #open(): number {
    return Math.max(this.#put, this.shownUntil);
  }

  /** No sooner may the open question close. */
  get closesFrom(): number {
    return this.#open + this.#closes;
  }

  /** Everybody has seen what was told last. */
  allSeen(now: number): void {
    this.shownUntil = Math.min(this.shownUntil, now);
  }

  /** How long a person who answers now has taken over the open question, where that is shown to all and time hides nothing. */
  taken(seat: Seat, now: number): Taken | null {
    const decision = this.#ask?.decisions[seat];
    if (!decision || hidesSeals(this.#match) || pace(this.#match) !== 'none') return null;
    return { ms: now - this.#open - (this.#couldClose(seat) ? this.#rest : 0), deadline: decision.deadline };
  }
  /** Everybody has seen that. */
  saw(seat: Seat, { ms, deadline }: Taken): void {
    this.#tempos.saw(seat, ms, deadline);
  }

  /** What is answered for this seat unless it speaks: its own standing order, or a pass where it can do nothing or wants to pass. */
  orderOf(decision: Decision): Sealed {
    const { standing, mayPass, seat } = decision;
    if (standing || !mayPass || this.#manner.isBot(seat)) return standing;
    const { emptyToo, passing } = this.#manner.wants(seat);
    return (!emptyToo && isEmpty(this.#match, decision)) || (passing && isWindow(this.#match)) ? { choice: null } : null;
  }

  /** When an answer that needs no person is given. */
  ripens({ from, takes }: Plan): number {
    return Math.max(from, this.shownUntil) + takes;
  }

  /** Plans the answers nobody has to give by hand; those planned before stand. */
  plan(now: number): void {
    const ask = this.#ask;
    const before = this.plans;
    this.plans = [];
    if (!ask) return;
    const { chance, isBot } = this.#manner;
    const race = isRace(this.#match);
    // A bot is quicker than anybody can think: it leaves a race to whoever is named before it, thinks for themselves and has not given way.
    const person = race ? ask.who.findIndex((seat) => !isBot(seat) && !this.#givenWay.has(seat)) : -1;
    const add = ({ seat, id, deadline }: Decision, by: Plan['by'], offered: boolean): void => {
      const same = before.find((plan) => plan.seat === seat && plan.by === by && plan.offered === offered);
      if (same?.id === id) this.plans.push(same);
      // The moment stands for the same reason as the clocks; what is answered then is thought out anew.
      else if (same && ask.again) this.plans.push({ ...same, id, asked: false });
      else {
        const thinks =
          answersAfter(race && person >= 0 ? 'race' : pace(this.#match), this.#hurry, chance) * (isBot(seat) ? 1 : this.#tempos.of(seat));
        const most = clockFor(this.#manner.speed, deadline) ?? Number.POSITIVE_INFINITY;
        this.plans.push({ seat, id, by, offered, asked: false, from: now, takes: Math.min(thinks, MOST_OF_CLOCK * most) });
      }
    };
    const leaves = (seat: Seat): boolean => person >= 0 && ask.who.indexOf(seat) > person;
    for (let seat = 0; seat < this.clocks.length; seat++) {
      const decision = ask.decisions[seat];
      if (decision && !ask.sealed[seat] && !leaves(seat)) {
        if (this.orderOf(decision)) add(decision, 'standing', false);
        else if (isBot(seat)) add(decision, 'bot', false);
      }
      const offer = ask.offers[seat];
      if (offer && isBot(seat)) add(offer, 'bot', true);
    }
  }

  /** A person lets the others go first, until anything happens: bots need not wait for them. False where there is nothing to give way in. */
  giveWay(seat: Seat, now: number): boolean {
    if (!this.#ask?.who.includes(seat) || !isRace(this.#match) || this.#givenWay.has(seat)) return false;
    this.#givenWay.add(seat);
    this.plan(now);
    return true;
  }

  /** When a seat's clock answers for it; null if it is not waited for or has all the time in the world. */
  due(seat: Seat): number | null {
    const ask = this.#ask;
    if (!ask || ask.sealed[seat] || !ask.who.includes(seat)) return null;
    return this.clocks[seat]?.at ?? null;
  }

  /**
   * From when an answer said at this moment counts. What could close the question does not close it too soon, and a seal that could
   * close it rests first. Who is the last one to answer is public where it is shown; where it is hidden everybody's answer waits, for
   * the time of an acknowledgement must not tell it either.
   */
  countsFrom(seat: Seat, choice: Choice, said: number): number {
    if (!this.#couldClose(seat)) return said;
    return Math.max(this.closesFrom, isSealing(this.#match, choice) ? said + this.#rest : said);
  }

  get #rest(): number {
    return this.#manner.paced ? REST : 0;
  }

  /** Could an answer of this seat close the open question, as far as anybody is shown? */
  #couldClose(seat: Seat): boolean {
    const ask = this.#ask;
    if (!ask?.who.includes(seat)) return false;
    return hidesSeals(this.#match) || ask.who.every((other) => other === seat || ask.sealed[other]);
  }

  /** Clocks as another server has told them. */
  follow(due: readonly (number | null | undefined)[]): void {
    for (const [seat, at] of due.entries()) {
      const clock = this.clocks[seat];
      if (clock && typeof at === 'number') clock.at = at;
    }
  }

  /** The clocks stood still for so long. */
  shift(by: number): void {
    for (const clock of this.clocks) if (clock?.at) clock.at += by;
    for (const plan of this.plans) plan.from += by;
    this.#put += by;
  }
}
