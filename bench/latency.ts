/** Durations of calls, in milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Percentiles (nearest rank) of durations in milliseconds; sorts the list. */
export function percentiles(times: Float64Array): Latency {
  times.sort();
  const at = (share: number) => times[Math.max(0, Math.ceil(share * times.length) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The lower quartile. Other work on the machine only adds to a duration, so this is closer to the true one. */
export function quartile(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 2] ?? Number.NaN;
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? Number.NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Duration of a piece of work in milliseconds, with its result. */
export function timed<Result>(work: () => Result): [number, Result] {
  const started = performance.now();
  const result = work();
  return [performance.now() - started, result];
}

/** Durations of `runs` sequential calls, after a warm-up that does not count. `run` receives its number. */
export function timeCalls(
  run: (index: number) => unknown,
  { warmUp, runs }: { readonly warmUp: number; readonly runs: number },
): Latency {
  for (let index = 0; index < warmUp; index += 1) run(index);
  return percentiles(Float64Array.from({ length: runs }, (_, index) => timed(() => run(index))[0]));
}
