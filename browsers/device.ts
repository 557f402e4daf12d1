/** A browser of another make in somebody's hand: as little of it as a match needs, whatever drives it. */
import type { Point, Sees } from '../web/e2e/table';

export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export type SizeName = keyof typeof SIZES;
/** The least a finger can hit, and a mouse: as in web/e2e/sizes.ts. */
export const LEAST = { phone: 44, desktop: 24 } as const;

/** So begins the error of a browser that has gone in the middle of a test. */
export const DIED = 'The browser has died';

export interface Device extends Sees {
  /** Name and version, as the browser says them. */
  readonly engine: string;
  readonly size: SizeName;
  open(url: string): Promise<void>;
  /** A finger on a phone where the driver has one, else a mouse. */
  press(point: Point): Promise<void>;
  picture(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a browser; it is installed first where that can be done. */
export type Launch = (size: SizeName) => Promise<Device>;
