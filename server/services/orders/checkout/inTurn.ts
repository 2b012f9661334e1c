import { ApiError } from '@global-fit/contract/errors';

/** Runs `work` for a key once all that came before it for the same key has ended. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

interface Line {
  last: Promise<unknown>;
  length: number;
}

/** Keeps a line for each key. Throws 429 where `most` are in it already. */
export function inTurn(most: number): InTurn {
  const lines = new Map<string, Line>();
  return async (key, work) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= most) throw new ApiError('too_many_requests', { retryAfter: 5 });
    lines.set(key, line);
    line.length += 1;
    const run = line.last.then(work);
    line.last = run.catch(() => {});
    try {
      return await run;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}
