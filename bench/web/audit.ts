import lighthouse, { type Result } from 'lighthouse';
import { median } from '../latency.ts';

/** A measurement of a page: scores from 0 to 100, times in milliseconds. */
export interface Measurement {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly cls: number;
  readonly blocking: number;
  readonly transferred: number;
  /** Audits that cost points, worst first. */
  readonly faults: readonly string[];
}

const GROUPS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FULL = 0.995;

function score(report: Result, group: (typeof GROUPS)[number]): number {
  return Math.round((report.categories[group]?.score ?? 0) * 100);
}

const value = (report: Result, audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;

function faults(report: Result): string[] {
  const costly = GROUPS.flatMap((group) => report.categories[group]?.auditRefs ?? []).filter(
    ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < FULL,
  );
  return costly
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => `${id} ${report.audits[id]?.displayValue ?? ''}`.trim());
}

const TRIES = 3;

/** Repeats a load that the browser failed to record, which happens on a busy machine. */
async function load(url: string, port: number): Promise<Result> {
  let message = 'no result';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...GROUPS],
    });
    if (outcome && !outcome.lhr.runtimeError) return outcome.lhr;
    message = outcome?.lhr.runtimeError?.message ?? message;
  }
  throw new Error(`${url}: ${message}`);
}

/** Loads a page once as Lighthouse's default phone: simulated throttling, empty cache. */
export async function audit(url: string, port: number): Promise<{ measured: Measurement; report: Result }> {
  const report = await load(url, port);
  const measured = {
    performance: score(report, 'performance'),
    accessibility: score(report, 'accessibility'),
    bestPractices: score(report, 'best-practices'),
    seo: score(report, 'seo'),
    lcp: value(report, 'largest-contentful-paint'),
    cls: value(report, 'cumulative-layout-shift'),
    blocking: value(report, 'total-blocking-time'),
    transferred: value(report, 'total-byte-weight'),
    faults: faults(report),
  };
  return { measured, report };
}

const KEYS = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'lcp',
  'cls',
  'blocking',
  'transferred',
] as const;

/** The median of each figure, with the audits of the run of median performance. */
export function medianOf(runs: readonly Measurement[]): Measurement {
  const middle = runs.toSorted((a, b) => a.performance - b.performance)[runs.length >> 1];
  if (!middle) throw new Error('There is no run to take the median of.');
  const figures = KEYS.map((key) => {
    return [key, median(runs.map((run) => run[key]))] as const;
  });
  return { ...middle, ...(Object.fromEntries(figures) as Pick<Measurement, (typeof KEYS)[number]>) };
}
