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

/**
 * Requests until caches, the embedded database and compiled code have their size: the retained heap goes from 135 to
 * 240 MB meanwhile, and stays there.
 */
const WARM_UP = 8000;
/** A minimum over fewer requests after the warm-up may rest on a single collection while much was under way. */
const JUDGED_FROM = 12_000;

/** The minimum in the last third of the samples compared with that in the first third. */
function growth(samples: readonly MemorySample[], of: keyof MemorySample): number {
  const third = Math.ceil(samples.length / 3);
  const least = (part: readonly MemorySample[]) => Math.min(...part.map((sample) => sample[of]));
  return least(samples.slice(-third)) - least(samples.slice(0, third));
}

/**
 * Growth of retained memory after the warm-up, by minima, which are what remains after collections. Null where a run is
 * too short to tell growth from warming up. The samples were taken evenly over all requests.
 */
export function keptGrowth(samples: readonly MemorySample[], requests: number): MemorySample | null {
  if (requests < JUDGED_FROM) return null;
  const warm = samples.slice(Math.floor((samples.length * WARM_UP) / requests));
  return { resident: growth(warm, 'resident'), heap: growth(warm, 'heap') };
}
