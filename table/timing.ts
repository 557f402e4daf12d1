/** The clocks of the question now open: when each seat's clock answers, when it may close, and when bots and standing orders answer. */
import {
  answerable,
  type Choice,
  type Decision,
  type GameTypes,
  hidesSeals,
  type Input,
  isEmpty,
  isPass,
  isRace,
  isSealing,
  isWindow,
  type Match,
  must,
  type OpenAsk,
  onlyChoice,
  pace,
  type Sealed,
  type Seat,
} from '@lurk/kernel';
import { type Habit, Habits, type KeptHabit } from './habits.ts';
import {
  AT_ONCE,
  answersAfter,
  CALM,
  type Chance,
  type Company,
  clockFor,
  closesAfter,
  hurry,
  isAlone,
  LONGEST_LOOK,
  OFFERED,
  QUIET,
  REST,
} from './pace.ts';
import type { NewPlan, Planned } from './planned.ts';
import type { Speed } from './protocol.ts';

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
  /** An answer to a question that is still to come. */
  planned?: Planned | undefined;
}
/** What a seat says of it: what it does not mention stays. */
export type Wanted = Partial<Pick<Wants, 'emptyToo' | 'passing'>> & { planned?: NewPlan | null | undefined };

/** What a table knows of whether somebody is there to answer for a seat: its own affair, which nobody is told. */
export interface Attention {
  /** A page of theirs is connected and visible. Without one nobody can answer. */
  looking: boolean;
  /** Their page says so when they move anything. */
  givesSigns: boolean;
  /** When they last did, or said anything. */
  signAt: number;
}
export const attentive = (): Attention => ({ looking: true, givesSigns: false, signAt: 0 });

/** What a person would do with the open question if they could do anything with it: drawn for everybody who is asked, whether they can or not. */
interface Expected {
  /** Since when they look at it, and for how long. */
  from: number;
  takes: number;
  /** They would not answer, unless they give a sign. */
  silent: boolean;
  /** The clock had answered the question before. */
  afterSilence: boolean;
  /** They gave a sign while it was open, and none was expected. */
  shownUp: boolean;
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
  /** What this seat has planned to answer to this question. */
  planned(decision: Decision): Sealed;
  /** Is anybody there to answer for this seat? */
  attention(seat: Seat): Attention;
  company(): Company;
}

/** A player further behind than this sees the rest in the story. */
const MOST_SHOWN = 15_000;
/** The answer of a bot or of a standing order is given before the clock could give another. */
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
  readonly #habits: Habits;
  /** By seat: what its person would do with the open question. */
  #expected: (Expected | null)[] = [];
  /** Who lets the others go first in the race now open, or has had their say in the talk. */
  readonly #givenWay = new Set<Seat>();
  readonly #match: Match<G>;
  readonly #manner: Manner;

  constructor(match: Match<G>, manner: Manner, clocks: (Clock | null)[], shownUntil = 0, habits?: KeptHabit[]) {
    this.#match = match;
    this.#manner = manner;
    this.clocks = clocks;
    this.shownUntil = shownUntil;
    this.#habits = new Habits(clocks.length, habits);
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
      this.#expected = [];
      return;
    }
    // Interrupted and put again, it closes no later than it would have: an act may be a secret.
    if (!ask.again) {
      this.#put = now;
      this.#closes = closesAfter(pace(this.#match), this.#hurry, chance);
      this.#expected = [];
    }
    for (let seat = 0; seat < this.clocks.length; seat++) {
      const decision = ask.who.includes(seat) ? ask.decisions[seat] : null;
      const before = this.clocks[seat];
      // Interrupted and put again: whose options changed is a secret, so everybody's clock runs on, whatever the number of the decision.
      if (decision && before && (ask.again || before.id === decision.id)) {
        this.clocks[seat] = { id: decision.id, at: before.at === null ? null : before.at + scene };
        continue;
      }
      const time = decision && !this.#isTimeless ? clockFor(speed, decision.deadline) : null;
      this.clocks[seat] = decision && { id: decision.id, at: time === null ? null : this.#open + time };
    }
    this.plan(now);
  }

  get #hurry(): number {
    const { company, paced } = this.#manner;
    return hurry(pace(this.#match), company(), paced);
  }

  /** One person among bots, and nobody to notice how long anything takes. */
  get #isAlone(): boolean {
    const { company, paced } = this.#manner;
    return paced && isAlone(company());
  }

  /** What a lone person may let go by waits for them: a window and a talk stay open, and a race has no other runner. */
  get #isTimeless(): boolean {
    const isTalk = pace(this.#match) === 'talk';
    return this.#isAlone && (isTalk || isWindow(this.#match) || isRace(this.#match));
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

  /** What is known of how people answer: kept with the match. */
  get habits(): Habit[] {
    return this.#habits.all;
  }

  /** Does anybody watch how long others take? Nobody hides from bots. */
  get #isWatched(): boolean {
    const { company, paced } = this.#manner;
    return paced && company().people > 1;
  }

  /** What this person would do with the open question from now on. */
  #expect({ seat, kind, deadline }: Decision, now: number, shownUp = false): Expected {
    const { chance, speed, attention } = this.#manner;
    const { silent: afterSilence } = this.#habits.all[seat];
    const clock = clockFor(speed, deadline) ?? LONGEST_LOOK;
    const most = answersAfter(pace(this.#match), this.#hurry, chance);
    if (!this.#isWatched) return { from: now, takes: most, silent: false, afterSilence, shownUp };
    const look = this.#habits.wouldLook(seat, kind, most, clock, chance);
    const speaks = shownUp
      ? this.#habits.wouldAnswerNow(seat, kind, chance)
      : this.#habits.wouldSpeakAgain(seat, kind, attention(seat).givesSigns, chance);
    // Of a person who has just come, or was silent before, it is known whether they answer.
    const takes = !shownUp && !afterSilence ? look : speaks ? (look ?? most) : null;
    if (takes === null || takes >= clock) return { from: now, takes: clock, silent: true, afterSilence, shownUp };
    return { from: now, takes, silent: false, afterSilence, shownUp };
  }

  /** Could an answer of this seat come now? In a window in which it can do nothing, nothing else lets it pass. */
  #isThere(seat: Seat, now: number): boolean {
    const { looking, givesSigns, signAt } = this.#manner.attention(seat);
    return !this.#isWatched || (looking && !(givesSigns && now - signAt > QUIET));
  }

  /** A page of theirs shows the table again, or none does any more. */
  setLooking(seat: Seat, looking: boolean, now: number): void {
    const attention = this.#manner.attention(seat);
    if (attention.looking === looking) return;
    attention.looking = looking;
    if (looking) this.#showsUp(seat, now, true);
    this.plan(now);
  }

  /** They have moved or said something; `byPage`: their page tells whenever they do. */
  sign(seat: Seat, byPage: boolean, now: number): void {
    const attention = this.#manner.attention(seat);
    const wasThere = this.#isThere(seat, now);
    attention.signAt = now;
    if (byPage) attention.givesSigns = true;
    if (!wasThere || this.#habits.all[seat].silent || this.#expected[seat]?.silent) this.#showsUp(seat, now, byPage);
    this.plan(now);
  }

  /** Whatever is open, they begin to look at it now; `noticed`: before they answer anything. */
  #showsUp(seat: Seat, now: number, noticed: boolean): void {
    this.#habits.showedUp(seat);
    const [decision, before] = [this.#ask?.decisions[seat], this.#expected[seat]];
    if (decision && before) this.#expected[seat] = { ...this.#expect(decision, now, true), afterSilence: before.afterSilence && !noticed };
  }

  /** What is learned of a person by this input, if it stands. */
  lesson(input: Input, now: number): () => void {
    const { seat, id } = input;
    const [decision, expected] = [this.#ask?.decisions[seat], this.#expected[seat]];
    // A change of mind, or an offer taken.
    if ('unseal' in input || decision?.id !== id || !expected || this.#ask?.sealed[seat]) return () => {};
    // What was ordered long ago; but where the clock gives what was planned, it speaks for somebody silent all the same.
    if (this.#ownOrder(decision))
      return this.#isPlanned(decision) && (this.clocks[seat]?.at ?? now + 1) <= now ? () => this.#habits.keptSilent(seat) : () => {};
    const byClock = 'timeout' in input;
    const could = !isEmpty(this.#match, decision);
    const openly = !hidesSeals(this.#match) && pace(this.#match) === 'none';
    const took = now - this.#open - (this.#couldClose(seat) ? this.#rest : 0);
    const says = could && (!byClock || this.#isThere(seat, now));
    // Of what they did in a window everybody knows; a silence of theirs that went on says nothing new.
    const letGoBy = says && pace(this.#match) !== 'none' && (byClock ? !expected.afterSilence : isPass(this.#match, input.choice));
    return () => {
      this.#habits.answered(seat, byClock, { kind: decision.kind, says, afterSilence: expected.afterSilence, shownUp: expected.shownUp });
      if (openly && !byClock) this.#habits.sawTempo(seat, decision.kind, took, decision.deadline);
      if (letGoBy) this.#habits.looked(seat, decision.kind, byClock ? null : took);
    };
  }

  /** What is answered for this seat whenever it is asked so. */
  #standingOrder({ standing, mayPass, seat }: Decision): Sealed {
    if (standing || !mayPass || this.#manner.isBot(seat)) return standing;
    return this.#manner.wants(seat).passing && isWindow(this.#match) ? { choice: null } : null;
  }

  /** What this seat has ordered to be answered unless it speaks. */
  #ownOrder(decision: Decision): Sealed {
    return this.#standingOrder(decision) ?? this.planned(decision);
  }

  /** What it has planned to answer to this question alone; where there is one answer only, that one, as if it had been planned. */
  planned(decision: Decision): Sealed {
    return this.#manner.isBot(decision.seat) ? null : (this.#manner.planned(decision) ?? this.#forced(decision));
  }

  /**
   * The only answer there is, of a person who does not want to be asked even so. Among several it is put to them all the same, and given in the time they
   * would take: whether there is another may be a secret. Where most let a question go by, in a moment at that, it would tell.
   */
  #forced({ seat, mayPass, shape }: Decision): Sealed {
    const { wants, company } = this.#manner;
    if (mayPass || wants(seat).emptyToo) return null;
    if (!isAlone(company()) && pace(this.#match) !== 'none') return null;
    const only = onlyChoice(shape);
    return only === undefined ? null : { choice: only };
  }
  #isPlanned(decision: Decision): boolean {
    return !this.#standingOrder(decision) && this.planned(decision) !== null;
  }

  /** How long an answer that needs no person takes: never a time by which it could be told from theirs. */
  #takes(decision: Decision, toRace: boolean): number {
    const { chance, isBot, speed } = this.#manner;
    const { seat, kind, deadline } = decision;
    const most = clockFor(speed, deadline) ?? Number.POSITIVE_INFINITY;
    const [paced, isPlanned] = [pace(this.#match), this.#isPlanned(decision)];
    // Where everybody sees how long people take, a plan takes as long as this person does over such a question.
    if (isPlanned && paced === 'none' && this.#isWatched) return Math.min(this.#habits.wouldTake(seat, kind, deadline, chance), most);
    const thinks = answersAfter(toRace ? 'race' : paced, this.#hurry, chance) * (isBot(seat) ? 1 : this.#habits.tempoOf(seat));
    return Math.min(thinks, MOST_OF_CLOCK * most);
  }

  /** What is answered for a person who does not want to be asked where they can do nothing. */
  #unasked(decision: Decision): Sealed {
    const { isBot, wants } = this.#manner;
    const { seat } = decision;
    return !isBot(seat) && !wants(seat).emptyToo && isEmpty(this.#match, decision) ? { choice: null } : null;
  }

  /** What is answered for this seat unless it speaks: its own standing order, or what it is not asked. */
  orderOf(decision: Decision): Sealed {
    return this.#ownOrder(decision) ?? this.#unasked(decision);
  }

  /** When an answer that needs no person is ready. */
  #ripens({ from, takes }: Plan): number {
    return Math.max(from, this.shownUntil) + takes;
  }

  /** When it is given: to a lone person at once, for only what people say may want to be taken back. */
  givenAt(plan: Plan, choice: Choice): number {
    const ready = this.#ripens(plan);
    return this.#isAlone ? Math.max(ready, this.closesFrom) : this.countsFrom(plan.seat, choice, ready);
  }

  /** Plans the answers nobody has to give by hand; those planned before stand. */
  plan(now: number): void {
    const ask = this.#ask;
    const before = this.plans;
    this.plans = [];
    if (!ask) return;
    const { isBot, attention } = this.#manner;
    const race = isRace(this.#match);
    // A bot is quicker than anybody can think: it leaves a race to a person who is named before it and has not given way.
    const person = race ? ask.who.findIndex((seat) => !isBot(seat) && !this.#givenWay.has(seat)) : -1;
    const alone = this.#isAlone;
    // A lone person has the first word in any race, and the last one in a talk.
    const waits = alone && (person >= 0 || this.#isTalkedOver(ask));
    const notBefore = alone ? this.#put + (this.#isOffered(ask) ? OFFERED : AT_ONCE) : now;
    const add = (decision: Decision, by: Plan['by'], offered: boolean): void => {
      const { seat, id } = decision;
      const same = before.find((plan) => plan.seat === seat && plan.by === by && plan.offered === offered);
      if (same?.id === id) this.plans.push(same);
      // The moment stands for the same reason as the clocks; what is answered then is thought out anew.
      else if (same && ask.again) this.plans.push({ ...same, id, asked: false });
      else {
        const takes = this.#takes(decision, race && person >= 0);
        this.plans.push({ seat, id, by, offered, asked: false, from: Math.max(now, notBefore), takes });
      }
    };
    // All can see who has no line: nobody answers then by hand, so that a plan is left to the clock.
    const isLeft = (decision: Decision): boolean => this.#isPlanned(decision) && !attention(decision.seat).looking;
    for (const seat of ask.who) if (!isBot(seat)) this.#expected[seat] ??= this.#expect(must(ask.decisions[seat]), now);
    const leaves = (seat: Seat): boolean => (waits && isBot(seat)) || (person >= 0 && ask.who.indexOf(seat) > person);
    for (let seat = 0; seat < this.clocks.length; seat++) {
      const decision = ask.decisions[seat];
      if (decision && !ask.sealed[seat] && !leaves(seat)) {
        if (isLeft(decision)) continue;
        if (this.#ownOrder(decision)) add(decision, 'standing', false);
        else if (isBot(seat)) add(decision, 'bot', false);
        else if (this.#unasked(decision)) this.#answerLikeThem(decision, now);
      }
      const offer = ask.offers[seat];
      if (offer && isBot(seat)) add(offer, 'bot', true);
    }
  }

  /** Is there something a person could take up while others decide? */
  #isOffered({ offers }: OpenAsk): boolean {
    return offers.some((offer) => offer && !this.#manner.isBot(offer.seat) && !this.#givenWay.has(offer.seat) && answerable(offer.shape));
  }

  /** Does a talk go on in which a person could still do something? */
  #isTalkedOver(ask: OpenAsk): boolean {
    return pace(this.#match) === 'talk' && this.#isOffered(ask);
  }

  /** Where a seat can do nothing it answers when its person would have: not while nobody is there, nor if they would have let the clock speak. */
  #answerLikeThem({ seat, id }: Decision, now: number): void {
    const { from, takes, silent } = must(this.#expected[seat]);
    const leftToClock = silent && this.clocks[seat]?.at !== null;
    if (leftToClock || !this.#isThere(seat, now)) return;
    this.plans.push({ seat, id, by: 'standing', offered: false, asked: false, from, takes });
  }

  /** A person lets the others go first, until anything happens: bots need not wait for them. False where there is nothing to give way in. */
  giveWay(seat: Seat, now: number): boolean {
    const ask = this.#ask;
    const isRacing = ask?.who.includes(seat) && isRace(this.#match);
    const isTalking = this.#isAlone && ask?.offers[seat] && pace(this.#match) === 'talk';
    if ((!isRacing && !isTalking) || this.#givenWay.has(seat)) return false;
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
    for (const expected of this.#expected) if (expected) expected.from += by;
    this.#put += by;
  }
}
