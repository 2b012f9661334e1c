import { existsSync } from 'node:fs';
import process from 'node:process';

const TRIPLETS: Readonly<Partial<Record<NodeJS.Architecture, string>>> = {
  x64: 'x86_64-linux-gnu',
  arm64: 'aarch64-linux-gnu',
};

/** Where the package of a Linux distribution puts jemalloc: Debian and Ubuntu first, then Fedora and Red Hat. */
function places(): readonly string[] {
  const triplet = TRIPLETS[process.arch];
  if (process.platform !== 'linux' || triplet === undefined) return [];
  return [`/usr/lib/${triplet}/libjemalloc.so.2`, '/usr/lib64/libjemalloc.so.2'];
}

/** Two arenas serve the two threads of a worker; freed memory is returned to the machine within a second. */
const JEMALLOC = 'narenas:2,dirty_decay_ms:1000';

/**
 * Environment variables that choose the memory allocator of a worker process. Typst makes and frees millions of small
 * blocks per report, which jemalloc, where it is installed, does with a tenth less processor time
 * (bench/report/typesetter.bench.ts). Else glibc's is told not to keep one heap per core, which would fragment more
 * memory than the cores save time.
 */
export function allocatorSettings(
  exists: (path: string) => boolean = existsSync,
): Readonly<Record<string, string>> {
  const library = places().find((path) => exists(path));
  return library === undefined ? { MALLOC_ARENA_MAX: '2' } : { LD_PRELOAD: library, MALLOC_CONF: JEMALLOC };
}
