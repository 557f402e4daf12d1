/**
 * The `/metrics` endpoint, on a listener of its own. The page is computed at most once in ten seconds however often it is scraped: it costs nothing, and
 * nobody can read the timing of moves from it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Guard } from '../../commit/guard.ts';
import { codeOf } from '../../common/log.ts';
import { type Listen, listening, SLOW } from '../../gateway/listening.ts';
import { BadSetting } from '../../settings.ts';

/** In milliseconds: shorter than a usual scrape interval, longer than the pauses at a table. */
export const REST = 10_000;
const MOST_LINES = 32;

export interface Figures {
  read(): Promise<string>;
  /** Of its text, in the words of HTTP. */
  type: string;
}

export class MetricsPage {
  readonly #figures: Figures;
  readonly #guard: Guard;
  readonly #now: () => number;
  readonly #http = createServer(SLOW);
  #at = Number.NEGATIVE_INFINITY;
  #text: Promise<string> = Promise.resolve('');
  port: number | null = null;

  constructor(figures: Figures, guard: Guard, now: () => number) {
    this.#figures = figures;
    this.#guard = guard;
    this.#now = now;
    this.#http.maxConnections = MOST_LINES;
    const failed = (_: IncomingMessage, response: ServerResponse): void => void response.writeHead(500).end();
    this.#http.on(
      'request',
      guard.wrap('metrics', (request: IncomingMessage, response: ServerResponse) => this.#serve(request, response), failed),
    );
  }

  async open({ port, host }: Listen): Promise<void> {
    try {
      this.port = await listening(this.#http, { port, host });
    } catch (error) {
      throw new BadSetting(`LURK_METRICS: nothing can be told at ${host}:${port} (${codeOf(error)}).`);
    }
    this.#http.on(
      'error',
      this.#guard.wrap('metrics listening', () => {}),
    );
  }

  async #serve({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(url === '/metrics' ? 405 : 404, headers).end();
      return;
    }
    const text = await this.#current();
    response.writeHead(200, { ...headers, 'content-type': this.#figures.type }).end(method === 'HEAD' ? undefined : text);
  }

  #current(): Promise<string> {
    if (this.#now() - this.#at >= REST) {
      this.#at = this.#now();
      this.#text = this.#figures.read();
    }
    return this.#text;
  }

  close(): void {
    this.#http.close();
    this.#http.closeAllConnections();
  }
}
