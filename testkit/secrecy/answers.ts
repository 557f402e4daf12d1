/**
 * Answer twins: one match played twice, until a seat answers differently in the two. Viewers who may not learn the answer must be told, shown and asked
 * the same in both, in the same order and at the same times, until the answer lawfully comes out (`learns` of the game's proof).
 */
import { factsOf } from '@lurk/contract';
import { copyState, type GameTypes, type Match, resume } from '@lurk/kernel';
import { EFFORT } from '../effort.ts';
import { anyAnswer, type Below, chance, playRandomMatch } from '../play/player.ts';
import type { Mode, Proof } from '../proof.ts';
import { Report } from '../report.ts';
import { heard } from './ears.ts';
import { checkFork, type Fork, forkAt } from './fork.ts';
import { checkPlants } from './plants.ts';

export interface AnswerOptions {
  /** The least of each mode of each table. */
  matchesPerMode?: number;
  /** Matches go on, up to so many of each mode, until every kind of secret answer has been given differently as often as it should. */
  most?: number;
  /** How often that is; beyond it, one occasion in so many is taken. */
  ofEach?: number;
  oneIn?: number;
  /** How far twins are played on. */
  steps?: number;
  seed?: string;
}

/** How many moments are kept of each kind of question, for the drills. */
const KEPT = 10;
/** Of each kind of answer that several give together so many must have differed, at the effort of `npm test` and above. */
const LEAST = 30;
/** So many answers are drawn to see whether there is more than one. */
const DRAWN = 4;
/** So many occasions for each time wanted: where only one answer is legal there is nothing to differ. */
const TRIED = 12;

/** Every kind of question must have its word, and there must be no word for one that is never asked, nor a way out through which nothing comes. */
function checkDeclared<G extends GameTypes>({ asks, learns, events }: Proof<G>, report: Report): void {
  for (const kind of Object.keys(asks)) if (!learns[kind]) report.fail(`nobody says who may learn the answer to "${kind}"`);
  for (const [kind, learnt] of Object.entries(learns)) {
    if (!asks[kind]) report.fail(`it is said who may learn the answer to "${kind}", which is never asked`);
    if (learnt === 'everybody') continue;
    for (const t of learnt.until)
      if (!factsOf(events, { t }).out) report.fail(`an answer to "${kind}" may come out by ${t}, which lets nothing out`);
  }
}

/** Which occasions are taken: the first of every kind of question, then one in so many. What counts is how many twins came of them. */
class Tally<G extends GameTypes> {
  readonly secret: string[];
  readonly #open: string[];
  readonly #report: Report;
  readonly #ofEach: number;
  readonly #oneIn: number;
  readonly #tried = new Map<string, number>();
  /** Answers awaited of several seats at a time that all learn then: until the last of them has answered, the others may differ. */
  readonly #together = new Set<string>();

  constructor({ asks, learns }: Proof<G>, report: Report, ofEach: number, oneIn: number) {
    this.#report = report;
    this.#ofEach = ofEach;
    this.#oneIn = Math.max(1, Math.round(oneIn / EFFORT));
    this.secret = Object.keys(asks).filter((kind) => learns[kind] !== 'everybody');
    this.#open = Object.keys(asks).filter((kind) => learns[kind] === 'everybody');
  }

  isWanted(kind: string, below: Below): boolean {
    const times = (this.#tried.get(kind) ?? 0) + 1;
    this.#tried.set(kind, times);
    const met = this.#open.includes(kind) ? this.#sealed(kind) : this.#times(`answers to ${kind}`);
    if (this.#isShort(kind)) return true;
    return (met < this.#ofEach && times < TRIED * this.#ofEach) || below(this.#oneIn) === 0;
  }

  get isFull(): boolean {
    return (
      this.secret.every((kind) => this.#times(`answers to ${kind}`) >= this.#ofEach) &&
      ![...this.#together].some((kind) => this.#isShort(kind))
    );
  }

  /** Several are waited for, and what each answers is sealed until all have. An answer that is secret beyond that counts once it was public. */
  meetTogether(kind: string): void {
    if (this.#open.includes(kind) || this.#sealed(kind) > 0) this.#together.add(kind);
  }

  #isShort(kind: string): boolean {
    return this.#together.has(kind) && this.#sealed(kind) < LEAST;
  }

  /** An answer that all learn at once, and nobody else is waited for: there is nothing to differ, but the question has been reached. */
  meet(kind: string): void {
    this.#report.count(`answers to ${kind}, public at once`);
  }

  /** Nothing may be missing: a secret answer has differed, a public one has been asked for. */
  close(): void {
    for (const kind of this.secret)
      if (this.#times(`answers to ${kind}`) === 0) this.#report.fail(`the answer to "${kind}" never differed`);
    for (const kind of this.#open)
      if (this.#times(`sealed answers to ${kind}`) + this.#times(`answers to ${kind}, public at once`) === 0)
        this.#report.fail(`"${kind}" was never asked`);
    for (const kind of this.#together)
      if (this.#isShort(kind)) this.#report.fail(`sealed answers to "${kind}" differed ${this.#sealed(kind)} times only, of ${LEAST}`);
  }

  #sealed(kind: string): number {
    return this.#times(`sealed answers to ${kind}`);
  }

  #times(what: string): number {
    return this.#report.counts[what] ?? 0;
  }
}

/** Is any answer here kept until the others have given theirs, and is there more than one? */
function isSealed<G extends GameTypes>({ game, s }: Match<G>, { from, seat, kind }: Fork<G> & { kind: string }, below: Below): boolean {
  const decision = s.control.ask?.decisions[seat];
  if (from === 'offers' || !decision || game.asks[kind].acts || game.asks[kind].race) return false;
  return new Set(Array.from({ length: DRAWN }, () => JSON.stringify(anyAnswer(decision, below)))).size > 1;
}

/** Twins at random moments of random matches at these tables, which all play the same game; then the drills, where they can. */
export function checkAnswers<G extends GameTypes>(games: Proof<G>[], options: AnswerOptions = {}): Report {
  const { matchesPerMode = 2, most = 40, ofEach = 80, oneIn = 60, steps = 16, seed = 'answers' } = options;
  const report = new Report();
  const tables = games.map(heard);
  checkDeclared(tables[0], report);
  const tally = new Tally(tables[0], report, ofEach, oneIn);
  const forks = new Map<string, Fork<G>[]>(tally.secret.map((kind) => [kind, []]));
  const watch = (module: Proof<G>, mode: Mode<G>, text: string): void => {
    const below = chance(`answers of ${text}`);
    playRandomMatch(module, mode, text, {
      dice: 'keyed',
      onState(match) {
        if (!match.s.control.ask) return;
        const fork = forkAt(module, match, below);
        if (fork.isPublicAtOnce) tally.meet(fork.kind);
        else if (isSealed(match, fork, below)) tally.meetTogether(fork.kind);
        if (fork.isPublicAtOnce || !tally.isWanted(fork.kind, below)) return;
        const parted = checkFork(fork, { steps, below, report, where: `${module.name}, ${mode.name}, seed ${text}` });
        const kept = parted === 'secret' ? forks.get(fork.kind) : undefined;
        if (kept && kept.length < KEPT) kept.push({ ...fork, match: resume(module, copyState(module, match.s)) });
      },
    });
  };
  for (let n = 0; n < most * EFFORT && (n < matchesPerMode * EFFORT || !tally.isFull); n++)
    for (const module of tables)
      for (const mode of module.modes) {
        const text = `${seed} ${module.name} ${mode.name} ${n}`;
        report.guard(`${mode.name}, seed ${text}`, () => watch(module, mode, text));
      }
  tally.close();
  if (report.failures.length === 0) checkPlants(forks, chance(`plants ${seed}`), report);
  return report;
}
