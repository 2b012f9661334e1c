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

/** The month of the move that the visitor chose in this browser, or null. */
export const movingMonth = (): Month | null => (here === undefined ? (here = read()) : here);

/** Keeps the month, or forgets it; where the browser keeps nothing it lasts as long as the page. */
export function setMovingMonth(month: Month | null): void {
  here = month;
  try {
    if (month === null) localStorage.removeItem(key);
    else localStorage.setItem(key, month);
  } catch {
    // Private windows may refuse storage; the page goes on.
  }
  for (const listener of listeners) listener();
}

/** Tells when another month is chosen anywhere on the page; answers what ends that. */
export function onMovingMonth(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
