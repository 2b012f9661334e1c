import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { overTls, pageHeaders, secureHeadersOf } from '#security/headers';
import { accepted, type Encoding, encoded } from './compress.ts';
import type { SitePolicy } from './pageSources.ts';
import { ANY_STEP, type SiteFile, type SiteFiles } from './readSite.ts';

/** Addresses that answer data: an unknown one below them is never a page. */
const DATA_PREFIXES = ['/api/', '/demographics/', '/f/', '/p/', '/sandbox/', '/v1/'];
const YEAR = 'public, max-age=31536000, immutable';

/** An address that ends like that of a file. */
const HAS_ENDING = /\.[a-z0-9]{2,5}$/i;

/** Whether somebody looks at what is answered: a window asks for a page, a script or a picture does not. */
const asksForPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

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
  readonly etag: string;
  /** Of an answer with the file's bytes, and of one that says they are known. */
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
  /** Where the file stands: its own address, or null for the application at an address that has no file. */
  readonly name: string | null;
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
  /** Where a page stands whose address was written in another way; null for every other address. */
  elsewhere(request: FastifyRequest): string | null;
  /** Past the framework's own way of writing answers, which takes longer than all the rest of it. */
  send(page: SitePage, request: FastifyRequest, reply: FastifyReply): void | Promise<void>;
  /** An answer that was given before to a request like this one; null when it takes the framework to tell. */
  ready(request: IncomingMessage): ReadyAnswer | null;
}

/** Writes an answer that was made before. */
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

/** A path without what may end it: "/about/" is "/about". */
const withoutEnd = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

const reads = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/**
 * The built site with the policy of each page; `https` when the product's own address is one. `otherAddress` gives the
 * address of the page that a path means by another name, null for none.
 */
export function openSite(
  site: SiteFiles,
  policyOf: (path: string) => SitePolicy,
  https: boolean,
  otherAddress: (path: string) => string | null = () => null,
): Site {
  /** What was sent from files of their own, by address: as few as there are files and encodings. */
  const sent = new Map<string, readonly Answer[]>();
  function keep(name: string, answer: Answer): void {
    const given = sent.get(name) ?? [];
    if (!given.includes(answer)) sent.set(name, [...given, answer]);
  }

  /** The address without the capitals it was written with, where a page stands there. */
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
      // A missing script or picture is no page: a browser must not read the application as one.
      if (!isPage && HAS_ENDING.test(name) && !asksForPage(request)) return null;
      return { name: null, file: site.fallback, status: isPage ? 200 : 404, variant };
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
      // Which proxies are believed is for the framework to tell.
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
