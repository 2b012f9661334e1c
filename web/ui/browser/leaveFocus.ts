/** What encloses an element, from the inside out. */
function around(element: HTMLElement): HTMLElement[] {
  const outer = element.parentElement;
  return outer ? [outer, ...around(outer)] : [];
}

/**
 * For the `ref` of a control, or of what holds some, that goes once it has done its work: the focus in it then goes to
 * the nearest of what encloses it that stays, so that the keyboard goes on there and what has come in its place is read
 * out. What takes the focus by itself keeps it.
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
