import type { FactColumn } from '@global-fit/atlas/content';
import type { Country } from '@global-fit/atlas/model';
import { columnOf } from './columns.ts';

type Cells = FactColumn['values'];

/** Turns the values of an indicator into marks from 0 to 100 by country; null where the fact is missing. */
type Reading = (cells: Cells) => readonly (number | null)[];

/** Percentile rank, 0 to 100: the share of other countries with a lower value, ties counted half. */
const rising: Reading = (cells) => {
  const all = cells.filter((cell) => typeof cell === 'number');
  const most = Math.max(1, all.length - 1);
  return cells.map((cell) => {
    if (typeof cell !== 'number') return null;
    const lower = all.filter((other) => other < cell).length;
    const equal = all.filter((other) => other === cell).length;
    return (100 * (lower + (equal - 1) / 2)) / most;
  });
};

const falling: Reading = (cells) => rising(cells).map((share) => (share === null ? null : 100 - share));

const times =
  (factor: number): Reading =>
  (cells) =>
    cells.map((cell) => (typeof cell === 'number' ? Math.min(100, factor * cell) : null));

const byWord =
  (words: Readonly<Record<string, number>>): Reading =>
  (cells) =>
    cells.map((cell) => (typeof cell === 'string' ? (words[cell] ?? null) : null));

/**
 * What follows where a part is not known, apart from the mark in the fact: without a part that is `needed` there is no
 * index; without one that `caps`, the others alone make one, of `CAP` at most.
 */
type IfMissing = 'needed' | 'caps';

type Part = readonly [indicatorId: string, weight: number, reading: Reading, ifMissing?: IfMissing];

/** What is known without the part says too little to put a country among those that are known to be good. */
const CAP = 40;

/**
 * The indices by which the quiz rates countries, from 0 to 100. They are computed from the facts as compiled, so that
 * corrections and removed figures affect them as they affect the report.
 */
export const WORLD_INDICES: Readonly<Record<string, readonly Part[]>> = {
  // Outcomes and costs for patients as well as resources: by doctors and money alone, rich countries would always
  // lead.
  healthcare_index: [
    ['uhc_index', 2, rising],
    ['life_expectancy', 1, rising],
    ['infant_mortality', 1, falling],
    ['physicians_density', 0.5, rising],
    ['nurses_midwives', 0.5, rising],
    ['health_spending_per_capita', 0.5, rising],
    ['out_of_pocket_health', 0.5, falling],
  ],
  education_index: [
    ['expected_schooling', 1, rising],
    ['mean_schooling', 1, rising],
    ['learning_adjusted_schooling', 1, rising],
    ['tertiary_enrolment', 0.5, rising],
  ],
  safety_index: [
    ['homicide_rate', 1, falling, 'needed'],
    ['political_stability', 1, rising],
    ['road_deaths', 0.5, falling],
  ],
  immigration_friendliness_index: [
    ['migrant_stock_share', 1, rising, 'needed'],
    ['dual_citizenship', 1, byWord({ yes: 100, limited: 50, no: 0 })],
    ['naturalisation_years', 1, falling, 'needed'],
  ],
  // Permits to live there count as much as visits: people who move need more than an easy border. Where our records
  // hold no such permit, there may be one.
  visa_process_ease_index: [
    ['permits_without_employer', 2, times(25), 'caps'],
    ['visa_openness_no_prior_visa', 1, times(100 / 198)],
    ['visa_openness_online', 1, times(100 / 198)],
  ],
  job_market_strength_index: [
    ['unemployment_rate', 1, falling],
    ['employment_ratio', 1, rising],
    ['salaried_workers', 1, rising],
    ['labour_productivity', 1, rising],
    ['youth_unemployment', 0.5, falling],
  ],
  cultural_diversity_index: [
    ['ethnic_fractionalisation', 2, times(100)],
    ['linguistic_fractionalisation', 1, times(100)],
    ['religious_fractionalisation', 1, times(100)],
    ['migrant_stock_share', 1, times(2)],
  ],
  political_stability_index: [['political_stability', 1, rising]],
};

/** The share of an index's weight that has to be known. */
const LEAST_KNOWN = 2 / 3;
const DECIMALS = 1000;

/** The index of one country, with the latest year of its parts; null where too little is known. */
interface Reckoned {
  readonly value: number;
  readonly year: number | null;
  readonly known: number;
}

function reckon(
  parts: readonly {
    readonly weight: number;
    readonly share: number | null;
    readonly year: number | null;
    readonly ifMissing: IfMissing | undefined;
  }[],
): Reckoned | null {
  const lacks = (what: IfMissing): boolean =>
    parts.some(({ share, ifMissing }) => ifMissing === what && share === null);
  if (lacks('needed')) return null;
  const isCapped = lacks('caps');
  const known = parts.filter(({ share }) => share !== null);
  const weighs = (some: typeof parts): number => some.reduce((sum, { weight }) => sum + weight, 0);
  if (known.length === 0 || (!isCapped && weighs(known) < LEAST_KNOWN * weighs(parts))) return null;
  const sum = known.reduce((total, { weight, share }) => total + weight * (share ?? 0), 0);
  const years = known.flatMap(({ year }) => year ?? []);
  return {
    value: Math.round(DECIMALS * Math.min(isCapped ? CAP : 100, sum / weighs(known))) / DECIMALS,
    year: years.length > 0 ? Math.max(...years) : null,
    known: known.length,
  };
}

/**
 * Computes our indices. `columns` are aligned with `ids` and `countries`. A country with missing parts says so in its
 * note.
 */
export function withWorldIndices(
  columns: readonly FactColumn[],
  ids: readonly string[],
  countries: readonly Pick<Country, 'iso3'>[],
): readonly FactColumn[] {
  return columns.map((column, i): FactColumn => {
    const parts = WORLD_INDICES[ids[i] ?? ''];
    if (!parts) return column;
    const read = parts.map(([id, weight, reading, ifMissing]) => {
      const from = columnOf(columns, ids, id);
      return { weight, ifMissing, shares: reading(from?.values ?? []), years: from?.years ?? [] };
    });
    const reckoned = countries.map((_, row) =>
      reckon(
        read.map(({ weight, ifMissing, shares, years }) => ({
          weight,
          ifMissing,
          share: shares[row] ?? null,
          year: years[row] ?? null,
        })),
      ),
    );
    const partly = countries.flatMap(({ iso3 }, row) => {
      const known = reckoned[row]?.known ?? parts.length;
      if (known === parts.length) return [];
      return [[iso3, { quality: 'proxy' as const, note: `${known} of its ${parts.length} parts are known` }]];
    });
    return {
      values: reckoned.map((one) => one?.value ?? null),
      years: reckoned.map((one) => one?.year ?? null),
      marks: Object.fromEntries(partly),
    };
  });
}
