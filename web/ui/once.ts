import type { MouseEvent } from 'react';

/**
 * A double click is one press: its second half would leave the next page before anybody has seen it. Whoever presses
 * on without a pause is heard every other time, and so still gets on.
 */
export const once =
  (press: () => void) =>
  (event: MouseEvent): void => {
    // Counted by the browser, at the speed the system is set to; 0 for the keyboard.
    if (event.detail % 2 === 1 || event.detail === 0) press();
  };
