/**
 * How long writing a report takes, beside the ranking it starts from and the review it ends with.
 *
 *   node bench/report/build.bench.ts
 */
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { profilePreferences } from '@global-fit/matching/preferences';
import { rankCountries } from '@global-fit/matching/rank';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { buildReport } from '@global-fit/report/build';
import { reviewReport } from '@global-fit/report/checks/review';
import type { TierId } from '@global-fit/report/model';

const WARM_UP = 12;
const RUNS = 60;
const LIMIT_MS = 50;

/** Milliseconds of one call: median and 95th percentile. */
function measure(run: (i: number) => unknown): { readonly median: number; readonly p95: number } {
  for (let i = 0; i < WARM_UP; i += 1) run(i);
  const times = Array.from({ length: RUNS }, (_, i) => {
    const start = performance.now();
    run(i);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return { median: times[RUNS >> 1] as number, p95: times[Math.floor(RUNS * 0.95)] as number };
}

const atlas = realAtlas();
const cases = PERSONAS.map(({ id, answers }) => {
  const preferences = profilePreferences(atlas, answers);
  return { id, answers, preferences, ranking: rankCountries(atlas, preferences) };
});
type Case = (typeof cases)[number];

function write({ id, answers, ranking }: Case, tier: TierId, additionalCountries: number) {
  return buildReport({
    atlas,
    ranking,
    answers,
    accountName: 'Robin Example',
    tier,
    chosenCountryCodes: [],
    additionalCountries,
    reportId: id,
    revision: 1,
    date: '2026-11-21',
    provider: { name: 'Global Fit', email: 'support@example.com', site: 'https://example.com' },
  });
}

const at = (i: number): Case => cases[i % cases.length] as Case;
const gold = cases.map((one) => write(one, 'gold', 2));

const rows = [
  [
    'ranking of all countries, with reasons (the floor)',
    measure((i) => rankCountries(atlas, at(i).preferences)),
    null,
  ],
  ['Bronze, three countries', measure((i) => write(at(i), 'bronze', 0)), LIMIT_MS],
  ['Silver, three countries', measure((i) => write(at(i), 'silver', 0)), LIMIT_MS],
  ['Gold, five countries', measure((i) => write(at(i), 'gold', 2)), LIMIT_MS],
  [
    'automatic review of a Gold report',
    measure((i) => reviewReport(gold[i % gold.length] as (typeof gold)[number], atlas, at(i).answers)),
    null,
  ],
] as const;

const floor = rows[0][1].median;
for (const [name, { median, p95 }, limit] of rows) {
  const verdict = limit === null ? '' : median < limit ? `  under ${limit} ms` : `  OVER ${limit} ms`;
  console.log(
    `${name.padEnd(52)} ${median.toFixed(1).padStart(7)} ms  p95 ${p95.toFixed(1).padStart(7)} ms  ${(median / floor).toFixed(1).padStart(6)} x ranking${verdict}`,
  );
}
