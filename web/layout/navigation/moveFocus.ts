/** Keys that move through a row or a list of controls, with the number of positions; the ends are ±Infinity. */
const steps: Record<'row' | 'list', Record<string, number>> = {
  row: { ArrowRight: 1, ArrowLeft: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
  list: { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};

/**
 * The index to which a key moves the focus among `count` controls from index `at`, wrapping around. Null for other
 * keys.
 */
export function nextIndex(key: string, along: 'row' | 'list', at: number, count: number): number | null {
  const step = steps[along][key];
  if (step === undefined || count === 0) return null;
  if (step === Number.NEGATIVE_INFINITY) return 0;
  if (step === Number.POSITIVE_INFINITY) return count - 1;
  return (at + step + count) % count;
}

/** Moves the focus among `controls`; returns whether the key was handled. */
export function moveFocus(key: string, along: 'row' | 'list', controls: readonly HTMLElement[]): boolean {
  const at = controls.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(key, along, Math.max(at, 0), controls.length);
  if (next === null) return false;
  controls[next]?.focus();
  return true;
}
