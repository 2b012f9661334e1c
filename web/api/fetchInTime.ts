/** A server that has sent nothing for this long counts as not reached (ms); ours waits half as long for the card provider. */
const PATIENCE = 30_000;

/**
 * `fetch` that throws a TypeError, as without a connection, once the server has sent nothing for `PATIENCE`: a browser
 * waits for minutes, or for ever, on a connection that was lost without a word. What has begun to arrive may take its
 * time.
 */
export async function fetchInTime(url: string, init: RequestInit = {}): Promise<Response> {
  const { signal } = init;
  const stop = new AbortController();
  const follow = (): void => stop.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow, { once: true });
  const timer = setTimeout(() => stop.abort(new TypeError('The server did not answer.')), PATIENCE);
  try {
    return await fetch(url, { ...init, signal: stop.signal });
  } finally {
    clearTimeout(timer);
  }
}
