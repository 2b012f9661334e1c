import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The part of an S3-compatible store that the product uses, in memory. */
export interface Bucket {
  /** For OBJECT_STORE_URL. */
  readonly url: string;
  readonly objects: Map<string, Uint8Array>;
  close(): Promise<void>;
}

/** Opens a bucket on a free loopback port that accepts every signed request. */
export async function openBucket(): Promise<Bucket> {
  const objects = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const key = request.url ?? '';
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
        response.writeHead(403).end();
      } else if (request.method === 'PUT') {
        objects.set(key, body);
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.writeHead(204).end();
      } else {
        const found = objects.get(key);
        response.writeHead(found ? 200 : 404).end(found);
      }
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://key:secret@127.0.0.1:${port}/reports?region=eu-test-1`,
    objects,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
