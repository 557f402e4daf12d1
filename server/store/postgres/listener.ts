/** The LISTEN connection for notifications of other servers. When it is lost it is made anew; notifications sent meanwhile are lost. */
import pg from 'pg';
import { ANSWERING } from './connections.ts';

/** Milliseconds before a lost connection is made anew. */
const BACK_OFF = 300;
/** A dead connection may go unnoticed: it is probed once per heartbeat life. */
const ASKING = 1;

export class Listener {
  readonly #url: string;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #received: (text: string) => void = () => {};
  #missed: () => void = () => {};

  readonly #life: number;

  constructor(url: string, life: number) {
    this.#url = url;
    this.#life = life;
  }

  /** `missed` is called each time it listens again. */
  begin(received: (text: string) => void, missed: () => void): void {
    this.#received = received;
    this.#missed = missed;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const patience = ANSWERING * this.#life;
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: patience, query_timeout: patience });
    this.#client = client;
    const fell = (): void => {
      if (this.#client !== client) return;
      this.#client = null;
      clearTimeout(this.#timer);
      client.removeAllListeners();
      // Later errors of a connection given up are ignored.
      client.on('error', () => {});
      client.end().catch(() => {});
      if (!this.#closed) this.#timer = setTimeout(() => void this.#connect(), BACK_OFF);
    };
    client.on('error', fell);
    client.on('end', fell);
    client.on('notification', ({ payload }) => payload && this.#received(payload));
    try {
      await client.connect();
      await client.query('LISTEN lurk');
      this.#missed();
      const ask = (): void => {
        if (this.#client !== client || this.#closed) return;
        this.#timer = setTimeout(() => void client.query('SELECT 1').then(ask, fell), ASKING * this.#life);
      };
      ask();
    } catch {
      fell();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }
}
