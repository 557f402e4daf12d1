export type Parts = Readonly<Record<string, () => Promise<unknown>>>;

// Safari has no requestIdleCallback; a second after the table is drawn serves as well.
const whenIdle = (run: () => void): void => void (globalThis.requestIdleCallback?.(run) ?? setTimeout(run, 1_000));

/** Not before the page and its images have loaded: prefetching must not delay what is visible now. */
export const whenShown = (run: () => void): void => {
  if (document.readyState === 'complete') whenIdle(run);
  else addEventListener('load', () => whenIdle(run), { once: true });
};

/**
 * Parts of a table that its first question does not need are loaded separately, one after the other, as soon as the page is
 * idle: they open at once when they are needed, even if the server is gone by then.
 */
export function prefetch(parts: Parts): void {
  whenIdle(async () => {
    for (const fetch of Object.values(parts)) await fetch().catch(() => {});
  });
}
