import { Stripe } from 'stripe';

/** Several times the longest list that is asked for: a hundred events with what they are about. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The body as text. Throws where it is longer than any of the provider's. */
async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error('The answer is longer than any of the payment provider.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Whether a response is the provider's: an object that names its kind, or, with an error status, an error. */
function isAnswer(status: number, text: string): boolean {
  try {
    const body = JSON.parse(text) as { readonly object?: unknown; readonly error?: unknown } | null;
    if (status < 400) return typeof body?.object === 'string';
    return typeof body?.error === 'object' && body.error !== null;
  } catch {
    return false;
  }
}

/**
 * The HTTP client of the provider's SDK, which treats unreadable responses as missing ones. A proxy may respond in the
 * provider's place, or never finish; the call then fails as if nobody had responded. By default the SDK would accept
 * `{}` as any object, whatever the status, and wait as long as bytes arrive, or for ever where the body is a text.
 */
export const readableAnswers = () =>
  Stripe.createFetchHttpClient(async (url: string | URL | Request, init?: RequestInit) => {
    // The signal ends the reading of the body, too.
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const text = await readText(response);
    const { status, headers } = response;
    if (!isAnswer(status, text)) throw new Error(`This is no answer of the payment provider (${status}).`);
    return new Response(text, { status, headers });
  });
