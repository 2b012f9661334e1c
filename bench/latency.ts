/** How long calls took, in milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The percentiles (nearest rank) of times in milliseconds; sorts the list. */
export function percentiles(times: Float64Array): Latency {
  times.sort();
  const at = (share: number) => times[Math.max(0, Math.ceil(share * times.length) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/**
 * What a quarter of some numbers lie below or at. Other work on the machine only adds to a time, so this is
 * nearer to its own.
 */
export function quartile(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 2] ?? Number.NaN;
}

/** The middle of some numbers; of the two middle ones their mean. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? Number.NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Milliseconds of one piece of work, and what it gave. */
export function timed<Result>(work: () => Result): [number, Result] {
  const started = performance.now();
  const result = work();
  return [performance.now() - started, result];
}

/** How long `runs` calls take, one by one, after some that warm up and do not count. `run` is told its number. */
export function timeCalls(
  run: (index: number) => unknown,
  { warmUp, runs }: { readonly warmUp: number; readonly runs: number },
): Latency {
  for (let index = 0; index < warmUp; index += 1) run(index);
  return percentiles(Float64Array.from({ length: runs }, (_, index) => timed(() => run(index))[0]));
}
