/**
 * For what may be wider than its page: leaves it in the order of the Tab key only while it scrolls sideways. Pages
 * arrive with it in that order, for browsers without scripts. Can be the `ref` of such an element.
 */
export function stopIfScrolls(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const watch = new ResizeObserver(() => {
    element.tabIndex = element.scrollWidth > element.clientWidth ? 0 : -1;
  });
  // The box follows the window; what is in it grows by itself, with a font that arrives or another row.
  for (const box of [element, ...element.children]) watch.observe(box);
  return () => watch.disconnect();
}
