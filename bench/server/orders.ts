/** How the bench and the servers it measures talk to each other, beside the socket. */
export interface Usage {
  /** Processor time spent so far, in microseconds. */
  cpu: number;
  rss: number;
}

/** How much it has used; the same after everything unused was let go of; or to stop. */
export type Order = 'usage' | 'settled' | 'stop';

export function serveOrders(port: number, stop: () => Promise<void>): void {
  process.on('message', async (order: Order) => {
    if (order !== 'stop') {
      if (order === 'settled') globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      const { user, system } = process.cpuUsage();
      process.send!({ cpu: user + system, rss: process.memoryUsage().rss } satisfies Usage);
    } else {
      await stop();
      process.exit(0);
    }
  });
  // Nobody is left to measure for.
  process.on('disconnect', () => process.exit());
  process.send!({ port });
}
