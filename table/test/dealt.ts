/** Deals and finished matches for tests. */
import { type Contract, defaultsOf } from '@lurk/contract';
import { contractOf } from '@lurk/games';
import { rulesOf } from '@lurk/games/rules';
import type { Input, Seat } from '@lurk/kernel';
import { chance, randomMove } from '@lurk/testkit';
import { beginDeal, commit, type DealState, dealtFrom, expire, lastRound, nonceHash, open, seedOf } from '../deal.ts';
import { Host } from '../host.ts';
import { type MatchRecord, recordOf, secretOf, seedFrom } from '../record.ts';
import type { Seating } from '../terms.ts';
import { type KnownGame, settledBy } from '../verify.ts';

const contract = (await contractOf('not-alone'))!;
export const game: KnownGame & { contract: Contract } = { contract, module: await rulesOf(contract.name) };
export const games = (name: string): KnownGame | undefined => (name === contract.name ? game : undefined);

export const person = (id: string, wish: string | null = null): Seating['seats'][number] => ({ kind: 'person', id, wish });
export const bot = (wish: string | null = null): Seating['seats'][number] => ({ kind: 'bot', level: 'beginner', wish });

export const seatingWith = (seats: Seating['seats'], changes: Partial<Seating> = {}): Seating => ({
  match: 'm',
  game: contract.name,
  rulesVersion: game.module.rulesVersion,
  options: defaultsOf(contract.options),
  seats,
  host: 0,
  ...changes,
});

export const nonce = (seat: Seat, round = 1): string => `${seat}${round}`.padStart(32, 'a');
/** A different secret at each call. */
export function secrets(start = 'c'): () => string {
  let drawn = 0;
  return () => String(++drawn).padStart(64, start);
}

export const commits = (deal: DealState, seat: Seat): DealState => {
  const { commitment, terms } = lastRound(deal);
  return commit(deal, seat, commitment, nonceHash(commitment, seat, nonce(seat, terms.round)))!;
};
export const opens = (deal: DealState, seat: Seat): DealState => {
  const { commitment, terms } = lastRound(deal);
  return open(deal, seat, commitment, nonce(seat, terms.round))!;
};

/** A deal in which these seats keep their number back in the first round. */
export function dealtBy(seating: Seating, withheld: Seat[] = []): DealState {
  const draw = secrets();
  let deal = beginDeal(seating, draw);
  const people = [...lastRound(deal).terms.people];
  for (const seat of people) deal = commits(deal, seat);
  for (const seat of people) if (!withheld.includes(seat)) deal = opens(deal, seat);
  if (withheld.length === 0) return deal;
  deal = expire(deal, draw);
  for (const seat of lastRound(deal).terms.people) deal = commits(deal, seat);
  for (const seat of lastRound(deal).terms.people) deal = opens(deal, seat);
  return deal;
}

/** Plays a dealt match to its end by random moves; with the receipts each seat was given and what it was told. */
export function played(deal: DealState, text = 'record') {
  const dealt = dealtFrom(deal)!;
  const { terms } = lastRound(dealt);
  const options = settledBy(game, terms, seedOf(lastRound(dealt)));
  const bots = terms.seats.map(({ kind }) => kind === 'bot');
  const start = { options, seed: seedFrom(dealt), secret: secretOf(dealt), speed: 'none' as const, bots, chance: () => 0 };
  const { host, frames } = Host.begin(game.module, { ...start, paced: false, now: 0 });
  const receipts: string[][] = bots.map(() => []);
  const logs: unknown[][] = bots.map(() => []);
  const hear = (sent: typeof frames): void => {
    for (const { viewer, text: frame } of sent) if (viewer !== 'public') logs[viewer].push(...(JSON.parse(frame).events ?? []));
  };
  hear(frames);
  const below = chance(text);
  const inputs: Input[] = [];
  while (host.over === null) {
    const { input } = randomMove(host.match, below);
    const done = host.apply(input, 0);
    if (!done.ok) throw new Error(done.refusal);
    inputs.push(input);
    hear(done.frames);
    if (done.receipt) receipts[input.seat].push(done.receipt);
  }
  const seats = bots.map((isBot, i) => ({ name: `P${i}`, bot: isBot }));
  const record = recordOf({ match: terms.match, game: game.module, options, seats, dealt, inputs });
  return { record: JSON.parse(JSON.stringify(record)) as Extract<MatchRecord, { format: 2 }>, receipts, logs, inputs };
}
