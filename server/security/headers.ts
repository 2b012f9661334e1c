import { remembered } from '@global-fit/atlas/remembered';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Sent with every response that does not set them itself. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
};

/** For data: nothing may run, load or frame it, even where a browser opens it as a page. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For files that browsers show in viewers of their own (a PDF, a picture, a script): nothing may frame them. */
const FILE_POLICY = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const SHOWN_FILES = /^(application\/pdf|text\/(css|javascript)|application\/javascript|font\/|image\/)/;

const ONE_YEAR = 31_536_000;

/** What a page may load beyond the product's own origin. */
export interface PagePolicy {
  /** `'sha256-…'` of each inline script of the page, computed at start. */
  readonly scriptHashes: readonly string[];
  /** Origins of the payment provider, analytics and form service, where configured and needed. */
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
  /** Origins that may open the browser's payment sheet; empty where nobody pays. */
  readonly payments: readonly string[];
}

/** The content security policy of a page; only inline scripts with a listed hash may run. */
function contentSecurityPolicy(policy: PagePolicy): string {
  const frames = policy.frames.length > 0 ? policy.frames : ["'none'"];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...policy.scriptHashes, ...policy.scripts].join(' '),
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...policy.images].join(' '),
    ['connect-src', "'self'", ...policy.connections].join(' '),
    ['frame-src', ...frames].join(' '),
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of a page. Where the provider's form opens, its windows and payment sheets are allowed. */
export function pageHeaders(policy: PagePolicy): Readonly<Record<string, string>> {
  const own = { 'content-security-policy': contentSecurityPolicy(policy) };
  if (policy.payments.length === 0) return own;
  const sheet = ['self', ...policy.payments.map((origin) => `"${origin}"`)].join(' ');
  return {
    ...own,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(${sheet})`,
  };
}

/** Personal and error responses that say nothing about caching must not be cached. */
function mustNotBeKept({ url, method }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return !reads || statusCode >= 400 || /^\/(api|sandbox)\//.test(url);
}

/** Whether a response gets strict transport security: all do on https, otherwise those to requests over TLS. */
export const overTls = (request: FastifyRequest, https: boolean): boolean =>
  https || request.protocol === 'https';

type Headers = Readonly<Record<string, string>>;

interface Made {
  readonly headers: Headers;
  readonly entries: readonly (readonly [name: string, value: string])[];
}

/** There are few content types, so the headers of each are kept. */
const madeFor = (tls: boolean) =>
  remembered((type: string): Made => {
    const headers = {
      ...ALWAYS,
      ...(tls ? { 'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains` } : {}),
      'content-security-policy': SHOWN_FILES.test(type) ? FILE_POLICY : DATA_POLICY,
    };
    return { headers, entries: Object.entries(headers) };
  });
const overTlsMade = madeFor(true);
const plainMade = madeFor(false);

/** The headers by content type, for responses without headers of their own. */
export const secureHeadersOf = (type: string, tls: boolean): Headers =>
  (tls ? overTlsMade : plainMade)(type).headers;

/** Adds the headers above to a response where it lacks them. */
export function addSecureHeaders(request: FastifyRequest, reply: FastifyReply, https: boolean): void {
  const add = (name: string, value: string): void => {
    if (!reply.hasHeader(name)) void reply.header(name, value);
  };
  const type = String(reply.getHeader('content-type') ?? '');
  const made = overTls(request, https) ? overTlsMade : plainMade;
  for (const [name, value] of made(type).entries) add(name, value);
  if (mustNotBeKept(request, reply)) add('cache-control', 'no-store');
}

/** Adds them to every response that passes the hooks. */
export function secureHeaders(app: FastifyInstance, https: boolean): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    addSecureHeaders(request, reply, https);
    done();
  });
}
