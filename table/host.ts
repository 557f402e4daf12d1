/**
 * A match with its streams and clocks: takes inputs one at a time and returns what each viewer is to be sent. It knows no socket, no store and no clock of
 * its own: the time comes with every call. The caller stores what it returns, and sends it only then.
 */
import { CARD, factsOf, type PacedGame, type Passage, showing } from '@lurk/contract';
import {
  apply,
  begin,
  type Choice,
  canonical,
  copyState,
  type Decision,
  type GameTypes,
  hashState,
  type Input,
  type Json,
  judge,
  keyedDice,
  type Match,
  Memories,
  must,
  type Refusal,
  type Remembered,
  resume,
  type Sealed,
  type Seat,
  type State,
  seatsOut,
  sha256Hex,
  type Told,
  type View,
  type Viewer,
  view,
} from '@lurk/kernel';
import type { KeptHabit } from './habits.ts';
import type { Chance } from './pace.ts';
import { isFor, judged as judgedPlan, type Planned, plannedFor } from './planned.ts';
import type { Speed } from './protocol.ts';
import { receiptOf, sealsOf } from './seals.ts';
import { type Output, Streams } from './streams.ts';
import type { Telling } from './telling.ts';
import { type Attention, attentive, type Clock, Timing, type Wanted, type Wants } from './timing.ts';

/** What a table brings to a match, apart from its rules. */
export interface Setting {
  /** By seat: does a bot answer for it? */
  bots: boolean[];
  speed: Speed;
  /** The match's secret, published after the end; salts of sealed answers come from it. */
  secret: string;
  chance: Chance;
  /** Without pace nobody waits for anybody's sake: for simulation, and for measuring. */
  paced: boolean;
  /** By seat: is anybody there to answer for it? Where it is not said, everybody is. */
  attention?: Attention[];
  /** Does a second person belong to this match, here or gone, or does anybody watch it? Where it is not said, nobody. */
  others?: boolean;
}
export interface HostStart<G extends GameTypes> extends Setting {
  options: G['Options'];
  seed: string;
  now: number;
}

/** Counted up when what is saved comes to mean something else without looking different. */
const LAYOUT = 3;

/** Everything about a running match that must outlive the process. */
export interface Saved<G extends GameTypes = GameTypes> {
  /** The version of the rules that made it, and how they begin this match: whatever begins it otherwise would read the rest otherwise too. */
  rules: string;
  origin: string;
  s: State<G>;
  sent: number[];
  clocks: (Clock | null)[];
  memories: Remembered;
  counts: number[];
  receipts: (string | null)[];
  /** Until when what was told last is being shown; matches saved before that was known have none. */
  shownUntil?: number;
  /** The passage that what was shown last belongs to; matches saved before there were any have none. */
  passage?: Passage;
  /** How each seat wants to be asked; matches saved before that was kept have none. */
  wants?: Wants[];
  /** How its people answer; matches saved before that was kept have none. */
  habits?: KeptHabit[];
}

export type Outcome = ({ ok: true; receipt: string | null; seals: string | null } & Output) | { ok: false; refusal: Refusal };
/** An input that stands, before it is put into words. */
interface Taken<G extends GameTypes> {
  ok: true;
  told: Told<G['Event']>[];
  /** By seat: the time its clock answers; undefined where that has not changed. */
  due: (number | null | undefined)[];
  receipt: string | null;
  seals: string | null;
  /** An answer was only sealed or unsealed: nothing else has changed. */
  isSealed: boolean;
}
/** What a bot is asked: what a player at that seat would have before them, and nothing else. */
export interface BotTask<G extends GameTypes = GameTypes> {
  seat: Seat;
  id: number;
  view: View<G>;
  memory: Json;
}

export class Host<G extends GameTypes> {
  readonly game: PacedGame<G>;
  readonly match: Match<G>;
  readonly #setting: Setting;
  readonly #streams: Streams<G>;
  readonly #timing: Timing<G>;
  /** Of every seat: a bot that takes over must remember what the person was told. */
  readonly #memories: Memories<G>;
  readonly #counts: number[];
  readonly #receipts: (string | null)[];
  readonly #origin: string;
  readonly #wants: Wants[];
  /** By seat: is anybody there to answer for it? */
  readonly attention: Attention[];
  /** By seat: the frame in which something was last told that is shown, and the frame up to which the seat has seen all. */
  #shows: number[];
  readonly #seen: number[];
  #passage: Passage;
  #due: (number | null)[];

  private constructor(
    game: PacedGame<G>,
    setting: Setting,
    { origin, s, sent, clocks, memories, counts, receipts, shownUntil, passage, wants, habits }: Saved<G>,
  ) {
    this.game = game;
    this.#origin = origin;
    this.match = resume(game, s);
    this.#setting = setting;
    this.#streams = new Streams(this.match, sent);
    const manner = {
      speed: setting.speed,
      chance: setting.chance,
      paced: setting.paced,
      isBot: (seat: Seat) => setting.bots[seat],
      company: () => ({ people: setting.bots.filter((bot) => !bot).length, others: setting.others ?? false }),
      wants: (seat: Seat) => this.#wants[seat],
      planned: (decision: Decision) => this.#planned(decision),
      attention: (seat: Seat) => this.attention[seat],
    };
    this.#wants = wants ?? s.own.map(() => ({ emptyToo: false, passing: false }));
    this.attention = setting.attention ?? s.own.map(attentive);
    this.#shows = sent.slice();
    this.#seen = sent.slice();
    this.#passage = passage ?? null;
    this.#timing = new Timing(this.match, manner, clocks, shownUntil, habits);
    this.#memories = new Memories(game, memories);
    this.#counts = counts;
    this.#receipts = receipts;
    this.#due = s.own.map(() => null);
  }

  static begin<G extends GameTypes>(game: PacedGame<G>, start: HostStart<G>): { host: Host<G> } & Output {
    const seats = start.bots.length;
    const { match, told } = begin(game, { seats, options: start.options, dice: keyedDice(start.seed) });
    const fill = <T>(value: T): T[] => new Array(seats).fill(value);
    const memories = Memories.blank(game, seats).remembered;
    const host = new Host(game, start, {
      rules: game.rulesVersion,
      origin: sha256Hex(`${LAYOUT}|${hashState(match.s)}|${canonical(memories)}`).slice(0, 16),
      s: match.s,
      sent: [...fill(0), 0],
      clocks: fill(null),
      memories,
      counts: fill(0),
      receipts: fill(null),
    });
    host.#memories.hear(told);
    const words = host.#streams.first(told);
    host.#look(start.now, told);
    return { host, ...words };
  }

  /** A match as it was saved. */
  static restore<G extends GameTypes>(game: PacedGame<G>, setting: Setting, saved: Saved<G>, now: number): Host<G> {
    const host = new Host(game, setting, saved);
    host.#look(now, []);
    return host;
  }

  save(): Saved<G> {
    const { clocks, shownUntil, habits } = this.#timing;
    return {
      rules: this.game.rulesVersion,
      origin: this.#origin,
      s: this.match.s,
      sent: this.#streams.sent,
      clocks,
      memories: this.#memories.remembered,
      counts: this.#counts,
      receipts: this.#receipts,
      shownUntil,
      passage: this.#passage,
      wants: this.#wants,
      habits,
    };
  }

  /** The same as a copy, which the match leaves alone when it goes on. What is remembered is only ever followed by something new. */
  copy(): Saved<G> {
    const saved = this.save();
    const { s, sent, clocks, memories, counts, receipts, wants = [], habits = [] } = saved;
    return {
      ...saved,
      s: copyState(this.game, s),
      sent: sent.slice(),
      clocks: clocks.map((clock) => clock && { ...clock }),
      memories: { ...memories, own: memories.own.slice() },
      counts: counts.slice(),
      receipts: receipts.slice(),
      wants: wants.map((one) => ({ ...one })),
      habits: structuredClone(habits),
    };
  }

  /** Was this saved by the same rules, of a match that they begin just as this one began? */
  canRead(saved: Partial<Saved<G>>): saved is Saved<G> {
    return saved.rules === this.game.rulesVersion && saved.origin === this.#origin;
  }

  get over(): Json {
    return this.match.s.control.over;
  }

  view(viewer: Viewer): View<G> {
    return view(this.match, viewer);
  }

  /** The number of the last frame of a viewer's stream. */
  lastOf(viewer: Viewer): number {
    return this.#streams.lastOf(viewer);
  }

  /** Has this seat left the match for good, for all to see? */
  isOut(seat: Seat): boolean {
    return seatsOut(this.match).includes(seat);
  }

  isWaitedFor(seat: Seat): boolean {
    const { ask } = this.match.s.control;
    return (ask?.who.includes(seat) && !ask.sealed[seat]) ?? false;
  }

  dueOf(seat: Seat): number | null {
    return this.#timing.due(seat);
  }

  /** `judged`: what `judge` has just said of this input. */
  apply(input: Input, now: number, judged = this.judge(input)): Outcome {
    const taken = this.#take(input, now, judged);
    if (!taken.ok) return taken;
    const { told, due, receipt, seals, isSealed } = taken;
    const words = isSealed
      ? this.#streams.sealed(this.match, input.seat, { due, seals })
      : this.#streams.after(this.match, told, { due, seals });
    this.#showed(told);
    return { ok: true, ...words, receipt, seals };
  }

  #take(input: Input, now: number, judged: Decision | Refusal): Taken<G> | { ok: false; refusal: Refusal } {
    const { seat } = input;
    const { control } = this.match.s;
    const { ask } = control;
    const before = ask?.sealed[seat];
    // A plan is used once, and whatever else the seat answers to that question has taken its place.
    const ends = typeof judged !== 'string' && !('unseal' in input) && this.#planFor(judged) !== null;
    const learn = this.isBot(seat) ? null : this.#timing.lesson(input, now);
    const result = apply(this.match, input, judged);
    if (!result.ok) return result;
    learn?.();
    if (ends) delete this.#wants[seat].planned;
    this.#counts[seat]++;
    const { who, sealed: seal } = must(ask);
    const sealed = seal[seat] ?? null;
    let receipt: string | null = null;
    if (sealed !== before && who.length > 1) {
      receipt = sealed && receiptOf(this.#setting.secret, seat, this.#counts[seat], sealed.choice);
      this.#receipts[seat] = receipt;
    }
    // A question closed by sealed answers, not by an act: all of them were there.
    const closed = control.ask !== ask && who.every((other) => seal[other]);
    const seals = closed && who.length > 1 ? sealsOf(this.#receipts) : null;
    if (closed) this.#receipts.fill(null);
    this.#memories.hear(result.told);
    return { ok: true, told: result.told, due: this.#look(now, result.told), receipt, seals, isSealed: control.ask === ask };
  }

  /** If that is shown, seats that have not seen it yet are waited for. */
  #showed(told: Told<G['Event']>[]): void {
    if (showing(this.game.events, told).ms > 0) this.#shows = this.#streams.sent.slice();
  }

  /** The same, of an input that another server took: words, numbers and clocks are as it told them. False if it does not stand here. */
  follow(input: Input, at: number, { n, due }: Telling): boolean {
    const taken = this.#take(input, at, this.judge(input));
    if (!taken.ok) return false;
    this.#streams.follow(this.match, taken.isSealed ? [input.seat] : this.match.s.own.keys(), n);
    this.#showed(taken.told);
    this.#timing.follow(due);
    this.#due = this.#due.map((_, seat) => this.#timing.due(seat));
    return true;
  }

  /** Brings the clocks up to date; returns those that changed. */
  #look(now: number, told: Told<G['Event']>[]): (number | null | undefined)[] {
    const { events } = this.game;
    // A turn or a round is over, and with it the orders that were to last so long.
    if (told.some(({ event: { t } }) => factsOf(events, { t }).beat === CARD)) for (const wants of this.#wants) wants.passing = false;
    for (const decision of this.match.s.control.ask?.decisions ?? []) {
      const planned = decision && this.#planFor(decision);
      if (planned && !this.match.s.control.ask?.sealed[decision.seat]) this.#wants[decision.seat].planned = judgedPlan(planned, decision);
    }
    const { ms, passage } = showing(events, told, this.#passage);
    this.#passage = passage;
    this.#timing.look(now, ms);
    const before = this.#due;
    this.#due = before.map((_, seat) => this.#timing.due(seat));
    return this.#due.map((due, seat) => (due === before[seat] ? undefined : due));
  }

  /** The decision an input answers now, or why it is refused. */
  judge(input: Input): Decision | Refusal {
    return judge(this.match, input);
  }

  /**
   * From when an answer of this seat, said at this moment, counts: at once, or when a quick close no longer tells that nobody could act
   * and a last seal has rested.
   */
  countsFrom(seat: Seat, choice: Choice, said: number): number {
    return this.#timing.countsFrom(seat, choice, said);
  }

  /** Does a bot answer for this seat? */
  isBot(seat: Seat): boolean {
    return this.#setting.bots[seat] ?? false;
  }

  /** A bot takes a seat over, or gives it back. */
  setBot(seat: Seat, bot: boolean, now: number): void {
    this.#setting.bots[seat] = bot;
    // A person who takes the seat back is there.
    if (bot) this.#timing.plan(now);
    else this.#timing.sign(seat, false, now);
  }

  /** A person lets the others go first, where the first answer counts. False where it does not. */
  giveWay(seat: Seat, now: number): boolean {
    return this.#timing.giveWay(seat, now);
  }

  /** How a seat wants to be asked from now on; refused if it plans what it cannot foresee. */
  setWants(seat: Seat, { planned, ...wants }: Wanted, now: number): Wants | Refusal {
    const foreseen = planned ? (this.game.foresight?.foreseen(this.view(seat)) ?? null) : null;
    const plan = planned ? plannedFor(foreseen, planned) : planned;
    if (planned && !plan) return 'notAnOption';
    const own = Object.assign(this.#wants[seat], wants);
    if (plan) own.planned = plan;
    else if (plan === null) delete own.planned;
    this.#timing.plan(now);
    return own;
  }

  /** What this seat has planned for the question that this decision belongs to. */
  #planFor(decision: Decision): Planned | null {
    const { seat } = decision;
    const { planned } = this.#wants[seat];
    const { foresight } = this.game;
    if (!planned || !foresight || this.match.s.control.ask?.decisions[seat] !== decision) return null;
    return isFor(planned, decision, foresight.about(this.view(seat))) ? planned : null;
  }

  /** What is answered by it, as long as the question takes it. */
  #planned(decision: Decision): Sealed {
    const planned = this.#planFor(decision);
    return planned && !judgedPlan(planned, decision).lapsed ? { choice: planned.choice } : null;
  }

  get hasOthers(): boolean {
    return this.#setting.others ?? false;
  }

  /** Somebody else has come, or gone: from the next question on a lone person is alone no more, or again. */
  setOthers(others: boolean, now: number): void {
    this.#setting.others = others;
    this.#timing.plan(now);
  }

  /** A page of this seat's person shows the table again, or none does any more. */
  setLooking(seat: Seat, looking: boolean, now: number): void {
    this.#timing.setLooking(seat, looking, now);
  }

  /** This seat's person has moved or said something; `byPage`: their page tells whenever they do. */
  sign(seat: Seat, byPage: boolean, now: number): void {
    this.#timing.sign(seat, byPage, now);
  }

  wantsOf(seat: Seat): Wants {
    return this.#wants[seat];
  }

  /** A person has seen all that was told up to this frame of theirs; once all have, nobody need wait for the rest of the time it was given. */
  sawTill(seat: Seat, n: number, now: number): void {
    this.#seen[seat] = Math.max(this.#seen[seat], n);
    if (this.#setting.bots.every((bot, other) => bot || this.#seen[other] >= this.#shows[other])) this.#timing.allSeen(now);
  }

  /** The clocks stood still for so long: nobody was there, or the server was down. */
  shift(by: number): void {
    this.#timing.shift(by);
    this.#due = this.#due.map((_, seat) => this.#timing.due(seat));
  }

  /** Bots with a new question before them. Each is handed out once. */
  botTasks(): BotTask<G>[] {
    const tasks: BotTask<G>[] = [];
    for (const plan of this.#timing.plans) {
      if (plan.by !== 'bot' || plan.asked) continue;
      plan.asked = true;
      tasks.push({ seat: plan.seat, id: plan.id, view: this.view(plan.seat), memory: this.#memories.of(plan.seat) });
    }
    return tasks;
  }

  /** Whatever bots were asked is forgotten. */
  askAgain(): void {
    for (const plan of this.#timing.plans) plan.asked = false;
  }

  /** When this answer of a bot to this decision is to be given; null if it is no longer wanted. */
  planned(seat: Seat, id: number, choice: Choice): number | null {
    const plan = this.#timing.plans.find((known) => known.seat === seat && known.id === id && known.by === 'bot');
    return plan ? this.#timing.givenAt(plan, choice) : null;
  }

  /** The next moment at which a clock or a standing order answers; null if only people and bots are waited for. */
  wakesAt(): number | null {
    let at = Number.POSITIVE_INFINITY;
    for (const due of this.#due) if (due !== null && due < at) at = due;
    for (const standing of this.#standing()) at = Math.min(at, standing.at);
    return at === Number.POSITIVE_INFINITY ? null : at;
  }

  /** What clocks and standing orders answer at this moment. */
  answersAt(now: number): Input[] {
    const inputs: Input[] = [];
    for (const { seat, id, at, choice } of this.#standing()) if (at <= now) inputs.push({ seat, id, choice });
    // In the order in which the question names them: where the first answer counts, the game says whose that is.
    for (const seat of this.match.s.control.ask?.who ?? []) {
      const due = this.#due[seat];
      if (due === null || due > now) continue;
      const { id } = must(this.#timing.clocks[seat]);
      // To the others a plan that the clock gives is what any answer of the clock is.
      const order = this.#timing.planned(must(this.match.s.control.ask?.decisions[seat]));
      inputs.push(order ? { seat, id, choice: order.choice } : { seat, id, timeout: true });
    }
    return inputs;
  }

  /** Standing orders not yet given, and passes of those who can do nothing. */
  *#standing(): Generator<{ seat: Seat; id: number; at: number; choice: Choice }> {
    const { ask } = this.match.s.control;
    for (const plan of this.#timing.plans) {
      const { by, seat, id } = plan;
      const decision = ask?.decisions[seat];
      if (by !== 'standing' || decision?.id !== id || must(ask).sealed[seat]) continue;
      const order = this.#timing.orderOf(decision);
      if (order) yield { seat, id, at: this.#timing.givenAt(plan, order.choice), choice: order.choice };
    }
  }
}
