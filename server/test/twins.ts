/**
 * Twins: two matches of The Thing that differ in nothing but whether one seat is infected, for tests that compare what comes of them.
 */
import { asGame } from '@lurk/contract';
import { accepts, answerable, anyChoice, type Choice, type Decision, diceOver, keyedDice, seedFromText } from '@lurk/kernel';
import { seenBy } from '@lurk/testkit';
import { theThing } from '@lurk/the-thing';
import { theThing as proof } from '@lurk/the-thing/proof';
import { gameOf } from '../common/games.ts';
import { TestPlayer } from './player.ts';
import { dealt } from './tables.ts';

export const PEOPLE = 4;
const entry = gameOf('the-thing')!;
const rules = entry.module;
/** The Thing is itself again. */
export const afterTwins = (): void => {
  entry.module = rules;
};

/** The Thing with this chance, and with one seat's role turned round once the roles are dealt. `leaks` adds something to a count that should not tell it. */
function world(text: string, turned: number | null, leaks: Leak | null) {
  const seed = seedFromText(text);
  const { match } = theThing.procedures;
  const leader: typeof match.steps.leader = (c, answers) => {
    // The state behind the compartments, with the match's own chance.
    Object.assign((c.s as unknown as { control: { dice: object } }).control.dice, keyedDice(seed));
    return match.steps.leader(c, answers);
  };
  const roles: typeof match.steps.roles = (c, answers) => {
    const said = match.steps.roles(c, answers);
    const own = turned === null ? null : c.s.own[turned];
    if (own) own.role = own.role === 'human' ? 'alien' : 'human';
    return said;
  };
  const procedures = { ...theThing.procedures, match: { ...match, steps: { ...match.steps, leader, roles } } };
  const setup: typeof theThing.setup = (options, seats) => theThing.setup(options, seats, diceOver(keyedDice(seed)));
  const leaky: typeof theThing.sizes = (c) => {
    const sizes = theThing.sizes(c);
    return { ...sizes, lab: sizes.lab + (leaks?.(c) ?? 0) };
  };
  return asGame({ ...theThing, setup, procedures, ...(leaks && { sizes: leaky }) });
}
export type Leak = (c: Parameters<typeof theThing.sizes>[0]) => number;

export interface Twin {
  code: string;
  players: TestPlayer[];
  /** The players by seat, then somebody who watches. */
  viewers: TestPlayer[];
}
export async function begin(url: string, text: string, turned: number | null, leaks: Leak | null = null): Promise<Twin> {
  entry.module = world(text, turned, leaks);
  const { code, players } = await dealt(url, { game: 'the-thing', people: PEOPLE });
  const watcher = await TestPlayer.join(url, 'Watcher');
  watcher.follow(code);
  await watcher.until(() => watcher.wire !== null);
  return { code, players, viewers: [...players, watcher] };
}

/** Says something that is answered when all before it is stored and told, and waits for the last word of that answer. */
export async function answered(player: TestPlayer, say: () => void, last: RegExp): Promise<void> {
  const before = player.received.length;
  say();
  await player.until(() => player.received.slice(before).some((text) => last.test(text)));
}
/** A follower is told the clock, or everything, last. */
export const follows = (player: TestPlayer, code: string): Promise<void> =>
  answered(player, () => player.follow(code), /^\{"t":"(clock|view)"/);

/** Everything said so far is dealt with, and all of it has come. */
export const settled = ({ code, viewers }: Twin): Promise<unknown> =>
  Promise.all(viewers.filter(isHere).map((player) => follows(player, code)));

/** The players who are connected: the others hear nothing. */
export const isHere = ({ ws }: TestPlayer): boolean => ws.readyState === ws.OPEN;

/** An answer that both worlds take; rather one that brings people together. */
function answerFor(a: Decision, b: Decision, below: (n: number) => number): Choice | undefined {
  const choices = Array.from({ length: 16 }, () => (answerable(a.shape) ? anyChoice(a.shape, below) : null)).filter((choice) =>
    choice === null ? a.mayPass && b.mayPass : accepts(b, choice),
  );
  return choices.find((choice) => JSON.stringify(choice).includes('"lab"')) ?? choices[0];
}

/** Two answers of one seat that nobody else may tell apart, by what the game's specification says of this question; none if there are no two. */
function secretly(
  { view: { seat, open } }: TestPlayer,
  a: Decision,
  b: Decision,
  below: (n: number) => number,
): [Choice, Choice] | undefined {
  const { kind } = a;
  const seen = (choice: Choice): string =>
    JSON.stringify(seenBy(proof.learns[kind], choice, { seat: seat!, viewer: 'public', s: { open } as never }));
  const draw = ({ shape }: Decision): Choice[] => Array.from({ length: 16 }, () => anyChoice(shape, below));
  const others = draw(b);
  for (const choice of answerable(a.shape) && answerable(b.shape) ? draw(a) : []) {
    const other = others.find((each) => JSON.stringify(each) !== JSON.stringify(choice) && seen(each) === seen(choice));
    if (other !== undefined) return [choice, other];
  }
  return undefined;
}

/** What was asked, and whether it was answered differently in the two. */
interface Stepped {
  kind: string;
  differs: boolean;
}
/**
 * The first seat waited for answers in both: alike, but for the one seat that keeps a secret, if there is one, wherever its answer is one. Null if
 * there is no answer both can give.
 */
export async function step(
  [one, two]: readonly [Twin, Twin],
  below: (n: number) => number,
  secretive: number | null = null,
): Promise<Stepped | null> {
  const waiting = one.players.findIndex(({ view }) => view.decision && !view.sealed);
  const [mine, theirs] = [one, two].map(({ players }) => players[waiting]?.view.decision);
  if (!mine || !theirs) return null;
  const apart = waiting === secretive ? secretly(one.players[waiting], mine, theirs, below) : undefined;
  const alike = answerFor(mine, theirs, below);
  const choices = apart ?? (alike === undefined ? undefined : [alike, alike]);
  if (!choices) return null;
  for (const [{ players }, { id }, choice] of [
    [one, mine, choices[0]],
    [two, theirs, choices[1]],
  ] as const) {
    const key = players[waiting].answer(id, choice);
    await players[waiting].until(() => players[waiting].acks.has(key));
  }
  return { kind: mine.kind, differs: apart !== undefined };
}
