import { TryLater } from './tryLater.ts';

/** A job exceeded the time limit; its worker was killed and replaced. */
export class WorkerTimeout extends TryLater {
  constructor(milliseconds: number) {
    super(`A worker gave no answer within ${milliseconds} ms and was ended.`);
    this.name = 'WorkerTimeout';
  }
}

/** The worker died (crash, out of memory, exit) during a job; it was replaced. */
export class WorkerCrash extends TryLater {
  constructor(message: string, options?: ErrorOptions) {
    super(`A worker died: ${message}`, options);
    this.name = 'WorkerCrash';
  }
}

export interface WorkerPool<Request, Answer> {
  run(request: Request): Promise<Answer>;
  /** Ends the workers; waiting and running jobs are rejected. */
  close(): Promise<void>;
}

/** A worker's reply to a message. */
export type Reply<Answer> = { readonly answer: Answer } | { readonly error: string };

/** A worker as the pool sees it, whether a thread or a process. It does not keep the main process alive. */
export interface Worker<Request> {
  send(request: Request): void;
  end(): Promise<unknown>;
}

export interface WorkerEvents<Answer> {
  onReply(reply: Reply<Answer>): void;
  /** The worker ended without `end`. May be called more than once. */
  onDeath(reason: string, cause?: Error): void;
}

export interface WorkerPoolOptions<Request, Answer> {
  readonly start: (events: WorkerEvents<Answer>) => Worker<Request>;
  readonly size: number;
  readonly timeoutMs: number;
  /** Number of jobs after which a worker is replaced; by default never. */
  readonly jobsEach?: number;
}

interface Job<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Seat<Request, Answer> {
  worker: Worker<Request> | null;
  /** Number of jobs the worker has completed. */
  done: number;
  job: Job<Request, Answer> | null;
  timer: NodeJS.Timeout | null;
}

/**
 * Runs jobs one at a time on each of `size` workers, started on first use. A worker replies to every message with `{
 * answer }` or `{ error }`. After an error the worker goes on; after a crash or a timeout it is replaced.
 */
export function workerPool<Request, Answer>(
  options: WorkerPoolOptions<Request, Answer>,
): WorkerPool<Request, Answer> {
  const { jobsEach = Number.POSITIVE_INFINITY } = options;
  const seats: Seat<Request, Answer>[] = Array.from({ length: options.size }, () => ({
    worker: null,
    done: 0,
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

  function lose(seat: Seat<Request, Answer>, worker: Worker<Request>, error: Error): void {
    if (seat.worker !== worker) return;
    seat.worker = null;
    settle(seat)?.reject(error);
    next();
  }

  function seated(seat: Seat<Request, Answer>): Worker<Request> {
    if (seat.worker !== null) return seat.worker;
    const worker = options.start({
      onReply(reply) {
        if (seat.worker !== worker) return;
        const job = settle(seat);
        seat.done += 1;
        if (seat.done >= jobsEach) {
          seat.worker = null;
          void worker.end();
        }
        if ('error' in reply) job?.reject(new Error(reply.error));
        else job?.resolve(reply.answer);
        next();
      },
      onDeath: (reason, cause) => lose(seat, worker, new WorkerCrash(reason, { cause })),
    });
    seat.worker = worker;
    seat.done = 0;
    return worker;
  }

  function begin(seat: Seat<Request, Answer>, job: Job<Request, Answer>): void {
    const worker = seated(seat);
    seat.job = job;
    seat.timer = setTimeout(() => {
      lose(seat, worker, new WorkerTimeout(options.timeoutMs));
      void worker.end();
    }, options.timeoutMs);
    worker.send(job.request);
  }

  function next(): void {
    if (closed) return;
    for (const seat of seats) {
      while (seat.job === null) {
        const job = waiting.shift();
        if (job === undefined) return;
        try {
          begin(seat, job);
        } catch (cause) {
          // A machine without memory may fail to start a worker. That fails the next job, not the one that just
          // ended.
          settle(seat);
          job.reject(new WorkerCrash('it could not be given a job', { cause }));
        }
      }
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
          await worker?.end();
        }),
      );
    },
  };
}
