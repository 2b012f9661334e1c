import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '#ui/useLatest.ts';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'loaded'; readonly value: T };

/**
 * What `load` gives, asked for again whenever `key` changes or `again` is called. While it is asked for again under
 * the same key the last answer stays; a failed repetition keeps it, too.
 * What has not come is asked for again by itself as soon as the connection is back.
 */
export function useLoaded<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
): { readonly loaded: Loaded<T>; readonly again: () => void; readonly put: (value: T) => void } {
  const [held, setHeld] = useState<{ key: string; loaded: Loaded<T> }>({
    key,
    loaded: { status: 'loading' },
  });
  const [turn, setTurn] = useState(0);
  const latest = useLatest(load);

  // `turn` asks again for the same key.
  useEffect(() => {
    const leaving = new AbortController();
    const keep = (loaded: Loaded<T>): void => {
      if (!leaving.signal.aborted) setHeld({ key, loaded });
    };
    latest.current(leaving.signal).then(
      (value) => keep({ status: 'loaded', value }),
      (error: unknown) =>
        setHeld((before) =>
          leaving.signal.aborted || (before.key === key && before.loaded.status === 'loaded')
            ? before
            : { key, loaded: { status: 'failed', error } },
        ),
    );
    return () => leaving.abort();
  }, [key, turn, latest]);

  const again = useCallback(() => setTurn((before) => before + 1), []);
  const put = useCallback((value: T) => setHeld({ key, loaded: { status: 'loaded', value } }), [key]);
  const loaded: Loaded<T> = held.key === key ? held.loaded : { status: 'loading' };
  // A try that is under way was begun without a connection, and may hang.
  useWhenOnline(() => loaded.status !== 'loaded' && again());
  return { loaded, again, put };
}
