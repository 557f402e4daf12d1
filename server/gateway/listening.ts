/** What every listener of the server has in common. */
import type { Server } from 'node:http';

/** Slow headers and bodies are cut off (slowloris). */
export const SLOW = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 8192 };

export interface Listen {
  port: number;
  host: string;
}

/** The port it listens on, once it does. */
export function listening(http: Server, { port, host }: Listen): Promise<number> {
  return new Promise((done, failed) => {
    http.once('error', failed);
    http.listen(port, host, () => {
      http.off('error', failed);
      const address = http.address();
      if (address === null || typeof address === 'string') failed(new Error('the server listens on no port'));
      else done(address.port);
    });
  });
}
