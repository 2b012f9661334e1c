import { createHash, createHmac } from 'node:crypto';

export interface S3Credentials {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly url: URL;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const hash = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');
const mac = (key: Uint8Array | string, data: string) => createHmac('sha256', key).update(data).digest();

/**
 * Headers of a request signed with AWS Signature Version 4 for the service `s3`, including the payload hash. Source:
 * "Authenticating Requests (AWS Signature Version 4)", Amazon S3 API reference.
 */
export function signS3Request(
  request: S3Request,
  credentials: S3Credentials,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': hash(request.body),
    'x-amz-date': time,
  };
  const names = Object.keys(headers).toSorted();
  const signed = names.join(';');
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url),
    ...names.map((name) => `${name}:${headers[name]?.trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${credentials.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce<Uint8Array>(
    mac,
    mac(mac(`AWS4${credentials.secretKey}`, day), credentials.region),
  );
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  headers.authorization = `AWS4-HMAC-SHA256 Credential=${credentials.accessKey}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
  return headers;
}

/** Percent-encoding as the signature requires: everything but letters, digits and `-_.~`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
}
