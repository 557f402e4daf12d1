/** Connection pools: one connection for writes, in order; some for reads; one for heartbeats and leases. A lost connection is replaced. */
import pg from 'pg';
import { type Query, sql } from './query.ts';

const READERS = 4;
/** Timeouts of connecting and of a statement, in heartbeat lives. */
const CONNECTING = 2;
export const ANSWERING = 2;
/** How long a server that is cut off inside a transaction can hold its locks, and how long any other waits for a lock. */
const HOLDING = 1.2;
/** The longest possible timer. */
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
  // An idle connection failed: the next query gets another.
  made.on('error', () => {});
  // Between two checkouts a connection has no other error handler; its next query fails and says so.
  made.on('connect', (client) => client.on('error', () => {}));
  return made;
}

export class Connections implements Pick<Transaction, 'rows'> {
  readonly #writer: pg.Pool;
  readonly #readers: pg.Pool;
  readonly #signs: pg.Pool;

  /** `life` of a heartbeat, in milliseconds: all timeouts are multiples of it. */
  constructor(url: string, life: number) {
    this.#writer = pool(url, life, 1);
    this.#readers = pool(url, life, READERS);
    this.#signs = pool(url, life, 1);
  }

  async rows<R>(query: Query): Promise<R[]> {
    return (await this.#readers.query({ ...query })).rows;
  }

  /** A query past the queue of reads, for heartbeats and leases: under load a server must not pass for dead. */
  async sign<R>(query: Query): Promise<R[]> {
    return (await this.#signs.query({ ...query })).rows;
  }

  /** A single-statement transaction, in order with the others. */
  readonly writer: Pick<Transaction, 'rows'> = {
    rows: async <R>(query: Query): Promise<R[]> => (await this.#writer.query({ ...query })).rows,
  };

  /** All or nothing, in the order they are asked for. `patient`: without a statement timeout. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>, { patient = false } = {}): Promise<T> {
    const client = await this.#writer.connect();
    let failed: Error | undefined;
    // Queries report the failure; this handler only keeps the event from being uncaught.
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
      // A connection that timed out is not asked to roll back: closing it frees its locks.
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
