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
import { timeCalls } from '../latency.ts';

const WARM_UP = 12;
const RUNS = 60;
const LIMIT_MS = 50;

const measure = (run: (index: number) => unknown) => timeCalls(run, { warmUp: WARM_UP, runs: RUNS });

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

const floor = rows[0][1].p50;
for (const [name, { p50, p95 }, limit] of rows) {
  const verdict = limit === null ? '' : p50 < limit ? `  under ${limit} ms` : `  OVER ${limit} ms`;
  console.log(
    `${name.padEnd(52)} ${p50.toFixed(1).padStart(7)} ms  p95 ${p95.toFixed(1).padStart(7)} ms  ${(p50 / floor).toFixed(1).padStart(6)} x ranking${verdict}`,
  );
}
