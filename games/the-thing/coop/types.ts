/** The words that only the co-operative game for one to three players has (3.B). */
export type DieFace = 'use' | 'repair' | 'sabotage' | 'threat';

export interface CoopOpen {
  /** TC-011 The Threat's space on the Suspicion track. */
  threat: number;
}

export type CoopEvent = { t: 'threatMoved'; to: number };

/** Its procedures, with what their frames carry. */
export type CoopFrames = Record<never, never>;
