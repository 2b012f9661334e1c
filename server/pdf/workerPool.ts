import { Worker } from 'node:worker_threads';
import type { ResourceLimits } from 'node:worker_threads';
import { TryLater } from '../tryLater.ts';

/** A job took longer than the pool allows; its thread was ended and replaced. */
export class WorkerTimeout extends TryLater {
  constructor(milliseconds: number) {
    super(`A worker thread gave no answer within ${milliseconds} ms and was ended.`);
    this.name = 'WorkerTimeout';
  }
}

/** The thread died (crash, out of memory, exit) while it held a job; it was replaced. */
export class WorkerCrash extends TryLater {
  constructor(message: string, options?: ErrorOptions) {
    super(`A worker thread died: ${message}`, options);
    this.name = 'WorkerCrash';
  }
}

export interface WorkerPool<Request, Answer> {
  run(request: Request): Promise<Answer>;
  /** Ends the threads; waiting and running jobs are rejected. */
  close(): Promise<void>;
}

export interface WorkerPoolOptions {
  readonly entry: URL;
  readonly size: number;
  readonly timeoutMs: number;
  readonly workerData?: unknown;
  /** Bounds of each thread's JavaScript heap, in megabytes; a thread that outgrows them is lost as in a crash. */
  readonly resourceLimits?: ResourceLimits;
}

type Reply<Answer> = { readonly answer: Answer } | { readonly error: string };

interface Job<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Seat<Request, Answer> {
  worker: Worker | null;
  job: Job<Request, Answer> | null;
  timer: NodeJS.Timeout | null;
}

/**
 * Runs jobs one at a time on each of `size` threads, started when first needed. The entry posts, for every message,
 * `{ answer }` or `{ error }`. An error is an answer; a crash or a timeout costs the thread, not the pool.
 */
export function workerPool<Request, Answer>(options: WorkerPoolOptions): WorkerPool<Request, Answer> {
  const seats: Seat<Request, Answer>[] = Array.from({ length: options.size }, () => ({
    worker: null,
    job: null,
    timer: null,
  }));
  const waiting: Job<Request, Answer>[] = [];
  let closed = false;

  function settle(seat: Seat<Request, Answer>): Job<Request, Answer> | null {
    const job = seat.job;
    if (seat.timer !== null) clearTimeout(seat.timer);
    seat.job = null;
    seat.timer = null;
    return job;
  }

  function lose(seat: Seat<Request, Answer>, worker: Worker, error: Error): void {
    if (seat.worker !== worker) return;
    seat.worker = null;
    settle(seat)?.reject(error);
    next();
  }

  function seated(seat: Seat<Request, Answer>): Worker {
    if (seat.worker !== null) return seat.worker;
    const worker = new Worker(options.entry, {
      workerData: options.workerData,
      ...(options.resourceLimits ? { resourceLimits: options.resourceLimits } : {}),
    });
    worker.on('message', (reply: Reply<Answer>) => {
      const job = settle(seat);
      if ('error' in reply) job?.reject(new Error(reply.error));
      else job?.resolve(reply.answer);
      next();
    });
    worker.on('error', (error: Error) =>
      lose(seat, worker, new WorkerCrash(error.message, { cause: error })),
    );
    worker.on('exit', (code) => lose(seat, worker, new WorkerCrash(`exit code ${code}`)));
    worker.unref();
    seat.worker = worker;
    return worker;
  }

  function next(): void {
    for (const seat of seats) {
      if (closed || seat.job !== null) continue;
      const job = waiting.shift();
      if (job === undefined) return;
      const worker = seated(seat);
      seat.job = job;
      seat.timer = setTimeout(() => {
        lose(seat, worker, new WorkerTimeout(options.timeoutMs));
        void worker.terminate();
      }, options.timeoutMs);
      worker.postMessage(job.request, []);
    }
  }

  return {
    run(request) {
      if (closed) return Promise.reject(new Error('The worker pool is closed.'));
      return new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      const error = new Error('The worker pool was closed.');
      for (const job of waiting.splice(0)) job.reject(error);
      await Promise.all(
        seats.map(async (seat) => {
          const worker = seat.worker;
          seat.worker = null;
          settle(seat)?.reject(error);
          await worker?.terminate();
        }),
      );
    },
  };
}
