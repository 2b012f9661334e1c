import type { JobResult, JobWithMetadata } from 'pg-boss';
import { errorReason, withoutAddresses } from '#adapters/errorReason';
import type { Log } from '#adapters/log';
import {
  JOB_PAYLOADS,
  type JobHandlers,
  type JobName,
  type JobPayload,
  QUEUES,
  FAILURES_TOLD,
} from './queues.ts';

/**
 * Runs the jobs of a batch side by side and completes each separately, so that one failure does not repeat the
 * others.
 */
export function runBatch<Name extends JobName>(
  name: Name,
  jobs: readonly Pick<JobWithMetadata<unknown>, 'id' | 'data' | 'retryCount'>[],
  handlers: JobHandlers,
  log: Log,
): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async (job): Promise<JobResult> => {
      const started = performance.now();
      try {
        const payload = JOB_PAYLOADS[name].parse(job.data ?? {}) as JobPayload<Name>;
        await handlers[name](payload);
        log.info({ job: name, jobId: job.id, ms: Math.round(performance.now() - started) }, 'job done');
        return { id: job.id, status: 'completed' };
      } catch (error) {
        const fields = { err: error, job: name, jobId: job.id };
        // Scheduled work has no retries of its own, and no order in which an operator would notice a failure.
        if (QUEUES[name].retryLimit === 0) log.error({ ...fields, alert: true }, 'scheduled work failed');
        else if (job.retryCount + 1 === FAILURES_TOLD[name])
          log.error(
            { ...fields, alert: true },
            'a job fails again and again; it goes on being tried, and npm run orders -- attention names it',
          );
        else log.warn(fields, 'a job failed and will be tried again');
        return { id: job.id, status: 'failed', output: { message: withoutAddresses(errorReason(error)) } };
      }
    }),
  );
}
