import type { ServerProcess } from '../crash/server.ts';

/** Resource use of a process at a moment. */
export interface Look {
  readonly residentMb: number;
  readonly heapMb: number;
  readonly cpuSeconds: number;
}

const MB = 1024 * 1024;

/** Reads a process's own metrics. */
export async function look({ origin }: ServerProcess): Promise<Look> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} ([0-9.e+]+)$`, 'm').exec(text)?.[1]);
  return {
    residentMb: Math.round(value('process_resident_memory_bytes') / MB),
    heapMb: Math.round(value('nodejs_heap_size_used_bytes') / MB),
    cpuSeconds: Math.round(value('process_cpu_seconds_total')),
  };
}

/** Megabytes that a process grows per thousand steps, by least squares; 0 with fewer than two samples. */
export function growthPerThousand(
  looks: readonly { readonly at: number; readonly residentMb: number }[],
): number {
  const count = looks.length;
  const meanAt = looks.reduce((sum, { at }) => sum + at, 0) / count;
  const meanMb = looks.reduce((sum, { residentMb }) => sum + residentMb, 0) / count;
  const spread = looks.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  if (count < 2 || spread === 0) return 0;
  const together = looks.reduce((sum, { at, residentMb }) => sum + (at - meanAt) * (residentMb - meanMb), 0);
  return (together / spread) * 1000;
}
