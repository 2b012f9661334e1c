import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out for outgoing connections (from 32,768 on Linux, from 49,152 on others): one of
 * those may be taken by any connection of another program before its server listens.
 */
const FIRST = 20_000;
const COUNT = 10_000;

/** A port of this machine that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const server = createServer().listen(port, '127.0.0.1');
    // `once` rejects where the error comes first.
    const isFree = await once(server, 'listening').then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error;
        return false;
      },
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
