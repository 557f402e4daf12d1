/** What a round of the deal is about, in one canonical text: the commitment to a secret is a commitment to all of this too. */
import { canonical, type Json, type Seat, sha256Hex } from '@lurk/kernel';
import * as v from 'valibot';

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const wish = v.nullable(text(24));
export const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const Nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** More rounds than these no deal has: an honest one ends after as many as there are people, or waits. */
export const MOST_ROUNDS = 32;
export const PROTOCOL = 2;

/** Names are not in it: somebody may have theirs erased, and the proof still holds. */
const Place = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), id: text(24), wish }),
  v.strictObject({ kind: v.literal('bot'), level: text(24), wish }),
]);
export const Terms = v.strictObject({
  protocol: v.literal(PROTOCOL),
  match: text(40),
  game: text(24),
  rulesVersion: text(24),
  /** As the host chose them; roles by wish or by lot are settled later, from the seed. */
  options: v.record(
    text(40),
    v.custom<Json>((value) => value !== undefined),
  ),
  seats: v.array(Place),
  host: whole(15),
  /** Counts from 1. A round follows another only if that one could not be finished. */
  round: v.pipe(whole(MOST_ROUNDS), v.minValue(1)),
  /** The commitment of the round before, so that none can be left out later. */
  after: v.nullable(Hash),
  /** The seats asked for a number. */
  people: v.array(whole(15)),
});
export type Terms = v.InferOutput<typeof Terms>;
/** What all rounds of one deal have in common. */
export type Seating = Pick<Terms, 'match' | 'game' | 'rulesVersion' | 'options' | 'seats' | 'host'>;

export const personsAt = ({ seats }: Pick<Terms, 'seats'>): Seat[] => seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
export const wishesAt = ({ seats }: Pick<Terms, 'seats'>): (string | null)[] => seats.map(({ wish }) => wish);

/** The secret has a fixed length of 64 digits, so that secret and terms cannot be split in another way. */
export const commitmentOf = (secret: string, terms: Terms): string => sha256Hex(`${secret}|${canonical(terms)}`);

/** A table as the server keeps it, or as a page is shown it. */
interface TableLike {
  readonly match: string | null;
  readonly game: string;
  readonly options: Record<string, Json>;
  readonly seats: readonly (
    | { kind: 'open' }
    | { kind: 'bot'; level: string; side: string | null }
    | { kind: 'person'; id: string; side: string | null }
  )[];
  readonly host: string;
}

/** The terms of a table, as anybody who looks at it would put them. */
export const seatingOf = (table: TableLike, rulesVersion: string): Seating => ({
  match: table.match ?? '',
  game: table.game,
  rulesVersion,
  options: table.options,
  seats: table.seats.flatMap((seat): Terms['seats'] => {
    if (seat.kind === 'open') return [];
    return [seat.kind === 'bot' ? { kind: 'bot', level: seat.level, wish: seat.side } : { kind: 'person', id: seat.id, wish: seat.side }];
  }),
  host: Math.max(
    0,
    table.seats.findIndex((seat) => seat.kind === 'person' && seat.id === table.host),
  ),
});

const SEATING = ['match', 'game', 'rulesVersion', 'options', 'seats', 'host'] as const;

/** The first thing in which two deals differ; null if they are about the same. */
export const differing = (one: Seating, other: Seating): (typeof SEATING)[number] | null =>
  SEATING.find((field) => canonical(one[field]) !== canonical(other[field])) ?? null;
