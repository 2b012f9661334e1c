import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import { countryPattern } from '../paths.ts';
import routes from '../routes.ts';

function patternsOf(entries: readonly RouteConfigEntry[], base: string): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? base : `${base}/${entry.path.replace(/^\//, '')}`;
    const own = entry.path === undefined && !entry.index ? [] : [path || '/'];
    return [...own, ...patternsOf(entry.children ?? [], path)];
  });
}

/** Every country has a file: an address of this pattern without one is not a page. */
const filesOnly: readonly string[] = [countryPattern];

/** Writes `pages.json` beside the pages, with the patterns of all addresses, for the server. */
export function pageListPlugin(): Plugin {
  return {
    name: 'page-list',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const known = patternsOf(routes, '').filter(
        (pattern) => !pattern.includes('*') && !filesOnly.includes(pattern),
      );
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify([...new Set(known)]) });
    },
  };
}
