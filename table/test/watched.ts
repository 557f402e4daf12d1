/**
 * One person, question after question by the real rules, over a clock that is moved by hand; and somebody who takes down how long each of them stays
 * open. What the person does is a manner of theirs: when they are there, and how long they look.
 */
import { answerable, type Choice, type Decision, hidesSeals, isEmpty, must, pace } from '@lurk/kernel';
import { anyAnswer, chance } from '@lurk/testkit';
import { Driver } from '../driver.ts';
import { stranger } from '../habits.ts';
import { Host, type Saved } from '../host.ts';
import { TestEnvironment } from '../test/environment.ts';
import { attentive } from '../timing.ts';
import type { Spot, Spots } from './spots.ts';

export const SECOND = 1000;
export type Draw = () => number;

/** From 0 to 1, as of this seed. */
const drawing = (seed: string): Draw => {
  const draw = chance(seed);
  return () => (draw(1_000_000) + 0.5) / 1_000_000;
};
/** Times as people take them: of another family than those the table draws. */
export const about = (ms: number, draw: Draw, spread = 0.5): number =>
  Math.round(ms * Math.exp(spread * Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw())));
/** Times until something that happens at no time in particular. */
export const sometime = (ms: number, draw: Draw): number => Math.round(-Math.log(draw()) * ms);

// ── Somebody who is watched ──

/** How somebody plays. */
export interface Person {
  readonly name: string;
  /** How long they stay, and how long they are away then, by turns; they begin by staying. Null: for ever. */
  stays(draw: Draw): number | null;
  isAwayFor(draw: Draw): number | null;
  /** How they go: the line is lost, which all are told; or the page stays open before an empty chair. */
  goes: 'offline' | 'quietly';
  /** Their page tells when they move something. */
  givesSigns: boolean;
  /** How long they look at a window of this kind (null: they leave it to the clock), and at any other question. */
  looks(draw: Draw, kind: string): number | null;
  thinks(draw: Draw): number;
}

/** One window of theirs, as it was seen. */
export interface Seen {
  kind: string;
  /** They could have done something. */
  could: boolean;
  took: number;
  /** They had no line at some moment of it, for all to see. */
  cut: boolean;
}

/** Between two questions to the same person. */
const BETWEEN = 6 * SECOND;
/** How often a question in which time hides nothing comes before a window. */
const OPENLY = 0.6;

class Watched {
  readonly #spots: Spots;
  readonly #person: Person;
  readonly #draw: Draw;
  readonly #chance: Draw;
  readonly #below: (n: number) => number;
  /** What the table knows of them, from one question to the next. */
  readonly #attention = attentive();
  readonly #habit = stranger();
  #time = 0;
  #isThere = true;
  /** When they come or go next. */
  #turnsAt: number | null;
  #said = 0;

  constructor(spots: Spots, person: Person, no: number) {
    const seed = `${spots.game.name} ${person.name} ${no}`;
    this.#spots = spots;
    this.#person = person;
    this.#draw = drawing(`${seed} person`);
    this.#chance = drawing(`${seed} table`);
    this.#below = chance(`${seed} rounds`);
    this.#turnsAt = person.stays(this.#draw);
  }

  next(): Seen {
    const { open, windows } = this.#spots;
    if (open.length > 0 && this.#draw() < OPENLY) this.#ask(must(open[this.#below(open.length)]));
    const { kind, can, cannot } = must(windows[this.#below(windows.length)]);
    const could = this.#below(2) === 0;
    return { kind, could, ...this.#ask(could ? can : cannot) };
  }

  /** Puts the question, and sees how long it stays open. */
  #ask({ kind, seat, saved: text }: Spot): { took: number; cut: boolean } {
    const { goes, givesSigns, looks, thinks } = this.#person;
    this.#wait(sometime(BETWEEN, this.#draw));
    const saved: Saved = JSON.parse(text);
    const seats = saved.s.own.length;
    const attention = Array.from({ length: seats }, (_, other) => (other === seat ? this.#attention : attentive()));
    const habits = attention.map((_, other) => (other === seat ? this.#habit : stranger()));
    const bots = attention.map(() => false);
    const setting = { bots, speed: 'normal' as const, secret: '', chance: this.#chance, paced: true, attention };
    const host = Host.restore(this.#spots.game, setting, { ...saved, habits }, this.#time);
    const environment = new TestEnvironment(this.#time);
    const driver = new Driver(host, environment);
    driver.start();
    const { match } = host;
    const { ask } = match.s.control;
    const [opened, hides] = [environment.time, pace(match) !== 'none'];
    const decision = must(ask?.decisions[seat]);
    const isOpen = (): boolean => match.s.control.ask === ask && (hidesSeals(match) || !ask?.sealed[seat]);
    const say = (by: Decision, choice: Choice): void => environment.say(driver, `k${++this.#said}`, { seat: by.seat, id: by.id, choice });
    // The others are quick: what is seen is this person's time.
    for (const other of must(ask).who) {
      const asked = must(ask?.decisions[other]);
      if (other !== seat && isOpen()) say(asked, asked.mayPass || !answerable(asked.shape) ? null : anyAnswer(asked, this.#below));
    }
    let answersAt: number | null = null;
    // Where the page asks for nothing they do nothing.
    const begin = (): void => {
      if (isEmpty(match, decision)) return;
      const after = hides ? looks(this.#draw, kind) : thinks(this.#draw);
      answersAt = after === null ? null : environment.time + after;
    };
    let cut = !this.#isThere && goes === 'offline';
    if (this.#isThere) begin();
    if (this.#isThere && givesSigns && this.#draw() < 0.5) driver.sign(seat);
    while (isOpen()) {
      const moments = [environment.wakesAt, this.#turnsAt, answersAt].filter((at) => at !== null);
      if (moments.length === 0) throw new Error(`"${decision.kind}" stays open for ever`);
      environment.pass(Math.max(0, Math.min(...moments) - environment.time));
      if (!isOpen()) break;
      if (this.#turnsAt !== null && this.#turnsAt <= environment.time) {
        this.#turn(environment.time);
        answersAt = null;
        cut ||= goes === 'offline';
        if (goes === 'offline') driver.setLooking(seat, this.#isThere);
        if (this.#isThere && givesSigns) driver.sign(seat);
        if (this.#isThere) begin();
      } else if (answersAt !== null && answersAt <= environment.time) {
        answersAt = null;
        if (givesSigns) driver.sign(seat);
        // A window they could act in they let go by: what they do, all can see.
        say(decision, decision.mayPass || !answerable(decision.shape) ? null : anyAnswer(decision, this.#below));
      }
    }
    driver.close('stopping');
    this.#time = environment.time;
    return { took: environment.time - opened, cut };
  }

  /** Nobody asks them anything for so long. */
  #wait(ms: number): void {
    const until = this.#time + ms;
    for (; this.#turnsAt !== null && this.#turnsAt <= until; ) {
      this.#turn(this.#turnsAt);
      if (this.#person.goes === 'offline') this.#attention.looking = this.#isThere;
      if (!this.#isThere) continue;
      // As a table does when somebody comes back while nothing is asked of them.
      if (this.#person.goes === 'offline' || this.#person.givesSigns) this.#habit.silent = false;
      this.#attention.signAt = this.#turnsAt ?? until;
    }
    this.#time = until;
  }

  #turn(now: number): void {
    this.#isThere = !this.#isThere;
    const lasts = this.#isThere ? this.#person.stays(this.#draw) : this.#person.isAwayFor(this.#draw);
    this.#turnsAt = lasts === null ? null : now + lasts;
  }
}

/** So many windows of this person, after they and the table have come to know each other; `no`: the same person met again for the first time. */
export function watch(spots: Spots, person: Person, windows: number, first: number, no = 0): Seen[] {
  const watched = new Watched(spots, person, no);
  return Array.from({ length: first + windows }, () => watched.next()).slice(first);
}
