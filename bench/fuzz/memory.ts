const SERIES = { resident: 'process_resident_memory_bytes', heap: 'nodejs_heap_size_kept_bytes' } as const;

export interface MemorySample {
  readonly resident: number;
  readonly heap: number;
}

/** Memory by the product's own metrics, in megabytes. */
export async function readMemory(origin: string): Promise<MemorySample> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const megabytes = (series: string): number => {
    const value = new RegExp(`^${series} (\\d+)`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`The metrics have no ${series}.`);
    return Number(value) / 2 ** 20;
  };
  return { resident: megabytes(SERIES.resident), heap: megabytes(SERIES.heap) };
}

/** From the first full collection on; before, the metric shows what was in use at start. */
function sinceCollected(samples: readonly MemorySample[]): readonly MemorySample[] {
  const first = samples.findIndex(({ heap }) => heap !== samples[0]?.heap);
  return first < 0 ? samples : samples.slice(first);
}

/** The minimum in the last fifth of the samples compared with that in the fifth after the first two. */
function growth(samples: readonly MemorySample[], of: keyof MemorySample): number {
  const least = (n: number) =>
    Math.min(
      ...samples
        .slice(Math.floor((samples.length * n) / 5), Math.ceil((samples.length * (n + 1)) / 5))
        .map((sample) => sample[of]),
    );
  return least(4) - least(2);
}

/** Growth of retained memory once caches are full, by minima, which are what remains after collections. */
export function keptGrowth(samples: readonly MemorySample[]): MemorySample {
  return { resident: growth(samples, 'resident'), heap: growth(sinceCollected(samples), 'heap') };
}
