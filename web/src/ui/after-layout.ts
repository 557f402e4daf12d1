/**
 * Calls back once the page is laid out for the next frame and before that is painted: there sizes and places can be read for nothing. Asked for in the
 * middle of the page's own work, they would have to be worked out there and then (a forced layout), and once more for what that work still changes.
 * Not called while the element has no size; returns how to give up waiting.
 */
export function afterLayout(node: Element, read: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    read();
  });
  observer.observe(node);
  return () => observer.disconnect();
}
