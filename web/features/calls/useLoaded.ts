import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '#ui/useLatest.ts';
import { useWhenOnline } from '#ui/browser/useWhenOnline.ts';
import { useOnceWaited } from './useOnceWaited.ts';

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'loaded'; readonly value: T };

/**
 * Loads a value, again whenever `key` changes or `again` is called. While reloading the same key, and after a failed
 * reload, the last value stays. A failed load is repeated when the connection returns, and when the wait is over that
 * the server asked for.
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

  // `turn` reloads the same key.
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
  // An attempt in progress began without a connection and may hang.
  useWhenOnline(() => loaded.status !== 'loaded' && again());
  useOnceWaited(loaded.status === 'failed' ? loaded.error : null, again);
  return { loaded, again, put };
}
