/** AN-008 A side's HP is the number of steps from its marker to the zero marker. */
import type { Side, Track } from '../types.ts';

export const healthOf = ({ students, zero, anomaly }: Track, side: Side): number =>
  side === 'students' ? zero - students : anomaly - zero;
