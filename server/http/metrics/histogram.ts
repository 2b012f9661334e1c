import type { Labels, Sample } from './textFormat.ts';

/** Upper bounds in seconds, from a page served from memory to a request that times out. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

/** Number of values within each bound, and their sum. */
export interface Histogram {
  observe(value: number): void;
  samples(labels: Labels): readonly Sample[];
}

/** A histogram of durations in seconds; `bounds` are the upper ends of its buckets, ascending. */
export function openHistogram(bounds: readonly number[] = SECONDS): Histogram {
  const counts = new Array<number>(bounds.length).fill(0);
  let sum = 0;
  let count = 0;
  return {
    observe(value) {
      const place = bounds.findIndex((bound) => value <= bound);
      if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
      sum += value;
      count += 1;
    },
    samples(labels) {
      let under = 0;
      const buckets = bounds.map((bound, place): Sample => {
        under += counts[place] ?? 0;
        return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: under };
      });
      return [
        ...buckets,
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ];
    },
  };
}
