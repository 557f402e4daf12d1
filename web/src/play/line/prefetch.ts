export type Parts = Readonly<Record<string, () => Promise<unknown>>>;

// Safari has no idle time to give away; a second after the table is drawn is as good.
const whenIdle = (run: () => void): void => void (globalThis.requestIdleCallback?.(run) ?? setTimeout(run, 1_000));

/** Not before the page with its pictures is there: what is wanted later must not hold up what is looked at now. */
export const whenShown = (run: () => void): void => {
  if (document.readyState === 'complete') whenIdle(run);
  else addEventListener('load', () => whenIdle(run), { once: true });
};

/**
 * Parts of a table that its first question does not need are fetched apart, one after the other, as soon as the page has nothing
 * better to do: they open at once when they are wanted, and also if the server has gone by then.
 */
export function prefetch(parts: Parts): void {
  whenIdle(async () => {
    for (const fetch of Object.values(parts)) await fetch().catch(() => {});
  });
}
