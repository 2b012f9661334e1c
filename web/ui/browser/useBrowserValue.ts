import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * A value that only the visitor's browser knows. The prerendered page and the first render show `before`; the value
 * follows after hydration. `read` must return the same primitive until something changes.
 */
export function useBrowserValue<T extends string | number | boolean | null>(
  read: () => T,
  before: T,
  subscribe: (onChange: () => void) => () => void = never,
): T {
  return useSyncExternalStore(subscribe, read, () => before);
}
