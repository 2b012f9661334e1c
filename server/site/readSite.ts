import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';

/** A file of the built site as it is sent. */
export interface SiteFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content, so browsers may cache it for ever. */
  readonly immutable: boolean;
  /** `'sha256-…'` of each inline script, for a page's content security policy; null for other files. */
  readonly scriptHashes: readonly string[] | null;
}

export interface SiteFiles {
  /**
   * The file at a URL path, read on first request; the path of a page has no `/index.html`. Assets of other builds are
   * found too, as long as they are there.
   */
  file(name: string): SiteFile | null;
  /** The page that starts the application at addresses without a file. */
  readonly fallback: SiteFile;
  /** The same for addresses that no page has; without scripts it says so. */
  readonly missing: SiteFile;
  /** Patterns of every address of the site, prerendered or not. */
  readonly pages: readonly RegExp[];
  /** Reads everything not yet requested, a few files at a time, so that a later build cannot remove it. */
  readAhead(): Promise<void>;
}

/** Placeholder for the public origin in built pages. */
const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.pdf': 'application/pdf',
  '.data': 'text/x-script; charset=utf-8',
};
const WITH_ORIGIN = new Set(['.html', '.xml', '.txt', '.data', '.json', '.md']);
const FALLBACK = '__spa-fallback.html';

function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

function readSiteFile(path: string, name: string, publicUrl: string): SiteFile {
  const extension = extname(path);
  const raw = readFileSync(path);
  const body = WITH_ORIGIN.has(extension)
    ? Buffer.from(raw.toString('utf8').replaceAll(ORIGIN_PLACEHOLDER, publicUrl))
    : raw;
  return {
    body,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: etagOf(body),
    immutable: name.startsWith('/assets/'),
    scriptHashes: extension === '.html' ? [...new Set(inlineScripts(body.toString('utf8')))] : null,
  };
}

/** The fallback page without its paragraphs for the other kind of address (web/ui/notices/NeedsScript.tsx). */
function fallbackFor(address: 'known' | 'unknown', page: SiteFile): SiteFile {
  const other = address === 'known' ? 'unknown' : 'known';
  const passage = new RegExp(`<p [^>]*data-address="${other}"[^>]*>[\\s\\S]*?</p>`, 'g');
  const body = Buffer.from(page.body.toString('utf8').replace(passage, ''));
  return { ...page, body, etag: etagOf(body) };
}

/** A path segment that may be anything. */
export const ANY_STEP = '[^/]+';

function patternOf(page: string): RegExp {
  const steps = page.split('/').map((step) => (step.startsWith(':') ? ANY_STEP : RegExp.escape(step)));
  return new RegExp(`^${steps.join('/')}/?$`);
}

/** Scripts, styles and fonts. Their names change with their content, so a name means the same in every build. */
const ASSET = /^\/assets\/\w[\w.-]*\.\w+$/;

/**
 * The path of an asset from another build: an earlier one, whose pages are still open in browsers, or a later one,
 * whose processes have already started to send pages.
 */
function ofAnotherBuild(directory: string, name: string): string | undefined {
  if (!ASSET.test(name)) return undefined;
  const places = [join(directory, name), join(directory, '../../earlier', name)];
  return places.find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
}

/** Opens the built site with the public origin to be filled in; null where it has not been built. */
export function readSite(directory: string, publicUrl: string): SiteFiles | null {
  if (!existsSync(join(directory, FALLBACK))) return null;
  const known = new Map<string, string>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = `/${relative(directory, path).split(sep).join('/')}`;
    known.set(name.replace(/\/index\.html$/, '') || '/', path);
  }
  const kept = new Map<string, SiteFile>();
  const file = (name: string): SiteFile | null => {
    const found = kept.get(name);
    if (found) return found;
    const path = known.get(name) ?? ofAnotherBuild(directory, name);
    if (path === undefined) return null;
    const read = readSiteFile(path, name, publicUrl);
    kept.set(name, read);
    return read;
  };
  const fallback = file(`/${FALLBACK}`);
  if (!fallback) return null;
  const list = file('/pages.json');
  const pages = list ? (JSON.parse(list.body.toString('utf8')) as string[]) : [];
  return {
    file,
    fallback: fallbackFor('known', fallback),
    missing: fallbackFor('unknown', fallback),
    pages: pages.map(patternOf),
    async readAhead() {
      for (const name of known.keys()) {
        file(name);
        await setImmediate();
      }
    },
  };
}
