/** Keys that move through a row or a list of controls, and by how many places; the ends are ±Infinity. */
const steps: Record<'row' | 'list', Record<string, number>> = {
  row: { ArrowRight: 1, ArrowLeft: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
  list: { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};

/**
 * Where a key moves the focus among `count` controls when the one at `at` has it: rows and lists wrap around.
 * Null when the key does not move.
 */
export function nextIndex(key: string, along: 'row' | 'list', at: number, count: number): number | null {
  const step = steps[along][key];
  if (step === undefined || count === 0) return null;
  if (step === Number.NEGATIVE_INFINITY) return 0;
  if (step === Number.POSITIVE_INFINITY) return count - 1;
  return (at + step + count) % count;
}

/** Moves the focus among `controls`; true when the key was one of ours. */
export function moveFocus(key: string, along: 'row' | 'list', controls: readonly HTMLElement[]): boolean {
  const at = controls.indexOf(document.activeElement as HTMLElement);
  const next = nextIndex(key, along, Math.max(at, 0), controls.length);
  if (next === null) return false;
  controls[next]?.focus();
  return true;
}
