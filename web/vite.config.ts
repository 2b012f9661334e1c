import process from 'node:process';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './build-tools/chunkGroups.ts';
import { dataFilesPlugin } from './build-tools/dataFiles.ts';
import { drawingsPlugin } from './build-tools/drawings.ts';
import { keepPagePlugin } from './build-tools/keepPage.ts';
import { markdownFilesPlugin } from './build-tools/markdownFiles.ts';
import { oneLanguagePlugin } from './build-tools/oneLanguage.ts';
import { pageListPlugin } from './build-tools/pageList.ts';
import { sitemapPlugin } from './build-tools/sitemap.ts';
import { tokensPlugin } from './build-tools/tokenStyles.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';

/** Patterns, not prefixes: `/api` alone would also match our own sources in `web/api`. */
const proxied = [
  '^/api/v1(/|$)',
  '^/(demographics|f|p|sandbox|social)/',
  '^/(capitals\\.geojson|healthz|readyz)$',
];

export default defineConfig({
  plugins: [
    tokensPlugin(),
    drawingsPlugin(),
    dataFilesPlugin(),
    markdownFilesPlugin(),
    pageListPlugin(),
    sitemapPlugin(),
    keepPagePlugin(),
    oneLanguagePlugin(),
    tailwindcss(),
    reactRouter(),
  ],
  // Outside this folder, because React Router watches all of it and reloads its config for every new file.
  cacheDir: '../node_modules/.cache/vite',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      // A country's own page needs its view immediately; the guide loads the same view when a country is chosen.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
    },
  },
  server: {
    proxy: Object.fromEntries(proxied.map((pattern) => [pattern, { target: api }])),
    watch: { ignored: ['**/web/build/**'] },
  },
});
