import { isMonth, type Month } from './months.ts';

const key = 'moving-date';
const listeners = new Set<() => void>();
let here: Month | null | undefined;

function read(): Month | null {
  try {
    const stored = localStorage.getItem(key);
    return stored !== null && isMonth(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The month of the move chosen in this browser, or null. */
export const movingMonth = (): Month | null => (here === undefined ? (here = read()) : here);

/** Stores the month, or deletes it; where the browser has no storage, it lasts as long as the page. */
export function setMovingMonth(month: Month | null): void {
  here = month;
  try {
    if (month === null) localStorage.removeItem(key);
    else localStorage.setItem(key, month);
  } catch {
    // Private windows may refuse storage; the page works without.
  }
  for (const listener of listeners) listener();
}

/** Listens for another choice anywhere on the page; returns a function to stop. */
export function onMovingMonth(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
