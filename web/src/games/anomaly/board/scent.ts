import { ZONES, type Zone } from '@lurk/anomaly/public';

/** A painted set after one more touch, always in the order of the board. */
export const paint = (painted: readonly Zone[], zone: Zone, on: boolean): Zone[] =>
  ZONES.filter((other) => (other === zone ? on : painted.includes(other)));
