/** Swap invariance: change something hidden from a viewer, and nothing that viewer is shown, asked, told or refused may change. */
import {
  type AnyAsk,
  anySeal,
  copyState,
  diceOver,
  fastDice,
  type GameTypes,
  imagined,
  type Json,
  type Match,
  type OpenAsk,
  resume,
  type Sealed,
  type Seat,
  type State,
  type Told,
  type Viewer,
} from '@lurk/kernel';
import type { Below } from '../play/player.ts';
import type { Proof, Swapped } from '../proof.ts';
import type { Report } from '../report.ts';
import { type Lens, probes } from './lens.ts';
import { ALL, type Sieve } from './sift.ts';

/** A moment of a match: where it stands, and what was just told. */
export interface Spot<G extends GameTypes> {
  match: Match<G>;
  told: Told<G['Event']>[];
}

/** The secrets every game has, since the kernel keeps them: sealed answers, the dice, and counts of what others were told and asked. */
function controlSwaps<G extends GameTypes>({ game, s }: Match<G>, viewer: Viewer, below: Below): Swapped<G>[] {
  const { control, seats } = s;
  const { ask, kept, dice, told, issued, inputs } = control;
  const changed = (secret: string, part: Partial<typeof control>): Swapped<G> => ({
    secret,
    state: { ...s, control: { ...control, ...part } },
  });
  const raised = (list: number[]): number[] => list.map((n, seat) => (seat === viewer || seat === seats ? n : n + 1));
  const out = [changed('counters', { told: raised(told), issued: raised(issued), inputs: inputs + 1 })];
  out.push(
    dice.kind === 'fast'
      ? changed('dice', { dice: { kind: 'fast', s: dice.s.map((word) => ~word) } })
      : changed('dice', {
          dice: {
            kind: 'keyed',
            seed: inverted(dice.seed),
            drawn: Object.fromEntries(Object.entries(dice.drawn).map(([l, n]) => [l, n + 1])),
          },
        }),
  );
  const kind = control.stack.at(-1)?.asking?.kind;
  if (ask) {
    const question = game.asks[kind!];
    const answers = otherAnswer(question, ask, viewer, below);
    if (answers) out.push(changed('sealed answers', { ask: { ...ask, sealed: answers } }));
    const answered = otherSealers(question, ask, viewer, below);
    if (answered) out.push(changed('who has answered', { ask: { ...ask, sealed: answered } }));
  }
  const answers = kept && otherAnswer(game.asks[kept.kind], kept, viewer, below);
  if (answers) out.push(changed('kept answers', { kept: { ...kept, sealed: answers } }));
  return out;
}

type Answers = Pick<OpenAsk, 'sealed' | 'decisions'>;
const drawn = (list: Seat[], below: Below): Seat | undefined => list[below(list.length)];

/** Another answer in the place of one that another seat has sealed. */
function otherAnswer<G extends GameTypes>(
  question: AnyAsk<G>,
  { sealed, decisions }: Answers,
  viewer: Viewer,
  below: Below,
): Sealed[] | null {
  const seat = drawn(
    [...sealed.keys()].filter((other) => other !== viewer && sealed[other]),
    below,
  );
  if (seat === undefined) return null;
  const choice = anySeal(question as never, decisions[seat]!, below);
  return JSON.stringify(choice) === JSON.stringify(sealed[seat]!.choice) ? null : sealed.with(seat, { choice });
}

/** Other seats having answered, where the table is told at most how many have. */
function otherSealers<G extends GameTypes>(
  question: AnyAsk<G>,
  { who, sealed, decisions }: OpenAsk,
  viewer: Viewer,
  below: Below,
): Sealed[] | null {
  if (question.show === 'names') return null;
  const others = who.filter((seat) => seat !== viewer);
  const open = drawn(
    others.filter((seat) => !sealed[seat]),
    below,
  );
  const done = drawn(
    others.filter((seat) => sealed[seat]),
    below,
  );
  const seal = (seat: Seat): Sealed => ({ choice: anySeal(question as never, decisions[seat]!, below) });
  if (question.show === 'count') return open !== undefined && done !== undefined ? sealed.with(open, seal(open)).with(done, null) : null;
  return open === undefined ? null : sealed.with(open, seal(open));
}

const inverted = (hex: string): string => hex.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));

/** The game's own swaps: in none of these worlds anything is different but what they say. */
export function ownSwaps<G extends GameTypes>(
  module: Proof<G>,
  match: Match<G>,
  viewer: Viewer,
  seed: string,
  sieve: Sieve = ALL,
): Swapped<G>[] {
  const made: Swapped<G>[] = [];
  // One with nothing to change leaves its copy for the next.
  let copy: State<G> | null = null;
  for (const { secret, forever, change } of module.swaps(match.s, viewer, diceOver(fastDice(seed)))) {
    if (!sieve.isWanted(secret)) continue;
    copy ??= copyState(module, match.s);
    if (!change(copy)) continue;
    sieve.met(secret);
    made.push({ secret, state: copy, forever });
    copy = null;
  }
  return made;
}

/** All swaps the viewer must not notice here, the game's own and the kernel's; or as many as the sieve lets through. */
export function allSwaps<G extends GameTypes>(
  module: Proof<G>,
  match: Match<G>,
  viewer: Viewer,
  seed: string,
  below: Below,
  sieve: Sieve = ALL,
): Swapped<G>[] {
  const made = ownSwaps(module, match, viewer, seed, sieve);
  for (const swapped of controlSwaps(match, viewer, below)) {
    if (!sieve.isWanted(swapped.secret)) continue;
    sieve.met(swapped.secret);
    made.push(swapped);
  }
  return made;
}

/** What a viewer gets at this spot, as bytes. */
function bytesAt<G extends GameTypes>(
  match: Match<G>,
  told: Told<G['Event']>[],
  viewer: Viewer,
  lens: Lens<G>,
): { view: string; rest: string } {
  const seen = lens.view(match, viewer);
  return {
    view: JSON.stringify(seen),
    rest: JSON.stringify([lens.messages(match, told, viewer), probes(seen).map((input) => lens.refusal(match, input))]),
  };
}

/** Compares the spot with each swapped one, and with one where the open question was asked again in the swapped world. */
export function checkSwaps<G extends GameTypes>(
  module: Proof<G>,
  { match, told }: Spot<G>,
  viewer: Viewer,
  swaps: Swapped<G>[],
  lens: Lens<G>,
  report: Report,
): void {
  if (swaps.length === 0) return;
  const before = bytesAt(match, told, viewer, lens);
  const seen = JSON.parse(before.view);
  const notice = (secret: string, what: string): void =>
    report.fail(`viewer ${viewer} notices "${secret}" in ${what}, asked "${seen.ask?.kind}"`);
  for (const { secret, state } of swaps) {
    report.count('swaps');
    report.count(`swaps of ${secret}`);
    const after = bytesAt(resume(module, state), told, viewer, lens);
    if (after.view !== before.view) notice(secret, `the view: ${difference(seen, JSON.parse(after.view))}`);
    if (after.rest !== before.rest) notice(secret, 'a message or a refusal');
    const { own, circle, vault } = state;
    if (!seen.ask || (own === match.s.own && circle === match.s.circle && vault === match.s.vault)) continue;
    const world = imagined(module, seen, { own, circle, vault }, fastDice('anew'));
    const anew = lens.view(world, viewer);
    if (JSON.stringify(anew) !== before.view) notice(secret, `what is asked: ${difference(seen, anew as never)}`);
    if (clocksOf(world) !== clocksOf(match)) notice(secret, `how long a clock runs: ${clocksOf(match)} against ${clocksOf(world)}`);
  }
}

/** The clock of every seat asked: everybody sees when one runs out. */
const clocksOf = <G extends GameTypes>({ s }: Match<G>): string => s.control.ask!.decisions.map((d) => d?.deadline).join();

/** The first place where two values part, for a reader of a failed test. */
export function difference(a: Json, b: Json, path = ''): string {
  if (a && b && typeof a === 'object' && typeof b === 'object' && Array.isArray(a) === Array.isArray(b))
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const [x, y] = [(a as Record<string, Json>)[key] ?? null, (b as Record<string, Json>)[key] ?? null];
      if (JSON.stringify(x) !== JSON.stringify(y)) return difference(x, y, `${path}.${key}`);
    }
  return `${path} ${JSON.stringify(a)?.slice(0, 120)} against ${JSON.stringify(b)?.slice(0, 120)}`;
}
