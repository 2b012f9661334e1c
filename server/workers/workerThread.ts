import { Worker as Thread } from 'node:worker_threads';
import type { Reply, Worker, WorkerEvents } from './workerPool.ts';

/** A thread that runs `entry`, which receives messages from `parentPort` and replies to each. */
export function workerThread<Request, Answer>(entry: URL, events: WorkerEvents<Answer>): Worker<Request> {
  const thread = new Thread(entry);
  thread.on('message', (reply: Reply<Answer>) => events.onReply(reply));
  thread.on('error', (error: Error) => events.onDeath(error.message, error));
  thread.on('exit', (code) => events.onDeath(`exit code ${code}`));
  thread.unref();
  return {
    send: (request) => thread.postMessage(request, []),
    end: () => thread.terminate(),
  };
}
