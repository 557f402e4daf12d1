/**
 * A batching loader: requests of one tick form one query, and requests made while a query is in flight form the next. A thousand clients that reconnect at
 * once cost a few queries instead of a thousand.
 */
interface Asking<K, V> {
  readonly what: K;
  answered(value: V): void;
  failed(error: unknown): void;
}

/** Requests in one query: a very long answer would keep the next batch waiting. */
const MOST = 64;

/** `ask` returns one answer per request, in their order. An answer includes everything stored before its request. */
export function batched<K, V>(ask: (some: K[]) => Promise<V[]>): (what: K) => Promise<V> {
  const waiting: Asking<K, V>[] = [];
  let isBusy = false;
  async function goOn(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.splice(0, MOST);
      try {
        const answers = await ask(some.map(({ what }) => what));
        for (const [i, { answered }] of some.entries()) answered(answers[i]);
      } catch (error) {
        for (const { failed } of some) failed(error);
      }
    }
    isBusy = false;
  }
  return (what) =>
    new Promise((answered, failed) => {
      waiting.push({ what, answered, failed });
      if (isBusy) return;
      isBusy = true;
      queueMicrotask(() => void goOn());
    });
}
