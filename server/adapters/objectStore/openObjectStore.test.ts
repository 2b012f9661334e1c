import { createServer, type Server } from 'node:http';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markTransaction, TransactionMisuse } from '#db/guard';
import { pdfKey } from './objectStore.ts';
import { openObjectStore } from './openObjectStore.ts';
import { signS3Request } from './signS3Request.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'store-'));
const CREDENTIALS = { accessKey: 'key', secretKey: 'se/cret', region: 'eu-test-1' };
const objects = new Map<string, { bytes: Uint8Array; type: string | undefined }>();
let bucket: Server;
let port = 0;

/** A bucket that verifies each signature with the shared secret. */
beforeAll(async () => {
  bucket = createServer((request, response) => {
    void (async () => {
      const body = new Uint8Array(await buffer(request));
      const url = new URL(request.url ?? '', `http://127.0.0.1:${port}`);
      const time = String(request.headers['x-amz-date']).replace(
        /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/,
        '$1-$2-$3T$4:$5:$6Z',
      );
      const type = request.headers['content-type'];
      const method = (['PUT', 'DELETE'] as const).find((name) => name === request.method) ?? 'GET';
      const expected = signS3Request(
        { method, url, headers: type === undefined ? {} : { 'content-type': type }, body },
        CREDENTIALS,
        new Date(time),
      );
      if (request.headers.authorization !== expected.authorization) return response.writeHead(403).end();
      if (method === 'PUT') {
        objects.set(url.pathname, { bytes: body, type });
        return response.writeHead(200).end();
      }
      if (method === 'DELETE') {
        return response.writeHead(objects.delete(url.pathname) ? 204 : 404).end();
      }
      const found = objects.get(url.pathname);
      return found === undefined ? response.writeHead(404).end() : response.writeHead(200).end(found.bytes);
    })();
  });
  await new Promise<void>((ready) => bucket.listen(0, '127.0.0.1', ready));
  port = (bucket.address() as AddressInfo).port;
});
afterAll(() => {
  bucket.close();
  rmSync(DATA_DIR, { recursive: true });
});

const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
const s3Url = (secret: string) =>
  `http://key:${encodeURIComponent(secret)}@127.0.0.1:${port}/reports/pdf?region=eu-test-1`;
const open = (kind: string) =>
  openObjectStore({ DATA_DIR, OBJECT_STORE_URL: kind === 'directory' ? undefined : s3Url('se/cret') });

test.each(['directory', 'bucket'])(
  'a %s returns what was stored, and null for anything else',
  async (kind) => {
    const store = open(kind);
    const key = pdfKey(bytes);
    expect(key).toMatch(/^[0-9a-f]{64}\.pdf$/);
    expect(await store.get(key)).toBeNull();
    await store.put(key, bytes, 'application/pdf');
    await store.put(key, bytes, 'application/pdf');
    expect(new Uint8Array((await store.get(key)) ?? [])).toEqual(bytes);
  },
);

test('the folder contains complete files only', () => {
  expect(readdirSync(join(DATA_DIR, 'reports')).every((name) => /^[0-9a-f]{64}\.pdf$/.test(name))).toBe(true);
});

test('the bucket receives the path, folder and type', () => {
  expect(objects.get(`/reports/pdf/${pdfKey(bytes)}`)?.type).toBe('application/pdf');
});

test('a wrong secret is an error, not a missing file', async () => {
  const store = openObjectStore({ DATA_DIR, OBJECT_STORE_URL: s3Url('wrong') });
  await expect(store.get('a.pdf')).rejects.toThrow('403');
  await expect(store.put('a.pdf', bytes, 'application/pdf')).rejects.toThrow('403');
});

test.each(['directory', 'bucket'])('a %s removes a file, and may be told to twice', async (kind) => {
  const store = open(kind);
  const key = pdfKey(bytes.subarray(1));
  await store.put(key, bytes.subarray(1), 'application/pdf');
  await store.remove(key);
  await store.remove(key);
  expect(await store.get(key)).toBeNull();
  expect(await store.get(pdfKey(bytes))).not.toBeNull();
});

test.each(['../secret', '/etc/passwd', 'a/../b', 'A.pdf', ''])('the key %j is refused', async (key) => {
  await expect(open('directory').get(key)).rejects.toThrow('An object key');
});

test('neither store may be called inside a transaction', async () => {
  await expect(markTransaction(() => open('directory').get('a.pdf'))).rejects.toBeInstanceOf(
    TransactionMisuse,
  );
});

test.each(['put', 'get', 'remove'] as const)(
  'an error response of the bucket releases its connection when asked to %s, however long it is',
  async (call) => {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const troubled = createServer((request, response) => {
      request.resume();
      request.socket.on('close', () => close());
      // A response that never ends.
      response.writeHead(503).write('<Error>'.repeat(100));
    });
    await new Promise<void>((ready) => troubled.listen(0, '127.0.0.1', ready));
    const { port: itsPort } = troubled.address() as AddressInfo;
    const store = openObjectStore({ DATA_DIR, OBJECT_STORE_URL: `http://key:secret@127.0.0.1:${itsPort}/b` });
    const asked = call === 'put' ? store.put('a.pdf', bytes, 'application/pdf') : store[call]('a.pdf');
    await expect(asked).rejects.toThrow('answered 503');
    await closed;
    troubled.close();
  },
  5_000,
);
