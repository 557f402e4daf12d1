import type { Device } from './device';

/** The page is looked at when it has stood still for so long. */
const QUIET = 400;

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Nothing slides in or out any more, and nothing was written into the page for a moment; what pulses for ever may go on. */
export async function settled(device: Device): Promise<void> {
  const moves = (quiet: number): boolean => {
    const page = globalThis as { e2eChangedAt?: number };
    if (page.e2eChangedAt === undefined) {
      page.e2eChangedAt = performance.now();
      const noted = new MutationObserver(() => {
        page.e2eChangedAt = performance.now();
      });
      noted.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    const isSliding = document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
    return isSliding || performance.now() - page.e2eChangedAt < quiet;
  };
  for (let left = 100; left > 0 && (await device.evaluate(moves, QUIET)); left--) await rest(50);
  // A slow engine paints what it was told a little later.
  await rest(QUIET);
}
