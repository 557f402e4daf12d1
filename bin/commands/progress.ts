/** A progress bar on a terminal; prints nothing when output is not a terminal. */
const WIDTH = 30;
const EVERY_MS = 100;

export interface Progress {
  step(done: number): void;
  clear(): void;
}

export function progress(total: number, what: string): Progress {
  const out = process.stderr;
  if (!out.isTTY) return { step() {}, clear() {} };
  const start = performance.now();
  let drawn = start;
  return {
    step(done) {
      const now = performance.now();
      if (now - drawn < EVERY_MS) return;
      drawn = now;
      const full = Math.round((WIDTH * done) / total);
      const left = Math.ceil((((now - start) / done) * (total - done)) / 1000);
      out.write(`\r\x1b[2K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${total} ${what}, ${left} s left`);
    },
    clear() {
      out.write('\r\x1b[2K');
    },
  };
}
