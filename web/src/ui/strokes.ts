/** A line or a solid of a pictogram on a 24 grid: with a width a line, without one a solid; holes follow the even-odd rule. */
export interface Stroke {
  readonly d: string;
  readonly line?: number;
  readonly dash?: string;
  /** Turned about the middle, in degrees. */
  readonly turn?: number;
}
