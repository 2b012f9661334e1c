import { setTimeout as delay } from 'node:timers/promises';

/** Runs `look` for a key, one at a time and at a minimum interval. */
export type SpacedLooks = (key: string, look: () => Promise<void>) => Promise<void>;

interface Line {
  /** Resolves once the running call has ended and the interval is over. */
  readonly free: Promise<unknown>;
  next: Promise<void> | null;
}

/**
 * Limits calls to the provider about the same thing to one in `spacingMs`, never two at once. Requests in between
 * share the next call, which starts after they arrived, so that nobody receives an outdated result.
 */
export function spacedLooks(spacingMs: number): SpacedLooks {
  const lines = new Map<string, Line>();

  function begin(key: string, look: () => Promise<void>): Promise<void> {
    const run = look();
    const line: Line = {
      free: Promise.allSettled([run, delay(spacingMs, undefined, { ref: false })]),
      next: null,
    };
    lines.set(key, line);
    void line.free.then(() => {
      if (line.next === null) lines.delete(key);
    });
    return run;
  }

  return (key, look) => {
    const line = lines.get(key);
    if (!line) return begin(key, look);
    line.next ??= line.free.then(() => begin(key, look));
    return line.next;
  };
}
