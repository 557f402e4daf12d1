/** AN-008 A side's HP is the number of steps from its marker to the zero marker. */
import type { Options, Side, Track } from '../types.ts';

export const healthOf = ({ students, zero, anomaly }: Track, side: Side): number =>
  side === 'students' ? zero - students : anomaly - zero;

/** The last space of the track, counted from the Students' end. */
export const trackEnd = ({ healthPerSide }: Options): number => 2 * healthPerSide;

/** AN-022 */
export const startTrack = (options: Options): Track => ({
  students: 0,
  zero: options.healthPerSide + options.zeroOffset,
  anomaly: trackEnd(options),
});
