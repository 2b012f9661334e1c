import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { overTls, pageHeaders, secureHeadersOf } from '#security/headers';
import { accepted, type Encoding, encoded } from './compress.ts';
import type { SitePolicy } from './pageSources.ts';
import { ANY_STEP, type SiteFile, type SiteFiles } from './readSite.ts';

/** Prefixes of the API: an unknown address below them is never a page. */
const DATA_PREFIXES = ['/api/', '/demographics/', '/f/', '/p/', '/sandbox/', '/v1/'];
const YEAR = 'public, max-age=31536000, immutable';

/** An address with a file extension. */
const HAS_ENDING = /\.[a-z0-9]{2,5}$/i;

/** Whether the response is shown to a person: navigation requests pages, scripts and pictures do not. */
const asksForPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

function decoded(path: string): string | null {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Pages behind a private link, whose address is a secret. */
const SECRET_ADDRESS = /^\/r\/./;

/** Such a page is kept out of indexes, referrers and caches. */
const KEPT_SECRET = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
};

/** What a response with a file depends on, apart from the file. */
interface Variant {
  readonly policy: SitePolicy;
  readonly encoding: Encoding | null;
  readonly secret: boolean;
  readonly tls: boolean;
}

/** A prepared response, with headers as alternating names and values. Only the request id is added. */
interface Answer {
  readonly variant: Variant;
  readonly etag: string;
  /** A response with the file's bytes, and one saying that the client has them. */
  readonly head: readonly string[];
  readonly knownHead: readonly string[];
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
    etag: file.etag,
    head: Object.entries({ ...headers, ...ofBody }).flat(),
    knownHead: Object.entries(headers).flat(),
    body,
  };
}

const alike = (a: Variant, b: Variant): boolean =>
  a.policy === b.policy && a.encoding === b.encoding && a.secret === b.secret && a.tls === b.tls;

/** Responses are kept, because their headers are long and the same for everybody. A file has few of them. */
const answers = new WeakMap<SiteFile, readonly Answer[]>();

async function made(file: SiteFile, variant: Variant): Promise<Answer> {
  const answer = await answerOf(file, variant);
  const others = answers.get(file) ?? [];
  answers.set(file, [...others.filter((one) => !alike(one.variant, variant)), answer]);
  return answer;
}

/** Responds to a request with a file of the built site. */
export interface SitePage {
  /** The address of the file; null for the application at an address without one. */
  readonly name: string | null;
  readonly file: SiteFile;
  readonly status: 200 | 404;
  readonly variant: Variant;
}

/** The built site as requests see it. */
export interface Site {
  /**
   * Sends the prerendered page of an address, the application for a known address, or the same with 404 for an
   * unknown one. Null where the request is not for the site.
   */
  find(request: FastifyRequest): SitePage | null;
  /** The correct address of a page that was requested by another spelling; null for all others. */
  elsewhere(request: FastifyRequest): string | null;
  /** Bypasses Fastify's reply, which takes longer than everything else. */
  send(page: SitePage, request: FastifyRequest, reply: FastifyReply): void | Promise<void>;
  /** A response given before to the same kind of request; null where Fastify is needed. */
  ready(request: IncomingMessage): ReadyAnswer | null;
}

/** Sends a response given before. */
export type ReadyAnswer = (id: string, response: ServerResponse) => void;

/** Whether a client holds this very file: caches on the way may have written its tag as a weak one, or several. */
function isKnown(etag: string, header: string | undefined): boolean {
  if (header === undefined || header === etag) return header === etag;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function write(
  { etag, head, knownHead, body }: Answer,
  status: SitePage['status'],
  { headers, method }: IncomingMessage,
  id: string,
  response: ServerResponse,
): void {
  if (status === 200 && isKnown(etag, headers['if-none-match'])) {
    response.writeHead(304, [...knownHead, 'x-request-id', id]);
    response.end();
  } else {
    response.writeHead(status, [...head, 'x-request-id', id]);
    response.end(method === 'HEAD' ? undefined : body);
  }
}

/** A path without its trailing slash: "/about/" becomes "/about". */
const withoutEnd = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

const reads = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/**
 * Opens the built site with the policy of each page; `https` says whether the public origin uses it. `otherAddress`
 * returns the canonical address of a path, or null.
 */
export function openSite(
  site: SiteFiles,
  policyOf: (path: string) => SitePolicy,
  https: boolean,
  otherAddress: (path: string) => string | null = () => null,
): Site {
  /** Responses with files of their own, by address; their number is limited by files and encodings. */
  const sent = new Map<string, readonly Answer[]>();
  function keep(name: string, answer: Answer): void {
    const given = sent.get(name) ?? [];
    if (!given.includes(answer)) sent.set(name, [...given, answer]);
  }

  /** The address in lower case, where that is a page. */
  function inSmall(path: string): string | null {
    const lower = withoutEnd(path.toLowerCase());
    const isFixed = (pattern: RegExp): boolean => !pattern.source.includes(ANY_STEP) && pattern.test(lower);
    return path !== path.toLowerCase() && (site.file(lower) || site.pages.some(isFixed)) ? lower : null;
  }

  return {
    find(request) {
      if (!reads(request.method)) return null;
      const asked = request.url.split('?', 1)[0] ?? '/';
      const path = decoded(asked) ?? asked;
      if (DATA_PREFIXES.some((prefix) => `${path}/`.startsWith(prefix))) return null;
      const name = withoutEnd(path);
      const file = site.file(name);
      const variant = {
        policy: policyOf(name),
        encoding: accepted(request.headers['accept-encoding']),
        secret: !file && SECRET_ADDRESS.test(name),
        tls: overTls(request, https),
      };
      if (file) return { name, file, status: 200, variant };
      const isPage = site.pages.some((pattern) => pattern.test(name));
      // A missing script or picture is no page, because a browser must not read the application as one.
      if (!isPage && HAS_ENDING.test(name) && !asksForPage(request)) return null;
      return { name: null, file: isPage ? site.fallback : site.missing, status: isPage ? 200 : 404, variant };
    },
    elsewhere({ url, method }) {
      const [path = '/', query] = url.split(/\?(.*)/s, 2);
      const read = decoded(path) ?? path;
      if (!reads(method) || site.file(withoutEnd(read))) return null;
      const there = inSmall(read) ?? otherAddress(read);
      if (there === null) return null;
      return query === undefined ? there : `${there}?${query}`;
    },
    send(page, request, reply) {
      const { name, file, variant } = page;
      const writeOut = (answer: Answer) => {
        reply.hijack();
        if (name !== null) keep(name, answer);
        write(answer, page.status, request.raw, request.id, reply.raw);
      };
      const known = answers.get(file)?.find((answer) => alike(answer.variant, variant));
      if (known) return writeOut(known);
      return made(file, variant).then(writeOut);
    },
    ready(request) {
      const { headers, method, url = '/' } = request;
      // Only Fastify knows which proxies are trusted.
      if (!reads(method) || (!https && headers['x-forwarded-proto'] !== undefined)) return null;
      const query = url.indexOf('?');
      const given = sent.get(query < 0 ? url : url.slice(0, query));
      if (!given) return null;
      const encoding = accepted(headers['accept-encoding']);
      const answer = given.find(({ variant }) => variant.encoding === encoding && variant.tls === https);
      return answer ? (id, response) => write(answer, 200, request, id, response) : null;
    },
  };
}
