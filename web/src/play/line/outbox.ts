/**
 * Inputs not yet acknowledged: kept until the table has answered, so that a dropped connection or a reload never loses one or applies one twice. They are sent
 * only to a table that has admitted us: before that they would be refused, and lost.
 */
import type { ClientMessage } from '@lurk/table';

export type Input = Extract<ClientMessage, { t: 'answer' | 'unseal' }>;

/** Storage in which unacknowledged inputs survive a reload. */
export interface Drawer {
  read(): readonly Input[];
  write(inputs: readonly Input[]): void;
}

export class Outbox {
  #inputs: readonly Input[];
  /** Has the table admitted us on the open connection? */
  #isIn = false;
  readonly #drawer: Drawer;
  readonly #say: (input: Input) => void;

  constructor(drawer: Drawer, say: (input: Input) => void) {
    this.#drawer = drawer;
    this.#say = say;
    this.#inputs = drawer.read();
  }

  /** Oldest first: in this order they are sent again. */
  get inputs(): readonly Input[] {
    return this.#inputs;
  }

  add(input: Input): void {
    this.#become([...this.#inputs, input]);
    if (this.#isIn) this.#say(input);
  }

  /** A new connection: not admitted yet. */
  opened(): void {
    this.#isIn = false;
  }

  /** The table has admitted us: sends everything unacknowledged. True if we were not admitted before. */
  letIn(): boolean {
    if (this.#isIn) return false;
    this.#isIn = true;
    for (const input of this.#inputs) this.#say(input);
    return true;
  }

  /** Sends this one again, if it is still unacknowledged. */
  again(key: string): void {
    const input = this.#inputs.find((waiting) => waiting.key === key);
    if (input && this.#isIn) this.#say(input);
  }

  /** The table has acknowledged this one. True if nothing newer is pending: only then is the answer news to the player. */
  settle(key: string): boolean {
    const newest = this.#inputs.at(-1)?.key === key;
    this.#become(this.#inputs.filter((input) => input.key !== key));
    return newest;
  }

  clear(): void {
    if (this.#inputs.length > 0) this.#become([]);
  }

  #become(inputs: readonly Input[]): void {
    this.#inputs = inputs;
    this.#drawer.write(inputs);
  }
}

/** At most 32 signs, as the protocol asks. */
export const newKey = (): string => hex(16);

export const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
