import { readFileSync } from 'node:fs';

/** A job that a process reports as done. */
export interface DoneJob {
  readonly worker: string;
  readonly job: string;
  readonly jobId: string;
}

/** The jobs in a worker's log, which requires LOG_LEVEL=info. */
export function doneJobs(worker: string, logFile: string): DoneJob[] {
  return readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"msg":"job done"'))
    .map((line) => {
      const { job, jobId } = JSON.parse(line) as { job: string; jobId: string };
      return { worker, job, jobId };
    });
}

/** Ids on more than one line. */
export function doneTwice(jobs: readonly DoneJob[]): string[] {
  const seen = new Set<string>();
  return jobs.map(({ jobId }) => jobId).filter((id) => seen.size === seen.add(id).size);
}
