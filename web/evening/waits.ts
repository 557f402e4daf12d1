/** The arithmetic of waiting: from what a page looked like over time to how long its person waited, and for what. */

/** `asked`: the person could answer. `shown`: they could not, and something was being shown; `idle`: nothing was. */
export type State = 'asked' | 'shown' | 'idle' | 'over';
/** From then on, in milliseconds, the page was so. */
export interface Change {
  readonly at: number;
  readonly state: State;
  /** The kind of event that was being shown. */
  readonly kind: string;
}
export interface Notes {
  readonly changes: readonly Change[];
  /** When an answer was sent. */
  readonly answers: readonly number[];
  readonly presses: readonly number[];
  /** When the notes end. */
  readonly end: number;
}

/** A time in which the person could answer nothing. */
export interface Stretch {
  readonly from: number;
  readonly ms: number;
  readonly shown: number;
  readonly idle: number;
  /** By kind of event, longest first: how long it was shown. */
  readonly kinds: readonly (readonly [kind: string, ms: number])[];
}
export interface Waits {
  readonly questions: number;
  readonly presses: number;
  /** All in milliseconds. */
  readonly waited: number;
  readonly perQuestion: number;
  readonly shown: number;
  readonly idle: number;
  /** Longest first. */
  readonly stretches: readonly Stretch[];
}

/** What can be answered for less than this, and is not, nobody could have answered. */
const FLASH = 700;

interface Span extends Change {
  readonly to: number;
}

function spansOf({ changes, answers, presses, end }: Notes): Span[] {
  const touched = (from: number, to: number): boolean => [...answers, ...presses].some((at) => at >= from && at <= to);
  return changes.map((change, i) => {
    const to = changes[i + 1]?.at ?? end;
    const flashes = change.state === 'asked' && to - change.at < FLASH && !touched(change.at, to);
    return { ...change, to, ...(flashes && { state: 'idle' as const }) };
  });
}

function stretchOf(spans: readonly Span[]): Stretch {
  const kinds = new Map<string, number>();
  let shown = 0;
  let idle = 0;
  for (const { at, to, state, kind } of spans) {
    if (state === 'shown') {
      shown += to - at;
      kinds.set(kind, (kinds.get(kind) ?? 0) + to - at);
    } else idle += to - at;
  }
  return { from: spans[0]!.at, ms: shown + idle, shown, idle, kinds: [...kinds].sort(([, a], [, b]) => b - a) };
}

export function waitsOf(notes: Notes): Waits {
  const stretches: Stretch[] = [];
  let open: Span[] = [];
  const close = (): void => {
    if (open.length > 0) stretches.push(stretchOf(open));
    open = [];
  };
  for (const span of spansOf(notes)) {
    if (span.state === 'asked' || span.state === 'over') close();
    else open.push(span);
    if (span.state === 'over') break;
  }
  close();
  const sum = (of: (stretch: Stretch) => number): number => stretches.reduce((all, stretch) => all + of(stretch), 0);
  const waited = sum(({ ms }) => ms);
  const questions = notes.answers.length;
  return {
    questions,
    presses: notes.presses.length,
    waited,
    perQuestion: questions > 0 ? waited / questions : waited,
    shown: sum(({ shown }) => shown),
    idle: sum(({ idle }) => idle),
    stretches: stretches.toSorted((a, b) => b.ms - a.ms),
  };
}
