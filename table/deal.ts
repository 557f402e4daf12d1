/**
 * The deal by commit and reveal, so that nobody can choose the cards: the server commits to a secret and to everything the table has agreed on, every person
 * to a nonce of their own, the nonces are opened, and the seed is the hash of all of them. The server knows its secret, so it must not see a nonce before
 * all are committed; for the same reason bots contribute none.
 *
 * A deal is plain data and is stored at every step: a server that stops in the middle goes on with the same secret.
 */
import { canonical, type Dice, diceOver, hmacHex, keyedDice, must, type Seat, sha256Hex } from '@lurk/kernel';
import { commitmentOf, MOST_ROUNDS, PROTOCOL, personsAt, type Seating, type Terms } from './terms.ts';

/** How long people have for each half of the handshake, in milliseconds. */
export const PATIENCE = 6_000;

/** A nonce is bound to one commitment and one seat, so that it cannot be replayed elsewhere. */
export const nonceHash = (commitment: string, seat: Seat, nonce: string): string => sha256Hex(`${commitment}|${seat}|${nonce}`);

export interface Round {
  readonly terms: Terms;
  readonly secret: string;
  readonly commitment: string;
  /** By seat; null for bots and for people who were not there to answer. */
  readonly hashes: readonly (string | null)[];
  /** By seat; null besides for those who did not open in time. */
  readonly nonces: readonly (string | null)[];
}
/** The last round is the one that was dealt from; those before it could not be finished. */
export interface Dealt {
  readonly rounds: readonly Round[];
}
export interface DealState extends Dealt {
  readonly step: 'commit' | 'open';
}

export const lastRound = ({ rounds }: Dealt): Round => must(rounds.at(-1));

/** A missing nonce must hash differently from an empty one. */
export const seedOf = ({ secret, commitment, nonces }: Round): string => hmacHex(secret, canonical([commitment, nonces]));

/** The dice before the match begins: roles that are wished for are drawn with them. */
export const diceOf = (seed: string): Dice => diceOver(keyedDice(seed));

const having = (list: readonly (string | null)[]): Seat[] => list.flatMap((value, seat) => (value === null ? [] : [seat]));
export const openedIn = ({ nonces }: Round): Seat[] => having(nonces);
/** Who committed to a number and did not open it. */
export const withheldIn = ({ hashes, nonces }: Round): Seat[] => having(hashes).filter((seat) => nonces[seat] === null);
/** After a round that could not be finished: those who opened are asked again. If nobody has, everybody is: nothing was learned. */
export const askedAfter = (round: Round): Seat[] => {
  const opened = openedIn(round);
  return opened.length > 0 ? opened : personsAt(round.terms);
};

/** `draw` makes 256 random bits, as 64 hex digits. */
type Draw = () => string;

function newRound(seating: Seating, round: number, after: string | null, people: Seat[], draw: Draw): Round {
  const { match, game, rulesVersion, options, seats, host } = seating;
  const terms: Terms = { protocol: PROTOCOL, match, game, rulesVersion, options, seats, host, round, after, people };
  const secret = draw();
  const nobody = seats.map(() => null);
  return { terms, secret, commitment: commitmentOf(secret, terms), hashes: nobody, nonces: nobody };
}

/** A table where nobody sits has nobody to ask. */
const stepOf = ({ terms, hashes }: Round): DealState['step'] => (terms.people.every((seat) => hashes[seat]) ? 'open' : 'commit');

export function beginDeal(seating: Seating, draw: Draw): DealState {
  const round = newRound(seating, 1, null, personsAt(seating), draw);
  return { step: stepOf(round), rounds: [round] };
}

/** One more round, with a new secret; the one before stays in the record. */
export function dealAgain({ rounds }: DealState, seating: Seating, draw: Draw): DealState {
  const { terms, commitment } = lastRound({ rounds });
  const next = newRound(seating, terms.round + 1, commitment, askedAfter(lastRound({ rounds })), draw);
  return { step: 'commit', rounds: [...rounds, next] };
}

const change = ({ step, rounds }: DealState, last: Round, next = step): DealState => ({ step: next, rounds: rounds.with(-1, last) });

/** A person's committed number; null if it is not taken. It stands: another one does not replace it. */
export function commit(state: DealState, seat: Seat, commitment: string, hash: string): DealState | null {
  const round = lastRound(state);
  if (state.step !== 'commit' || commitment !== round.commitment || !round.terms.people.includes(seat)) return null;
  if (round.hashes[seat]) return round.hashes[seat] === hash ? state : null;
  const changed = { ...round, hashes: round.hashes.with(seat, hash) };
  return change(state, changed, stepOf(changed));
}

export function open(state: DealState, seat: Seat, commitment: string, nonce: string): DealState | null {
  const round = lastRound(state);
  if (state.step !== 'open' || commitment !== round.commitment || nonceHash(commitment, seat, nonce) !== round.hashes[seat]) return null;
  return round.nonces[seat] ? state : change(state, { ...round, nonces: round.nonces.with(seat, nonce) });
}

/**
 * Time is up: go on without those who said nothing; start over without those who would not open. Where nobody has said anything, nothing
 * is known to anybody, and the same round waits on (the same state), unless there are people it does not ask.
 */
export function expire(state: DealState, draw: Draw): DealState {
  const round = lastRound(state);
  const { terms } = round;
  const someone = state.step === 'commit' ? having(round.hashes).length > 0 : openedIn(round).length > 0;
  if (state.step === 'commit' && someone) return change(state, round, 'open');
  const asksAll = terms.people.length === personsAt(terms).length;
  return terms.round < MOST_ROUNDS && (someone || !asksAll) ? dealAgain(state, terms, draw) : state;
}

/** Everything the seed is made of, once all numbers are open. Where people sit, one of them at least has brought one. */
export function dealtFrom({ step, rounds }: DealState): Dealt | null {
  const round = lastRound({ rounds });
  if (step !== 'open' || withheldIn(round).length > 0) return null;
  return openedIn(round).length > 0 || round.terms.people.length === 0 ? { rounds } : null;
}
