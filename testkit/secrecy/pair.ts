/**
 * Two worlds that some viewers cannot tell apart, played on together: the same seats answer, alike where a viewer may learn the answer and,
 * wherever that is allowed, differently. Not a byte, a number, a clock or who is asked may differ for a viewer before a lawful reveal does.
 */
import { factsOf, isPrivate, type Outlet, showTime } from '@lurk/contract';
import {
  accepts,
  actsAtOnce,
  answerable,
  anyChoice,
  type Choice,
  type Decision,
  type GameTypes,
  type Input,
  type Match,
  type Message,
  messagesFor,
  pace,
  privateView,
  type Seat,
  type Told,
  type Viewer,
  view,
  waitingFor,
} from '@lurk/kernel';
import { seenBy } from '../learns.ts';
import { letOut, unlawful } from '../outlets.ts';
import { anyAnswer, applied, type Below } from '../play/player.ts';
import type { Proof } from '../proof.ts';
import type { Report } from '../report.ts';
import { difference } from './swaps.ts';

/** How often a choice legal in both worlds is looked for, and how many answers are drawn to find two that may differ. */
const TRIES = 12;
const DRAWN = 14;
/** One input in so many is an offer taken up. Of the answers that may differ this many in four do; of sealed ones that all will see, one. */
const OFFER = 6;
const DIFFER = 3;

/** A seat's decision, or its offer, in each world. */
interface Asked {
  from: 'decisions' | 'offers';
  decisions: [Decision, Decision];
}
/** What it does in each. An offer may be taken up in one of them alone: then the other has no choice. */
interface Move extends Asked {
  choices: [Choice, Choice | undefined];
  /** Are there viewers who may not tell the two apart even when they count? If not, they may until then. */
  isSecret: boolean;
}
/** An answer that was not the same in both worlds. */
interface Parting {
  kind: string;
  seat: Seat;
  choices: [Choice, Choice | undefined];
}
/** An answer drawn: what each viewer may learn of it, and how it ends the question. */
interface Drawn {
  choice: Choice | undefined;
  seen: string[];
  closes: Closes;
}
type Closes = 'acts' | 'last' | 'no';
/** An offer that is not taken up. */
const SILENCE = { choice: undefined, closes: 'acts' as const };
const text = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const isSame = (a: unknown, b: unknown): boolean => text(a) === text(b);
const seatsOf = (decisions: Decision[]): string => decisions.map(({ seat }) => seat).join();

export interface PairRun<G extends GameTypes> {
  module: Proof<G>;
  real: Match<G>;
  twin: Match<G>;
  /** Those who cannot tell the two apart. */
  viewers: Viewer[];
  /** Events through which what differs from the start may lawfully come out, as far as the game lets anything out through them. */
  until: readonly string[];
  /** The words for a failure: how a viewer tells the worlds apart, and of which match. */
  fault: string;
  where: string;
  below: Below;
  report: Report;
  /** Everybody passes who may: what is secret then often stays so for longer. */
  quietly?: boolean;
  /** Told before a question is answered, and when all that came of it was the same for somebody who must not learn it. */
  onAnswer?(kind: string): void;
  onAlike?(): void;
}

export class Pair<G extends GameTypes> {
  readonly #run: PairRun<G>;
  readonly #worlds: [Match<G>, Match<G>];
  readonly #lawful: Set<string>;
  readonly #partings: Parting[] = [];
  #viewers: Viewer[];
  #inputs = 0;

  constructor(run: PairRun<G>) {
    this.#run = run;
    this.#worlds = [run.real, run.twin];
    this.#viewers = run.viewers;
    this.#lawful = new Set(run.until);
  }

  /** One input to both worlds; false once there is no more to compare, or a difference has been reported. */
  step(mayDiffer: boolean): boolean {
    const { below, report } = this.#run;
    const asked = this.#asked();
    if (!asked) return this.#without();
    const isOpen = this.#run.module.learns[asked.decisions[0].kind] === 'everybody';
    const often = isOpen ? (this.#run.quietly ? 0 : 1) : DIFFER;
    const differing = mayDiffer && below(4) < often ? this.#different(asked) : null;
    const move = differing ?? this.#alike(asked);
    if (!move) return this.#without();
    report.count('twin inputs');
    return this.#give(move);
  }

  /** The first input of twins that are the same until this seat's decision, or its offer, is answered differently. Null if it cannot be. */
  part(from: Move['from'], seat: Seat): 'secret' | 'sealed' | null {
    const [one, other] = this.#worlds.map(({ s }) => s.control.ask?.[from][seat]);
    const move = one && other ? this.#different({ from, decisions: [one, other] }) : null;
    if (!move) return null;
    this.#give(move);
    return move.isSecret ? 'secret' : 'sealed';
  }

  /** The same input to both; false if it cannot be given, or if there is no more to compare. */
  input(input: Input): boolean {
    const [real, twin] = this.#worlds.map(({ s }) => s.control.ask);
    const { seat, id } = input;
    const from = real?.offers[seat]?.id === id ? 'offers' : 'decisions';
    const [one, other] = [real?.[from][seat], twin?.[from][seat]];
    if (!one || !other || ('choice' in input && !accepts(other, input.choice))) return this.#without();
    if ('choice' in input) return this.#give({ from, decisions: [one, other], choices: [input.choice, input.choice], isSecret: false });
    const [told, alsoTold] = this.#worlds.map((world, i) => applied(world, { ...input, id: [one, other][i]!.id }).told);
    return !this.isOver && this.#compare(told!, alsoTold!);
  }

  get isOver(): boolean {
    return this.#viewers.length === 0 || this.#worlds.some(({ s }) => s.control.over !== null);
  }

  #without(): false {
    this.#run.report.count('twin runs without a choice in common');
    return false;
  }

  /** The same seat's decision, or now and then its offer, in both worlds. */
  #asked(): Asked | null {
    const { below } = this.#run;
    const [real, twin] = this.#worlds;
    const offers = below(OFFER) === 0 ? real.s.control.ask!.offers.filter((d) => d && answerable(d.shape)) : [];
    const [open, from] = offers.length > 0 ? [offers, 'offers' as const] : [waitingFor(real), 'decisions' as const];
    const decision = open[below(open.length)]!;
    const other = twin.s.control.ask![from][decision.seat];
    return other ? { from, decisions: [decision, other] } : null;
  }

  /** The same answer in both. The viewer is asked alike; of the others, what they do could have been done in both worlds. */
  #alike({ from, decisions }: Asked): Move | null {
    const { below, quietly } = this.#run;
    const [a, b] = decisions;
    if (quietly && from === 'decisions' && a.mayPass && b.mayPass) return { from, decisions, choices: [null, null], isSecret: false };
    for (let i = 0; i < TRIES; i++) {
      const choice = from === 'offers' ? anyChoice(a.shape, below) : anyAnswer(a, below);
      if (accepts(b, choice)) return { from, decisions, choices: [choice, choice], isSecret: false };
    }
    return null;
  }

  /** Two answers that differ and that at least one viewer may not tell apart; of those drawn, a pair that leaves most viewers in the dark. */
  #different({ from, decisions }: Asked): Move | null {
    const [{ seat, kind }] = decisions;
    if (!this.#run.module.learns[kind]) return null;
    const others = this.#viewers.filter((viewer) => viewer !== seat);
    const drawn = decisions.map((_, i) => this.#draw({ from, decisions }, i as 0 | 1, others));
    let best: Move | null = null;
    let most = -1;
    for (const one of drawn[0]!)
      for (const other of from === 'offers' ? [{ ...SILENCE, seen: others.map(() => text(null)) }, ...drawn[1]!] : drawn[1]!) {
        if (isSame(one.choice, other.choice) || one.closes !== other.closes) continue;
        const blind = one.seen.filter((seen, i) => seen === other.seen[i]).length;
        // A sealed answer is nobody's to learn yet.
        if (blind <= most || (blind === 0 && one.closes !== 'no')) continue;
        best = { from, decisions, choices: [one.choice!, other.choice], isSecret: blind > 0 };
        most = blind;
        if (most === others.length) return best;
      }
    return best;
  }

  /** Answers to one of the two decisions, each with what every viewer may learn of it. */
  #draw({ from, decisions }: Asked, i: 0 | 1, others: Viewer[]): Drawn[] {
    const { below, module } = this.#run;
    const decision = decisions[i];
    const { s } = this.#worlds[i];
    const { seat, kind } = decision;
    if (!answerable(decision.shape) && !decision.mayPass) return [];
    const out = new Map<string, Drawn>();
    for (let n = 0; n < DRAWN; n++) {
      const choice = from === 'offers' ? anyChoice(decision.shape, below) : anyAnswer(decision, below);
      if (out.has(text(choice))) continue;
      const seen = others.map((viewer) => text(seenBy(module.learns[kind], choice, { seat, viewer, s })));
      out.set(text(choice), { choice, seen, closes: this.#closes(from, decision, choice, i) });
    }
    return [...out.values()];
  }

  /** How an answer ends the question: at once, as the last of several, or not yet. */
  #closes(from: Move['from'], { seat, kind }: Decision, choice: Choice, i: 0 | 1): Closes {
    const { game, s } = this.#worlds[i];
    const { who, sealed } = s.control.ask!;
    if (from === 'offers' || actsAtOnce(game.asks[kind], choice)) return 'acts';
    return who.every((other) => other === seat || sealed[other]) ? 'last' : 'no';
  }

  /** What counts now, in each world: this answer, or with it all that were sealed before. */
  #delivered(move: Move): Parting[] {
    const [{ seat, kind }] = move.decisions;
    const closes = this.#closes(move.from, move.decisions[0], move.choices[0], 0);
    const given = { kind, seat, choices: move.choices };
    if (closes === 'no') return [];
    if (closes === 'acts') return [given];
    const [sealed, also] = this.#worlds.map(({ s }) => s.control.ask!.sealed);
    const rest = this.#worlds[0].s.control.ask!.who.filter((other) => other !== seat);
    return [given, ...rest.map((other): Parting => ({ kind, seat: other, choices: [sealed![other]!.choice, also![other]!.choice] }))];
  }

  /** Does this viewer learn in which of the two worlds it is, by what counts now? */
  #learns(viewer: Viewer, move: Move): boolean {
    return this.#delivered(move).some(({ kind, seat, choices: [a, b] }) => {
      if (seat === viewer || isSame(a, b)) return false;
      const learns = this.#run.module.learns[kind];
      const seen = (choice: Choice | undefined, i: 0 | 1): unknown =>
        choice === undefined ? null : seenBy(learns, choice, { seat, viewer, s: this.#worlds[i].s });
      return !isSame(seen(a, 0), seen(b, 1));
    });
  }

  #give(move: Move): boolean {
    const { module, report, onAnswer } = this.#run;
    const [{ seat, kind }] = move.decisions;
    this.#inputs++;
    const differs = !isSame(...move.choices);
    // The seat that answers differently knows it; so do those who may learn it now.
    this.#viewers = this.#viewers.filter((viewer) => !(differs && viewer === seat) && !this.#learns(viewer, move));
    if (differs && this.#viewers.length > 0) {
      this.#partings.push({ kind, seat, choices: move.choices });
      report.count('answer twins');
      report.count(`${move.isSecret ? 'answers' : 'sealed answers'} to ${kind}`);
    }
    for (const { kind: of, choices } of this.#delivered(move)) {
      const learns = module.learns[of];
      if (learns !== 'everybody' && !isSame(...choices)) for (const event of learns.until) this.#lawful.add(event);
    }
    onAnswer?.(kind);
    const told = this.#worlds.map((world, i): Told<G['Event']>[] => {
      const choice = move.choices[i];
      return choice === undefined ? [] : applied(world, { seat, id: move.decisions[i]!.id, choice }).told;
    });
    // The outcome is everybody's to know and hangs on every secret.
    if (this.isOver) return false;
    return this.#compare(told[0]!, told[1]!);
  }

  /** What everybody gets of the two worlds, one viewer after the other. */
  #compare(told: Told<G['Event']>[], alsoTold: Told<G['Event']>[]): boolean {
    const { module, report } = this.#run;
    const [real, twin] = this.#worlds;
    const aloud = [...told, ...alsoTold].find(({ to, event }) => to === 'all' && isPrivate(module.events, event));
    if (aloud) return this.#fault('public', `a private event told to everybody: ${text(aloud.event)}`);
    const shown = [showTime(module.events, told), showTime(module.events, alsoTold)];
    const asked = this.#worlds.map(askedOf);
    const seen = this.#worlds.map((world) => JSON.stringify(view(world, 'public')));
    for (const viewer of this.#viewers.slice()) {
      const mine = this.#worlds.map((world) => (viewer === 'public' ? '' : JSON.stringify(privateView(world, viewer))));
      const seesMore = seen[0] !== seen[1] || mine[0] !== mine[1];
      const heard = [messagesFor(real, told, viewer), messagesFor(twin, alsoTold, viewer)] as const;
      const parted = heardApart(...heard);
      if (parted) {
        const wrong = this.#wrongIn(parted, seesMore || this.#liesAlike(parted, heard));
        if (wrong) return this.#fault(viewer, `a message to them, ${wrong}: ${text(parted[0])} against ${text(parted[1])}`);
        // From here on it knows, and may tell the worlds apart by anything.
        this.#viewers = this.#viewers.filter((other) => other !== viewer);
        report.count('twin runs up to a reveal');
        continue;
      }
      if (seesMore) return this.#fault(viewer, `the view: ${difference(view(real, viewer) as never, view(twin, viewer) as never)}`);
      // Nobody goes on while it is shown: everybody sees how long.
      if (shown[0] !== shown[1]) return this.#fault(viewer, `how long it is shown: ${shown[0]} against ${shown[1]}`);
      if (asked[0] !== asked[1]) return this.#fault(viewer, `who is asked, and for how long: ${asked[0]} against ${asked[1]}`);
    }
    if (this.isOver) return false;
    this.#run.onAlike?.();
    return true;
  }

  /** What may not differ in two messages that do, if anything: the rest has lawfully come out. */
  #wrongIn([x, y]: Apart<G>, liesOpen: boolean): string | null {
    if (!x || !y) return 'which one world has and the other has not';
    if (x.n !== y.n) return 'its number';
    const [one, other] = [x, y].map(({ event }) => this.#outlet(event));
    if (!one || !other) return 'through which nothing comes out now';
    if (x.event.t !== y.event.t && !one.or?.includes(y.event.t) && !other.or?.includes(x.event.t)) return 'its kind';
    const fields = unlawful([one, other], x.event, y.event);
    if (fields.length > 0) return `its ${fields.join(', ')}`;
    return one.lies && other.lies && !liesOpen ? 'which lets out what lies open nowhere' : null;
  }

  /** The same lies open afterwards if one input lets out the same things in another order, or of other seats: two hands discarded at once. */
  #liesAlike([x]: Apart<G>, heard: readonly [Message<G['Event']>[], Message<G['Event']>[]]): boolean {
    const outlet = x && this.#outlet(x.event);
    if (!outlet) return false;
    const [one, other] = heard.map((messages) =>
      messages.filter(({ event }) => event.t === x.event.t).flatMap(({ event }) => letOut(outlet, event)),
    );
    return isSame(one!.sort(), other!.sort());
  }

  #outlet(event: G['Event']): Outlet<G, G['Event']> | undefined {
    return this.#lawful.has(event.t) ? factsOf(this.#run.module.events, event).out : undefined;
  }

  #fault(viewer: Viewer, what: string): false {
    const { report, fault, where } = this.#run;
    const answers = this.#partings.map(({ kind, seat, choices: [a, b] }) => `"${kind}" by seat ${seat}, ${text(a)} against ${text(b)}`);
    const given = answers.length > 0 ? ` of the answers to ${answers.reverse().slice(0, 3).join('; before it ')}` : '';
    report.fail(`viewer ${viewer} ${fault} by ${what}${given} (${where}, input ${this.#inputs} of the twins)`);
    this.#viewers = [];
    return false;
  }
}

/** Who is asked, how fast it may close, and everybody's clock: all can see when it runs out. */
function askedOf<G extends GameTypes>(match: Match<G>): string {
  const { ask } = match.s.control;
  const clocks = ask?.who.map((seat) => ask.decisions[seat]?.deadline);
  return `seats ${seatsOf(waitingFor(match))}, pace ${pace(match)}, clocks ${clocks}`;
}

type Apart<G extends GameTypes> = [Message<G['Event']> | undefined, Message<G['Event']> | undefined];
/** The first message that is not the same in both. */
function heardApart<G extends GameTypes>(a: Message<G['Event']>[], b: Message<G['Event']>[]): Apart<G> | null {
  for (let i = 0; i < Math.max(a.length, b.length); i++) if (!isSame(a[i], b[i])) return [a[i], b[i]];
  return null;
}
