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
export const TIP_ID = 'lurk-tip';

/** The one tip on screen; TipLayer draws it. */
class TipState {
  shown = $state.raw<Shown | null>(null);

  open(anchor: Anchor, tip: Tip): void {
    this.close();
    if (!tip.text) return;
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

const isMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';

/** Explains an element on hover, keyboard focus and long press; Escape or leaving closes it. */
export function tip(get: () => Tip): Attachment<Anchor> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const after = (ms: number, act: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(act, ms);
    };
    const listeners: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointerenter: (event) => {
        if (isMouse(event)) after(HOVER_MS, () => tips.open(node, get()));
      },
      pointerleave: () => {
        clearTimeout(timer);
        tips.close(node);
      },
      pointerdown: (event) => {
        pressed = false;
        if (isMouse(event)) return;
        after(LONG_PRESS_MS, () => {
          pressed = true;
          tips.open(node, get());
        });
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      focus: () => {
        if (node.matches(':focus-visible')) tips.open(node, get());
      },
      // A thing that goes away while it has the focus loses it in the middle of the page's own work: a moment later is soon enough.
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
