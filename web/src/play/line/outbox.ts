/**
 * Inputs on their way: kept until the table has answered, so that a dropped line or a reload never loses one or counts one twice. They are said to a
 * table that has let us in, and to no other: behind a door that stays shut they would be refused, and be lost.
 */
import type { ClientMessage } from '@lurk/table';

export type Input = Extract<ClientMessage, { t: 'answer' | 'unseal' }>;

/** Where unanswered inputs outlive the page. */
export interface Drawer {
  read(): readonly Input[];
  write(inputs: readonly Input[]): void;
}

export class Outbox {
  #inputs: readonly Input[];
  /** Has the table let us in, on the line that is open? */
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

  /** A new line: nobody has let us in yet. */
  opened(): void {
    this.#isIn = false;
  }

  /** The table speaks to us: whatever it has not answered is said, or said again. True if we were not in before. */
  letIn(): boolean {
    if (this.#isIn) return false;
    this.#isIn = true;
    for (const input of this.#inputs) this.#say(input);
    return true;
  }

  /** Says this one again, if it still waits. */
  again(key: string): void {
    const input = this.#inputs.find((waiting) => waiting.key === key);
    if (input && this.#isIn) this.#say(input);
  }

  /** The table has answered this one. True if nothing newer is on its way: only then is the answer news to the player. */
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
