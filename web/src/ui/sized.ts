import type { Attachment } from 'svelte/attachments';

/** Tells the inner size of an element whenever that has changed, first before it is painted. `bind:clientWidth` would also ask as soon as it is there: a forced layout. */
export const sized =
  (tell: (width: number, height: number) => unknown): Attachment<HTMLElement> =>
  (node) => {
    const observer = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight));
    observer.observe(node);
    return () => observer.disconnect();
  };
