import type { Provider } from '@global-fit/report/input';
import { workerPool } from '#workers/workerPool';
import { workerThread } from '#workers/workerThread';
import type { BuildInput, BuiltReport } from './dependencies.ts';
import { LONGEST, OutOfTime } from './withinTime.ts';

/** A message to the thread. */
export interface Writing {
  readonly input: BuildInput;
  readonly provider: Provider;
  /** Processor time, in milliseconds. */
  readonly limitMs: number;
}

/** Its answer; `outOfTime` because an error loses its class on the way. */
export type Written =
  | { readonly built: BuiltReport }
  | { readonly error: Error; readonly outOfTime: boolean };

export interface ReportWriter {
  /** Throws what the builder throws, `OutOfTime`, and `TryLater` where the thread was lost. */
  write(input: BuildInput): Promise<BuiltReport>;
  close(): Promise<void>;
}

/** Writing a report takes less than a second of processor time, so what takes this long is ended. */
const WRITING_MS = 30_000;
/** The thread ends its work by itself. Where it has said nothing for so much longer, with its start, it is ended. */
const SPARE_MS = 90_000;

const mostMs = (limitMs: number): number => LONGEST * limitMs + SPARE_MS;
/** The longest time (ms) that writing one report takes by the clock, not counting its wait for others. */
export const MOST_WRITING_MS = mostMs(WRITING_MS);

/**
 * Ranks, writes and reviews reports, one at a time, on a thread that starts with the first of them. So even on a busy
 * machine the process keeps responding, and its jobs and connections are not taken for dead.
 */
export function openReportWriter(provider: Provider, limitMs: number = WRITING_MS): ReportWriter {
  const pool = workerPool<Writing, Written>({
    start: (events) => workerThread(new URL('./writeWorker.ts', import.meta.url), events),
    size: 1,
    timeoutMs: mostMs(limitMs),
  });
  return {
    async write(input) {
      const written = await pool.run({ input, provider, limitMs });
      if ('built' in written) return written.built;
      throw written.outOfTime ? new OutOfTime(limitMs) : written.error;
    },
    close: pool.close,
  };
}
