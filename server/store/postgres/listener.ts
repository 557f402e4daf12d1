/** A connection of its own that hears what other servers say. One that falls is made anew; whatever was said meanwhile was missed. */
import pg from 'pg';
import { ANSWERING } from './connections.ts';

/** Before a connection that fell is made anew, in milliseconds. */
const BACK_OFF = 300;
/** A connection can be dead without knowing: asked once in a life, and given up if there is no answer. */
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
      // What it still has to say is nobody's business.
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
