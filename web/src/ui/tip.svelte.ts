import type { Attachment } from 'svelte/attachments';

export interface Tip {
  /** No text: no tip. */
  text?: string | undefined;
  title?: string | undefined;
  /** Also on a plain tap: for things that do nothing when tapped, such as a greyed-out choice. */
  onTap?: boolean;
}

/** Boards are drawn in SVG: their pieces explain themselves as buttons do. */
type Anchor = HTMLElement | SVGElement;

interface Shown {
  readonly anchor: Anchor;
  readonly tip: Tip;
}

const HOVER_MS = 350;
const LONG_PRESS_MS = 450;
/** After a press a resting mouse shows no tip until it has moved this far. */
const GONE_PX = 12;
export const TIP_ID = 'lurk-tip';

/** The one tip on screen; TipLayer draws it. */
class TipState {
  shown = $state.raw<Shown | null>(null);

  open(anchor: Anchor, tip: Tip): void {
    this.close();
    // What can be read on the thing itself needs no tip.
    if (!tip.text || anchor.textContent?.includes(tip.text)) return;
    anchor.setAttribute('aria-describedby', TIP_ID);
    this.shown = { anchor, tip };
  }

  close(anchor?: Anchor): void {
    if (!this.shown || (anchor && this.shown.anchor !== anchor)) return;
    this.shown.anchor.removeAttribute('aria-describedby');
    this.shown = null;
  }
}

export const tips = new TipState();

/** The last pointer and key activity of this page: a tip reacts to a person, never to content that moved under a resting mouse. */
class Attention {
  #at: readonly [x: number, y: number] | null = null;
  #pressed: readonly [x: number, y: number] | null = null;
  /** The mouse really moved: a browser tells of moves when only the page did. */
  moved = false;
  /** The focus is on its way by a key. */
  walking = false;

  pointermove = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    this.moved = this.#at !== null && (clientX !== this.#at[0] || clientY !== this.#at[1]);
    this.#at = [clientX, clientY];
    if (this.#pressed && Math.hypot(clientX - this.#pressed[0], clientY - this.#pressed[1]) > GONE_PX) this.#pressed = null;
  };
  /** The next tap closes a tip; a mouse that has pressed asks no more where it rests. */
  pointerdown = ({ clientX, clientY }: PointerEvent): void => {
    this.#pressed = [clientX, clientY];
    tips.close();
  };
  keydown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') tips.close();
    if (!/^(Tab|Home|End|Arrow.+)$/.test(key)) return;
    this.walking = true;
    requestAnimationFrame(() => (this.walking = false));
  };

  get asks(): boolean {
    return this.moved && this.#pressed === null;
  }
}
export const attention = new Attention();

const isMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';

/** Explains an element on hover, keyboard focus and long press; Escape, leaving or the next tap closes it. */
export function tip(get: () => Tip): Attachment<Anchor> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting = false;
    let pressed = false;
    const rest = (): void => {
      clearTimeout(timer);
      waiting = false;
    };
    const after = (ms: number, act: () => void): void => {
      rest();
      waiting = true;
      timer = setTimeout(() => {
        waiting = false;
        act();
      }, ms);
    };
    const listeners: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointermove: (event) => {
        if (!isMouse(event) || waiting || tips.shown?.anchor === node || !attention.asks) return;
        after(HOVER_MS, () => tips.open(node, get()));
      },
      pointerleave: (event) => {
        if (!isMouse(event)) return;
        rest();
        tips.close(node);
      },
      pointerdown: (event) => {
        rest();
        pressed = false;
        if (isMouse(event)) return;
        after(LONG_PRESS_MS, () => {
          pressed = true;
          tips.open(node, get());
        });
      },
      pointerup: rest,
      pointercancel: rest,
      focus: () => {
        if (attention.walking) tips.open(node, get());
      },
      // An element removed while focused fires its blur in the middle of rendering: handle it a moment later.
      blur: () => queueMicrotask(() => tips.close(node)),
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
    };
    // In the capture phase: a long press has asked a question, so the click that ends it must not act.
    const onclick = (event: Event): void => {
      if (pressed) {
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (get().onTap) tips.open(node, get());
      else tips.close(node);
    };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
    node.addEventListener('click', onclick, true);
    return () => {
      clearTimeout(timer);
      tips.close(node);
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
      node.removeEventListener('click', onclick, true);
    };
  };
}
