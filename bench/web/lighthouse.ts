/**
 * Lighthouse, lab throttled mobile, over every public template of the running product: the median of `--runs`
 * (5) loads with an empty cache. `--only /about` measures one page, `--origin` a product that already runs, and
 * `--save folder` keeps each last report. Ends with 1 where a page misses an aim.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startProduct } from '../../e2e/demo/runningProduct.ts';
import { audit, type Measurement, medianOf } from './audit.ts';
import { startChromium } from './chromium.ts';

const TEMPLATES = [
  '/',
  '/about',
  '/support',
  '/resources',
  '/resources/free-survey',
  '/resources/country-guide',
  '/resources/country-guide/portugal',
  '/resources/sample-report',
  '/resources/relocation-timeline',
  '/resources/library',
  '/resources/health-insurance-guide',
  '/legal/privacy-policy',
  '/onboarding',
];
/** Personal pages ask search engines to stay away, which Lighthouse counts as a fault. */
const NOT_INDEXED = ['/onboarding'];
const AIMS = { performance: 98, others: 100, lcp: 1500, cls: 0.02 };

function misses(page: string, { performance, lcp, cls, ...run }: Measurement): string[] {
  const others = [run.accessibility, run.bestPractices, ...(NOT_INDEXED.includes(page) ? [] : [run.seo])];
  return [
    ...(performance < AIMS.performance ? ['performance'] : []),
    ...(others.some((score) => score < AIMS.others) ? ['scores'] : []),
    ...(lcp < AIMS.lcp ? [] : ['LCP']),
    ...(cls < AIMS.cls ? [] : ['CLS']),
  ];
}

function row(page: string, run: Measurement): string {
  const cells = [
    run.performance,
    run.accessibility,
    run.bestPractices,
    run.seo,
    `${(run.lcp / 1000).toFixed(2)} s`,
    run.cls.toFixed(3),
    `${Math.round(run.blocking)} ms`,
    `${Math.round(run.transferred / 1000)} kB`,
  ];
  return `${page.padEnd(36)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    origin: { type: 'string' },
    save: { type: 'string' },
  },
});
const runs = Number(values.runs);
const dataDir = await mkdtemp(join(tmpdir(), 'global-fit-lighthouse-'));
const product = values.origin ? { origin: values.origin, stop: async () => {} } : await startProduct(dataDir);
const browser = await startChromium();
if (values.save) await mkdir(values.save, { recursive: true });

const HEAD = ['perf', 'access', 'best', 'SEO', 'LCP', 'CLS', 'blocking', 'sent'];
console.log(`${''.padEnd(36)}${HEAD.map((word) => word.padStart(9)).join('')}`);
try {
  for (const page of values.only ?? TEMPLATES) {
    const measured: Measurement[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await audit(`${product.origin}${page}`, browser.port);
      measured.push(result.measured);
      const name = `${page.slice(1).replaceAll('/', '-') || 'home'}.json`;
      if (values.save) await writeFile(join(values.save, name), JSON.stringify(result.report));
    }
    const median = medianOf(measured);
    const missed = misses(page, median);
    console.log(`${row(page, median)}  ${missed.length > 0 ? `misses ${missed.join(', ')}` : 'ok'}`);
    for (const fault of median.faults) console.log(`    ${fault}`);
    if (missed.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.stop();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
