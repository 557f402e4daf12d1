import type { Attachment } from 'svelte/attachments';

/** Longer than a finger on its way down, shorter than a deliberate press. */
const ARRIVES_MS = 800;

/** A control that has just replaced another ignores presses for a moment: the press was meant for the old one. */
export const arriving: Attachment<HTMLElement> = (node) => {
  node.inert = true;
  const timer = setTimeout(() => {
    node.inert = false;
  }, ARRIVES_MS);
  return () => clearTimeout(timer);
};
