/** The statements made ready, and the numbers by which matches go inside the file. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { MOST_INPUTS, type Rows, STATEMENTS } from './statements.ts';

type Name = keyof typeof STATEMENTS;
interface Query<R> {
  get(...values: SQLInputValue[]): R | undefined;
  all(...values: SQLInputValue[]): R[];
}
export type Prepared = { readonly [N in Name]: N extends keyof Rows ? Query<Rows[N]> : Pick<StatementSync, 'run'> };

/** SQLite does not know our types: what its rows hold is said once, beside the statements. */
export const prepareAll = (db: DatabaseSync): Prepared =>
  Object.fromEntries(Object.entries(STATEMENTS).map(([name, sql]) => [name, db.prepare(sql)])) as unknown as Prepared;

/** Rows are many and names are long: inside the file a match is a number. */
export class Numbers {
  readonly #known = new Map<string, number>();
  readonly #num: Prepared['num'];

  constructor({ num }: Prepared) {
    this.#num = num;
  }

  of(id: string): number {
    let num = this.#known.get(id);
    if (num === undefined) {
      num = this.#num.get(id)?.num ?? -1;
      if (this.#known.size > 20_000) this.#known.clear();
      if (num >= 0) this.#known.set(id, num);
    }
    return num;
  }

  /** From the beginning of a match up to where the next one would begin. */
  inputsOf(id: string): [from: number, to: number] {
    const from = this.of(id) * MOST_INPUTS;
    return [from, from + MOST_INPUTS];
  }

  /** After a rollback or a deletion a number may come to belong to another match. */
  forget(): void {
    this.#known.clear();
  }
}
