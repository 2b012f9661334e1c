/**
 * For what stands in the place of a control that was pressed and is gone: takes the focus that went with it, so that
 * the keyboard goes on there and the outcome is read out. Can be the `ref` of an element that only a press brings up.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element && document.activeElement === document.body) element.focus();
}
