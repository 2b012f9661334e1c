import { paths } from '#paths.ts';

const base = `${paths.resources}/`;

/** The resource a page is, "sample-report" or "country-guide"; null for every other page. */
export function resourceOf(path: string): string | null {
  return path.startsWith(base) ? path.slice(base.length).split('/', 1)[0] || null : null;
}

/** Path segments with the id of an order. */
const ids = /\/[0-9a-f]{8}-[0-9a-f-]{27}/gi;

/** A path segment that opens a report for anybody who has it. */
const shared = /^\/r\/.*/;

/** The path of a page as it may be counted, without query, hash, ids and private links. */
export const countedPath = (path: string): string =>
  path.replace(ids, '/:id').replace(shared, paths.sharedReport);
