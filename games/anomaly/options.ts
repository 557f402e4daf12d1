import type { Options } from './types.ts';

/** The defaults of the specification (section 1). */
export const DEFAULT_OPTIONS: Options = {
  anomaly: 'random',
  host: 0,
  advanced: false,
  healthPerSide: 10,
  zeroOffset: 0,
  radiationForecast: 'hidden',
  fuelLayout: 'random-opposite',
  overlay: 'exact',
  trapWindowSeconds: 8,
  endReveal: true,
};
