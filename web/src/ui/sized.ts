import type { Attachment } from 'svelte/attachments';

/** Reports an element's inner size whenever it changes, first before it is painted. `bind:clientWidth` would also read it on creation, which forces a layout. */
export const sized =
  (tell: (width: number, height: number) => unknown): Attachment<HTMLElement> =>
  (node) => {
    const observer = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight));
    observer.observe(node);
    return () => observer.disconnect();
  };
