import { timingSafeEqual } from 'node:crypto';
import { SandboxError } from '../errors.ts';

/**
 * Checks the secret key of a request, sent as a bearer token or as the user name of basic credentials.
 * @throws SandboxError 401.
 */
export function checkKey(authorization: string | undefined, secretKey: string): void {
  const given = keyOf(authorization);
  if (given === null) {
    throw unauthorised(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!isSame(given, secretKey)) throw unauthorised(`Invalid API Key provided: ${masked(given)}`);
}

function unauthorised(message: string): SandboxError {
  return new SandboxError(401, { type: 'invalid_request_error', message });
}

function keyOf(authorization: string | undefined): string | null {
  const [scheme, value] = authorization?.trim().split(/\s+/) ?? [];
  if (value === undefined) return null;
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() !== 'basic') return null;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? null;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function masked(key: string): string {
  return key.length <= 12 ? '*'.repeat(key.length) : `${key.slice(0, 8)}****${key.slice(-4)}`;
}
