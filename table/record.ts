/** The record of a finished match: all that is needed to deal and replay it. */
import type { Options, PacedGame } from '@lurk/contract';
import { type GameTypes, hashState, type Input, type Json, type Viewer } from '@lurk/kernel';
import * as v from 'valibot';
import { type Dealt, lastRound, seedOf } from './deal.ts';
import { type FirstDealt, firstSeed } from './first-deal.ts';
import { Host } from './host.ts';
import { heardBy, type Telling } from './telling.ts';
import { Hash, Nonce, Terms } from './terms.ts';

const hexText = v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const anything = v.custom<Json>((value) => value !== undefined);

const played = {
  match: v.string(),
  game: v.string(),
  rulesVersion: v.string(),
  /** As the match began with them: roles are settled. */
  options: v.custom<Options>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  /** `joined`: a bot began there, and from this input on the person of this name answered. */
  seats: v.array(v.strictObject({ name: v.string(), bot: v.boolean(), joined: v.optional(v.pipe(seat, v.minValue(1))) })),
  inputs: v.array(
    v.union([
      v.strictObject({ seat, id: seat, choice: anything }),
      v.strictObject({ seat, id: seat, unseal: v.literal(true) }),
      v.strictObject({ seat, id: seat, timeout: v.literal(true) }),
    ]),
  ),
  /** The fingerprints of sealed answers that were told during play, in order. */
  seals: v.array(hexText),
  outcome: anything,
  /** The fingerprint of the state at the end. */
  end: hexText,
};

export const RecordText = v.variant('format', [
  /** Of a match dealt as it was at first (`first-deal.ts`). */
  v.strictObject({
    format: v.literal(1),
    ...played,
    commitment: hexText,
    secret: hexText,
    hashes: v.array(v.nullable(hexText)),
    nonces: v.array(v.nullable(hexText)),
  }),
  v.strictObject({
    format: v.literal(2),
    ...played,
    /** Every round of the deal; the last is the one that was dealt from. */
    rounds: v.pipe(
      v.array(
        v.strictObject({
          terms: Terms,
          commitment: Hash,
          secret: Hash,
          hashes: v.array(v.nullable(Hash)),
          nonces: v.array(v.nullable(Nonce)),
        }),
      ),
      v.minLength(1),
    ),
  }),
]);
export type MatchRecord = v.InferOutput<typeof RecordText>;
export type RecordOfRounds = Extract<MatchRecord, { format: 2 }>;

export const secretOf = (dealt: Dealt | FirstDealt): string => ('rounds' in dealt ? lastRound(dealt) : dealt).secret;
export const seedFrom = (dealt: Dealt | FirstDealt): string => ('rounds' in dealt ? seedOf(lastRound(dealt)) : firstSeed(dealt));

export interface Rerun {
  readonly host: Host<GameTypes>;
  readonly seals: string[];
  /** By seat, in the order given. */
  readonly receipts: string[][];
  /** How many inputs were lawful. */
  readonly taken: number;
  /** What the viewer was told. */
  readonly told: Json[];
}
type Played = Pick<MatchRecord, 'options' | 'seats' | 'inputs'>;

/** Replays it, as far as it is lawful, and collects what one viewer was told. */
export function rerun(game: PacedGame<GameTypes>, record: Played, dealt: Dealt | FirstDealt, viewer: Viewer = 'public'): Rerun {
  const { host, telling } = Host.begin(game, {
    options: record.options,
    seed: seedFrom(dealt),
    secret: secretOf(dealt),
    speed: 'none',
    bots: record.seats.map(() => false),
    chance: () => 0,
    paced: false,
    now: 0,
  });
  const heard = (words: Telling): Json[] => heardBy(words, viewer).map((text): Json => JSON.parse(text));
  const seals: string[] = [];
  const receipts: string[][] = record.seats.map(() => []);
  const told = heard(telling);
  let taken = 0;
  for (const input of record.inputs) {
    const done = host.apply(input, 0);
    if (!done.ok) break;
    taken++;
    if (done.seals) seals.push(done.seals);
    if (done.receipt) receipts[input.seat].push(done.receipt);
    told.push(...heard(done.telling));
  }
  return { host, seals, receipts, taken, told };
}

export interface Finished {
  match: string;
  game: PacedGame<GameTypes>;
  options: Options;
  seats: { name: string; bot: boolean }[];
  dealt: Dealt | FirstDealt;
  inputs: Input[];
}

/** How a match ended, and the seals told on the way. */
export type Ending = Pick<MatchRecord, 'seals' | 'outcome' | 'end'>;
type Known = Omit<Finished, 'game'> & { game: Pick<Finished['game'], 'name' | 'rulesVersion'> };

/** The record of a match that is over and whose end is known. */
export function recordWith({ match, game, options, seats, dealt, inputs }: Known, ending: Ending): MatchRecord {
  const play = { match, game: game.name, rulesVersion: game.rulesVersion, options, seats, inputs, ...ending };
  const copied = <D extends Pick<FirstDealt, 'hashes' | 'nonces'>>(part: D) => ({
    ...part,
    hashes: [...part.hashes],
    nonces: [...part.nonces],
  });
  return 'rounds' in dealt ? { format: 2, rounds: dealt.rounds.map(copied), ...play } : { format: 1, ...copied(dealt), ...play };
}

/** Makes the record of a match that is over, by running it once more. */
export function recordOf(finished: Finished): MatchRecord {
  const { game, options, seats, dealt, inputs } = finished;
  const { host, seals } = rerun(game, { options, seats, inputs }, dealt);
  return recordWith(finished, { seals, outcome: host.over, end: hashState(host.match.s) });
}
