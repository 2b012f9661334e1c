/** Time after a choice in which a press still belongs to it, in milliseconds. */
const SOON = 400;
/** Maximum distance between the two presses of a double tap, in px. */
const NEAR = 30;
/** Maximum duration of a press, in milliseconds. */
const LONGEST_PRESS = 1000;

interface Press {
  readonly x: number;
  readonly y: number;
  /** In milliseconds since the page was opened. */
  readonly at: number;
}

/** Whether a press is the second half of a double tap whose first half made a choice. */
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
  // It then neither moves the focus nor selects text.
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

/** Starts watching presses; never stops, because the pressed element may disappear with the choice. */
export function watchTaps(): void {
  if (watches) return;
  watches = true;
  window.addEventListener('pointerdown', press, true);
  for (const type of ['pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'click'])
    window.addEventListener(type, swallow, true);
}

/**
 * Reports that a press has just chosen or removed something. Whatever was pressed is then replaced by something else,
 * which the second half of a double tap would hit: it is ignored.
 */
export function hasChosen(): void {
  const now = performance.now();
  // A choice by keyboard has no second half.
  if (now - last.at < LONGEST_PRESS) chosenAt = now;
}
