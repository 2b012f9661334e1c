/**
 * For whatever replaces a clicked control that is gone: takes the lost focus, so that the keyboard continues there
 * and the outcome is announced. Can be the `ref` of an element that appears only after a click.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (element && document.activeElement === document.body) element.focus();
}
