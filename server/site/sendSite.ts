import type { FastifyReply, FastifyRequest } from 'fastify';
import { overTls, pageHeaders, secureHeadersOf } from '#security/headers';
import { accepted, type Encoding, encoded } from './compress.ts';
import type { SitePolicy } from './pageSources.ts';
import type { SiteFile, SiteFiles } from './readSite.ts';

/** Addresses that answer data: an unknown one below them is never a page. */
const DATA_PREFIXES = ['/api/', '/demographics/', '/f/', '/p/', '/sandbox/', '/v1/'];
const YEAR = 'public, max-age=31536000, immutable';

function decoded(path: string): string | null {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Pages behind a private link: the address itself is the secret. */
const SECRET_ADDRESS = /^\/r\/./;

/** Such a page goes into no index, no referrer and no cache. */
const KEPT_SECRET = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
};

/** What an answer with a file depends on beside the file. */
interface Variant {
  readonly policy: SitePolicy;
  readonly encoding: Encoding | null;
  readonly secret: boolean;
  readonly tls: boolean;
}

/** An answer made ready: headers as names and values in turn. Only the number of its request is left to add. */
interface Answer {
  readonly variant: Variant;
  /** Of every answer with the file, and of those that bring its bytes. */
  readonly head: readonly string[];
  readonly bodyHead: readonly string[];
  readonly body: Buffer;
}

async function answerOf(file: SiteFile, variant: Variant): Promise<Answer> {
  const { policy, secret, tls } = variant;
  const { body, encoding } = await encoded(file, variant.encoding);
  const headers = {
    ...secureHeadersOf(file.type, tls),
    vary: 'accept-encoding',
    etag: file.etag,
    'cache-control': file.immutable ? YEAR : 'no-cache',
    ...(file.scriptHashes ? pageHeaders({ ...policy, scriptHashes: file.scriptHashes }) : {}),
    ...(secret ? KEPT_SECRET : {}),
  };
  const ofBody = {
    'content-type': file.type,
    'content-length': String(body.length),
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  return {
    variant,
    head: Object.entries(headers).flat(),
    bodyHead: Object.entries(ofBody).flat(),
    body,
  };
}

const alike = (a: Variant, b: Variant): boolean =>
  a.policy === b.policy && a.encoding === b.encoding && a.secret === b.secret && a.tls === b.tls;

/** Answers are made once: their headers are long, and the same for everybody. A file has few. */
const answers = new WeakMap<SiteFile, readonly Answer[]>();

async function made(file: SiteFile, variant: Variant): Promise<Answer> {
  const answer = await answerOf(file, variant);
  const others = answers.get(file) ?? [];
  answers.set(file, [...others.filter((one) => !alike(one.variant, variant)), answer]);
  return answer;
}

/** A file of the built site as the answer to a request. */
export interface SitePage {
  readonly file: SiteFile;
  readonly status: 200 | 404;
  readonly variant: Variant;
}

/** The built site as far as requests see it. */
export interface Site {
  /**
   * The prerendered page of an address, the application for an address that it knows, or the same with 404 for one that
   * it does not. Null when the request is not one for the site.
   */
  find(request: FastifyRequest): SitePage | null;
  /** Past the framework's own way of writing answers, which takes longer than all the rest of it. */
  send(page: SitePage, request: FastifyRequest, reply: FastifyReply): void | Promise<void>;
}

function write(
  { head, bodyHead, body }: Answer,
  { file, status }: SitePage,
  { id, headers, method }: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.hijack();
  if (status === 200 && headers['if-none-match'] === file.etag) {
    reply.raw.writeHead(304, [...head, 'x-request-id', id]);
    reply.raw.end();
  } else {
    reply.raw.writeHead(status, [...head, ...bodyHead, 'x-request-id', id]);
    reply.raw.end(method === 'HEAD' ? undefined : body);
  }
}

/** The built site with the policy of each page; `https` when the product's own address is one. */
export function openSite(site: SiteFiles, policyOf: (path: string) => SitePolicy, https: boolean): Site {
  return {
    find(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      const path = decoded(request.url.split('?', 1)[0] ?? '/');
      if (path === null || DATA_PREFIXES.some((prefix) => `${path}/`.startsWith(prefix))) return null;
      const name = path.length > 1 ? path.replace(/\/+$/, '') : path;
      const file = site.file(name);
      const variant = {
        policy: policyOf(name),
        encoding: accepted(request.headers['accept-encoding']),
        secret: !file && SECRET_ADDRESS.test(name),
        tls: overTls(request, https),
      };
      if (file) return { file, status: 200, variant };
      const isPage = site.pages.some((pattern) => pattern.test(name));
      // A missing script or picture is no page: a browser must not read the application as one.
      if (!isPage && /\.[a-z0-9]{2,5}$/i.test(name)) return null;
      return { file: site.fallback, status: isPage ? 200 : 404, variant };
    },
    send(page, request, reply) {
      const { file, variant } = page;
      const known = answers.get(file)?.find((answer) => alike(answer.variant, variant));
      if (known) return write(known, page, request, reply);
      return made(file, variant).then((answer) => write(answer, page, request, reply));
    },
  };
}
