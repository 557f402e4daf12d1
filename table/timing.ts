/** The clocks of the question now open: when each seat's clock answers, when it may close, and when bots and standing orders speak. */
import { type Choice, type GameTypes, hidesSeals, isRace, isSealing, type Match, must, type OpenAsk, pace, type Seat } from '@lurk/kernel';
import { answersAfter, type Chance, clockFor, closesAfter, REST } from './pace.ts';
import type { Speed } from './protocol.ts';

/** One seat's clock: which decision it runs for and when it answers. */
export interface Clock {
  id: number;
  at: number | null;
}
/** An answer that will be given without a person: by a bot, or by a standing order. */
export interface Plan {
  seat: Seat;
  id: number;
  at: number;
  by: 'bot' | 'standing';
  /** For a standing offer rather than for the question itself. */
  offered: boolean;
  /** A bot is asked once. */
  asked: boolean;
}

export interface Manner {
  speed: Speed;
  chance: Chance;
  /** Without pace nobody waits for anybody's sake. */
  paced: boolean;
  /** Does a bot answer for this seat now? */
  isBot(seat: Seat): boolean;
  /** How many people answer for themselves. */
  people(): number;
}

export class Timing<G extends GameTypes> {
  clocks: (Clock | null)[];
  plans: Plan[] = [];
  /** No sooner may the open question close. */
  closesFrom = 0;
  #ask: OpenAsk | null = null;
  /** Who lets the others go first in the race now open. */
  readonly #givenWay = new Set<Seat>();
  readonly #match: Match<G>;
  readonly #manner: Manner;

  constructor(match: Match<G>, manner: Manner, clocks: (Clock | null)[]) {
    this.#match = match;
    this.#manner = manner;
    this.clocks = clocks;
  }

  /** Looks at where the match stands after an input (or at the start). */
  look(now: number): void {
    const { ask } = this.#match.s.control;
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
    const { speed, chance, people } = this.#manner;
    this.closesFrom = now + closesAfter(pace(this.#match), people(), chance);
    for (let seat = 0; seat < this.clocks.length; seat++) {
      const decision = ask.who.includes(seat) ? ask.decisions[seat] : null;
      const before = this.clocks[seat];
      // Interrupted and put again: whose options changed is a secret, so everybody's clock runs on, whatever the number of the decision.
      if (decision && before && (ask.again || before.id === decision.id)) {
        this.clocks[seat] = { id: decision.id, at: before.at };
        continue;
      }
      const time = decision && clockFor(speed, decision.deadline);
      this.clocks[seat] = decision && { id: decision.id, at: time === null ? null : now + time };
    }
    this.plan(now);
  }

  /** Plans the answers nobody has to give by hand; those planned before stand. */
  plan(now: number): void {
    const ask = this.#ask;
    const before = this.plans;
    this.plans = [];
    if (!ask) return;
    const { chance, people, isBot } = this.#manner;
    const add = (seat: Seat, id: number, by: Plan['by'], offered: boolean): void => {
      const same = before.find((plan) => plan.seat === seat && plan.by === by && plan.offered === offered);
      if (same?.id === id) this.plans.push(same);
      // The moment stands for the same reason as the clocks; what is answered then is thought out anew.
      else if (same && ask.again) this.plans.push({ ...same, id, asked: false });
      else this.plans.push({ seat, id, by, offered, asked: false, at: now + answersAfter(pace(this.#match), people(), chance) });
    };
    // A bot is quicker than anybody can think: it leaves a race to whoever is named before it, thinks for themselves and has not given way.
    const person = isRace(this.#match) ? ask.who.findIndex((seat) => !isBot(seat) && !this.#givenWay.has(seat)) : -1;
    const leaves = (seat: Seat): boolean => person >= 0 && ask.who.indexOf(seat) > person;
    for (let seat = 0; seat < this.clocks.length; seat++) {
      const decision = ask.decisions[seat];
      if (decision && !ask.sealed[seat] && !leaves(seat) && (decision.standing || isBot(seat)))
        add(seat, decision.id, decision.standing ? 'standing' : 'bot', false);
      const offer = ask.offers[seat];
      if (offer && isBot(seat)) add(seat, offer.id, 'bot', true);
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
    const ask = this.#ask;
    if (!ask?.who.includes(seat)) return said;
    const couldClose = hidesSeals(this.#match) || ask.who.every((other) => other === seat || ask.sealed[other]);
    if (!couldClose) return said;
    const rests = this.#manner.paced && isSealing(this.#match, choice);
    return Math.max(this.closesFrom, rests ? said + REST : said);
  }

  /** The clocks stood still for so long. */
  shift(by: number): void {
    for (const clock of this.clocks) if (clock?.at) clock.at += by;
  }
}
