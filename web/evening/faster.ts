/**
 * Lets time run faster, the same in a page and in a server: every timer ends sooner by the factor, every clock runs ahead by it. Chance is drawn from
 * a seed, so that two runs deal alike. Given as text to a page, so it uses nothing from outside itself.
 */
export function faster({ speed, seed }: { speed: number; seed: number }): void {
  const { performance } = globalThis;
  const real = performance.now.bind(performance);
  const now = (): number => real() * speed;
  performance.now = now;
  const RealDate = Date;
  const wall = (): number => Math.round(performance.timeOrigin + now());
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [wall()]),
    get: (target, key) => (key === 'now' ? wall : Reflect.get(target, key)),
  });
  const hurried = (timer: typeof setTimeout | typeof setInterval): unknown =>
    new Proxy(timer, { apply: (target, self, [work, ms = 0, ...args]) => Reflect.apply(target, self, [work, ms / speed, ...args]) });
  globalThis.setTimeout = hurried(globalThis.setTimeout) as typeof setTimeout;
  globalThis.setInterval = hurried(globalThis.setInterval) as typeof setInterval;
  const paint = globalThis.requestAnimationFrame as typeof requestAnimationFrame | undefined;
  if (paint) globalThis.requestAnimationFrame = (work) => paint((at) => work(at * speed));

  // Mulberry32.
  let state = seed;
  const draw = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = draw;
  crypto.getRandomValues = (values) => {
    const bytes = values && new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    bytes?.set(bytes.map(() => draw() * 256));
    return values;
  };
}
