import { type ZoneId, zoneIds } from './ids';

/** A painted set after one more touch, always in the order of the board. */
export const paint = (painted: readonly ZoneId[], zone: ZoneId, on: boolean): ZoneId[] =>
  zoneIds.filter((other) => (other === zone ? on : painted.includes(other)));
