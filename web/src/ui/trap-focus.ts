/** Focus trap of an overlay: takes the focus, keeps it, and gives it back. */
import type { Attachment } from 'svelte/attachments';

export const trapFocus: Attachment<HTMLElement> = (node) => {
  const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const inside = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex]')];
  const keep = (event: FocusEvent): void => {
    if (event.target instanceof Node && !node.contains(event.target)) (inside()[0] ?? node).focus();
  };
  (inside()[0] ?? node).focus({ preventScroll: true });
  document.addEventListener('focusin', keep);
  return () => {
    document.removeEventListener('focusin', keep);
    // After the elements behind are no longer inert.
    setTimeout(() => before?.isConnected && before.focus({ preventScroll: true }), 0);
  };
};
