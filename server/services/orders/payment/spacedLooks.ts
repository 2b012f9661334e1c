import { setTimeout as delay } from 'node:timers/promises';

/** Does `look` for a key, alone and at a distance from the one before. */
export type SpacedLooks = (key: string, look: () => Promise<void>) => Promise<void>;

interface Line {
  /** Settles when the look that runs has ended and its time is over. */
  readonly free: Promise<unknown>;
  next: Promise<void> | null;
}

/**
 * Keeps those who ask about one thing again and again from making one call to the provider each: at most one
 * look in `spacingMs`, and never two at once. Whoever asks meanwhile shares the next look, which begins after
 * they asked, so that nobody is told what was so before.
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
