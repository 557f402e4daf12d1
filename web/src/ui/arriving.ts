import type { Attachment } from 'svelte/attachments';

/** Longer than a finger on its way down, shorter than a thought. */
const ARRIVES_MS = 800;

/** What has just taken the place of something else cannot be pressed at once: the press was meant for what was there before. */
export const arriving: Attachment<HTMLElement> = (node) => {
  node.inert = true;
  const timer = setTimeout(() => {
    node.inert = false;
  }, ARRIVES_MS);
  return () => clearTimeout(timer);
};
