/**
 * The deal, so that nobody can have chosen the cards: the server commits itself to a secret, every person to a nonce, the nonces are opened,
 * and the seed is made of all of them. The server knows its secret, so it must not see a nonce before all are committed;
 * for the same reason bots contribute nothing.
 */
import { hmacHex, type Seat, sha256Hex } from '@lurk/kernel';

export const commitmentOf = (secret: string, match: string, rulesVersion: string): string =>
  sha256Hex(`${secret}|${match}|${rulesVersion}`);

export const nonceHash = (match: string, seat: Seat, nonce: string): string => sha256Hex(`${match}|${seat}|${nonce}`);

/** Seats without a nonce count as a dash, so that leaving one out is not the same as an empty one. */
export const seedOf = (secret: string, nonces: (string | null)[]): string => hmacHex(secret, nonces.map((nonce) => nonce ?? '-').join('|'));

/** How long people have for each half of the handshake, in milliseconds. */
export const PATIENCE = 6_000;

export interface Dealt {
  secret: string;
  commitment: string;
  hashes: (string | null)[];
  nonces: (string | null)[];
}

/** One handshake. A person who does not commit in time is left out; one who commits and does not open spoils the round for all. */
export class Deal {
  readonly match: string;
  readonly rulesVersion: string;
  step: 'commit' | 'open' = 'commit';
  round = 0;
  hashes: (string | null)[];
  /** The seats whose nonce is wanted. */
  people: Seat[];
  until = 0;
  #nonces: (string | null)[];
  #secret = '';
  readonly #draw: () => string;
  readonly #patience: number;

  /** `draw` makes 256 random bits, as 64 hex digits. */
  constructor(match: string, rulesVersion: string, seats: number, people: Seat[], draw: () => string, now: number, patience = PATIENCE) {
    this.#patience = patience;
    this.match = match;
    this.rulesVersion = rulesVersion;
    this.people = people;
    this.hashes = new Array(seats).fill(null);
    this.#nonces = new Array(seats).fill(null);
    this.#draw = draw;
    this.#begin(now);
  }

  get commitment(): string {
    return commitmentOf(this.#secret, this.match, this.rulesVersion);
  }

  #begin(now: number): void {
    this.round++;
    this.step = 'commit';
    this.hashes.fill(null);
    this.#nonces.fill(null);
    this.#secret = this.#draw();
    this.until = now + this.#patience;
    this.#advance(now);
  }

  /** A person's committed nonce. It stands: another one does not replace it. */
  commit(seat: Seat, round: number, hash: string, now: number): boolean {
    if (this.step !== 'commit' || round !== this.round || !this.people.includes(seat)) return false;
    if (this.hashes[seat]) return this.hashes[seat] === hash;
    this.hashes[seat] = hash;
    this.#advance(now);
    return true;
  }

  open(seat: Seat, round: number, nonce: string, now: number): boolean {
    if (this.step !== 'open' || round !== this.round || !this.hashes[seat]) return false;
    if (nonceHash(this.match, seat, nonce) !== this.hashes[seat]) return false;
    this.#nonces[seat] = nonce;
    this.#advance(now);
    return true;
  }

  #advance(now: number): void {
    if (this.step === 'commit' && this.people.every((seat) => this.hashes[seat])) {
      this.step = 'open';
      this.until = now + this.#patience;
    }
  }

  /** Time is up: go on without those who said nothing; start over without those who would not open. */
  expire(now: number): void {
    if (this.step === 'commit') {
      this.people = this.people.filter((seat) => this.hashes[seat]);
      this.#advance(now);
    } else {
      this.people = this.people.filter((seat) => this.#nonces[seat]);
      this.#begin(now);
    }
  }

  /** Everything the seed is made of, once all nonces are open. */
  get dealt(): Dealt | null {
    if (this.step !== 'open' || !this.people.every((seat) => this.#nonces[seat])) return null;
    return { secret: this.#secret, commitment: this.commitment, hashes: this.hashes, nonces: this.#nonces };
  }
}
