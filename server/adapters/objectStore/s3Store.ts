import type { ObjectStore } from './objectStore.ts';
import { type S3Credentials, type S3Request, signS3Request } from './signS3Request.ts';

/** A customer may wait while the store is asked twice, within the 30 seconds of a request. */
const TIMEOUT_MS = 10_000;
const NOTHING = new Uint8Array();

interface S3Location {
  /** Endpoint, bucket and optional folder, without a trailing slash (path style). */
  readonly base: string;
  readonly credentials: S3Credentials;
}

/**
 * Parses `https://ACCESS_KEY:SECRET@endpoint/bucket/folder?region=eu-central-1`, which the configuration has
 * validated.
 */
function readS3Location(address: string): S3Location {
  const url = new URL(address.replace(/^s3:/, 'https:'));
  return {
    base: `${url.protocol}//${url.host}${url.pathname.replace(/\/+$/, '')}`,
    credentials: {
      accessKey: decodeURIComponent(url.username),
      secretKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'us-east-1',
    },
  };
}

/** The error for an unexpected status. The body is cancelled, since an unread one would hold the connection. */
async function faultOf(response: Response, method: S3Request['method']): Promise<Error> {
  await response.body?.cancel();
  return new Error(`The object store answered ${response.status} to a ${method}.`);
}

/**
 * A bucket of an S3-compatible store. Requests are signed with the system's time and not the server's clock, since the
 * store refuses a signature that is some minutes off.
 */
export function openS3Store(address: string): ObjectStore {
  const { base, credentials } = readS3Location(address);

  async function ask(
    method: S3Request['method'],
    key: string,
    body: Uint8Array,
    type?: string,
  ): Promise<Response> {
    const url = new URL(`${base}/${key}`);
    const headers = signS3Request(
      { method, url, headers: type === undefined ? {} : { 'content-type': type }, body },
      credentials,
      new Date(),
    );
    const { host: _setByFetch, ...sent } = headers;
    return fetch(url, {
      method,
      headers: sent,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
      ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
    });
  }

  return {
    async put(key, bytes, contentType) {
      const response = await ask('PUT', key, bytes, contentType);
      if (!response.ok) throw await faultOf(response, 'PUT');
      await response.body?.cancel();
    },
    async get(key) {
      const response = await ask('GET', key, NOTHING);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) throw await faultOf(response, 'GET');
      return new Uint8Array(await response.arrayBuffer());
    },
    async remove(key) {
      const response = await ask('DELETE', key, NOTHING);
      if (!response.ok && response.status !== 404) throw await faultOf(response, 'DELETE');
      await response.body?.cancel();
    },
  };
}
