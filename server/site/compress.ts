import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFile } from './readSite.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip';
const COMPRESSIBLE = /^(text|application\/(json|xml|manifest)|image\/svg)/;
const SMALLEST = 1024;
/**
 * One level below the best, which takes three times as long: each file is compressed once, while its first visitor
 * waits.
 */
const BROTLI_QUALITY = 10;

const kept = new WeakMap<SiteFile, Partial<Record<Encoding, Promise<Buffer>>>>();

/** Browsers send one of a few headers; the cap keeps anybody else from making this grow. */
const read = new Map<string, Encoding | null>();
const MOST_HEADERS = 100;

/** The best encoding that a client accepts, by its `Accept-Encoding`. */
export function accepted(header: string | undefined): Encoding | null {
  if (!header) return null;
  const known = read.get(header);
  if (known !== undefined) return known;
  const encoding = best(header);
  if (read.size < MOST_HEADERS) read.set(header, encoding);
  return encoding;
}

function best(header: string): Encoding | null {
  const offers = header.split(',').map((offer) => offer.trim().replace(/\s/g, ''));
  const has = (name: string) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;q=0(\.0*)?$/.test(offer));
  if (has('br')) return 'br';
  return has('gzip') ? 'gzip' : null;
}

function compress(file: SiteFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(file.body);
  return toBrotli(file.body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.body.length,
    },
  });
}

/** The file in an encoding, or plain where that saves nothing; each is made once and kept. */
export async function encoded(
  file: SiteFile,
  encoding: Encoding | null,
): Promise<{ readonly body: Buffer; readonly encoding: Encoding | null }> {
  if (!encoding || file.body.length < SMALLEST || !COMPRESSIBLE.test(file.type))
    return { body: file.body, encoding: null };
  const known = kept.get(file) ?? {};
  kept.set(file, known);
  known[encoding] ??= compress(file, encoding).catch((error: unknown) => {
    // After an error, the next request tries again.
    delete known[encoding];
    throw error;
  });
  return { body: await known[encoding], encoding };
}
