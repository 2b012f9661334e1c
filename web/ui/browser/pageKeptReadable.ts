/** The library leaves elements with this attribute, and their content, as they are. */
const mark = 'data-react-aria-top-layer';

/**
 * While something is open above the page, the library hides the page (`data-page`) from screen readers. This keeps it
 * accessible instead, and returns what ends that. To be called in a layout effect of what is inside the open part.
 */
export function pageKeptReadable(): () => void {
  const page = document.querySelector('[data-page]');
  page?.setAttribute(mark, 'true');
  return () => page?.removeAttribute(mark);
}
