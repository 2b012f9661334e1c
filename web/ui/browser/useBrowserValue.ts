import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * A value only the visitor's browser knows. The prerendered page and the first render show `before`; the value
 * follows once the page is live. `read` must give the same primitive until something changes.
 */
export function useBrowserValue<T extends string | number | boolean | null>(
  read: () => T,
  before: T,
  subscribe: (onChange: () => void) => () => void = never,
): T {
  return useSyncExternalStore(subscribe, read, () => before);
}
