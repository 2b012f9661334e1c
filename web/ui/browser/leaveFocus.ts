/** The ancestors of an element, from the inside out. */
function around(element: HTMLElement): HTMLElement[] {
  const outer = element.parentElement;
  return outer ? [outer, ...around(outer)] : [];
}

/**
 * A `ref` for a control, or a container of some, that disappears after use: the focus in it then moves to the nearest
 * ancestor that stays, so that the keyboard continues there and the replacement is announced. Elements that take the
 * focus by themselves keep it.
 */
export function leaveFocus(control: HTMLElement | null): (() => void) | undefined {
  if (!control) return undefined;
  return () => {
    if (!control.contains(document.activeElement)) return;
    const enclosing = around(control);
    queueMicrotask(() => {
      const staying = enclosing.find((element) => element.isConnected);
      if (!staying || document.activeElement !== document.body || staying === document.body) return;
      staying.tabIndex = -1;
      staying.classList.add('outline-none');
      staying.focus({ preventScroll: true });
    });
  };
}
