import type { FastifyInstance } from 'fastify';

/** Sent with every response, whatever it is. */
const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
};

/** For answers that are data: nothing may run, load or frame them. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What a page may load beyond the product's own origin. */
export interface PagePolicy {
  /** `'sha256-…'` of each inline script of the page, computed at start. */
  readonly scriptHashes: readonly string[];
  /** Origins of the payment provider, maps and analytics, as far as configured. */
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
  readonly styles: readonly string[];
}

function list(...sources: readonly string[]): string {
  return sources.join(' ');
}

/** The policy of a page; no inline script but those whose hashes are listed. */
export function contentSecurityPolicy(policy: PagePolicy): string {
  return [
    "default-src 'self'",
    `script-src ${list("'self'", ...policy.scriptHashes, ...policy.scripts)}`,
    `style-src ${list("'self'", "'unsafe-inline'", ...policy.styles)}`,
    `img-src ${list("'self'", 'data:', ...policy.images)}`,
    `connect-src ${list("'self'", ...policy.connections)}`,
    `frame-src ${list("'self'", ...policy.frames)}`,
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Sets the headers above on every response that does not carry its own; answers under /api are never cached unless
 * their route says otherwise. `https` adds strict transport security.
 */
export function secureHeaders(app: FastifyInstance, https: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    // A page with a policy of its own says there who may frame it.
    if (!reply.hasHeader('content-security-policy')) void reply.header('x-frame-options', 'DENY');
    for (const [name, value] of Object.entries(ALWAYS)) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
    if (https) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    const isData = String(reply.getHeader('content-type') ?? '').includes('json');
    if (isData && !reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', DATA_POLICY);
    }
    const isPrivate = request.url.startsWith('/api/') || reply.statusCode >= 400;
    if (isPrivate && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}
