/**
 * The camera over the map. It moves one element by a CSS transform and touches nothing else: that element is always a layer of its own; while it
 * moves it stays the picture it is, at rest it is drawn sharply at its new size. While a hand moves it nothing on it is pointed at (a pane lies over
 * it: no tile has to be asked whether it is meant) and it counts as animated (`MOVING`). So a great map follows a finger on a slow phone.
 */
import type { Box, Point } from './geometry';

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Where the origin of the map is on the screen, and how large it is drawn. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
/** Receives what the camera does; neither callback renders anything. */
export interface Watch {
  /** Which part of the map is in the window now. */
  onseen(seen: Box): void;
  /** A hand moves it, or lets go. */
  onheld(held: boolean): void;
}
const LEAST = 0.3;
const MOST = 2.4;
/** Pixels a key moves the map by, and the factor of one press of a zoom key. */
export const NUDGE = 90;
export const CLOSER = 1.3;
/** A finger that has moved less than this has tapped. */
export const SLIP = 7;
/** How long the map stays a picture after the last movement, before it is drawn sharply at its new size and can be touched again. */
const REST_MS = 400;
const GLIDE_MS = 320;

/**
 * An animation that adds nothing and never runs. A browser computes the overlap of layers again whenever a transform changes, unless what it
 * moves is being animated: then it has assumed from the start that it may be anywhere, and a frame of the map costs the main thread half as much.
 */
const MOVING: readonly [PropertyIndexedKeyframes, KeyframeAnimationOptions] = [
  { transform: ['translate(0)', 'translate(0)'] },
  { duration: 1000, composite: 'add' },
];

const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

export class Camera {
  #frame: Frame = { x: 0, y: 0, zoom: 1 };
  #moved: HTMLElement | null = null;
  #size: Size = { width: 1, height: 1 };
  #box: Box = { x: -1, y: -1, width: 2, height: 2 };
  #drawn = 0;
  /** A hand moves it. */
  #held = false;
  #moving: Animation | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #still: () => boolean;
  readonly #watch: Watch;

  /** `still`: no gliding, for those who want none. */
  constructor(still: () => boolean, watch: Watch) {
    this.#still = still;
    this.#watch = watch;
  }

  get zoom(): number {
    return this.#frame.zoom;
  }

  attach(moved: HTMLElement): () => void {
    this.#moved = moved;
    this.#draw();
    return () => {
      this.#moved = null;
      cancelAnimationFrame(this.#drawn);
      this.#drawn = 0;
      clearTimeout(this.#rest);
      this.#release();
    };
  }
  /** The window onto the map, and what there is to see. */
  measure(size: Size, box: Box): void {
    const was = this.#size;
    const { x, y, zoom } = this.#frame;
    this.#size = size;
    this.#box = box;
    // What was in the middle stays there when the window changes its size.
    if (was.width !== size.width || was.height !== size.height)
      this.#set({ x: x + (size.width - was.width) / 2, y: y + (size.height - was.height) / 2, zoom });
  }

  pan(dx: number, dy: number): void {
    const { x, y, zoom } = this.#frame;
    this.#hold();
    this.#set({ x: x + dx, y: y + dy, zoom });
  }
  /** Around a point of the window, which stays where it is. */
  zoomBy(factor: number, [px, py]: Point = [this.#size.width / 2, this.#size.height / 2]): void {
    const { x, y, zoom } = this.#frame;
    const next = clamp(zoom * factor, LEAST, MOST);
    const by = next / zoom;
    this.#hold();
    this.#set({ x: px - (px - x) * by, y: py - (py - y) * by, zoom: next });
  }
  fit(glide = true): void {
    this.frame(this.#box, 1.35, glide);
  }
  /** All of a part of the map, as large as it can be. */
  frame(box: Box, most: number, glide = true): void {
    const { width, height } = this.#size;
    const zoom = clamp(Math.min(width / box.width, height / box.height), LEAST, most);
    this.#go({ ...this.#over([box.x + box.width / 2, box.y + box.height / 2], zoom), zoom }, glide);
  }
  /** Brings a point of the map into the middle, near enough to be read. */
  follow(point: Point, glide = true, least = 0.72): void {
    const zoom = Math.max(this.#frame.zoom, least);
    this.#go({ ...this.#over(point, zoom), zoom }, glide);
  }
  /** Moves no more than it must for this point to be in sight. */
  show([px, py]: Point, margin = 60): void {
    const { x, y, zoom } = this.#frame;
    const { width, height } = this.#size;
    const dx = clamp(x + px * zoom, Math.min(margin, width / 2), Math.max(width - margin, width / 2)) - (x + px * zoom);
    const dy = clamp(y + py * zoom, Math.min(margin, height / 2), Math.max(height - margin, height / 2)) - (y + py * zoom);
    if (dx !== 0 || dy !== 0) this.#go({ x: x + dx, y: y + dy, zoom }, true);
  }

  #over([px, py]: Point, zoom: number): Pick<Frame, 'x' | 'y'> {
    return { x: this.#size.width / 2 - px * zoom, y: this.#size.height / 2 - py * zoom };
  }
  #hold(): void {
    this.#held = true;
    if (this.#moving || !this.#moved) return;
    // A hand takes over from a glide where it is.
    this.#moved.style.transition = '';
    this.#moving = this.#moved.animate(...MOVING);
    this.#moving.pause();
  }
  #release(): void {
    this.#held = false;
    this.#moving?.cancel();
    this.#moving = null;
  }
  #go(frame: Frame, glide: boolean): void {
    const moved = this.#moved;
    // A glide is the browser's own animation, and needs no other.
    this.#release();
    if (moved && glide && !this.#still()) {
      moved.style.transition = `transform ${GLIDE_MS}ms ease-out`;
      setTimeout(() => {
        moved.style.transition = '';
      }, GLIDE_MS);
    }
    this.#set(frame);
  }
  /** One part of the map always stays in the window. */
  #set({ x, y, zoom }: Frame): void {
    const { width, height } = this.#size;
    const keep = 90;
    const left = this.#box.x * zoom;
    const top = this.#box.y * zoom;
    this.#frame = {
      x: clamp(x, keep - left - this.#box.width * zoom, width - keep - left),
      y: clamp(y, keep - top - this.#box.height * zoom, height - keep - top),
      zoom,
    };
    // Fingers tell more than a screen shows: once a frame is enough.
    this.#drawn ||= requestAnimationFrame(() => this.#draw());
  }
  #draw(): void {
    this.#drawn = 0;
    const moved = this.#moved;
    if (!moved) return;
    const { x, y, zoom } = this.#frame;
    moved.style.willChange = 'transform';
    moved.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${zoom})`;
    // Whatever else is drawn costs a frame as much again: under a hand the small map waits for the rest.
    if (this.#held) this.#watch.onheld(true);
    else this.#tell();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      moved.style.willChange = '';
      this.#release();
      this.#watch.onheld(false);
      this.#tell();
    }, REST_MS);
  }
  #tell(): void {
    const { x, y, zoom } = this.#frame;
    this.#watch.onseen({ x: -x / zoom, y: -y / zoom, width: this.#size.width / zoom, height: this.#size.height / zoom });
  }
}
