import type { Plugin } from 'vite';
import { readAtlas } from '../content/atlas.ts';
import { originMark } from '../content/origin.ts';
import { countryPath, type Path, paths, privatePaths, publicPaths } from '../paths.ts';

/** Public addresses that only redirect. */
const redirects: readonly Path[] = [paths.payments, paths.profileAssessment];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Every page worth indexing; country pages have the date of the tables. */
export function sitemap(countries: readonly { readonly slug: string }[], edition: string): string {
  const pages = publicPaths
    .filter((path) => !redirects.includes(path))
    .map((path) => ({ path, changed: null }));
  const profiles = countries.map(({ slug }) => ({
    path: countryPath(encodeURIComponent(slug)),
    changed: edition,
  }));
  const urls = [...pages, ...profiles].map(
    ({ path, changed }) =>
      `<url><loc>${escaped(originMark + path)}</loc>${changed === null ? '' : `<lastmod>${changed}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** What crawlers need not visit: personal pages and API responses. */
export function robots(): string {
  const closed = [...privatePaths.filter((path) => !path.includes(':')), '/payments/', '/api/', '/sandbox/'];
  const lines = [...new Set(closed)].sort().map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${originMark}/sitemap.xml`, ''].join('\n');
}

/** Writes `sitemap.xml` and `robots.txt` beside the pages; the server fills in its origin at start. */
export function sitemapPlugin(): Plugin {
  return {
    name: 'global-fit:sitemap',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const { countries, edition } = readAtlas();
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(countries, edition) });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots() });
    },
  };
}
