/**
 * A whole server whose time can be made to stand still: what is due while it does waits until it goes on. Told so by a signal, and says when it has
 * heard it. For tests that must do something before a moment is over, on a machine that may be busy. Otherwise it is started, and behaves, like any other.
 */
let isStill = false;
const realTimeout = globalThis.setTimeout;
globalThis.setTimeout = ((work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
  const timer: NodeJS.Timeout = realTimeout(() => (isStill ? timer.refresh() : work(...args)), ms);
  return timer;
}) as typeof setTimeout;
process.on('SIGUSR2', () => {
  isStill = !isStill;
  console.log(isStill ? 'time stands still' : 'time goes on');
});

await import('../main.ts');
