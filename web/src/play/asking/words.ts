import type { Option, Shape, Value } from '@lurk/kernel';
import type { SeatLook } from '../../ui/types';
import type { Draft, Path } from './draft';

/** How a game words the options of its decisions; the widgets know only shapes. */
export interface ChoiceWords {
  readonly option: (option: Value | Option, path: Path) => string;
  readonly step: (shape: Shape, path: Path) => string;
  readonly confirm: string;
  /** A chip beside the name, where an option is somebody. */
  readonly seat?: (id: Value, path: Path) => SeatLook | undefined;
  /** The rule behind an option, on hover and long press. */
  readonly rule?: (id: Value, path: Path) => string | undefined;
}

/** What every widget takes: its level of the shape, and how to say that it changed. */
export interface WidgetProps<S extends Shape> {
  readonly shape: S;
  readonly draft: Draft;
  readonly path: Path;
  readonly words: ChoiceWords;
  /** This level alone: what comes after a pick is shown elsewhere. */
  readonly flat?: boolean;
  /** Puts a new draft at this path. */
  readonly onput: (path: Path, draft: Draft) => void;
}
export type ShapeOf<T extends Shape['t']> = Extract<Shape, { t: T }>;
