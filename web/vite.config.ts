import process from 'node:process';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { pageListPlugin } from './build-tools/pageList.ts';
import { tokensPlugin } from './build-tools/tokenStyles.ts';
import { worldMapPlugin } from './build-tools/worldMap.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001';
const proxied = ['/api', '/demographics', '/f', '/capitals.geojson', '/healthz', '/readyz', '/sandbox'];

export default defineConfig({
  plugins: [tokensPlugin(), worldMapPlugin(), pageListPlugin(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: api }])) },
});
