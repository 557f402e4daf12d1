/**
 * Calls back after the layout of the next frame and before it is painted, where sizes and positions can be read for free. Read in the
 * middle of rendering, they would force a layout, and another one for what rendering still changes.
 * Not called while the element has no size; returns a function that cancels.
 */
export function afterLayout(node: Element, read: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    read();
  });
  observer.observe(node);
  return () => observer.disconnect();
}
