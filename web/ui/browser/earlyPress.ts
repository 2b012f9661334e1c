declare global {
  /** The last click before the page's scripts had loaded. */
  var early: MouseEvent | undefined;
}

/**
 * Runs in the page's head: until its scripts have loaded, which on a slow connection takes seconds, the page remembers
 * the last click. Constant, so that its hash in the content policy is too.
 */
export const earlyPressScript = 'onclick=e=>early=e';

/** Time for fields to take over what was set in them before (`useEarlyChoice`), on which a press may depend. */
const TAKEN_OVER_MS = 100;

const menusIn = (root: Node): HTMLElement[] => [
  ...(root as Element).querySelectorAll<HTMLElement>('[data-menu] > button'),
];

/** What stands in place of a menu's button that went with the frame of a private page before that has loaded. */
const inItsPlace = (gone: HTMLElement): HTMLElement | undefined =>
  menusIn(document)[menusIn(gone.getRootNode()).indexOf(gone)];

/**
 * Once the page reacts to presses: makes up for the last one before, if it was on a button, however often repeated.
 * Not on one that submits, which the browser did itself, nor after another press, to which the page has reacted.
 */
export function pressEarly(): void {
  const { early } = globalThis;
  setTimeout(() => {
    const pressed = globalThis.early === early && (early?.target as Element | undefined);
    Object.assign(globalThis, { onclick: null, early: undefined });
    const button = pressed && pressed.closest<HTMLElement>('[type=button]');
    if (button) (button.isConnected ? button : inItsPlace(button))?.click();
  }, TAKEN_OVER_MS);
}
