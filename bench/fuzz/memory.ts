const SERIES = { resident: 'process_resident_memory_bytes', heap: 'nodejs_heap_size_kept_bytes' } as const;

export interface MemorySample {
  readonly resident: number;
  readonly heap: number;
}

/** What the product's own metrics say of its memory, in megabytes. */
export async function readMemory(origin: string): Promise<MemorySample> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const megabytes = (series: string): number => {
    const value = new RegExp(`^${series} (\\d+)`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`The metrics have no ${series}.`);
    return Number(value) / 2 ** 20;
  };
  return { resident: megabytes(SERIES.resident), heap: megabytes(SERIES.heap) };
}

/**
 * Growth of the memory that is kept: the least heap seen in the last fifth of a run against the least in the fifth
 * after the first two, when caches are filled. The least, because that is what is left after a collection.
 */
export function keptGrowth(samples: readonly MemorySample[]): MemorySample {
  const fifth = (n: number) =>
    samples.slice(Math.floor((samples.length * n) / 5), Math.ceil((samples.length * (n + 1)) / 5));
  const least = (part: readonly MemorySample[], of: keyof MemorySample) =>
    Math.min(...part.map((sample) => sample[of]));
  return {
    resident: least(fifth(4), 'resident') - least(fifth(2), 'resident'),
    heap: least(fifth(4), 'heap') - least(fifth(2), 'heap'),
  };
}
