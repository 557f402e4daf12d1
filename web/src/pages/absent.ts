/** Who is gone from the table, as told to the people who look at it. */
import type { TableInfo } from '@lurk/table';

export interface Gone {
  readonly seat: number;
  readonly name: string;
  /** Seconds until a bot may be called; 0 from then on. */
  readonly wait: number;
  readonly calls: number;
  readonly needed: number;
  /** You have called already. */
  readonly called: boolean;
  /** The same absence keeps its name: hidden once, it stays hidden. */
  readonly id: string;
}

const secondsUntil = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** The people who are gone from a match; first those for whom you can still call a bot. */
export function goneFrom({ state, seats, you }: TableInfo, now: number): Gone[] {
  if (state !== 'playing') return [];
  const gone = seats.flatMap((place, seat): Gone[] => {
    if (place.kind !== 'person' || !place.gone || seat === you) return [];
    const { since, until, calls, needed } = place.gone;
    const wait = secondsUntil(until, now);
    return [
      { seat, name: place.name, wait, calls: calls.length, needed, called: you !== null && calls.includes(you), id: `${seat}.${since}` },
    ];
  });
  return gone.sort((a, b) => Number(a.called) - Number(b.called) || a.wait - b.wait);
}

/** None of the people who play is connected, so the clocks stand still. */
export const isUnattended = ({ state, seats }: TableInfo): boolean =>
  state === 'playing' && seats.some(({ kind }) => kind === 'person') && seats.every((seat) => seat.kind !== 'person' || !seat.here);

/** The host of a lobby who is gone, and for how many seconds more it stays theirs. */
export function hostGone({ state, seats, host, you }: TableInfo, now: number): Pick<Gone, 'name' | 'wait'> | null {
  const at = seats.findIndex((seat) => seat.kind === 'person' && seat.id === host);
  const place = seats[at];
  if (state !== 'lobby' || at === you || place?.kind !== 'person' || !place.gone) return null;
  return { name: place.name, wait: secondsUntil(place.gone.until, now) };
}
