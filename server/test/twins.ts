/**
 * Twins: two matches of The Thing that differ in nothing but whether one seat is infected, for whoever compares what comes of them.
 */
import { asGame } from '@lurk/contract';
import { accepts, answerable, anyChoice, type Choice, type Decision, diceOver, keyedDice, seedFromText } from '@lurk/kernel';
import { theThing } from '@lurk/the-thing';
import { gameOf } from '../games.ts';
import { TestPlayer } from './player.ts';
import { dealt } from './tables.ts';

export const PEOPLE = 4;
const entry = gameOf('the-thing')!;
const rules = entry.module;
/** The Thing is itself again. */
export const afterTwins = (): void => {
  entry.module = rules;
};

/** The Thing with this chance, and with one seat's role turned round once the roles are dealt. `leaks`: a count that should not tell counts Aliens. */
function world(text: string, turned: number | null, leaks: boolean) {
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
  const aliens: typeof theThing.sizes = (c) => {
    const sizes = theThing.sizes(c);
    return { ...sizes, lab: sizes.lab + c.own.filter(({ role }) => role === 'alien').length };
  };
  return asGame({ ...theThing, setup, procedures, ...(leaks && { sizes: aliens }) });
}

export interface Twin {
  code: string;
  players: TestPlayer[];
  /** The players by seat, then somebody who watches. */
  viewers: TestPlayer[];
}
export async function begin(url: string, text: string, turned: number | null, leaks = false): Promise<Twin> {
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
/** Whoever follows is told the clock, or everything, last. */
export const follows = (player: TestPlayer, code: string): Promise<void> =>
  answered(player, () => player.follow(code), /^\{"t":"(clock|view)"/);

/** Everything said so far is dealt with, and all of it has come. */
export const settled = ({ code, viewers }: Twin): Promise<unknown> =>
  Promise.all(viewers.filter(isHere).map((player) => follows(player, code)));

/** Whoever is here: somebody whose line is down hears nothing. */
export const isHere = ({ ws }: TestPlayer): boolean => ws.readyState === ws.OPEN;

/** An answer that both worlds take; rather one that brings people together. */
export function answerFor(a: Decision, b: Decision, below: (n: number) => number): Choice | undefined {
  const choices = Array.from({ length: 16 }, () => (answerable(a.shape) ? anyChoice(a.shape, below) : null)).filter((choice) =>
    choice === null ? a.mayPass && b.mayPass : accepts(b, choice),
  );
  return choices.find((choice) => JSON.stringify(choice).includes('"lab"')) ?? choices[0];
}

/** Whoever is waited for first gives the same answer in both; says which kind of question it was, or null if there is none both can answer alike. */
export async function step([one, two]: readonly [Twin, Twin], below: (n: number) => number): Promise<string | null> {
  const waiting = one.players.findIndex(({ view }) => view.decision && !view.sealed);
  const [mine, theirs] = [one, two].map(({ players }) => players[waiting]?.view.decision);
  const choice = mine && theirs && answerFor(mine, theirs, below);
  if (!mine || !theirs || choice === undefined) return null;
  for (const [{ players }, { id }] of [
    [one, mine],
    [two, theirs],
  ] as const) {
    const key = players[waiting].answer(id, choice);
    await players[waiting].until(() => players[waiting].acks.has(key));
  }
  return mine.kind;
}
