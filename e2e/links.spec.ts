import { publicPaths } from '../web/paths.ts';
import { expect, test } from './support/test.ts';

/** Every address a page refers to, and every anchor it has. */
function read(html: string): { readonly hrefs: string[]; readonly ids: Set<string> } {
  const body = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const values = (pattern: RegExp): string[] =>
    [...body.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
  return {
    hrefs: values(/\s(?:href|src)="([^"]*)"/g),
    ids: new Set(values(/\sid="([^"]*)"/g)),
  };
}

/**
 * Visits the whole site from its public pages, as served without scripts: every address of ours must respond, and
 * every anchor exist. Other sites are not requested.
 */
test('every internal link and anchor of the site exists', async ({ request, baseURL }) => {
  test.setTimeout(240_000);
  const origin = baseURL!;
  const pages = new Map<string, Set<string>>();
  const anchors: { from: string; path: string; id: string }[] = [];
  const wrong: string[] = [];
  const queue: { from: string; path: string }[] = publicPaths.map((path) => ({ from: 'paths.ts', path }));
  const asked = new Set<string>();

  const follow = (from: string, href: string): void => {
    if (href.startsWith('#')) anchors.push({ from, path: from, id: href.slice(1) });
    const url = new URL(href, origin + from);
    if (!/^https?:$/.test(url.protocol) || url.origin !== new URL(origin).origin) return;
    if (url.hash.length > 1)
      anchors.push({ from, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) });
    queue.push({ from, path: url.pathname + url.search });
  };

  for (let next = queue.pop(); next; next = queue.pop()) {
    const { from, path } = next;
    if (asked.has(path)) continue;
    asked.add(path);
    const answer = await request.get(path);
    if (!answer.ok()) {
      wrong.push(`${from} links to ${path}: ${answer.status()}`);
      continue;
    }
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const { hrefs, ids } = read(await answer.text());
    pages.set(path.split('?')[0]!, ids);
    for (const href of hrefs) follow(path, href);
  }

  for (const { from, path, id } of anchors) {
    // Drawings are referred to by their parts; only pages have anchors.
    const ids = pages.get(path);
    // The country guide's hash names a country, not an anchor.
    if (ids && !ids.has(id) && path !== '/resources/country-guide')
      wrong.push(`${from} links to ${path}#${id}`);
  }
  expect([...new Set(wrong)]).toEqual([]);
  expect(pages.size).toBeGreaterThan(publicPaths.length - 1);
});
