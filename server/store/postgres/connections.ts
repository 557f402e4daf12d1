/** Connections to PostgreSQL: one that writes, one transaction after the other, some that read, and one for signs of life. A connection that is lost is made anew. */
import pg from 'pg';
import { type Query, sql } from './query.ts';

const READERS = 4;
/** In lives of a server: how long a connection may take to be made, and a statement to be answered. */
const CONNECTING = 2;
export const ANSWERING = 2;
/** A server that is cut off in the middle of a transaction keeps the others waiting no longer than this, and none waits for another longer. */
const HOLDING = 1.2;
/** As long as a timer can be. */
const FOR_EVER = 2 ** 31 - 1;
const BIGINT = 20;

export interface Transaction {
  /** Says how many rows it touched. */
  run(query: Query): Promise<number>;
  rows<R>(query: Query): Promise<R[]>;
}

/** Times are milliseconds: far below what a number can hold exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => (id === BIGINT ? Number : pg.types.getTypeParser(id, format ?? 'text')),
};

function pool(connectionString: string, life: number, max: number): pg.Pool {
  const made = new pg.Pool({
    connectionString,
    max,
    types,
    connectionTimeoutMillis: CONNECTING * life,
    query_timeout: ANSWERING * life,
    idle_in_transaction_session_timeout: HOLDING * life,
    lock_timeout: HOLDING * life,
    idleTimeoutMillis: 0,
    keepAlive: true,
  });
  // Of a connection nobody is using: whoever asks next gets another.
  made.on('error', () => {});
  // Between two users it is nobody's for a moment, in which it may fall as at any other: whoever uses it next is told when they ask.
  made.on('connect', (client) => client.on('error', () => {}));
  return made;
}

export class Connections implements Pick<Transaction, 'rows'> {
  readonly #writer: pg.Pool;
  readonly #readers: pg.Pool;
  readonly #signs: pg.Pool;

  /** `life` of a server, in milliseconds: whoever waits longer than that is waited for too long. */
  constructor(url: string, life: number) {
    this.#writer = pool(url, life, 1);
    this.#readers = pool(url, life, READERS);
    this.#signs = pool(url, life, 1);
  }

  async rows<R>(query: Query): Promise<R[]> {
    return (await this.#readers.query({ ...query })).rows;
  }

  /** The same past everybody who waits to read: signs of life, and the lead. In a storm of visitors a server must not pass for dead. */
  async sign<R>(query: Query): Promise<R[]> {
    return (await this.#signs.query({ ...query })).rows;
  }

  /** A statement that is a transaction by itself, in its turn among the transactions. */
  readonly writer: Pick<Transaction, 'rows'> = {
    rows: async <R>(query: Query): Promise<R[]> => (await this.#writer.query({ ...query })).rows,
  };

  /** All or nothing. Those asked for first are done first. `patient`: however long a statement takes. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>, { patient = false } = {}): Promise<T> {
    const client = await this.#writer.connect();
    let failed: Error | undefined;
    // A connection that falls while it is in use fails whatever is asked of it; this only keeps it from being nobody's.
    const fell = (error: Error): void => {
      failed = error;
    };
    client.on('error', fell);
    const ask = async <R extends pg.QueryResultRow>(query: Query): Promise<pg.QueryResult<R>> => {
      try {
        return await client.query<R>({ ...query, ...(patient && { query_timeout: FOR_EVER }) });
      } catch (error) {
        if (error instanceof Error && !(error instanceof pg.DatabaseError)) fell(error);
        throw error;
      }
    };
    const rows = async <R>(query: Query): Promise<R[]> => (await ask<R & pg.QueryResultRow>(query)).rows;
    const run = async (query: Query): Promise<number> => (await ask(query)).rowCount ?? 0;
    try {
      await run(sql`BEGIN`);
      const result = await work({ run, rows });
      await run(sql`COMMIT`);
      return result;
    } catch (error) {
      // One that has not answered is not asked again: whoever waits has waited long enough, and what it held is free once it is closed.
      if (!failed) await run(sql`ROLLBACK`).catch(fell);
      throw error;
    } finally {
      client.off('error', fell);
      client.release(failed);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#writer.end(), this.#readers.end(), this.#signs.end()]);
  }
}
