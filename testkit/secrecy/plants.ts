/**
 * Drills of answers: for every kind of secret answer the rules are made to let it out, in one way after the other, and the twins must notice.
 * One that goes unnoticed is not secret or not tested, and either needs an answer.
 */
import { kindsWhere } from '@lurk/contract';
import {
  type Answer,
  type AnyAsk,
  type Ctx,
  copyState,
  type GameTypes,
  type Pace,
  type Procedure,
  resume,
  type Step,
  type Tell,
} from '@lurk/kernel';
import type { Below } from '../play/player.ts';
import type { Proof } from '../proof.ts';
import { Report } from '../report.ts';
import { digest } from './ears.ts';
import { checkFork, type Fork } from './fork.ts';

/** Where an answer is let out. */
const WAYS = [
  'a public event',
  'a private event told to everybody',
  'one thing more that is shown',
  'a fact that all can see',
  'a count',
  'who is asked next',
  'how long a clock runs',
  'how fast a question closes',
] as const;
export type Way = (typeof WAYS)[number];

/** So many twins are tried, and so far are they played: a sealed answer counts only when the last one is in. */
const TRIES = 24;
/** Two answers may come to the same, where there is little to choose from: this often it is no chance any more. */
const NO_CHANCE = 4;
const STEPS = 8;
const PACES: readonly Pace[] = ['none', 'glance', 'window', 'talk'];
const AN_HOUR = 3600;

/** The same seats from another one on, and perhaps one fewer. */
const turned = <T>(who: T[], by: number): T[] =>
  [...who.slice(by % who.length), ...who.slice(0, by % who.length)].slice(by % 5 > 2 ? 1 : 0);

/** One game with one leak: what was answered last lies behind its open part, where no copy finds it, and comes out in one way. */
class Plant<G extends GameTypes> {
  readonly module: Proof<G>;
  readonly #way: Way;
  readonly #kind: string;
  readonly #game: Proof<G>;
  readonly #answered = new WeakMap<object, number>();
  #isOurs = false;
  #made = 0;
  /** Two answers that come to the same number by one do not by another. */
  salt = 0;
  /** How often something was let out and somebody who must not learn it did not. */
  missed = 0;

  constructor(game: Proof<G>, kind: string, way: Way) {
    this.#game = game;
    this.#kind = kind;
    this.#way = way;
    this.module = { ...game, procedures: this.#procedures(), asks: this.#asks(), sizes: (s) => this.#sizes(s) };
  }

  readonly onAnswer = (kind: string): void => {
    this.#isOurs = kind === this.#kind;
    this.#made = 0;
  };
  readonly onAlike = (): void => {
    if (this.#made > 0) this.missed++;
  };

  #procedures(): Proof<G>['procedures'] {
    const wrapped = Object.entries<Procedure<G>>(this.#game.procedures).map(([name, procedure]) => {
      const steps = Object.entries(procedure.steps).map(([step, inner]) => [step, this.#step(inner)]);
      return [name, { ...procedure, steps: Object.fromEntries(steps) }];
    });
    return Object.fromEntries(wrapped);
  }

  #step(inner: Step<G>): Step<G> {
    return (c, answers) => {
      if (!this.#isOurs) return inner(c, answers);
      if (answers.length > 0) this.#let(c, answers);
      return inner(this.#way === 'a private event told to everybody' ? { ...c, pub: c.pub, tell: this.#aloud(c.tell) } : c, answers);
    };
  }

  /** The answers have come to the step that deals with them. */
  #let({ s, tell }: Ctx<G>, answers: Answer[]): void {
    const value = digest([this.salt, answers]);
    const planted = (t: string): G['Event'] => ({ t }) as G['Event'];
    // The first one counts: what is answered later may well be the same in both worlds.
    if (!this.#answered.has(s.open)) this.#answered.set(s.open, value);
    if (this.#way === 'a public event') tell.all({ ...planted('planted'), value });
    if (this.#way === 'a fact that all can see') Object.assign(s.open, { planted: value });
    const [beat] = kindsWhere(this.#game.events, (facts) => facts.beat);
    if (this.#way === 'one thing more that is shown' && beat && value % 2 === 0) tell.all(planted(beat));
    const told: readonly Way[] = ['a public event', 'a fact that all can see', 'one thing more that is shown'];
    if (told.includes(this.#way)) this.#made++;
  }

  #aloud(tell: Tell<G['Event']>): Tell<G['Event']> {
    const aloud = (_: unknown, event: G['Event']): void => {
      this.#made++;
      tell.all(event);
    };
    return { all: tell.all, seat: aloud, circle: aloud };
  }

  /** What was answered last, if it comes out in this way. */
  #by(way: Way, open: object): number | null {
    const value = this.#way === way ? this.#answered.get(open) : undefined;
    if (value === undefined) return null;
    this.#made++;
    return value;
  }

  #sizes(s: Parameters<Proof<G>['sizes']>[0]): G['Sizes'] {
    const sizes = this.#game.sizes(s);
    const count = this.#by('a count', s.open);
    return count === null ? sizes : { ...sizes, planted: count };
  }

  #asks(): Record<string, AnyAsk<G>> {
    const wrapped = Object.entries(this.#game.asks).map(([kind, asked]): [string, AnyAsk<G>] => [
      kind,
      {
        ...asked,
        who: (pub, at) => {
          const who = asked.who(pub, at);
          if (who.length < 2) return who;
          const value = this.#by('who is asked next', pub.open);
          return value === null ? who : turned(who, value);
        },
        decide: (mine, at) => {
          const want = asked.decide(mine, at);
          const value = this.#by('how long a clock runs', mine.open);
          return value === null ? want : { ...want, deadline: value % AN_HOUR };
        },
        pace: (pub, at) => {
          const value = this.#by('how fast a question closes', pub.open);
          return value === null ? asked.pace(pub, at) : PACES[value % PACES.length]!;
        },
      },
    ]);
    return Object.fromEntries(wrapped);
  }
}

/** Every way out of every kind of secret answer; how many were planted, and how many noticed, is in the report. */
export function checkPlants<G extends GameTypes>(forks: Map<string, Fork<G>[]>, below: Below, report: Report): void {
  for (const [kind, spots] of forks)
    for (const way of WAYS) {
      const found = drill(kind, way, spots, below);
      if (found === 'no occasion') {
        report.count('answer drills without occasion');
        continue;
      }
      report.count('answer drills');
      if (found === 'red') report.count('answer drills red');
      else report.fail(`an answer to "${kind}" let out by ${way} goes unnoticed`);
    }
}

function drill<G extends GameTypes>(kind: string, way: Way, spots: Fork<G>[], below: Below): 'red' | 'unnoticed' | 'no occasion' {
  const plants = new Map<Proof<G>, Plant<G>>();
  for (let n = 0; n < TRIES && spots.length > 0; n++) {
    const { module, match, from, seat } = spots[n % spots.length]!;
    const plant = plantedIn(plants, module, kind, way);
    plant.salt = n;
    const { module: leaky, onAnswer, onAlike } = plant;
    const found = new Report();
    const fork = { module: leaky, match: resume(leaky, copyState(leaky, match.s)), from, seat };
    try {
      checkFork(fork, { steps: STEPS, below, report: found, where: 'a drill', onAnswer, onAlike });
    } catch {
      // Rules that ask fewer than they expect may break: that is no proof.
      continue;
    }
    if (found.failures.length > 0) return 'red';
  }
  return [...plants.values()].some(({ missed }) => missed >= NO_CHANCE) ? 'unnoticed' : 'no occasion';
}

/** One for each table. */
function plantedIn<G extends GameTypes>(plants: Map<Proof<G>, Plant<G>>, module: Proof<G>, kind: string, way: Way): Plant<G> {
  const plant = plants.get(module) ?? new Plant(module, kind, way);
  plants.set(module, plant);
  return plant;
}
