/**
 * Signs of life for the server alone: whether this page is visible, and that its reader has just moved something. For a seat that can
 * do nothing, the table passes only while somebody is there who could have answered (docs/decisions/0011).
 */
import { QUIET } from '@lurk/table';

/** Throttled to one per interval, but sent at once after a pause. */
const EVERY = 10_000;
const MOVES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export interface Signs {
  /** On a new connection, which does not know yet whether the page is hidden. */
  again(): void;
  /** Idle for so long that the table asks even where there is nothing to do. */
  readonly isQuiet: boolean;
  close(): void;
}

export function giveSigns(say: (looking: boolean) => void, page: Document = document, now: () => number = Date.now): Signs {
  let [moved, said] = [now(), Number.NEGATIVE_INFINITY];
  const isHidden = (): boolean => page.visibilityState === 'hidden';
  const move = (): void => {
    moved = now();
    if (isHidden() || moved - said < EVERY) return;
    said = moved;
    say(true);
  };
  const turn = (): void => {
    if (!isHidden()) said = Number.NEGATIVE_INFINITY;
    if (isHidden()) say(false);
    else move();
  };
  for (const kind of MOVES) page.addEventListener(kind, move, { passive: true });
  page.addEventListener('visibilitychange', turn);
  return {
    again() {
      if (isHidden()) say(false);
    },
    get isQuiet() {
      // The server hears of a move a little later than it was made.
      return now() - moved > QUIET - EVERY;
    },
    close() {
      for (const kind of MOVES) page.removeEventListener(kind, move);
      page.removeEventListener('visibilitychange', turn);
    },
  };
}
