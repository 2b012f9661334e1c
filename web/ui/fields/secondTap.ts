/** How soon after a choice a press still belongs to it, in milliseconds. */
const SOON = 400;
/** How far apart the two presses of a double tap may be, in px. */
const NEAR = 30;
/** A press is over by then, in milliseconds. */
const LONGEST_PRESS = 1000;

interface Press {
  readonly x: number;
  readonly y: number;
  /** In milliseconds since the page began. */
  readonly at: number;
}

/** Whether a press is the second half of a double tap whose first half has made a choice. */
export function isSecondTap(press: Press, first: Press, chosenAt: number): boolean {
  return press.at - chosenAt < SOON && Math.hypot(press.x - first.x, press.y - first.y) < NEAR;
}

let last: Press = { x: 0, y: 0, at: 0 };
let chosenAt = Number.NEGATIVE_INFINITY;
let swallowing = false;

function swallow(event: Event): void {
  if (!swallowing) return;
  if (event.timeStamp - last.at > LONGEST_PRESS) {
    swallowing = false;
    return;
  }
  event.stopImmediatePropagation();
  // Neither moves the focus nor marks words.
  if (event.type.startsWith('mouse') || event.type === 'click') event.preventDefault();
  if (event.type === 'click') swallowing = false;
}

function press(event: PointerEvent): void {
  const now = { x: event.clientX, y: event.clientY, at: event.timeStamp };
  swallowing = isSecondTap(now, last, chosenAt);
  last = now;
  swallow(event);
}

let watches = false;

/** Begins to watch where is pressed; stays, because what is pressed may go with the choice. */
export function watchTaps(): void {
  if (watches) return;
  watches = true;
  window.addEventListener('pointerdown', press, true);
  for (const type of ['pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'click'])
    window.addEventListener(type, swallow, true);
}

/**
 * Says that a press has just chosen or removed something. What was pressed then gives way to something else, and the
 * second half of a double tap would press that: it is not heard.
 */
export function hasChosen(): void {
  const now = performance.now();
  // A choice by the keyboard has no second half.
  if (now - last.at < LONGEST_PRESS) chosenAt = now;
}
