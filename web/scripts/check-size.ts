/**
 * Fails where a page, or the script it needs at first, exceeds its budget (brotli). Reads the manifest of the last
 * build and counts the manifest, entry, root and route with their static imports; lazily loaded code does not count.
 * Representative pages are weighed. Also fails where any script contains the schema library: it is larger than most
 * forms, and uses `eval`, which the pages' security policy forbids.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';

const client = path.resolve(import.meta.dirname, '../build/client');
const kilobyte = 1000;
const contentBudget = 130 * kilobyte;
const wizardBudget = 200 * kilobyte;
/** With the styles that a page uses, since text is painted once these have loaded. */
const pageBudgets: Readonly<Record<string, number>> = {
  '/index.html': 20.3 * kilobyte,
  '/about/index.html': 10.6 * kilobyte,
  '/resources/index.html': 10.5 * kilobyte,
  '/resources/free-survey/index.html': 10.5 * kilobyte,
  '/resources/country-guide/index.html': 18.5 * kilobyte,
  '/resources/country-guide/portugal/index.html': 25 * kilobyte,
  '/onboarding/index.html': 9.2 * kilobyte,
  '/__spa-fallback.html': 8.1 * kilobyte,
};

interface Chunk {
  readonly module: string;
  readonly imports?: readonly string[];
}
interface Manifest {
  readonly entry: Chunk;
  readonly routes: Readonly<Record<string, Chunk & { readonly id: string; readonly path?: string }>>;
}

const manifestUrl = ((): string => {
  const assets = path.join(client, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('No build to measure: run the web build first.');
  return `/assets/${name}`;
})();

function readManifest(): Manifest {
  const script = readFileSync(path.join(client, manifestUrl), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest;
}

const sizes = new Map<string, number>();
function brotli(url: string): number {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(path.join(client, url))).length;
  sizes.set(url, size);
  return size;
}

const { entry, routes } = readManifest();
const root = routes['root']!;
let failed = false;
function weigh(name: string, size: number, budget: number): void {
  const over = size > budget;
  failed ||= over;
  const figures = `${(size / kilobyte).toFixed(2).padStart(6)} of ${budget / kilobyte} KB`;
  console.log(`${over ? 'OVER ' : 'ok   '}${figures}  ${name}`);
}

for (const route of Object.values(routes)) {
  if (route === root) continue;
  const chunks = [entry, root, route].flatMap((chunk) => [chunk.module, ...(chunk.imports ?? [])]);
  const files = new Set([manifestUrl, ...chunks]);
  const size = [...files].reduce((sum, file) => sum + brotli(file), 0);
  weigh(route.id, size, route.id === 'routes/onboarding' ? wizardBudget : contentBudget);
}
for (const [page, budget] of Object.entries(pageBudgets)) weigh(page, brotli(page), budget);
if (failed) {
  console.error('A page, or the script it needs at first, is larger than its budget allows.');
  process.exitCode = 1;
}

const scripts = readdirSync(path.join(client, 'assets')).filter((file) => file.endsWith('.js'));
const withSchemas = scripts.filter((file) =>
  readFileSync(path.join(client, 'assets', file), 'utf8').includes('_zod'),
);
if (withSchemas.length > 0) {
  console.error(`Schemas are for the server; import a plain rule instead: ${withSchemas.join(', ')}`);
  process.exitCode = 1;
}
