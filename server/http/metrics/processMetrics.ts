import { constants, monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import process from 'node:process';
import type { Metric } from './textFormat.ts';

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

export interface ProcessMetrics {
  read(): readonly Metric[];
  stop(): void;
}

/** A performance entry of the kind `gc`, which the types of Node lack. */
interface Collection {
  readonly detail: { readonly kind?: number };
}

/** The heap that remains after full collections; the amount currently in use includes garbage. */
function watchCollections(): { kept(): number; stop(): void } {
  let kept = process.memoryUsage().heapUsed;
  const observer = new PerformanceObserver((list) => {
    const collections = list.getEntries() as unknown as readonly Collection[];
    const full = collections.some(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR);
    if (full) kept = process.memoryUsage().heapUsed;
  });
  observer.observe({ entryTypes: ['gc'] });
  return { kept: () => kept, stop: () => observer.disconnect() };
}

/** Observes this process: memory, CPU time, and the delay of the event loop since the last reading. */
export function watchProcess(): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const collections = watchCollections();
  const started = Date.now() / 1000 - process.uptime();
  return {
    stop() {
      delay.disable();
      collections.stop();
    },
    read() {
      const memory = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      // Nanoseconds; NaN until something has been measured.
      const waited = delay.percentile(99) / 1e9;
      delay.reset();
      return [
        gauge('process_resident_memory_bytes', 'Memory of the process in RAM', memory.rss),
        gauge('nodejs_heap_size_used_bytes', 'Heap in use', memory.heapUsed),
        gauge(
          'nodejs_heap_size_kept_bytes',
          'Heap in use after the last full collection',
          collections.kept(),
        ),
        gauge('nodejs_external_memory_bytes', 'Memory outside the heap, buffers among it', memory.external),
        {
          name: 'process_cpu_seconds_total',
          help: 'Processor time spent',
          type: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        gauge('process_start_time_seconds', 'When the process began, in seconds since 1970', started),
        gauge(
          'nodejs_eventloop_lag_p99_seconds',
          'Delay of the event loop since the last look, 99th percentile',
          Number.isFinite(waited) ? waited : 0,
        ),
      ];
    },
  };
}
