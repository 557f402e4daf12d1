import type { Attachment } from 'svelte/attachments';

/** Arrow keys walk the buttons of a row; Tab enters it once, at the button that had the focus last. */
export const roving: Attachment<HTMLElement> = (node) => {
  const buttons = (): HTMLButtonElement[] => [...node.querySelectorAll('button')];
  // Buttons hidden at this size cannot take the focus: skip them, and never make one the tab stop.
  const items = (): HTMLButtonElement[] => buttons().filter((item) => item.checkVisibility());
  const rest = (on: Element | null): void => {
    for (const item of buttons()) item.tabIndex = item === on ? 0 : -1;
  };
  const settle = (): void => {
    const all = items();
    rest(all.find((item) => item === document.activeElement) ?? all[0] ?? null);
  };
  const walk = (event: KeyboardEvent): void => {
    const all = items();
    const on = document.activeElement;
    const at = on instanceof HTMLButtonElement ? all.indexOf(on) : -1;
    if (at < 0) return;
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = all[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const entered = (event: FocusEvent): void => rest(event.target instanceof Element ? event.target.closest('button') : null);
  // Which buttons are visible is known only after layout: at first, and after every resize.
  const measured = new ResizeObserver(settle);
  measured.observe(node);
  // Cards are added, removed and hidden by a class, and the row must keep exactly one tab stop. Observing the node again makes its observer fire after the next layout.
  const watcher = new MutationObserver(() => {
    measured.unobserve(node);
    measured.observe(node);
  });
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ['class'] });
  // Tells the browser tests how arrow keys move here: one after the other, wherever each is drawn.
  node.dataset.keys = 'row';
  node.addEventListener('keydown', walk);
  node.addEventListener('focusin', entered);
  return () => {
    watcher.disconnect();
    measured.disconnect();
    node.removeEventListener('keydown', walk);
    node.removeEventListener('focusin', entered);
  };
};
