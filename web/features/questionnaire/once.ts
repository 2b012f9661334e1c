import type { MouseEvent } from 'react';

/** A double click is one press: its second half would leave the next page before anybody has seen it. */
export const once =
  (press: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail <= 1) press();
  };
