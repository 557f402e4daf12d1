/**
 * Questions of one kind, asked of the store together: what is asked in one turn of the loop is one question, and what is asked while its answer is on its
 * way is the next. Of a crowd nobody waits for longer than those before them take, and a thousand of them cost a few questions instead of a thousand.
 */
interface Asking<K, V> {
  readonly what: K;
  answered(value: V): void;
  failed(error: unknown): void;
}

/** In one question: those who ask next are not kept waiting by a very long answer. */
const MOST = 64;

/** `ask` answers each, in the order in which they are asked. Whatever was stored before something is asked is in its answer. */
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
