/**
 * Drills of what is told: every kind of event is made to say more than it should, or to reach one seat more, and the suite must notice. What lies ready
 * is a moment of a random match just before such an event; there a viewer who hears it imagines another world, and the same is answered in both.
 */
import { isPrivate } from '@lurk/contract';
import { apply, copyState, type GameTypes, type Input, type Match, must, resume, type Tell, type Told, type Viewer } from '@lurk/kernel';
import { EFFORT } from '../effort.ts';
import { lettingOut } from '../outlets.ts';
import { applied, type Below, chance, playRandomMatch, replay, startOf } from '../play/player.ts';
import type { Mode, Proof } from '../proof.ts';
import { Report } from '../report.ts';
import { checkBeginning } from './beginning.ts';
import { digest, heard, type Pass, passOn, telling, withSteps } from './ears.ts';
import { plain, viewersOf } from './lens.ts';
import { Memories } from './memory.ts';
import { Pair } from './pair.ts';
import { ownSwaps } from './swaps.ts';
import { swappedTwin, twinOf } from './twins.ts';

/** How an event lets something out. */
const WAYS = ['one field more', 'one thing more in what it names', 'one seat more'] as const;
type Way = (typeof WAYS)[number];

/** At so many moments of each table a kind of event is tried, and in so many imagined worlds at each. */
const TRIES = 6;
const WORLDS = 3;
/** Two worlds may come to the same where there is little to hide: this often it is no chance any more. */
const NO_CHANCE = 4;

/** A moment just before an event, what is answered then, and what everybody remembers. */
interface Moment<G extends GameTypes> {
  module: Proof<G>;
  match: Match<G>;
  input: Input;
  memories: Memories<G>;
}

const isThing = (value: unknown): value is object => value !== null && typeof value === 'object' && !Array.isArray(value);

/** The event with something more in it; null if it names nothing that has room for more. */
function more<E extends object>(event: E, way: Way, value: number): E | null {
  if (way === 'one field more') return { ...event, more: value };
  for (const [field, named] of Object.entries(event)) {
    const [thing, ...rest] = Array.isArray(named) ? named : [named];
    if (isThing(thing))
      return { ...event, [field]: Array.isArray(named) ? [{ ...thing, more: value }, ...rest] : { ...thing, more: value } };
  }
  return null;
}

/** The game with one kind of event let out in one way. */
class ToldPlant<G extends GameTypes> {
  readonly module: Proof<G>;
  /** Something was let out since this was last set to false. */
  made = false;
  readonly #way: Way;
  readonly #kind: string;

  constructor(game: Proof<G>, kind: string, way: Way) {
    this.#kind = kind;
    this.#way = way;
    this.module = heard(withSteps(game, (inner) => (c, answers) => inner(telling(c, this.#pass), answers)));
  }

  readonly #pass: Pass<G> = (told, s, tell) => {
    if (told.event.t !== this.#kind) return passOn(told, tell);
    if (this.#way === 'one seat more') return this.#tellOneMore(told, s.seats, tell);
    const event = more(told.event, this.#way, digest([s.own, s.circle, s.vault]));
    this.made ||= event !== null;
    passOn({ ...told, event: event ?? told.event }, tell);
  };

  #tellOneMore(told: Told<G['Event']>, seats: number, tell: Tell<G['Event']>): void {
    passOn(told, tell);
    if (told.to === 'all' || told.to.length === 0) return;
    const next = (must(told.to.at(-1)) + 1) % seats;
    if (told.to.includes(next)) return;
    this.made = true;
    tell.seat(next, told.event);
  }
}

export interface ToldOptions {
  /** Matches go on, up to so many of each mode of each table, until every event has been met. */
  most?: number;
  seed?: string;
  /** Events of which no leak can be tried, and why: there is no moment to compare, or something else always comes out just before. */
  never?: Readonly<Record<string, string>>;
}

/**
 * Every way out of every kind of event, at tables of the same game; how many leaks were planted and noticed is in the report. The first table begins as
 * the rules say; others may be arranged.
 */
export function checkTold<G extends GameTypes>(tables: Proof<G>[], options: ToldOptions = {}): Report {
  const { most = 4, seed = 'told', never = {} } = options;
  const report = new Report();
  const [first] = tables;
  checkBeginnings(heard(first), seed, report);
  const drills = new Drills<G>(first, seed);
  for (let n = 0; n < most * EFFORT && (n === 0 || first.kinds.some((kind) => !never[kind] && !drills.isDone(kind))); n++)
    for (const module of tables) for (const mode of module.modes) drills.play(module, mode, `${seed} ${mode.name} ${n}`);
  drills.begin(seed);
  for (const kind of first.kinds)
    for (const way of WAYS) {
      const found = drills.found(kind, way);
      if (found === 'unnoticed') report.fail(`${kind} with ${way} goes unnoticed`);
      else report.count(`${way}: ${found}`);
      if (found === 'red' && way === 'one field more' && never[kind]) report.fail(`${kind} is excused from drills, and ${way} is noticed`);
    }
  for (const kind of first.kinds)
    if (!never[kind] && !drills.isDone(kind)) report.fail(`a leak through ${kind} could not be tried, at ${drills.triesOf(kind)} moments`);
  return report;
}

function checkBeginnings<G extends GameTypes>(module: Proof<G>, seed: string, report: Report): void {
  for (const mode of module.modes)
    report.guard(`the beginning of ${mode.name}`, () => checkBeginning(module, mode, `${seed} ${mode.name}`, plain<G>(), report));
}

type Found = 'red' | 'unnoticed' | 'no occasion';

/** What has come of each kind of event and way so far. */
class Drills<G extends GameTypes> {
  readonly #game: Proof<G>;
  readonly #found = new Map<string, Found>();
  readonly #tried = new Map<string, number>();
  readonly #lens = plain<G>();
  readonly #below: Below;

  constructor(game: Proof<G>, seed: string) {
    this.#game = game;
    this.#below = chance(`plants ${seed}`);
  }

  found(kind: string, way: Way): Found {
    return this.#found.get(`${kind} ${way}`) ?? 'no occasion';
  }

  /** A leak through it has been noticed, in the ways that are open to every event and to a private one. */
  isDone(kind: string): boolean {
    return (
      this.found(kind, 'one field more') === 'red' &&
      (!isPrivate(this.#game.events, { t: kind }) || this.found(kind, 'one seat more') === 'red')
    );
  }

  /** At how many moments it was tried. */
  triesOf(kind: string): number {
    return [...this.#tried].reduce((sum, [at, tries]) => (at.endsWith(` ${kind}`) ? sum + tries : sum), 0);
  }

  /** Plays a random match, and once more up to whatever is told in it that is not done; at one table not for ever. */
  play(module: Proof<G>, mode: Mode<G>, seed: string): void {
    const told: string[][] = [];
    const onState = (_: unknown, now: Told<G['Event']>[]): unknown => told.push(now.map(({ event }) => event.t));
    const { inputs } = playRandomMatch(module, mode, seed, { onState });
    // Nothing is compared once the match is over: the outcome hangs on every secret.
    told.pop();
    const triesOf = (kind: string): string => `${module.name} ${kind}`;
    const isWanted = (kind: string): boolean => !this.isDone(kind) && (this.#tried.get(triesOf(kind)) ?? 0) < TRIES;
    if (!told.slice(1).some((kinds) => kinds.some(isWanted))) return;
    const memories = new Memories(module, this.#lens, mode.seats);
    let at = 0;
    replay(module, startOf(mode, seed), inputs, {
      onState: (match, now) => {
        memories.hear(match, now);
        const input = inputs[at];
        const kinds = new Set(told[++at]?.filter(isWanted));
        if (!input || match.s.control.kept) return;
        for (const kind of kinds) {
          this.#tried.set(triesOf(kind), (this.#tried.get(triesOf(kind)) ?? 0) + 1);
          this.#tryAll(kind, { module, match, input, memories });
        }
      },
    });
  }

  /** Those that are told while a match is set up and never again. */
  begin(seed: string): void {
    for (const kind of this.#game.kinds) {
      if (this.isDone(kind)) continue;
      const { module } = new ToldPlant(this.#game, kind, 'one field more');
      const report = new Report();
      checkBeginnings(module, seed, report);
      if (report.failures.length > 0) this.#found.set(`${kind} one field more`, 'red');
    }
  }

  #tryAll(kind: string, moment: Moment<G>): void {
    for (const way of WAYS) {
      if (this.found(kind, way) === 'red') continue;
      const plant = new ToldPlant(moment.module, kind, way);
      const found = way === 'one seat more' ? overheard(plant, moment) : imaginedApart(plant, moment, kind, this.#below);
      if (found !== 'no occasion') this.#found.set(`${kind} ${way}`, found);
    }
  }
}

/** Told to a seat that may not be told it: no other world is needed to see that. */
function overheard<G extends GameTypes>(plant: ToldPlant<G>, { match, input }: Moment<G>): Found {
  plant.made = false;
  try {
    apply(resume(plant.module, copyState(plant.module, match.s)), input);
  } catch {
    return plant.made ? 'red' : 'no occasion';
  }
  return plant.made ? 'unnoticed' : 'no occasion';
}

/** Those who hear it think of other worlds: the same is answered in all of them. */
function imaginedApart<G extends GameTypes>(plant: ToldPlant<G>, moment: Moment<G>, kind: string, below: Below): Found {
  const { module } = plant;
  const { match, input } = moment;
  let missed = 0;
  for (const viewer of hearersOf(match, input, kind))
    for (const twin of otherWorlds(module, moment, viewer, kind)) {
      if (!twin) continue;
      const real = resume(module, copyState(module, match.s));
      const report = new Report();
      plant.made = false;
      const pair = new Pair({ module, real, twin, viewers: [viewer], until: lettingOut(module), fault: '', where: '', below, report });
      const alike = tried(() => pair.input(input));
      if (report.failures.some((failure) => failure.includes('more'))) return 'red';
      if (alike && plant.made && ++missed === NO_CHANCE) return 'unnoticed';
    }
  return 'no occasion';
}

/** Imagined from nothing but what this viewer knows; and the same with one secret swapped, in which most comes out as it does here. */
function* otherWorlds<G extends GameTypes>(
  module: Proof<G>,
  { match, memories }: Moment<G>,
  viewer: Viewer,
  kind: string,
): Generator<Match<G> | null> {
  const run = { module, lens: plain<G>(), viewer, memory: memories.of(viewer), seed: kind };
  for (let n = 0; n < WORLDS; n++) yield twinOf(match, { ...run, seed: `${kind} ${n}` });
  for (const swap of ownSwaps(module, match, viewer, kind)) yield swappedTwin(match, swap, run);
}

/** Rules that find less than they expect in another world may break: that is no proof. */
function tried(input: () => boolean): boolean {
  try {
    return input();
  } catch {
    return false;
  }
}

/** Those to whom such an event is told here, in seat order. */
function hearersOf<G extends GameTypes>(match: Match<G>, input: Input, kind: string): Viewer[] {
  const { told } = applied(resume(match.game, copyState(match.game, match.s)), input);
  const heardIt = told.find(({ event }) => event.t === kind);
  if (!heardIt) return [];
  return heardIt.to === 'all' ? viewersOf(match.s) : heardIt.to;
}
