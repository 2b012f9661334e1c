import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from '#security/headers';
import { encoded } from './compress.ts';
import type { SitePolicy } from './pageSources.ts';
import type { SiteFile, SiteFiles } from './readSite.ts';

/** Addresses that answer data: an unknown one below them is never a page. */
const DATA_PREFIXES = ['/api/', '/demographics/', '/f/', '/p/', '/sandbox/', '/v1/'];
const YEAR = 'public, max-age=31536000, immutable';

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Pages behind a private link: the address itself is the secret. */
const SECRET_ADDRESS = /^\/r\/./;

/** Such a page goes into no index, no referrer and no cache. */
function keepSecret(name: string, reply: FastifyReply): void {
  if (!SECRET_ADDRESS.test(name)) return;
  void reply
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'private, no-store');
}

const policies = new WeakMap<SitePolicy, WeakMap<SiteFile, ReturnType<typeof pageHeaders>>>();

/** The headers of a page, made once: they are long, and the same for everybody. */
function headersOf(
  file: SiteFile,
  scriptHashes: readonly string[],
  policy: SitePolicy,
): Record<string, string> {
  const known = policies.get(policy) ?? new WeakMap<SiteFile, ReturnType<typeof pageHeaders>>();
  policies.set(policy, known);
  const headers = known.get(file) ?? pageHeaders({ ...policy, scriptHashes });
  known.set(file, headers);
  return headers;
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  policy: SitePolicy,
  status: number,
): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding').header('etag', file.etag);
  if (!reply.hasHeader('cache-control'))
    void reply.header('cache-control', file.immutable ? YEAR : 'no-cache');
  if (file.scriptHashes) void reply.headers(headersOf(file, file.scriptHashes, policy));
  if (status === 200 && request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const { body, encoding } = await encoded(file, request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.code(status).type(file.type).send(body);
}

/**
 * Answers a request with a file of the built site: the prerendered page, the application for an address that it
 * knows, or the same with 404 for one that it does not. Null when the request is not one for the site.
 */
export function siteAnswer(
  site: SiteFiles,
  policyOf: (path: string) => SitePolicy,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | null {
  return (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const path = decoded(request.url.split('?', 1)[0] ?? '/');
    if (path === null || DATA_PREFIXES.some((prefix) => `${path}/`.startsWith(prefix))) return null;
    const name = path.length > 1 ? path.replace(/\/+$/, '') : path;
    const policy = policyOf(name);
    const file = site.file(name);
    if (file) return sendFile(request, reply, file, policy, 200);
    keepSecret(name, reply);
    const isPage = site.pages.some((pattern) => pattern.test(name));
    // A missing script or picture is no page: a browser must not read the application as one.
    if (!isPage && /\.[a-z0-9]{2,5}$/i.test(name)) return null;
    return sendFile(request, reply, site.fallback, policy, isPage ? 200 : 404);
  };
}
